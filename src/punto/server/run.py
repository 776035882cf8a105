"""Running the server: the listening socket, signals, and a graceful stop.

At the first SIGTERM or SIGINT no new socket is taken. A table where no stake is in play says goodbye at once; a round
in progress is played on by the clock, and no betting opens after it. A round that takes longer than the grace stays as
it is stored, and goes on at the next start with the time it had left; no stake is lost and none is void. Then the
writer answers what it was handed, and the exit code is 0. A second signal ends the process at once, which loses
nothing either. Where other servers deal from the same database, a table goes to one of them as soon as it is at rest,
and the sockets are sent there spread over some seconds.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final, Protocol

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from punto.errors import PuntoError, StoreError
from punto.server.app import create_app, operator_token
from punto.server.edge.prompt import prompt_http
from punto.server.operations.logs import set_up
from punto.server.operations.supervision import Tasks
from punto.server.protocol import CLOSE_REASONS, MOST_BYTES, Close
from punto.server.services import Services
from punto.server.settings import ServerSettings
from punto.words import Text

__all__ = ["make_room", "serve"]

_log = logging.getLogger("punto.server")
_ABORT_SECONDS: Final = 5.0
"""How long a client that is closed may take to let go."""
_WATCH_SECONDS: Final = 0.5
_SEND_BUFFER_BYTES: Final = 128 * 1024
_OTHER_FILES: Final = 512
"""Open files besides sockets at tables: the database, worker processes, requests."""
_WRAPPED_BYTES: Final = 2048
"""What another server puts around a client's message when it hands it on; a client's own length is looked at later."""
_SWITCH_SECONDS: Final = 0.001
"""After how long a thread that runs Python lets another that waits for the GIL have it. The writer lets go of it with
every statement; while requests are answered each would cost it Python's usual 5 ms to get it back."""


class ShowToken(Protocol):
    """Shows the operator's token to whoever started the server."""

    def __call__(self, token: str, *, as_json: bool) -> None:
        """Show it, in the shape of the log if that is for programs."""


def serve(settings: ServerSettings, *, show_token: ShowToken | None = None) -> int:
    """Serve until a signal says to stop; 0 after a graceful stop. A token that was not given is shown."""
    set_up(log_format=settings.log_format, level=settings.log_level)
    sys.setswitchinterval(_SWITCH_SECONDS)
    make_room(settings.clients_with_operators)
    listening = _listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    # Whoever listens everywhere is found by the name of the machine.
    anywhere = host in ("0.0.0.0", "::")  # noqa: S104 - it is looked for, not listened at
    app = create_app(settings, reachable_at=f"http://{socket.gethostname()}:{port}" if anywhere else address)
    config = uvicorn.Config(
        app,
        http=prompt_http(settings.stall_seconds),
        ws=_Socket,
        ws_max_size=MOST_BYTES + _WRAPPED_BYTES,
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

    def ready() -> None:
        if settings.operator_token is None and show_token is not None:
            show_token(operator_token(app.state.services.store), as_json=settings.log_format == "json")
        _log.info("Punto serves at %s", address)

    server = _Server(config, app, ready)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def make_room(sockets: int) -> None:
    """Raise the soft limit of open files to what so many sockets need, or say that the hard one is too low.

    Otherwise the last who come are locked out by the system, operators and seated patrons among them.
    """
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not every system has it

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + _OTHER_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if most < wanted:
        _log.warning(
            "the system lets this process open %d files, and %d sockets need %d: raise the limit (ulimit -n), "
            "or lower --max-clients",
            most,
            sockets,
            wanted,
        )


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, or an OSError that says which address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise PuntoError(Text("server-run-cannot-listen", host=host, port=str(port), error=str(error))) from error
    # Connections inherit it. The system must not queue for a slow client what its own queue would drop.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
    return listening


class _Socket(WebSocketsSansIOProtocol):
    """A socket that cannot linger: whoever takes nothing any more is cut off."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        is_open = self.handshake_complete and not self.disconnected and self.conn.state is State.OPEN
        if not self.close_sent and is_open:
            # The app gave up on a stalled client. The frame waits behind what the client has not taken.
            self.conn.send_close(Close.STALLED, CLOSE_REASONS[Close.STALLED])
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.loop.call_later(_ABORT_SECONDS, self.transport.abort)


class _Server(uvicorn.Server):
    """Stops gracefully at the first signal, at once at the second."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._services: Services = app.state.services
        self._tasks = Tasks("the server", restarts=self._services.metrics.restarts)
        self._signalled = False
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self._ready()
        self._tasks.keep(self._watch_lease, name="watch of the lease")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the signature of uvicorn
        if self._loop is None or self._signalled:
            # Everything that was answered is stored; there is nothing to lose.
            os._exit(128 + sig)
        self._signalled = True
        self._loop.call_soon_threadsafe(self._begin_to_stop)

    def _begin_to_stop(self) -> None:
        self._tasks.once(self._stop(self._services.settings.grace_seconds), name="stop")

    async def _watch_lease(self) -> None:
        """Notice a database that is gone or lost although nobody commands anything."""
        while True:
            try:
                self._services.store.check()
            except StoreError as error:
                self._services.health.failed(error)
            await asyncio.sleep(_WATCH_SECONDS)

    async def _stop(self, grace_seconds: float) -> None:
        _log.info("stopping: rounds in progress may finish; a second signal stops at once")
        try:
            await self._services.tables.stop(grace_seconds)
            # Whoever still waits for an answer is told to come back; nobody waits for the one who works on it.
            await self._services.workers.close()
        finally:
            self.should_exit = True
