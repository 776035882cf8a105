"""Background jobs that are no requests: the odds of a table, simulations, tracking sheets and audits."""

from __future__ import annotations

import csv
import io
import json
import logging
from collections.abc import Callable
from typing import Any, assert_never

from punto.errors import ImpossibleDeal, PuntoError
from punto.extras import require
from punto.server.api.language import said_in
from punto.server.errors import ApiError, ApiProblem, error_body
from punto.server.simulations.question import Questions
from punto.server.simulations.snapshots import SimulationSnapshot
from punto.server.workers.jobs import AuditJob, News, PriceJob, Reply, SheetJob, SimulationJob
from punto.server.workers.pricing import odds_answer
from punto.server.workers.services import WorkerServices
from punto.store.audit import Audit, audit
from punto.store.read.reader import Reader
from punto.store.read.secrecy import hidden_of
from punto.table.codec import encode
from punto.words import Language, Text

__all__ = ["audit_tables", "price", "refused", "sheet", "simulate"]

_log = logging.getLogger("punto.server.workers")
_JSON = (("content-type", "application/json"),)

Tell = Callable[[News], None]


def refused(error: ApiError, language: Language) -> Reply:
    """An error as an answer, in a language."""
    body = error_body(error.code, error.message, language, error.problems)
    return Reply(error.status, (*_JSON, *said_in(language).items()), _json(body))


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def price(job: PriceJob) -> Reply:
    """The odds at a moment of a table."""
    try:
        answer = odds_answer(job.house, job.asked)
    except ImpossibleDeal:
        said = Text("server-pricing-too-few-cards")
        return refused(ApiError(409, "too_few_cards", said), job.language)
    return Reply(200, _JSON, _json({**job.said, **answer}), "table")


def simulate(job: SimulationJob, services: WorkerServices, *, tell: Tell, stopped: Callable[[], bool]) -> Reply:
    """Simulate; tell now and then what is known so far."""
    from punto.server.simulations.runs import run  # noqa: PLC0415 - loads Numba

    question = _question(job, services)
    try:
        run(question, tell=lambda snapshot: tell(_news(snapshot)), stopped=stopped)
    except BrokenPipeError:
        raise
    except Exception:  # noqa: BLE001 - whatever it is, the simulation failed and the worker goes on
        _log.exception("a simulation of %s failed", question.house.key)
        return Reply(500, (), b"")
    return Reply(200, (), b"")


def _question(job: SimulationJob, services: WorkerServices) -> Questions:
    """What is asked, read once more: the bodies and this module know each other."""
    from punto.server.api import simulations, studies  # noqa: PLC0415

    match job.kind:
        case "shoes" | "plan":
            return simulations.question_of(simulations.SimulationAsked.model_validate_json(job.body), services)
        case "study":
            return studies.study_question(studies.StudyAsked.model_validate_json(job.body), services)
        case "count":
            return studies.count_question(studies.CountAsked.model_validate_json(job.body), services)
        case _:
            assert_never(job.kind)


def _news(known: SimulationSnapshot) -> News:
    table = io.StringIO()
    csv.writer(table, lineterminator="\n").writerows(known.rows)
    file = json.dumps(known.result, ensure_ascii=False, indent=2) + "\n"
    head = {"done": known.done, "rounds": known.rounds, "seconds": known.seconds, "interrupted": known.interrupted}
    parts = (_json(known.result), _json(known.drawing), file.encode(), table.getvalue().encode(), known.states)
    return News(head, parts)


def sheet(job: SheetJob, services: WorkerServices) -> Reply:
    """The tracking sheet of a count, judged by the states that the page judged it by."""
    from punto.server.api.studies import CountAsked, count_question  # noqa: PLC0415 - they know each other
    from punto.study.earnings import Count, parse_tags  # noqa: PLC0415 - loads NumPy
    from punto.study.packed import unpack_states  # noqa: PLC0415

    question = count_question(CountAsked.model_validate_json(job.body), services)
    try:
        require("pdf")
        from punto.study.sheet import tracking_sheet  # noqa: PLC0415

        earned = unpack_states(job.states).earnings(Count(parse_tags(job.tags), job.trigger, job.running))
        bet = question.house.offer(question.bet).bet
        made = tracking_sheet(bet, earned, question.house.shoe, lang=job.lang, paper=job.paper)
    except PuntoError as error:
        said = Text("server-studies-no-sheet")
        return refused(ApiError(422, "bad_input", said, [ApiProblem(key="tags", text=error.text)]), job.language)
    return Reply(200, (("content-type", "application/pdf"),), made, "always")


def audit_tables(job: AuditJob, services: WorkerServices, *, tell: Tell) -> Reply:
    """Audit, telling how far it is; what is found is the answer, and a database that cannot be read too."""
    from punto.server.api.audits import ReportBody  # noqa: PLC0415 - they know each other

    def told(table: str, events: int, total: int) -> None:
        tell(News({"table": table, "events": events, "total": total}))

    try:
        found = audit(services.store, tables=job.tables, progress=told)
        with services.store.reading() as reader:
            report = ReportBody.of_audit(found, _noted(reader, found))
    except PuntoError as error:
        _log.warning("the audit cannot be made: %s", error)
        return Reply(409, (), encode(error.text))
    except BrokenPipeError:
        raise
    except Exception:  # noqa: BLE001 - whoever waits for the audit must hear of its end
        _log.exception("the audit failed")
        return Reply(500, (), encode(Text("server-audits-failed")))
    return Reply(200, _JSON, report.model_dump_json().encode())


def _noted(reader: Reader, found: Audit) -> dict[str, tuple[int, str]]:
    noted: dict[str, tuple[int, str]] = {}
    for each in found.tables:
        # Later than the audit: what lies face up by now may be told.
        first = hidden_of(reader, each.table).first_guessable
        last = each.counts.events if first is None else min(each.counts.events, first - 1)
        row = reader.event(each.table, last)
        if row is not None:
            noted[each.table] = (row.sequence, row.hash)
    return noted
