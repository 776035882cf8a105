"""One step of an audit, and what each part of it does with that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from punto.store.audit.report import Check, CheckKey
from punto.store.rows import Head, JournalRow
from punto.table import State
from punto.table.events import Event

__all__ = ["Part", "Step", "place"]


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

    key: CheckKey

    def follow(self, step: Step) -> None:
        """One more event."""

    def finish(self, head: Head, state: State | None) -> Check:
        """The end of the journal: the head that the store has, and the state if everything could be replayed."""


def place(row: JournalRow) -> str:
    """How a difference names an event."""
    return f"event {row.sequence} ({row.type})"
