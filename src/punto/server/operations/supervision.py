"""Supervision of background tasks: every task has an owner, and none dies unseen.

`Tasks` is the owner. A task that is kept is logged, counted and started again with back-off when it fails; a task that
runs once is logged when it fails, with its traceback if nobody foresaw it. Cancelling the owner cancels them all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from prometheus_client import Counter

from punto.errors import StoreError
from punto.server.errors import ApiError

__all__ = ["Tasks"]

_log = logging.getLogger("punto.server.tasks")
T = TypeVar("T")

FORESEEN: Final = (StoreError, ApiError)
"""What whoever waits for a task deals with: a store out of reach, a table out of service."""
_FIRST_WAIT: Final = 0.5
_LONGEST_WAIT: Final = 60.0


class Tasks:
    """The background tasks of one owner."""

    def __init__(
        self,
        owner: str,
        *,
        restarts: Counter | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._owner, self._restarts, self._sleep = owner, restarts, sleep
        self._running: set[asyncio.Task[Any]] = set()

    def once(self, work: Coroutine[Any, Any, T], *, name: str) -> asyncio.Task[T]:
        """Do some work beside everything else. It is done even if whoever waits for it goes away."""
        task = self.awaited(work, name=name)
        task.add_done_callback(self._ended)
        return task

    def awaited(self, work: Coroutine[Any, Any, T], *, name: str) -> asyncio.Task[T]:
        """Do some work that whoever begins it awaits to the end: what goes wrong is raised there, and logged there."""
        task = asyncio.get_running_loop().create_task(work, name=f"{name} of {self._owner}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def keep(self, work: Callable[[], Coroutine[Any, Any, None]], *, name: str) -> asyncio.Task[None]:
        """Do some work that goes on for ever: when it fails it is logged and begun again, ever later."""
        return self.once(self._kept(work, f"{name} of {self._owner}"), name=name)

    async def finished(self) -> None:
        """Wait until every task has ended by itself, also those that tasks begin meanwhile."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    async def cancel(self) -> None:
        """End every task and wait for their ends; the task that asks for it is not among them."""
        tasks = [task for task in self._running if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, work: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
        loop, wait = asyncio.get_running_loop(), _FIRST_WAIT
        while True:
            begun = loop.time()
            try:
                await work()
            except Exception:  # noqa: BLE001 - whatever it is, it is logged and the work goes on
                if loop.time() - begun > _LONGEST_WAIT:
                    wait = _FIRST_WAIT
                _log.exception("%s failed and is begun again in %g seconds", name, wait)
                if self._restarts is not None:
                    self._restarts.inc()
            else:
                return
            await self._sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        # Retrieve the exception so that asyncio does not log it a second time, and without its owner.
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, FORESEEN):
            _log.warning("%s failed: %s", task.get_name(), error)
        else:
            _log.error("%s failed", task.get_name(), exc_info=error)
