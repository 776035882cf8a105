"""Clients whose every frame is kept, sent and received, and held against the AsyncAPI document that the server serves.

    async with Record(server) as record:
        ann = await record.guest("Ann")
        table = await record.at(ann, "mini")
        ...

At the end every frame of every client has to be as the document says, and so does the document of the table that the
client holds after each of them.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from typing import Any, Self, TypeVar

import jsonschema_rs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from harness.patience import patience, patient_get
from harness.server import Guest, Json, ServerProcess, TableClient

_RETRY_SECONDS = 0.2
_CLOSED_BY_CLIENT = {1000, 1001, 1005, 1006}
"""How a client says that it goes, or what it makes of a connection that broke."""


class SocketDocument:
    """The served AsyncAPI document, as something that frames are held against."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self._from_server = self._validators("send")
        self._from_client = self._validators("receive")
        self._table = self._validator("#/components/schemas/TableDocument")

    @classmethod
    def of(cls, server: ServerProcess) -> Self:
        """What that server serves."""
        return cls(patient_get(f"{server.url}/api/asyncapi.json").raise_for_status().json())

    def _validators(self, action: str) -> dict[str, Any]:
        (operation,) = (each for each in self.document["operations"].values() if each["action"] == action)
        found: dict[str, Any] = {}
        for reference in operation["messages"]:
            payload = self.resolve(self.resolve(reference["$ref"])["$ref"])["payload"]["$ref"]
            found[self.resolve(payload)["properties"]["type"]["const"]] = self._validator(payload)
        return found

    def _validator(self, reference: str) -> Any:
        return jsonschema_rs.Draft7Validator({"$ref": reference, "components": self.document["components"]})

    def resolve(self, reference: str) -> Any:
        """What a reference inside the document stands for."""
        place: Any = self.document
        for key in reference.removeprefix("#/").split("/"):
            place = place[key]
        return place

    @property
    def error_codes(self) -> set[str]:
        """The codes of error frames."""
        return set(self.document["components"]["schemas"]["ErrorFrame"]["properties"]["code"]["enum"])

    @property
    def close_codes(self) -> set[int]:
        """The codes with which the server closes a socket."""
        return set(map(int, self.document["x-close-codes"]))

    def may_send(self, text: str | bytes) -> bool:
        """Whether a client may send this."""
        try:
            frame = json.loads(text) if isinstance(text, str) else None
            kind = frame.get("type") if isinstance(frame, dict) else None
            valid: bool = (
                isinstance(kind, str) and kind in self._from_client and self._from_client[kind].is_valid(frame)
            )
        except (ValueError, RecursionError):
            # No JSON, or none that can be written: half a character, more brackets than anybody can count.
            return False
        return valid

    def problems(self, texts: list[str], closes: list[int | None]) -> Iterator[str]:
        """What is not as documented in the frames that a client got, over all its connections."""
        held: Json | None = None
        for text in texts:
            frame = json.loads(text)
            validator = self._from_server.get(frame["type"])
            if validator is None:
                yield f"no message of type {frame['type']}: {text[:300]}"
                continue
            yield from (f"{each.instance_path}: {each.message[:500]}" for each in validator.iter_errors(frame))
            held = moved(held, frame)
            if held is not None and frame["type"] in ("hello", "document", "step"):
                yield from (f"{each.instance_path}: {each.message[:500]}" for each in self._table.iter_errors(held))
        for code in closes:
            if code not in self.close_codes | _CLOSED_BY_CLIENT:
                yield f"closed with {code}, which is not documented"


def moved(held: Json | None, frame: Json) -> Json | None:
    """The document that a client holds after a frame, worked out without the harness."""
    if frame["type"] in ("hello", "document"):
        return copy.deepcopy(frame["document"]) if frame["document"] is not None else held
    if frame["type"] != "step":
        return held
    assert held is not None, "a step before any document"
    for change in frame["changes"]:
        place: Any = held
        for key in change["path"][:-1]:
            place = place[key]
        place[change["path"][-1]] = copy.deepcopy(change["value"])
    return held


