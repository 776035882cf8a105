"""The chain: no event is missing, none was changed, and the journal ends where its head says."""

from __future__ import annotations

import contextlib

from punto.errors import BrokenJournal
from punto.store.audit.report import AuditCheck, AuditCheckKey, Differences
from punto.store.audit.step import Step, at, place
from punto.store.database.forms import parsed
from punto.store.database.rows import Head, JournalRow
from punto.store.write.chain import genesis, linked
from punto.table import State
from punto.words import Text

__all__ = ["ChainPart"]

_SHOWN = 12
"""So much of a hash tells it from others."""


class ChainPart:
    """Follows the hashes."""

    key: AuditCheckKey = "chain"

    def __init__(self, table: str) -> None:
        self._last, self._sequence = genesis(table), 0
        self._found = Differences()
        self._events = 0

    def follow(self, step: Step) -> None:
        """One more event: its number, the hash before it, its own, and its columns."""
        row, where = step.row, place(step.row)
        self._events += 1
        if row.sequence != self._sequence + 1:
            self._found.add(at(where, self._gap(row.sequence)))
        if row.previous != self._last:
            follows = Text("audit-chain-follows", previous=row.previous[:_SHOWN], last=self._last[:_SHOWN])
            self._found.add(at(where, follows))
        if row.hash != _right_hash(row):
            self._found.add(at(where, Text("audit-chain-not-stored", hash=row.hash[:_SHOWN])))
        with contextlib.suppress(BrokenJournal):
            data = parsed(row.payload)
            if (data.get("type"), data.get("at")) != (row.type, row.at):
                self._found.add(at(where, Text("audit-chain-columns")))
        self._last, self._sequence = row.hash, row.sequence

    def _gap(self, sequence: int) -> Text:
        """What is missing before an event that is not the next."""
        if sequence <= self._sequence:
            return Text("audit-chain-disorder")
        return Text("audit-chain-gap", first=str(self._sequence + 1), last=str(sequence - 1))

    def finish(self, head: Head, _: State | None) -> AuditCheck:
        """The head is the last event."""
        if (head.sequence, head.hash) != (self._sequence, self._last):
            self._found.add(
                Text(
                    "audit-chain-head",
                    head=str(head.sequence),
                    head_hash=head.hash[:_SHOWN],
                    last=str(self._sequence),
                    last_hash=self._last[:_SHOWN],
                )
            )
        return AuditCheck.of(self.key, Text("audit-chain-ok", events=self._events), self._found)


def _right_hash(row: JournalRow) -> str | None:
    try:
        return linked(row.previous, table=row.table, sequence=row.sequence, command=row.command, payload=row.payload)
    except (TypeError, ValueError):
        return None
