"""The patrons' pace: they may have the dealer hurry, and who is alone need not look at a result for its whole time."""

from __future__ import annotations

from msgspec.structs import replace

from punto.table.command import RoundCommand, SeatedCommand
from punto.table.event import Event
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State


class HurryWished(Event, frozen=True, kw_only=True):
    """A patron wants the dealer to hurry, or not any more."""

    seat: int
    patron: str
    fast: bool

    def change(self, state: State) -> State:
        """The dealer hurries when everybody who is there wants it: see `State.pace`."""
        return state.with_seat(self.seat, fast=self.fast)


class ResultSkipped(Event, frozen=True, kw_only=True):
    """The one patron who is there has seen the result."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """The next round, or the end of the shoe, is due."""
        return replace(state, next_at=self.at)


class HurryDealer(SeatedCommand, frozen=True, kw_only=True):
    """Have the dealer hurry, as far as nobody at the table wants to take their time."""

    fast: bool

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Only where the house lets its games be hurried."""
        return None if state.house.hurry else refuse(Code.HOUSE_FORBIDS)

    def events(self, state: State) -> tuple[Event, ...]:
        """Wanting what one wants already is nothing new."""
        seated = self.seat_in(state)
        if seated.fast == self.fast:
            return ()
        return (HurryWished(at=self.at, seat=seated.seat, patron=seated.patron, fast=self.fast),)


class SkipResult(RoundCommand, frozen=True, kw_only=True):
    """Go on to the next round: the result is seen."""

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Only for who is alone: in company somebody may still be looking."""
        if not state.house.hurry:
            return refuse(Code.HOUSE_FORBIDS)
        if state.phase is not Phase.SETTLED or state.next_at is None:
            return refuse(Code.NO_RESULT_TO_SKIP)
        return None if [each.seat for each in state.connected] == [seated.seat] else refuse(Code.NOT_ALONE)

    def events(self, state: State) -> tuple[Event, ...]:
        """The table goes on."""
        seated = self.seat_in(state)
        return (ResultSkipped(at=self.at, seat=seated.seat, patron=seated.patron),)
