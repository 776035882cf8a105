"""Houses: the rules, bets and limits that a table plays by, and the check of a house file of one's own."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from fastapi import APIRouter, Path
from pydantic import Field

from punto.house import House
from punto.house.describe import describe_house
from punto.house.model import Dealt, Requirement, Style
from punto.rules.bets import Kind, Place
from punto.rules.commission import Collection
from punto.rules.money import Favour
from punto.server.api.common import ERRORS, Body, Given, SandboxDep
from punto.server.errors import TextBody
from punto.server.house_data import house_data
from punto.server.services import ServicesDep

__all__ = ["HouseBody", "HouseKey", "TableauBody", "router"]

router = APIRouter(tags=["houses"], responses=ERRORS)

HouseKey = Annotated[
    str,
    Path(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+$", description="The key of a house: dragon-mini."),
]


class RowBody(Body):
    """One line of a pay table."""

    name: TextBody
    when: TextBody
    """The condition in words."""
    pays: str
    """The odds, `8:1`, or `push`."""
    commission: bool
    """Whether the house charges its commission on it."""


class LimitsBody(Body):
    """What may be staked on a bet, as decimals of the currency."""

    minimum: str
    maximum: str
    increment: str


class MinorLimitsBody(Body):
    """The same in minor units."""

    minimum: int
    maximum: int
    increment: int


class BetBody(Body):
    """A bet as the house offers it; `side` and `kind` say where it lies on the felt."""

    bet: str
    name: TextBody
    kind: Kind
    side: Place
    about: TextBody | None
    varies: TextBody | None
    rows: list[RowBody]
    requires: Requirement
    """Which other bet of the same slip it needs."""
    limits: LimitsBody
    limits_minor: MinorLimitsBody


class ShoeRulesBody(Body):
    """The shoe of the house."""

    decks: int
    burn: Literal["first card"] | int
    cut_card: int


class TimeBody(Body):
    """How long things take."""

    betting_seconds: int
    pause_seconds: int


class CombinationsBody(Body):
    """Which bets go together."""

    main: Literal["any"] | list[list[str]]
    never_together: list[list[str]]
    tie_alone: bool


class RoundingBody(Body):
    """How an amount becomes whole."""

    unit: str
    favour: Favour


class CommissionBody(Body):
    """What the house charges on winnings."""

    rate: str
    collected: list[Collection]
    rounding: RoundingBody


class HandlingBody(Body):
    """Who handles the cards."""

    by: Literal["patrons", "dealer"]
    dealt: Dealt
    squeeze_seconds: int
    ceding: bool
    may: TextBody | None
    may_not: TextBody | None


class TableauBody(Body):
    """The third-card rules, as two-card totals and values of cards."""

    natural: list[int]
    player_draws: list[int]
    banker_draws_if_player_stood: list[int]
    banker_draws_to: list[list[int]]
    """By Banker's total: the values of Player's third card to which Banker draws."""


class HouseBody(Body):
    """Everything about a house. Money stands as decimals and, in fields that end in `_minor`, in minor units."""

    house: str
    title: TextBody
    about: TextBody
    source: str
    style: Style
    currency: str
    symbol: str
    decimals: int
    chips: list[str]
    chips_minor: list[int]
    seats: int
    helpline: TextBody | None
    shoe: ShoeRulesBody
    time: TimeBody
    combinations: CombinationsBody
    commission: CommissionBody | None
    payout_rounding: RoundingBody
    differential: str | None
    differential_minor: int | None
    side_payout_cap: str | None
    side_payout_cap_minor: int | None
    handling: HandlingBody
    tableau: TableauBody
    bets: list[BetBody]

    @classmethod
    def of_house(cls, house: House) -> Self:
        """The house as it goes over the wire."""
        return cls(**house_data(house))


class HouseLine(Body):
    """A house in a list."""

    house: str
    title: TextBody
    about: TextBody
    style: Style
    currency: str
    symbol: str
    decimals: int
    seats: int
    decks: int
    betting_seconds: int
    commission: str | None
    """The rate, if the house charges any."""
    minimum_minor: int
    maximum_minor: int
    """The limits of the main bets."""
    main_bets: list[TextBody]
    side_bets: list[TextBody]

    @classmethod
    def of_house(cls, house: House) -> Self:
        """The house in short."""
        main = [offer for offer in house.offers if offer.bet.kind == "main"]
        described = describe_house(house)
        return cls(
            house=house.key,
            title=TextBody.of(house.title),
            about=TextBody.of(house.about),
            style=house.style,
            currency=house.currency.code,
            symbol=house.currency.symbol,
            decimals=house.currency.decimals,
            seats=house.seats,
            decks=house.shoe.decks,
            betting_seconds=house.betting_seconds,
            commission=described["commission"]["rate"] if described["commission"] else None,
            minimum_minor=min(offer.limits.minimum for offer in main),
            maximum_minor=max(offer.limits.maximum for offer in main),
            main_bets=[TextBody.of(offer.bet.name) for offer in main],
            side_bets=[TextBody.of(bet.name) for bet in house.bets if bet.kind == "side"],
        )


class HousesBody(Body):
    """The houses of this server."""

    houses: list[HouseLine]


class HouseText(Given):
    """A house file as text."""

    text: Annotated[str, Field(max_length=100_000)]


class HouseProblem(Body):
    """One thing that is wrong in a house file."""

    file: str
    """`own-house.toml` is the text itself; another name is a house that it extends."""
    line: int
    column: int | None
    key: str
    message: str


class HouseCheck(Body):
    """Whether a house file is sound: every problem, or the house."""

    ok: bool
    problems: list[HouseProblem]
    house: HouseBody | None


@router.get("/api/houses")
async def list_houses(services: ServicesDep) -> HousesBody:
    """Every house of this server, the own ones first."""
    return await services.in_pool(lambda: HousesBody(houses=[HouseLine.of_house(house) for house in services.houses]))


@router.get("/api/houses/{key}")
async def read_house(key: HouseKey, services: ServicesDep) -> HouseBody:
    """Everything about one house."""
    return await services.in_pool(lambda: HouseBody.of_house(services.houses.get(key)))


@router.post("/api/houses/check")
async def check_house(given: HouseText, sandbox: SandboxDep) -> HouseCheck:
    """Read a house file of one's own: every problem with its line, or the house that it makes.

    It may extend the houses that Punto ships. Nothing is kept.
    """
    return HouseCheck(**await sandbox.read("house", given.text.encode()))
