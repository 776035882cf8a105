"""The lease of one of many servers on a PostgreSQL: a row that a beat extends, on a connection of its own.

The holder counts by its own monotonic clock, from before the beat was sent, and counts its lease as over half a second
before the database does: no clocks of two machines are ever compared. A process that was declared dead, because it was
stopped or cut off for longer than its lease, is a new one afterwards, under another number and without tables.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, insert, update

from punto.errors import StoreUnavailable
from punto.store.database import schema
from punto.store.database.clock import DatabaseNow
from punto.store.database.engine import safe_name, writing
from punto.store.ownership.lease import BEAT_SECONDS, LEASE_SECONDS, MARGIN_SECONDS, Lease
from punto.words import Text

__all__ = ["NodeLease"]

_log = logging.getLogger("punto.store")
_LEASE_MS = int(LEASE_SECONDS * 1000)


class NodeLease(Lease):
    """A process that lives while it beats."""

    def __init__(self, engine: Engine, *, address: str, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(engine, address=address)
        self._monotonic = monotonic
        self._connection: Connection | None = None
        self._draining = False
        self._until = float("-inf")
        self._register()

    def _register(self) -> None:
        sent, nodes = self._monotonic(), schema.nodes
        new = insert(nodes).values(
            address=self._address, started=DatabaseNow(), expires=DatabaseNow() + _LEASE_MS, draining=self._draining
        )
        with writing(self._engine) as connection:
            self.node = connection.execute(new.returning(nodes.c.id)).scalar_one()
        self._until = sent + LEASE_SECONDS - MARGIN_SECONDS

    @property
    def held(self) -> bool:
        """Whether the last beat that was answered is recent enough."""
        return self._monotonic() <= self._until

    def check(self) -> None:
        """StoreUnavailable while the lease is not known to be extended."""
        if not self.held:
            raise StoreUnavailable(Text("error-store-lease-not-extended", database=safe_name(self._engine)))

    def drain(self) -> None:
        """Say that this process is about to stop, also if it has to register anew."""
        self._draining = True
        super().drain()

    def _beat(self) -> None:
        sent, nodes = self._monotonic(), schema.nodes
        mine = update(nodes).where(nodes.c.id == self.node, nodes.c.dead_at.is_(None))
        try:
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                # It never goes back to the others, who may wait for each other.
                self._connection.detach()
                raw: Any = self._connection.connection.dbapi_connection
                # A beat that is not answered is tried again while the lease lasts.
                raw.answer_seconds = BEAT_SECONDS
            extended = self._connection.execute(
                mine.values(expires=DatabaseNow() + _LEASE_MS).returning(nodes.c.id)
            ).scalar()
        except Exception as error:
            self._drop_connection()
            raise StoreUnavailable(
                Text("error-store-no-beat", database=safe_name(self._engine), error=str(error))
            ) from error
        if extended is not None:
            self._until = sent + LEASE_SECONDS - MARGIN_SECONDS
            return
        before, self._until = self.node, float("-inf")
        self._register()
        _log.warning(
            "this server was not heard of for %g seconds and was declared dead as node %d; it goes on as node %d",
            LEASE_SECONDS,
            before,
            self.node,
        )

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Give everything back."""
        super().close()
        if self._connection is not None:
            self._connection.close()
        self._bury_me()
