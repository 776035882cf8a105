"""The server's clock: wall time that never steps, because it runs on the monotonic clock.

Deadlines are moments of this clock, so a wall clock that is set, back or forth, must not move them. The clock begins
with the wall's time and then follows it by slewing alone: it runs faster or slower by `SLEW` at most, as a time daemon
would have it, and never back. A step of hours is logged; what is shown and stored is off by it until the next start.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

__all__ = ["SLEW", "ServerClock"]

_log = logging.getLogger("punto.server")

SLEW: Final = 1 / 2000
"""The most by which the clock runs faster or slower than the monotonic one."""
_STEP_NS: Final = 5 * 10**9
"""A difference that no drift explains."""
_MS: Final = 10**6


class ServerClock:
    """The time in milliseconds since 1970. May be asked from any thread."""

    def __init__(
        self, *, wall_ns: Callable[[], int] = time.time_ns, monotonic_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall_ns, self._monotonic_ns = wall_ns, monotonic_ns
        self._lock = threading.Lock()
        self._asked, self._now = monotonic_ns(), wall_ns()
        self._off = False

    def __call__(self) -> int:
        """The time now, not before that of the call before."""
        with self._lock:
            asked = self._monotonic_ns()
            passed, self._asked = asked - self._asked, asked
            off = self._wall_ns() - (self._now + passed)
            most = int(passed * SLEW)
            self._now += passed + max(-most, min(most, off))
            self._notice(off)
            return self._now // _MS

    def _notice(self, off: int) -> None:
        if self._off == (abs(off) > _STEP_NS):
            return
        self._off = not self._off
        if self._off:
            _log.warning(
                "the clock of the system stepped by %+.0f seconds; the server's own goes on without a step, and agrees "
                "with it again after the next start",
                off / 10**9,
            )
        else:
            _log.warning("the clock of the system and the server's own agree again")
