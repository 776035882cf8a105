"""The audit, for operators: started as a job, with its progress while it runs and its report when it is done."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field

from punto.errors import UnknownName
from punto.rules.text import Text
from punto.server.api.common import ERRORS, Body, Given, kept
from punto.server.audits import AuditJob, Audits, JobState, Noted
from punto.server.errors import ApiError
from punto.server.services import OperatorDep, ServicesDep, require_operator
from punto.store.audit import Check, TableAudit
from punto.store.audit.report import CheckKey

__all__ = ["router"]

router = APIRouter(tags=["operator"], responses=ERRORS, dependencies=[Depends(require_operator)])


class NewAudit(Given):
    """What is to be audited."""

    tables: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=1000)] | None = None
    """The names of tables; null: the whole database."""


class ProgressBody(Body):
    """How far the audit of one table is."""

    table: str
    events: int
    total: int


class AuditCheckBody(Body):
    """One check."""

    check: CheckKey
    ok: bool
    shown: str | None
    """What was found to be so, if nothing differs."""
    differences: int
    first: list[str]
    """The first differences, word for word."""

    @classmethod
    def of_check(cls, check: Check) -> AuditCheckBody:
        """The check as it goes over the wire."""
        return cls(
            check=check.key,
            ok=check.ok,
            shown=check.sentence if check.ok else None,
            differences=check.count,
            first=list(check.differences),
        )


class CountsBody(Body):
    """How much there was to audit."""

    events: int
    rounds: int
    void: int
    bets: int
    shoes: int
    transfers: int
    answers: int
    accounts: int


class NotedBody(Body):
    """A hash to be noted: the journal up to this event cannot be written anew unseen."""

    sequence: int
    hash: str


class TableAuditBody(Body):
    """The audit of one table."""

    table: str
    ok: bool
    noted: NotedBody | None
    """The last hash that gives away no card that lies face down."""
    counts: CountsBody
    checks: list[AuditCheckBody]

    @classmethod
    def of_table(cls, found: TableAudit, noted: Noted | None) -> TableAuditBody:
        """The audit of a table as it goes over the wire."""
        return cls(
            table=found.table,
            ok=found.ok,
            noted=None if noted is None else NotedBody.of(noted),
            counts=CountsBody.of(found.counts),
            checks=[AuditCheckBody.of_check(check) for check in found.checks],
        )


class ReportBody(Body):
    """What an audit found."""

    ok: bool
    differences: int
    whole: AuditCheckBody
    grants: AuditCheckBody
    tables: list[TableAuditBody]


class AuditBody(Body):
    """An audit."""

    id: str
    by: str
    state: JobState
    started_at: int
    ended_at: int | None
    progress: list[ProgressBody]
    report: ReportBody | None
    """When it is done."""
    problem: str | None
    """Why it could not be made."""

    @classmethod
    def of_job(cls, job: AuditJob) -> AuditBody:
        """The job as it goes over the wire."""
        found = job.found if job.state == "done" else None
        return cls(
            id=job.id,
            by=job.by,
            state=job.state,
            started_at=job.at,
            ended_at=job.ended_at,
            progress=[ProgressBody.of(each) for each in list(job.progress.values())],
            report=None
            if found is None
            else ReportBody(
                ok=found.ok,
                differences=found.differences,
                whole=AuditCheckBody.of_check(found.whole),
                grants=AuditCheckBody.of_check(found.grants),
                tables=[TableAuditBody.of_table(each, job.noted.get(each.table)) for each in found.tables],
            ),
            problem=job.problem,
        )


class AuditsBody(Body):
    """The audits since the server started, newest first."""

    audits: list[AuditBody]


def audits(request: Request, services: ServicesDep) -> Audits:
    """The audits of the app that answers this request."""
    return kept(
        request,
        "audits",
        lambda: Audits(
            services.settings.database,
            pool=services.pool,
            clock=services.clock,
            stops=lambda: services.tables.draining,
        ),
    )


AuditsDep = Annotated[Audits, Depends(audits)]


@router.post("/api/operator/audit", status_code=202)
async def start_audit(given: NewAudit, services: ServicesDep, operator: OperatorDep, jobs: AuditsDep) -> AuditBody:
    """Begin an audit of the database, or of some tables; there is one at a time."""

    def known() -> list[str]:
        with services.store.reading() as reader:
            return [head.table for head in reader.heads()]

    if given.tables is not None:
        names = await services.in_pool(known)
        for name in given.tables:
            if name not in names:
                raise UnknownName("table", name, names)
    if (running := jobs.running) is not None:
        raise ApiError(409, "audit_running", _RUNNING.format(job=running.id))
    return AuditBody.of_job(
        jobs.start(by=operator.name, tables=None if given.tables is None else frozenset(given.tables))
    )


@router.get("/api/operator/audit")
async def list_audits(jobs: AuditsDep) -> AuditsBody:
    """The audits since the server started, newest first."""
    return AuditsBody(audits=[AuditBody.of_job(job) for job in reversed(jobs.jobs.values())])


@router.get("/api/operator/audit/{job}")
async def read_audit(job: Annotated[str, Path(min_length=1, max_length=100)], jobs: AuditsDep) -> AuditBody:
    """How far an audit is, and its report when it is done."""
    if job not in jobs.jobs:
        raise UnknownName("audit", job, jobs.jobs)
    return AuditBody.of_job(jobs.jobs[job])


_RUNNING = Text("The audit {job} is running; wait for its end.", "审计{job}正在进行，请等待其结束。")
