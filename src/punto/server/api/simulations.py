"""Simulations over HTTP: start one, watch it, stop it, take its numbers home."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse, Response
from pydantic import Field

from punto.errors import UnknownName
from punto.house import House
from punto.rules.shoe import MOST_DECKS
from punto.rules.text import Text
from punto.server.api.common import ERRORS, Body
from punto.server.api.odds import HouseAsked, house_of
from punto.server.errors import ApiError, TextBody
from punto.server.services import ServicesDep, address_of
from punto.server.simulations import MOST_SESSIONS, MOST_SHOES, Job, JobState, Question, Simulations
from punto.server.simulations.question import MOST_SHOES_OF_A_PLAN
from punto.sim.plan import Plan, every_plan, load_plan, load_plan_text, shipped_plans

__all__ = ["router"]

router = APIRouter(tags=["simulations"], responses=ERRORS)

JobId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
_MOST_SEED = 2**53 - 1
"""The page is JavaScript, whose whole numbers end there."""


class SimulationAsked(HouseAsked):
    """What to simulate: shoes of a house, or sessions of a betting plan in it."""

    shoes: Annotated[int, Field(ge=1, le=MOST_SHOES)] = 100_000
    seed: Annotated[int, Field(ge=0, le=_MOST_SEED)]
    """The same seed gives the same counts."""
    decks: Annotated[int, Field(ge=1, le=MOST_DECKS)] | None = None
    """Another number of decks than the house's."""
    bets: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=100)] | None = None
    """Only these bets."""
    plan: Annotated[str, Field(max_length=100)] | None = None
    """The key of a shipped betting plan."""
    plan_text: Annotated[str, Field(max_length=20_000)] | None = None
    """A betting plan as text."""


class ProgressBody(Body):
    """How far a simulation has come."""

    done: int
    wanted: int
    """Shoes, or sessions of a plan."""
    rounds: int
    seconds: float
    rounds_per_second: float


class JobBody(Body):
    """A simulation."""

    job: str
    state: JobState
    ahead: int
    """How many other simulations have to end before it starts."""
    house: str
    shoes: int
    seed: int
    plan: str | None
    progress: ProgressBody
    result: dict[str, Any] | None
    """What `punto simulate --json` writes, so far."""
    convergence: dict[str, Any] | None
    """How each edge settled down, in percent with its standard error, by shoes."""
    bands: dict[str, Any] | None
    """A plan's money over the session, as quantiles over all sessions by rounds, and how the results are spread."""


class PlanBody(Body):
    """A shipped betting plan."""

    plan: str
    title: TextBody
    about: TextBody
    bets: list[str]
    text: str
    """Its file, to start an own one from."""


class PlansBody(Body):
    """The shipped plans."""

    plans: list[PlanBody]


@router.get("/api/plans")
async def list_plans(services: ServicesDep) -> PlansBody:
    """The shipped betting plans; one can be played in a house that has its bets."""
    return await services.in_pool(_plans)


def _plans() -> PlansBody:
    return PlansBody(
        plans=[
            PlanBody(
                plan=plan.key,
                title=TextBody.of(plan.title),
                about=TextBody.of(plan.about),
                bets=list(dict.fromkeys(rule.bet for rule in plan.rules)),
                text=shipped_plans()[plan.key].read_text(encoding="utf-8"),
            )
            for plan in every_plan()
        ]
    )


@router.post("/api/simulations", status_code=201)
async def start(given: SimulationAsked, request: Request, services: ServicesDep) -> JobBody:
    """Start a simulation. It ends by itself when nobody asks for it for a minute."""
    house = _narrowed(await house_of(services, given, request), given)
    question = Question(house, given.shoes, given.seed, await services.in_pool(lambda: _plan(house, given)))
    return _body(services.simulations, services.simulations.start(_bounded(question), address=address_of(request)))


def _narrowed(house: House, given: SimulationAsked) -> House:
    """The house with other decks, or with fewer bets."""
    shoe = house.shoe if given.decks is None else replace(house.shoe, decks=given.decks)
    offers = house.offers if given.bets is None else tuple(house.offer(key) for key in dict.fromkeys(given.bets))
    return house if (shoe, offers) == (house.shoe, house.offers) else replace(house, shoe=shoe, offers=offers)


