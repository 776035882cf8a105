"""Who is who: signed, expiring cookies for patrons and operators. The server keeps no list of them."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.responses import Response

__all__ = ["OPERATOR_COOKIE", "PATRON_COOKIE", "Operator", "Patron", "SessionProblem", "Sessions"]

PATRON_COOKIE: Final = "punto_session"
OPERATOR_COOKIE: Final = "punto_operator"

SessionProblem = Literal["forged", "expired"]
_SECOND = 1000


@dataclass(frozen=True, slots=True)
class Patron:
    """A patron who is signed in."""

    id: str
    name: str
    until: int
    """When the session ends, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Operator:
    """An operator who is signed in; `name` is what the journal says of who did it."""

    name: str
    until: int


class Sessions:
    """Makes and reads the cookies."""

    def __init__(self, secret: bytes, *, operator_token: str, guest_seconds: int, operator_seconds: int) -> None:
        self._patrons = URLSafeSerializer(secret, salt="punto.patron")
        self._operators = URLSafeSerializer(secret, salt="punto.operator")
        self._token = operator_token.encode()
        self._guest_seconds, self._operator_seconds = guest_seconds, operator_seconds

    def new_patron(self, name: str, *, now: int) -> Patron:
        """A guest nobody has met before."""
        return Patron(f"g{secrets.token_hex(8)}", name, now + self._guest_seconds * _SECOND)

    def renamed(self, patron: Patron, name: str, *, now: int) -> Patron:
        """The same patron under another name, with a fresh session."""
        return Patron(patron.id, name, now + self._guest_seconds * _SECOND)

    def is_operator_token(self, token: str) -> bool:
        """Whether this is the operator's token; it takes as long for a near miss as for a wild guess."""
        return hmac.compare_digest(token.encode(), self._token)

    def new_operator(self, *, now: int) -> Operator:
        """An operator session; each has its own name, so that the journal tells them apart."""
        return Operator(f"operator-{secrets.token_hex(3)}", now + self._operator_seconds * _SECOND)

    def patron_value(self, patron: Patron) -> str:
        """The cookie of a patron."""
        return _text(self._patrons.dumps({"id": patron.id, "name": patron.name, "until": patron.until}))

    def operator_value(self, operator: Operator) -> str:
        """The cookie of an operator."""
        return _text(self._operators.dumps({"name": operator.name, "until": operator.until}))

    def patron_of(self, cookies: Mapping[str, str], *, now: int) -> Patron | SessionProblem | None:
        """The patron of these cookies, what is wrong with the cookie, or None if there is none."""
        read = _read(self._patrons, cookies.get(PATRON_COOKIE), now)
        return Patron(read["id"], read["name"], read["until"]) if isinstance(read, dict) else read

    def operator_of(self, cookies: Mapping[str, str], *, now: int) -> Operator | SessionProblem | None:
        """The operator of these cookies, what is wrong with the cookie, or None if there is none."""
        read = _read(self._operators, cookies.get(OPERATOR_COOKIE), now)
        return Operator(read["name"], read["until"]) if isinstance(read, dict) else read


def set_cookie(response: Response, name: str, value: str, *, seconds: int, secure: bool) -> None:
    """Give a session cookie: no script reads it and no other site sends it."""
    response.set_cookie(name, value, max_age=seconds, path="/", secure=secure, httponly=True, samesite="strict")


def delete_cookie(response: Response, name: str, *, secure: bool) -> None:
    """Take a session cookie back."""
    response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")


def _text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode()


def _read(serializer: URLSafeSerializer, value: str | None, now: int) -> dict[str, Any] | SessionProblem | None:
    if value is None:
        return None
    try:
        read: dict[str, Any] = serializer.loads(value)
    except BadSignature:
        return "forged"
    return read if now < read["until"] else "expired"
