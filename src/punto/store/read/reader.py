"""Consistent reads: one moment of the database, row by row, so that a journal of any length fits."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Connection, CursorResult, Row, Select, func, select

from punto.ledger import Account
from punto.store.database import schema
from punto.store.database.rows import (
    Grant,
    Head,
    JournalRow,
    Pruned,
    Purse,
    ReceiptRow,
    Snapshot,
    StandingChange,
    TransferRow,
)
from punto.store.database.session import session_of
from punto.store.write.chain import genesis
from punto.store.write.patrons import KnownPatrons, ask_patrons, standing_row, unheeded
from punto.store.write.purses import purse_of, short_purses
from punto.store.write.receipts import pruned_of
from punto.table.event import Event
from punto.table.kinds import kinds_of

__all__ = ["Reader"]

_ROWS_AT_ONCE = 500


class Reader:
    """Read session: queries on one consistent snapshot of the database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._open: set[CursorResult[Any]] = set()

    def close(self) -> None:
        """Let go of whatever was not read to its end."""
        while self._open:
            self._open.pop().close()

    def heads(self) -> list[Head]:
        """How far each table is, by name."""
        rows = self._connection.execute(select(schema.tables).order_by(schema.tables.c.table_id))
        return [Head(row.table_id, row.sequence, row.hash, row.commands) for row in rows]

    def are_heads(self, heads: Collection[Head]) -> bool:
        """Whether all of these tables still are where these heads say."""
        names = [head.table for head in heads]
        wanted = select(schema.tables).where(schema.tables.c.table_id.in_(names))
        found = {
            row.table_id: Head(row.table_id, row.sequence, row.hash, row.commands)
            for row in self._connection.execute(wanted)
        }
        return all(found.get(head.table, Head(head.table, 0, genesis(head.table), 0)) == head for head in heads)

    def head(self, table: str) -> Head:
        """How far a table is; a table that nobody has opened is at its genesis."""
        row = self._connection.execute(select(schema.tables).where(schema.tables.c.table_id == table)).one_or_none()
        return Head(table, 0, genesis(table), 0) if row is None else Head(table, row.sequence, row.hash, row.commands)

    def journal(self, table: str, *, after: int = 0) -> Iterator[JournalRow]:
        """The events of a table after that one, in order."""
        rows = schema.journal
        wanted = select(rows).where(rows.c.table_id == table, rows.c.sequence > after).order_by(rows.c.sequence)
        for row in self._stream(wanted):
            yield _journal_row(row)

    def events(
        self,
        table: str,
        *types: type[Event],
        after: int = 0,
        before: int | None = None,
        newest_first: bool = False,
        limit: int | None = None,
        offset: int = 0,
        mentioning: str | None = None,
    ) -> list[JournalRow]:
        """The events of some types only, between two others, by the index: however long the journal, only these.

        A base class stands for every kind of event below it. `mentioning` leaves out those whose text nowhere holds an
        id; whether the others mean it is for the reader to see.
        """
        rows = schema.journal
        wanted = select(rows).where(rows.c.table_id == table, rows.c.sequence > after)
        if mentioning is not None:
            wanted = wanted.where(rows.c.payload.contains(mentioning, autoescape=True))
        if before is not None:
            wanted = wanted.where(rows.c.sequence < before)
        ordered = wanted.order_by(rows.c.sequence.desc() if newest_first else rows.c.sequence)
        names = [kind.__name__ for each in types for kind in kinds_of(each)]
        if offset and len(names) > 1:
            # To count off several types they must be put in order first: by their numbers alone, which the index holds.
            numbers = ordered.with_only_columns(rows.c.sequence).where(rows.c.type.in_(names))
            ordered = ordered.where(rows.c.sequence.in_(numbers.limit(limit).offset(offset)))
            offset = 0
        # One question a type, because an index gives several types one after the other and not in order.
        found = [
            _journal_row(row)
            for name in names
            for row in self._connection.execute(ordered.where(rows.c.type == name).limit(limit).offset(offset or None))
        ]
        return sorted(found, key=lambda row: row.sequence, reverse=newest_first)[:limit]

    def event(self, table: str, sequence: int) -> JournalRow | None:
        """One event of a table."""
        rows = schema.journal
        wanted = select(rows).where(rows.c.table_id == table, rows.c.sequence == sequence)
        row = self._connection.execute(wanted).one_or_none()
        return None if row is None else _journal_row(row)

    def transfers(self, table: str, *, after: int = 0) -> Iterator[TransferRow]:
        """The ledger of a table after that event, in order."""
        rows = schema.transfers
        wanted = select(rows).where(rows.c.table_id == table, rows.c.sequence > after)
        wanted = wanted.order_by(rows.c.sequence, rows.c.place)
        for row in self._stream(wanted):
            yield TransferRow(
                id=row.id,
                kind=row.kind,
                debit=row.debit,
                credit=row.credit,
                amount=row.amount,
                pending=row.pending,
                table=table,
                sequence=row.sequence,
                place=row.place,
            )

    def accounts(self, table: str) -> Iterator[tuple[str, Account]]:
        """The open accounts of a table."""
        rows = schema.accounts
        for row in self._stream(select(rows).where(rows.c.table_id == table).order_by(rows.c.name)):
            yield (
                row.name,
                Account(row.debits_posted, row.debits_pending, row.credits_posted, row.credits_pending),
            )

    def answers(self, table: str) -> Iterator[ReceiptRow]:
        """Every receipt of a table that is kept, in the order of the journal."""
        rows = schema.commands
        wanted = select(rows).where(rows.c.table_id == table).order_by(rows.c.sequence, rows.c.key)
        for row in self._stream(wanted):
            yield _answer_row(row)

    def snapshots(self, table: str) -> list[Snapshot]:
        """The snapshots of a table, newest first."""
        rows = schema.snapshots
        wanted = select(rows).where(rows.c.table_id == table).order_by(rows.c.sequence.desc())
        return [
            Snapshot(row.table_id, row.sequence, row.hash, row.state, row.seal)
            for row in self._connection.execute(wanted)
        ]

    def standings(self, table: str) -> Iterator[StandingChange]:
        """What a table knows of its patrons, by name."""
        rows = schema.patrons
        for row in self._stream(select(rows).where(rows.c.table_id == table).order_by(rows.c.patron)):
            yield standing_row(row)

    def patrons(self, names: Collection[str]) -> KnownPatrons:
        """What all tables together know of some patrons."""
        return ask_patrons(session_of(self._connection), names)()

    def unheeded(self, *, at: int) -> list[tuple[str, str]]:
        """Tables, and patrons who sit there and have since set limits or an exclusion at another one."""
        return list(unheeded(self._connection, at=at))

    def pruned(self, table: str) -> Pruned:
        """The receipts of a table that are not kept any more."""
        return pruned_of(self._connection, table)

    def purse(self, patron: str, *, currency: str) -> Purse:
        """A patron's play chips of that currency, at all tables together."""
        return purse_of(self._connection, patron, currency)

    def currencies_of(self, patron: str) -> list[str]:
        """The currencies in which a patron was ever given play chips."""
        currency = schema.grants.c.currency
        wanted = select(currency).where(schema.grants.c.patron == patron).distinct().order_by(currency)
        return list(self._connection.execute(wanted).scalars())

    def grants(self) -> Iterator[Grant]:
        """Every grant of play chips, patron by patron in the order in which they were given."""
        rows = schema.grants
        for row in self._stream(select(rows).order_by(rows.c.patron, rows.c.currency, rows.c.number)):
            yield Grant(row.patron, row.currency, row.number, row.amount, row.at, row.reason, row.seal)

    def short_purses(self) -> list[tuple[str, str, int]]:
        """Patrons and currencies whose grants do not cover what they bought, and by how much."""
        return [(row.patron, row.currency, int(row.short)) for row in self._connection.execute(short_purses())]

    def strays(self) -> Iterator[tuple[str, str]]:
        """Tables of the database, and names of tables in them that have no head."""
        known = select(schema.tables.c.table_id)
        for each in schema.TABLES[1:]:
            wanted = select(each.c.table_id).where(each.c.table_id.not_in(known)).distinct()
            for row in self._connection.execute(wanted):
                yield each.name, row.table_id

    def count(self, table: str, kind: type[Event], *, after: int = 0, before: int | None = None) -> int:
        """How many events of a type there are between two others."""
        rows = schema.journal.c
        wanted = select(func.count()).where(rows.table_id == table, rows.type == kind.__name__, rows.sequence > after)
        found: int = self._connection.execute(
            wanted if before is None else wanted.where(rows.sequence < before)
        ).scalar_one()
        return found

    def _stream(self, wanted: Select[Any]) -> Iterator[Row[Any]]:
        result = self._connection.execute(wanted, execution_options={"yield_per": _ROWS_AT_ONCE})
        self._open.add(result)
        yield from result
        self._open.discard(result)


def _journal_row(row: Row[Any]) -> JournalRow:
    return JournalRow(row.table_id, row.sequence, row.type, row.payload, row.at, row.command, row.previous, row.hash)


def _answer_row(row: Row[Any]) -> ReceiptRow:
    return ReceiptRow(
        table=row.table_id,
        key=row.key,
        command=row.command_id,
        digest=row.digest,
        at=row.at,
        shoe=row.shoe,
        number=row.number,
        sequence=row.sequence,
        events=row.events,
        seal=row.seal,
    )
