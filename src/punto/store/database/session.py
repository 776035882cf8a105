"""Driver sessions: the statements of the write path, prepared by the driver and sent many at a time.

A round is about fifty rows. SQLAlchemy Core would make a dictionary of each and look at every value once more; here a
row is given to the driver as it is. What differs between the back ends stands in this file: SQLite prepares a statement
and is stepped through the rows; PostgreSQL gets all rows of a table as one JSON text in one statement, and whatever is
said within a `flight` in one exchange with the server, the commit included.

Statements are written with question marks, in the SQL that both know, and with DATABASE_NOW for the database's clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from typing import Any, Final, Protocol

from msgspec.structs import astuple, fields
from sqlalchemy import Connection

from punto.store.database.clock import POSTGRES_NOW, SQLITE_NOW
from punto.store.database.rows import StoredRow
from punto.table.codec import encode

__all__ = ["Found", "NothingChanged", "Session", "columns_of", "session_of"]


class NothingChanged(Exception):
    """A statement that had to change a row found none; nothing of the flight may be kept."""


_DIVISION_BY_ZERO: Final = "22012"


class Found(Protocol):
    """What a statement found. In a flight it is there as soon as somebody asks for it."""

    def fetchall(self) -> list[tuple[Any, ...]]:
        """The rows."""


class Session(ABC):
    """A connection of the driver, inside a transaction that is SQLAlchemy's to end."""

    shared: bool
    """Whether others may write at the same time, so that rows have to be locked."""

    def __init__(self, connection: Connection) -> None:
        self._driver: Any = connection.connection.driver_connection

    @abstractmethod
    def run(self, statement: str, *values: Any) -> Found:
        """Run a statement with these values in place of its question marks."""

    @abstractmethod
    def change(self, statement: str, *values: Any) -> None:
        """Run a statement that has to change one row; NothingChanged at the end of the flight, if not at once."""

    @abstractmethod
    def run_among(self, statement: str, *values: Any, names: Collection[str]) -> Found:
        """Run a statement in which `AMONG ?` asks whether a column is one of these names, after the other values."""

    @abstractmethod
    def put(self, rows: Sequence[StoredRow]) -> None:
        """Insert rows of one kind, or else update them if their kind says so."""

    @abstractmethod
    def begin(self) -> None:
        """Begin the transaction with this flight, where that spares an exchange; else it has begun already."""

    @abstractmethod
    def undo(self) -> None:
        """Roll back after a flight that failed, so that one may look what was in its way."""

    @abstractmethod
    def flight(self) -> AbstractContextManager[Any]:
        """Pipeline: what is said in the block reaches the database together."""

    @abstractmethod
    def commit(self) -> None:
        """Commit with this flight, where that spares an exchange; else the end of the transaction does."""


class _SqliteSession(Session):
    shared: bool = False

    def run(self, statement: str, *values: Any) -> Found:
        found: Found = self._driver.execute(_for_sqlite(statement), values)
        return found

    def change(self, statement: str, *values: Any) -> None:
        if self._driver.execute(_for_sqlite(statement), values).rowcount != 1:
            raise NothingChanged

    def run_among(self, statement: str, *values: Any, names: Collection[str]) -> Found:
        among = statement.replace("AMONG ?", "IN (SELECT value FROM json_each(?))")
        return self.run(among, *values, encode(sorted(names)).decode())

    def put(self, rows: Sequence[StoredRow]) -> None:
        if rows:
            self._driver.executemany(_one_by_one(type(rows[0])), map(astuple, rows))

    def begin(self) -> None:
        """SQLAlchemy has begun it: to write, and so with the lock."""

    def undo(self) -> None:
        """SQLAlchemy will, at the end of the transaction, in which one may look all the same."""

    def flight(self) -> AbstractContextManager[Any]:
        return nullcontext()

    def commit(self) -> None:
        """SQLAlchemy will."""


class _PostgresSession(Session):
    shared: bool = True

    def run(self, statement: str, *values: Any) -> Found:
        found: Found = self._driver.execute(_for_postgres(statement), values)
        return found

    def change(self, statement: str, *values: Any) -> None:
        # Nobody looks at an answer before the commit is on its way; so the database itself has to stop it.
        self.run(f"WITH changed AS ({statement} RETURNING 1) SELECT 1 / count(*) FROM changed", *values)  # noqa: S608

    def run_among(self, statement: str, *values: Any, names: Collection[str]) -> Found:
        return self.run(statement.replace("AMONG ?", "= ANY(?)"), *values, sorted(names))

    def put(self, rows: Sequence[StoredRow]) -> None:
        if rows:
            self._driver.execute(_all_at_once(type(rows[0])), (encode(rows).decode(),))

    def begin(self) -> None:
        self._driver.execute("BEGIN")

    def undo(self) -> None:
        # Not as a statement: the driver has to forget what it prepared in a flight that did not arrive.
        self._driver.rollback()

    @contextmanager
    def flight(self) -> Iterator[None]:
        try:
            with self._driver.pipeline():
                yield
        except self._driver.DataError as error:
            if error.sqlstate != _DIVISION_BY_ZERO:
                raise
            raise NothingChanged from None

    def commit(self) -> None:
        self._driver.execute("COMMIT")


def session_of(connection: Connection) -> Session:
    """The session of a connection that is in a transaction."""
    return _SqliteSession(connection) if connection.dialect.name == "sqlite" else _PostgresSession(connection)


@cache
def columns_of(kind: type[StoredRow]) -> str:
    """The columns of a kind of row, in the order of its fields."""
    return ", ".join(each.encode_name for each in fields(kind))


@cache
def _one_by_one(kind: type[StoredRow]) -> str:
    marks = ", ".join("?" for _ in fields(kind))
    return f"INSERT INTO {kind.stored_in} ({columns_of(kind)}) VALUES ({marks}) {kind.or_else}"  # noqa: S608 - names of ours


@cache
def _all_at_once(kind: type[StoredRow]) -> str:
    table, columns = kind.stored_in, columns_of(kind)
    given = f"json_populate_recordset(NULL::{table}, %s::json)"
    return f"INSERT INTO {table} ({columns}) SELECT {columns} FROM {given} {kind.or_else}"  # noqa: S608 - names of ours


@cache
def _for_sqlite(statement: str) -> str:
    return statement.replace("DATABASE_NOW", SQLITE_NOW)


@cache
def _for_postgres(statement: str) -> str:
    return statement.replace("?", "%s").replace("DATABASE_NOW", POSTGRES_NOW)
