"""The read model of shoes: which a table has had, and what everybody may know of each.

A shoe is found in the journal by its first event, and everything about it lies between that and the first event of the
next: nothing here needs the journal before it, however long that is. A seed is told only when the journal itself has
revealed it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from punto.errors import BrokenJournal
from punto.house.model import House
from punto.store.database.rows import JournalRow
from punto.store.read.reader import Reader
from punto.store.write.loading import event_as
from punto.table.acts.operating import HouseChanged, TableOpened
from punto.table.acts.shoe import ShoeBegun, ShoeCut
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.shoe import ShoeBurned, ShoeClosed, ShoeEnd, ShoeRevealed
from punto.table.event import Event
from punto.table.phases import ShoePhase
from punto.words import Text

__all__ = ["ShoeSpan", "ShoeSummary", "house_of", "list_shoes", "shoe_of", "span_of"]

T = TypeVar("T", bound=Event)


@dataclass(frozen=True, slots=True)
class ShoeSpan:
    """Where a shoe stands in the journal of its table."""

    table: str
    shoe: int
    first: int
    """The sequence number of its first event."""
    end: int | None
    """That of the first event of the next shoe, if there is one."""
    commitment: str | None
    at: int

    def find(self, reader: Reader, kind: type[Event], *, limit: int | None = None) -> list[JournalRow]:
        """Its events of one type, in order."""
        return reader.events(self.table, kind, after=self.first, before=self.end, limit=limit)

    def count(self, reader: Reader, kind: type[Event]) -> int:
        """How many events of one type it has."""
        return reader.count(self.table, kind, after=self.first, before=self.end)

    def house(self, reader: Reader) -> House:
        """The house under which the shoe is played: it only ever changes between shoes."""
        return house_of(reader, self.table, before=self.first)

    def is_over(self, reader: Reader) -> bool:
        """Whether no card comes from the shoe any more: nothing of it is secret then."""
        return bool(self.find(reader, ShoeClosed, limit=1))


@dataclass(frozen=True, kw_only=True)
class ShoeSummary:
    """A shoe as everybody may know it."""

    number: int
    phase: ShoePhase
    commitment: str | None
    """The hash of the seed, in hex, shown before anybody could cut; None where the cards come from no sealed seed."""
    rounds: int
    """The rounds that are over, void ones included."""
    opened_at: int
    closed_at: int | None
    ended: ShoeEnd | None
    """Why no further round came from it."""
    cards_left: int | None
    """How many cards were left when it closed."""
    seed: str | None
    """In hex, once it is revealed."""
    recorded: bool
    """Whether there is a record: the shoe is over, and cards could be dealt from it."""


def house_of(reader: Reader, table: str, *, before: int | None = None) -> House:
    """The house of a table, now or before that event."""
    changes = reader.events(table, HouseChanged, before=before, newest_first=True, limit=1)
    if changes:
        return event_as(changes[0], HouseChanged).after.house
    return event_as(reader.events(table, TableOpened, limit=1)[0], TableOpened).house.house


def span_of(reader: Reader, table: str, shoe: int) -> ShoeSpan | None:
    """Where that shoe stands; None when there is none of that number."""
    rows = reader.events(table, ShoeBegun, limit=2, offset=shoe - 1)
    if not rows:
        return None
    begun = event_as(rows[0], ShoeBegun)
    if begun.shoe != shoe:
        where = Text("error-store-event", event=str(rows[0].sequence), table=repr(table))
        raise BrokenJournal(Text("error-store-begins-no-shoe", event=where, shoe=str(shoe)))
    end = rows[1].sequence if len(rows) > 1 else None
    return ShoeSpan(table, shoe, rows[0].sequence, end, begun.promise, begun.at)


def list_shoes(reader: Reader, table: str, *, limit: int, before: int | None = None) -> tuple[ShoeSummary, ...]:
    """The shoes of a table with numbers below that one, newest first."""
    newest = reader.events(table, ShoeBegun, newest_first=True, limit=1)
    if not newest:
        return ()
    last = event_as(newest[0], ShoeBegun)
    highest = last.shoe if before is None else min(last.shoe, before - 1)
    numbers = range(highest, max(highest - limit, 0), -1)
    return tuple(told for number in numbers if (told := shoe_of(reader, table, number)) is not None)


def shoe_of(reader: Reader, table: str, shoe: int) -> ShoeSummary | None:
    """One shoe of a table; None when there is none of that number."""
    span = span_of(reader, table, shoe)
    if span is None:
        return None
    closed = _only(span, reader, ShoeClosed)
    revealed = _only(span, reader, ShoeRevealed)
    burned = bool(span.find(reader, ShoeBurned, limit=1))
    return ShoeSummary(
        number=shoe,
        phase=_phase(span, reader, closed=closed, revealed=revealed, burned=burned),
        commitment=span.commitment,
        rounds=span.count(reader, RoundSettled) + span.count(reader, RoundVoided),
        opened_at=span.at,
        closed_at=closed.at if closed else None,
        ended=closed.reason if closed else None,
        cards_left=closed.cards_left if closed else None,
        seed=revealed.seed.hex() if revealed else None,
        recorded=burned and revealed is not None,
    )


def _only(span: ShoeSpan, reader: Reader, kind: type[T]) -> T | None:
    for row in span.find(reader, kind, limit=1):
        return event_as(row, kind)
    return None


def _phase(
    span: ShoeSpan, reader: Reader, *, closed: ShoeClosed | None, revealed: ShoeRevealed | None, burned: bool
) -> ShoePhase:
    if revealed:
        return ShoePhase.REVEALED
    if closed:
        return ShoePhase.CLOSED
    if span.find(reader, CardDealt, limit=1):
        return ShoePhase.DEALT
    if burned:
        return ShoePhase.BURNED
    return ShoePhase.CUT if span.find(reader, ShoeCut, limit=1) else ShoePhase.COMMITTED
