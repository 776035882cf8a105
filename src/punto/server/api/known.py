"""Known cards over HTTP: hole-carding and edge sorting, exactly."""

from __future__ import annotations

from typing import Annotated, Self

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import Field, model_validator

from punto.server.api.common import ERRORS, Body
from punto.server.api.odds import HouseAsked, ShoeGiven, house_of
from punto.server.api.validation import invalid
from punto.server.workers.apart import FromText, keep
from punto.server.workers.services import WorkerServicesDep

__all__ = ["router"]

router = APIRouter(tags=["odds"], responses=ERRORS, route_class=FromText)


class KnownAsked(HouseAsked, ShoeGiven):
    """Something that a patron knows of the cards to come, as `punto odds` takes it: one of three."""

    known: Annotated[str, Field(max_length=60)] | None = None
    """Places of the deal, such as `1:9` (the first card is a 9) or `1` (whatever it is, it is known)."""
    sorted: Annotated[str, Field(max_length=60)] | None = None
    """Ranks that the backs of the first four cards tell from the rest, such as `6789`."""
    best_sort: bool = False
    """Whether the ranks are sought that are best told from the rest."""

    @model_validator(mode="after")
    def one_thing(self) -> Self:
        """One question at a time."""
        if (self.known is not None) + (self.sorted is not None) + self.best_sort != 1:
            raise invalid("server-request-one-thing-known")
        return self


class BestBet(Body):
    """The best bet, and what it is worth."""

    known: str
    bet: str
    """A key, or `varies` where it depends on what is seen."""
    edge: float
    """The house's, so negative where the patron has the advantage; no bet is made where none has an advantage."""
    edge_exact: str
    edge_of_always_betting: float
    """The same with the best bet in every round."""
    edge_of_always_betting_exact: str


class KnownCase(Body):
    """One thing that may be seen, and the best bet then."""

    seen: str
    probability: float
    bet: str
    edge: float
    edge_exact: str


class KnownBody(Body):
    """What `punto odds --known --json` writes."""

    house: str
    composition: str
    best: BestBet
    cases: list[KnownCase]
    sorted: str | None = None


@router.post("/api/odds/known", response_model=KnownBody)
async def price_known(given: KnownAsked, services: WorkerServicesDep) -> JSONResponse:
    """The best of the main bets when some cards are known, or told apart by their backs, and what it is worth."""
    from punto.study.as_json import knowledge_json  # noqa: PLC0415 - loads NumPy
    from punto.study.known import best_sort, known_cards, parse_known, parse_ranks, sorted_cards  # noqa: PLC0415

    house = house_of(services, given)
    shoe, sort = given.shoe.of(house), None
    if given.known is not None:
        knowledge = known_cards(house, parse_known(given.known), shoe)
    elif given.sorted is not None:
        sort = parse_ranks(given.sorted)
        knowledge = sorted_cards(house, sort, shoe)
    else:
        sort, knowledge = best_sort(house, shoe)
    response = JSONResponse(knowledge_json(house, shoe, knowledge, sort=sort))
    keep(response, "always")
    return response
