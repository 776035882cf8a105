"""How a round ended."""

from __future__ import annotations

from dataclasses import dataclass

from punto.rules.rounds import Winner
from punto.rules.settlement import Outcome
from punto.rules.text import Text
from punto.table.events.base import MoneyEvent
from punto.table.phases import Phase


@dataclass(frozen=True, kw_only=True)
class BetSettled:
    """What became of one bet, with the reason in words. All amounts are minor units."""

    seat: int
    patron: str
    bet: str
    stake: int
    result: Outcome
    row: Text | None
    """The line of the pay table that matched."""
    pays: str | None
    winnings: int
    commission: int
    commission_owed: bool
    returned: int
    net: int
    explanation: Text


@dataclass(frozen=True, kw_only=True)
class RoundSettled(MoneyEvent):
    """A round is over and every bet is paid or taken."""

    shoe: int
    number: int
    cards: str
    """The round in notation."""
    winner: Winner
    bets: tuple[BetSettled, ...]


@dataclass(frozen=True, kw_only=True)
class RoundVoided(MoneyEvent):
    """A round is void and every stake went back."""

    shoe: int
    number: int
    by: str | None
    """The operator; None when the table itself could not go on."""
    reason: Text
    before: Phase
    """How far the round was."""
    end_shoe: bool
    out_of_cards: bool
