"""What happened at a table: its rounds, newest first, and one round to be shown again step by step."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from punto.server.api.common import ERRORS, Body, Limit, RoundNumber, ShoeNumber, TableName
from punto.server.errors import ApiError
from punto.server.services import AskingPatronDep, PatronOrNoneDep
from punto.server.workers.apart import Personal, keep
from punto.server.workers.services import WorkerServicesDep
from punto.store.read.history import PastRound, RoundReplay, round_history, round_of
from punto.store.read.reader import Reader
from punto.store.read.results import PatronResults, results_of
from punto.words import Text

__all__ = ["router"]

router = APIRouter(tags=["history"], responses=ERRORS, route_class=Personal)


class RoundsBody(Body):
    """A page of rounds, newest first."""

    table: str
    rounds: tuple[PastRound, ...]
    next_before: int | None
    """Where the next page begins; null when this is the last."""


@router.get("/api/tables/{table}/rounds")
async def list_rounds(
    table: TableName,
    services: WorkerServicesDep,
    patron: PatronOrNoneDep,
    response: Response,
    *,
    shoe: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="Only the rounds of this shoe.")] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53 - 1, description="`next_before` of the page before.")] = None,
    limit: Limit = 20,
) -> RoundsBody:
    """The rounds of a table that are over, newest first."""
    own = patron.id if patron else None

    def read(reader: Reader) -> tuple[PastRound, ...]:
        return round_history(reader, table, shoe=shoe, before=before, limit=limit + 1, patron=own)

    told = services.read_table(table, read)
    # Older rounds than a given one are always the same, but for cards of a void one whose shoe is not over.
    keep(response, "table" if before is None or any(each.void for each in told) else "always")
    page = told[:limit]
    return RoundsBody(table=table, rounds=page, next_before=page[-1].sequence if len(told) > limit else None)


@router.get("/api/tables/{table}/results")
async def read_results(
    table: TableName, services: WorkerServicesDep, patron: AskingPatronDep, response: Response
) -> PatronResults:
    """What this table brought the patron who asks, over all their rounds and days."""
    keep(response, "table")
    return services.read_table(table, lambda reader: results_of(reader, table, patron=patron.id))


@router.get("/api/tables/{table}/rounds/{shoe}/{number}")
async def read_round(
    table: TableName,
    shoe: ShoeNumber,
    number: RoundNumber,
    *,
    services: WorkerServicesDep,
    patron: PatronOrNoneDep,
    response: Response,
) -> RoundReplay:
    """One round that is over, with everything that is needed to show it again."""
    own = patron.id if patron else None
    told = services.read_table(table, lambda reader: round_of(reader, table, shoe=shoe, number=number, patron=own))
    if told is None:
        raise ApiError(
            404, "unknown_round", Text("server-history-unknown-round", number=number, shoe=shoe, table=table)
        )
    keep(response, "always" if told.void is None else "table")
    return told
