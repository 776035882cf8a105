"""A bare WebSocket client that does only what it is told: for clients that do not read, or do not finish a message."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import socket
import struct
from collections.abc import Callable
from typing import Self

from harness.patience import PATIENCE_SECONDS, patient_get, until
from harness.server import ServerProcess


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

    def ask_and_not_read(self, given_up: Callable[[], bool]) -> None:
        """Ask for the whole document again and again, and read nothing until the server gives up."""

        def asked_in_vain() -> bool:
            # Cut off meanwhile: then it has been given up, too.
            with contextlib.suppress(ConnectionError):
                self.send(json.dumps({"type": "sync"}))
            return given_up()

        until(asked_in_vain, "the end of the server's patience")

    def close_code(self) -> int | None:
        """Read what is left to the end, and the code of the close frame in it."""
        data = b""
        self.connection.settimeout(PATIENCE_SECONDS)
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


def code_of_a_stalled(server: ServerProcess, table: str) -> int | None:
    """Stall at a table, read again when the server has given up, and give the close code that is found then.

    The close frame waits behind what was not read, and the server cuts off whoever has not taken it after some seconds:
    it promises the frame to nobody. So a reader that came too late stalls once more.
    """

    def once() -> int | None:
        before = closed_as_stalled(server)
        with bare_socket(server, table) as stalled:
            stalled.ask_and_not_read(lambda: closed_as_stalled(server) > before)
            return stalled.close_code()

    return until(once, "the close frame of a client that stalls")


def closed_as_stalled(server: ServerProcess) -> int:
    """How many clients the server has given up."""
    found = re.search(r'punto_closes_total\{code="4408"\} (\d+)', patient_get(f"{server.url}/metrics").text)
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
