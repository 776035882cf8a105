"""Whether the server can do its work: whether its store answers."""

from __future__ import annotations

import logging

from punto.errors import StoreError

__all__ = ["Health"]

_log = logging.getLogger("punto.server")


class Health:
    """Remembers whether the store answered when it was last asked."""

    def __init__(self) -> None:
        self._trouble: str | None = None

    @property
    def trouble(self) -> str | None:
        """What the store said when it last failed; None while all is well."""
        return self._trouble

    def failed(self, error: StoreError) -> None:
        """The store did not answer."""
        if self._trouble is None:
            _log.error("the store fails: %s", error)
        self._trouble = str(error)

    def answered(self) -> None:
        """The store answered."""
        if self._trouble is not None:
            _log.warning("the store answers again")
        self._trouble = None
