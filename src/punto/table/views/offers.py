"""Permissions (`may`): every command that people send is asked whether its own guard would let it through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from punto.table.command import OperatorCommand, PatronCommand
from punto.table.kinds import kinds_of
from punto.table.phases import Phase
from punto.table.standing import UNKNOWN, Standing
from punto.table.state import State

Role = Literal["patron", "spectator", "operator"]


class Viewer(Struct, frozen=True):
    """Who looks at the table. A patron without a seat sees what a spectator sees."""

    role: Role
    patron: str | None = None


SPECTATOR: Final = Viewer("spectator")
OPERATOR: Final = Viewer("operator")


def as_patron(patron: str) -> Viewer:
    """The patron of that id as a viewer."""
    return Viewer("patron", patron)


def offered(
    state: State, viewer: Viewer, *, now: int, standing: Standing = UNKNOWN
) -> Iterator[type[PatronCommand] | type[OperatorCommand]]:
    """The kinds of command that would be welcome from this viewer at that moment, whatever their fields say.

    `standing` is that of a patron: what is law over all tables bars a guarded command here as it does in `decide`.
    """
    if state.phase is Phase.ENDED:
        return
    if viewer.role == "operator":
        yield from (kind for kind in _of_operators() if kind.barred(state) is None)
    elif viewer.role == "patron":
        # Patrons who neither sit nor wait are one audience, whoever they are: somebody without a name.
        patron, informed = viewer.patron or "", state.informed(standing)
        for kind in _of_patrons():
            if kind.barred(informed if kind.guarded else state, patron, now) is None:
                yield kind


@cache
def _of_patrons() -> tuple[type[PatronCommand], ...]:
    return tuple(kind for kind in kinds_of(PatronCommand) if kind.offered)


@cache
def _of_operators() -> tuple[type[OperatorCommand], ...]:
    return tuple(kind for kind in kinds_of(OperatorCommand) if kind.offered)
