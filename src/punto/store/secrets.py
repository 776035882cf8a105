"""Secrets of the server, such as the key that signs sessions: every process that shares a database shares them."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from punto.errors import StoreUnavailable
from punto.store.database import schema
from punto.words import Text

__all__ = ["find_secret", "make_secret"]

_BYTES = 32


def find_secret(connection: Connection, name: str) -> bytes | None:
    """The secret of that name, if it was made."""
    rows = schema.secrets.c
    value = connection.execute(select(rows.value).where(rows.name == name)).scalar_one_or_none()
    return None if value is None else bytes.fromhex(value)


def make_secret(connection: Connection, name: str) -> bytes:
    """Make the secret of that name, unless another process was faster; then it is theirs."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    values = {"name": name, "value": secrets.token_hex(_BYTES)}
    connection.execute(insert(schema.secrets).values(values).on_conflict_do_nothing())
    made = find_secret(connection, name)
    if made is None:
        raise StoreUnavailable(Text("error-store-no-secret", name=repr(name)))
    return made
