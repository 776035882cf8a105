"""Loading a table: the newest sound snapshot, and every event after it, with the hashes checked on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from punto.errors import BrokenJournal
from punto.store.database.rows import Head, JournalRow, Snapshot
from punto.store.read.reader import Reader
from punto.store.write.chain import genesis, linked, sealed_snapshot
from punto.table import State, decode_event, decode_state, evolve
from punto.table.event import Event
from punto.words import Text

__all__ = ["Loaded", "event_as", "event_of", "load", "load_after"]

T = TypeVar("T", bound=Event)


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
        return decode_state(snapshot.state)
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
            Text(
                "error-store-other-head",
                table=repr(head.table),
                last=str(last.sequence),
                last_hash=last.hash[:12],
                head=str(head.sequence),
                head_hash=head.hash[:12],
            )
        )
    return Loaded(head, state, tuple(events))


def _linked(last: Head, row: JournalRow) -> Head:
    right = linked(last.hash, table=row.table, sequence=last.sequence + 1, command=row.command, payload=row.payload)
    if row.sequence != last.sequence + 1 or row.hash != right or row.previous != last.hash:
        raise BrokenJournal(
            Text("error-store-does-not-follow", event=_place(row.sequence, row.table), last=str(last.sequence))
        )
    return Head(row.table, row.sequence, row.hash, last.commands)


def event_of(row: JournalRow) -> Event:
    """The event of a row; BrokenJournal with its place if there is none in it."""
    try:
        return decode_event(row.payload)
    except BrokenJournal as error:
        at = _place(row.sequence, row.table)
        raise BrokenJournal(Text("error-store-event-broken", event=at, error=error.text)) from None


def event_as(row: JournalRow, kind: type[T]) -> T:
    """The event of a row that is known by its type; BrokenJournal with its place if it is another."""
    event = event_of(row)
    if not isinstance(event, kind):
        raise BrokenJournal(
            Text(
                "error-store-other-event",
                event=_place(row.sequence, row.table),
                wanted=kind.__name__,
                found=type(event).__name__,
            )
        )
    return event


def _place(sequence: int, table: str) -> Text:
    return Text("error-store-event", event=str(sequence), table=repr(table))
