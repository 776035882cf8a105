"""What the events of the shoe change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from punto.errors import BrokenJournal
from punto.fairness.commit import Cut, shoe_order
from punto.rules.shoe import Shoe
from punto.table.events import (
    CommissionCollected,
    CutDeclined,
    Event,
    ShoeBurned,
    ShoeClosed,
    ShoeCommitted,
    ShoeCut,
    ShoeRevealed,
)
from punto.table.phases import Phase, ShoePhase
from punto.table.state import CurrentShoe, State


def _shoe(state: State) -> CurrentShoe:
    if state.shoe is None:
        raise BrokenJournal(f"table {state.table!r} has no shoe at event {state.sequence + 1}")
    return state.shoe


def _committed(state: State, event: ShoeCommitted) -> State:
    shoe = CurrentShoe(
        number=event.shoe,
        phase=ShoePhase.COMMITTED,
        commitment=event.commitment,
        seed=event.seed,
        cut_until=event.cut_until,
    )
    return replace(state, phase=Phase.CUTTING, shoe=shoe, shoes=event.shoe, current=None, next_at=None)


def _cut_declined(state: State, event: CutDeclined) -> State:
    shoe = _shoe(state)
    return replace(state, shoe=replace(shoe, asked=shoe.asked | {event.seat}))


def _cut(state: State, event: ShoeCut) -> State:
    shoe = _shoe(state)
    cuts = (*shoe.cuts, Cut(who=cutter(event.seat), entropy=event.entropy))
    return replace(state, shoe=replace(shoe, phase=ShoePhase.CUT, cuts=cuts, asked=shoe.asked | {event.seat}))


def cutter(seat: int) -> str:
    """How the record of a shoe names who cut it: by the seat, because the record is for everybody."""
    return f"seat {seat}"


def _burned(state: State, event: ShoeBurned) -> State:
    shoe = _shoe(state)
    order = shoe_order(shoe.seed, event.cut, decks=state.house.shoe.decks)
    cards = Shoe.of(order, state.house.shoe)
    if cards.burned != event.burned:
        raise BrokenJournal(f"shoe {shoe.number} burns {cards.burned} cards, and the journal says {event.burned}")
    shoe = replace(shoe, phase=ShoePhase.BURNED, cut=event.cut, cards=cards, shown=event.shown, cut_until=None)
    seats = {seat: replace(each, collected=0) for seat, each in state.seats.items()}
    return replace(state, phase=Phase.SETTLED, shoe=shoe, seats=seats, next_at=event.at)


def _closed(state: State, _: ShoeClosed) -> State:
    return replace(state, shoe=replace(_shoe(state), phase=ShoePhase.CLOSED))


def _commission_collected(state: State, event: CommissionCollected) -> State:
    paid = dict(event.collected)
    seats = {
        seat: replace(each, owed=None, collected=paid[seat]) if seat in paid else each
        for seat, each in state.seats.items()
    }
    return replace(state, seats=seats)


def _revealed(state: State, _: ShoeRevealed) -> State:
    shoe = replace(_shoe(state), phase=ShoePhase.REVEALED)
    return replace(state, phase=Phase.SHUFFLING, shoe=shoe, next_at=None)


EVOLUTIONS: dict[type[Event], Callable[[State, Any], State]] = {
    ShoeCommitted: _committed,
    CutDeclined: _cut_declined,
    ShoeCut: _cut,
    ShoeBurned: _burned,
    ShoeClosed: _closed,
    CommissionCollected: _commission_collected,
    ShoeRevealed: _revealed,
}
