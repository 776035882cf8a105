"""The lobby: which tables there are and what goes on at them; patrons may open tables of their own.

The lobby is read far more often than anything happens at a table, and in the process that plays the tables. So the JSON
of a table is cached until its state changes; only what depends on who asks is added anew.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from punto.house.model import Style
from punto.server.api.common import kept
from punto.server.errors import ErrorReply
from punto.server.live.document import roads_of, totals_of
from punto.server.live.served import ServedTable
from punto.server.people.sessions import Patron
from punto.server.protocol import RoadCell
from punto.server.services import PatronDep, PatronOrNoneDep, Services, ServicesDep, counted_address_of, services_of
from punto.server.settings import pace_of
from punto.table import State
from punto.table.acts.seating import TakeSeat
from punto.table.acts.waiting import JoinWaitingList
from punto.table.command import PatronCommand
from punto.table.phases import Phase
from punto.table.settings import PaceName
from punto.words import Text

_MOST_LOOKED_UP: Final = 50
"""How many tables that nobody deals at the moment are looked up for one who asks for the lobby."""

router = APIRouter(tags=["tables"], responses={"4XX": {"model": ErrorReply}})

_NEWCOMER: Final = ""
_COMING: Final[Mapping[Literal["TakeSeat", "JoinWaitingList"], type[PatronCommand]]] = {
    "TakeSeat": TakeSeat,
    "JoinWaitingList": JoinWaitingList,
}


class LimitsBody(BaseModel):
    """What may be staked on the main bets, in minor units."""

    minimum: int
    maximum: int


class TableLine(BaseModel):
    """A table in the lobby, as everybody sees it."""

    id: str
    house: str
    title: Text
    style: Style
    currency: str
    decimals: int
    limits: LimitsBody
    pace: PaceName | None
    seats_taken: int
    seats_max: int
    bots: int
    """How many of the seats are taken by bots."""
    waiting: int
    """How many wait for a seat."""
    may: list[Literal["TakeSeat", "JoinWaitingList"]]
    """What the table offers a newcomer now, as far as its own rules say."""
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


class TableBody(TableLine):
    """A table in the lobby."""

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


class NewOwnTable(BaseModel):
    """A table that a patron wants to open."""

    model_config = ConfigDict(extra="forbid", strict=True)

    house: Annotated[str, Field(max_length=100)]
    pace: PaceName = "normal"


@router.get("/api/tables", response_model=TablesBody)
async def list_tables(request: Request, services: ServicesDep, patron: PatronOrNoneDep) -> Response:
    """Every table in service, whichever server deals it."""
    lines: dict[str, bytes] = {}
    broken: set[str] = set()
    if services.membership is not None:
        for told in await services.membership.lobby.tables():
            if told.trouble is not None:
                broken.add(told.name)
            elif bytes(told.line) != b"null":
                seen = _seen(services, told.name, patron, seated=told.seated)
                lines[told.name] = bytes(told.line)[:-1] + b"," + json.dumps(seen).encode()[1:]
        # Those that just change hands are shown as the store has them.
        told_of_all = lines.keys() | broken | {actor.name for actor in services.tables}
        rest = [name for name in services.membership.directory.tables if name not in told_of_all]
        for name in rest[:_MOST_LOOKED_UP]:
            table = await services.tables.reach(name)
            if table is not None and (state := _shown(table)) is not None:
                lines[name] = _written(request, table, state, patron)
    for actor in services.tables:
        actor.look()
        lines.pop(actor.name, None)
        if actor.broken:
            broken.add(actor.name)
        elif (state := _shown(actor)) is not None:
            lines[actor.name] = _written(request, actor, state, patron)
    names = list(lines) if services.membership is None else sorted(lines)
    told_of = {"out_of_service": sorted(broken), "now": services.clock()}
    return _json(b'{"tables":[' + b",".join(lines[name] for name in names) + b"]," + json.dumps(told_of).encode()[1:])


@router.post("/api/tables", status_code=201, response_model=TableBody)
async def open_table(given: NewOwnTable, request: Request, services: ServicesDep, patron: PatronDep) -> Response:
    """Open a table of one's own; it closes when it was empty for some minutes."""
    house = services.houses.get(given.house)
    settings = services.settings.table_settings(given.pace)
    actor = await services.tables.open_own(house, settings, patron=patron.id, address=counted_address_of(request))
    return _json(_written(request, actor, actor.in_service(), patron), status=201)


