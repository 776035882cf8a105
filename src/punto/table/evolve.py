"""`evolve`: the state of a table after one more event.

It only records what the event says; whether the event was right was decided before. An event that cannot follow,
because the journal is damaged, raises BrokenJournal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from punto.errors import BrokenJournal
from punto.ledger.accounts import Accounts
from punto.ledger.book import Book, Fault
from punto.table import evolve_cards, evolve_patrons, evolve_round, evolve_shoe
from punto.table.events import (
    ClosingAnnounced,
    Event,
    HouseChanged,
    HouseScheduled,
    MoneyEvent,
    SettingsChanged,
    TableClosed,
    TableOpened,
    TablePaused,
    TableResumed,
)
from punto.table.phases import Phase
from punto.table.state import State

_Evolution = Callable[[State, Any], State]


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; before the first event, `TableOpened`, there is no state."""
    if state is None:
        if not isinstance(event, TableOpened):
            raise BrokenJournal(f"the first event of a table is TableOpened, not {event}")
        return _opened(event)
    if event.at < state.at:
        raise BrokenJournal(f"{event} happened before the moment {state.at} of the event before it")
    evolution = _EVOLUTIONS.get(type(event))
    if evolution is None:
        raise BrokenJournal(f"{event} cannot follow: the table is open")
    if isinstance(event, MoneyEvent):
        book = state.book.apply(event.transfers)
        if isinstance(book, Fault):
            raise BrokenJournal(f"{type(event).__name__} of table {state.table!r} cannot be booked: {book}")
        # An event is applied once, by its place in the journal, and the store keeps every transfer id: so the state
        # need not remember them, and stays small.
        state = replace(state, book=book.forget())
    state = evolution(state, event)
    return replace(state, at=event.at, sequence=state.sequence + 1)


def fold(events: Iterable[Event], state: State | None = None) -> State | None:
    """The state after all of these events."""
    for event in events:
        state = evolve(state, event)
    return state


def _opened(event: TableOpened) -> State:
    accounts = Accounts(event.table)
    book = Book().open(accounts.cashier, accounts.bankroll, accounts.commission)
    return State(table=event.table, house=event.house, settings=event.settings, book=book, at=event.at, sequence=1)


def _house_scheduled(state: State, event: HouseScheduled) -> State:
    return replace(state, next_house=event.after, next_house_by=event.by)


def _house_changed(state: State, event: HouseChanged) -> State:
    return replace(state, house=event.after, next_house=None, next_house_by="")


def _settings_changed(state: State, event: SettingsChanged) -> State:
    return replace(state, settings=event.after)


def _paused(state: State, event: TablePaused) -> State:
    return replace(state, paused_at=event.at, pause_reason=event.reason)


def _resumed(state: State, event: TableResumed) -> State:
    def later(moment: int | None) -> int | None:
        return None if moment is None else moment + event.paused_ms

    current, shoe = state.current, state.shoe
    if current is not None:
        controls = {side: replace(each, until=later(each.until)) for side, each in current.controls.items()}
        current = replace(current, closes_at=later(current.closes_at), controls=controls)
    if shoe is not None:
        shoe = replace(shoe, cut_until=later(shoe.cut_until))
    seats = {number: replace(each, held_until=later(each.held_until)) for number, each in state.seats.items()}
    return replace(
        state,
        current=current,
        shoe=shoe,
        seats=seats,
        next_at=later(state.next_at),
        paused_at=None,
        pause_reason="",
    )


def _closing(state: State, event: ClosingAnnounced) -> State:
    return replace(state, closing_by=event.by)


def _closed(state: State, _: TableClosed) -> State:
    house = (state.accounts.cashier, state.accounts.bankroll, state.accounts.commission)
    book = state.book.close(*(name for name in state.book.accounts if name not in house))
    state = replace(state, book=book)
    return replace(state, phase=Phase.ENDED, current=None, shoe=None, next_at=None, paused_at=None)


_EVOLUTIONS: dict[type[Event], _Evolution] = {
    HouseScheduled: _house_scheduled,
    HouseChanged: _house_changed,
    SettingsChanged: _settings_changed,
    TablePaused: _paused,
    TableResumed: _resumed,
    ClosingAnnounced: _closing,
    TableClosed: _closed,
    **evolve_patrons.EVOLUTIONS,
    **evolve_shoe.EVOLUTIONS,
    **evolve_round.EVOLUTIONS,
    **evolve_cards.EVOLUTIONS,
}
