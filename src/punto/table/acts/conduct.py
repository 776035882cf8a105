"""Responsible play: a patron's own limits, self-exclusion, and the reminder of the time."""

from __future__ import annotations

from typing import ClassVar

from punto.table.acts.seating import leave_when_possible
from punto.table.command import SeatedCommand
from punto.table.event import Event
from punto.table.limits import LimitPlan, PatronLimits
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State

_MINUTE = 60_000


class LimitsSet(Event, frozen=True, kw_only=True):
    """A patron's own limits changed, or will."""

    seat: int
    patron: str
    before: LimitPlan
    after: LimitPlan

    def change(self, state: State) -> State:
        """A new time for the reminder starts it anew."""
        before = self.before.at(self.at).reminder_minutes
        minutes = self.after.at(self.at).reminder_minutes
        if minutes == before:
            return state.with_seat(self.seat, limits=self.after)
        remind_at = None if minutes is None else self.at + minutes * _MINUTE
        return state.with_seat(self.seat, limits=self.after, remind_at=remind_at)


class SelfExcluded(Event, frozen=True, kw_only=True):
    """A patron is kept from playing until then, by their own wish."""

    seat: int
    patron: str
    until: int

    def change(self, state: State) -> State:
        """It holds from now."""
        return state.with_seat(self.seat, excluded_until=self.until)


class SessionReminded(Event, frozen=True, kw_only=True):
    """A patron is reminded of the time spent and of the result so far."""

    seat: int
    patron: str
    minutes: int
    session_net: int

    def change(self, state: State) -> State:
        """The next reminder comes after the same time again."""
        minutes = state.seats[self.seat].limits.at(self.at).reminder_minutes
        remind_at = None if minutes is None else self.at + minutes * _MINUTE
        return state.with_seat(self.seat, reminded_at=self.at, remind_at=remind_at)


class ReminderAcknowledged(Event, frozen=True, kw_only=True):
    """The patron has seen the reminder."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """It need not be shown any more."""
        return state.with_seat(self.seat, reminded_at=None)


class SetLimits(SeatedCommand, frozen=True, kw_only=True):
    """Ask for these limits of one's own."""

    limits: PatronLimits

    guarded: ClassVar[bool] = True

    def fault(self, state: State) -> Refusal | None:
        """A limit of nothing would be another thing: an exclusion."""
        return None if self.limits.is_sound else refuse(Code.LIMIT_NOT_POSITIVE)

    def events(self, state: State) -> tuple[Event, ...]:
        """Stricter limits hold at once, looser ones later; asking for what holds changes nothing."""
        seated = self.seat_in(state)
        holding = seated.standing_as(state.standing).limits
        after = holding.changed(self.limits, at=self.at, raise_after_ms=state.settings.raise_after_ms)
        return _limits_set(seated, after, at=self.at)


class ExcludeSelf(SeatedCommand, frozen=True, kw_only=True):
    """Keep me from playing until then."""

    until: int

    guarded: ClassVar[bool] = True

    def fault(self, state: State) -> Refusal | None:
        """An exclusion can be made longer but not shorter."""
        known = self.seat_in(state).standing_as(state.standing)
        longest = max(self.at, known.excluded_until or 0)
        return refuse(Code.EXCLUSION_NOT_LONGER) if self.until <= longest else None

    def events(self, state: State) -> tuple[Event, ...]:
        """Whoever excludes themselves leaves as soon as no stake is in play."""
        return _excluded(state, self.seat_in(state), at=self.at, until=self.until)


class HeedStanding(SeatedCommand, frozen=True, kw_only=True):
    """Propagation of limits: what the patron set at another table, or an exclusion, holds here too; sent by the server.

    No bet waits for it, because every bet is decided with the standing itself. It is for what is shown and reminded
    of here, and for a patron who excluded themselves to leave.
    """

    offered: ClassVar[bool] = False
    guarded: ClassVar[bool] = True

    def events(self, state: State) -> tuple[Event, ...]:
        """What is not known here yet; nothing happens where it is so already."""
        seated = self.seat_in(state)
        known = seated.standing_as(state.standing)
        limits, until = _limits_set(seated, known.limits, at=self.at), known.excluded_until
        if until is None or until == seated.excluded_until or not known.is_excluded(self.at):
            return limits
        return *limits, *_excluded(state, seated, at=self.at, until=until, after=len(limits))


class AcknowledgeReminder(SeatedCommand, frozen=True, kw_only=True):
    """I have seen the reminder of the time."""

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """There must be one."""
        return refuse(Code.NO_REMINDER) if seated.reminded_at is None else None

    def events(self, state: State) -> tuple[Event, ...]:
        """It is seen."""
        seated = self.seat_in(state)
        return (ReminderAcknowledged(at=self.at, seat=seated.seat, patron=seated.patron),)


def _limits_set(seated: Seated, after: LimitPlan, *, at: int) -> tuple[Event, ...]:
    if after == seated.limits:
        return ()
    return (LimitsSet(at=at, seat=seated.seat, patron=seated.patron, before=seated.limits, after=after),)


def _excluded(state: State, seated: Seated, *, at: int, until: int, after: int = 0) -> tuple[Event, ...]:
    excluded = SelfExcluded(at=at, seat=seated.seat, patron=seated.patron, until=until)
    return excluded, *leave_when_possible(state, seated, at=at, reason="self-excluded", after=after + 1)


def reminders(state: State, at: int) -> tuple[Event, ...]:
    """The reminders that are due."""
    return tuple(
        SessionReminded(
            at=at,
            seat=each.seat,
            patron=each.patron,
            minutes=(at - each.seated_at) // _MINUTE,
            session_net=each.session_net,
        )
        for each in state.seats.values()
        if each.remind_at is not None and at >= each.remind_at
    )
