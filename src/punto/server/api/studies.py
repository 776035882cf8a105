"""Studies and card counts over HTTP: simulations of another kind, watched and stopped like the rest."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response
from pydantic import Field

from punto.pricing.prices import StakePolicy
from punto.rules.bets import Bet
from punto.server.api.common import ERRORS, WHOLE
from punto.server.api.language import LanguageTag, language_of
from punto.server.api.odds import HouseAsked, house_of
from punto.server.api.simulations import Bets, Decks, JobBody, JobId, Seed, Starting, file_name, known_of, narrowed
from punto.server.errors import ApiError
from punto.server.services import ServicesDep, address_of
from punto.server.simulations import (
    MOST_SHOES_OF_A_COUNT,
    MOST_SHOES_OF_A_STUDY,
    CountQuestion,
    Outline,
    SimulationRun,
    StudyQuestion,
)
from punto.server.workers.apart import response_of, unless_gone
from punto.server.workers.jobs import Paper, SheetJob, TableMoment
from punto.server.workers.services import WorkerServices, WorkerServicesDep
from punto.words import ENGLISH, Text, listed

__all__ = ["CountAsked", "StudyAsked", "count_question", "router", "starting_router", "study_question"]

router = APIRouter(tags=["simulations"], responses=ERRORS)
starting_router = APIRouter(tags=["simulations"], responses=ERRORS, route_class=Starting)

_TAGS: Final = r"^-?[0-9]{1,2}(,-?[0-9]{1,2}){9}$"
_MOST_TRIGGER: Final = 1000
_STATES: Final = 4
"""The part of the news of a simulation that holds the states."""


class StudyAsked(HouseAsked):
    """Shoes to study: what every bet is worth before each of their rounds, as `punto study` does it."""

    shoes: Annotated[int, Field(ge=1, le=MOST_SHOES_OF_A_STUDY), WHOLE] = 10_000
    seed: Seed
    """The same seed gives the same study."""
    decks: Decks = None
    """Another number of decks than the house's."""
    bets: Bets = None
    """Only these bets."""


class CountAsked(HouseAsked):
    """A bet to design a count for, as `punto count` does it."""

    bet: Annotated[str, Field(max_length=100)]
    """The key of a bet of the house."""
    shoes: Annotated[int, Field(ge=1, le=MOST_SHOES_OF_A_COUNT), WHOLE] = 2_000
    """By which counts are judged; as many others are dealt to seek tags on."""
    seed: Seed
    """The same seed gives the same shoes."""
    decks: Decks = None
    """Another number of decks than the house's."""


@starting_router.post("/api/studies", status_code=201, response_model=JobBody)
async def start_study(given: StudyAsked, services: WorkerServicesDep) -> Response:
    """Start a study. It is watched and stopped as a simulation."""
    return JSONResponse(asdict(Outline.of(study_question(given, services))))


@starting_router.post("/api/counts", status_code=201, response_model=JobBody)
async def start_count(given: CountAsked, services: WorkerServicesDep) -> Response:
    """Deal the shoes that counts of a bet are judged by, and seek the best tags of three levels.

    It is watched and stopped as a simulation. The states of the shoes can be read as soon as `result` is there.
    """
    return JSONResponse(asdict(Outline.of(count_question(given, services))))


def study_question(given: StudyAsked, services: WorkerServices) -> StudyQuestion:
    """What is to be studied; an error that says what is wrong with it."""
    from punto.study.bets import studied_on  # noqa: PLC0415 - loads NumPy

    house = narrowed(house_of(services, given), decks=given.decks, bets=given.bets)
    if not any(studied_on(bet) for bet in house.bets):
        raise _not_studied(house.bets)
    return StudyQuestion(house, given.shoes, given.seed)


def count_question(given: CountAsked, services: WorkerServices) -> CountQuestion:
    """What a count is to be designed for; an error that says what is wrong with it."""
    from punto.study.bets import effects_on, studied_on  # noqa: PLC0415 - loads NumPy

    house = narrowed(house_of(services, given), decks=given.decks)
    bet = house.offer(given.bet).bet
    if studied_on(bet) is None:
        raise _not_studied((bet,))
    if not any(effects_on(bet, house.shoe, StakePolicy(house.commission, house.payout_rounding))):
        said = Text("server-studies-nothing-to-count", bet=bet.name)
        raise ApiError(422, "nothing_to_count", said)
    return CountQuestion(house, bet.key, given.shoes, given.seed)


def _not_studied(bets: tuple[Bet, ...]) -> ApiError:
    said = Text("server-studies-nothing-to-study", bets=listed([bet.name for bet in bets], "and"))
    return ApiError(422, "nothing_to_study", said)


@router.get(
    "/api/simulations/{job}/states",
    response_class=Response,
    responses={200: {"description": "The packed states.", "content": {"application/octet-stream": {}}}},
)
async def read_states(job: JobId, services: ServicesDep) -> Response:
    """The states of a count's shoes, packed: whoever has them can judge any tags and trigger without asking.

    Little-endian: the numbers of shoes, of moments and of the cards of a whole shoe (32 bits each); what one unit is
    worth at each moment, then the expected square of what it wins (floats of 32 bits); the number of moments of each
    shoe (a byte); and, three bytes a moment, the cards seen since the moment before it or the beginning of the shoe:
    six nibbles, the lower first, 0 to 8 for Ace to 9, 9 for the ten-valued, 15 for none.
    """
    return Response(_states_of(services.simulations.get(job)), media_type="application/octet-stream")


@router.get(
    "/api/simulations/{job}/sheet.pdf",
    response_class=Response,
    responses={200: {"description": "The tracking sheet.", "content": {"application/pdf": {}}}},
)
async def read_sheet(
    job: JobId,
    request: Request,
    services: ServicesDep,
    *,
    tags: Annotated[str, Query(pattern=_TAGS, description="Ten tags, Ace to 9 and the ten-valued, by commas.")],
    trigger: Annotated[float, Query(ge=-_MOST_TRIGGER, le=_MOST_TRIGGER, description="The count to bet at.")],
    running: Annotated[bool, Query(description="Whether that is a running count.")] = False,
    lang: LanguageTag = ENGLISH,
    paper: Annotated[Paper, Query(description="The paper.")] = "a4",
) -> Response:
    """A count's tracking sheet to print: tags, triggers by decks unseen, what it earns, and lines for the rounds."""
    found = services.simulations.get(job)
    asked = SheetJob(
        asked=found.outline.digest,
        body=found.body,
        states=_states_of(found),
        tags=tags,
        trigger=trigger,
        running=running,
        lang=lang,
        paper=paper,
        language=language_of(request),
    )
    answering = services.workers.answer("reading", asked, address=address_of(request), moment=TableMoment())
    response = response_of(await unless_gone(request, answering))
    response.headers["content-disposition"] = f'inline; filename="{file_name(found, f"sheet-{lang}.pdf")}"'
    return response


def _states_of(job: SimulationRun) -> bytes:
    if job.outline.kind != "count":
        said = Text("server-studies-no-states")
        raise ApiError(404, "no_states", said)
    return known_of(job).parts[_STATES]
