"""The lobby: which tables there are and what goes on at them; patrons may open tables of their own."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from punto.house.model import Style
from punto.server.actor import TableActor
from punto.server.document import roads_of, totals_of
from punto.server.errors import ErrorReply, TextBody
from punto.server.protocol import RoadCell
from punto.server.services import PatronDep, PatronOrNoneDep, Services, ServicesDep
from punto.server.sessions import Patron
from punto.server.settings import PaceName, pace_of, settings_of
from punto.table import State
from punto.table.phases import Phase

router = APIRouter(tags=["tables"], responses={"4XX": {"model": ErrorReply}})


class LimitsBody(BaseModel):
    """What may be staked on the main bets, in minor units."""

    minimum: int
    maximum: int


class TableBody(BaseModel):
    """A table in the lobby."""

    id: str
    house: str
    title: TextBody
    style: Style
    currency: str
    decimals: int
    limits: LimitsBody
    pace: PaceName | None
    seats_taken: int
    seats_max: int
    bots: int
    """How many of the seats are taken by bots."""
    watching: int
    """How many sockets are connected."""
    phase: Phase
    paused: bool
    closing: bool
    deadline: int | None
    shoe: int
    round: int
    """The round of the shoe that is played; 0 when there is none."""
    results: str
    """The results of the shoe in the notation of the roads."""
    big_road: list[RoadCell]
    own: bool
    """Whether a patron opened it."""
    yours: bool
    """Whether it was you."""
    seated: bool
    """Whether you sit there."""


class TablesBody(BaseModel):
    """The lobby."""

    tables: list[TableBody]
    out_of_service: list[str]
    """Tables that cannot be played at because their records have to be looked at."""
    now: int


class NewTable(BaseModel):
    """A table that a patron wants to open."""

    model_config = ConfigDict(extra="forbid", strict=True)

    house: Annotated[str, Field(max_length=100)]
    pace: PaceName = "normal"


@router.get("/api/tables")
async def list_tables(services: ServicesDep, patron: PatronOrNoneDep) -> TablesBody:
    """Every table in service."""
    actors = list(services.tables)
    for actor in actors:
        actor.look()
    return TablesBody(
        tables=[_body(services, actor, state, patron) for actor in actors if (state := _shown(actor)) is not None],
        out_of_service=[actor.name for actor in actors if actor.broken],
        now=services.clock(),
    )


@router.post("/api/tables", status_code=201)
async def open_table(given: NewTable, services: ServicesDep, patron: PatronDep) -> TableBody:
    """Open a table of one's own; it closes when it was empty for some minutes."""
    house = services.houses.get(given.house)
    actor = await services.tables.open_own(house, settings_of(given.pace), patron=patron.id)
    return _body(services, actor, actor.in_service(), patron)


@router.get("/api/tables/{table}")
async def read_table(table: str, services: ServicesDep, patron: PatronOrNoneDep) -> TableBody:
    """One table."""
    actor = services.tables.get(table)
    return _body(services, actor, actor.in_service(), patron)


def _shown(actor: TableActor) -> State | None:
    state = actor.state
    return None if actor.broken or state is None or state.phase is Phase.ENDED else state


def _body(services: Services, actor: TableActor, state: State, patron: Patron | None) -> TableBody:
    house, shoe = state.house, state.shoe
    main = [offer.limits for offer in house.offers if offer.bet.kind == "main"]
    results = "".join(each.result for each in shoe.history if each.result is not None) if shoe else ""
    totals = totals_of(each.cards for each in shoe.history) if shoe else ()
    cells: list[dict[str, Any]] = roads_of(results, totals)["big_road"]
    return TableBody(
        id=actor.name,
        house=house.key,
        title=TextBody.of(house.title),
        style=house.style,
        currency=house.currency.code,
        decimals=house.currency.decimals,
        limits=LimitsBody(minimum=min(each.minimum for each in main), maximum=max(each.maximum for each in main)),
        pace=pace_of(state.settings),
        seats_taken=len(state.seats),
        seats_max=house.seats,
        bots=sum(each.bot for each in state.seats.values()),
        watching=actor.clients,
        phase=state.phase,
        paused=state.paused_at is not None,
        closing=state.closing_by is not None,
        deadline=state.current.closes_at if state.current and state.phase is Phase.BETTING else None,
        shoe=state.shoes,
        round=state.current.number if state.current else 0,
        results=results,
        big_road=[RoadCell(**cell) for cell in cells],
        own=services.tables.owner_of(actor.name) is not None,
        yours=patron is not None and services.tables.owner_of(actor.name) == patron.id,
        seated=patron is not None and state.seated(patron.id) is not None,
    )
