"""A TCP proxy of ours: it spreads connections over servers, and cuts them, one way at a time, where a test wants it.

    with TcpProxy(lambda: [("127.0.0.1", 8001), ("127.0.0.1", 8002)]) as proxy:
        proxy.port                      connects to one of the two, whichever can be reached
        proxy.cut("there")              nothing that clients send arrives any more; "back", nothing that servers send
        proxy.mend()

A target is a host and a port, or the path of a Unix socket. It runs in a thread of its own.
"""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, Self

Target = tuple[str, int] | str
Way = Literal["there", "back"]


class TcpProxy:
    """One listening port, and where what comes there goes."""

    def __init__(self, targets: Callable[[], Sequence[Target]], *, port: int = 0, host: str = "127.0.0.1") -> None:
        self._targets, self._wanted, self._host = targets, port, host
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._turn = itertools.count()
        self._open: set[asyncio.StreamWriter] = set()
        self._cut: set[Way] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://{self._host}:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        listening = asyncio.start_server(self._serve, self._host, self._wanted)
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result()
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end)
        self._thread.join()
        self._loop.close()

    def _end(self) -> None:
        self._server.close()
        self._abort()
        self._loop.call_later(0.05, self._loop.stop)

    def cut(self, *ways: Way) -> None:
        """Let nothing pass these ways from now on; the connections stay, and nobody is told."""
        self._cut = set(ways)

    def mend(self) -> None:
        """Let everything pass again; what was lost is lost, and so the connections that lost it end."""
        if self._cut:
            self._cut = set()
            self.reset()

    def reset(self) -> None:
        """End every connection at once."""
        self._loop.call_soon_threadsafe(self._abort)

    def _abort(self) -> None:
        for each in list(self._open):
            each.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await self._reach()
        if there is None:
            writer.transport.abort()
            return
        far_reader, far_writer = there
        self._open |= {writer, far_writer}
        try:
            await asyncio.gather(
                self._pass(reader, far_writer, "there"), self._pass(far_reader, writer, "back"), return_exceptions=True
            )
        finally:
            for each in (writer, far_writer):
                self._open.discard(each)
                each.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        targets, first = list(self._targets()), next(self._turn)
        for number in range(len(targets)):
            target = targets[(first + number) % len(targets)]
            with suppress(OSError):
                if isinstance(target, str):
                    return await asyncio.open_unix_connection(target)
                return await asyncio.open_connection(*target)
        return None

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        while block := await reader.read(1 << 16):
            if way not in self._cut:
                writer.write(block)
                await writer.drain()
        writer.close()
