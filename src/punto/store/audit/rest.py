"""Audit of derived rows: what follows from the journal and is stored beside it, snapshots and the rows of patrons."""

from __future__ import annotations

from punto.errors import BrokenJournal
from punto.store.audit.report import AuditCheck, AuditCheckKey, Differences
from punto.store.audit.step import Step, at
from punto.store.database.rows import Head, Snapshot, StandingChange
from punto.store.read.reader import Reader
from punto.store.write.chain import sealed_snapshot
from punto.store.write.standings import changes_by, merged
from punto.table import State, decode_state
from punto.words import Text

__all__ = ["PatronsPart", "SnapshotsPart"]


class SnapshotsPart:
    """Compares each snapshot with the state at its place."""

    key: AuditCheckKey = "snapshots"

    def __init__(self, reader: Reader, table: str) -> None:
        self._snapshots = {each.sequence: each for each in reader.snapshots(table)}
        self._count = len(self._snapshots)
        self._found = Differences()

    def follow(self, step: Step) -> None:
        """Is there a snapshot of this place?"""
        snapshot = self._snapshots.pop(step.row.sequence, None)
        if snapshot is None:
            return
        where = _place(snapshot.sequence)
        if snapshot.hash != step.row.hash or snapshot.seal != sealed_snapshot(step.row.hash, snapshot.state):
            self._found.add(at(where, Text("audit-snapshots-not-sealed")))
        if step.after is not None and _state_of(snapshot) != step.after:
            self._found.add(at(where, Text("audit-snapshots-other-state")))

    def finish(self, _: Head, __: State | None) -> AuditCheck:
        """No snapshot is left over."""
        for sequence in self._snapshots:
            self._found.add(at(_place(sequence), Text("audit-snapshots-no-event")))
        return AuditCheck.of(self.key, Text("audit-snapshots-ok", snapshots=self._count), self._found)


def _place(sequence: int) -> Text:
    return Text("audit-snapshots-place", event=str(sequence))


def _state_of(snapshot: Snapshot) -> State | None:
    """The state that it holds, also when an earlier Punto wrote it; None if it cannot be read."""
    try:
        return decode_state(snapshot.state)
    except BrokenJournal:
        return None


class PatronsPart:
    """Follows what has to be known of patrons."""

    key: AuditCheckKey = "patrons"

    def __init__(self, reader: Reader, table: str) -> None:
        self._reader, self._table = reader, table
        self._known: dict[str, StandingChange] = {}
        self._whole = True

    def follow(self, step: Step) -> None:
        """One more event."""
        if step.event is None or step.after is None:
            self._whole = False
            return
        for change in changes_by(step.event, step.after):
            earlier = self._known.get(change.patron)
            self._known[change.patron] = change if earlier is None else merged(earlier, change)

    def finish(self, _: Head, __: State | None) -> AuditCheck:
        """The stored rows are what followed."""
        found = Differences()
        stored = {each.patron: each for each in self._reader.standings(self._table)}
        if self._whole:
            for patron in sorted({*stored, *self._known}):
                if stored.get(patron) != self._known.get(patron):
                    found.add(at(repr(patron), Text("audit-patrons-differ")))
        return AuditCheck.of(self.key, Text("audit-patrons-ok", patrons=len(stored)), found)
