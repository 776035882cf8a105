"""Scheduler: what is due at a table by the clock alone, and the next deadline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from punto.table.acts.conduct import reminders
from punto.table.acts.operating import TableClosed, house_changed
from punto.table.acts.seating import departures, left
from punto.table.acts.waiting import deadlines_of_holds, step_waiting
from punto.table.dealer.dealing import step_dealing
from punto.table.dealer.idling import deadlines_of_idlers, step_idling, surely_plays
from punto.table.dealer.offers import offers_end, step_offers
from punto.table.dealer.shoe import ended, is_over, step_cutting
from punto.table.dealer.turning import dealers_card, squeeze_ends
from punto.table.dealer.window import opened, step_betting
from punto.table.event import Event
from punto.table.phases import Phase
from punto.table.state import Seated, State


def step(state: State, at: int) -> tuple[Event, ...]:
    """The next thing that is due at that moment, if anything is. Nothing is while the table is paused."""
    if state.phase is Phase.ENDED or state.paused_at is not None:
        return ()
    if _is_quiet(state, at):
        return _of_phase(state, at)
    return (
        departures(state, at)
        or step_idling(state, at)
        or step_waiting(state, at)
        or reminders(state, at)
        or _closing(state, at)
        or _of_phase(state, at)
    )


def next_deadline(state: State | None) -> int | None:
    """When the table next needs a `Tick`; None while it waits for somebody."""
    if state is None or state.phase is Phase.ENDED or state.paused_at is not None:
        return None
    return min(_deadlines(state), default=None)


def _is_quiet(state: State, at: int) -> bool:
    """Early out, for a step is asked for at every card: nobody can be due, and so only the phase has to be looked at.

    One look at the fields of a seat instead of four that weigh stakes, money and who waits.
    """
    if state.waiting or state.closing_by is not None:
        return False
    rules = state.settings.idle
    newest = rules.newest(at) if rules is not None else 0
    for seated in state.seats.values():
        if seated.leaving is not None or seated.held_until is not None:
            return False
        if seated.remind_at is not None and at >= seated.remind_at:
            return False
        if rules is not None and not surely_plays(seated, rules, newest):
            return False
    return True


def _closing(state: State, at: int) -> tuple[Event, ...]:
    """The table closes once no stake is in play and the last result was shown: shoe, then patrons, then table."""
    if state.closing_by is None:
        return ()
    if state.in_play or (state.phase is Phase.BETTING and state.open_round.slips):
        return ()
    if state.phase is Phase.SETTLED and state.next_at is not None and at < state.next_at:
        return ()
    if state.phase is not Phase.SHUFFLING:
        return ended(state, at)
    for seated in state.seats.values():
        return (left(state, seated, at=at, reason="table closed"),)
    return (TableClosed(at=at, by=state.closing_by),)


def _of_phase(state: State, at: int) -> tuple[Event, ...]:
    match state.phase:
        case Phase.SHUFFLING:
            return house_changed(state, at)
        case Phase.CUTTING:
            return step_cutting(state, at)
        case Phase.BETTING:
            return step_betting(state, at)
        case Phase.CONTROL:
            return step_offers(state, at)
        case Phase.CLOSED | Phase.DEALING | Phase.EXPOSING | Phase.THIRD_CARDS:
            return step_dealing(state, at)
        case Phase.SETTLED:
            return _next_round(state, at)
        case Phase.ENDED:
            return ()
        case _:
            assert_never(state.phase)


def _next_round(state: State, at: int) -> tuple[Event, ...]:
    if state.next_at is not None and at < state.next_at:
        return ()
    return ended(state, at) if is_over(state) else (opened(state, at),)


def _deadlines(state: State) -> Iterator[int]:
    for seated in state.seats.values():
        yield from _deadlines_of(state, seated)
    yield from deadlines_of_idlers(state)
    yield from deadlines_of_holds(state)
    yield from (each for each in _deadlines_of_phase(state) if each is not None)


def _deadlines_of_phase(state: State) -> tuple[int | None, ...]:
    match state.phase:
        case Phase.SHUFFLING | Phase.ENDED:
            return ()
        case Phase.CUTTING:
            return (state.open_shoe.cut_until,)
        case Phase.BETTING:
            return (state.open_round.closes_at,)
        case Phase.CONTROL:
            return tuple(offers_end(state))
        case Phase.EXPOSING | Phase.THIRD_CARDS:
            dealers_turn = state.open_round.all_exposed or dealers_card(state) is not None
            return squeeze_ends(state), state.next_at if dealers_turn else None
        case Phase.CLOSED | Phase.DEALING | Phase.SETTLED:
            return (state.next_at,)
        case _:
            assert_never(state.phase)


def _deadlines_of(state: State, seated: Seated) -> Iterator[int]:
    if seated.remind_at is not None:
        yield seated.remind_at
    if seated.held_until is not None and not state.has_stake(seated.seat):
        yield seated.held_until
