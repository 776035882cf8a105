"""Faults of a store, put before the driver: at the i-th write it fails, or the process is killed.

Counted as writes are every statement that changes something, the commit itself, and the moment after the commit when
it is durable but nobody has been told. Those of a transaction go through its session, others through SQLAlchemy.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from punto.store import Store
from punto.store.database.engine import errors_named, file_of
from punto.store.database.rows import StoredRow
from punto.store.database.session import Found, Session
from punto.store.write.transaction import Transaction

Fault = Callable[[str], None]


def fails(where: str) -> None:
    """The database gives up."""
    raise OperationalError(where, None, Exception("injected: the disk is gone"))


def dies(_: str) -> None:
    """The process is killed."""
    os.kill(os.getpid(), signal.SIGKILL)


class FaultyStore(Store):
    """A store with a fault at one of its writes."""

    def __init__(self, engine: Engine, fault: Fault) -> None:
        super().__init__(engine)
        self._fault = fault
        self.writes = 0
        self._wrote = False
        self.at: set[int] = set()
        """At which writes the fault comes, counted from 1."""
        event.listen(engine, "before_cursor_execute", self._before_statement)

    @classmethod
    def wrapped(cls, store: Store, fault: Fault) -> FaultyStore:
        """A store that behaves like this one until the fault."""
        return cls(store.engine, fault)

    def again(self, *at: int) -> None:
        """Count from now, with faults at these writes."""
        self.writes, self.at = 0, set(at)

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        self._wrote = False
        with super().transaction() as transaction:
            transaction.session = _FaultySession(transaction.session, self)
            yield transaction
        if self._wrote:
            self._count("after the commit")

    def before(self, statement: str) -> None:
        """A statement is about to be run."""
        if not statement.startswith(("SELECT", "BEGIN", "PRAGMA")):
            self._wrote = True
            self._count(statement)

    def _before_statement(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        self.before(statement)

    def _count(self, where: str) -> None:
        self.writes += 1
        if self.writes in self.at:
            # After the commit nobody else turns the database's error into ours any more.
            with errors_named(self.engine):
                self._fault(where)


class _FaultySession(Session):
    """A session that tells a store what it is about to run."""

    def __init__(self, session: Session, store: FaultyStore) -> None:
        self._session, self._store = session, store
        self.shared = session.shared

    def run(self, statement: str, *values: Any) -> Found:
        self._store.before(statement)
        return self._session.run(statement, *values)

    def run_among(self, statement: str, *values: Any, names: Collection[str]) -> Found:
        self._store.before(statement)
        return self._session.run_among(statement, *values, names=names)

    def change(self, statement: str, *values: Any) -> None:
        self._store.before(statement)
        self._session.change(statement, *values)

    def put(self, rows: Sequence[StoredRow]) -> None:
        if rows:
            self._store.before(f"INSERT INTO {rows[0].stored_in}")
        self._session.put(rows)

    def begin(self) -> None:
        self._session.begin()

    def undo(self) -> None:
        self._session.undo()

    def flight(self) -> AbstractContextManager[Any]:
        return self._session.flight()

    def commit(self) -> None:
        self._store.before("COMMIT")
        self._session.commit()


def quick(store: Store) -> Store:
    """The store without waiting for the disk."""
    if file_of(store.engine) is not None:

        @event.listens_for(store.engine, "connect")
        def _not_through(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA synchronous = OFF")

        store.engine.dispose()
    return store
