"""A real server process and real clients, for tests of everything between the socket and the disk.

    with ServerProcess(folder, tables=["t=dragon-mini,pace=instant"]) as server:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit(50_000)
            answer = await table.command("PlaceSlip", stakes={"player": 1_000}, **table.moment)

A `TableClient` records every frame that it gets, as text, and keeps the document by the steps it is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from harness.patience import (
    PATIENCE_SECONDS,
    patience,
    patient_async_client,
    patient_connect,
    patient_get,
    until,
)

Json = dict[str, Any]

TOKEN = "the operator's token of the tests"
SECRET = "the secret of the tests"
_LEISURELY = """
extends = "{key}"
title = {{ en = "Leisurely {key}", zh-Hans = "悠闲 {key}" }}
[time]
betting_seconds = 600
[handling]
squeeze_seconds = 600
"""


def free_port() -> int:
    """A port that nobody uses now: below those that the system gives to connections, which come and go meanwhile."""
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class ServerProcess:
    """`punto serve` as a process of its own, on a free port, with a database in a folder.

    A table of the house `leisurely-KEY` plays as the house KEY does, but its clock waits for whoever is slow.
    """

    def __init__(
        self,
        folder: Path,
        *,
        tables: Sequence[str] = ("t=dragon-mini,pace=instant",),
        database: str | None = None,
        options: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        program: Sequence[str] = ("punto",),
    ) -> None:
        self.program = list(program)
        """The module that is run, and its first arguments."""
        self.folder, self.port = folder, free_port()
        self.database = database or str(folder / "punto.db")
        self.tables, self._options = list(tables), list(options)
        self._environment = {"PUNTO_OPERATOR_TOKEN": TOKEN, "PUNTO_SECRET": SECRET, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The running process."""
        assert self._process is not None, "the server was not started"
        return self._process

    @property
    def log(self) -> str:
        """Everything that it has written so far, over all its starts."""
        path = self.folder / "server.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", *self.program, "serve", "--port", str(self.port), "--database", self.database]
        for each in self.tables:
            command += ["--table", each, *self._leisurely(each)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self._environment},
            )
        until(self._is_up, lambda: f"an answer of the server at {self.url}, which wrote\n{self.log}\n,")
        return self

    def _leisurely(self, table: str) -> list[str]:
        """The option for the house of a table, where it is a leisurely one."""
        house = table.partition("=")[2].partition(",")[0]
        if not house.startswith("leisurely-"):
            return []
        path = self.folder / f"{house}.toml"
        path.write_text(_LEISURELY.format(key=house.removeprefix("leisurely-")), encoding="utf-8")
        return ["--house", str(path)]

    def _is_up(self) -> bool:
        assert self.process.poll() is None, f"the server ended with {self.process.returncode}:\n{self.log}"
        try:
            return patient_get(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def signal(self, number: int = signal.SIGTERM) -> None:
        """Send it a signal."""
        self.process.send_signal(number)

    def wait(self) -> int:
        """Wait for its end; its exit code."""
        return self.process.wait(PATIENCE_SECONDS)

    def stop(self) -> int:
        """Ask it to stop and wait for its end; its exit code."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def kill(self) -> None:
        """End it without warning."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> Self:
        """Start it again on the same database and port, after it was stopped or killed."""
        assert self.process.poll() is not None, "the server still runs"
        return self.start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


class Guest:
    """Somebody with a browser: cookies, HTTP, and sockets. Without a name nobody is signed in."""

    def __init__(self, server: ServerProcess, name: str | None = None, *, operator: bool = False) -> None:
        self.server, self.name = server, name
        self._operator = operator
        self.http = patient_async_client(server.url)

    async def __aenter__(self) -> Self:
        if self.name is not None:
            (await self.http.post("/api/session", json={"name": self.name})).raise_for_status()
        if self._operator:
            (await self.http.post("/api/operator/session", json={"token": TOKEN})).raise_for_status()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    @asynccontextmanager
    async def at(self, table: str, **options: Any) -> AsyncIterator[TableClient]:
        """A client at a table, connected and greeted. Options as of `TableClient`."""
        client = TableClient(self.server, table, cookie=self.cookie or None, **options)
        await client.connect()
        try:
            yield client
        finally:
            await client.close()


class TableClient:
    """One socket to one table, over as many connections as it takes."""

    def __init__(
        self,
        server: ServerProcess,
        table: str,
        *,
        cookie: str | None = None,
        role: str | None = None,
        origin: str | None = None,
        protocol: int = 1,
        reading: bool = True,
    ) -> None:
        self.server, self.table = server, table
        self._headers = {"Cookie": cookie} if cookie else {}
        if origin:
            self._headers["Origin"] = origin
        self._role, self._protocol, self._reading = role, protocol, reading
        self.texts: list[str] = []
        """Every frame of all connections, as it came."""
        self.document: Json | None = None
        self.settlement: Json | None = None
        """What this client saw of the table when a round was last settled: a quick table goes on at once."""
        self.sequence = 0
        self.audience = ""
        self.hello: Json = {}
        self.close_code: int | None = None
        self.socket: ClientConnection | None = None
        self._replies: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._count = 0

    # ------------------------------------------------------------------------------------ connection

    async def connect(self, *, resume: bool = False) -> Self:
        """Connect, or connect again; with `resume` from where this client is."""
        query = f"protocol={self._protocol}" + (f"&as={self._role}" if self._role else "")
        if resume:
            query += f"&after={self.sequence}&audience={self.audience}"
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{query}"
        self.close_code, self.hello = None, {}
        self.socket = await patient_connect(address, additional_headers=self._headers, max_size=None)
        self._task = asyncio.create_task(self._read(self.socket))
        if self._reading:
            await self.until(lambda: bool(self.hello) or self.close_code is not None)
        return self

    async def close(self) -> None:
        """Go away."""
        if self.socket is not None:
            await self.socket.close()
        if self._task is not None:
            await self._task
            self._task = None

    async def drop(self) -> None:
        """Lose the connection without a word."""
        assert self.socket is not None
        self.socket.transport.abort()
        await self.closed()

    async def closed(self) -> int | None:
        """Wait until the connection is closed; the close code."""
        if self._task is not None:
            async with patience():
                await asyncio.shield(self._task)
        return self.close_code

    async def _read(self, connection: ClientConnection) -> None:
        try:
            async for text in connection:
                assert isinstance(text, str)
                self.texts.append(text)
                self._take(json.loads(text))
                self._news.set()
                # Whoever waits sees every state, although several frames may have come at once.
                await asyncio.sleep(0)
        except ConnectionClosed:
            pass
        finally:
            self.close_code = connection.close_code
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError(f"closed with {connection.close_code}"))
            self._replies.clear()
            self._news.set()

    # ---------------------------------------------------------------------------------------- frames

    def _take(self, frame: Json) -> None:
        match frame["type"]:
            case "hello":
                self.hello = frame
                if frame["resumed"]:
                    assert frame["sequence"] == self.sequence, "the server resumes from where the client is"
                    assert frame["audience"] == self.audience
                else:
                    self._hold(frame)
            case "document":
                self._hold(frame)
            case "step":
                self._step(frame)
            case "answer" | "error" | "pong":
                waiting = self._replies.pop(frame["id"] or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(frame)

    def _hold(self, frame: Json) -> None:
        self.document, self.sequence, self.audience = frame["document"], frame["sequence"], frame["audience"]
        assert self.document is not None
        assert self.document["view"]["sequence"] == self.sequence
        self._note_settlement()

    def _note_settlement(self) -> None:
        if self.view["phase"] == "settled":
            self.settlement = copy.deepcopy(self.view)

    def _step(self, frame: Json) -> None:
        assert frame["since"] == self.sequence, f"a step from {frame['since']} while the client is at {self.sequence}"
        for change in frame["changes"]:
            place: Any = self.document
            for key in change["path"][:-1]:
                place = place[key]
            place[change["path"][-1]] = change["value"]
        self.sequence = frame["sequence"]
        assert self.view["sequence"] == self.sequence
        self._note_settlement()

    @property
    def frames(self) -> list[Json]:
        """Every frame so far."""
        return [json.loads(text) for text in self.texts]

    def of_type(self, kind: str) -> list[Json]:
        """Every frame of one type so far."""
        return [frame for frame in self.frames if frame["type"] == kind]

    # ---------------------------------------------------------------------------------- what it shows

    @property
    def view(self) -> Json:
        """What the client sees of the table."""
        assert self.document is not None, "no document yet"
        found: Json = self.document["view"]
        return found

    @property
    def own(self) -> Json:
        """What only this patron sees."""
        found: Json = self.view["own"]
        return found

    @property
    def moment(self) -> Json:
        """The shoe and the round, as commands name them."""
        return {"shoe": self.view["shoe"]["number"], "number": self.view["current"]["number"]}

    @property
    def rounds(self) -> int:
        """How many rounds of the shoe are over."""
        return len(self.view["shoe"]["rounds"])

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds of this client; AssertionError if it does not come, or the socket closes."""
        async with patience():
            while not holds():
                assert self.close_code is None, f"closed with {self.close_code} while waiting"
                self._news.clear()
                await self._news.wait()

    async def phase(self, *wanted: str) -> None:
        """Wait for one of these phases."""
        await self.until(lambda: self.view["phase"] in wanted)

    async def settled(self, *, shoe: int, number: int) -> Json:
        """Wait until that round is settled; the view as it was then."""

        def found() -> bool:
            seen = self.settlement
            return seen is not None and (seen["shoe"]["number"], seen["current"]["number"]) == (shoe, number)

        await self.until(found)
        assert self.settlement is not None
        return self.settlement

    # ---------------------------------------------------------------------------------------- sending

    async def send(self, frame: Json | str | bytes) -> None:
        """Send anything at all."""
        assert self.socket is not None
        await self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def reply_to(self, frame: Json) -> Json:
        """Send a frame with an id and wait for its reply: an answer, an error or a pong."""
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._replies[frame["id"]] = waiting
        await self.send(frame)
        async with patience():
            return await waiting

    async def command(self, kind: str, *, given: str | None = None, **fields: Any) -> Json:
        """Send a command and wait for its reply."""
        self._count += 1
        name = given or f"{id(self):x}-{self._count}"
        return await self.reply_to({"type": "command", "id": name, "command": {"kind": kind, **fields}})

    async def accepted(self, kind: str, **fields: Any) -> Json:
        """Send a command that is accepted."""
        answer = await self.command(kind, **fields)
        assert answer.get("accepted"), answer
        return answer

    async def sit(self, amount: int = 50_000, *, seat: int | None = None) -> None:
        """Take a seat and buy chips."""
        await self.accepted("TakeSeat", seat=seat)
        await self.accepted("BuyIn", amount=amount)

    async def bet(self, **stakes: int) -> Json:
        """Place a slip in the present round."""
        return await self.accepted("PlaceSlip", stakes=stakes, **self.moment)

    async def ready(self) -> Json:
        """Say ready in the present round."""
        return await self.accepted("SayReady", **self.moment)


def audit(server: ServerProcess) -> Json:
    """What `punto audit` says of the server's database."""
    command = [sys.executable, "-m", "punto", "audit", server.database, "--json"]
    found = subprocess.run(command, capture_output=True, check=False, text=True)
    assert found.returncode in (0, 1), found.stderr
    report: Json = json.loads(found.stdout)
    return report
