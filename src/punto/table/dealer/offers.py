"""Offers of card control (Midi): who is asked to take the cards of a side, and when the dealer turns them instead.

Whom the house offers them is said in `punto.house.control`. The patron takes them or cedes to the next largest; whoever
does not answer in time, or is not there, is passed over as if ceding. When all have passed, or nobody bet the side, the
dealer turns the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from punto.house.control import SideBet, offered_next, order_of_offers
from punto.rules.tableau import Side
from punto.table.event import Event
from punto.table.phases import Ownership, Phase
from punto.table.state import Control, DealerReason, State

PassReason = Literal["ceded", "not connected", "no answer"]
_SIDES: tuple[Side, ...] = ("player", "banker")


class ControlOffered(Event, frozen=True, kw_only=True):
    """A side's cards are offered to a seat."""

    side: Side
    seat: int
    until: int

    def change(self, state: State) -> State:
        """The seat has time to answer."""
        control = state.open_round.controls[self.side]
        offer = replace(control, owner=Ownership.OFFERED, seat=self.seat, until=self.until, queue=control.queue[1:])
        return _with_control(state, self.side, offer)


class ControlPassed(Event, frozen=True, kw_only=True):
    """A seat does not get a side's cards; the next largest bet is asked."""

    side: Side
    seat: int
    reason: PassReason

    def change(self, state: State) -> State:
        """The cards are nobody's again."""
        control = state.open_round.controls[self.side]
        queue = tuple(seat for seat in control.queue if seat != self.seat)
        passed = (*control.passed, self.seat)
        return _with_control(state, self.side, Control(owner=Ownership.OPEN, queue=queue, passed=passed))


class ControlAccepted(Event, frozen=True, kw_only=True):
    """A seat has a side's cards."""

    side: Side
    seat: int

    def change(self, state: State) -> State:
        """The seat turns them."""
        passed = state.open_round.controls[self.side].passed
        control = Control(owner=Ownership.PATRON, seat=self.seat, passed=passed)
        return _begin_exposing(_with_control(state, self.side, control), self.at)


class DealerTookControl(Event, frozen=True, kw_only=True):
    """The dealer turns a side's cards."""

    side: Side
    reason: DealerReason
    seat: int | None
    """Who had or was offered the cards, if anyone."""

    def change(self, state: State) -> State:
        """The dealer turns them."""
        passed = state.open_round.controls[self.side].passed
        control = Control(owner=Ownership.DEALER, passed=passed, reason=self.reason)
        return _begin_exposing(_with_control(state, self.side, control), self.at)


def queue_for(state: State, side: Side) -> tuple[int, ...]:
    """The seats that are asked for a side's cards, in order; nobody is in Mini."""
    bets = (
        SideBet(seat, amount, slip.since.get(side, slip.sequence))
        for seat, slip in state.open_round.slips.items()
        if (amount := state.on_side(slip.stakes, side))
    )
    return order_of_offers(state.house, bets)


def step_offers(state: State, at: int) -> tuple[Event, ...]:
    """What the dealer does while it is open who gets the cards."""
    for side in _SIDES:
        control = state.open_round.controls[side]
        if control.owner is Ownership.OPEN:
            return (_next_offer(state, side, control, at),)
        if control.owner is not Ownership.OFFERED or control.seat is None:
            continue
        if control.until is not None and at >= control.until:
            return (ControlPassed(at=at, side=side, seat=control.seat, reason="no answer"),)
        if (gone := gone_until(state, control)) is not None and at >= gone:
            return (ControlPassed(at=at, side=side, seat=control.seat, reason="not connected"),)
    return ()


def offers_end(state: State) -> Iterator[int | None]:
    """When the offers that are out end: by time, or because somebody is gone."""
    for control in state.open_round.controls.values():
        if control.owner is Ownership.OFFERED:
            yield from (control.until, gone_until(state, control))


def gone_until(state: State, control: Control) -> int | None:
    """Until when cards wait for a patron whose connection is gone; None while the patron is there."""
    seated = state.seats.get(control.seat) if control.seat is not None else None
    if seated is None or seated.connected:
        return None
    return (seated.gone_at or 0) + state.settings.gone_ms


def _next_offer(state: State, side: Side, control: Control, at: int) -> Event:
    asked = queue_for(state, side)
    seat = offered_next(state.house, asked, passed=len(asked) - len(control.queue))
    if seat is None:
        return DealerTookControl(at=at, side=side, reason=_why_dealer(state, asked), seat=None)
    if not state.seats[seat].connected:
        return ControlPassed(at=at, side=side, seat=seat, reason="not connected")
    return ControlOffered(at=at, side=side, seat=seat, until=at + state.offer_ms)


def _why_dealer(state: State, asked: tuple[int, ...]) -> DealerReason:
    if not asked:
        return "nobody bet this side"
    return "all ceded" if state.house.handling.ceding else "offer ran out"


def _with_control(state: State, side: Side, control: Control) -> State:
    return state.with_round(controls={**state.open_round.controls, side: control})


def _begin_exposing(state: State, at: int) -> State:
    """The cards are turned once it is known for both sides who turns them."""
    undecided = {Ownership.OPEN, Ownership.OFFERED}
    if any(control.owner in undecided for control in state.open_round.controls.values()):
        return state
    phase = Phase.EXPOSING if state.phase is Phase.CONTROL else state.phase
    return replace(state, phase=phase, next_at=at + state.pace.expose_ms)
