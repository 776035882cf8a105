"""Effects of removal: what taking one card out of the shoe does to each bet, from which a count can be designed."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from punto.exact.odds import odds_of_bets
from punto.program.price import Stakes
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, Card
from punto.rules.composition import Composition

Effects = dict[str, dict[str, Fraction]]
"""By bet and rank: the change of the bet's expectation when one card of the rank is gone."""


def effects_of_removal(bets: Sequence[Bet], composition: Composition, stakes: Stakes) -> Effects:
    """The effects of removing one card of each rank that the shoe holds.

    For a bet that looks at suits the effect of a rank is the mean over its cards. Weighted by the number of cards of
    each rank, the effects on a bet sum to exactly zero: a card taken at random tells nothing.
    """
    before = {each.bet.key: each.ev for each in odds_of_bets(bets, composition, stakes)}
    effects: Effects = {bet.key: {} for bet in bets}
    for suited in (False, True):
        group = [bet for bet in bets if bet.looks_at_suits == suited]
        for rank in RANKS if group else ():
            for key, after in _mean_after(group, composition, rank, stakes, suited=suited).items():
                effects[key][rank] = after - before[key]
    return effects


def _mean_after(
    bets: Sequence[Bet], composition: Composition, rank: str, stakes: Stakes, *, suited: bool
) -> dict[str, Fraction]:
    """The expectations after one card of the rank is gone; none when the shoe holds no such card."""
    held = {card: count for card, count in composition.items if card.rank == rank}
    removals = held if suited else {Card(rank): sum(held.values())} if held else {}
    sums = {bet.key: Fraction(0) for bet in bets} if removals else {}
    for card, count in removals.items():
        for each in odds_of_bets(bets, composition.without([card]), stakes):
            sums[each.bet.key] += each.ev * Fraction(count, sum(removals.values()))
    return sums
