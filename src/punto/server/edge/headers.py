"""Middleware before every request: sizes, rate limits, the origin of changes, and security headers."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from punto.server.edge.origins import is_own_page
from punto.server.errors import error_response
from punto.server.services import Services, address_of, services_of
from punto.words import Text

__all__ = ["CONTENT_POLICY", "MOST_BODY_BYTES", "MOST_LARGE_BODY_BYTES", "Gate", "SafeHeaders"]

MOST_BODY_BYTES: Final = 128 * 1024
"""The longest body of a request that the server reads itself."""
MOST_LARGE_BODY_BYTES: Final = 4 * 1024 * 1024
"""The longest that it hands on to a worker: the record of a shoe fits several times."""

_MOST_DIGITS: Final = 12
_MADE_ANEW: Final = ("/api/", "/healthz", "/metrics")
"""What is made for whoever asks; the rest are the files of the page."""

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Only what the server itself serves. Style attributes are let in, since they place cards and chips; no style sheet and
no script may stand in the page itself."""

_HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SafeHeaders:
    """Adds the headers to every response; one that a route has set itself stays."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self._app(scope, receive, with_headers)


class Gate:
    """Turns away what is too large, too fast, or from a page of another origin."""

    def __init__(self, app: ASGIApp, *, large: frozenset[str]) -> None:
        self._app, self._large = app, large

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        most = MOST_LARGE_BODY_BYTES if scope["path"] in self._large else MOST_BODY_BYTES
        passed = _passed(request, services_of(request), most)
        if isinstance(passed, JSONResponse):
            await passed(scope, receive, send)
            return
        if passed:
            await asyncio.sleep(passed)
        await self._app(scope, _bounded(receive, most), send)


def _passed(request: Request, found: Services, most: int) -> float | JSONResponse:
    """In how many seconds it is the request's turn, or why it has none."""
    bucket = found.requests if request.url.path.startswith(_MADE_ANEW) else found.files
    address = address_of(request)
    if not bucket.take(address):
        return _refused(request, 429, "too_fast", Text("server-gate-too-fast"))
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_page(request, found.settings.origins):
        return _refused(request, 403, "wrong_origin", Text("server-gate-wrong-origin"))
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > _MOST_DIGITS or int(length) > most:
        return _refused(request, 413, "too_large", Text("server-gate-too-large"))
    return bucket.turn(address)


def _refused(request: Request, status: int, code: str, said: Text) -> JSONResponse:
    response = error_response(request, status, code, said)
    if status == 429:
        response.headers["retry-after"] = "1"
    return response


def _bounded(receive: Receive, most: int) -> Receive:
    """A body that did not say how long it is ends where it becomes too long."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            return {"type": "http.disconnect"}
        return message

    return bounded
