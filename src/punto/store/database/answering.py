"""A deadline for every answer of a PostgreSQL: whoever asks never waits for ever.

The time-outs of the database and of TCP end most waits. They do not end that for a database whose machine keeps the
connection and says nothing, such as one that was stopped, or a proxy that lost what it was given. Then the connection
is closed here, and what was asked is in doubt like after any other break.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, Final

from psycopg import Connection, OperationalError
from psycopg.waiting import Ready, Wait

__all__ = ["ANSWER_SECONDS", "AnsweringConnection"]

ANSWER_SECONDS: Final = 4.0
"""Longer than any statement may take by the database's own time-outs."""


class AnsweringConnection(Connection[Any]):
    """A connection that is closed when an answer takes too long."""

    answer_seconds: float = ANSWER_SECONDS

    def wait(self, gen: Generator[Wait, Ready | int, Any], *arguments: Any, **options: Any) -> Any:
        """Wait for what a question yields; OperationalError when it takes too long."""
        # The driver looks in every tenth of a second, ready or not.
        return super().wait(self._bounded(gen), *arguments, **options)

    def _bounded(self, gen: Generator[Wait, Ready | int, Any]) -> Generator[Wait, Ready | int, Any]:
        until = time.monotonic() + self.answer_seconds
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    self.pgconn.finish()
                    raise OperationalError(f"the database did not answer for {self.answer_seconds:g} seconds")
                wanted = gen.send(ready)
        except StopIteration as ended:
            return ended.value
