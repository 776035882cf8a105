"""Loading a table: the newest sound snapshot, and every event after it, with the hashes checked on the way."""

from __future__ import annotations

from dataclasses import dataclass

from punto.errors import BrokenJournal
from punto.store.chain import genesis, linked, sealed_snapshot
from punto.store.forms import parsed
from punto.store.reader import Reader
from punto.store.rows import Head, JournalRow, Snapshot
from punto.table import State, decode_event, decode_state, evolve
from punto.table.events import Event

__all__ = ["Loaded", "event_of", "load", "load_after"]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as the store has it."""

    head: Head
    state: State | None
    events: tuple[Event, ...] = ()
    """The events after the place from which it was loaded."""


def load(reader: Reader, table: str) -> Loaded:
    """The table from its newest snapshot on.

    A snapshot that cannot be used is passed over, because the journal is the truth.
    """
    head = reader.head(table)
    for snapshot in reader.snapshots(table):
        if (state := _state_of(reader, snapshot)) is not None:
            start = Head(table, snapshot.sequence, snapshot.hash, head.commands)
            return Loaded(head, _follow(reader, start, state, head).state)
    return Loaded(head, _follow(reader, Head(table, 0, genesis(table), 0), None, head).state)


def load_after(reader: Reader, known: Head, state: State | None) -> Loaded:
    """The table with what was stored since a known place."""
    return _follow(reader, known, state, reader.head(known.table))


def _state_of(reader: Reader, snapshot: Snapshot) -> State | None:
    row = reader.event(snapshot.table, snapshot.sequence)
    if row is None or row.hash != snapshot.hash or sealed_snapshot(snapshot.hash, snapshot.state) != snapshot.seal:
        return None
    try:
        return decode_state(parsed(snapshot.state))
    except BrokenJournal:
        return None


def _follow(reader: Reader, start: Head, state: State | None, head: Head) -> Loaded:
    last, events = start, []
    for row in reader.journal(start.table, after=start.sequence):
        last = _linked(last, row)
        event = event_of(row)
        state = evolve(state, event)
        events.append(event)
    if (last.sequence, last.hash) != (head.sequence, head.hash):
        raise BrokenJournal(
            f"the journal of table {head.table!r} ends with event {last.sequence}, {last.hash[:12]}..., but its head is"
            f" {head.sequence}, {head.hash[:12]}...; see punto audit"
        )
    return Loaded(head, state, tuple(events))


def _linked(last: Head, row: JournalRow) -> Head:
    right = linked(last.hash, table=row.table, sequence=last.sequence + 1, command=row.command, payload=row.payload)
    if row.sequence != last.sequence + 1 or row.hash != right or row.previous != last.hash:
        raise BrokenJournal(
            f"event {row.sequence} of table {row.table!r} does not follow event {last.sequence} by its hash;"
            " see punto audit"
        )
    return Head(row.table, row.sequence, row.hash, last.commands)


def event_of(row: JournalRow) -> Event:
    """The event of a row; BrokenJournal with its place if there is none in it."""
    try:
        return decode_event(parsed(row.payload))
    except BrokenJournal as error:
        raise BrokenJournal(f"event {row.sequence} of table {row.table!r}: {error}") from None
