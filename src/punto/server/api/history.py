"""What happened at a table: its rounds, newest first, and one round to be shown again step by step."""

from __future__ import annotations

from typing import Annotated, Self

from fastapi import APIRouter, Query
from pydantic import Field

from punto.fairness.record import PaidOutcome
from punto.house.model import House, Style
from punto.rules.rounds import Winner
from punto.rules.settlement import Outcome
from punto.rules.tableau import Side
from punto.rules.text import Text
from punto.server.api.common import ERRORS, Body, Limit, RoundNumber, ShoeNumber, TableName, read_table
from punto.server.errors import ApiError, TextBody
from punto.server.services import PatronOrNoneDep, ServicesDep
from punto.store.history import RoundTold, round_history, round_of
from punto.store.reader import Reader
from punto.store.round_steps import StepKind
from punto.store.shoes import span_of

__all__ = ["router"]

router = APIRouter(tags=["history"], responses=ERRORS)


class CardBody(Body):
    """A card of a round, in the order of the deal."""

    place: int
    side: Side
    face: str | None
    """`7h`, `Td`; null for a card of a void round that was never turned, until its shoe is over."""
    exposed: bool


class DecisionBody(Body):
    """A hand drew a third card or stood, and why."""

    side: Side
    draws: bool
    reason: TextBody


class BetBody(Body):
    """What became of a bet. Amounts are minor units."""

    bet: str
    stake: int
    result: PaidOutcome
    returned: int
    net: int


class SeatBody(Body):
    """The bets of one seat."""

    seat: int
    you: bool
    bets: list[BetBody]


class OwnBetBody(Body):
    """A bet of one's own, with the reason of its payout."""

    seat: int
    bet: str
    stake: int
    result: Outcome
    row: TextBody | None
    """The line of the pay table that matched."""
    pays: str | None
    winnings: int
    commission: int
    commission_owed: bool
    returned: int
    net: int
    explanation: TextBody


class RoundBody(Body):
    """A round that is over."""

    sequence: int
    """Its place in the journal; give it as `before` for older rounds."""
    shoe: int
    number: int
    last: bool
    """Whether it was the last of its shoe."""
    opened_at: int
    ended_at: int
    cards: list[CardBody]
    player_total: int | None
    banker_total: int | None
    winner: Winner | None
    result: str | None
    """In the notation of the roads. Null, as winner and totals, when the round is void."""
    void: TextBody | None
    """Why it is void."""
    decisions: list[DecisionBody]
    calls: list[TextBody]
    """What the dealer said."""
    seats: list[SeatBody]
    own: list[OwnBetBody]
    """Your own bets, if you are signed in and had any."""


class RoundsBody(Body):
    """A page of rounds, newest first."""

    table: str
    rounds: list[RoundBody]
    next_before: int | None
    """Where the next page begins; null when this is the last."""


class StepBody(Body):
    """Something that everybody saw, and what the dealer said to it."""

    at: int
    kind: StepKind
    side: Side | None
    place: int | None
    """Which card, by its place in the deal."""
    seat: int | None
    """Who did it or had it; null is the dealer."""
    reason: str | None
    said: list[TextBody]


class BetName(Body):
    """What a bet is called."""

    bet: str
    name: TextBody


class RoundHouse(Body):
    """The house under which the round was played, as far as it is needed to show it."""

    house: str
    title: TextBody
    style: Style
    currency: str
    symbol: str
    decimals: int
    bets: list[BetName]

    @classmethod
    def of_house(cls, house: House) -> Self:
        """The house in short."""
        return cls(
            house=house.key,
            title=TextBody.of(house.title),
            style=house.style,
            currency=house.currency.code,
            symbol=house.currency.symbol,
            decimals=house.currency.decimals,
            bets=[BetName(bet=bet.key, name=TextBody.of(bet.name)) for bet in house.bets],
        )


class ReplayBody(RoundBody):
    """A round with every step of it."""

    table: str
    house: RoundHouse
    steps: list[StepBody] = Field(min_length=1)


@router.get("/api/tables/{table}/rounds")
async def list_rounds(
    table: TableName,
    services: ServicesDep,
    patron: PatronOrNoneDep,
    *,
    shoe: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="Only the rounds of this shoe.")] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53 - 1, description="`next_before` of the page before.")] = None,
    limit: Limit = 20,
) -> RoundsBody:
    """The rounds of a table that are over, newest first."""
    own = patron.id if patron else None

    def read(reader: Reader) -> tuple[RoundTold, ...]:
        return round_history(reader, table, shoe=shoe, before=before, limit=limit + 1, patron=own)

    told = await read_table(services, table, read)
    page = [RoundBody.of(each) for each in told[:limit]]
    return RoundsBody(table=table, rounds=page, next_before=page[-1].sequence if len(told) > limit else None)


@router.get("/api/tables/{table}/rounds/{shoe}/{number}")
async def read_round(
    table: TableName, shoe: ShoeNumber, number: RoundNumber, services: ServicesDep, patron: PatronOrNoneDep
) -> ReplayBody:
    """One round that is over, with everything that is needed to show it again."""
    own = patron.id if patron else None

    def read(reader: Reader) -> ReplayBody:
        told = round_of(reader, table, shoe=shoe, number=number, patron=own)
        span = span_of(reader, table, shoe)
        if told is None or span is None:
            raise ApiError(404, "unknown_round", _UNKNOWN.format(number=number, shoe=shoe, table=table))
        house = RoundHouse.of_house(span.house(reader))
        whole = RoundBody.of(told)
        return ReplayBody(
            **{name: getattr(whole, name) for name in RoundBody.model_fields},
            table=table,
            house=house,
            steps=[StepBody.of(each) for each in told.steps],
        )

    return await read_table(services, table, read)


_UNKNOWN = Text(
    "There is no round {number} of shoe {shoe} at table {table} that is over.",
    "牌桌{table}第{shoe}靴没有已结束的第{number}局。",
)