@router.get("/api/tables/{table}", response_model=TableBody)
async def read_table(table: str, request: Request, services: ServicesDep, patron: PatronOrNoneDep) -> Response:
    """One table."""
    served = await services.tables.get(table)
    return _json(_written(request, served, served.in_service(), patron))


def _json(text: bytes, *, status: int = 200) -> Response:
    return Response(text, status_code=status, media_type="application/json")


def _shown(actor: ServedTable) -> State | None:
    state = actor.state
    return None if actor.broken or state is None or state.phase is Phase.ENDED else state


def _deadline(actor: ServedTable, state: State) -> int | None:
    """When betting closes, by the server's clock."""
    closes_at = state.current.closes_at if state.current and state.phase is Phase.BETTING else None
    return None if closes_at is None else closes_at - actor.ahead


@dataclass(frozen=True)
class _Line:
    """The JSON of a table, and what it was made from."""

    state: State
    watching: int
    ahead: int
    text: bytes


def _written(request: Request, actor: ServedTable, state: State, patron: Patron | None) -> bytes:
    """A table as JSON."""
    seated = [each.patron for each in state.seats.values()]
    seen = _seen(services_of(request), actor.name, patron, seated=seated)
    return _line(request, actor, state)[:-1] + b"," + json.dumps(seen).encode()[1:]


def _seen(services: Services, name: str, patron: Patron | None, *, seated: Collection[str]) -> dict[str, bool]:
    """What depends on who asks."""
    owner = services.tables.owner_of(name)
    return {
        "own": owner is not None,
        "yours": patron is not None and owner == patron.id,
        "seated": patron is not None and patron.id in seated,
    }


def table_line(actor: ServedTable) -> bytes:
    """What everybody sees of a table, as JSON; null for one that nobody can play at."""
    state = _shown(actor)
    return b"null" if state is None else _table_line(actor, state).model_dump_json().encode()


def _line(request: Request, actor: ServedTable, state: State) -> bytes:
    """What everybody sees of a table: written once, until something of it changes."""
    lines: WeakKeyDictionary[ServedTable, _Line] = kept(request, "lobby_lines", WeakKeyDictionary)
    found = lines.get(actor)
    if found is None or found.state is not state or (found.watching, found.ahead) != (actor.clients, actor.ahead):
        text = _table_line(actor, state).model_dump_json().encode()
        found = lines[actor] = _Line(state, actor.clients, actor.ahead, text)
    return found.text


def _table_line(actor: ServedTable, state: State) -> TableLine:
    house, shoe = state.house, state.shoe
    minimum, maximum = house.table_limits
    results = "".join(each.result for each in shoe.history if each.result is not None) if shoe else ""
    totals = totals_of(each.cards for each in shoe.history) if shoe else ()
    return TableLine(
        id=actor.name,
        house=house.key,
        title=house.title,
        style=house.style,
        currency=house.currency.code,
        decimals=house.currency.decimals,
        limits=LimitsBody(minimum=minimum, maximum=maximum),
        pace=pace_of(state.settings),
        seats_taken=len(state.seats),
        seats_max=house.seats,
        bots=sum(each.bot for each in state.seats.values()),
        waiting=len(state.waiting),
        may=[name for name, kind in _COMING.items() if kind.barred(state, _NEWCOMER, state.at) is None],
        watching=actor.clients,
        phase=state.phase,
        paused=state.paused_at is not None,
        closing=state.closing_by is not None,
        deadline=_deadline(actor, state),
        shoe=state.shoes,
        round=state.current.number if state.current else 0,
        results=results,
        big_road=list(roads_of(results, totals).big_road),
    )
