"""Drills over HTTP: questions made from a house, with answers and the rules' own reasons."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Query

from punto.errors import UnknownName
from punto.house import House
from punto.house.drills import KINDS, Drill, Kind, Topic, chosen, drill, topics
from punto.server.api.common import ERRORS, Body
from punto.server.api.houses import HouseKey, TableauBody
from punto.server.errors import TextBody
from punto.server.house_data import tableau_data
from punto.server.services import ServicesDep

__all__ = ["router"]

router = APIRouter(tags=["learn"], responses=ERRORS)

_MOST = 40


class TopicBody(Body):
    """One thing to know; scores go by its key."""

    topic: str
    kind: Kind
    title: TextBody


class ChoiceBody(Body):
    """Something that may be answered."""

    key: str
    text: TextBody


class DrillBody(Body):
    """A question, what may be answered, what is right and why."""

    topic: str
    kind: Kind
    title: TextBody
    question: TextBody
    player: list[str]
    banker: list[str]
    """The cards that lie on the table when it is asked."""
    bet: str | None
    stake: int | None
    """In minor units."""
    choices: list[ChoiceBody]
    answer: str
    reasons: list[TextBody]


class DrillsBody(Body):
    """Drills of a house. The same seed gives the same drills."""

    house: str
    seed: str
    tableau: TableauBody
    topics: list[TopicBody]
    """Everything there is to know in this house."""
    drills: list[DrillBody]


_Topics = Annotated[
    list[Annotated[str, Query(max_length=200)]],
    Query(max_length=_MOST, description="Ask these, one after the other, instead of any."),
]
_Kinds = Annotated[list[Kind], Query(max_length=len(KINDS), description="Only questions of these kinds.")]


@router.get("/api/houses/{key}/drills")
async def read_drills(
    key: HouseKey,
    services: ServicesDep,
    *,
    kind: _Kinds = [],  # noqa: B006 - FastAPI copies it
    topic: _Topics = [],  # noqa: B006
    count: Annotated[int, Query(ge=0, le=_MOST)] = 10,
    seed: Annotated[str | None, Query(max_length=40)] = None,
) -> DrillsBody:
    """Questions for dealers and newcomers, made from the rules of the house."""
    house, given = services.houses.get(key), seed if seed is not None else secrets.token_hex(6)
    return await services.in_pool(
        lambda: _drills(house, kinds=kind or list(KINDS), wanted=topic, count=count, seed=given)
    )


def _drills(house: House, *, kinds: list[Kind], wanted: list[str], count: int, seed: str) -> DrillsBody:
    every = {each.key: each for each in topics(house)}
    for name in wanted:
        if name not in every:
            raise UnknownName("topic", name, every)
    picked = [every[name] for name in wanted] if wanted else chosen(house, kinds=kinds, count=count, seed=seed)
    made = [drill(house, each, seed=f"{seed}/{place}") for place, each in enumerate(picked)]
    return DrillsBody(
        house=house.key,
        seed=seed,
        tableau=TableauBody(**tableau_data()),
        topics=[_topic(each) for each in every.values()],
        drills=[_drill(each) for each in made if each is not None],
    )


def _topic(topic: Topic) -> TopicBody:
    return TopicBody(topic=topic.key, kind=topic.kind, title=TextBody.of(topic.title))


def _drill(made: Drill) -> DrillBody:
    return DrillBody(
        topic=made.topic.key,
        kind=made.topic.kind,
        title=TextBody.of(made.topic.title),
        question=TextBody.of(made.question),
        player=[str(card) for card in made.player],
        banker=[str(card) for card in made.banker],
        bet=made.topic.bet.key if made.topic.bet else None,
        stake=made.stake,
        choices=[ChoiceBody(key=each.key, text=TextBody.of(each.text)) for each in made.choices],
        answer=made.answer,
        reasons=[TextBody.of(reason) for reason in made.reasons],
    )
