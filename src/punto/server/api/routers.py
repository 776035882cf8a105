"""Every router of the server. A new module of `punto.server.api` is imported here and gets its line."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from punto.server.api import (
    asyncapi,
    audits,
    history,
    houses,
    known,
    leaflets,
    learn,
    monitor,
    odds,
    operator,
    servers,
    session,
    shoes,
    simulations,
    studies,
    tables,
)
from punto.server.cluster import endpoint as cluster
from punto.server.socket import endpoint

__all__ = ["ROUTERS"]

ROUTERS: Final[tuple[APIRouter, ...]] = (
    session.router,
    tables.router,
    monitor.router,
    asyncapi.router,
    houses.router,
    houses.sent_router,
    leaflets.router,
    history.router,
    shoes.router,
    shoes.sent_router,
    operator.router,
    operator.reading_router,
    servers.router,
    audits.router,
    odds.router,
    odds.table_router,
    known.router,
    simulations.plans_router,
    simulations.starting_router,
    simulations.router,
    studies.starting_router,
    studies.router,
    learn.router,
    endpoint.router,
    cluster.router,
)
