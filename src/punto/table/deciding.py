"""The state machine: `decide` says what a table does about a command, `evolve` what the state is after an event.

A command is answered with a decision (events, and the state after them) or a refusal; never silence, never an
exception. Whatever is due by the clock happens first, so that a command that comes a moment too late meets the table as
it then is; whatever the command makes possible happens after it, in the same answer. A refused command changes nothing,
not even what was due: the next `Tick` does that.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from punto.errors import BrokenJournal
from punto.ledger.book import Fault
from punto.table.acts.operating import OpenTable, TableOpened, Tick
from punto.table.clock import step
from punto.table.command import Command
from punto.table.event import Event, MoneyEvent
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.standing import UNKNOWN, Standing
from punto.table.state import State
from punto.words import Text


class Decision(Struct, frozen=True):
    """What a table does about a command: the events, in order, and the state after each of them."""

    events: tuple[Event, ...]
    states: tuple[State, ...]
    state: State
    """The state after all of them; the one before where there are none."""


def decide(state: State | None, command: Command, standing: Standing = UNKNOWN) -> Decision | Refusal:
    """The decision about a command at a table in this state, or the refusal.

    `standing` is that of the patron who sends a guarded command; whoever knows more than one table has to give it.
    A clock that went back, as it may when another server takes over, counts as standing still.
    """
    if state is None:
        if not isinstance(command, OpenTable):
            return refuse(Code.TABLE_NOT_OPEN)
        opened = command.opening()
        first = opened.opened()
        return Decision((opened,), (first,), first)
    if command.at < state.at:
        command = replace(command, at=state.at)
    draft = _Draft(state)
    draft.progress(command.at)
    state = draft.state
    if state.phase is Phase.ENDED:
        return draft.decision() if isinstance(command, Tick) else refuse(Code.TABLE_CLOSED)
    informed = state.informed(standing) if command.guarded else state
    if (refusal := command.refusal(informed)) is not None:
        return refusal
    draft.enter(command.events(informed))
    draft.progress(command.at)
    return draft.decision()


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; before the first event, `TableOpened`, there is no state.

    An event that cannot follow, because the journal is damaged, raises BrokenJournal.
    """
    if isinstance(event, TableOpened):
        if state is not None:
            raise BrokenJournal(Text("error-table-is-open", event=str(event)))
        return event.opened()
    if state is None:
        raise BrokenJournal(Text("error-table-not-opened", event=str(event)))
    if event.at < state.at:
        raise BrokenJournal(Text("error-table-before-its-time", event=str(event), moment=str(state.at)))
    if isinstance(event, MoneyEvent):
        book = state.book.open(*event.passes).apply(event.transfers)
        if isinstance(book, Fault):
            event_name, table = type(event).__name__, repr(state.table)
            raise BrokenJournal(Text("error-table-not-booked", event=event_name, table=table, why=str(book)))
        # An event is applied once, by its place in the journal, and the store keeps every transfer id: so the state
        # need not remember them, and stays small.
        state = replace(state, book=book.forget())
    return replace(event.change(state), at=event.at, sequence=state.sequence + 1)


def fold(events: Iterable[Event], state: State | None = None) -> State | None:
    """The state after all of these events."""
    for event in events:
        state = evolve(state, event)
    return state


class _Draft:
    """A decision in the making."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []
        self._states: list[State] = []

    def enter(self, events: Iterable[Event]) -> None:
        for event in events:
            self.state = evolve(self.state, event)
            self._events.append(event)
            self._states.append(self.state)

    def progress(self, at: int) -> None:
        """Do everything that is due at that moment."""
        while due := step(self.state, at):
            self.enter(due)

    def decision(self) -> Decision:
        return Decision(tuple(self._events), tuple(self._states), self.state)
