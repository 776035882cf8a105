"""Group commit: one thread answers the commands of many tables, as many as have come in one transaction.

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

from punto.errors import OwnershipLost, StoreError, StoreUnavailable
from punto.store.database.rows import Tenure
from punto.store.store import Store
from punto.store.write.desk import SNAPSHOT_EVERY, Answer, Desk, decided_together
from punto.table.command import Command
from punto.words import Text

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
        self._tenures: dict[str, Tenure] = {}
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
                raise StoreError(Text("error-store-writer-closed", database=self._store.name))
            self._jobs.put(job)
        return job.answer

    def hold(self, tenure: Tenure) -> None:
        """Write to a table by this right from now on, and read it from the store before its next command."""
        self._tenures[tenure.table] = tenure
        self._desks.pop(tenure.table, None)

    def drop(self, table: str) -> None:
        """The table is not this process's any more."""
        self._tenures.pop(table, None)
        self._desks.pop(table, None)

    def forget(self, table: str) -> None:
        """Read the table from the store again before its next command, as after a repair of its records."""
        self._desks.pop(table, None)

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
        work = [(self._desk(table), [job.command for job in jobs]) for table, jobs in by_table.items()]
        for desk, _ in work:
            desk.catch_up()
        try:
            prepared = decided_together(self._store, work)
        except BaseException:
            for desk, _ in work:
                desk.doubt()
            raise
        for (desk, _), each, jobs in zip(work, prepared, by_table.values(), strict=True):
            for job, answer in zip(jobs, desk.accept(each), strict=True):
                job.answer.set_result(answer)

    def _answer_table(self, jobs: list[_Job]) -> None:
        """One table by itself, so that the trouble of one is not the trouble of all."""
        try:
            answers = self._desk(jobs[0].table).handle_many([job.command for job in jobs])
        except Exception as error:  # noqa: BLE001 - it goes to whoever waits for the answer
            if len(jobs) == 1 or isinstance(error, (StoreUnavailable, OwnershipLost)):
                for job in jobs:
                    job.answer.set_exception(error)
            else:
                for job in jobs:
                    self._answer_table([job])
            return
        for job, answer in zip(jobs, answers, strict=True):
            job.answer.set_result(answer)

    def _desk(self, table: str) -> Desk:
        tenure = self._tenures.get(table)
        if tenure is None and self._store.node is not None:
            raise OwnershipLost(Text("error-store-not-dealt-here", table=repr(table)))
        desk = self._desks.get(table)
        if desk is None or desk.tenure != tenure:
            desk = Desk.open(self._store, table, snapshot_every=self._snapshot_every, tenure=tenure)
            self._desks[table] = desk
        return desk
