"""`decide`: what a table does about a command. Events, or a refusal; never silence, never an exception.

Whatever is due by the clock happens first, so that a command that comes a moment too late meets the table as it then
is; whatever the command makes possible happens after it, in the same answer. A refused command changes nothing, not
even what was due: the next `Tick` does that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from punto.table import betting, control, operating, seating, shoes
from punto.table.commands import Command, OpenTable, Tick
from punto.table.events import Event, TableOpened
from punto.table.evolve import evolve
from punto.table.phases import Phase
from punto.table.progress import step
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import State

Answer = tuple[Event, ...] | Refusal


def decide(state: State | None, command: Command) -> Answer:
    """The events that a command causes at a table in this state, or the refusal.

    A clock that went back, as it may when another server takes over, counts as standing still.
    """
    if isinstance(command, OpenTable):
        return refuse(Code.TABLE_ALREADY_OPEN) if state else (_opened(command),)
    if state is None:
        return refuse(Code.TABLE_NOT_OPEN)
    if command.at < state.at:
        command = replace(command, at=state.at)
    state, due = _progressed(state, command.at)
    if state.phase is Phase.ENDED:
        return due if isinstance(command, Tick) else refuse(Code.TABLE_CLOSED)
    answer = _HANDLERS[type(command)](state, command)
    if isinstance(answer, Refusal):
        return answer
    for event in answer:
        state = evolve(state, event)
    _, then = _progressed(state, command.at)
    return (*due, *answer, *then)


def _progressed(state: State, at: int) -> tuple[State, tuple[Event, ...]]:
    """The state after everything that is due at that moment, and the events that lead there."""
    done: list[Event] = []
    while events := step(state, at):
        for event in events:
            state = evolve(state, event)
        done += events
    return state, tuple(done)


def _opened(command: OpenTable) -> TableOpened:
    return TableOpened(
        at=command.at, by=command.by, table=command.table, house=command.house, settings=command.settings
    )


def _tick(_: State, __: Tick) -> Answer:
    return ()


_HANDLERS: dict[type[Command], Callable[[State, Any], Answer]] = {
    Tick: _tick,
    **operating.HANDLERS,
    **seating.HANDLERS,
    **shoes.HANDLERS,
    **betting.HANDLERS,
    **control.HANDLERS,
}
