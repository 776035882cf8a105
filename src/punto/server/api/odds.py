"""Exact odds over HTTP: of any house in any shoe, of houses compared, and of the present moment of a table."""

from __future__ import annotations

from typing import Annotated, Any, Self

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field, model_validator

from punto.exact.odds_table import parse_seen
from punto.house import House
from punto.rules.shoe import MOST_DECKS
from punto.server.api.common import ERRORS, WHOLE, Body, Given, TableName
from punto.server.api.language import language_of
from punto.server.api.live_odds import moment_of
from punto.server.api.validation import invalid
from punto.server.services import ServicesDep, address_of
from punto.server.workers.apart import FromText, keep, response_of, unless_gone
from punto.server.workers.jobs import PriceJob, TableMoment
from punto.server.workers.pricing import PricingRequest, ShoeAsked, compare_answer, odds_answer, told_apart
from punto.server.workers.services import WorkerServices, WorkerServicesDep
from punto.table import SPECTATOR, view

__all__ = ["HouseAsked", "house_of", "router", "table_router"]

router = APIRouter(tags=["odds"], responses=ERRORS, route_class=FromText)
table_router = APIRouter(tags=["odds"], responses=ERRORS)

_Cards = Annotated[str, Field(max_length=4000)]
_Key = Annotated[str, Field(max_length=100)]


class HouseAsked(Given):
    """A house of this server by its key, or a house file as text."""

    house: _Key | None = None
    text: Annotated[str, Field(max_length=100_000)] | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> Self:
        """A key or a text."""
        if (self.house is None) == (self.text is None):
            raise invalid("server-request-house-or-text")
        return self


class ShoeGiven(Given):
    """A shoe: so many decks (those of the house if nothing is said) or a composition, less the removed cards."""

    decks: Annotated[int, Field(ge=1, le=MOST_DECKS), WHOLE] | None = None
    composition: _Cards | None = None
    """`8 decks - As Td`, or counts such as `As=8 Kd=3 7=31`."""
    removed: _Cards = ""

    @model_validator(mode="after")
    def not_both(self) -> Self:
        """Decks or a composition."""
        if self.decks is not None and self.composition is not None:
            raise invalid("server-request-decks-or-composition")
        return self

    @property
    def shoe(self) -> ShoeAsked:
        """The shoe as it was written."""
        return ShoeAsked(self.decks, self.composition, self.removed)


class OddsAsked(HouseAsked, ShoeGiven):
    """A question for the odds, as `punto odds` takes it."""

    seen: Annotated[str, Field(max_length=60)] = ""
    """The cards of the round so far, in deal order; ? for one that lies face down."""
    bets: Annotated[list[_Key], Field(min_length=1, max_length=100)] | None = None
    """Only these bets."""
    stake: Annotated[str, Field(max_length=20)] | None = None
    """Payouts and commission are rounded as at the table for this stake."""
    effects: bool = False
    """Whether to add the effect of removing one card of each rank."""
    matrices: bool = True
    """Whether to add covariance and correlation."""

    @property
    def asked(self) -> PricingRequest:
        """The question by itself."""
        bets = None if self.bets is None else tuple(self.bets)
        return PricingRequest(self.shoe, parse_seen(self.seen), bets, self.stake, self.effects, self.matrices)


class CompareAsked(ShoeGiven):
    """Houses to compare, bet by bet."""

    houses: Annotated[list[HouseAsked], Field(min_length=2, max_length=4)]


class RowOdds(Body):
    """One row of a bet's pay table."""

    name: str
    pays: str
    probability: float
    probability_exact: str


class BetOdds(Body):
    """The price of a bet; `ev` is an exact fraction."""

    bet: str
    ev: str
    ev_float: float
    edge_percent: float
    variance: float
    standard_deviation: float
    p_win: float
    p_push: float
    p_lose: float
    hit_frequency: float
    rows: list[RowOdds]


class OddsBody(Body):
    """What `punto odds --json` writes."""

    house: str
    decks: int | None
    cards: int
    composition: str
    seen: list[str]
    bets: list[BetOdds]
    covariance: dict[str, dict[str, float]] | None = None
    correlation: dict[str, dict[str, float | None]] | None = None
    effects: dict[str, dict[str, float]] | None = None
    """By bet and rank: the change of the expectation when one card of the rank is gone."""
    effects_exact: dict[str, dict[str, str]] | None = None


class TableOdds(OddsBody):
    """The odds at a table, given what everybody there has seen."""

    table: str
    sequence: int
    """The table's number of events when it was so."""
    shoe: int
    round: int
    """The round that the odds are for: the current one, or the next when it is over."""


class ComparedBet(Body):
    """A bet as one of the houses pays it."""

    ev: str
    edge_percent: float
    standard_deviation: float
    p_win: float


class ComparedBets(Body):
    """One bet, by the keys of the houses that have it."""

    bet: str
    houses: dict[str, ComparedBet]


class CompareBody(Body):
    """What `punto compare --json` writes."""

    houses: list[str]
    bets: list[ComparedBets]


def house_of(services: WorkerServices, asked: HouseAsked) -> House:
    """The house that a request is about."""
    if asked.text is None:
        assert asked.house is not None
        return services.houses.get(asked.house)
    return services.own_houses.get(asked.text)


def _said(answer: dict[str, Any]) -> JSONResponse:
    # As the engines say it, and not by way of a model: the numbers are those of the command line, digit by digit.
    response = JSONResponse(answer)
    keep(response, "always")
    return response


@router.post("/api/odds", response_model=OddsBody)
async def price(given: OddsAsked, services: WorkerServicesDep) -> JSONResponse:
    """The exact odds of a house's bets, in any shoe and at any moment of a round."""
    return _said(odds_answer(house_of(services, given), given.asked))


@router.post("/api/odds/compare", response_model=CompareBody)
async def compare(given: CompareAsked, services: WorkerServicesDep) -> JSONResponse:
    """The same bets in several houses. The first house given as text has the key own-house, the next own-house-2."""
    return _said(compare_answer(told_apart([house_of(services, each) for each in given.houses]), given.shoe))


@table_router.get("/api/tables/{table}/odds", response_model=TableOdds)
async def price_table(table: TableName, request: Request, services: ServicesDep) -> Response:
    """The odds at a table now, from what every spectator has seen: nothing that lies face down counts."""
    state = (await services.tables.get(table)).in_service()
    moment = moment_of(view(state, SPECTATOR), state.house.shoe.decks)
    said = {"table": table, "sequence": state.sequence, "shoe": moment.shoe, "round": moment.number}
    job = PriceJob(house=state.house, asked=moment.asked, said=said, language=language_of(request))
    now = TableMoment(state.sequence, state.corrections)
    answering = services.workers.answer("reading", job, address=address_of(request), moment=now)
    return response_of(await unless_gone(request, answering))
