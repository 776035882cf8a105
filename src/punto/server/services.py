"""What every part of the server shares, and how a router gets it.

A route says what it needs by its arguments: `services: ServicesDep`, and `patron: PatronDep` or `operator: OperatorDep`
where somebody has to be signed in.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Annotated, TypeVar

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection

from punto.rules.text import Text
from punto.server.errors import ApiError
from punto.server.health import Health
from punto.server.houses import Houses
from punto.server.limits import AddressBuckets
from punto.server.metrics import Metrics
from punto.server.pricing import Pricing
from punto.server.purses import Purses
from punto.server.sessions import OPERATOR_COOKIE, PATRON_COOKIE, Operator, Patron, Sessions
from punto.server.settings import ServerSettings
from punto.server.simulations import Simulations
from punto.server.tables import Tables
from punto.store import Store, Writer

__all__ = [
    "OperatorDep",
    "PatronDep",
    "PatronOrNoneDep",
    "Services",
    "ServicesDep",
    "address_of",
    "current_patron",
    "current_patron_or_none",
    "require_operator",
    "services",
]

T = TypeVar("T")


@dataclass(frozen=True)
class Services:
    """One server: what it is made of."""

    settings: ServerSettings
    store: Store
    writer: Writer
    tables: Tables
    houses: Houses
    sessions: Sessions
    purses: Purses
    metrics: Metrics
    health: Health
    pricing: Pricing
    simulations: Simulations
    pool: ThreadPoolExecutor
    """For reads of the store: whatever takes longer than a moment and is not asyncio."""
    clock: Callable[[], int]
    """The time in milliseconds."""
    requests: AddressBuckets
    sign_ins: AddressBuckets
    tokens: AddressBuckets
    connections: Counter[str] = field(default_factory=Counter)
    """How many sockets are open, by address."""

    async def in_pool(self, work: Callable[[], T]) -> T:
        """Do some work in a thread and wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)


def services(connection: HTTPConnection) -> Services:
    """The services of the app that answers this request or socket."""
    found: Services = connection.app.state.services
    return found


ServicesDep = Annotated[Services, Depends(services)]


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from, as far as limits are concerned."""
    return connection.client.host if connection.client else "unknown"


def current_patron_or_none(connection: HTTPConnection, services: ServicesDep) -> Patron | None:
    """The signed-in patron; None for everybody else, whatever their cookie says."""
    found = services.sessions.patron_of(connection.cookies, now=services.clock())
    return found if isinstance(found, Patron) else None


# They only tell the OpenAPI document what has to be sent; the functions below read and judge it.
_PATRON = APIKeyCookie(
    name=PATRON_COOKIE, scheme_name="patron", description="Given by POST /api/session.", auto_error=False
)
_OPERATOR = APIKeyCookie(
    name=OPERATOR_COOKIE, scheme_name="operator", description="Given by POST /api/operator/session.", auto_error=False
)


def current_patron(
    connection: HTTPConnection, services: ServicesDep, _: Annotated[str | None, Security(_PATRON)]
) -> Patron:
    """The signed-in patron, or a 401 that says what is wrong."""
    found = services.sessions.patron_of(connection.cookies, now=services.clock())
    if isinstance(found, Patron):
        return found
    if found == "expired":
        raise ApiError(
            401, "session_expired", Text("Your session has expired: sign in again.", "会话已过期，请重新登录。")
        )
    if found == "forged":
        raise ApiError(
            401, "session_invalid", Text("Your session is not valid: sign in again.", "会话无效，请重新登录。")
        )
    raise ApiError(401, "not_signed_in", Text("Sign in first.", "请先登录。"))


def require_operator(
    connection: HTTPConnection, services: ServicesDep, _: Annotated[str | None, Security(_OPERATOR)]
) -> Operator:
    """The signed-in operator, or a 401."""
    found = services.sessions.operator_of(connection.cookies, now=services.clock())
    if isinstance(found, Operator):
        return found
    raise ApiError(401, "operator_needed", Text("This is for operators: sign in as one.", "仅限管理员，请先登录。"))


PatronDep = Annotated[Patron, Depends(current_patron)]
PatronOrNoneDep = Annotated[Patron | None, Depends(current_patron_or_none)]
OperatorDep = Annotated[Operator, Depends(require_operator)]
