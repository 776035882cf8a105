"""Time: what happens at a table by the clock alone, and when the clock is next needed."""

from __future__ import annotations

from collections.abc import Iterator

from punto.table import betting, dealing, shoes
from punto.table.control import dealers_card, squeeze_ends, step_offers
from punto.table.events import Event, SessionReminded, TableClosed
from punto.table.phases import Ownership, Phase
from punto.table.seating import left
from punto.table.state import Seated, State

_MINUTE = 60_000


def step(state: State, at: int) -> tuple[Event, ...]:
    """The next thing that is due at that moment, if anything is. Nothing is while the table is paused."""
    if state.phase is Phase.ENDED or state.paused_at is not None:
        return ()
    return _departures(state, at) or _reminders(state, at) or _closing(state, at) or _of_phase(state, at)


def next_deadline(state: State | None) -> int | None:
    """When the table next needs a `Tick`; None while it waits for somebody."""
    if state is None or state.phase is Phase.ENDED or state.paused_at is not None:
        return None
    return min(_deadlines(state), default=None)


def _departures(state: State, at: int) -> tuple[Event, ...]:
    for patron in state.seats.values():
        if state.has_stake(patron.seat):
            continue
        if patron.leaving is not None:
            return (left(state, patron, at=at, reason=patron.leaving),)
        if patron.held_until is not None and at >= patron.held_until:
            return (left(state, patron, at=at, reason="seat hold ran out"),)
    return ()


def _reminders(state: State, at: int) -> tuple[Event, ...]:
    return tuple(
        SessionReminded(
            at=at,
            seat=patron.seat,
            patron=patron.patron,
            minutes=(at - patron.seated_at) // _MINUTE,
            session_net=patron.session_net,
        )
        for patron in state.seats.values()
        if patron.remind_at is not None and at >= patron.remind_at
    )


def _closing(state: State, at: int) -> tuple[Event, ...]:
    """The table closes once no stake is in play and the last result was shown: shoe, then patrons, then table."""
    if state.closing_by is None:
        return ()
    if state.in_play or (state.phase is Phase.BETTING and state.played.slips):
        return ()
    if state.phase is Phase.SETTLED and state.next_at is not None and at < state.next_at:
        return ()
    if state.phase is not Phase.SHUFFLING:
        return shoes.ended(state, at)
    for patron in state.seats.values():
        return (left(state, patron, at=at, reason="table closed"),)
    return (TableClosed(at=at, by=state.closing_by),)


def _of_phase(state: State, at: int) -> tuple[Event, ...]:
    match state.phase:
        case Phase.SHUFFLING:
            return (shoes.house_changed(state, at),) if state.next_house is not None else ()
        case Phase.CUTTING:
            return shoes.step_cutting(state, at)
        case Phase.BETTING:
            return betting.step(state, at)
        case Phase.CONTROL:
            return step_offers(state, at)
        case Phase.SETTLED:
            return _next_round(state, at)
        case _:
            return dealing.step(state, at)


def _next_round(state: State, at: int) -> tuple[Event, ...]:
    if state.next_at is not None and at < state.next_at:
        return ()
    return shoes.ended(state, at) if shoes.is_over(state) else (betting.opened(state, at),)


def _deadlines(state: State) -> Iterator[int]:
    for patron in state.seats.values():
        yield from _deadlines_of(state, patron)
    wanted: tuple[int | None, ...]
    match state.phase:
        case Phase.SHUFFLING | Phase.ENDED:
            wanted = ()
        case Phase.CUTTING:
            wanted = (state.shoe.cut_until if state.shoe else None,)
        case Phase.BETTING:
            wanted = (state.played.closes_at,)
        case Phase.CONTROL:
            controls = state.played.controls.values()
            wanted = tuple(each.until for each in controls if each.owner is Ownership.OFFERED)
        case Phase.EXPOSING | Phase.THIRD_CARDS:
            dealers_turn = state.played.all_exposed or dealers_card(state) is not None
            wanted = (squeeze_ends(state), state.next_at if dealers_turn else None)
        case _:
            wanted = (state.next_at,)
    yield from (each for each in wanted if each is not None)


def _deadlines_of(state: State, patron: Seated) -> Iterator[int]:
    if patron.remind_at is not None:
        yield patron.remind_at
    if patron.held_until is not None and not state.has_stake(patron.seat):
        yield patron.held_until
