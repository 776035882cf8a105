"""The clock of the database, in milliseconds since 1970: the one clock by which leases are counted."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

__all__ = ["POSTGRES_NOW", "SQLITE_NOW", "DatabaseNow"]

POSTGRES_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
SQLITE_NOW: Final = "CAST((julianday('now') - 2440587.5) * 86400000.0 AS INTEGER)"


class DatabaseNow(FunctionElement[int]):
    """This moment, and not that at which the transaction began."""

    type = BigInteger()
    inherit_cache = True


@compiles(DatabaseNow, "postgresql")
def _postgresql(*_: Any, **__: Any) -> str:
    return POSTGRES_NOW


@compiles(DatabaseNow, "sqlite")
def _sqlite(*_: Any, **__: Any) -> str:
    return SQLITE_NOW
