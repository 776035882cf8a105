"""The watch of a server over the house: a scan every quarter to half a second, or as soon as another server calls.

A thread of its own with a connection of its own. LISTEN only makes it sooner: what a scan finds is what counts.
"""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from punto.errors import StoreError
from punto.store.database.engine import errors_named
from punto.store.ownership.claims import Directory
from punto.store.store import CHANNEL, Store
from punto.words import Text

__all__ = ["EVERYTHING", "Watch"]

_log = logging.getLogger("punto.store")
_LEAST_SECONDS: Final = 0.25
_MOST_SECONDS: Final = 0.5
_EVERYTHING_SECONDS: Final = 5.0
EVERYTHING: Final = "everything"
"""Told now and then, and whenever a connection was lost, on which somebody may have called: look at whatever they call
about. Some proxies in front of a PostgreSQL pass no calls on at all."""

Told = Callable[[Directory, frozenset[str]], None]
"""Told what a scan found, and of which topics another server called."""


class Watch:
    """Looks at the house until it is closed. `tell` is called in the thread."""

    def __init__(self, store: Store, tell: Told) -> None:
        self._store, self._tell = store, tell
        self._ended, self._now = threading.Event(), threading.Event()
        self._listening: Any = None
        self._heard_all = float("-inf")
        self._thread = threading.Thread(target=self._run, name="punto watch", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._ended.set()
        self._now.set()
        if self._thread.is_alive():
            self._thread.join()

    def soon(self) -> None:
        """Look again at once, or at the end of a wait that is under way."""
        self._now.set()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                called = self._wait() | self._missed()
                found = self._store.directory()
                if any(node.expired for node in found.nodes.values()):
                    self._store.bury()
                    found = self._store.directory()
                if not self._ended.is_set():
                    self._tell(found, called)
            except StoreError as error:
                _log.debug("the house is looked at again: %s", error)
                self._hang_up()
            except Exception:  # noqa: BLE001 - whatever it is, the house has to be looked after
                _log.exception("the house could not be looked at; it is tried again")
                self._hang_up()
        self._hang_up()

    def _wait(self) -> frozenset[str]:
        """Wait for a while, or until somebody calls; what about."""
        seconds = random.uniform(_LEAST_SECONDS, _MOST_SECONDS)  # noqa: S311 - so that servers do not look in step
        if not self._store.shared:
            self._now.wait(_MOST_SECONDS)
            self._now.clear()
            return frozenset()
        if self._now.is_set():
            self._now.clear()
            seconds = 0.0
        try:
            with errors_named(self._store.engine):
                if self._listening is None:
                    self._listening = self._listen()
                calls = self._listening.notifies(timeout=seconds, stop_after=1)
                return frozenset(each.payload for each in calls)
        except StoreError:
            raise
        except Exception as error:
            time.sleep(_LEAST_SECONDS)
            raise StoreError(Text("error-store-at", database=self._store.name, error=str(error))) from error

    def _missed(self) -> frozenset[str]:
        now = time.monotonic()
        if now - self._heard_all < _EVERYTHING_SECONDS:
            return frozenset()
        self._heard_all = now
        return frozenset({EVERYTHING})

    def _listen(self) -> Any:
        connection = self._store.engine.connect()
        connection.detach()
        raw: Any = connection.connection.dbapi_connection
        raw.rollback()
        raw.autocommit = True
        raw.execute(f"LISTEN {CHANNEL}")
        return raw

    def _hang_up(self) -> None:
        self._heard_all = float("-inf")
        if self._listening is not None:
            self._listening.close()
            self._listening = None
