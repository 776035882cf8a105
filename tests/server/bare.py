"""A bare WebSocket client that does only what it is told: for clients that do not read, or do not finish a message."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import struct
import time
from collections.abc import Callable
from typing import Self

import httpx

from tests.server.harness import ServerProcess

_PATIENCE_SECONDS = 40.0


class BareSocket:
    """A TCP connection after the handshake of a WebSocket, with as small a buffer as the system gives."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, text: str) -> None:
        """Send one text message."""
        self.connection.sendall(client_frame(text.encode()))

    def ask_and_not_read(self, given_up: Callable[[], bool]) -> int | None:
        """Ask for the whole document again and again and read nothing until the server gives up; its close code."""
        until = time.monotonic() + _PATIENCE_SECONDS
        while not given_up() and time.monotonic() < until:
            self.send(json.dumps({"type": "sync"}))
            # Slow enough that it is not the rate of asking that it is closed for.
            time.sleep(0.06)
        # The close frame waits behind what was not read.
        return self.close_code()

    def close_code(self) -> int | None:
        """Read what is left to the end, and the code of the close frame in it."""
        data = b""
        self.connection.settimeout(10)
        try:
            while block := self.connection.recv(1 << 16):
                data += block
        except OSError:
            pass
        for opcode, payload in server_frames(data):
            if opcode == 8 and len(payload) >= 2:
                code: int = struct.unpack("!H", payload[:2])[0]
                return code
        return None


def closed_as_stalled(server: ServerProcess) -> int:
    """How many clients the server has given up."""
    found = re.search(r'punto_closes_total\{code="4408"\} (\d+)', httpx.get(f"{server.url}/metrics").text)
    return int(found[1]) if found else 0


def bare_socket(server: ServerProcess, table: str) -> BareSocket:
    """Connect as a spectator."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.port))
    made.sendall(handshake(server, table))
    reply = b""
    while b"\r\n\r\n" not in reply:
        reply += made.recv(1)
    assert reply.startswith(b"HTTP/1.1 101"), reply
    return BareSocket(made)


def handshake(server: ServerProcess, table: str) -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket?protocol=1 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def client_frame(data: bytes, *, opcode: int = 1, final: bool = True) -> bytes:
    """One frame of a client."""
    first = (0x80 if final else 0) | opcode
    if len(data) < 126:
        head = bytes([first, 0x80 | len(data)])
    else:
        head = bytes([first, 0x80 | 126]) + struct.pack("!H", len(data))
    return head + bytes(4) + data


def server_frames(data: bytes) -> list[tuple[int, bytes]]:
    """The whole frames in what a server sent: opcode and payload."""
    found: list[tuple[int, bytes]] = []
    while len(data) >= 2:
        length, start = data[1] & 0x7F, 2
        if length == 126:
            length, start = struct.unpack("!H", data[2:4])[0], 4
        elif length == 127:
            length, start = struct.unpack("!Q", data[2:10])[0], 10
        if len(data) < start + length:
            break
        found.append((data[0] & 0x0F, data[start : start + length]))
        data = data[start + length :]
    return found
