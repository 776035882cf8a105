"""Simulations over HTTP: start one, watch it, stop it, take its numbers home."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse, Response
from pydantic import Field

from punto.errors import UnknownName
from punto.house import House
from punto.rules.shoe import MOST_DECKS
from punto.server.api.common import ERRORS, WHOLE, Body
from punto.server.api.odds import HouseAsked, house_of
from punto.server.errors import ApiError
from punto.server.services import ServicesDep, address_of, services_of
from punto.server.simulations import (
    MOST_SESSIONS,
    MOST_SHOES,
    MOST_SHOES_OF_A_PLAN,
    JobState,
    Outline,
    SimulationQuestion,
    SimulationRun,
    Simulations,
)
from punto.server.workers.apart import Apart, FromText, keep, response_of
from punto.server.workers.jobs import HttpJob, News, Reply, SimulationKind
from punto.server.workers.services import WorkerServices, WorkerServicesDep
from punto.sim.plan import Plan, every_plan, load_plan, load_plan_text, shipped_plans
from punto.words import Text

__all__ = [
    "Bets",
    "Decks",
    "JobBody",
    "JobId",
    "Seed",
    "SimulationAsked",
    "Starting",
    "file_name",
    "known_of",
    "narrowed",
    "plans_router",
    "question_of",
    "router",
    "starting_router",
]


class Starting(FromText):
    """A worker reads what is to be simulated; the server has it done."""

    async def answered(self, request: Request, job: HttpJob, reply: Reply) -> Response:
        """The simulation that was started, or what is wrong with the question."""
        if reply.status != 200:
            return response_of(reply)
        found = services_of(request).simulations
        started = found.start(Outline(**json.loads(reply.body)), job.body, address=address_of(request))
        return _said(found, started, status=201)


router = APIRouter(tags=["simulations"], responses=ERRORS)
starting_router = APIRouter(tags=["simulations"], responses=ERRORS, route_class=Starting)
plans_router = APIRouter(tags=["simulations"], responses=ERRORS, route_class=Apart)

JobId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
_MOST_SEED = 2**53 - 1
"""The page is JavaScript, whose whole numbers end there."""
Seed = Annotated[int, Field(ge=0, le=_MOST_SEED), WHOLE]
Decks = Annotated[int, Field(ge=1, le=MOST_DECKS), WHOLE] | None
Bets = Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=100)] | None


class SimulationAsked(HouseAsked):
    """What to simulate: shoes of a house, or sessions of a betting plan in it."""

    shoes: Annotated[int, Field(ge=1, le=MOST_SHOES), WHOLE] = 100_000
    seed: Seed
    """The same seed gives the same counts."""
    decks: Decks = None
    """Another number of decks than the house's."""
    bets: Bets = None
    """Only these bets."""
    plan: Annotated[str, Field(max_length=100)] | None = None
    """The key of a shipped betting plan."""
    plan_text: Annotated[str, Field(max_length=20_000)] | None = None
    """A betting plan as text."""


class SimulationProgress(Body):
    """How far a simulation has come."""

    done: int
    wanted: int
    """Shoes, or sessions of a plan. For a count twice as many as it is judged by: others are dealt to seek tags on."""
    rounds: int
    seconds: float
    rounds_per_second: float


class JobBody(Body):
    """A simulation."""

    job: str
    kind: SimulationKind
    state: JobState
    ahead: int
    """How many other simulations have to end before it starts."""
    house: str
    shoes: int
    seed: int
    plan: str | None
    bet: str | None
    """The bet that is counted for."""
    progress: SimulationProgress
    result: dict[str, Any] | None
    """What `punto simulate --json` writes so far, or `punto study --json`; of a count, its designs."""
    convergence: dict[str, Any] | None
    """How each edge settled down, in percent with its standard error, by shoes."""
    bands: dict[str, Any] | None
    """A plan's money over the session, as quantiles over all sessions by rounds, and how the results are spread."""


class PlanBody(Body):
    """A shipped betting plan."""

    plan: str
    title: Text
    about: Text
    bets: list[str]
    text: str
    """Its file, to start an own one from."""


class PlansBody(Body):
    """The shipped plans."""

    plans: list[PlanBody]


@plans_router.get("/api/plans")
async def list_plans(response: Response) -> PlansBody:
    """The shipped betting plans; one can be played in a house that has its bets."""
    keep(response, "always")
    return _plans()


def _plans() -> PlansBody:
    return PlansBody(
        plans=[
            PlanBody(
                plan=plan.key,
                title=plan.title,
                about=plan.about,
                bets=list(plan.bets),
                text=shipped_plans()[plan.key].read_text(encoding="utf-8"),
            )
            for plan in every_plan()
        ]
    )


@starting_router.post("/api/simulations", status_code=201, response_model=JobBody)
async def start(given: SimulationAsked, services: WorkerServicesDep) -> Response:
    """Start a simulation. It ends by itself when nobody asks for it for a minute."""
    return JSONResponse(asdict(Outline.of(question_of(given, services))))


