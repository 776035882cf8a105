"""Drills and exams over HTTP: questions made from a house, with answers and the rules' own reasons."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from punto.errors import UnknownName
from punto.house import House
from punto.rules.money import Currency
from punto.rules.tableau import TABLEAU, Tableau
from punto.server.api.common import ERRORS, WHOLE, Body, Given
from punto.server.api.houses import HouseKey
from punto.server.api.learn_bodies import (
    DrillBody,
    KindBody,
    QuestionBody,
    ResultBody,
    TopicBody,
    drill_of,
    question_of,
    result_of,
)
from punto.server.workers.apart import Apart
from punto.server.workers.services import WorkerServicesDep
from punto.trainer import chosen, drill, kinds, kinds_of, topics
from punto.trainer.exam import MOST_QUESTIONS, Terms, mark, paper

__all__ = ["router"]

router = APIRouter(tags=["learn"], responses=ERRORS, route_class=Apart)

_MOST = 40
_MOST_SECONDS = 24 * 60 * 60


class DrillsBody(Body):
    """Drills of a house. The same seed gives the same drills."""

    house: str
    currency: Currency
    seed: str
    tableau: Tableau
    kinds: list[KindBody]
    """The kinds of question that this house gives rise to."""
    topics: list[TopicBody]
    """Everything there is to know in this house."""
    drills: list[DrillBody]


class PaperBody(Body):
    """The questions of an exam, without answers. The same seed, kinds and count give the same paper."""

    house: str
    currency: Currency
    seed: str
    questions: list[QuestionBody]


_Key = Annotated[str, Field(max_length=200)]
_Seed = Annotated[str, Field(min_length=1, max_length=40)]
_Topics = Annotated[
    list[Annotated[str, Query(max_length=200)]],
    Query(max_length=_MOST, description="Ask these, one after the other, instead of any."),
]
_Kinds = Annotated[
    list[Annotated[str, Query(max_length=200)]], Query(max_length=_MOST, description="Only questions of these kinds.")
]


class PaperHandedIn(Given):
    """A paper that is handed in: its terms, and an answer a question; null where it was left open."""

    seed: _Seed
    count: Annotated[int, Field(ge=1, le=MOST_QUESTIONS), WHOLE] = 20
    kinds: Annotated[list[_Key], Field(max_length=_MOST, default_factory=list)]
    limit_seconds: Annotated[int, Field(ge=1, le=_MOST_SECONDS), WHOLE] | None = None
    pass_percent: Annotated[int, Field(ge=1, le=100), WHOLE] = 80
    name: Annotated[str, Field(max_length=80)] = ""
    date: Annotated[str, Field(max_length=40)] = ""
    seconds: Annotated[int, Field(ge=0, le=_MOST_SECONDS), WHOLE] | None = None
    answers: Annotated[list[Annotated[str, Field(max_length=600)] | None], Field(max_length=MOST_QUESTIONS)]


@router.get("/api/houses/{key}/drills")
async def read_drills(
    key: HouseKey,
    services: WorkerServicesDep,
    *,
    kind: _Kinds = [],  # noqa: B006 - FastAPI copies it
    topic: _Topics = [],  # noqa: B006
    count: Annotated[int, Query(ge=0, le=_MOST)] = 10,
    seed: Annotated[str | None, Query(max_length=40)] = None,
) -> DrillsBody:
    """Questions for dealers and newcomers, made from the rules of the house."""
    house, given = services.houses.get(key), seed if seed is not None else secrets.token_hex(6)
    return _drills(house, of=kind, wanted=topic, count=count, seed=given)


@router.get("/api/houses/{key}/exam")
async def read_exam(
    key: HouseKey,
    services: WorkerServicesDep,
    *,
    seed: Annotated[str, Query(min_length=1, max_length=40)],
    kind: _Kinds = [],  # noqa: B006
    count: Annotated[int, Query(ge=1, le=MOST_QUESTIONS)] = 20,
) -> PaperBody:
    """The paper of an exam: its questions, and no answers."""
    house, terms = services.houses.get(key), Terms(seed=seed, count=count, kinds=tuple(kind))
    return PaperBody(
        house=house.key,
        currency=house.currency,
        seed=seed,
        questions=[question_of(each) for each in paper(house, terms)],
    )


@router.post("/api/houses/{key}/exam")
async def mark_exam(key: HouseKey, services: WorkerServicesDep, given: PaperHandedIn) -> ResultBody:
    """Mark a paper. Nothing is kept: the result says all that it takes to mark it again."""
    house = services.houses.get(key)
    terms = Terms(
        seed=given.seed,
        count=given.count,
        kinds=tuple(given.kinds),
        limit_seconds=given.limit_seconds,
        pass_percent=given.pass_percent,
    )
    return result_of(mark(house, terms, given.answers, name=given.name, date=given.date, seconds=given.seconds))


def _drills(house: House, *, of: list[str], wanted: list[str], count: int, seed: str) -> DrillsBody:
    asked_for = kinds_of(of)
    every = {each.key: each for each in topics(house)}
    for name in wanted:
        if name not in every:
            raise UnknownName("topic", name, every)
    picked = [every[name] for name in wanted] if wanted else chosen(house, of=asked_for, count=count, seed=seed)
    made = [drill(house, each, seed=f"{seed}/{place}") for place, each in enumerate(picked)]
    there = {each.kind for each in every.values()}
    return DrillsBody(
        house=house.key,
        currency=house.currency,
        seed=seed,
        tableau=TABLEAU,
        kinds=[KindBody.from_kind(each) for each in kinds().values() if each.key in there],
        topics=[TopicBody.from_topic(each) for each in every.values()],
        drills=[drill_of(each) for each in made if each is not None],
    )
