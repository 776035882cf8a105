"""Reading: one moment of the database, row by row, so that a journal of any length fits."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Connection, CursorResult, Row, Select, bindparam, func, select

from punto.ledger import Account, Transfer
from punto.store import schema
from punto.store.chain import genesis
from punto.store.forms import read_limits
from punto.store.purses import purse_of, short_purses
from punto.store.rows import (
    AnswerRow,
    Grant,
    Head,
    JournalRow,
    Purse,
    Snapshot,
    Standing,
    StandingChange,
    TransferRow,
)
from punto.table.events import Event
from punto.table.limits import LimitPlan

__all__ = ["Reader"]

_ROWS_AT_ONCE = 500
_ANSWERS_TO = (
    select(schema.commands)
    .where(schema.commands.c.table_id == bindparam("table"))
    .where(schema.commands.c.key.in_(bindparam("keys", expanding=True)))
)


class Reader:
    """What the database holds."""

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
    ) -> list[JournalRow]:
        """The events of some types only, between two others, by the index: however long the journal, only these.

        An offset counts events of one type, and so may be given with one only.
        """
        rows = schema.journal
        wanted = select(rows).where(rows.c.table_id == table, rows.c.sequence > after)
        if before is not None:
            wanted = wanted.where(rows.c.sequence < before)
        ordered = wanted.order_by(rows.c.sequence.desc() if newest_first else rows.c.sequence)
        assert not offset or len(types) == 1, "an offset counts events of one type"
        # One question a type, because an index gives several types one after the other and not in order.
        found = [
            _journal_row(row)
            for each in types
            for row in self._connection.execute(
                ordered.where(rows.c.type == each.__name__).limit(limit).offset(offset or None)
            )
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
            transfer = Transfer(row.id, row.kind, row.debit, row.credit, row.amount, row.pending)
            yield TransferRow(table, row.sequence, row.place, transfer)

    def accounts(self, table: str) -> Iterator[tuple[str, Account]]:
        """The open accounts of a table."""
        rows = schema.accounts
        for row in self._stream(select(rows).where(rows.c.table_id == table).order_by(rows.c.name)):
            yield (
                row.name,
                Account(row.debits_posted, row.debits_pending, row.credits_posted, row.credits_pending),
            )

    def answers(self, table: str) -> Iterator[AnswerRow]:
        """Every answer of a table, in the order of the journal."""
        rows = schema.commands
        wanted = select(rows).where(rows.c.table_id == table).order_by(rows.c.sequence, rows.c.key)
        for row in self._stream(wanted):
            yield _answer_row(row)

    def answers_to(self, table: str, keys: Collection[str]) -> dict[str, AnswerRow]:
        """The answers to those of these commands that were answered."""
        found = self._connection.execute(_ANSWERS_TO, {"table": table, "keys": list(keys)})
        return {row.key: _answer_row(row) for row in found}

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
            yield StandingChange(
                patron=row.patron,
                at=row.at,
                currency=row.currency,
                limits=read_limits(row.limits),
                excluded_until=row.excluded_until,
                day=row.day,
                net=row.day_net,
                cashed=row.cashed,
            )

    def standing(self, patron: str, *, day: int) -> Standing:
        """What all tables together know of a patron: the latest limits, the longest exclusion, the sum of the day."""
        rows = schema.patrons
        found = list(self._connection.execute(select(rows).where(rows.c.patron == patron).order_by(rows.c.at)))
        limits = [text for row in found if (text := row.limits) is not None]
        return Standing(
            limits=(read_limits(limits[-1]) if limits else None) or LimitPlan(),
            excluded_until=max((row.excluded_until for row in found if row.excluded_until is not None), default=None),
            day_net=sum(row.day_net for row in found if row.day == day),
        )

    def purse(self, patron: str, *, currency: str) -> Purse:
        """A patron's play chips of that currency, at all tables together."""
        return purse_of(self._connection, patron, currency)

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


def _answer_row(row: Row[Any]) -> AnswerRow:
    return AnswerRow(
        table=row.table_id,
        key=row.key,
        command=row.command_id,
        digest=row.digest,
        at=row.at,
        shoe=row.shoe,
        number=row.number,
        sequence=row.sequence,
        events=row.events,
        refusal=row.refusal,
        seal=row.seal,
    )
