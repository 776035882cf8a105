"""Allowed origins: which pages may talk to this server, its own and those it was told of."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection

__all__ = ["is_own_page"]


def is_own_page(connection: HTTPConnection, origins: Sequence[str]) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers name the origin of whatever connects or changes something; what is no browser holds no one's cookies.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in (None, "none", "same-origin")
    if origin in origins:
        return True
    host = connection.headers.get("host", "").lower()
    # As text: an origin that is none, such as http://[, must not trip a parser.
    return bool(host) and origin.lower() in (f"http://{host}", f"https://{host}")
