"""Sessions: signed, expiring cookies that say who is a patron or an operator.

The server keeps no list of sessions, only of those that were revoked: signed out before their time.
"""

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

SessionProblem = Literal["forged", "expired", "revoked"]
_SECOND = 1000


@dataclass(frozen=True, slots=True)
class Patron:
    """A patron who is signed in."""

    id: str
    name: str
    until: int
    """When the session ends, in milliseconds."""

    @property
    def session(self) -> str:
        """The session. A guest is nobody beyond their cookie, whatever it says of their name."""
        return f"patron:{self.id}"


@dataclass(frozen=True, slots=True)
class Operator:
    """An operator who is signed in; `name` is what the journal says of who did it."""

    name: str
    until: int

    @property
    def session(self) -> str:
        """The session: each has a name of its own."""
        return f"operator:{self.name}"


class Sessions:
    """Makes and reads the cookies."""

    def __init__(
        self,
        secret: bytes,
        *,
        operator_token: str,
        guest_seconds: int,
        operator_seconds: int,
        revoked: Mapping[str, int] | None = None,
    ) -> None:
        self._patrons = URLSafeSerializer(secret, salt="punto.patron")
        self._operators = URLSafeSerializer(secret, salt="punto.operator")
        self._token = operator_token.encode()
        self._guest_seconds, self._operator_seconds = guest_seconds, operator_seconds
        self._revoked = dict(revoked or {})

    def revoke(self, signed_in: Patron | Operator, *, now: int) -> int:
        """End a session on this server; until when it could have lasted, under any cookie that was given for it."""
        seconds = max(self._guest_seconds, self._operator_seconds)
        until = max(signed_in.until, now + seconds * _SECOND)
        self._revoked = {session: end for session, end in self._revoked.items() if end > now}
        self._revoked[signed_in.session] = until
        return until

    def learn(self, revoked: Mapping[str, int]) -> list[str]:
        """Sessions that were ended at any server; those that this one did not know of."""
        new = [session for session in revoked if session not in self._revoked]
        self._revoked.update(revoked)
        return new

    def is_revoked(self, signed_in: Patron | Operator) -> bool:
        """Whether the session was ended before its time."""
        return signed_in.session in self._revoked

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
        return Operator(f"operator-{secrets.token_hex(6)}", now + self._operator_seconds * _SECOND)

    def patron_value(self, patron: Patron) -> str:
        """The cookie of a patron."""
        return _text(self._patrons.dumps({"id": patron.id, "name": patron.name, "until": patron.until}))

    def operator_value(self, operator: Operator) -> str:
        """The cookie of an operator."""
        return _text(self._operators.dumps({"name": operator.name, "until": operator.until}))

    def patron_of(self, cookies: Mapping[str, str], *, now: int) -> Patron | SessionProblem | None:
        """The patron of these cookies, what is wrong with the cookie, or None if there is none."""
        read = _read(self._patrons, cookies.get(PATRON_COOKIE), now)
        if not isinstance(read, dict):
            return read
        patron = Patron(read["id"], read["name"], read["until"])
        return "revoked" if self.is_revoked(patron) else patron

    def operator_of(self, cookies: Mapping[str, str], *, now: int) -> Operator | SessionProblem | None:
        """The operator of these cookies, what is wrong with the cookie, or None if there is none."""
        read = _read(self._operators, cookies.get(OPERATOR_COOKIE), now)
        if not isinstance(read, dict):
            return read
        operator = Operator(read["name"], read["until"])
        return "revoked" if self.is_revoked(operator) else operator


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
