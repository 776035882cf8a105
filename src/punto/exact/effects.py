"""Effects of removal: what taking one card out of the shoe does to each bet, from which a count can be designed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from punto.exact.joint import Report, unheard
from punto.exact.odds_table import odds_of_bets
from punto.pricing.prices import StakePolicy
from punto.program.symmetry import interchangeable_cards
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, Card
from punto.rules.composition import Composition

Effects = dict[str, dict[str, Fraction]]
"""By bet and rank: the change of the bet's expectation when one card of the rank is gone."""


def effects_of_removal(
    bets: Sequence[Bet], composition: Composition, stakes: StakePolicy, *, report: Report = unheard
) -> Effects:
    """The effects of removing one card of each rank that the shoe holds.

    For a bet that looks at suits the effect of a rank is the mean over its cards. Weighted by the number of cards of
    each rank, the effects on a bet sum to exactly zero: a card taken at random tells nothing.
    """
    before = {each.bet.key: each.ev for each in odds_of_bets(bets, composition, stakes)}
    removals = list(_removals(bets, composition))
    sums = {bet.key: dict.fromkeys(RANKS, Fraction(0)) for bet in bets}
    for number, (group, removed, alike) in enumerate(removals):
        report(number, len(removals))
        for each in odds_of_bets(group, composition.without([removed]), stakes):
            for card, count in alike:
                sums[each.bet.key][card.rank] += count * (each.ev - before[each.bet.key])
    return {
        key: {rank: total / composition.count(rank) for rank, total in by_rank.items() if composition.count(rank)}
        for key, by_rank in sums.items()
    }


_Removal = tuple[Sequence[Bet], Card, list[tuple[Card, int]]]
"""Some bets, a card to take out, and all the cards, with their numbers, that it does the same to them as."""


def _removals(bets: Sequence[Bet], composition: Composition) -> Iterator[_Removal]:
    plain = [bet for bet in bets if not bet.looks_at_suits]
    for rank, count in zip(RANKS, composition.by_rank, strict=True) if plain else ():
        if count:
            yield plain, Card(rank), [(Card(rank), count)]
    for bet in bets:
        if bet.looks_at_suits:
            for cards in interchangeable_cards(bet, composition):
                yield [bet], cards[0], [(card, composition.counts[card]) for card in cards]
