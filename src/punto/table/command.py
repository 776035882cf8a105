"""Commands: what patrons, operators and the clock ask of a table, in the imperative. The kinds stand in `acts`.

A command holds its fields, its guard and the events it causes. The guard has two parts. `barred` looks at who asks and
when, and not at the fields: it also says what a viewer is offered now, so that page and table cannot disagree. `fault`
looks at what this one command says. Each command has an id, made by whoever sends it (its idempotency key), and the
moment `at` in milliseconds, stamped by the server. Who may send which command is the server's to know: here a patron's
command names the patron, an operator's names the operator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from punto.errors import PuntoError
from punto.table.refusals import Code, Refusal, refuse
from punto.words import Text

if TYPE_CHECKING:
    from punto.table.event import Event
    from punto.table.state import Seated, State


class Command(Struct, frozen=True, kw_only=True, tag=True, tag_field="kind", forbid_unknown_fields=True):
    """Base class of commands: an id (the idempotency key) and the moment."""

    id: str
    at: int

    offered: ClassVar[bool] = True
    """Whether people are told that they may do it now; what only the server sends is not."""
    guarded: ClassVar[bool] = False
    """Whether it is decided with the patron's `Standing`: money or limits beyond this table are at issue."""
    filled: ClassVar[frozenset[str]] = frozenset({"id", "at"})
    """The fields that the server fills in; the rest comes over the wire."""
    demanded: ClassVar[frozenset[str]] = frozenset()
    """The fields that must be given over the wire, though they may be left out in a program."""

    def refusal(self, state: State) -> Refusal | None:
        """The whole guard: why the table does not do it now; None when it does."""
        raise NotImplementedError

    def events(self, state: State) -> tuple[Event, ...]:
        """What it causes at a table that does not refuse it."""
        raise NotImplementedError


class ServerCommand(Command, frozen=True, kw_only=True):
    """A command of the server itself."""

    offered: ClassVar[bool] = False

    def refusal(self, state: State) -> Refusal | None:
        """Why not now."""
        return None


class PatronCommand(Command, frozen=True, kw_only=True):
    """A command of a patron."""

    patron: str

    filled: ClassVar[frozenset[str]] = Command.filled | {"patron"}

    @classmethod
    def barred(cls, state: State, patron: str, at: int) -> Refusal | None:
        """Why this patron may not do it now, whatever the fields say; None when they may."""
        raise NotImplementedError

    def fault(self, state: State) -> Refusal | None:
        """What is wrong with the fields, for a patron who may do it."""
        return None

    def refusal(self, state: State) -> Refusal | None:
        """Who and when first, then what."""
        return self.barred(state, self.patron, self.at) or self.fault(state)


class SeatedCommand(PatronCommand, frozen=True, kw_only=True):
    """A command of a patron who has a seat."""

    @classmethod
    def barred(cls, state: State, patron: str, at: int) -> Refusal | None:
        """A seat is needed first."""
        seated = state.seated(patron)
        return refuse(Code.NOT_SEATED) if seated is None else cls.barred_to(state, seated, at)

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Why the patron in this seat may not do it now; None when they may."""
        return None

    def seat_in(self, state: State) -> Seated:
        """The seat of the patron, whom the guard has let through."""
        seated = state.seated(self.patron)
        if seated is None:
            raise PuntoError(Text("error-table-no-seat", command=type(self).__name__, patron=repr(self.patron)))
        return seated


class RoundCommand(SeatedCommand, frozen=True, kw_only=True):
    """A command for one round. Where it names the round, it is refused in any other, however late it arrives."""

    shoe: int | None = None
    number: int | None = None

    # What comes over the wire may come late: a bet meant for one round must not count in the next.
    demanded: ClassVar[frozenset[str]] = frozenset({"shoe", "number"})

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Nothing of a round goes on while the table is paused."""
        return refuse(Code.TABLE_PAUSED) if state.paused_at is not None else cls.barred_in_play(state, seated, at)

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Why the patron may not do it at a table that is not paused; None when they may."""
        return None

    def fault(self, state: State) -> Refusal | None:
        """Refused in any other round than the one it names."""
        shoe, number = state.shoes, state.current.number if state.current else 0
        if self.shoe in (None, shoe) and self.number in (None, number):
            return self.fault_in_round(state)
        return refuse(Code.OTHER_ROUND, shoe=shoe, number=number)

    def fault_in_round(self, state: State) -> Refusal | None:
        """What is wrong with the fields, in the right round."""
        return None


class OperatorCommand(Command, frozen=True, kw_only=True):
    """A command of an operator."""

    by: str

    filled: ClassVar[frozenset[str]] = Command.filled | {"by"}

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """Why no operator may do it now; None when they may."""
        return None

    def fault(self, state: State) -> Refusal | None:
        """What is wrong with the fields."""
        return None

    def refusal(self, state: State) -> Refusal | None:
        """When first, then what."""
        return self.barred(state) or self.fault(state)
