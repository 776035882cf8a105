"""Fairness: the shoes of a table, the record of each that is over, and the verification of any record."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from pydantic import ConfigDict
from starlette.requests import ClientDisconnect

from punto.fairness.record import Ending, PaidOutcome, ShoeRecord
from punto.fairness.verification import CheckKey, report_json
from punto.fairness.verify import verify
from punto.rules.text import Text
from punto.server.api.common import ERRORS, Body, Limit, SandboxDep, ShoeNumber, TableName, read_table
from punto.server.errors import ApiError, ProblemBody
from punto.server.services import ServicesDep
from punto.store.reader import Reader
from punto.store.records import record_of
from punto.store.shoes import ShoeTold, list_shoes, shoe_of
from punto.table.events import ShoeEnd
from punto.table.phases import ShoePhase

__all__ = ["router"]

router = APIRouter(tags=["fairness"], responses=ERRORS)


class ShoeBody(Body):
    """A shoe, as everybody may know it."""

    number: int
    phase: ShoePhase
    commitment: str
    """The hash of the seed, in hex, shown before anybody could cut."""
    rounds: int
    """The rounds that are over, void ones included."""
    opened_at: int
    closed_at: int | None
    ended: ShoeEnd | None
    cards_left: int | None
    seed: str | None
    """In hex, once the shoe is over."""
    recorded: bool
    """Whether there is a record to download and to verify."""

    @classmethod
    def of_shoe(cls, told: ShoeTold) -> ShoeBody:
        """The shoe as it goes over the wire."""
        return cls(
            number=told.number,
            phase=told.phase,
            commitment=told.commitment,
            rounds=told.rounds,
            opened_at=told.opened_at,
            closed_at=told.closed_at,
            ended=told.ended,
            cards_left=told.cards_left,
            seed=told.seed.hex() if told.seed is not None else None,
            recorded=told.recorded,
        )


class ShoesBody(Body):
    """A page of shoes, newest first."""

    table: str
    shoes: list[ShoeBody]
    next_before: int | None
    """Where the next page begins; null when this is the last."""


# ------------------------------------------------------------------------------------------ records


class RecordHouse(Body):
    """The house, written out whole."""

    key: str
    digest: str
    toml: str


class RecordCut(Body):
    """What one seat gave to the order of the shoe."""

    who: str
    entropy: str


class RecordHeader(Body):
    """What was known before the first card."""

    name: str
    house: RecordHouse
    currency: str
    shuffle: int
    decks: int
    burn: Literal["first card"] | int
    cut_card: int
    commitment: str
    cuts: list[RecordCut]
    seal: str


class RecordBet(Body):
    """A bet and what became of it; amounts are decimals of the currency."""

    bet: str
    stake: str
    result: PaidOutcome
    row: str | None
    pays: str | None
    winnings: str
    commission: str
    owed: bool
    capped: bool
    returned: str
    net: str


class RecordSlip(Body):
    """The bets of one seat."""

    seat: int
    bets: list[RecordBet]


class RecordRound(Body):
    """One round; a result or the reason why it is void."""

    number: int
    first_card: int
    cards: str
    result: str | None
    void: str | None
    slips: list[RecordSlip]
    seal: str


class RecordSums(Body):
    """What was staked and paid."""

    staked: str
    returned: str
    commission: str
    owed: str
    net: str


class RecordSeat(RecordSums):
    """The sums of one seat."""

    seat: int


class RecordClosing(Body):
    """What is known only when the shoe is over."""

    how: Ending
    reason: str | None
    rounds: int
    cards_used: int
    seed: str | None
    order: str
    burned: str
    seats: list[RecordSeat]
    total: RecordSums
    seal: str


class RecordBody(Body):
    """The record of a shoe, exactly as `punto export` writes it and `punto verify` reads it."""

    model_config = ConfigDict(title="ShoeRecord")

    record: Literal["punto shoe"]
    version: int
    header: RecordHeader
    rounds: list[RecordRound]
    closing: RecordClosing


class FailureBody(Body):
    """One thing that is not as it must be."""

    place: str
    message: str


class CheckBody(Body):
    """One check of a record."""

    check: CheckKey
    ok: bool
    shown: str | None
    """What has been shown, if nothing failed."""
    failures: list[FailureBody]


class VerificationBody(Body):
    """Every check of a record, as `punto verify --json` says it."""

    ok: bool
    shoe: str
    house: str
    rounds: int
    checks: list[CheckBody]


# ------------------------------------------------------------------------------------------- routes


@router.get("/api/tables/{table}/shoes")
async def list_shoes_of_table(
    table: TableName,
    services: ServicesDep,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="`next_before` of the page before.")] = None,
    limit: Limit = 20,
) -> ShoesBody:
    """The shoes of a table, newest first; the seed of each that is over."""
    told = await read_table(services, table, lambda reader: list_shoes(reader, table, before=before, limit=limit))
    more = bool(told) and told[-1].number > 1
    return ShoesBody(
        table=table,
        shoes=[ShoeBody.of_shoe(each) for each in told],
        next_before=told[-1].number if more else None,
    )


@router.get("/api/tables/{table}/shoes/{shoe}", responses={200: {"model": RecordBody}})
async def read_record(table: TableName, shoe: ShoeNumber, services: ServicesDep) -> Response:
    """The record of a shoe that is over, for `punto verify` or any other implementation."""
    record = await read_table(services, table, lambda reader: _record(reader, table, shoe))
    name = f"{table}-shoe-{shoe:05}.json"
    return Response(
        str(record),
        media_type="application/json",
        headers={"content-disposition": f"attachment; filename*=UTF-8''{quote(name, safe='')}"},
    )


@router.get("/api/tables/{table}/shoes/{shoe}/verification")
async def verify_shoe(table: TableName, shoe: ShoeNumber, services: ServicesDep) -> VerificationBody:
    """Every check of the record of a shoe that is over, made by the server."""
    return await read_table(
        services, table, lambda reader: VerificationBody(**report_json(verify(_record(reader, table, shoe))))
    )


@router.post(
    "/api/verify",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordBody"}}},
        }
    },
)
async def verify_record(request: Request, sandbox: SandboxDep) -> VerificationBody:
    """Every check of any record of a shoe, which is the body. One that is not true is no error: the report says so."""
    try:
        body = await request.body()
    except ClientDisconnect:
        # So the gate ends a body that did not say how long it is and becomes too long.
        raise ApiError(413, "too_large", _TOO_LARGE) from None
    found = await sandbox.read("record", body)
    if found["problem"] is not None:
        raise ApiError(422, "not_a_record", _NOT_A_RECORD, [ProblemBody(key="body", message=found["problem"])])
    return VerificationBody(**found["report"])


def _record(reader: Reader, table: str, shoe: int) -> ShoeRecord:
    told = shoe_of(reader, table, shoe)
    if told is None:
        raise ApiError(404, "unknown_shoe", _UNKNOWN.format(shoe=shoe, table=table))
    if told.phase is not ShoePhase.REVEALED:
        raise ApiError(409, "shoe_open", _OPEN.format(shoe=shoe))
    record = record_of(reader, table, shoe)
    if record is None:
        raise ApiError(404, "no_record", _NO_RECORD.format(shoe=shoe))
    return record


_UNKNOWN = Text("There is no shoe {shoe} at table {table}.", "牌桌{table}没有第{shoe}靴。")
_OPEN = Text(
    "Shoe {shoe} is not over: its record and its seed are shown when it is.",
    "第{shoe}靴尚未结束：结束后才公开记录与种子。",
)
_NO_RECORD = Text("Shoe {shoe} ended before a card could be dealt from it.", "第{shoe}靴在发牌之前已结束。")
_TOO_LARGE = Text("The record is too large.", "记录过大。")
_NOT_A_RECORD = Text("This is not the record of a shoe.", "这不是牌靴记录。")
