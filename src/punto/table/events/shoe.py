"""What happened to the shoe."""

from __future__ import annotations

from dataclasses import dataclass

from punto.rules.cards import Card
from punto.table.events.base import Event, MoneyEvent, ShoeEnd


@dataclass(frozen=True, kw_only=True)
class ShoeCommitted(Event):
    """A new shoe: its seed is fixed and its commitment shown. The seed itself stays secret until the shoe ends."""

    shoe: int
    commitment: str
    seed: bytes
    cut_until: int | None
    """Until when patrons may cut; None when nobody is there to ask."""


@dataclass(frozen=True, kw_only=True)
class CutDeclined(Event):
    """A patron does not want to cut."""

    seat: int
    patron: str


@dataclass(frozen=True, kw_only=True)
class ShoeCut(Event):
    """A patron's bytes are mixed into the order."""

    seat: int
    patron: str
    entropy: bytes


@dataclass(frozen=True, kw_only=True)
class ShoeBurned(Event):
    """The order is fixed and the first cards are burned."""

    shoe: int
    cut: bytes
    """All cuts in one."""
    burned: int
    shown: Card | None
    """The first burned card, if it was shown because it decides how many follow."""


@dataclass(frozen=True, kw_only=True)
class ShoeClosed(Event):
    """No further round comes from this shoe."""

    shoe: int
    reason: ShoeEnd
    cards_left: int


@dataclass(frozen=True, kw_only=True)
class CommissionCollected(MoneyEvent):
    """The commission that patrons owed was collected."""

    collected: tuple[tuple[int, int], ...]
    """Seats and amounts."""


@dataclass(frozen=True, kw_only=True)
class ShoeRevealed(Event):
    """The seed is shown, so that anyone can recompute the order."""

    shoe: int
    seed: bytes
    cut: bytes
