"""Connections to the two back ends: how they are opened, how a transaction begins, and what their errors mean.

SQLite: write-ahead log, `synchronous=FULL` (a commit is on the disk before it returns), a write transaction takes the
lock when it begins. PostgreSQL: read committed for writes, a commit waits for the disk. On both a reading
transaction sees one moment of the database, however long it reads.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from punto.errors import StoreError, StoreUnavailable

__all__ = [
    "engine_for",
    "errors_named",
    "is_sqlite",
    "lock_for_migration",
    "looking",
    "reading",
    "safe_name",
    "writing",
]

_WAIT_SECONDS = 10
_READS_ONLY = "punto_reads_only"


def engine_for(address: str) -> Engine:
    """The engine of an address: `postgresql://...`, `sqlite:///...` or the path of a SQLite file."""
    url = _url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return _postgresql(url)


def _url(address: str) -> URL:
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError(f"{address!r} is no address of a database; {_WANTED}") from None
    backend = url.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    raise StoreError(f"{backend!r} is no back end of the store; {_WANTED}")


_WANTED = "give the path of a SQLite file, or postgresql://user@host/database"


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is a SQLite file."""
    return engine.dialect.name == "sqlite"


def safe_name(engine: Engine) -> str:
    """The database as messages may name it: the path, or the address without its password."""
    if is_sqlite(engine):
        return str(engine.url.database)
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError("the store needs a SQLite file, not a database in memory: nothing would be durable")
    if Path(url.database).is_dir():
        raise StoreError(f"{url.database} is a folder, not a SQLite file")
    # Only one thread uses a connection at a time, though not always the one that opened it.
    engine = create_engine(url, connect_args={"timeout": _WAIT_SECONDS, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        # Transactions are begun below, by this module: the driver's own habits differ between versions.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get(_READS_ONLY)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def _postgresql(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"connect_timeout": _WAIT_SECONDS})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        with connection.cursor() as cursor:
            # A server may be set up to answer before the disk has it; then this session insists.
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
            )
        connection.commit()

    return engine


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that is durable when the block ends, and never was if the block fails."""
    with errors_named(engine), engine.begin() as connection:
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """One moment of the database, to read."""
    options: dict[str, Any] = {_READS_ONLY: True}
    if not is_sqlite(engine):
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with errors_named(engine), engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


@contextmanager
def looking(engine: Engine) -> Iterator[Connection]:
    """The database as it is, for one question: PostgreSQL is spared the two round trips of a transaction."""
    if is_sqlite(engine):
        with reading(engine) as connection:
            yield connection
        return
    with errors_named(engine), engine.connect() as connection:
        yield connection.execution_options(isolation_level="AUTOCOMMIT")


@contextmanager
def errors_named(engine: Engine) -> Iterator[None]:
    """Turn the errors of the database into ours."""
    try:
        yield
    except DBAPIError as error:
        first_line = str(error.orig or error).strip().splitlines()[0]
        # SQLAlchemy's class for "not now": unreachable, locked, out of space, shut down, deadlock.
        passing = isinstance(error, (OperationalError, InterfaceError)) or error.connection_invalidated
        kind = StoreUnavailable if passing and not _is_damaged(error) else StoreError
        raise kind(f"{safe_name(engine)}: {first_line}") from error
    except SQLAlchemyError as error:
        raise StoreError(f"{safe_name(engine)}: {error}") from error


def _is_damaged(error: DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def lock_for_migration(connection: Connection) -> None:
    """Let only one process change the schema at a time; SQLite's write transaction does that already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7878237)"))
