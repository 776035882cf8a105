"""The lease of a server: that it lives, and that what it commits is kept."""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from typing import Final

from sqlalchemy import Engine, update

from punto.errors import StoreError
from punto.store.database import schema
from punto.store.database.clock import DatabaseNow
from punto.store.database.engine import writing

__all__ = ["BEAT_SECONDS", "LEASE_SECONDS", "MARGIN_SECONDS", "Lease"]

_log = logging.getLogger("punto.store")

LEASE_SECONDS: Final = 3.0
"""How long a lease outlives its last beat."""
BEAT_SECONDS: Final = 1.0
MARGIN_SECONDS: Final = 0.5
"""How much earlier than the database the holder counts its lease as over."""


class Lease(ABC):
    """A process in the table `nodes`. A thread of its own keeps the lease."""

    node: int
    """The process as an owner of tables. A process that was declared dead goes on under another number."""

    def __init__(self, engine: Engine, *, address: str) -> None:
        self._engine, self._address = engine, address
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._keep, name="punto lease", daemon=True)

    @abstractmethod
    def check(self) -> None:
        """Cheap enough for every commit: DatabaseGone or StoreUnavailable unless the lease is held now."""

    @property
    @abstractmethod
    def held(self) -> bool:
        """Whether the tables of this process may be shown, by its own monotonic clock."""

    @abstractmethod
    def _beat(self) -> None:
        """Look after the lease once; StoreError when the database does not answer."""

    def drain(self) -> None:
        """Say that this process is about to stop, so that it is given nothing any more."""
        with writing(self._engine) as connection:
            connection.execute(update(schema.nodes).where(schema.nodes.c.id == self.node).values(draining=True))

    def start(self) -> None:
        """Keep the lease from now on."""
        self._thread.start()

    def close(self) -> None:
        """Give everything back, so that others need not wait for it."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _keep(self) -> None:
        missed = False
        while not self._ended.wait(BEAT_SECONDS):
            try:
                self._beat()
                missed = False
            except StoreError as error:
                # What is wrong shows in `check`; the beat is tried again, and one line said until it succeeds.
                if not missed:
                    _log.warning("the lease of the database was not extended, and is tried again: %s", error)
                missed = True
            except Exception:  # noqa: BLE001 - whatever it is, the lease has to be kept
                _log.exception("the lease of the database could not be looked after; it is tried again")

    def _bury_me(self) -> None:
        nodes, tables = schema.nodes, schema.tables
        try:
            with writing(self._engine) as connection:
                connection.execute(update(tables).where(tables.c.owner == self.node).values(owner=None))
                dead = update(nodes).where(nodes.c.id == self.node, nodes.c.dead_at.is_(None))
                connection.execute(dead.values(dead_at=DatabaseNow()))
        except StoreError:
            # It is free without this too, only later.
            return
