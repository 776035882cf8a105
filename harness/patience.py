"""Patience: how long anything that must come is waited for, said once.

Where all is well nothing waits so long; on a busy machine nothing fails for being slow, and a server that is too busy
and says when to come back is asked again. Everything that waits for a server, a process or a page does so with what is
here: `tests/test_patience.py` looks for other ways.

A test that would race against the table's clock holds that clock instead: a table of the house `leisurely-dragon-mini`
leaves betting open until everybody said that they are ready (`harness/server.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import httpx
from websockets.asyncio.client import connect

T = TypeVar("T")

PATIENCE_SECONDS: Final = 180.0
_LOOK_AGAIN_SECONDS: Final = 0.05


def until(look: Callable[[], T | None], what: Callable[[], str] | str) -> T:
    """Look until there is something, and give it; AssertionError with what did not come."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (found := look()):
        assert time.monotonic() < end, f"{what if isinstance(what, str) else what()} did not come"
        time.sleep(_LOOK_AGAIN_SECONDS)
    return found


class _ComesBack(httpx.HTTPTransport):
    """A connection of somebody who comes back when the server is too busy and says when."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            reply = super().handle_request(request)
            if (seconds := _later(reply)) is None or time.monotonic() > end:
                return reply
            reply.close()
            time.sleep(seconds)


class _ComesBackSoon(httpx.AsyncHTTPTransport):
    """The same, for many at once."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            reply = await super().handle_async_request(request)
            if (seconds := _later(reply)) is None or time.monotonic() > end:
                return reply
            await reply.aclose()
            await asyncio.sleep(seconds)


def _later(reply: httpx.Response) -> float | None:
    """After how many seconds to ask again; None: this is the answer."""
    said = reply.headers.get("retry-after", "")
    return float(said) if reply.status_code == httpx.codes.SERVICE_UNAVAILABLE and said.isdecimal() else None


def patient_get(url: str, **options: Any) -> httpx.Response:
    """GET, and wait for the answer."""
    with patient_client() as client:
        return client.get(url, **options)


def patient_post(url: str, **options: Any) -> httpx.Response:
    """POST, and wait for the answer."""
    with patient_client() as client:
        return client.post(url, **options)


def patient_delete(url: str) -> httpx.Response:
    """DELETE, and wait for the answer."""
    with patient_client() as client:
        return client.delete(url)


def patient_client(base_url: str = "") -> httpx.Client:
    """A browser without a page, which waits for its answers."""
    # There is no TLS in the tests, and to load the world's certificates takes longer than most of the answers.
    return httpx.Client(base_url=base_url, transport=_ComesBack(verify=False), timeout=PATIENCE_SECONDS)


def patient_async_client(base_url: str, transport: httpx.AsyncBaseTransport | None = None) -> httpx.AsyncClient:
    """The same, for many at once; another transport leads to an application in this process."""
    return httpx.AsyncClient(
        base_url=base_url, transport=transport or _ComesBackSoon(verify=False), timeout=PATIENCE_SECONDS
    )


def patient_connect(address: str, **options: Any) -> connect:
    """A WebSocket that waits for its greeting and its goodbye, and does not take silence for an end."""
    given = {"compression": None, **options}
    return connect(address, open_timeout=PATIENCE_SECONDS, close_timeout=PATIENCE_SECONDS, ping_interval=None, **given)


def patience() -> asyncio.Timeout:
    """`async with patience():` around what must come."""
    return asyncio.timeout(PATIENCE_SECONDS)
