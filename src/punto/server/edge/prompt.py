"""A read timeout: requests come whole in some seconds, so that nobody holds a connection drop by drop."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

__all__ = ["prompt_http"]


def prompt_http(seconds: float) -> type[asyncio.Protocol]:
    """The HTTP of the server, which cuts off whoever has not sent a whole request after so many seconds.

    A connection that was answered and asks nothing more is none of its concern: the server closes that by itself.
    """

    class PromptHttp(HttpToolsProtocol):
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._expect()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._expect()

        def on_message_complete(self) -> None:
            self._expect_nothing()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._expect_nothing()
            super().connection_lost(exc)

        def _expect(self) -> None:
            self._expect_nothing()
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

        def _expect_nothing(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

    return PromptHttp
