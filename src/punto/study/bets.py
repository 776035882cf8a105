"""Which bets a study takes (those on points, and those on pairs alone), and what removing a card does to a bet."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from punto.exact.effects import effects_of_removal
from punto.pricing.prices import StakePolicy
from punto.program.points import asks_for_pairs, is_points_bet
from punto.rules.bets import Bet
from punto.rules.composition import Composition
from punto.rules.facts import hand_facts_needed
from punto.rules.shoe import ShoeRules
from punto.study.earnings import COUNTED


def studied_on(bet: Bet) -> Literal["points", "pairs"] | None:
    """What the bet looks at; None when it looks further than points or pairs alone, and is not studied."""
    if not is_points_bet(bet):
        return None
    if not asks_for_pairs(bet):
        return "points"
    only_pairs = all(set(keys) <= {"pair"} for fact in bet.facts for keys in hand_facts_needed(fact).values())
    return "pairs" if only_pairs else None


def effects_on(bet: Bet, shoe: ShoeRules, stakes: StakePolicy) -> tuple[Fraction, ...]:
    """The effects of removal from a full shoe, in the order of the tags."""
    effects = effects_of_removal([bet], Composition.of_decks(shoe.decks), stakes)[bet.key]
    return tuple(effects[rank] for rank in COUNTED)
