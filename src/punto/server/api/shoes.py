"""Fairness: the shoes of a table, the record of each that is over, and the verification of any record."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from pydantic import GetJsonSchemaHandler, RootModel

from punto.errors import NotationError
from punto.fairness.record import ShoeRecord
from punto.fairness.record_codec import record_schema
from punto.fairness.verification import VerificationReport, report_of
from punto.fairness.verifier import verify
from punto.server.api.common import ERRORS, Body, Limit, ShoeNumber, TableName
from punto.server.errors import ApiError, ApiProblem
from punto.server.workers.apart import Apart, Sent, keep
from punto.server.workers.services import WorkerServicesDep
from punto.store.read.reader import Reader
from punto.store.read.records import record_of
from punto.store.read.shoes import ShoeSummary, list_shoes, shoe_of
from punto.table.phases import ShoePhase
from punto.words import Text

__all__ = ["router", "sent_router"]

router = APIRouter(tags=["fairness"], responses=ERRORS, route_class=Apart)
sent_router = APIRouter(tags=["fairness"], responses=ERRORS, route_class=Sent)


class ShoesBody(Body):
    """A page of shoes, newest first."""

    table: str
    shoes: tuple[ShoeSummary, ...]
    next_before: int | None
    """Where the next page begins; null when this is the last."""


class RecordBody(RootModel[dict[str, Any]]):
    """The record of a shoe, exactly as `punto export` writes it and `punto verify` reads it."""

    @classmethod
    def __get_pydantic_json_schema__(cls, _: Any, __: GetJsonSchemaHandler) -> dict[str, Any]:
        """The schema that the record's own codec gives."""
        return {"description": cls.__doc__, **record_schema()}


@router.get("/api/tables/{table}/shoes")
async def list_shoes_of_table(
    table: TableName,
    services: WorkerServicesDep,
    response: Response,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="`next_before` of the page before.")] = None,
    limit: Limit = 20,
) -> ShoesBody:
    """The shoes of a table, newest first; the seed of each that is over."""
    told = services.read_table(table, lambda reader: list_shoes(reader, table, before=before, limit=limit))
    keep(response, "always" if told and all(each.phase is ShoePhase.REVEALED for each in told) and before else "table")
    more = bool(told) and told[-1].number > 1
    return ShoesBody(
        table=table,
        shoes=told,
        next_before=told[-1].number if more else None,
    )


@router.get("/api/tables/{table}/shoes/{shoe}", responses={200: {"model": RecordBody}})
async def read_record(table: TableName, shoe: ShoeNumber, services: WorkerServicesDep) -> Response:
    """The record of a shoe that is over, for `punto verify` or any other implementation."""
    record = services.read_table(table, lambda reader: _record(reader, table, shoe))
    name = f"{table}-shoe-{shoe:05}.json"
    response = Response(
        str(record),
        media_type="application/json",
        headers={"content-disposition": f"attachment; filename*=UTF-8''{quote(name, safe='')}"},
    )
    keep(response, "always")
    return response


@router.get("/api/tables/{table}/shoes/{shoe}/verification")
async def verify_shoe(
    table: TableName, shoe: ShoeNumber, services: WorkerServicesDep, response: Response
) -> VerificationReport:
    """Every check of the record of a shoe that is over, made by the server."""
    record = services.read_table(table, lambda reader: _record(reader, table, shoe))
    keep(response, "always")
    return report_of(verify(record))


@sent_router.post(
    "/api/verify",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordBody"}}},
        }
    },
)
async def verify_record(request: Request) -> VerificationReport:
    """Every check of any record of a shoe, which is the body. One that is not true is no error: the report says so."""
    try:
        record = ShoeRecord.parse((await request.body()).decode())
        return report_of(verify(record))
    except UnicodeDecodeError as error:
        problem = Text("server-history-not-utf-8", byte=error.start)
    except NotationError as error:
        problem = error.text
    raise ApiError(422, "not_a_record", Text("server-history-not-a-record"), [ApiProblem(key="body", text=problem)])


def _record(reader: Reader, table: str, shoe: int) -> ShoeRecord:
    told = shoe_of(reader, table, shoe)
    if told is None:
        raise ApiError(404, "unknown_shoe", Text("server-history-unknown-shoe", shoe=shoe, table=table))
    if told.phase is not ShoePhase.REVEALED:
        raise ApiError(409, "shoe_open", Text("server-history-shoe-open", shoe=shoe))
    record = record_of(reader, table, shoe)
    if record is None:
        raise ApiError(404, "no_record", Text("server-history-no-record", shoe=shoe))
    return record
