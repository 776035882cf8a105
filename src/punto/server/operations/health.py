"""The health check: whether the server's store answers, and is still its own."""

from __future__ import annotations

import logging
from typing import Literal

from punto.errors import DatabaseGone, StoreError

__all__ = ["Health", "StoreHealth"]

StoreHealth = Literal["ok", "failing", "gone"]
"""`failing`: it does not answer, or not in time; `gone`: its file was deleted or replaced."""

_log = logging.getLogger("punto.server")


class Health:
    """Remembers whether the store answered when it was last asked."""

    def __init__(self) -> None:
        self._trouble: StoreError | None = None

    @property
    def store(self) -> StoreHealth:
        """How the store is, as far as anybody may know."""
        match self._trouble:
            case None:
                return "ok"
            case DatabaseGone():
                return "gone"
            case _:
                return "failing"

    def failed(self, error: StoreError) -> None:
        """The store did not answer."""
        if type(self._trouble) is not type(error):
            _log.error("the store fails: %s", error)
        self._trouble = error

    def answered(self) -> None:
        """The store answered."""
        if self._trouble is not None:
            _log.warning("the store answers again")
        self._trouble = None
