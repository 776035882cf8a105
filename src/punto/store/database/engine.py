"""Connections to the two back ends: how they are opened, how a transaction begins, and what their errors mean.

SQLite: write-ahead log, `synchronous=FULL` (a commit is on the disk before it returns), a write transaction takes the
lock when it begins. PostgreSQL: read committed for writes, a commit waits for the disk, and every
connection has time-outs of ours, since what a stopped process holds others wait for. On both a reading
transaction sees one moment of the database, however long it reads. A database in memory is SQLite's own, without a
file: readers and the writer take turns, and it is gone when the last store that has it open is closed.
"""

from __future__ import annotations

import secrets
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from punto.errors import StoreError, StoreUnavailable
from punto.extras import require
from punto.words import Text

__all__ = [
    "engine_for",
    "errors_named",
    "file_of",
    "is_sqlite",
    "lock_for_migration",
    "looking",
    "reading",
    "safe_name",
    "writing",
    "writing_by_hand",
]

_WAIT_SECONDS = 10
_READS_ONLY = "punto_reads_only"
_IN_MEMORY = "punto_in_memory"
_MEMORY = "memory:"
_SHARED_MEMORY_SINCE = (3, 36, 0)


def engine_for(address: str, *, reads_only: bool = False) -> Engine:
    """The engine of an address: `postgresql://...`, `sqlite:///...`, the path of a SQLite file, or `memory:`.

    `memory:` is a new database; whoever opens `memory:NAME` in this process has the same one.
    """
    if address.startswith(_MEMORY):
        return _memory(address if address != _MEMORY else f"{_MEMORY}{secrets.token_hex(8)}", reads_only=reads_only)
    url = _url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, reads_only=reads_only)
    return _postgresql(url, reads_only=reads_only)


def _url(address: str) -> URL:
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError(Text("error-store-no-address", address=repr(address), wanted=_WANTED)) from None
    backend = url.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    raise StoreError(Text("error-store-no-back-end", backend=repr(backend), wanted=_WANTED))


