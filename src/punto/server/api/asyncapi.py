"""What describes the server to programs: OpenAPI for the requests, AsyncAPI for the socket. Each is written once."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from punto.server.protocol.asyncapi import asyncapi_document
from punto.server.workers.apart import Apart, keep

router = APIRouter(tags=["description"], route_class=Apart)


@router.get("/api/openapi.json", include_in_schema=False)
async def read_openapi() -> Response:
    """The requests as OpenAPI 3.1."""
    from punto.server.app import bare_app  # noqa: PLC0415 - it is made of these routers

    return _written(bare_app().openapi())


@router.get("/api/asyncapi.json", response_model=dict[str, Any])
async def read_asyncapi() -> Response:
    """The socket's protocol as AsyncAPI 3."""
    return _written(asyncapi_document())


def _written(document: dict[str, Any]) -> Response:
    response = JSONResponse(document)
    keep(response, "always")
    return response
