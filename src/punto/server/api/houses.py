"""Houses: the rules, bets and limits that a table plays by, and the check of a house file of one's own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response
from pydantic import Field

from punto.errors import HouseError
from punto.house.describe import HouseDescription, HouseLine, describe_house, house_line
from punto.house.loader import load_house_text
from punto.server.api.common import ERRORS, Body, Given
from punto.server.workers.apart import Apart, Sent, keep
from punto.server.workers.services import WorkerServicesDep
from punto.words import Text

__all__ = ["HouseKey", "router", "sent_router"]

router = APIRouter(tags=["houses"], responses=ERRORS, route_class=Apart)
sent_router = APIRouter(tags=["houses"], responses=ERRORS, route_class=Sent)

HouseKey = Annotated[
    str,
    Path(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+$", description="The key of a house: dragon-mini."),
]


class HousesBody(Body):
    """The houses of this server."""

    houses: tuple[HouseLine, ...]


class GivenHouse(Given):
    """A house file as text."""

    text: Annotated[str, Field(max_length=100_000)]


class HouseProblem(Body):
    """One thing that is wrong in a house file."""

    file: str
    """`own-house.toml` is the text itself; another name is a house that it extends."""
    line: int
    column: int | None
    key: str
    message: Text


class HouseCheck(Body):
    """Whether a house file is sound: every problem, or the house."""

    ok: bool
    problems: list[HouseProblem]
    house: HouseDescription | None


@router.get("/api/houses")
async def list_houses(services: WorkerServicesDep, response: Response) -> HousesBody:
    """Every house of this server, the own ones first."""
    keep(response, "always")
    return HousesBody(houses=tuple(house_line(house) for house in services.houses))


@router.get("/api/houses/{key}")
async def read_house(key: HouseKey, services: WorkerServicesDep, response: Response) -> HouseDescription:
    """Everything about one house."""
    found = describe_house(services.houses.get(key))
    keep(response, "always")
    return found


@sent_router.post("/api/houses/check")
async def check_house(given: GivenHouse) -> HouseCheck:
    """Read a house file of one's own: every problem with its line, or the house that it makes.

    It may extend the houses that Punto ships. Nothing is kept.
    """
    try:
        house = load_house_text(given.text)
    except HouseError as error:
        problems = [
            HouseProblem(file=each.file, line=each.line, column=each.column, key=each.key, message=each.message)
            for each in error.problems
        ]
        return HouseCheck(ok=False, problems=problems, house=None)
    return HouseCheck(ok=True, problems=[], house=describe_house(house))
