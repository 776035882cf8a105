"""Patrons of a house in trouble: each plays on at whichever server answers, and keeps what it was shown and promised.

As the page does, a client that hears nothing for a while takes its connection for lost, connects again, anywhere, from
where it was, and sends what was not answered again under its id.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio import client
from websockets.exceptions import WebSocketException

from harness.server import ServerProcess
from tests.server.patrons import next_move, played
from tests.server.witness import moved

Json = dict[str, Any]
SILENCE_SECONDS = 3.0
"""After how long without an answer a connection is taken for lost: the client's own affair, and nothing that a test
depends on."""


@dataclass
class Ledger:
    """What all clients were shown and promised."""

    documents: dict[tuple[str, int, str], set[str]] = field(default_factory=lambda: defaultdict(set))
    """The digests of documents, by table, number and audience."""
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    """Table and key of every accepted command."""
    problems: list[str] = field(default_factory=list)
    returns: int = 0
    resumed: int = 0


class Anywhere:
    """One client at one table, at any server."""

    def __init__(
        self,
        servers: Callable[[], Sequence[ServerProcess]],
        table: str,
        ledger: Ledger,
        *,
        cookie: str,
        patron: str | None,
    ) -> None:
        self._servers, self.table, self._ledger, self.patron = servers, table, ledger, patron
        self._cookie, self._chance = cookie, random.Random(f"{table}/{patron}")
        self.document: Json | None = None
        self.sequence, self.audience = 0, ""
        self.rounds = 0
        self._count = 0
        self._unanswered: tuple[str, Json] | None = None
        self.loss_limit: int | None = None
        self._sits_out: tuple[int, int] | None = None
        self.over = asyncio.Event()
        self.gone = asyncio.Event()

    async def live(self) -> None:
        """Play until it is over, and then until the table was left."""
        while not self.gone.is_set():
            server = self._chance.choice(list(self._servers()))
            try:
                await self._visit(server)
            except (OSError, WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(self._chance.uniform(0.05, 0.4))

    async def _visit(self, server: ServerProcess) -> None:
        query = "protocol=1"
        if self.document is not None:
            query += f"&after={self.sequence}&audience={self.audience}"
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{query}"
        options: Json = {
            "additional_headers": {"Cookie": self._cookie} if self._cookie else {},
            "open_timeout": SILENCE_SECONDS,
            "close_timeout": SILENCE_SECONDS,
            "ping_interval": SILENCE_SECONDS / 3,
            "ping_timeout": SILENCE_SECONDS,
            "max_size": None,
            "compression": None,
        }
        async with client.connect(address, **options) as socket:
            self._ledger.returns += 1
            replies: asyncio.Queue[Json] = asyncio.Queue()
            reader = asyncio.create_task(self._read(socket, replies))
            try:
                await self._play(socket, replies, reader)
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)

    async def _read(self, socket: Any, replies: asyncio.Queue[Json]) -> None:
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] in ("hello", "document", "step"):
                self._see(frame)
            elif frame["type"] in ("answer", "error"):
                replies.put_nowait(frame)

    def _see(self, frame: Json) -> None:
        if frame["type"] == "step" and frame["since"] != self.sequence:
            self._ledger.problems.append(f"table {self.table}: a step from {frame['since']} at {self.sequence}")
        if frame["type"] == "hello" and frame["resumed"]:
            self._ledger.resumed += 1
        before = None if self.document is None else played(self.document["view"])
        self.document = moved(self.document, frame)
        assert self.document is not None
        self.sequence = frame["sequence"] if frame["type"] != "hello" or not frame["resumed"] else self.sequence
        self.audience = frame.get("audience", self.audience)
        digest = hashlib.sha256(json.dumps(self.document, sort_keys=True).encode()).hexdigest()
        self._ledger.documents[self.table, self.sequence, self.audience].add(digest)
        self.rounds += before is not None and played(self.document["view"]) != before

    async def _play(self, socket: Any, replies: asyncio.Queue[Json], reader: asyncio.Task[None]) -> None:
        while not reader.done() and not self.gone.is_set():
            if self._unanswered is None:
                move = self._move()
                if move is None:
                    if self.patron is None and self.over.is_set():
                        self.gone.set()
                        return
                    await asyncio.wait({reader}, timeout=self._chance.uniform(0.02, 0.1))
                    continue
                self._count += 1
                self._unanswered = f"{move[0]}-{self._count}", {"kind": move[0], **move[1]}
            given, command = self._unanswered
            await socket.send(json.dumps({"type": "command", "id": given, "command": command}))
            async with asyncio.timeout(4 * SILENCE_SECONDS):
                reply = await replies.get()
                while reply.get("id") != given:
                    reply = await replies.get()
            self._answered(given, command, reply)
            if reply["type"] == "error":
                await asyncio.sleep(SILENCE_SECONDS / 10)

    def _answered(self, given: str, command: Json, reply: Json) -> None:
        if reply["type"] == "error":
            if reply["code"] != "store_unavailable":
                self._ledger.problems.append(f"table {self.table}: {given} got {reply}")
            return
        self._unanswered = None
        if reply["accepted"]:
            self._ledger.acknowledged.append((self.table, f"patron:{self.patron}/{given}"))
        elif reply["refusal"]["code"] == "day_loss_limit_exceeded":
            self._sits_out = command["shoe"], command["number"]
        if command["kind"] == "LeaveTable":
            self.gone.set()

    def _move(self) -> tuple[str, Json] | None:
        if self.patron is None or self.document is None:
            return None
        view = self.document["view"]
        if view["own"] is None:
            if self.over.is_set():
                self.gone.set()
                return None
            return "TakeSeat", {}
        if self.loss_limit is not None and view["own"]["limits"]["day_loss_max"] is None:
            return "SetLimits", {"limits": {"day_loss_max": self.loss_limit}}
        if self.over.is_set():
            return "LeaveTable", {}
        own = next(each for each in view["seats"] if each["you"])
        if view["phase"] == "betting" and not own["stakes"] and view["own"]["available"] < 2_000:
            return "BuyIn", {"amount": 5_000}
        if view["phase"] == "betting" and not own["stakes"] and self._sits_out == _moment(view):
            shoe, number = _moment(view)
            return ("SayReady", {"shoe": shoe, "number": number}) if "SayReady" in view["may"] else None
        side = self._chance.choice(("player", "banker"))
        return next_move(view, self._chance, stakes={side: 1_000})


def _moment(view: Json) -> tuple[int, int]:
    return view["shoe"]["number"], view["current"]["number"]
