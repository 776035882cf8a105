"""The outcome of a bet in words: made when it is shown, because journal and ledger hold keys and numbers only."""

from __future__ import annotations

from dataclasses import dataclass, fields

from punto.house.model import House
from punto.rules.settlement import BetOutcome, SettledBet, explain
from punto.words import Text


@dataclass(frozen=True, kw_only=True, slots=True)
class ExplainedBet(BetOutcome):
    """What became of a bet, and why, in words."""

    row_name: Text | None
    """The line of the pay table that matched."""
    explanation: Text


def explained(house: House, outcome: BetOutcome, *, hand: Text | None = None) -> ExplainedBet:
    """An outcome under the house in which the bet was made; `hand` is what it calls the hand of the round."""
    settled = SettledBet.of(house.offer(outcome.bet).bet, outcome)
    return ExplainedBet(
        **{each.name: getattr(outcome, each.name) for each in fields(outcome)},
        row_name=settled.row.name if settled.row else None,
        explanation=explain(settled, house.currency, house.commission, hand=hand),
    )
