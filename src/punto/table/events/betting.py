"""What happened while betting was open."""

from __future__ import annotations

from dataclasses import dataclass

from punto.table.events.base import CloseReason, Event, MoneyEvent, Stakes


@dataclass(frozen=True, kw_only=True)
class BettingOpened(Event):
    """Bets are taken for a round."""

    shoe: int
    number: int
    closes_at: int | None
    """None: nobody is there, so the clock does not run."""
    last: bool
    """Whether it is the last round of the shoe."""


@dataclass(frozen=True, kw_only=True)
class BettingExtended(Event):
    """The clock of the betting window starts anew, or stops, because nobody has bet."""

    closes_at: int | None


@dataclass(frozen=True, kw_only=True)
class SlipAccepted(MoneyEvent):
    """A whole slip was accepted; it replaces the seat's earlier one."""

    seat: int
    patron: str
    stakes: Stakes
    sequence: int
    """Its place among all slips of the round: the earlier wins a tie for the cards."""


@dataclass(frozen=True, kw_only=True)
class SlipWithdrawn(MoneyEvent):
    """A slip was taken back while betting was open."""

    seat: int
    patron: str


@dataclass(frozen=True, kw_only=True)
class PatronReady(Event):
    """A patron need not be waited for."""

    seat: int
    patron: str


@dataclass(frozen=True, kw_only=True)
class BettingClosed(Event):
    """No more bets. In Midi, the seats to whom each side's cards are offered, largest bet first."""

    reason: CloseReason
    player_queue: tuple[int, ...]
    banker_queue: tuple[int, ...]
