"""Reading what strangers send: house files and records, in a process of its own that is ended when it takes too long.

Some texts of a few lines keep the loader busy for hours, such as a bet over every fact there is. A thread could not be
stopped, and would take the interpreter from the tables meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any, Final, Literal

from punto.rules.text import Text
from punto.server.errors import ApiError

__all__ = ["Sandbox"]

Task = Literal["house", "record"]

_SECONDS: Final = 20.0
_AT_ONCE: Final = 2
_MOST_WAITING: Final = 20


class Sandbox:
    """A few places to read in; whoever comes when all are taken waits, and when too many wait is sent away."""

    def __init__(self, *, seconds: float = _SECONDS) -> None:
        self._seconds = seconds
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0

    async def read(self, task: Task, given: bytes) -> dict[str, Any]:
        """What `punto.server.sandboxed` says of it; ApiError when it takes too much, or too many ask."""
        if self._waiting >= _MOST_WAITING:
            raise ApiError(429, "too_fast", _BUSY)
        self._waiting += 1
        try:
            async with self._places:
                return await self._read(task, given)
        finally:
            self._waiting -= 1

    async def _read(self, task: Task, given: bytes) -> dict[str, Any]:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "punto.server.sandboxed", task),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(self._seconds):
                said, _ = await process.communicate(given)
        except TimeoutError:
            raise ApiError(422, "takes_too_long", _TOO_LONG) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise ApiError(422, "takes_too_long", _TOO_LONG)
        found: dict[str, Any] = json.loads(said)
        return found


_BUSY = Text("Too many are being read: wait a moment.", "正在读取的内容过多，请稍候。")
_TOO_LONG = Text(
    "It takes too long to read: make it simpler, with fewer facts in one bet and fewer bets.",
    "读取耗时过长：请简化内容，减少每项投注的条件与投注数量。",
)
