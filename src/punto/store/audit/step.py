"""One step of an audit, and what each part of it does with that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from punto.store.audit.report import AuditCheck, AuditCheckKey
from punto.store.database.rows import Head, JournalRow
from punto.table import State
from punto.table.event import Event
from punto.words import Text

__all__ = ["Part", "Step", "at", "place"]


@dataclass(frozen=True, slots=True)
class Step:
    """One event of the journal with the states around it, as far as the journal could be replayed."""

    row: JournalRow
    event: Event | None
    """None when the row cannot be read."""
    before: State | None
    after: State | None
    """None when the replay has come to an end before."""


class Part(Protocol):
    """One part of the audit of a table."""

    key: AuditCheckKey

    def follow(self, step: Step) -> None:
        """One more event."""

    def finish(self, head: Head, state: State | None) -> AuditCheck:
        """The end of the journal: the head that the store has, and the state if everything could be replayed."""


def place(row: JournalRow) -> Text:
    """How a difference names an event."""
    return Text("audit-event", number=str(row.sequence), type=row.type)


def at(where: Text | str, what: Text) -> Text:
    """A difference with its place: an event, or the name of a row."""
    return Text("audit-at", where=where, what=what)
