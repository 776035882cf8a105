"""What the events of patrons change: who sits where, connections, limits and reminders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from punto.table.events import (
    BoughtIn,
    CashedOut,
    Event,
    LeaveAnnounced,
    LimitsSet,
    PatronDisconnected,
    PatronLeft,
    PatronReconnected,
    PatronSeated,
    ReminderAcknowledged,
    SelfExcluded,
    SessionReminded,
)
from punto.table.state import Seated, State

_MINUTE = 60_000


def with_seat(state: State, seat: int, **changes: Any) -> State:
    """The state with some of a seat's values changed."""
    return replace(state, seats={**state.seats, seat: replace(state.seats[seat], **changes)})


def _seated(state: State, event: PatronSeated) -> State:
    minutes = event.limits.at(event.at).reminder_minutes
    patron = Seated(
        seat=event.seat,
        patron=event.patron,
        name=event.name,
        seated_at=event.at,
        limits=event.limits,
        excluded_until=event.excluded_until,
        day=state.settings.day_of(event.at),
        day_net=event.day_net,
        remind_at=None if minutes is None else event.at + minutes * _MINUTE,
        bot=event.bot,
    )
    seats = dict(sorted({**state.seats, event.seat: patron}.items()))
    return replace(state, seats=seats, book=state.book.open(state.accounts.patron(event.patron)))


def _bought_in(state: State, event: BoughtIn) -> State:
    return with_seat(state, event.seat, bought_in=state.seats[event.seat].bought_in + event.amount)


def _cashed_out(state: State, event: CashedOut) -> State:
    return with_seat(state, event.seat, bought_in=state.seats[event.seat].bought_in - event.amount)


def _leave_announced(state: State, event: LeaveAnnounced) -> State:
    return with_seat(state, event.seat, leaving=event.reason)


def _left(state: State, event: PatronLeft) -> State:
    seats = {seat: each for seat, each in state.seats.items() if seat != event.seat}
    current = state.current
    if current is not None:
        # What counts by the seat (slips sent, the cut) stays: getting up and sitting down again renews nothing.
        slips = {seat: slip for seat, slip in current.slips.items() if seat != event.seat}
        current = replace(current, slips=slips, ready=current.ready - {event.seat})
    book = state.book.close(state.accounts.patron(event.patron))
    return replace(state, seats=seats, current=current, book=book)


def _disconnected(state: State, event: PatronDisconnected) -> State:
    return with_seat(state, event.seat, connected=False, held_until=event.held_until)


def _reconnected(state: State, event: PatronReconnected) -> State:
    return with_seat(state, event.seat, connected=True, held_until=None)


def _limits_set(state: State, event: LimitsSet) -> State:
    before = event.before.at(event.at).reminder_minutes
    minutes = event.after.at(event.at).reminder_minutes
    if minutes == before:
        return with_seat(state, event.seat, limits=event.after)
    remind_at = None if minutes is None else event.at + minutes * _MINUTE
    return with_seat(state, event.seat, limits=event.after, remind_at=remind_at)


def _excluded(state: State, event: SelfExcluded) -> State:
    return with_seat(state, event.seat, excluded_until=event.until)


def _reminded(state: State, event: SessionReminded) -> State:
    minutes = state.seats[event.seat].limits.at(event.at).reminder_minutes
    remind_at = None if minutes is None else event.at + minutes * _MINUTE
    return with_seat(state, event.seat, reminded_at=event.at, remind_at=remind_at)


def _acknowledged(state: State, event: ReminderAcknowledged) -> State:
    return with_seat(state, event.seat, reminded_at=None)


EVOLUTIONS: dict[type[Event], Callable[[State, Any], State]] = {
    PatronSeated: _seated,
    BoughtIn: _bought_in,
    CashedOut: _cashed_out,
    LeaveAnnounced: _leave_announced,
    PatronLeft: _left,
    PatronDisconnected: _disconnected,
    PatronReconnected: _reconnected,
    LimitsSet: _limits_set,
    SelfExcluded: _excluded,
    SessionReminded: _reminded,
    ReminderAcknowledged: _acknowledged,
}
