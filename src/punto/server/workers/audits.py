"""Audits as jobs: one at a time, in a worker process over a connection of its own, so that tables go on playing."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from punto.server.errors import ApiError
from punto.server.workers.jobs import AuditJob, News, Reply
from punto.server.workers.workers import Workers
from punto.table.codec import decode
from punto.words import Text

__all__ = ["AuditRun", "AuditState", "Audits", "TableAudited"]

_KEPT: Final = 20

AuditState = Literal["running", "done", "failed"]


@dataclass(frozen=True, slots=True)
class TableAudited:
    """How far the audit of one table is."""

    table: str
    events: int
    total: int


@dataclass
class AuditRun:
    """One audit, and how far it is."""

    id: str
    by: str
    at: int
    tables: frozenset[str] | None
    """The tables that are audited; None: all of them."""
    state: AuditState = "running"
    ended_at: int | None = None
    progress: dict[str, TableAudited] = field(default_factory=dict)
    report: bytes | None = None
    """What it found, as JSON."""
    problem: Text | None = None
    """Why the audit could not be made."""

    def tell(self, news: News) -> None:
        """How far it is now."""
        done = TableAudited(news.head["table"], news.head["events"], news.head["total"])
        self.progress[done.table] = done


class Audits:
    """The audits of this server since it started, newest last."""

    def __init__(self, workers: Workers, *, clock: Callable[[], int]) -> None:
        self._workers, self._clock = workers, clock
        self.jobs: dict[str, AuditRun] = {}

    @property
    def running(self) -> AuditRun | None:
        """The audit that is being made, if one is."""
        return next((job for job in self.jobs.values() if job.state == "running"), None)

    def start(self, *, by: str, tables: frozenset[str] | None) -> AuditRun:
        """Begin an audit; there must be none."""
        assert self.running is None, "one audit at a time"
        job = AuditRun(secrets.token_hex(6), by, self._clock(), tables)
        ticket = self._workers.submit("audits", AuditJob(tables), address="operator", tell=job.tell)
        for old in list(self.jobs)[: max(0, len(self.jobs) + 1 - _KEPT)]:
            del self.jobs[old]
        self.jobs[job.id] = job
        ticket.reply.add_done_callback(lambda done: self._ended(job, done))
        return job

    def _ended(self, job: AuditRun, done: asyncio.Future[Reply]) -> None:
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if error is not None:
            # The worker has gone, with the server or before it.
            job.problem = error.message if isinstance(error, ApiError) else Text("server-audits-stopped")
        elif done.result().status != 200:
            job.problem = decode(Text, done.result().body)
        else:
            job.report = done.result().body
        job.ended_at = self._clock()
        job.state = "failed" if job.problem is not None else "done"
