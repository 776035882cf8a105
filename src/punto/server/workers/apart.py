"""Routes that are answered by a worker process.

A router made with `route_class=apart(...)` reads like any other, and describes itself in the OpenAPI document like any
other. But the server's process does not read the body of such a request, nor does it run the route: it hands method,
path, query, bytes and the one who asks to a worker, whose app has the same route, and sends on what comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar, Final

from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from punto.server.api.language import language_of
from punto.server.errors import ApiError
from punto.server.operations.supervision import Tasks
from punto.server.services import Services, address_of, services_of
from punto.server.workers.jobs import KEEP, Asker, HttpJob, Keep, Reply, TableMoment
from punto.server.workers.lanes import LaneName
from punto.words import Text

__all__ = ["Apart", "FromText", "Personal", "Sent", "keep", "response_of", "unless_gone"]


class Apart(APIRoute):
    """A route that a worker answers, the same to everybody."""

    lane: ClassVar[LaneName] = "reading"
    personal: ClassVar[bool] = False
    """Whether the answer depends on who asks."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler: the route itself in a worker, the way to one in the server."""
        here = super().get_route_handler()

        async def handler(request: Request) -> Response:
            if not isinstance(request.app.state.services, Services):
                return await here(request)
            return await self.forward(request)

        return handler

    async def forward(self, request: Request) -> Response:
        """Have a worker answer it."""
        found = services_of(request)
        job = await self._job(request, found)
        moment = _moment(request, found)
        answering = found.workers.answer(self.lane_of(job), job, address=address_of(request), moment=moment)
        reply = await unless_gone(request, answering)
        return await self.answered(request, job, reply)

    async def answered(self, request: Request, job: HttpJob, reply: Reply) -> Response:  # noqa: ARG002
        """The response to what the worker said."""
        return response_of(reply)

    def lane_of(self, job: HttpJob) -> LaneName:  # noqa: ARG002
        """Where the request is worked on."""
        return self.lane

    async def _job(self, request: Request, found: Services) -> HttpJob:
        try:
            body = await request.body()
        except ClientDisconnect:
            # So the gate ends a body that did not say how long it is and becomes too long.
            raise ApiError(413, "too_large", _TOO_LARGE) from None
        return HttpJob(
            method=request.method,
            path=request.scope["path"],
            query=request.scope["query_string"],
            content_type=request.headers.get("content-type"),
            body=body,
            language=language_of(request),
            asker=found.asker(request) if self.personal else Asker(),
        )


class Personal(Apart):
    """A route whose answer depends on who asks."""

    personal = True


class Sent(Apart):
    """A route that is sent something whole to be read: it is worked on where it is in nobody's way."""

    lane = "strangers"


class FromText(Apart):
    """A route that may be sent the text of a house or a plan."""

    def lane_of(self, job: HttpJob) -> LaneName:
        """A body in which nothing can be called `text` only names what the server knows."""
        return "strangers" if b"text" in job.body or b"\\" in job.body else "reading"


def keep(response: Response, how: Keep) -> None:
    """Say, in a route that a worker runs, for how long its answer stays true, in whatever language it was asked."""
    response.headers[KEEP] = how


def response_of(reply: Reply) -> Response:
    """A worker's answer as a response."""
    response = Response(reply.body, status_code=reply.status)
    for name, value in reply.headers:
        response.headers[name] = value
    return response


def _moment(request: Request, found: Services) -> TableMoment:
    """How far the table is that a request is about, if it is about one."""
    if (table := request.path_params.get("table")) is None:
        return TableMoment()
    actor = found.tables.find(table)
    state = None if actor is None else actor.state
    return TableMoment(None, None) if state is None else TableMoment(state.sequence, state.corrections)


async def unless_gone(request: Request, asking: Coroutine[Any, Any, Reply]) -> Reply:
    """Cancel on disconnect: wait for an answer, unless the one who asked goes away before it comes."""
    tasks = Tasks("a request")
    answering = tasks.awaited(asking, name="answer")
    gone = tasks.awaited(_disconnected(request), name="disconnect")
    try:
        await asyncio.wait({answering, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise ApiError(499, "gone", _GONE)
        return await answering
    finally:
        await tasks.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


_TOO_LARGE: Final = Text("server-gate-too-large")
_GONE: Final = Text("server-gate-gone")