_WANTED = Text("error-store-wanted")


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is one of SQLite, in a file or in memory."""
    return engine.dialect.name == "sqlite"


def file_of(engine: Engine) -> Path | None:
    """The file of a SQLite database; None where it is in memory, and for another back end."""
    if not is_sqlite(engine) or engine.get_execution_options().get(_IN_MEMORY):
        return None
    return Path(str(engine.url.database))


def safe_name(engine: Engine) -> str:
    """The database as messages may name it: the path, or the address without its password."""
    if is_sqlite(engine):
        return str(engine.url.database)
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)


def _sqlite(url: URL, *, reads_only: bool) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError(Text("error-store-memory-address", url=str(url), memory=_MEMORY))
    if Path(url.database).is_dir():
        raise StoreError(Text("error-store-folder", path=url.database))
    path, known = url.database, threading.Event()

    def connect() -> sqlite3.Connection:
        # A file is made once. One that is deleted later must not come back empty with the next connection.
        opened = _connected(f"file:{quote(path)}?mode={'rw' if known.is_set() else 'rwc'}")
        known.set()
        return opened

    return _sqlite_engine(url, connect, reads_only=reads_only)


def _memory(name: str, *, reads_only: bool) -> Engine:
    if sqlite3.sqlite_version_info < _SHARED_MEMORY_SINCE:
        needed = ".".join(map(str, _SHARED_MEMORY_SINCE))
        found = sqlite3.sqlite_version
        raise StoreError(Text("error-store-old-sqlite", name=name, needed=needed, found=found))
    # The slash makes it one database for all connections of the process.
    where, closed = f"file:/{quote(name, safe='')}?vfs=memdb", threading.Event()

    def connect() -> sqlite3.Connection:
        if closed.is_set():
            raise StoreError(Text("error-store-memory-closed", name=name))
        return _connected(where)

    # SQLite forgets the database with its last connection, and a pool may close all of its own after an error.
    anchor = connect()
    engine = _sqlite_engine(URL.create("sqlite", database=name), connect, reads_only=reads_only)
    engine.update_execution_options(**{_IN_MEMORY: True})

    @event.listens_for(engine, "engine_disposed")
    def _let_go(_: Engine) -> None:
        closed.set()
        anchor.close()

    return engine


def _connected(uri: str) -> sqlite3.Connection:
    # Only one thread uses a connection at a time, though not always the one that opened it.
    return sqlite3.connect(uri, uri=True, timeout=_WAIT_SECONDS, check_same_thread=False)


def _sqlite_engine(url: URL, connect: Callable[[], sqlite3.Connection], *, reads_only: bool) -> Engine:
    engine = create_engine(url, creator=connect)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        # Transactions are begun below, by this module: the driver's own habits differ between versions.
        connection.isolation_level = None
        # In memory there is no log to write ahead, and SQLite says so by leaving the mode as it is.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if reads_only:
            connection.execute("PRAGMA query_only = ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get(_READS_ONLY)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def _postgresql(url: URL, *, reads_only: bool) -> Engine:
    require("postgres")
    from punto.store.database.answering import ANSWER_SECONDS, AnsweringConnection  # noqa: PLC0415 - needs the driver

    engine = create_engine(url, connect_args=_CONNECTING)
    seconds = _PATIENT_SECONDS if reads_only else ANSWER_SECONDS

    @event.listens_for(engine, "do_connect")
    def _connect(_: Any, __: Any, arguments: Any, options: Any) -> AnsweringConnection:
        return AnsweringConnection.connect(*arguments, **options)

    @event.listens_for(engine, "checkout")
    def _limit(connection: Any, _: Any, __: Any) -> None:
        connection.answer_seconds = seconds

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        limits = _PATIENT if reads_only else _STRICT
        with connection.cursor() as cursor:
            # A server may be set up to answer before the disk has it; then this session insists.
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
            )
            # Older servers do not know all of them.
            cursor.execute(
                "SELECT set_config(given.name, given.value, false) FROM unnest(%s::text[], %s::text[]) "
                "AS given (name, value) JOIN pg_settings USING (name)",
                (list(limits), list(limits.values())),
            )
            if reads_only:
                cursor.execute("SET default_transaction_read_only = on")
        connection.commit()

    return engine


_CONNECTING: Final = {
    "connect_timeout": 2,
    "tcp_user_timeout": 3000,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
}
"""A server that does not answer, or whose machine is gone, is noticed within the length of a lease."""
_STRICT: Final = {
    "idle_in_transaction_session_timeout": "1500",
    "statement_timeout": "2000",
    "lock_timeout": "1000",
} | ({"client_connection_check_interval": "1000"} if sys.platform == "linux" else {})
"""In milliseconds. A process that is stopped inside its transaction would keep its locks for ever without the first,
and its tables could not be taken over."""
_PATIENT: Final = _STRICT | {"idle_in_transaction_session_timeout": "60000", "statement_timeout": "60000"}
"""Who only reads holds no lock that anybody waits for, and may think in between."""
_PATIENT_SECONDS: Final = 65.0
_MIGRATION_SECONDS: Final = 3600.0


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that is durable when the block ends, and never was if the block fails."""
    with errors_named(engine), engine.begin() as connection:
        yield connection


@contextmanager
def writing_by_hand(engine: Engine) -> Iterator[Connection]:
    """The same for a `Session`, which sends PostgreSQL begin and commit with its first and its last statement."""
    if is_sqlite(engine):
        with writing(engine) as connection:
            yield connection
        return
    options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"}
    with errors_named(engine), engine.connect().execution_options(**options) as connection, connection.begin():
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
    """Turn the errors of the database into ours, whether they come through SQLAlchemy or from the driver."""
    driver = engine.dialect.loaded_dbapi
    try:
        yield
    except (DBAPIError, driver.Error) as error:
        raised = error.orig or error if isinstance(error, DBAPIError) else error
        first_line = str(raised).strip().splitlines()[0]
        # The class for "not now": unreachable, locked, out of space, shut down, deadlock.
        passing = isinstance(error, (OperationalError, InterfaceError, driver.OperationalError, driver.InterfaceError))
        passing = passing or getattr(error, "connection_invalidated", False)
        kind = StoreUnavailable if passing and not _is_damaged(raised) else StoreError
        raise kind(f"{safe_name(engine)}: {first_line}") from error
    except SQLAlchemyError as error:
        raise StoreError(f"{safe_name(engine)}: {error}") from error


def _is_damaged(error: BaseException) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def lock_for_migration(connection: Connection) -> None:
    """Let only one process change the schema at a time; SQLite's write transaction does that already."""
    if connection.dialect.name == "postgresql":
        # Whoever comes second waits for the whole of it, however long it takes.
        raw: Any = connection.connection.dbapi_connection
        raw.answer_seconds = _MIGRATION_SECONDS
        for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(7878237)"))