def _plan(house: House, given: SimulationAsked) -> Plan | None:
    if given.plan_text is not None:
        return load_plan_text(given.plan_text, house)
    if given.plan is None:
        return None
    if given.plan not in shipped_plans():
        # The loader would take a path: a client must not make the server read files.
        raise UnknownName("plan", given.plan, shipped_plans())
    return load_plan(given.plan, house)


def _bounded(question: Question) -> Question:
    plan = question.plan
    if plan is not None and (question.shoes > MOST_SHOES_OF_A_PLAN or question.wanted > MOST_SESSIONS):
        said = Text(
            "A plan is played over {shoes:,} shoes and {sessions:,} sessions at most.",
            "注码法最多模拟{shoes:,}靴、{sessions:,}次。",
        )
        raise ApiError(422, "too_many_sessions", said.format(shoes=MOST_SHOES_OF_A_PLAN, sessions=MOST_SESSIONS))
    return question


@router.get("/api/simulations/{job}.json", response_class=JSONResponse)
async def download_json(job: JobId, services: ServicesDep) -> Response:
    """The result as a file: what `punto simulate --json` writes."""
    found = services.simulations.get(job)
    text = json.dumps(_known(found).result, ensure_ascii=False, indent=2) + "\n"
    return _file(text, "application/json", found, "json")


@router.get("/api/simulations/{job}.csv")
async def download_csv(job: JobId, services: ServicesDep) -> Response:
    """What the page draws, as a table: edges by shoes, or the bands of a plan by rounds."""
    found = services.simulations.get(job)
    rows = _edge_rows(found) if found.question.plan is None else _band_rows(found)
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return _file(written.getvalue(), "text/csv; charset=utf-8", found, "csv")


@router.get("/api/simulations/{job}")
async def read(job: JobId, services: ServicesDep) -> JobBody:
    """How far a simulation is, and what is known so far."""
    return _body(services.simulations, services.simulations.get(job))


@router.delete("/api/simulations/{job}")
async def stop(job: JobId, services: ServicesDep) -> JobBody:
    """Stop a simulation; what is done so far stays."""
    return _body(services.simulations, services.simulations.stop(job))


def _body(simulations: Simulations, job: Job) -> JobBody:
    question, known = job.question, job.snapshot
    planned = question.plan is not None
    drawing = known.drawing if known else None
    return JobBody(
        job=job.id,
        state=job.state,
        ahead=simulations.ahead_of(job),
        house=question.house.key,
        shoes=question.shoes,
        seed=question.seed,
        plan=question.plan.key if question.plan else None,
        progress=ProgressBody(
            done=known.done if known else 0,
            wanted=question.wanted,
            rounds=known.rounds if known else 0,
            seconds=known.seconds if known else 0.0,
            rounds_per_second=known.rounds / known.seconds if known and known.seconds else 0.0,
        ),
        result=known.result if known else None,
        convergence=None if planned else drawing,
        bands=drawing if planned else None,
    )


def _known(job: Job) -> Any:
    if job.snapshot is None:
        raise ApiError(409, "nothing_yet", Text("Nothing is known yet.", "尚无结果。"))
    return job.snapshot


def _edge_rows(job: Job) -> list[list[object]]:
    known = _known(job)
    drawn, exact = known.drawing, {each["bet"]: each["exact_ev_float"] for each in known.result["bets"]}
    rows: list[list[object]] = [
        ["shoes", "rounds", "bet", "edge_percent", "standard_error_percent", "exact_edge_percent"]
    ]
    for place, (shoes, rounds) in enumerate(zip(drawn["shoes"], drawn["rounds"], strict=True)):
        for bet, line in drawn["bets"].items():
            edge, error = line["edge_percent"][place], line["error_percent"][place]
            rows.append([shoes, rounds, bet, edge, error, -100 * exact[bet]])
    return rows


def _band_rows(job: Job) -> list[list[object]]:
    drawn = _known(job).drawing
    lines = [*drawn["quantiles"].values(), drawn["mean"]]
    return [["rounds", *drawn["quantiles"], "mean"], *map(list, zip(drawn["rounds"], *lines, strict=True))]


def _file(text: str, media_type: str, job: Job, ending: str) -> Response:
    plan = f"-{job.question.plan.key}" if job.question.plan else ""
    name = f"punto-{job.question.house.key}{plan}-{job.question.seed}.{ending}"
    safe = "".join(letter for letter in name if letter.isascii() and (letter.isalnum() or letter in "-._"))
    return Response(text, media_type=media_type, headers={"content-disposition": f'attachment; filename="{safe}"'})
