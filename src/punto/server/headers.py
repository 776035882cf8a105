"""What stands in front of every request: sizes, rates, the origin of changes, and the headers that keep a page safe."""

from __future__ import annotations

from typing import Final

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from punto.rules.text import Text
from punto.server.errors import error_body
from punto.server.origins import is_own_page
from punto.server.services import Services, address_of, services

__all__ = ["CONTENT_POLICY", "MOST_BODY_BYTES", "Gate", "SafeHeaders"]

MOST_BODY_BYTES: Final = 4 * 1024 * 1024
"""The longest body of a request: the record of a shoe fits several times."""

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

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        if (refusal := _refusal(request, services(request))) is not None:
            await refusal(scope, receive, send)
            return
        await self._app(scope, _bounded(receive), send)


def _refusal(request: Request, found: Services) -> JSONResponse | None:
    # The files of the page are many, small and cached; monitors ask often.
    if request.url.path.startswith("/api/") and not found.requests.take(address_of(request)):
        return _refused(429, "too_fast", Text("Too many requests: wait a moment.", "请求过于频繁，请稍候。"))
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_page(request, found.settings.origins):
        return _refused(403, "wrong_origin", Text("This page may not do that.", "此页面无权执行该操作。"))
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BODY_BYTES:
        return _refused(413, "too_large", Text("The request is too large.", "请求过大。"))
    return None


def _refused(status: int, code: str, message: Text) -> JSONResponse:
    headers = {"retry-after": "1"} if status == 429 else None
    return JSONResponse(error_body(code, message), status_code=status, headers=headers)


def _bounded(receive: Receive) -> Receive:
    """A body that did not say how long it is ends where it becomes too long."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MOST_BODY_BYTES:
            return {"type": "http.disconnect"}
        return message

    return bounded
