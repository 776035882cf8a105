"""The waiting list of a table: first come, first seated. A seat that gets free is held for the first for a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from punto.table.acts.seating import MOST_NAME, is_name
from punto.table.command import PatronCommand
from punto.table.event import Event
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import State, Waiting

UnlistReason = Literal["own wish", "not connected", "hold ran out", "table closed"]


class WaitingListJoined(Event, frozen=True, kw_only=True):
    """Somebody waits for a seat."""

    patron: str
    name: str

    def change(self, state: State) -> State:
        """They are the last in line."""
        return replace(state, waiting=(*state.waiting, Waiting(patron=self.patron, name=self.name)))


class SeatHeld(Event, frozen=True, kw_only=True):
    """A free seat is held for somebody on the waiting list."""

    patron: str
    until: int

    def change(self, state: State) -> State:
        """Nobody else can take it."""
        held = (replace(each, held_until=self.until) if each.patron == self.patron else each for each in state.waiting)
        return replace(state, waiting=tuple(held))


class WaitingListLeft(Event, frozen=True, kw_only=True):
    """Somebody waits no longer, and has no seat."""

    patron: str
    reason: UnlistReason

    def change(self, state: State) -> State:
        """The others move up."""
        return replace(state, waiting=tuple(each for each in state.waiting if each.patron != self.patron))


class JoinWaitingList(PatronCommand, frozen=True, kw_only=True):
    """Wait for a seat at a table where none is free."""

    name: str

    filled: ClassVar[frozenset[str]] = PatronCommand.filled | {"name"}

    @classmethod
    def barred(cls, state: State, patron: str, at: int) -> Refusal | None:
        """A table that stays open, where there is a list and no seat."""
        most = state.settings.waiting_most
        if state.closing_by is not None:
            return refuse(Code.TABLE_CLOSING)
        if (already := state.seated(patron)) is not None:
            return refuse(Code.ALREADY_SEATED, seat=already.seat)
        if state.waits(patron) is not None:
            return refuse(Code.ALREADY_WAITING)
        if state.seats_free:
            return refuse(Code.SEAT_FREE)
        return refuse(Code.WAITING_LIST_FULL, most=most) if len(state.waiting) >= most else None

    def fault(self, state: State) -> Refusal | None:
        """The name can be shown to others."""
        return None if is_name(self.name) else refuse(Code.NAME_OUT_OF_RANGE, most=MOST_NAME)

    def events(self, state: State) -> tuple[Event, ...]:
        """The last in line."""
        return (WaitingListJoined(at=self.at, patron=self.patron, name=self.name),)


class LeaveWaitingList(PatronCommand, frozen=True, kw_only=True):
    """Wait no longer."""

    gone: bool = False
    """Whether the server says so, because the patron is not connected any more."""

    filled: ClassVar[frozenset[str]] = PatronCommand.filled | {"gone"}

    @classmethod
    def barred(cls, state: State, patron: str, at: int) -> Refusal | None:
        """Only who waits."""
        return refuse(Code.NOT_WAITING) if state.waits(patron) is None else None

    def events(self, state: State) -> tuple[Event, ...]:
        """The others move up."""
        reason: UnlistReason = "not connected" if self.gone else "own wish"
        return (WaitingListLeft(at=self.at, patron=self.patron, reason=reason),)


def step_waiting(state: State, at: int) -> tuple[Event, ...]:
    """Free seats are held for the first in line; a hold that ran out goes to the next."""
    for each in state.waiting:
        if state.closing_by is not None:
            return (WaitingListLeft(at=at, patron=each.patron, reason="table closed"),)
        if each.held_until is not None and at >= each.held_until:
            return (WaitingListLeft(at=at, patron=each.patron, reason="hold ran out"),)
    first = next((each for each in state.waiting if each.held_until is None), None)
    if first is None or not state.seats_free:
        return ()
    return (SeatHeld(at=at, patron=first.patron, until=at + state.settings.first_in_line_ms),)


def deadlines_of_holds(state: State) -> Iterator[int]:
    """When holds run out."""
    return (each.held_until for each in state.waiting if each.held_until is not None)
