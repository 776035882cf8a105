"""The AsyncAPI document of the socket, beside the OpenAPI document of everything else."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from punto.server.asyncapi import asyncapi_document

router = APIRouter(tags=["description"])


@router.get("/api/asyncapi.json")
async def read_asyncapi() -> dict[str, Any]:
    """The socket's protocol as AsyncAPI 3."""
    return asyncapi_document()
