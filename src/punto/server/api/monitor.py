"""Health check and metrics: whether the server is well, and its numbers."""

from __future__ import annotations

from time import monotonic
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from punto import __version__
from punto.errors import StoreError
from punto.server.api.common import kept
from punto.server.operations.health import StoreHealth
from punto.server.services import Services, ServicesDep

router = APIRouter(tags=["monitor"])

_SECONDS_BETWEEN_QUESTIONS: Final = 0.25


class HealthBody(BaseModel):
    """Whether the server can do its work."""

    ok: bool
    version: str
    store: StoreHealth
    problem: str | None
    """What is wrong, in a sentence."""
    tables: int
    out_of_service: list[str]
    draining: bool
    """Whether the server is about to stop: a proxy sends nobody here any more."""


@router.get("/healthz", responses={503: {"model": HealthBody}})
async def healthz(request: Request, services: ServicesDep, response: Response) -> HealthBody:
    """200 when the store answers; 503 when it does not, or when the server is about to stop."""
    if kept(request, "asked_store", _Latest).is_old():
        await services.in_pool(lambda: _ask_store(services))
    store = services.health.store
    failing, draining = store != "ok", services.tables.draining
    response.status_code = 503 if failing or draining else 200
    return HealthBody(
        ok=not failing and not draining,
        version=__version__,
        store=store,
        problem=_PROBLEMS[store],
        tables=sum(not actor.broken for actor in services.tables),
        out_of_service=[actor.name for actor in services.tables if actor.broken],
        draining=draining,
    )


_PROBLEMS: Final[dict[StoreHealth, str | None]] = {
    "ok": None,
    "failing": "The database does not answer.",
    "gone": "The file of the database was deleted or replaced under the server: nothing is acknowledged any more.",
}


class _Latest:
    """When the store was asked last: however many monitors there are, it is asked a few times a second."""

    def __init__(self) -> None:
        self._at = float("-inf")

    def is_old(self) -> bool:
        """Whether to ask again, which whoever hears so then does."""
        now = monotonic()
        if now - self._at < _SECONDS_BETWEEN_QUESTIONS:
            return False
        self._at = now
        return True


def _ask_store(services: Services) -> None:
    try:
        services.store.check()
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
