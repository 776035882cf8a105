"""Dependency injection: what every part of the server shares, and how a router gets it.

A route says what it needs by its arguments: `services: ServicesDep`, and `patron: PatronDep` or `operator: OperatorDep`
where somebody has to be signed in.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Annotated, Final, TypeVar

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection

from punto.errors import StoreError
from punto.server.cluster.hub import Hub
from punto.server.cluster.membership import Membership
from punto.server.edge.limits import AddressBuckets
from punto.server.errors import ApiError
from punto.server.live.houses import Houses
from punto.server.live.sweeping import Sweeper
from punto.server.live.tables import Tables
from punto.server.operations.health import Health
from punto.server.operations.metrics import Metrics
from punto.server.people.guesses import TokenGuesses
from punto.server.people.purses import Purses
from punto.server.people.seats import SeatLimit
from punto.server.people.sessions import OPERATOR_COOKIE, PATRON_COOKIE, Operator, Patron, Sessions
from punto.server.settings import ServerSettings
from punto.server.simulations import Simulations
from punto.server.workers.jobs import Asker
from punto.server.workers.workers import Workers
from punto.store import Store, Writer
from punto.words import Text

__all__ = [
    "AskingPatronDep",
    "OperatorDep",
    "PatronDep",
    "PatronOrNoneDep",
    "Services",
    "ServicesDep",
    "address_of",
    "asking_patron",
    "counted_address_of",
    "current_patron",
    "current_patron_or_none",
    "require_operator",
    "services_of",
]

_log = logging.getLogger("punto.server")
T = TypeVar("T")

_IPV6_NETWORK_BITS: Final = 64


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
    workers: Workers
    """Where everything is done that is not playing."""
    simulations: Simulations
    pool: ThreadPoolExecutor
    """For the few reads of the store that playing needs."""
    clock: Callable[[], int]
    """The time in milliseconds."""
    requests: AddressBuckets
    files: AddressBuckets
    connects: AddressBuckets
    sign_ins: AddressBuckets
    guesses: TokenGuesses
    commands: AddressBuckets
    """Commands, by patron."""
    seats: SeatLimit
    sweeper: Sweeper
    hub: Hub
    link_key: bytes = field(repr=False)
    membership: Membership | None = None
    """This server among the others; None where there can be no others."""
    connections: Counter[str] = field(default_factory=Counter)
    """How many sockets are open, by address."""

    async def end_session(self, signed_in: Patron | Operator) -> None:
        """Sign somebody out everywhere: no cookie of the session is taken any more, and its sockets are closed."""
        now = self.clock()
        until = self.sessions.revoke(signed_in, now=now)
        for table in self.tables.served():
            table.end_session(signed_in.session)
        await self.in_pool(lambda: self._revoke(signed_in.session, until=until, now=now))

    def _revoke(self, session: str, *, until: int, now: int) -> None:
        self.store.revoke(session, until=until, now=now)
        self.store.notify("sessions")

    async def hear_of_sessions(self) -> None:
        """End here what was signed out at another server."""
        revoked = await self.in_pool(lambda: self.store.revocations(now=self.clock()))
        for session in self.sessions.learn(revoked):
            for table in self.tables.served():
                table.end_session(session)

    async def may_sign_in(self, address: str) -> bool:
        """Whether one more guest of that address, who is given chips, may come now: at whichever server."""
        if not self.sign_ins.take(address):
            return False
        if not self.store.shared:
            return True
        rates = self.settings.rates

        def take() -> bool:
            per_second, burst = rates.sign_ins_per_minute / 60, rates.sign_ins_burst
            return self.store.take_from_rate(f"sign-ins {address}", per_second=per_second, burst=burst)

        try:
            return await self.in_pool(take)
        except StoreError as error:
            _log.warning("guests are counted by this server alone: %s", error)
            return True

    async def excluded_until(self, patron: str) -> int | None:
        """Until when a patron asked at any table to be kept from playing."""

        def read() -> int | None:
            with self.store.looking() as reader:
                return reader.patrons([patron]).excluded_until(patron)

        return await self.in_pool(read)

    async def tell_of_limits(self, patron: str) -> None:
        """Limits or an exclusion that a patron just set are heeded at every table of the house."""
        try:
            await self.in_pool(lambda: self.store.notify(f"limits {patron}"))
        except StoreError as error:
            _log.warning("the other servers hear of the limits of %s by their sweepers: %s", patron, error)
        await self.hear_of_limits(patron)

    async def hear_of_limits(self, patron: str) -> None:
        """Heed here what a patron set anywhere: their tables are told, and whoever is excluded is offered no seat."""
        try:
            if (until := await self.excluded_until(patron)) is not None:
                for table in self.tables.served():
                    table.stage.exclude(patron, until=until)
        except StoreError as error:
            _log.warning("tables may offer %s a seat that would be refused: %s", patron, error)
        await self.sweeper.tell_of_limits()

    @property
    def away(self) -> bool:
        """Whether no new socket is taken: the server is about to stop, or may not show its tables."""
        return self.tables.draining or not self.store.held

    async def in_pool(self, work: Callable[[], T]) -> T:
        """Do some work in a thread and wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def asker(self, connection: HTTPConnection) -> Asker:
        """Who asks, whatever else their cookies say."""
        now = self.clock()
        patron = self.sessions.patron_of(connection.cookies, now=now)
        operator = self.sessions.operator_of(connection.cookies, now=now)
        return Asker(
            patron if isinstance(patron, Patron) else None, operator if isinstance(operator, Operator) else None
        )


