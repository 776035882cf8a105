"""The ASGI app: services, routers, and what stands in front of them."""

from __future__ import annotations

import asyncio
import base64
import logging
import math
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Lifespan

from punto import __version__
from punto.errors import StoreUnavailable
from punto.server import errors
from punto.server.api.routers import ROUTERS
from punto.server.cluster.hub import Hub
from punto.server.cluster.membership import Membership
from punto.server.cluster.wire import key_of
from punto.server.edge import page
from punto.server.edge.headers import Gate, SafeHeaders
from punto.server.edge.limits import AddressBuckets
from punto.server.live.clock import ServerClock
from punto.server.live.houses import Houses
from punto.server.live.submission import TableServices
from punto.server.live.sweeping import Sweeper
from punto.server.live.tables import Tables
from punto.server.operations.health import Health
from punto.server.operations.metrics import Metrics
from punto.server.operations.supervision import Tasks
from punto.server.people.guesses import TokenGuesses
from punto.server.people.purses import Purses
from punto.server.people.seats import SeatLimit
from punto.server.people.sessions import Sessions
from punto.server.services import Services
from punto.server.settings import ServerSettings
from punto.server.simulations import Simulations
from punto.server.workers.apart import Apart
from punto.server.workers.workers import Workers
from punto.store import Store, Writer
from punto.store.ownership.watch import EVERYTHING

_log = logging.getLogger("punto.server")
_START_SECONDS: Final = 60.0
_AGAIN_SECONDS: Final = 0.5

__all__ = ["bare_app", "create_app", "operator_token"]

_LEAST_COMPRESSED_BYTES: Final = 1024
_QUICK: Final = 4
"""A level of zlib: nearly as small as the highest, in a third of the time."""


def create_app(settings: ServerSettings, *, reachable_at: str | None = None) -> FastAPI:
    """The app under these settings. It opens the database at once, and its tables when it starts.

    It is the one server of a SQLite file, or one of many of a PostgreSQL; `reachable_at` is where others find it.
    """
    at = settings.reachable_at or reachable_at or f"http://{settings.host}:{settings.port}"
    services = _services(settings, at)
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
        # Given by a route that writes it once, and not anew for everybody who asks.
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    errors.install(app)
    for router in ROUTERS:
        app.include_router(router)
    page.install(app, page_folder)
    large = frozenset(route.path for router in ROUTERS for route in router.routes if isinstance(route, Apart))
    # The files of the page come compressed from the build; only what is made anew is compressed here, and quickly.
    app.add_middleware(GZipMiddleware, minimum_size=_LEAST_COMPRESSED_BYTES, compresslevel=_QUICK)
    app.add_middleware(Gate, large=large)
    app.add_middleware(SafeHeaders)
    return app


def _lifespan(services: Services) -> Lifespan[FastAPI]:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            services.workers.start()
            await _start(services)
            yield
            await services.tables.stop(0)
        finally:
            await services.sweeper.stop()
            if services.membership is not None:
                await services.membership.close()
            await services.workers.close()
            await asyncio.to_thread(_close, services)

    return lifespan


async def _start(services: Services) -> None:
    membership = services.membership
    end = time.monotonic() + _START_SECONDS
    while True:
        try:
            share = None if membership is None else await membership.start()
            await services.tables.start(share=share)
            break
        except StoreUnavailable as error:
            # A database that restarts while a server does is back in a moment; what was claimed already stays so.
            if membership is None or time.monotonic() > end:
                raise
            _log.warning("the tables are opened as soon as the database answers: %s", error)
            await asyncio.sleep(_AGAIN_SECONDS)
    services.sweeper.start()
    if membership is not None:
        tasks = Tasks("the calls of other servers")

        def called(topic: str) -> None:
            about, _, patron = topic.partition(" ")
            if about == "limits":
                tasks.once(services.hear_of_limits(patron), name=about)
            elif about in ("sessions", EVERYTHING):
                tasks.once(services.hear_of_sessions(), name=about)

        membership.on_topic = called
        membership.watch()


def _services(settings: ServerSettings, reachable_at: str) -> Services:
    houses = Houses(settings.house_files)
    for setup in settings.tables:
        houses.get(setup.house)
    store, clock = Store.serve(settings.database, reachable_at=reachable_at), ServerClock()
    metrics, health, rates = Metrics(), Health(), settings.rates
    writer = Writer(store)
    pool = ThreadPoolExecutor(max_workers=min(8, (os.cpu_count() or 1) + 2), thread_name_prefix="punto pool")
    workers = Workers(
        settings, houses, budget=_buckets(rates.processor_seconds_per_second, rates.processor_seconds_burst)
    )
    hub, secret = Hub(), settings.secret.encode() if settings.secret else store.secret("sessions")
    table_services = TableServices(
        settings=settings, store=store, writer=writer, metrics=metrics, health=health, clock=clock, hub=hub
    )
    in_service = Tables(table_services, store=store, houses=houses, pool=pool)
    membership = (
        Membership(in_service, table_services, store=store, pool=pool, key=key_of(secret)) if store.shared else None
    )
    sweeper = Sweeper(
        in_service,
        table_services,
        store=store,
        pool=pool,
        leads=(lambda: True) if membership is None else (lambda: membership.leads),
    )
    return Services(
        settings=settings,
        store=store,
        writer=writer,
        tables=in_service,
        houses=houses,
        sessions=Sessions(
            secret,
            operator_token=settings.operator_token or operator_token(store),
            guest_seconds=settings.guest_session_seconds,
            operator_seconds=settings.operator_session_seconds,
            revoked=store.revocations(now=clock()),
        ),
        purses=Purses(store, play_chips=settings.play_chips),
        metrics=metrics,
        health=health,
        workers=workers,
        simulations=Simulations(workers, _buckets(rates.simulations_per_minute / 60, rates.simulations_burst)),
        pool=pool,
        clock=clock,
        requests=_buckets(rates.requests_per_second, rates.requests_burst, rates.requests_peak),
        files=_buckets(rates.files_per_second, rates.files_burst),
        connects=_buckets(rates.connects_per_second, rates.connects_burst, rates.connects_peak),
        sign_ins=_buckets(rates.sign_ins_per_minute / 60, rates.sign_ins_burst),
        guesses=TokenGuesses(
            _buckets(rates.tokens_per_minute / 60, rates.tokens_burst),
            free=rates.wrong_tokens_free,
            clock=time.monotonic,
        ),
        commands=_buckets(rates.commands_per_second, rates.commands_burst),
        seats=SeatLimit(
            in_service, settings.seats_per_address, everywhere=_seats_everywhere(store, pool) if store.shared else None
        ),
        sweeper=sweeper,
        hub=hub,
        link_key=key_of(secret),
        membership=membership,
    )


def operator_token(store: Store) -> str:
    """The operator's token that the database keeps, the same for every server of the house."""
    return base64.urlsafe_b64encode(store.secret("operator")[:18]).decode()


def _seats_everywhere(store: Store, pool: ThreadPoolExecutor) -> Callable[[str, str, str], Awaitable[int]]:
    async def count(address: str, patron: str, table: str) -> int:
        def work() -> int:
            return store.seats_of_address(address, patron=patron, table=table)

        return await asyncio.get_running_loop().run_in_executor(pool, work)

    return count


def _buckets(per_second: float, burst: float, peak: float = math.inf) -> AddressBuckets:
    return AddressBuckets(per_second=per_second, burst=burst, peak=peak, clock=time.monotonic)


def _close(services: Services) -> None:
    services.writer.close()
    services.pool.shutdown()
    services.store.close()
