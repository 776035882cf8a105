"""For monitors: whether the server is well, and its numbers."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from punto import __version__
from punto.errors import StoreError
from punto.server.services import Services, ServicesDep

router = APIRouter(tags=["monitor"])


class HealthBody(BaseModel):
    """Whether the server can do its work."""

    ok: bool
    version: str
    store: str
    """`ok`, or `failing`."""
    tables: int
    out_of_service: list[str]


@router.get("/healthz", responses={503: {"model": HealthBody}})
async def healthz(services: ServicesDep, response: Response) -> HealthBody:
    """200 when the store answers, 503 when it does not."""
    await services.in_pool(lambda: _ask_store(services))
    failing = services.health.trouble is not None
    response.status_code = 503 if failing else 200
    return HealthBody(
        ok=not failing,
        version=__version__,
        store="failing" if failing else "ok",
        tables=sum(not actor.broken for actor in services.tables),
        out_of_service=[actor.name for actor in services.tables if actor.broken],
    )


def _ask_store(services: Services) -> None:
    try:
        with services.store.looking() as reader:
            reader.head("healthz")
    except StoreError as error:
        services.health.failed(error)
    else:
        services.health.answered()


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(services: ServicesDep) -> Response:
    """The numbers, for Prometheus."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
