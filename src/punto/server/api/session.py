"""Signing in: guests by a name, operators by the token."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from punto.errors import UnknownName
from punto.rules.money import CURRENCIES
from punto.server.errors import ApiError, ErrorReply
from punto.server.people.names import clean_name
from punto.server.people.sessions import (
    OPERATOR_COOKIE,
    PATRON_COOKIE,
    Operator,
    Patron,
    delete_cookie,
    set_cookie,
)
from punto.server.services import PatronDep, Services, ServicesDep, address_of
from punto.store.database.rows import Purse
from punto.words import Text

router = APIRouter(tags=["session"], responses={"4XX": {"model": ErrorReply}})


class Name(BaseModel):
    """How a guest wants to be called."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Annotated[str, Field(max_length=400)]


class Token(BaseModel):
    """The operator's token."""

    model_config = ConfigDict(extra="forbid", strict=True)

    token: Annotated[str, Field(max_length=400)]


class PatronBody(BaseModel):
    """A signed-in patron."""

    id: str
    name: str
    until: int


class OperatorBody(BaseModel):
    """A signed-in operator."""

    name: str
    until: int


class SessionBody(BaseModel):
    """Who the page talks for: a patron, an operator, both, or nobody."""

    patron: PatronBody | None
    operator: OperatorBody | None
    play_chips: int
    """What a guest is given to play with, in whole units of the currency."""
    own_tables: bool
    """Whether patrons may open tables."""
    now: int


class PurseBody(BaseModel):
    """A patron's play chips of one currency, in minor units."""

    currency: str
    decimals: int
    free: int
    """What chips can be bought for."""
    playing: int
    """What lies on tables."""
    granted: int
    """What was given so far; 0 before the patron first sits down, when the first chips are given."""


class PursesBody(BaseModel):
    """All play chips of a patron, one purse for each currency in which any were given."""

    purses: list[PurseBody]


@router.get("/api/session")
async def read_session(request: Request, response: Response, services: ServicesDep) -> SessionBody:
    """Who is signed in. A cookie that is not valid any more is taken back."""
    now = services.clock()
    patron = services.sessions.patron_of(request.cookies, now=now)
    operator = services.sessions.operator_of(request.cookies, now=now)
    if isinstance(patron, str):
        delete_cookie(response, PATRON_COOKIE, secure=_secure(request))
    if isinstance(operator, str):
        delete_cookie(response, OPERATOR_COOKIE, secure=_secure(request))
    return _body(
        services,
        patron if isinstance(patron, Patron) else None,
        operator if isinstance(operator, Operator) else None,
    )


@router.post("/api/session", status_code=201)
async def sign_in(given: Name, request: Request, response: Response, services: ServicesDep) -> SessionBody:
    """Sign in as a guest. Whoever is signed in already stays the same patron under the new name."""
    now = services.clock()
    name = clean_name(given.name)
    known = services.sessions.patron_of(request.cookies, now=now)
    if isinstance(known, Patron):
        patron = services.sessions.renamed(known, name, now=now)
    else:
        if not await services.may_sign_in(address_of(request)):
            raise ApiError(429, "too_fast", Text("server-session-too-many-sign-ins"))
        patron = services.sessions.new_patron(name, now=now)
    return _signed_in(services, patron, request, response)


@router.patch("/api/session")
async def rename(
    given: Name, request: Request, response: Response, services: ServicesDep, patron: PatronDep
) -> SessionBody:
    """Take another name; at a table it is shown from the next time the patron sits down."""
    renamed = services.sessions.renamed(patron, clean_name(given.name), now=services.clock())
    return _signed_in(services, renamed, request, response)


@router.delete("/api/session", status_code=204)
async def sign_out(request: Request, response: Response, services: ServicesDep) -> None:
    """Sign out, everywhere. A guest who signs out cannot come back as the same patron."""
    patron = services.sessions.patron_of(request.cookies, now=services.clock())
    if isinstance(patron, Patron):
        await services.end_session(patron)
    delete_cookie(response, PATRON_COOKIE, secure=_secure(request))


@router.get("/api/session/purse")
async def read_purse(
    services: ServicesDep, patron: PatronDep, currency: Annotated[str, Query(max_length=8)] = "USD"
) -> PurseBody:
    """The patron's play chips."""
    if currency not in CURRENCIES:
        raise UnknownName("currency", currency, CURRENCIES)
    return _purse(currency, await services.in_pool(lambda: services.purses.look(patron.id, currency)))


@router.get("/api/session/purses")
async def read_purses(services: ServicesDep, patron: PatronDep) -> PursesBody:
    """The patron's play chips of every currency."""
    purses = await services.in_pool(lambda: services.purses.look_at_all(patron.id))
    return PursesBody(purses=[_purse(currency, purse) for currency, purse in purses.items()])


@router.post("/api/operator/session", status_code=201, tags=["operator"])
async def sign_in_operator(given: Token, request: Request, response: Response, services: ServicesDep) -> SessionBody:
    """Sign in as an operator with the token."""
    address, now = address_of(request), services.clock()
    # Whoever is signed in has shown the token already, and guesses nothing by showing it again.
    if not isinstance(services.sessions.operator_of(request.cookies, now=now), Operator):
        wait = services.guesses.wait_seconds(address)
        if wait > 0:
            raise ApiError(
                429,
                "too_fast",
                Text("server-session-too-many-wrong-tokens", wait=wait),
                retry_after=wait,
            )
    if not services.sessions.is_operator_token(given.token):
        services.guesses.wrong(address)
        services.metrics.wrong_tokens.inc()
        raise ApiError(401, "wrong_token", Text("server-session-wrong-token"))
    services.guesses.right(address)
    operator = services.sessions.new_operator(now=now)
    set_cookie(
        response,
        OPERATOR_COOKIE,
        services.sessions.operator_value(operator),
        seconds=services.settings.operator_session_seconds,
        secure=_secure(request),
    )
    patron = services.sessions.patron_of(request.cookies, now=now)
    return _body(services, patron if isinstance(patron, Patron) else None, operator)


@router.delete("/api/operator/session", status_code=204, tags=["operator"])
async def sign_out_operator(request: Request, response: Response, services: ServicesDep) -> None:
    """Sign out as an operator, everywhere."""
    operator = services.sessions.operator_of(request.cookies, now=services.clock())
    if isinstance(operator, Operator):
        await services.end_session(operator)
    delete_cookie(response, OPERATOR_COOKIE, secure=_secure(request))


def _purse(currency: str, purse: Purse) -> PurseBody:
    return PurseBody(
        currency=currency,
        decimals=CURRENCIES[currency].decimals,
        free=purse.free,
        playing=purse.playing,
        granted=purse.granted,
    )


def _signed_in(services: Services, patron: Patron, request: Request, response: Response) -> SessionBody:
    set_cookie(
        response,
        PATRON_COOKIE,
        services.sessions.patron_value(patron),
        seconds=services.settings.guest_session_seconds,
        secure=_secure(request),
    )
    operator = services.sessions.operator_of(request.cookies, now=services.clock())
    return _body(services, patron, operator if isinstance(operator, Operator) else None)


def _body(services: Services, patron: Patron | None, operator: Operator | None) -> SessionBody:
    return SessionBody(
        patron=PatronBody(id=patron.id, name=patron.name, until=patron.until) if patron else None,
        operator=OperatorBody(name=operator.name, until=operator.until) if operator else None,
        play_chips=services.settings.play_chips,
        own_tables=services.settings.own_tables,
        now=services.clock(),
    )


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"
