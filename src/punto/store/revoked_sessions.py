"""Revoked sessions: those that were ended before their time, kept until that time has come."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from punto.store.database import schema

__all__ = ["add_revocation", "revocations"]


def add_revocation(connection: Connection, session: str, *, until: int, now: int) -> None:
    """Revoke a session until a moment, in milliseconds; what has expired by itself is pruned on the way."""
    rows = schema.revoked_sessions
    connection.execute(delete(rows).where(rows.c.until <= now))
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    added = insert(rows).values(session=session, until=until)
    connection.execute(added.on_conflict_do_update(index_elements=["session"], set_={"until": added.excluded.until}))


def revocations(connection: Connection, *, now: int) -> dict[str, int]:
    """Every session that is revoked now, and until when."""
    rows = schema.revoked_sessions.c
    found = connection.execute(select(rows.session, rows.until).where(rows.until > now))
    return {row.session: row.until for row in found}