def question_of(given: SimulationAsked, services: WorkerServices) -> SimulationQuestion:
    """What is to be simulated; an error that says what is wrong with it."""
    house = narrowed(house_of(services, given), decks=given.decks, bets=given.bets)
    return _bounded(SimulationQuestion(house, given.shoes, given.seed, _plan(house, given)))


def narrowed(house: House, *, decks: int | None, bets: list[str] | None = None) -> House:
    """The house with other decks, or with fewer bets."""
    found = house if decks is None else house.with_decks(decks)
    if bets is None:
        return found
    return replace(found, offers=tuple(house.offer(key) for key in dict.fromkeys(bets)))


def _plan(house: House, given: SimulationAsked) -> Plan | None:
    if given.plan_text is not None:
        return load_plan_text(given.plan_text, house)
    if given.plan is None:
        return None
    if given.plan not in shipped_plans():
        # The loader would take a path: a client must not make the server read files.
        raise UnknownName("plan", given.plan, shipped_plans())
    return load_plan(given.plan, house)


def _bounded(question: SimulationQuestion) -> SimulationQuestion:
    plan = question.plan
    if plan is not None and question.shoes < plan.shoes:
        said = Text("server-simulations-too-few-shoes", shoes=plan.shoes)
        raise ApiError(422, "too_few_shoes", said)
    if plan is not None and (question.shoes > MOST_SHOES_OF_A_PLAN or question.wanted > MOST_SESSIONS):
        said = Text("server-simulations-too-many-sessions", shoes=MOST_SHOES_OF_A_PLAN, sessions=MOST_SESSIONS)
        raise ApiError(422, "too_many_sessions", said)
    return question


@router.get("/api/simulations/{job}.json", response_class=JSONResponse)
async def download_json(job: JobId, services: ServicesDep) -> Response:
    """The result as a file: what `punto simulate --json` writes, or `punto study --json`; of a count, its designs."""
    found = services.simulations.get(job)
    return _file(known_of(found).parts[_FILE], "application/json", found, "json")


@router.get("/api/simulations/{job}.csv")
async def download_csv(job: JobId, services: ServicesDep) -> Response:
    """As a table: edges by shoes, the bands of a plan by rounds, a study by depth, or the designs of a count."""
    found = services.simulations.get(job)
    return _file(known_of(found).parts[_CSV], "text/csv; charset=utf-8", found, "csv")


@router.get("/api/simulations/{job}", response_model=JobBody)
async def read(job: JobId, services: ServicesDep) -> Response:
    """How far a simulation is, and what is known so far."""
    return _said(services.simulations, services.simulations.get(job))


@router.delete("/api/simulations/{job}", response_model=JobBody)
async def stop(job: JobId, services: ServicesDep) -> Response:
    """Stop a simulation; what is done so far stays."""
    return _said(services.simulations, services.simulations.stop(job))


_RESULT, _DRAWING, _FILE, _CSV = range(4)
"""The parts of the news of a simulation, each ready to be sent."""


def _said(simulations: Simulations, job: SimulationRun, *, status: int = 200) -> Response:
    """A `JobBody`, of which the worker has written the long parts."""
    outline, known = job.outline, job.known
    told = known.head if known else {"done": 0, "rounds": 0, "seconds": 0.0}
    head = {
        "job": job.id,
        "kind": outline.kind,
        "state": job.state,
        "ahead": simulations.ahead_of(job),
        "house": outline.house,
        "shoes": outline.shoes,
        "seed": outline.seed,
        "plan": outline.plan,
        "bet": outline.bet,
        "progress": {
            "done": told["done"],
            "wanted": outline.wanted,
            "rounds": told["rounds"],
            "seconds": told["seconds"],
            "rounds_per_second": told["rounds"] / told["seconds"] if told["seconds"] else 0.0,
        },
    }
    result, drawing = (known.parts[_RESULT], known.parts[_DRAWING]) if known else (b"null", b"null")
    convergence, bands = (b"null", drawing) if outline.kind == "plan" else (drawing, b"null")
    parts = (
        json.dumps(head, ensure_ascii=False).encode()[:-1],
        *(b',"result":', result, b',"convergence":', convergence, b',"bands":', bands, b"}"),
    )
    return Response(b"".join(parts), status_code=status, media_type="application/json")


def known_of(job: SimulationRun) -> News:
    """What is known of a job; a 409 when nothing is."""
    if job.known is None or job.known.parts[_RESULT] == b"null":
        raise ApiError(409, "nothing_yet", Text("server-simulations-nothing-yet"))
    return job.known


def _file(content: bytes, media_type: str, job: SimulationRun, ending: str) -> Response:
    name = file_name(job, ending)
    return Response(content, media_type=media_type, headers={"content-disposition": f'attachment; filename="{name}"'})


def file_name(job: SimulationRun, ending: str) -> str:
    """A name for a file about a job, as a header can carry it."""
    about = {"shoes": "", "plan": f"-{job.outline.plan}", "study": "-study", "count": f"-count-{job.outline.bet}"}
    name = f"punto-{job.outline.house}{about[job.outline.kind]}-{job.outline.seed}.{ending}"
    return "".join(letter for letter in name if letter.isascii() and (letter.isalnum() or letter in "-._"))
