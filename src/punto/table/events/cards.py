"""What happened to the cards of a round."""

from __future__ import annotations

from dataclasses import dataclass

from punto.rules.cards import Card
from punto.rules.tableau import Side
from punto.table.events.base import DealerReason, Event, PassReason


@dataclass(frozen=True, kw_only=True)
class CardDealt(Event):
    """A card left the shoe."""

    place: int
    """Its place in the deal: 0 to 5."""
    side: Side
    card: Card
    face_up: bool


@dataclass(frozen=True, kw_only=True)
class ControlOffered(Event):
    """A side's cards are offered to a seat."""

    side: Side
    seat: int
    until: int


@dataclass(frozen=True, kw_only=True)
class ControlPassed(Event):
    """A seat does not get a side's cards; the next largest bet is asked."""

    side: Side
    seat: int
    reason: PassReason


@dataclass(frozen=True, kw_only=True)
class ControlAccepted(Event):
    """A seat has a side's cards."""

    side: Side
    seat: int


@dataclass(frozen=True, kw_only=True)
class DealerTookControl(Event):
    """The dealer turns a side's cards."""

    side: Side
    reason: DealerReason
    seat: int | None
    """Who had or was offered the cards, if anyone."""


@dataclass(frozen=True, kw_only=True)
class SqueezeStarted(Event):
    """Whoever has cards may look at them, and has to turn them until then."""

    until: int


@dataclass(frozen=True, kw_only=True)
class CardPeeled(Event):
    """The controller begins to look at a card."""

    place: int
    seat: int


@dataclass(frozen=True, kw_only=True)
class CardExposed(Event):
    """A card lies face up."""

    place: int
    seat: int | None
    """Who turned it; None is the dealer."""
