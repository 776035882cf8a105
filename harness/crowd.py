"""Hundreds of spectators in one process, each as cheap as can be: a protocol that reads the frames off the bytes and
looks only at what it needs.

`Watcher` keeps count of what it was shown and checks that every step follows the one before. It knows the layout of the
server's frames (`"type"` first, then the numbers), which the other tests hold against the document.
"""

from __future__ import annotations

import asyncio
import re
import struct
import time

from harness.bare import client_frame, handshake
from harness.server import ServerProcess

_STEP = re.compile(rb'\{"type":"step","sequence":(\d+),"since":(\d+),"now":(\d+),')
_WHOLE = re.compile(rb'\{"type":"(hello|document)",')
_SEQUENCE = re.compile(rb'"sequence":(\d+)')
_ROUND = b'"path":["view","shoe","results"]'
_PING, _PONG, _CLOSE = 9, 10, 8


class Watcher(asyncio.Protocol):
    """One spectator."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self._request = handshake(server, table)
        self.table = table
        self.sequence = 0
        self.steps = self.wholes = self.rounds = 0
        """How many steps and whole documents came, and how many rounds of a shoe were seen to end."""
        self.problems: list[str] = []
        self.close_code: int | None = None
        self.latencies: list[float] | None = None
        """Seconds from the server's word of a step to its arrival, for whoever wants to know; None: not kept."""
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    @property
    def transport(self) -> asyncio.Transport:
        """The connection."""
        assert self._transport is not None
        return self._transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError(f"closed with {self.close_code} before a hello"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:80])
            del self._buffer[: end + 4]
            self._open = True
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return False
        opcode, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if opcode == _PING:
            self.transport.write(client_frame(payload, opcode=_PONG))
        elif opcode == _CLOSE:
            self.close_code = struct.unpack_from("!H", payload)[0] if len(payload) >= 2 else 1005
        else:
            self._see(payload)
        return True

    def _see(self, payload: bytes) -> None:
        if (step := _STEP.match(payload)) is not None:
            if int(step[2]) != self.sequence:
                self.problems.append(f"a step from {int(step[2])} at {self.sequence}")
            self.sequence = int(step[1])
            self.steps += 1
            self.rounds += _ROUND in payload
            if self.latencies is not None:
                self.latencies.append(time.time() - int(step[3]) / 1000)
        elif _WHOLE.match(payload) is not None:
            # The number of the frame stands before the document, which has one too.
            found = _SEQUENCE.search(payload)
            assert found is not None
            self.sequence = int(found[1])
            self.wholes += 1
            if not self.greeted.done():
                self.greeted.set_result(None)


async def gather_crowd(server: ServerProcess, tables: list[str], many: int) -> list[Watcher]:
    """So many spectators, spread over these tables, all of them greeted."""
    loop = asyncio.get_running_loop()
    crowd: list[Watcher] = []
    for start in range(0, many, 50):
        # In groups, as people come; a server may have only so many waiting at its door.
        group = [Watcher(server, tables[number % len(tables)]) for number in range(start, min(start + 50, many))]
        await asyncio.gather(*(_connect(loop, each, server.port) for each in group))
        await asyncio.gather(*(each.greeted for each in group))
        crowd += group
    return crowd


async def _connect(loop: asyncio.AbstractEventLoop, watcher: Watcher, port: int) -> None:
    await loop.create_connection(lambda: watcher, "127.0.0.1", port)


def let_go(crowd: list[Watcher]) -> None:
    """Everybody goes."""
    for each in crowd:
        each.transport.abort()
