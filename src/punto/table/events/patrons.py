"""What patrons did about their seats, chips, connections and limits."""

from __future__ import annotations

from dataclasses import dataclass

from punto.table.events.base import Event, LeaveReason, MoneyEvent
from punto.table.limits import LimitPlan


@dataclass(frozen=True, kw_only=True)
class PatronSeated(Event):
    """A patron sat down."""

    seat: int
    patron: str
    name: str
    limits: LimitPlan
    excluded_until: int | None
    day_net: int
    bot: bool = False
    """Whether the server plays for this patron."""


@dataclass(frozen=True, kw_only=True)
class BoughtIn(MoneyEvent):
    """A patron bought chips."""

    seat: int
    patron: str
    amount: int


@dataclass(frozen=True, kw_only=True)
class CashedOut(MoneyEvent):
    """A patron gave chips back and stayed."""

    seat: int
    patron: str
    amount: int


@dataclass(frozen=True, kw_only=True)
class LeaveAnnounced(Event):
    """A patron will leave when the round is over, because there is a stake in play."""

    seat: int
    patron: str
    reason: LeaveReason


@dataclass(frozen=True, kw_only=True)
class PatronLeft(MoneyEvent):
    """A patron left: owed commission was collected, the rest cashed out, and the seat is free."""

    seat: int
    patron: str
    reason: LeaveReason
    commission: int
    cashed_out: int
    limits: LimitPlan
    day_net: int
    """What the day has brought so far, for the store to keep."""


@dataclass(frozen=True, kw_only=True)
class PatronDisconnected(Event):
    """A patron's connection is gone; the seat is held."""

    seat: int
    patron: str
    held_until: int


@dataclass(frozen=True, kw_only=True)
class PatronReconnected(Event):
    """A patron is back."""

    seat: int
    patron: str


@dataclass(frozen=True, kw_only=True)
class LimitsSet(Event):
    """A patron's own limits changed, or will."""

    seat: int
    patron: str
    before: LimitPlan
    after: LimitPlan


@dataclass(frozen=True, kw_only=True)
class SelfExcluded(Event):
    """A patron is kept from playing until then, by their own wish."""

    seat: int
    patron: str
    until: int


@dataclass(frozen=True, kw_only=True)
class SessionReminded(Event):
    """A patron is reminded of the time spent and of the result so far."""

    seat: int
    patron: str
    minutes: int
    session_net: int


@dataclass(frozen=True, kw_only=True)
class ReminderAcknowledged(Event):
    """The patron has seen the reminder."""

    seat: int
    patron: str
