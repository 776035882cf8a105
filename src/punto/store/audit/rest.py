"""What follows from the journal and is stored beside it: snapshots, and what is known of patrons."""

from __future__ import annotations

from punto.errors import BrokenJournal
from punto.store.audit.report import Check, CheckKey, Differences
from punto.store.audit.step import Step
from punto.store.chain import sealed_snapshot
from punto.store.forms import parsed
from punto.store.reader import Reader
from punto.store.rows import Head, Snapshot, StandingChange
from punto.store.standings import changes_by, merged
from punto.table import State, decode_state

__all__ = ["PatronsPart", "SnapshotsPart"]


class SnapshotsPart:
    """Compares each snapshot with the state at its place."""

    key: CheckKey = "snapshots"

    def __init__(self, reader: Reader, table: str) -> None:
        self._snapshots = {each.sequence: each for each in reader.snapshots(table)}
        self._count = len(self._snapshots)
        self._found = Differences()

    def follow(self, step: Step) -> None:
        """Is there a snapshot of this place?"""
        snapshot = self._snapshots.pop(step.row.sequence, None)
        if snapshot is None:
            return
        where = f"the snapshot after event {snapshot.sequence}"
        if snapshot.hash != step.row.hash or snapshot.seal != sealed_snapshot(step.row.hash, snapshot.state):
            self._found.add(f"{where}: is not as it was sealed")
        if step.after is not None and _state_of(snapshot) != step.after:
            self._found.add(f"{where}: is not the state that the replay has there")

    def finish(self, _: Head, __: State | None) -> Check:
        """No snapshot is left over."""
        for sequence in self._snapshots:
            self._found.add(f"the snapshot after event {sequence}: there is no such event")
        return Check.of(self.key, f"{self._count} snapshots, each the state at its place", self._found)


def _state_of(snapshot: Snapshot) -> State | None:
    """The state that it holds, also when an earlier Punto wrote it; None if it cannot be read."""
    try:
        return decode_state(parsed(snapshot.state))
    except BrokenJournal:
        return None


class PatronsPart:
    """Follows what has to be known of patrons."""

    key: CheckKey = "patrons"

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

    def finish(self, _: Head, __: State | None) -> Check:
        """The stored rows are what followed."""
        found = Differences()
        stored = {each.patron: each for each in self._reader.standings(self._table)}
        if self._whole:
            for patron in sorted({*stored, *self._known}):
                if stored.get(patron) != self._known.get(patron):
                    found.add(
                        f"{patron!r}: limits, exclusion, the day's result or what was cashed differ from the journal"
                    )
        return Check.of(self.key, f"{len(stored):,} patrons with their limits and results", found)
