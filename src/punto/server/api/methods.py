"""Allowed methods (405, OPTIONS): those that a path of the interface answers, whichever routers they are in."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.routing import Match

__all__ = ["PAGE", "methods_of"]

PAGE: Final = "page"
"""The name of the route that answers every path that is no part of the interface."""

_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


def methods_of(request: Request) -> tuple[str, ...]:
    """The methods that the path of a request answers; none if there is nothing there."""
    routes = [each for each in request.app.routes if getattr(each, "name", None) != PAGE]
    scope = {"type": "http", "path": request.scope["path"], "root_path": "", "headers": []}
    return tuple(
        method
        for method in _METHODS
        if any(each.matches({**scope, "method": method})[0] is Match.FULL for each in routes)
    )
