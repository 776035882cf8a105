"""Audits as jobs: one at a time, in a thread and over a connection of its own, so that tables go on playing."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Final, Literal

from punto.errors import PuntoError
from punto.store import Store
from punto.store.audit import Audit, audit
from punto.store.secrecy import hidden_of

__all__ = ["AuditJob", "Audits", "Done", "JobState", "Noted"]

_log = logging.getLogger("punto.server")

_KEPT: Final = 20

JobState = Literal["running", "done", "failed"]


@dataclass(frozen=True, slots=True)
class Done:
    """How far the audit of one table is."""

    table: str
    events: int
    total: int


@dataclass(frozen=True, slots=True)
class Noted:
    """A hash of a table's journal that may be told now: the last one that gives no card away."""

    sequence: int
    hash: str


@dataclass
class AuditJob:
    """One audit, and how far it is."""

    id: str
    by: str
    at: int
    tables: frozenset[str] | None
    """The tables that are audited; None: all of them."""
    state: JobState = "running"
    ended_at: int | None = None
    progress: dict[str, Done] = field(default_factory=dict)
    found: Audit | None = None
    noted: dict[str, Noted] = field(default_factory=dict)
    problem: str | None = None
    """Why the audit could not be made."""


class _Stopped(Exception):
    """The server stops, and the audit with it."""


class Audits:
    """The audits of this server since it started, newest last."""

    def __init__(self, address: str, *, pool: Executor, clock: Callable[[], int], stops: Callable[[], bool]) -> None:
        self._address, self._pool, self._clock, self._stops = address, pool, clock, stops
        self.jobs: dict[str, AuditJob] = {}

    @property
    def running(self) -> AuditJob | None:
        """The audit that is being made, if one is."""
        return next((job for job in self.jobs.values() if job.state == "running"), None)

    def start(self, *, by: str, tables: frozenset[str] | None) -> AuditJob:
        """Begin an audit; there must be none."""
        assert self.running is None, "one audit at a time"
        job = AuditJob(secrets.token_hex(6), by, self._clock(), tables)
        for old in list(self.jobs)[: max(0, len(self.jobs) + 1 - _KEPT)]:
            del self.jobs[old]
        self.jobs[job.id] = job
        self._pool.submit(self._run, job)
        return job

    def _run(self, job: AuditJob) -> None:
        def told(table: str, events: int, total: int) -> None:
            if self._stops():
                raise _Stopped
            job.progress[table] = Done(table, events, total)

        try:
            with Store.open(self._address, must_exist=True) as store:
                found = audit(store, tables=job.tables, progress=told)
                job.noted = _noted(store, found)
                job.found = found
        except _Stopped:
            job.problem = "the server was stopped"
        except PuntoError as error:
            _log.warning("the audit %s cannot be made: %s", job.id, error)
            job.problem = str(error)
        except Exception:  # noqa: BLE001 - whoever waits for the job must hear of its end
            _log.exception("the audit %s failed", job.id)
            job.problem = "the audit failed; the log of the server says why"
        job.ended_at = self._clock()
        job.state = "failed" if job.problem is not None else "done"


def _noted(store: Store, found: Audit) -> dict[str, Noted]:
    noted: dict[str, Noted] = {}
    with store.reading() as reader:
        for each in found.tables:
            # Later than the audit: what lies face up by now may be told.
            first = hidden_of(reader, each.table).first_card
            last = each.counts.events if first is None else min(each.counts.events, first - 1)
            row = reader.event(each.table, last)
            if row is not None:
                noted[each.table] = Noted(row.sequence, row.hash)
    return noted