class Witness(TableClient):
    """A client that also keeps what it sends and how it was closed, and who it is."""

    patron: str | None = None

    def __init__(self, server: ServerProcess, table: str, **options: Any) -> None:
        super().__init__(server, table, **options)
        self.sent: list[str | bytes] = []
        self.closes: list[int | None] = []

    async def send(self, frame: Json | str | bytes) -> None:
        self.sent.append(json.dumps(frame) if isinstance(frame, dict) else frame)
        await super().send(frame)

    async def errors_after(self, text: str | bytes) -> set[str]:
        """The codes of the errors that one message causes; the pong that follows says that it was dealt with."""
        before = len(self.texts)
        await self.send(text)
        await self.reply_to({"type": "ping", "id": f"after-{before}"})
        return {frame["code"] for frame in map(json.loads, self.texts[before:]) if frame["type"] == "error"}

    async def reply_to(self, frame: Json) -> Json:
        try:
            return await super().reply_to(frame)
        finally:
            self._replies.pop(frame["id"], None)

    async def _read(self, connection: ClientConnection) -> None:
        await super()._read(connection)
        self.closes.append(connection.close_code)


class Persistent(Witness):
    """A client that comes back by itself whenever its connection is lost, and goes on from where it was."""

    def __init__(self, server: ServerProcess, table: str, **options: Any) -> None:
        super().__init__(server, table, **options)
        self.returns = 0
        """How often it came back."""
        self.resumed = 0
        """How often it was let go on from where it was."""
        self._leaving = False
        self._keeper: asyncio.Task[None] | None = None

    async def connect(self, *, resume: bool = False) -> Self:
        await super().connect(resume=resume)
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._come_back())
        return self

    async def close(self) -> None:
        self._leaving = True
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await super().close()

    async def _come_back(self) -> None:
        while not self._leaving:
            assert self._task is not None
            await asyncio.wait({self._task})
            while not self._leaving:
                await asyncio.sleep(_RETRY_SECONDS)
                try:
                    await super().connect(resume=True)
                except (OSError, WebSocketException, AssertionError):
                    # The port is closed, or the server is being killed again just now.
                    continue
                if self.hello:
                    self.returns += 1
                    self.resumed += self.hello["resumed"]
                    break

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, over as many connections as it takes."""
        async with patience():
            while not holds():
                self._news.clear()
                await self._news.wait()

    def nudge(self) -> None:
        """Let whoever waits look again."""
        self._news.set()

    async def surely(self, kind: str, *, given: str, **fields: Any) -> Json:
        """Send a command under one id until it is answered, however often the connection is lost."""
        async with patience():
            while True:
                try:
                    return await self.command(kind, given=given, **fields)
                except (ConnectionError, OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(_RETRY_SECONDS)


W = TypeVar("W", bound=Witness)


class Record:
    """Everybody who connects during a test."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.clients: list[Witness] = []
        self._guests: list[Guest] = []
        self._ids: dict[Guest, str | None] = {}

    async def __aenter__(self) -> Self:
        self.document = SocketDocument.of(self.server)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await asyncio.gather(*(each.close() for each in self.clients), return_exceptions=True)
        await asyncio.gather(*(each.http.aclose() for each in self._guests))
        if kind is None:
            self.check()

    def check(self) -> None:
        """Hold everything against the document."""
        for client in self.clients:
            found = list(self.document.problems(client.texts, client.closes))
            assert not found, found[:5]

    async def guest(self, name: str | None = None, *, operator: bool = False) -> Guest:
        """Somebody with a browser, signed in if there is a name."""
        made = Guest(self.server, name, operator=operator)
        await made.__aenter__()
        self._guests.append(made)
        patron = (await made.http.get("/api/session")).json()["patron"]
        self._ids[made] = patron["id"] if patron else None
        return made

    async def at(self, guest: Guest, table: str, **options: Any) -> Witness:
        """A client of theirs at a table."""
        return await self._connected(Witness(self.server, table, cookie=guest.cookie or None, **options), guest)

    async def keep(self, guest: Guest, table: str, **options: Any) -> Persistent:
        """A client of theirs that comes back by itself."""
        return await self._connected(Persistent(self.server, table, cookie=guest.cookie or None, **options), guest)

    async def _connected(self, client: W, guest: Guest) -> W:
        client.patron = self._ids[guest]
        self.clients.append(client)
        await client.connect()
        return client

    async def patron(self, name: str, table: str, **options: Any) -> Witness:
        """A new guest's client at a table."""
        return await self.at(await self.guest(name), table, **options)

    @property
    def error_codes(self) -> set[str]:
        """Every code of an error frame that anybody got."""
        return {frame["code"] for client in self.clients for frame in client.of_type("error")}

    @property
    def refusals(self) -> set[str]:
        """Every code of a refusal that anybody got."""
        answers = (frame for client in self.clients for frame in client.of_type("answer"))
        return {frame["refusal"]["code"] for frame in answers if frame["refusal"] is not None}
