"""Jobs: who simulates what, how far it is, and what is kept of it.

Kernels release the interpreter, so that a thread of low priority is enough to leave the tables alone; even while the
kernels are compiled for the first time the event loop waits a hundredth of a second at most times.
"""

from __future__ import annotations

import logging
import os
import secrets
import sys
import threading
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Final, Literal

from punto.rules.text import Text
from punto.server.errors import ApiError
from punto.server.limits import AddressBuckets
from punto.server.simulations.question import Question, Snapshot

__all__ = ["Job", "JobState", "Simulations"]

_log = logging.getLogger("punto.server.simulations")

JobState = Literal["waiting", "running", "done", "stopped", "failed"]

_AT_ONCE: Final = max(1, (os.cpu_count() or 1) // 2)
_MOST_UNDER_WAY: Final = 16
_MOST_OF_AN_ADDRESS: Final = 3
"""Jobs that wait or run."""
_KEPT: Final = 64
"""Jobs that can still be looked at; whoever comes later simulates again and gets the same."""
_SECONDS_UNWATCHED: Final = 60.0
_NICE: Final = 10
_ENDED = frozenset[JobState]({"done", "stopped", "failed"})


@dataclass(eq=False)
class Job:
    """A simulation and what is known of it."""

    id: str
    question: Question
    address: str
    state: JobState = "waiting"
    snapshot: Snapshot | None = None
    asked_at: float = 0.0
    """When somebody last looked."""
    stopping: bool = False

    @property
    def ended(self) -> bool:
        """Whether nothing more will happen to it."""
        return self.state in _ENDED

    def is_enough(self) -> bool:
        """Whether to stop: somebody said so, or nobody looks any more."""
        return self.stopping or monotonic() - self.asked_at > _SECONDS_UNWATCHED


class Simulations:
    """The jobs of a server."""

    def __init__(self, rate: AddressBuckets) -> None:
        self._rate = rate
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._futures: dict[str, Future[None]] = {}
        self._pool = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="punto simulation", initializer=_be_nice)

    def close(self) -> None:
        """Stop every job."""
        for job in self._jobs.values():
            job.stopping = True
        self._pool.shutdown(cancel_futures=True)

    def start(self, question: Question, *, address: str) -> Job:
        """A new job; ApiError when there are too many. A question that has been answered is answered at once."""
        known = next((job for job in self._jobs.values() if job.state == "done" and job.question == question), None)
        if known is None:
            self._admit(address)
        job = Job(secrets.token_urlsafe(12), question, address, asked_at=monotonic())
        self._jobs[job.id] = job
        self._forget()
        if known is not None:
            job.snapshot, job.state = known.snapshot, "done"
        else:
            self._futures[job.id] = self._pool.submit(_work, job)
        return job

    def _admit(self, address: str) -> None:
        if not self._rate.take(address):
            raise ApiError(429, "too_fast", Text("Too many simulations: wait a minute.", "模拟过于频繁，请稍候。"))
        under_way = [job for job in self._jobs.values() if not job.ended]
        if sum(job.address == address for job in under_way) >= _MOST_OF_AN_ADDRESS:
            said = Text(
                "You have {} simulations under way: wait for one, or stop one.",
                "您已有{}个模拟在运行，请等待或停止其一。",
            )
            raise ApiError(409, "too_many_simulations", said.format(_MOST_OF_AN_ADDRESS))
        if len(under_way) >= _MOST_UNDER_WAY:
            said = Text("Too many simulations are waiting: try again in a minute.", "等待中的模拟过多，请稍后再试。")
            raise ApiError(429, "simulations_busy", said)

    def get(self, job: str) -> Job:
        """The job of that id, or a 404. Looking at a job keeps it going."""
        found = self._jobs.get(job)
        if found is None:
            said = Text(
                "This simulation is not kept any more. Run it again: the same seed gives the same result.",
                "该模拟已不再保存。重新运行即可：相同种子结果相同。",
            )
            raise ApiError(404, "unknown_simulation", said)
        found.asked_at = monotonic()
        return found

    def ahead_of(self, job: Job) -> int:
        """How many jobs have to end before this one starts."""
        before = [each for each in self._jobs.values() if not each.ended]
        return max(0, before.index(job) - _AT_ONCE + 1) if job.state == "waiting" and job in before else 0

    def stop(self, job: str) -> Job:
        """Ask a job to stop; what is done so far stays."""
        found = self.get(job)
        found.stopping = True
        future = self._futures.get(job)
        if future is not None and future.cancel():
            found.state = "stopped"
        return found

    def _forget(self) -> None:
        """Let go of the oldest jobs that have ended."""
        for old in [job for job in self._jobs.values() if job.ended][: max(0, len(self._jobs) - _KEPT)]:
            del self._jobs[old.id]
            self._futures.pop(old.id, None)


def _work(job: Job) -> None:
    if job.is_enough():
        job.state = "stopped"
        return
    job.state = "running"
    try:
        # Half a second of loading and a hundred megabytes that only a simulation needs.
        from punto.server.simulations.runs import run  # noqa: PLC0415

        def tell(snapshot: Snapshot) -> None:
            job.snapshot = snapshot

        run(job.question, tell=tell, stopped=job.is_enough)
    except Exception:  # noqa: BLE001 - whatever it is, the job failed and the server goes on
        _log.exception("a simulation of %s failed", job.question.house.key)
        job.state = "failed"
        return
    assert job.snapshot is not None
    job.state = "stopped" if job.snapshot.result["interrupted"] else "done"


def _be_nice() -> None:
    """Let everything else go first. On Linux a thread has a priority of its own, and hands it on to those it starts."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
