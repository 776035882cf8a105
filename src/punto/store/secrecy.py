"""The journal as an operator may read it while the table plays: nothing that is still to be turned.

Of the shoe on the table the seed is left out, and every card that lies, or was taken away, face down. The hashes from
the first such card on are left out too: whoever knows everything of an event but one card needs 52 tries to find that
card by the hash. All of it is told when it is no secret any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from punto.store.forms import parsed
from punto.store.load import event_of
from punto.store.reader import Reader
from punto.store.rows import JournalRow
from punto.store.shoes import span_of
from punto.table.events import BettingOpened, CardDealt, CardExposed, ShoeCommitted

__all__ = ["Hidden", "PublicRow", "hidden_of", "public_journal"]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is secret of a journal at one moment."""

    seed: int | None = None
    """The event that holds the seed of the shoe on the table."""
    cards: frozenset[int] = frozenset()
    """The events that hold a card which was never turned."""

    @property
    def first_card(self) -> int | None:
        """The first of these events: from here on a hash would give cards away."""
        return min(self.cards, default=None)

    def hides_hash(self, sequence: int) -> bool:
        """Whether the hash of that event would give a card away."""
        return self.first_card is not None and sequence >= self.first_card


@dataclass(frozen=True, slots=True)
class PublicRow:
    """An event of the journal without what is secret; the names of what was left out stand in `hidden`."""

    sequence: int
    type: str
    at: int
    command: str
    event: Mapping[str, Any]
    hidden: tuple[str, ...]
    previous: str | None
    hash: str | None


def hidden_of(reader: Reader, table: str) -> Hidden:
    """What is secret of a table's journal now."""
    newest = reader.events(table, ShoeCommitted, newest_first=True, limit=1)
    if not newest:
        return Hidden()
    committed = event_of(newest[0])
    assert isinstance(committed, ShoeCommitted)
    span = span_of(reader, table, committed.shoe)
    if span is None or span.is_revealed(reader):
        return Hidden()
    hidden: set[int] = set()
    on_table: dict[int, int] = {}
    for row in reader.events(table, BettingOpened, CardDealt, CardExposed, after=span.first):
        match event_of(row):
            case BettingOpened():
                on_table = {}
            case CardDealt(place=place, face_up=False):
                on_table[place] = row.sequence
                hidden.add(row.sequence)
            case CardExposed(place=place):
                hidden.discard(on_table.get(place, 0))
            case _:
                pass
    return Hidden(span.first, frozenset(hidden))


def public_journal(reader: Reader, table: str, *, after: int, limit: int) -> tuple[PublicRow, ...]:
    """So many events of a table after that one, in order."""
    secret, found = hidden_of(reader, table), []
    for row in reader.journal(table, after=after):
        found.append(_public(row, secret))
        if len(found) == limit:
            break
    return tuple(found)


def _public(row: JournalRow, secret: Hidden) -> PublicRow:
    hidden: tuple[str, ...] = ()
    if row.sequence == secret.seed:
        hidden = ("seed",)
    elif row.sequence in secret.cards:
        hidden = ("card",)
    return PublicRow(
        sequence=row.sequence,
        type=row.type,
        at=row.at,
        command=row.command,
        event={**parsed(row.payload), **dict.fromkeys(hidden)},
        hidden=hidden,
        previous=None if secret.hides_hash(row.sequence - 1) else row.previous,
        hash=None if secret.hides_hash(row.sequence) else row.hash,
    )
