"""Faults of a store, put between SQLAlchemy and the driver: at the i-th write it fails, or the process is killed.

Counted as writes are every statement that changes something, the commit itself, and the moment after the commit when
it is durable but nobody has been told.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from punto.store import Store
from punto.store.engine import errors_named

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
        self.at: set[int] = set()
        """At which writes the fault comes, counted from 1."""
        event.listen(engine, "before_cursor_execute", self._before_statement)
        event.listen(engine, "commit", self._before_commit)

    @classmethod
    def wrapped(cls, store: Store, fault: Fault) -> FaultyStore:
        """A store that behaves like this one until the fault."""
        return cls(store.engine, fault)

    def again(self, *at: int) -> None:
        """Count from now, with faults at these writes."""
        self.writes, self.at = 0, set(at)

    def append(self, batches: Any) -> None:
        super().append(batches)
        self._count("after the commit")

    def _before_statement(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if not statement.startswith(("SELECT", "BEGIN", "PRAGMA")):
            self._count(statement)

    def _before_commit(self, connection: Any) -> None:
        if connection.get_execution_options().get("punto_reads_only") is None:
            self._count("COMMIT")

    def _count(self, where: str) -> None:
        self.writes += 1
        if self.writes in self.at:
            # After the commit nobody else turns the database's error into ours any more.
            with errors_named(self.engine):
                self._fault(where)


def quick(store: Store) -> Store:
    """The store without waiting for the disk."""
    if store.engine.dialect.name == "sqlite":

        @event.listens_for(store.engine, "connect")
        def _not_through(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA synchronous = OFF")

        store.engine.dispose()
    return store
