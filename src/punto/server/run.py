"""Running the server: the listening socket, signals, and a graceful stop.

At the first SIGTERM or SIGINT no new socket is taken. A table where no stake is in play says goodbye at once; a round
in progress is played on by the clock, and no betting opens after it. A round that takes longer than the grace stays as
it is stored, and goes on at the next start with the time it had left; no stake is lost and none is void. Then the
writer answers what it was handed, and the exit code is 0. A second signal ends the process at once, which loses
nothing either.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from punto.server.app import create_app
from punto.server.logs import set_up
from punto.server.prompt import prompt_http
from punto.server.protocol import CLOSE_REASONS, MOST_BYTES, Close
from punto.server.services import Services
from punto.server.settings import ServerSettings

__all__ = ["serve"]

_log = logging.getLogger("punto.server")
_ABORT_SECONDS: Final = 5.0
"""How long a client that is closed may take to let go."""
_SEND_BUFFER_BYTES: Final = 128 * 1024


def serve(settings: ServerSettings) -> int:
    """Serve until a signal says to stop; 0 after a graceful stop."""
    set_up(log_format=settings.log_format, level=settings.log_level)
    listening = _listen(settings.host, settings.port)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=prompt_http(settings.stall_seconds),
        ws=_Socket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=settings.log_level == "debug",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
    )
    server = _Server(config, app)
    host, port = listening.getsockname()[:2]
    _log.info("Punto serves at http://%s:%d", f"[{host}]" if ":" in host else host, port)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, or an OSError that says which address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise OSError(f"cannot listen at {host}:{port}: {error}") from error
    # Connections inherit it. The system must not queue for a slow client what its own queue would drop.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
    return listening


class _Socket(WebSocketsSansIOProtocol):
    """A socket that cannot linger: whoever takes nothing any more is cut off."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.close_sent and self.handshake_complete and not self.disconnected:
            # The app gave up on a stalled client. The frame waits behind what the client has not taken.
            self.conn.send_close(Close.STALLED, CLOSE_REASONS[Close.STALLED])
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.loop.call_later(_ABORT_SECONDS, self.transport.abort)


class _Server(uvicorn.Server):
    """Stops gracefully at the first signal, at once at the second."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._services: Services = app.state.services
        self._stopping: asyncio.Task[None] | None = None
        self._signalled = False
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the signature of uvicorn
        if self._loop is None or self._signalled:
            # Everything that was answered is stored; there is nothing to lose.
            os._exit(128 + sig)
        self._signalled = True
        self._loop.call_soon_threadsafe(self._begin_to_stop)

    def _begin_to_stop(self) -> None:
        self._stopping = asyncio.get_running_loop().create_task(self._stop())

    async def _stop(self) -> None:
        _log.info("stopping: rounds in progress may finish; a second signal stops at once")
        try:
            await self._services.tables.stop(self._services.settings.grace_seconds)
        finally:
            self.should_exit = True
