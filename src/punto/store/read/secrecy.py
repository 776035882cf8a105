"""Redaction: the journal as an operator may read it while the table plays, without what is still to be turned.

Of the shoe on the table is left out what its source keeps secret (a seed, an order written down), and every card that
lies, or was taken away, face down. Where that could be guessed, the hashes from there on are left out too: whoever
knows everything of an event but one card needs 52 tries to find that card by the hash. All of it is told when it is no
secret any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from punto.store.database.forms import parsed
from punto.store.database.rows import JournalRow
from punto.store.read.reader import Reader
from punto.store.read.shoes import span_of
from punto.store.write.loading import event_as, event_of
from punto.table.acts.shoe import ShoeBegun
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.turning import CardExposed
from punto.table.dealer.window import BettingOpened

__all__ = ["Hidden", "PublicRow", "hidden_of", "public_journal"]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is secret of a journal at one moment."""

    shoe: int | None = None
    """The event that began the shoe on the table."""
    of_shoe: tuple[str, ...] = ()
    """The fields of that event which are secret."""
    shoe_guessable: bool = False
    """Whether they could be found by trying."""
    cards: frozenset[int] = frozenset()
    """The events that hold a card which was never turned."""

    @property
    def first_guessable(self) -> int | None:
        """The first event of which a secret could be guessed: from here on a hash would give cards away."""
        return self.shoe if self.shoe_guessable else min(self.cards, default=None)

    def fields(self, sequence: int) -> tuple[str, ...]:
        """The fields of that event which are secret."""
        if sequence == self.shoe:
            return self.of_shoe
        return ("card",) if sequence in self.cards else ()

    def hides_hash(self, sequence: int) -> bool:
        """Whether the hash of that event would give a card away."""
        return self.first_guessable is not None and sequence >= self.first_guessable


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
    newest = reader.events(table, ShoeBegun, newest_first=True, limit=1)
    if not newest:
        return Hidden()
    begun = event_as(newest[0], ShoeBegun)
    span = span_of(reader, table, begun.shoe)
    if span is None or span.is_over(reader):
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
    return Hidden(span.first, begun.secret, begun.guessable, frozenset(hidden))


def public_journal(reader: Reader, table: str, *, after: int, limit: int) -> tuple[PublicRow, ...]:
    """So many events of a table after that one, in order."""
    secret, found = hidden_of(reader, table), []
    for row in reader.journal(table, after=after):
        found.append(_public(row, secret))
        if len(found) == limit:
            break
    return tuple(found)


def _public(row: JournalRow, secret: Hidden) -> PublicRow:
    hidden = secret.fields(row.sequence)
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
