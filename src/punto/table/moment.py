"""Whether a command meets the table at the moment it was meant for."""

from __future__ import annotations

from punto.table.commands import RoundCommand
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import State


def refusal_of_moment(state: State, command: RoundCommand) -> Refusal | None:
    """Refuse while the table is paused, and in any other round than the one the command names."""
    if state.paused_at is not None:
        return refuse(Code.TABLE_PAUSED)
    shoe, number = state.shoes, state.current.number if state.current else 0
    if command.shoe in (None, shoe) and command.number in (None, number):
        return None
    return refuse(Code.OTHER_ROUND, shoe=shoe, number=number)
