"""Jobs: who simulates what, how far it is, and what is kept of it. They run in worker processes of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final, Literal

from punto.server.edge.limits import AddressBuckets
from punto.server.errors import ApiError
from punto.server.simulations.question import Outline
from punto.server.workers.jobs import News, Reply, SimulationJob
from punto.server.workers.lanes import LANES
from punto.server.workers.pool import Ticket
from punto.server.workers.workers import Workers
from punto.words import Text

__all__ = ["JobState", "SimulationRun", "Simulations"]

JobState = Literal["waiting", "running", "done", "stopped", "failed"]

_AT_ONCE: Final = LANES["simulations"].most
_MOST_UNDER_WAY: Final = 16
_MOST_OF_AN_ADDRESS: Final = 3
"""Jobs that wait or run."""
_KEPT: Final = 64
"""Jobs that can still be looked at; whoever comes later simulates again and gets the same."""
_KEPT_BYTES: Final = 64 << 20
"""What those together may hold: the states of a count are some megabytes."""
_SECONDS_UNWATCHED: Final = 60.0
_SECONDS_BETWEEN_LOOKS: Final = 1.0


@dataclass(eq=False)
class SimulationRun:
    """A simulation and what is known of it."""

    id: str
    outline: Outline
    body: bytes
    """As it was asked for."""
    address: str
    known: News | None = None
    asked_at: float = 0.0
    """When somebody last looked."""
    ticket: Ticket | None = None
    """Its work, as long as there is any."""
    end: JobState | None = None
    """How it ended, if it has."""
    stopping: bool = False

    @property
    def state(self) -> JobState:
        """Where it is."""
        return self.end or ("running" if self.ticket is not None and self.ticket.worker is not None else "waiting")

    @property
    def ended(self) -> bool:
        """Whether nothing more will happen to it."""
        return self.end is not None

    @property
    def size(self) -> int:
        """How many bytes are known."""
        return 0 if self.known is None else sum(map(len, self.known.parts))

    def is_enough(self) -> bool:
        """Whether to stop: somebody said so, or nobody looks any more."""
        return self.stopping or monotonic() - self.asked_at > _SECONDS_UNWATCHED

    def tell(self, news: News) -> None:
        """What is known now."""
        self.known = news


class Simulations:
    """The jobs of a server."""

    def __init__(self, workers: Workers, rate: AddressBuckets) -> None:
        self._workers, self._rate = workers, rate
        self._jobs: OrderedDict[str, SimulationRun] = OrderedDict()

    def start(self, outline: Outline, body: bytes, *, address: str) -> SimulationRun:
        """A new job; ApiError when there are too many. A question that has been answered is answered at once."""
        known = next((job for job in self._jobs.values() if job.state == "done" and job.outline == outline), None)
        if known is None:
            self._admit(address)
        job = SimulationRun(secrets.token_urlsafe(12), outline, body, address, asked_at=monotonic())
        if known is not None:
            job.known, job.end = known.known, "done"
        else:
            asked = SimulationJob(outline.kind, body)
            job.ticket = self._workers.submit("simulations", asked, address=job.id, tell=job.tell)
            job.ticket.reply.add_done_callback(lambda done: _ended(job, done))
            self._look_again(job)
        self._jobs[job.id] = job
        self._forget()
        return job

    def _admit(self, address: str) -> None:
        if not self._rate.take(address):
            said = Text("server-simulations-too-fast")
            raise ApiError(429, "too_fast", said, retry_after=10)
        under_way = [job for job in self._jobs.values() if not job.ended]
        if sum(job.address == address for job in under_way) >= _MOST_OF_AN_ADDRESS:
            said = Text("server-simulations-enough-under-way", most=_MOST_OF_AN_ADDRESS)
            raise ApiError(409, "too_many_simulations", said)
        if len(under_way) >= _MOST_UNDER_WAY:
            said = Text("server-simulations-too-many-waiting")
            raise ApiError(503, "simulations_busy", said, retry_after=30)

    def get(self, job: str) -> SimulationRun:
        """The job of that id, or a 404. Looking at a job keeps it going."""
        found = self._jobs.get(job)
        if found is None:
            said = Text("server-simulations-not-kept")
            raise ApiError(404, "unknown_simulation", said)
        found.asked_at = monotonic()
        return found

    def ahead_of(self, job: SimulationRun) -> int:
        """How many jobs have to end before this one starts."""
        before = [each for each in self._jobs.values() if not each.ended]
        return max(0, before.index(job) - _AT_ONCE + 1) if job.state == "waiting" and job in before else 0

    def stop(self, job: str) -> SimulationRun:
        """Ask a job to stop; what is done so far stays."""
        found = self.get(job)
        found.stopping = True
        if found.ticket is not None:
            found.ticket.stop()
        return found

    def _look_again(self, job: SimulationRun) -> None:
        """Stop a job that nobody looks at."""
        if job.ticket is None or job.ended:
            return
        if job.is_enough():
            job.ticket.stop()
        else:
            asyncio.get_running_loop().call_later(_SECONDS_BETWEEN_LOOKS, self._look_again, job)

    def _forget(self) -> None:
        """Let go of the oldest jobs that have ended, when there are too many or they hold too much."""
        ended = [job for job in self._jobs.values() if job.ended]
        held = sum(job.size for job in ended)
        for old in ended:
            if len(self._jobs) <= _KEPT and held <= _KEPT_BYTES:
                break
            held -= old.size
            del self._jobs[old.id]


def _ended(job: SimulationRun, done: asyncio.Future[Reply]) -> None:
    job.ticket = None
    whole = not done.cancelled() and done.exception() is None and done.result().status == 200
    if whole and job.known is not None and not job.known.head["interrupted"]:
        job.end = "done"
    else:
        job.end = "stopped" if whole or job.is_enough() else "failed"
