"""Rate limits of the house: a token bucket in the database, which all servers take from.

What guards money, such as the play chips that each new guest is given, must not be had once from every server.
"""

from __future__ import annotations

from sqlalchemy import Connection, case, delete, literal
from sqlalchemy.dialects import postgresql, sqlite

from punto.store.database import schema
from punto.store.database.clock import DatabaseNow

__all__ = ["forget_rates", "take_from_rate"]


def take_from_rate(connection: Connection, name: str, *, per_second: float, burst: float) -> bool:
    """Take one from the bucket of that name, which begins full; False if there is none."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    rows = schema.rates.c
    grown = rows.level + (DatabaseNow() - rows.at) * (per_second / 1000)
    level = case((grown > burst, literal(burst)), else_=grown)
    new = insert(schema.rates).values(name=name, level=burst - 1, at=DatabaseNow())
    taken = new.on_conflict_do_update(
        index_elements=["name"], set_={"level": level - 1, "at": DatabaseNow()}, where=level >= 1
    )
    return connection.execute(taken.returning(rows.name)).one_or_none() is not None


def forget_rates(connection: Connection, *, older_than_ms: int) -> None:
    """Let go of the buckets from which nobody took for so long; they have to be full again by then."""
    connection.execute(delete(schema.rates).where(schema.rates.c.at < DatabaseNow() - older_than_ms))
