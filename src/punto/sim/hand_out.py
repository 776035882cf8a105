"""Handing work to threads, a little ahead of what has been taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")


class Enough(Exception):
    """Raised by whoever is told how far a run has come: the run ends with what is done so far, as Ctrl-C ends it."""


def in_order(work: Callable[[Item], Done], items: Iterable[Item], *, threads: int) -> Iterator[Done]:
    """The results of `work` in the order of the items, with a few under way in other threads at any time.

    Only so much is handed out that an interrupt has little to wait for and memory stays flat.
    """
    waiting = iter(items)
    with ThreadPoolExecutor(threads) as pool:
        running = deque(pool.submit(work, item) for item in islice(waiting, 2 * threads))
        try:
            while running:
                yield running.popleft().result()
                running.extend(pool.submit(work, item) for item in islice(waiting, 1))
        finally:
            for future in running:
                future.cancel()
