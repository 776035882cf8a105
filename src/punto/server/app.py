"""The ASGI app: services, routers, and what stands in front of them."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.types import Lifespan

from punto import __version__
from punto.server import errors, page, sockets
from punto.server.api import (
    asyncapi,
    audits,
    history,
    houses,
    leaflets,
    learn,
    monitor,
    odds,
    operator,
    session,
    shoes,
    simulations,
    tables,
)
from punto.server.headers import Gate, SafeHeaders
from punto.server.health import Health
from punto.server.houses import Houses
from punto.server.limits import AddressBuckets
from punto.server.metrics import Metrics
from punto.server.orders import Ground
from punto.server.pricing import Pricing
from punto.server.purses import Purses
from punto.server.services import Services
from punto.server.sessions import Sessions
from punto.server.settings import ServerSettings
from punto.server.simulations import Simulations
from punto.server.tables import Tables
from punto.store import Store, Writer

__all__ = ["bare_app", "create_app"]

ROUTERS = (
    session.router,
    tables.router,
    monitor.router,
    asyncapi.router,
    houses.router,
    leaflets.router,
    history.router,
    shoes.router,
    operator.router,
    audits.router,
    odds.router,
    simulations.router,
    learn.router,
    sockets.router,
)
"""Every router. A new module of `punto.server.api` is imported above and gets its line here."""


def create_app(settings: ServerSettings) -> FastAPI:
    """The app under these settings. It opens the database at once, and its tables when it starts."""
    services = _services(settings)
    app = bare_app(page_folder=settings.page, lifespan=_lifespan(services))
    app.state.services = services
    return app


def bare_app(*, page_folder: Path | None = None, lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The app without anything to serve from: enough to describe it."""
    app = FastAPI(
        title="Punto",
        version=__version__,
        description="The baccarat system: tables, houses, odds, history and fairness. Live tables are at a socket: "
        "see /api/asyncapi.json.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    errors.install(app)
    for router in ROUTERS:
        app.include_router(router)
    page.install(app, page_folder)
    app.add_middleware(Gate)
    app.add_middleware(SafeHeaders)
    return app


def _lifespan(services: Services) -> Lifespan[FastAPI]:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            await services.tables.start()
            yield
            await services.tables.stop(0)
        finally:
            await asyncio.to_thread(_close, services)

    return lifespan


def _services(settings: ServerSettings) -> Services:
    houses = Houses(settings.house_files)
    for setup in settings.tables:
        houses.get(setup.house)
    store = Store.open(settings.database)
    metrics, health, rates = Metrics(), Health(), settings.rates
    writer = Writer(store)
    pool = ThreadPoolExecutor(max_workers=min(8, (os.cpu_count() or 1) + 2), thread_name_prefix="punto pool")
    ground = Ground(settings=settings, writer=writer, metrics=metrics, health=health, clock=clock)
    return Services(
        settings=settings,
        store=store,
        writer=writer,
        tables=Tables(ground, store=store, houses=houses, pool=pool),
        houses=houses,
        sessions=Sessions(
            settings.secret.encode() if settings.secret else store.secret("sessions"),
            operator_token=settings.operator_token or secrets.token_urlsafe(18),
            guest_seconds=settings.guest_session_seconds,
            operator_seconds=settings.operator_session_seconds,
        ),
        purses=Purses(store, play_chips=settings.play_chips),
        metrics=metrics,
        health=health,
        pricing=Pricing(_buckets(rates.own_houses_per_minute / 60, rates.own_houses_burst)),
        simulations=Simulations(_buckets(rates.simulations_per_minute / 60, rates.simulations_burst)),
        pool=pool,
        clock=clock,
        requests=_buckets(rates.requests_per_second, rates.requests_burst),
        sign_ins=_buckets(rates.sign_ins_per_minute / 60, rates.sign_ins_burst),
        tokens=_buckets(rates.tokens_per_minute / 60, rates.tokens_burst),
    )


def _buckets(per_second: float, burst: float) -> AddressBuckets:
    return AddressBuckets(per_second=per_second, burst=burst, clock=time.monotonic)


def clock() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _close(services: Services) -> None:
    services.simulations.close()
    services.pricing.close()
    services.writer.close()
    services.pool.shutdown()
    services.store.close()
