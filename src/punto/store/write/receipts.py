"""Idempotency keys: which commands were accepted before, how long they are known by their ids, and how old ones go.

Exactly once needs a receipt for as long as somebody may still send the command again, which is seconds for a page and
days for a client that was cut off. After `KEPT_DAYS` it is pruned, oldest first and a few at a time, so that no table
waits; a copy that comes later still is a new command. The head of a table says how many receipts are gone and up to
which event, and the audit holds the rest to it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, update

from punto.store.database import schema
from punto.store.database.rows import Pruned, ReceiptRow
from punto.store.database.session import Session, columns_of

__all__ = ["KEPT_DAYS", "ask_receipts", "prune", "pruned_of"]

KEPT_DAYS: Final = 30
"""How many days receipts are kept unless the operator says otherwise."""

_ACCEPTED = f"SELECT {columns_of(ReceiptRow)} FROM commands WHERE table_id = ? AND key AMONG ?"  # noqa: S608 - names of ours
_OLDEST = (
    select(schema.commands.c.key, schema.commands.c.at, schema.commands.c.sequence)
    .where(schema.commands.c.table_id == bindparam("table"))
    .order_by(schema.commands.c.sequence, schema.commands.c.key)
    .limit(bindparam("most"))
)
_GONE = delete(schema.commands).where(
    schema.commands.c.table_id == bindparam("table"), schema.commands.c.key.in_(bindparam("keys", expanding=True))
)
_NOTED = (
    update(schema.tables)
    .where(schema.tables.c.table_id == bindparam("table"))
    .values(pruned_commands=schema.tables.c.pruned_commands + bindparam("count"), pruned_sequence=bindparam("up_to"))
)


def ask_receipts(
    session: Session, keys: Mapping[str, Collection[str]]
) -> Callable[[], dict[tuple[str, str], ReceiptRow]]:
    """Ask which of these commands were accepted, by table and key; the answer is called for later."""
    asked = [session.run_among(_ACCEPTED, table, names=of_table) for table, of_table in keys.items() if of_table]

    def answer() -> dict[tuple[str, str], ReceiptRow]:
        rows = (ReceiptRow(*each) for found in asked for each in found.fetchall())
        return {(row.table, row.key): row for row in rows}

    return answer


def prune(connection: Connection, table: str, *, before: int, most: int) -> int:
    """Let go of at most so many of a table's oldest receipts, as far as they are from before that moment; how many."""
    # The head first, as whoever appends does: two who prune take turns.
    connection.execute(select(schema.tables).where(schema.tables.c.table_id == table).with_for_update()).all()
    old: list[tuple[str, int]] = []
    for row in connection.execute(_OLDEST, {"table": table, "most": most}):
        if row.at >= before:
            break
        old.append((row.key, row.sequence))
    if old:
        connection.execute(_GONE, {"table": table, "keys": [key for key, _ in old]})
        connection.execute(_NOTED, {"table": table, "count": len(old), "up_to": old[-1][1]})
    return len(old)


def pruned_of(connection: Connection, table: str) -> Pruned:
    """What was pruned of a table so far."""
    heads = schema.tables.c
    wanted = select(heads.pruned_commands, heads.pruned_sequence).where(heads.table_id == table)
    row = connection.execute(wanted).one_or_none()
    return Pruned(0, 0) if row is None else Pruned(row.pruned_commands, row.pruned_sequence)
