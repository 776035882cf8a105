"""Writing: everything of some batches in the one transaction that is given."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, bindparam, case, delete, func, insert, or_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from punto.errors import Superseded
from punto.store import schema
from punto.store.forms import limits_text
from punto.store.purses import require_purses
from punto.store.rows import AnswerRow, Batch, Head, JournalRow, Snapshot, StandingChange, TransferRow

__all__ = ["write"]

_SNAPSHOTS_KEPT = 2
_MOVE = (
    update(schema.tables)
    .where(schema.tables.c.table_id == bindparam("from_table"))
    .where(schema.tables.c.hash == bindparam("from_hash"), schema.tables.c.commands == bindparam("from_commands"))
)
_CLOSE = delete(schema.accounts).where(schema.accounts.c.name == bindparam("gone"))


def write(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write these batches; Superseded when a table is not where its batch begins, PurseShort when one buys too much."""
    for batch in sorted(batches, key=lambda each: each.before.table):
        _move_head(connection, batch.before, batch.after)
    _insert(connection, schema.journal, [_journal(row) for each in batches for row in each.journal])
    _insert(connection, schema.transfers, [_transfer(row) for each in batches for row in each.transfers])
    _write_accounts(connection, batches)
    _insert(connection, schema.commands, [_answer(row) for each in batches for row in each.answers])
    _write_standings(connection, batches)
    require_purses(connection, batches)
    for batch in batches:
        if batch.snapshot is not None:
            _write_snapshot(connection, batch.snapshot)


def _move_head(connection: Connection, before: Head, after: Head) -> None:
    """The fence: of two processes that believe to be at the same place only one gets on."""
    values = {"sequence": after.sequence, "hash": after.hash, "commands": after.commands}
    if before.commands == 0:
        try:
            connection.execute(insert(schema.tables), {"table_id": before.table, **values})
        except IntegrityError as error:
            raise Superseded(f"table {before.table!r} was opened by another process in the meantime") from error
        return
    place = {"from_table": before.table, "from_hash": before.hash, "from_commands": before.commands}
    moved = connection.execute(_MOVE, {**place, **values})
    if moved.rowcount != 1:
        raise Superseded(
            f"table {before.table!r} is not at event {before.sequence} any more: another process has written to it"
        )


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _write_accounts(connection: Connection, batches: Sequence[Batch]) -> None:
    changed = [
        {
            "name": name,
            "table_id": batch.before.table,
            "debits_posted": account.debits_posted,
            "debits_pending": account.debits_pending,
            "credits_posted": account.credits_posted,
            "credits_pending": account.credits_pending,
        }
        for batch in batches
        for name, account in batch.accounts.items()
    ]
    if changed:
        connection.execute(_accounts_statement(connection.dialect.name), changed)
    closed = [{"gone": name} for batch in batches for name in batch.closed]
    if closed:
        connection.execute(_CLOSE, closed)


def _write_standings(connection: Connection, batches: Sequence[Batch]) -> None:
    rows = [_standing(batch.before.table, each) for batch in batches for each in batch.standings]
    if not rows:
        return
    connection.execute(_standings_statement(connection.dialect.name), rows)


@cache
def _accounts_statement(dialect: str) -> Any:
    statement = _inserts(dialect)(schema.accounts)
    sums = ("debits_posted", "debits_pending", "credits_posted", "credits_pending")
    values = {name: statement.excluded[name] for name in sums}
    return statement.on_conflict_do_update(index_elements=["name"], set_=values)


@cache
def _standings_statement(dialect: str) -> Any:
    """What `punto.store.standings.merged` says, in SQL."""
    patrons = schema.patrons
    statement = _inserts(dialect)(patrons)
    new = statement.excluded
    earlier = or_(new.day.is_(None), new.day < patrons.c.day)
    values = {
        "limits": func.coalesce(new.limits, patrons.c.limits),
        "excluded_until": func.coalesce(new.excluded_until, patrons.c.excluded_until),
        "day": case((earlier, patrons.c.day), else_=new.day),
        "day_net": case(
            (earlier, patrons.c.day_net),
            (new.day == patrons.c.day, patrons.c.day_net + new.day_net),
            else_=new.day_net,
        ),
        "at": new["at"],
        "currency": new.currency,
        "cashed": patrons.c.cashed + new.cashed,
    }
    return statement.on_conflict_do_update(index_elements=["table_id", "patron"], set_=values)


def _write_snapshot(connection: Connection, snapshot: Snapshot) -> None:
    """Add a snapshot; only the newest ones are kept."""
    rows = schema.snapshots
    connection.execute(
        insert(rows).values(
            table_id=snapshot.table,
            sequence=snapshot.sequence,
            hash=snapshot.hash,
            state=snapshot.state,
            seal=snapshot.seal,
        )
    )
    newest = (
        rows.select()
        .with_only_columns(rows.c.sequence)
        .where(rows.c.table_id == snapshot.table)
        .order_by(rows.c.sequence.desc())
        .limit(_SNAPSHOTS_KEPT)
    )
    connection.execute(delete(rows).where(rows.c.table_id == snapshot.table, rows.c.sequence.not_in(newest)))


def _inserts(dialect: str) -> Any:
    """Both back ends know "insert, or else update", and SQLAlchemy has it with each."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


def _journal(row: JournalRow) -> dict[str, Any]:
    return {
        "table_id": row.table,
        "sequence": row.sequence,
        "type": row.type,
        "payload": row.payload,
        "at": row.at,
        "command": row.command,
        "previous": row.previous,
        "hash": row.hash,
    }


def _transfer(row: TransferRow) -> dict[str, Any]:
    return {
        "id": row.transfer.id,
        "kind": row.transfer.kind,
        "debit": row.transfer.debit,
        "credit": row.transfer.credit,
        "amount": row.transfer.amount,
        "pending": row.transfer.pending,
        "table_id": row.table,
        "sequence": row.sequence,
        "place": row.place,
    }


def _answer(row: AnswerRow) -> dict[str, Any]:
    return {
        "table_id": row.table,
        "key": row.key,
        "command_id": row.command,
        "digest": row.digest,
        "at": row.at,
        "shoe": row.shoe,
        "number": row.number,
        "sequence": row.sequence,
        "events": row.events,
        "refusal": row.refusal,
        "seal": row.seal,
    }


def _standing(table: str, change: StandingChange) -> dict[str, Any]:
    return {
        "table_id": table,
        "patron": change.patron,
        "limits": limits_text(change.limits),
        "excluded_until": change.excluded_until,
        "day": change.day,
        "day_net": change.net,
        "at": change.at,
        "currency": change.currency,
        "cashed": change.cashed,
    }
