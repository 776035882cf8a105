"""The audit, for operators: started as a job, with its progress while it runs and its report when it is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field

from punto.errors import UnknownName
from punto.server.api.common import ERRORS, Body, Given, kept
from punto.server.errors import ApiError
from punto.server.services import OperatorDep, ServicesDep, require_operator
from punto.server.workers.audits import AuditRun, Audits, AuditState
from punto.store.audit import Audit, AuditCheck, TableAudit
from punto.store.audit.report import AuditCheckKey
from punto.words import Text

__all__ = ["router"]

router = APIRouter(tags=["operator"], responses=ERRORS, dependencies=[Depends(require_operator)])


class NewAudit(Given):
    """What is to be audited."""

    tables: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=1000)] | None = None
    """The names of tables; null: the whole database."""


class AuditProgress(Body):
    """How far the audit of one table is."""

    table: str
    events: int
    total: int


class AuditCheckBody(Body):
    """One check."""

    check: AuditCheckKey
    ok: bool
    shown: Text | None
    """What was found to be so, if nothing differs."""
    differences: int
    first: list[Text]
    """The first differences."""

    @classmethod
    def of_check(cls, check: AuditCheck) -> AuditCheckBody:
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
    def of_table(cls, found: TableAudit, noted: tuple[int, str] | None) -> TableAuditBody:
        """The audit of a table as it goes over the wire."""
        return cls(
            table=found.table,
            ok=found.ok,
            noted=None if noted is None else NotedBody(sequence=noted[0], hash=noted[1]),
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

    @classmethod
    def of_audit(cls, found: Audit, noted: Mapping[str, tuple[int, str]]) -> ReportBody:
        """What was found, and by table the number and hash of an event that may be told."""
        return cls(
            ok=found.ok,
            differences=found.differences,
            whole=AuditCheckBody.of_check(found.whole),
            grants=AuditCheckBody.of_check(found.grants),
            tables=[TableAuditBody.of_table(each, noted.get(each.table)) for each in found.tables],
        )


class AuditBody(Body):
    """An audit."""

    id: str
    by: str
    state: AuditState
    started_at: int
    ended_at: int | None
    progress: list[AuditProgress]
    report: ReportBody | None
    """When it is done."""
    problem: Text | None
    """Why it could not be made."""

    @classmethod
    def of_job(cls, job: AuditRun) -> AuditBody:
        """The job as it goes over the wire."""
        return cls(
            id=job.id,
            by=job.by,
            state=job.state,
            started_at=job.at,
            ended_at=job.ended_at,
            progress=[AuditProgress.of(each) for each in list(job.progress.values())],
            report=None if job.report is None else ReportBody.model_validate_json(job.report),
            problem=job.problem,
        )


class AuditsBody(Body):
    """The audits since the server started, newest first."""

    audits: list[AuditBody]


def audits_of(request: Request, services: ServicesDep) -> Audits:
    """The audits of the app that answers this request."""
    return kept(
        request,
        "audits",
        lambda: Audits(services.workers, clock=services.clock),
    )


AuditsDep = Annotated[Audits, Depends(audits_of)]


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
        raise ApiError(409, "audit_running", Text("server-audits-running", job=running.id))
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
