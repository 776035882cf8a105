"""Table settings: what an operator sets beside the house, the pace of the dealer and a few times in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PaceName = Literal["calm", "normal", "fast", "instant"]
"""The paces that an operator can choose."""

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

    @property
    def hurried(self) -> Pace:
        """The pace of a dealer who hurries: a card can still be seen as it comes."""
        return Pace(
            first_card_ms=min(self.first_card_ms, 250),
            card_ms=min(self.card_ms, 300),
            expose_ms=min(self.expose_ms, 200),
            third_ms=min(self.third_ms, 350),
            result_ms=min(self.result_ms, 400),
            pause_ms=1500 if self.pause_ms is None else min(self.pause_ms, 1500),
        )


NO_WAIT = Pace(first_card_ms=0, card_ms=0, expose_ms=0, third_ms=0, result_ms=0, pause_ms=0)
"""The pace of tests and bots: whatever can happen happens at once."""


@dataclass(frozen=True, kw_only=True, slots=True)
class IdleRules:
    """The idle timeout of a seat: seats are for those who play. A rule that is None is off.

    A bet counts when it stands at the close of betting, so that placing and taking back keeps no seat.
    """

    no_chips_ms: int | None = 2 * _MINUTE
    """How long somebody may sit without chips for the least bet."""
    rounds: int | None = 8
    """How many rounds in a row somebody may sit out while the seat is wanted: none is free, or somebody waits."""
    wanted_ms: int | None = 5 * _MINUTE
    """How long somebody may sit without a bet while the seat is wanted; never less than two betting windows."""
    unwanted_ms: int | None = 30 * _MINUTE
    """The same while other seats are free and nobody waits."""
    notice_ms: int = _MINUTE
    """How long before the seat goes back its patron is warned."""

    def newest(self, at: int) -> int:
        """Whoever played later than at this moment cannot be idle by the clock."""
        times = [each for each in (self.no_chips_ms, self.wanted_ms, self.unwanted_ms) if each is not None]
        return at - min(times) if times else -1


@dataclass(frozen=True, kw_only=True, slots=True)
class Settings:
    """The settings of one table."""

    pace: Pace = Pace()
    cut_ms: int = 8 * _SECOND
    """How long patrons may cut a new shoe; 0: nobody is asked."""
    offer_ms: int | None = None
    """How long an offer of the cards stands; None: as the house says."""
    gone_ms: int = 6 * _SECOND
    """How long the cards wait for a patron without connection before the next is asked, or the dealer turns them."""
    seat_held_ms: int = 3 * _MINUTE
    """How long the seat of a patron without connection is held."""
    idle: IdleRules | None = IdleRules()
    """When the seat of somebody who does not play goes back; None: never."""
    first_in_line_ms: int = 30 * _SECOND
    """How long a free seat is held for the first on the waiting list."""
    waiting_most: int = 20
    """How many may stand on the waiting list."""
    raise_after_ms: int = _DAY
    """How long a patron's wish for a looser limit has to wait."""
    day_begins_ms: int = 0
    """When a day begins, after midnight UTC: losses are counted by day."""
    slips_per_round: int = 60
    """How often a patron may change the slip of one betting window, so that a round stays small whatever a client does.
    Taking it back is such a change too, and is always permitted."""

    def day_of(self, at: int) -> int:
        """The number of the day in which a moment lies."""
        return (at - self.day_begins_ms) // _DAY
