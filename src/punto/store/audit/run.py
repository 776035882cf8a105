"""Running an audit: one pass over each table's journal, with every part following."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.errors import PuntoError, said_of
from punto.store.audit.answers import AnswersPart
from punto.store.audit.chain import ChainPart
from punto.store.audit.corrections import PaidSlips, corrected_at
from punto.store.audit.ledger import BalancesPart, LedgerPart
from punto.store.audit.purses import PursesPart, check_grants
from punto.store.audit.report import Audit, AuditCheck, AuditCheckKey, AuditCounts, Differences, TableAudit
from punto.store.audit.rest import PatronsPart, SnapshotsPart
from punto.store.audit.rounds import RoundsPart
from punto.store.audit.shoes import ShoesPart
from punto.store.audit.step import Part, Step, at, place
from punto.store.database.rows import Head, JournalRow
from punto.store.read.reader import Reader
from punto.store.read.records import by_shoe
from punto.store.store import Store
from punto.store.write.loading import event_of
from punto.table import State, evolve
from punto.table.event import Event
from punto.words import NOTHING, Text

__all__ = ["ReportAudit", "audit", "replayed"]

ReportAudit = Callable[[str, int, int], None]
"""Told the table, how many of its events are done, and how many there are."""

_TELL_EVERY = 500
BROKEN = (PuntoError, AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What an event may raise that no table could have written, in the code that trusts it to follow."""


def audit(store: Store, *, tables: frozenset[str] | None = None, progress: ReportAudit | None = None) -> Audit:
    """Audit a database, or only some of its tables, as it is at one moment; it may be in use."""
    with store.reading() as reader:
        heads = [head for head in reader.heads() if tables is None or head.table in tables]
        strays = Differences()
        for name, table in reader.strays():
            strays.add(at(name, Text("audit-tables-stray", table=repr(table))))
        grants = check_grants(reader)
        done = tuple(_audit_table(reader, head, progress) for head in heads)
    whole = AuditCheck.of("tables", Text("audit-tables-ok", tables=len(heads)), strays)
    return Audit(store.name, whole, grants, done)


def _audit_table(reader: Reader, head: Head, progress: ReportAudit | None) -> TableAudit:
    table, counts = head.table, AuditCounts()
    ledger = LedgerPart(reader, table, counts)
    replay, corrected = _Replay(), tuple(corrected_at(reader, table))
    parts: list[Part] = [
        ChainPart(table),
        replay,
        RoundsPart(counts, PaidSlips(corrected)),
        ShoesPart(counts, by_shoe(corrected)),
        ledger,
        BalancesPart(reader, ledger, table, counts),
        AnswersPart(reader, table, counts),
        SnapshotsPart(reader, table),
        PatronsPart(reader, table),
        PursesPart(reader, ledger, table),
    ]
    for row in reader.journal(table):
        counts.events += 1
        step = replay.step(row)
        for part in parts:
            try:
                part.follow(step)
            except BROKEN as error:
                replay.stumbled(row, error)
        if progress is not None and counts.events % _TELL_EVERY == 0:
            progress(table, counts.events, head.sequence)
    if progress is not None:
        progress(table, counts.events, head.sequence)
    checks = tuple(_finished(part, head, replay.state) for part in parts)
    return TableAudit(table, head.hash, counts, checks)


def _finished(part: Part, head: Head, state: State | None) -> AuditCheck:
    try:
        return part.finish(head, state)
    except BROKEN as error:
        return AuditCheck(part.key, NOTHING, (Text("audit-unreadable", why=said_of(error)),), 1)


class _Replay:
    """Replays the journal; it cannot go on after an event that cannot follow."""

    key: AuditCheckKey = "replay"

    def __init__(self) -> None:
        self._state: State | None = None
        self._stopped = False
        self._found = Differences()

    @property
    def state(self) -> State | None:
        """The state at the end, if everything could be replayed."""
        return None if self._stopped else self._state

    def step(self, row: JournalRow) -> Step:
        """One more event."""
        before = self.state
        event = self._read(row)
        if event is None or self._stopped:
            self._stopped = True
            return Step(row, event, before, None)
        try:
            self._state = evolve(self._state, event)
        except BROKEN as error:
            self._stopped = True
            self._found.add(at(place(row), Text("audit-replay-cannot-follow", why=said_of(error))))
        return Step(row, event, before, self.state)

    def _read(self, row: JournalRow) -> Event | None:
        try:
            return event_of(row)
        except BROKEN as error:
            self._found.add(said_of(error))
            return None

    def stumbled(self, row: JournalRow, error: Exception) -> None:
        """A part of the audit met something impossible."""
        self._found.add(at(place(row), Text("audit-replay-cannot-check", why=said_of(error))))

    def follow(self, step: Step) -> None:
        """The replay goes before the other parts."""

    def finish(self, head: Head, state: State | None) -> AuditCheck:
        """The state stands where the head is."""
        if state is not None and (state.sequence, state.table) != (head.sequence, head.table):
            self._found.add(
                Text(
                    "audit-replay-other-state",
                    table=repr(state.table),
                    event=str(state.sequence),
                    head_table=repr(head.table),
                    head=str(head.sequence),
                )
            )
        return AuditCheck.of("replay", Text("audit-replay-ok", events=head.sequence), self._found)


def replayed(reader: Reader, table: str) -> Iterator[tuple[JournalRow, State | None, Event]]:
    """Every event of a table with the state before it; BrokenJournal where it cannot follow."""
    state: State | None = None
    for row in reader.journal(table):
        event = event_of(row)
        yield row, state, event
        state = evolve(state, event)