def services_of(connection: HTTPConnection) -> Services:
    """The services of the app that answers this request or socket."""
    found: Services = connection.app.state.services
    return found


ServicesDep = Annotated[Services, Depends(services_of)]


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from, as far as limits are concerned.

    Of an IPv6 address it is the network: whoever has one has all 2^64 of it.
    """
    return _network_of(_peer(connection))


def _peer(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


@lru_cache(maxsize=4096)
def _network_of(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found), _IPV6_NETWORK_BITS), strict=False))


def counted_address_of(connection: HTTPConnection) -> str | None:
    """The address that what one address may have is counted for; None behind a proxy that is not named.

    A neighbour that forwards for others, and whose word on whom is not taken, is such a proxy: all its clients would
    count as one. What comes from afar is counted, whatever it says of itself.
    """
    peer, forwarded = _peer(connection), connection.headers.get("x-forwarded-for")
    if forwarded is None or peer in {each.strip() for each in forwarded.split(",")}:
        return address_of(connection)
    return None if _is_near(peer) else address_of(connection)


def _is_near(address: str) -> bool:
    try:
        return ip_address(address).is_private
    except ValueError:
        return True


def asker_of(connection: HTTPConnection) -> Asker:
    """Who asks: found by the server, and told to the worker."""
    told: Asker | None = connection.scope.get("asker")
    return services_of(connection).asker(connection) if told is None else told


def current_patron_or_none(connection: HTTPConnection) -> Patron | None:
    """The signed-in patron; None for everybody else, whatever their cookie says."""
    return asker_of(connection).patron


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
        raise ApiError(401, "session_expired", Text("server-session-expired"))
    if found in ("forged", "revoked"):
        raise ApiError(401, "session_invalid", Text("server-session-invalid"))
    raise ApiError(401, "not_signed_in", Text("server-session-sign-in-first"))


def asking_patron(connection: HTTPConnection, _: Annotated[str | None, Security(_PATRON)]) -> Patron:
    """The signed-in patron, where a worker answers: it knows who asks, and not why a cookie is none."""
    found = asker_of(connection).patron
    if found is not None:
        return found
    raise ApiError(401, "not_signed_in", Text("server-session-sign-in-first"))


def require_operator(connection: HTTPConnection, _: Annotated[str | None, Security(_OPERATOR)]) -> Operator:
    """The signed-in operator, or a 401."""
    found = asker_of(connection).operator
    if found is not None:
        return found
    raise ApiError(401, "operator_needed", Text("server-session-operators-only"))


AskingPatronDep = Annotated[Patron, Depends(asking_patron)]
PatronDep = Annotated[Patron, Depends(current_patron)]
PatronOrNoneDep = Annotated[Patron | None, Depends(current_patron_or_none)]
OperatorDep = Annotated[Operator, Depends(require_operator)]
