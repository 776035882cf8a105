"""The chain: no event is missing, none was changed, and the journal ends where its head says."""

from __future__ import annotations

import contextlib

from punto.errors import BrokenJournal
from punto.store.audit.report import Check, CheckKey, Differences
from punto.store.audit.step import Step, place
from punto.store.chain import genesis, linked
from punto.store.forms import parsed
from punto.store.rows import Head, JournalRow
from punto.table import State

__all__ = ["ChainPart"]


class ChainPart:
    """Follows the hashes."""

    key: CheckKey = "chain"

    def __init__(self, table: str) -> None:
        self._last, self._sequence = genesis(table), 0
        self._found = Differences()
        self._events = 0

    def follow(self, step: Step) -> None:
        """One more event: its number, the hash before it, its own, and its columns."""
        row = step.row
        self._events += 1
        if row.sequence != self._sequence + 1:
            gap = f"{self._sequence + 1} to {row.sequence - 1}" if row.sequence > self._sequence else "in disorder"
            self._found.add(f"{place(row)}: events {gap} are missing before it")
        if row.previous != self._last:
            self._found.add(
                f"{place(row)}: follows the hash {row.previous[:12]}..., but {self._last[:12]}... is before it"
            )
        if row.hash != _right_hash(row):
            self._found.add(f"{place(row)}: is not as it was stored: its hash is {row.hash[:12]}...")
        with contextlib.suppress(BrokenJournal):
            data = parsed(row.payload)
            if (data.get("type"), data.get("at")) != (row.type, row.at):
                self._found.add(f"{place(row)}: the columns type and at differ from its content")
        self._last, self._sequence = row.hash, row.sequence

    def finish(self, head: Head, _: State | None) -> Check:
        """The head is the last event."""
        if (head.sequence, head.hash) != (self._sequence, self._last):
            self._found.add(
                f"the head: event {head.sequence}, {head.hash[:12]}..., but the journal ends with event"
                f" {self._sequence}, {self._last[:12]}..."
            )
        return Check.of(self.key, f"{self._events:,} events, each linked to the one before", self._found)


def _right_hash(row: JournalRow) -> str | None:
    try:
        return linked(row.previous, table=row.table, sequence=row.sequence, command=row.command, payload=row.payload)
    except (TypeError, ValueError):
        return None
