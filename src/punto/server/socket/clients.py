"""Back-pressure: each connected socket has a bounded queue, and a task that empties it.

Nobody waits for a client. When it is slow its queue fills; then the steps in it are thrown away and one whole document
takes their place, made when the client gets to it. A client that takes nothing at all is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from punto.server.live.document import Audience
from punto.server.operations.metrics import Metrics
from punto.server.protocol import CLOSE_REASONS, Close
from punto.table.views.offers import Role

__all__ = ["Client", "Outlet"]

_MOST_REPLIES: Final = 256
"""How many answers may wait for a client that sends and does not read."""

FrameKind = Literal["hello", "step", "document", "answer", "error", "pong", "goodbye", "fold"]


class Outlet(Protocol):
    """The half of a socket that a client needs."""

    async def send_text(self, data: str) -> None:
        """Send one frame; returns when the client's buffer has room."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close the socket."""


@dataclass(frozen=True, slots=True)
class _Frame:
    kind: FrameKind
    text: str
    at: float
    """When it was made, by the clock of the event loop."""


_RESYNC: Final = "resync"


class Client:
    """A viewer of one table."""

    def __init__(
        self,
        outlet: Outlet,
        *,
        role: Role,
        patron: str | None,
        session: str | None = None,
        audience: Audience,
        excluded_until: int | None = None,
        whole: Callable[[Client], str],
        metrics: Metrics,
        queue_frames: int,
        stall_seconds: float,
    ) -> None:
        self.role, self.patron, self.session, self.audience = role, patron, session, audience
        self.excluded_until = excluded_until
        """Until when the patron asked to be kept from playing, as far as is known."""
        self.shown = 0
        """The number of the newest state that it was sent, or that waits for it."""
        self._outlet, self._whole, self._metrics = outlet, whole, metrics
        self._queue_frames, self._stall_seconds = queue_frames, stall_seconds
        self._queue: deque[_Frame | Literal["resync"]] = deque()
        self._folds: dict[int, _Frame] = {}
        self._steps = self._replies = 0
        self._resyncing = False
        self._closing: Close | None = None
        self._ready = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    @property
    def closing(self) -> bool:
        """Whether the socket is being closed."""
        return self._closing is not None

    def send(self, kind: FrameKind, text: str) -> None:
        """Queue a frame that is only for this client."""
        if self.closing:
            return
        self._replies += 1
        if self._replies > _MOST_REPLIES:
            self.close(Close.TOO_FAST)
            return
        self._put(_Frame(kind, text, self._loop.time()))

    def step(self, text: str, *, at: float) -> None:
        """Queue a step; when there are too many, a whole document instead of all of them."""
        if self.closing or self._resyncing:
            return
        if self._steps >= self._queue_frames:
            self._metrics.resyncs.inc()
            self.resync()
            return
        self._steps += 1
        self._put(_Frame("step", text, at))

    def resync(self) -> None:
        """Send the whole document next, in place of the steps that wait."""
        if self.closing or self._resyncing:
            return
        # In the place of the first step, so that answers still come after what they caused.
        place = next((i for i, each in enumerate(self._queue) if _is_step(each)), len(self._queue))
        self._queue.insert(place, _RESYNC)
        self._queue = deque(each for each in self._queue if not _is_step(each))
        self._steps, self._resyncing = 0, True
        self._ready.set()

    def fold(self, place: int, text: str) -> None:
        """Show a fold when the client is woken; only the last one of each card is kept."""
        if not self.closing:
            self._folds[place] = _Frame("fold", text, self._loop.time())

    def wake(self) -> None:
        """Send what waits."""
        if self._queue or self._folds:
            self._ready.set()

    def close(self, code: Close) -> None:
        """Close the socket after what is queued."""
        if self._closing is None:
            self._closing = code
            self._metrics.closes.labels(str(int(code))).inc()
            self._ready.set()

    def _put(self, frame: _Frame) -> None:
        self._queue.append(frame)
        self._ready.set()

    async def write(self) -> None:
        """Empty the queue until the socket is closed. TimeoutError when the client takes nothing for too long."""
        while True:
            frame = self._next()
            if frame is not None:
                async with asyncio.timeout(self._stall_seconds):
                    await self._outlet.send_text(frame.text)
                self._metrics.frames.labels(frame.kind).inc()
                if frame.kind == "step":
                    self._metrics.fan_out_seconds.observe(self._loop.time() - frame.at)
            elif self._closing is not None:
                async with asyncio.timeout(self._stall_seconds):
                    await self._outlet.close(int(self._closing), CLOSE_REASONS[self._closing])
                return
            else:
                self._ready.clear()
                await self._ready.wait()

    def _next(self) -> _Frame | None:
        if self._queue:
            first = self._queue.popleft()
            if not isinstance(first, _Frame):
                self._resyncing = False
                return _Frame("document", self._whole(self), self._loop.time())
            if first.kind == "step":
                self._steps -= 1
            else:
                self._replies -= 1
            return first
        if self._folds:
            return self._folds.pop(next(iter(self._folds)))
        return None


def _is_step(entry: _Frame | Literal["resync"]) -> bool:
    return isinstance(entry, _Frame) and entry.kind == "step"
