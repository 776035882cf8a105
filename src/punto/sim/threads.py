"""Threads as an engine: the kernels release the interpreter, so that threads really run side by side."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

from punto.sim.engine import CountedT, Engine, Span, WorkT, spans, whole_batches
from punto.words import Text

ItemT = TypeVar("ItemT")
DoneT = TypeVar("DoneT")


class Threads(Engine[WorkT, CountedT]):
    """Hands spans to threads of this process, in each of which a kernel deals."""

    def __init__(self, threads: int, kernel: Engine[WorkT, CountedT]) -> None:
        self._threads, self._kernel = threads, kernel

    def refusal(self, work: WorkT) -> Text | None:
        """What the kernel cannot deal."""
        return self._kernel.refusal(work)

    def shoes_a_span(self, work: WorkT, shoes: int) -> int:
        """What suits the kernel."""
        return self._kernel.shoes_a_span(work, shoes)

    def count(self, work: WorkT, span: Span) -> CountedT:
        """Deal a span in as many pieces as there are threads."""
        first, last = span
        pieces = spans(first, last, whole_batches((last - first) // self._threads))
        total: CountedT = work.nothing()
        for _, tally in self.counts(work, pieces):
            total += tally
        return total

    def counts(self, work: WorkT, spans: Iterable[Span]) -> Iterator[tuple[Span, CountedT]]:
        """Deal spans, in order."""
        return in_order(lambda span: (span, self._kernel.count(work, span)), spans, threads=self._threads)


def in_order(work: Callable[[ItemT], DoneT], items: Iterable[ItemT], *, threads: int) -> Iterator[DoneT]:
    """The results of `work` in the order of the items, with a few under way in other threads at any time.

    Back-pressure: only so much is handed out that an interrupt has little to wait for and memory stays flat.
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
