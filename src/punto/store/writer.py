"""The writer: one thread that answers the commands of many tables, as many as have come in one transaction.

A transaction costs about one write-through to the disk, whatever it holds. While one is on its way further commands
gather, and the next transaction takes them all: the busier the house, the larger the groups. Commands of one table
are answered in the order in which they came.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from punto.errors import StoreError, StoreUnavailable
from punto.store.desk import SNAPSHOT_EVERY, Answer, Desk, Prepared
from punto.store.store import Store
from punto.table.commands import Command

__all__ = ["Writer"]


@dataclass(frozen=True, slots=True)
class _Job:
    table: str
    command: Command
    answer: Future[Answer]


class Writer:
    """The desks of a store behind one thread. `submit` may be called from any."""

    def __init__(self, store: Store, *, most_at_once: int = 256, snapshot_every: int = SNAPSHOT_EVERY) -> None:
        self._store = store
        self._most_at_once = most_at_once
        self._snapshot_every = snapshot_every
        self._desks: dict[str, Desk] = {}
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="punto writer", daemon=True)
        self._thread.start()

    def submit(self, table: str, command: Command) -> Future[Answer]:
        """Hand in a command; its answer is durable when it comes. StoreError if the writer is closed."""
        job = _Job(table, command, Future())
        with self._lock:
            if self._closed:
                raise StoreError(f"{self._store.name}: the writer is closed")
            self._jobs.put(job)
        return job.answer

    def close(self) -> None:
        """Answer what was handed in, then stop."""
        with self._lock:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, ended = [job], False
            while len(jobs) < self._most_at_once and not ended:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    ended = True
                else:
                    jobs.append(more)
            self._answer([each for each in jobs if each.answer.set_running_or_notify_cancel()])
            if ended:
                return

    def _answer(self, jobs: Sequence[_Job]) -> None:
        by_table: dict[str, list[_Job]] = {}
        for job in jobs:
            by_table.setdefault(job.table, []).append(job)
        try:
            self._answer_together(by_table)
        except Exception:  # noqa: BLE001 - whatever it is, it is met again where it belongs
            for of_table in by_table.values():
                self._answer_table(of_table)

    def _answer_together(self, by_table: dict[str, list[_Job]]) -> None:
        prepared: list[tuple[Desk, Prepared, list[_Job]]] = []
        for table, jobs in by_table.items():
            desk = self._desk(table)
            desk.catch_up()
            prepared.append((desk, desk.prepare([job.command for job in jobs]), jobs))
        batches = [each.batch for _, each, _ in prepared if each.batch is not None]
        try:
            if batches:
                self._store.append(batches)
        except BaseException:
            for desk, _, _ in prepared:
                desk.doubt()
            raise
        for desk, each, jobs in prepared:
            for job, answer in zip(jobs, desk.accept(each), strict=True):
                job.answer.set_result(answer)

    def _answer_table(self, jobs: list[_Job]) -> None:
        """One table by itself, so that the trouble of one is not the trouble of all."""
        try:
            answers = self._desk(jobs[0].table).handle_many([job.command for job in jobs])
        except Exception as error:  # noqa: BLE001 - it goes to whoever waits for the answer
            if len(jobs) == 1 or isinstance(error, StoreUnavailable):
                for job in jobs:
                    job.answer.set_exception(error)
            else:
                for job in jobs:
                    self._answer_table([job])
            return
        for job, answer in zip(jobs, answers, strict=True):
            job.answer.set_result(answer)

    def _desk(self, table: str) -> Desk:
        if table not in self._desks:
            self._desks[table] = Desk.open(self._store, table, snapshot_every=self._snapshot_every)
        return self._desks[table]
