"""What an operator sets for a table beside its house: the pace of the dealer and a few times. All in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass

_SECOND = 1000
_MINUTE = 60 * _SECOND
_DAY = 24 * 60 * _MINUTE


@dataclass(frozen=True, kw_only=True, slots=True)
class Pace:
    """How long the dealer takes, so that a page can show each step; a Mini round stays under nine seconds."""

    first_card_ms: int = 700
    """From "no more bets" to the first card."""
    card_ms: int = 800
    """From one card to the next."""
    expose_ms: int = 500
    """From one card turned by the dealer to the next."""
    third_ms: int = 800
    """Before a third card."""
    result_ms: int = 900
    """From the last card face up to the payout."""
    pause_ms: int | None = None
    """From the payout to the next round; None: as the house says."""


NO_WAIT = Pace(first_card_ms=0, card_ms=0, expose_ms=0, third_ms=0, result_ms=0, pause_ms=0)
"""The pace of tests and bots: whatever can happen happens at once."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Settings:
    """The settings of one table."""

    pace: Pace = Pace()
    cut_ms: int = 8 * _SECOND
    """How long patrons may cut a new shoe; 0: nobody is asked."""
    offer_ms: int = 10 * _SECOND
    """How long an offer of the cards stands."""
    seat_held_ms: int = 3 * _MINUTE
    """How long the seat of a patron without connection is held."""
    raise_after_ms: int = _DAY
    """How long a patron's wish for a looser limit has to wait."""
    day_begins_ms: int = 0
    """When a day begins, after midnight UTC: losses are counted by day."""
    slips_per_round: int = 200
    """How many slips a seat may send in one round, so that a round stays small whatever a client does."""

    def day_of(self, at: int) -> int:
        """The number of the day in which a moment lies."""
        return (at - self.day_begins_ms) // _DAY
