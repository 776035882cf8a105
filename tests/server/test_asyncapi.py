"""The AsyncAPI document that is served: it is one, what it says of messages is what the server does, and every error
code and close code in it can be met."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from websockets.exceptions import ConnectionClosed

from harness.bare import code_of_a_stalled
from harness.patience import PATIENCE_SECONDS, patient_connect
from harness.server import Json, ServerProcess, audit
from punto.server.people.sessions import PATRON_COOKIE
from tests.server.witness import Record, SocketDocument

_PER_ADDRESS, _IN_ALL = 16, 20


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server to ask and to send messages to."""
    with ServerProcess(tmp_path_factory.mktemp("asyncapi"), tables=["mini=dragon-mini,pace=instant"]) as running:
        yield running


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that takes few clients and has little patience."""
    tables = [f"{name}=dragon-mini,pace=instant" for name in ("mini", "ending", "damaged")]
    options = ["--stall-seconds", "2", "--grace", "1"]
    options += ["--max-clients", str(_IN_ALL), "--max-clients-per-address", str(_PER_ADDRESS)]
    with ServerProcess(
        tmp_path, tables=[*tables, "lively=dragon-mini,pace=instant,bots=4"], options=options
    ) as running:
        yield running


# ------------------------------------------------------------------------------------------- the document


def test_the_served_document_is_asyncapi_3(serving: ServerProcess) -> None:
    served = SocketDocument.of(serving)
    problems = list(_problems(served))
    assert not problems, problems


def test_a_document_that_is_none_is_found_out(serving: ServerProcess) -> None:
    """The check above can fail."""
    for path, value in (
        (["asyncapi"], "2.6.0"),
        (["info"], {"title": "x"}),
        (["channels", "table", "address"], "/api/tables/{another}/socket"),
        (["channels", "table", "messages", "hello"], {"$ref": "#/components/messages/nowhere"}),
        (["operations", "show", "action"], "publish"),
        (["operations", "ask", "messages"], [{"$ref": "#/components/messages/command"}]),
        (["components", "messages", "hello", "messageId"], "hello"),
        (["components", "schemas", "PingFrame", "type"], "objekt"),
        (["components", "schemas", "a name"], {}),
        (["paths"], {}),
    ):
        document = SocketDocument.of(serving)
        place = document.document
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        assert list(_problems(document)), path


def _problems(served: SocketDocument) -> Iterator[str]:
    """What is wrong with it, by the rules of AsyncAPI 3.0."""
    document = served.document
    if document["asyncapi"] != "3.0.0":
        yield "it is of another version"
    known = {"asyncapi", "id", "info", "servers", "defaultContentType", "channels", "operations", "components"}
    yield from _unknown(document, known, "the document")
    if not {"title", "version"} <= document["info"].keys():
        yield "info has no title or version"
    yield from _unresolved(served, document)
    for name, channel in document["channels"].items():
        yield from _channel_problems(served, name, channel)
    for name, operation in document["operations"].items():
        yield from _operation_problems(served, name, operation)
    parts = document["components"]
    for name in (name for part in parts.values() for name in part):
        if not re.fullmatch(r"[a-zA-Z0-9.\-_]+", name):
            yield f"{name!r} is no name of a component"
    for name, message in parts["messages"].items():
        yield from _message_problems(name, message)
    for name, schema in parts["schemas"].items():
        if not jsonschema_rs.meta.is_valid({"$schema": "http://json-schema.org/draft-07/schema#", **schema}):
            yield f"{name} is no JSON Schema"
        if "prefixItems" in json.dumps(schema):
            yield f"{name} is not written in draft 7, the one of AsyncAPI"


def _unknown(given: Json, known: set[str], where: str) -> Iterator[str]:
    yield from (f"{where}: {key!r} means nothing" for key in given if key not in known and not key.startswith("x-"))


def _references(given: Any) -> Iterator[str]:
    if isinstance(given, dict):
        if isinstance(given.get("$ref"), str):
            yield given["$ref"]
        given = list(given.values())
    if isinstance(given, list):
        for each in given:
            yield from _references(each)


def _unresolved(served: SocketDocument, given: Any) -> Iterator[str]:
    for reference in _references(given):
        try:
            served.resolve(reference)
        except KeyError:
            yield f"{reference} leads nowhere"


def _channel_problems(served: SocketDocument, name: str, channel: Json) -> Iterator[str]:
    known = {"address", "messages", "title", "summary", "description", "servers", "parameters", "tags"}
    yield from _unknown(channel, known | {"externalDocs", "bindings"}, f"channel {name}")
    if set(re.findall(r"\{(\w+)\}", channel["address"])) != channel["parameters"].keys():
        yield f"channel {name}: its parameters are not those of its address"
    for parameter in channel["parameters"].values():
        yield from _unknown(parameter, {"enum", "default", "description", "examples", "location"}, "parameter")
    binding = channel["bindings"]["ws"]
    yield from _unknown(binding, {"method", "query", "headers", "bindingVersion"}, "the binding")
    if binding["query"].get("type") != "object" or "properties" not in binding["query"]:
        yield "the query of the binding is no object"
    if binding["method"] not in ("GET", "POST"):
        yield "the method of the binding is none"


def _operation_problems(served: SocketDocument, name: str, operation: Json) -> Iterator[str]:
    known = {"action", "channel", "title", "summary", "description", "security", "tags", "bindings", "messages"}
    yield from _unknown(operation, known | {"externalDocs", "traits", "reply"}, f"operation {name}")
    if operation["action"] not in ("send", "receive"):
        yield f"operation {name}: {operation['action']!r} is no action"
    channel = operation["channel"]["$ref"]
    if not channel.startswith("#/channels/"):
        yield f"operation {name}: {channel} is no channel"
    for message in operation["messages"]:
        if not message["$ref"].startswith(f"{channel}/messages/"):
            yield f"operation {name}: {message['$ref']} is no message of its channel"


def _message_problems(name: str, message: Json) -> Iterator[str]:
    known = {"headers", "payload", "correlationId", "contentType", "name", "title", "summary", "description", "tags"}
    yield from _unknown(message, known | {"externalDocs", "bindings", "examples", "traits"}, f"message {name}")
    if "payload" not in message or not message["summary"]:
        yield f"message {name} says nothing"


# ------------------------------------------------------------------------------------ what clients may send

_ROUND = {"shoe": 1, "number": 1}
_FRAMES: list[str | bytes | Json] = [
    {"type": "ping", "id": "p"},
    {"type": "ping", "id": "p" * 64},
    {"type": "ping", "id": "p" * 65},
    {"type": "ping", "id": ""},
    {"type": "ping", "id": "ä"},
    {"type": "ping", "id": 5},
    {"type": "ping"},
    {"type": "ping", "id": "p", "more": None},
    {"type": "pong", "id": "p"},
    {"type": "sync"},
    {"type": "sync", "after": 5},
    {"type": "fold", "place": 0, "grab": [0, 0], "to": [1, 1]},
    {"type": "fold", "place": 0, "grab": [0, 0, 0], "to": [1, 1]},
    {"type": "fold", "place": -1, "grab": [0, 0], "to": [1, 1]},
    {"type": "fold", "place": 0, "grab": [9, 0], "to": [1, 1]},
    {"type": "fold", "place": 0, "grab": ["0", 0], "to": [1, 1]},
    {"type": "fold", "seat": 1, "place": 0, "grab": [0, 0], "to": [1, 1]},
    {"kind": "LeaveTable"},
    {"kind": "LeaveTable", "patron": "another"},
    {"kind": "TakeSeat"},
    {"kind": "TakeSeat", "seat": None},
    {"kind": "TakeSeat", "seat": True},
    {"kind": "TakeSeat", "bot": True},
    {"kind": "BuyIn", "amount": -(2**53) + 1},
    {"kind": "BuyIn", "amount": -(2**53)},
    {"kind": "BuyIn", "amount": "5"},
    {"kind": "BuyIn", "amount": 5.5},
    {"kind": "BuyIn", "amount": None},
    {"kind": "PlaceSlip", "stakes": {}, **_ROUND},
    {"kind": "PlaceSlip", "stakes": {}},
    {"kind": "PlaceSlip", "stakes": {"": 5}, **_ROUND},
    {"kind": "PlaceSlip", "stakes": {f"b{each}": each for each in range(64)}, **_ROUND},
    {"kind": "PlaceSlip", "stakes": {f"b{each}": each for each in range(65)}, **_ROUND},
    {"kind": "CutShoe", "entropy": "00ff"},
    {"kind": "CutShoe", "entropy": "00f"},
    {"kind": "CutShoe", "entropy": "zz"},
    {"kind": "CutShoe", "entropy": "00" * 513},
    {"kind": "AcceptControl", "side": "tie", **_ROUND},
    {"kind": "SetLimits", "limits": {}},
    {"kind": "SetLimits", "limits": {"reminder_minutes": 100_001}},
    {"kind": "ExcludeSelf", "until": -1},
    {"kind": "VoidRound", "reason": ""},
    {"kind": "VoidRound", "reason": "x", "end_shoe": 1},
    {"kind": "ChangeSettings", "pace": "hasty"},
    {"kind": "ShuffleShoe", "seed": "00" * 32},
    {"kind": "Tick"},
    {"kind": "Disconnect"},
    "[]",
    "nonsense",
    b"{}",
]


def test_what_the_document_permits_is_read_and_nothing_else(serving: ServerProcess) -> None:
    asyncio.run(_hold_against_the_document(serving))


async def _hold_against_the_document(serving: ServerProcess) -> None:
    permitted = 0
    async with Record(serving) as record:
        guest = await record.guest("Ann")
        for start in range(0, len(_FRAMES), 12):
            # Few at a time, because who sends too much nonsense is closed.
            client = await record.at(guest, "mini")
            for message in _FRAMES[start : start + 12]:
                frame = message
                if isinstance(message, dict) and "kind" in message:
                    frame = {"type": "command", "id": f"c{start}-{permitted}", "command": message}
                text = json.dumps(frame) if isinstance(frame, dict) else frame
                heard = await client.errors_after(text)
                read = not {"malformed", "not_text"} & heard
                assert read == record.document.may_send(text), (text, heard)
                permitted += read
            await client.close()
    assert 10 < permitted < len(_FRAMES) - 10


# ------------------------------------------------------------------------------------ every code can be met


def test_every_error_code_and_every_close_code_is_met(impatient: ServerProcess) -> None:
    asyncio.run(_meet_every_code(impatient))
    report = audit(impatient)
    assert report["ok"], report


class Met(Record):
    """A record that also keeps the close codes of clients of other kinds."""

    def __init__(self, server: ServerProcess) -> None:
        super().__init__(server)
        self.met: list[int | None] = []


async def _meet_every_code(serving: ServerProcess) -> None:
    async with Met(serving) as record:
        await asyncio.gather(_turned_away(record), _out_of_bounds(record), _stalled(record))
        await _too_many(record)
        await _trouble_in_the_store(record)
        await _table_that_ends(record)
        leaving = await record.at(await record.guest(), "mini")
        assert await asyncio.to_thread(serving.stop) == 0
        assert await leaving.closed() == 1012
        assert leaving.of_type("goodbye")
        met = {code for client in record.clients for code in client.closes} | set(record.met)
        assert record.error_codes == record.document.error_codes
        assert met >= record.document.close_codes, record.document.close_codes - met


async def _turned_away(record: Record) -> None:
    guest = await record.guest()
    for code, table, options in (
        (4403, "mini", {"origin": "https://elsewhere.example"}),
        (4404, "nowhere", {}),
        (4406, "mini", {"protocol": 99}),
        (4401, "mini", {"role": "operator"}),
    ):
        client = await record.at(guest, table, **options)
        assert await client.closed() == code
    guest.http.cookies.set(PATRON_COOKIE, "forged")
    assert await (await record.at(guest, "mini")).closed() == 4401


async def _out_of_bounds(record: Record) -> None:
    guest, ann = await record.guest(), await record.guest("Ann")
    large, flooding, rude = [await record.at(guest, "mini") for _ in range(3)]
    await large.send(json.dumps({"type": "ping", "id": "x" * 20_000}))
    assert await large.closed() == 1009
    with contextlib.suppress(ConnectionClosed):
        for each in range(1_000):
            await flooding.send({"type": "ping", "id": f"p{each}"})
    assert await flooding.closed() == 4429
    assert {frame["code"] for frame in flooding.of_type("error")} == {"too_fast"}
    with contextlib.suppress(ConnectionClosed):
        for _ in range(100):
            await rude.send(b"\x00")
            await rude.send("nonsense")
    assert await rude.closed() == 4400
    seated = await record.at(ann, "mini")
    assert (await seated.command("PauseTable"))["code"] == "not_permitted"
    desk = await record.at(await record.guest(operator=True), "mini", role="operator")
    assert (await desk.command("ChangeHouse", house="nowhere"))["code"] == "unknown_name"
    await asyncio.gather(seated.close(), desk.close())


async def _stalled(record: Met) -> None:
    """Somebody who asks and asks and does not read; its last frame is read when it has been given up."""
    guest = await record.guest()
    watching = await record.at(guest, "lively")
    code = await asyncio.to_thread(code_of_a_stalled, record.server, "lively")
    assert code == 4408
    record.met.append(code)
    await watching.close()


async def _too_many(record: Met) -> None:
    """More sockets than one address may have, then more than there may be at all."""
    own = await record.guest()
    for _ in range(_PER_ADDRESS):
        assert (await record.at(own, "mini")).hello
    assert await (await record.at(own, "mini")).closed() == 4429
    address = f"ws://127.0.0.1:{record.server.port}/api/tables/mini/socket?protocol=1"
    others = [await patient_connect(address, local_addr=("127.0.0.2", 0)) for _ in range(_IN_ALL - _PER_ADDRESS + 1)]
    await others[-1].wait_closed()
    assert others[-1].close_code == 4503
    record.met.append(others[-1].close_code)
    assert all(each.close_code is None for each in others[:-1])
    await asyncio.gather(*(each.close() for each in others), *(each.close() for each in record.clients))


async def _trouble_in_the_store(record: Record) -> None:
    """A table of the database that is gone, rows that make no sense, and a journal that is not what it was."""
    ann, bob = await record.patron("Ann", "damaged"), await record.patron("Bob", "mini")
    await ann.sit()
    with _edited(record.server, "ALTER TABLE grants RENAME TO elsewhere", "ALTER TABLE elsewhere RENAME TO grants"):
        assert (await bob.command("TakeSeat"))["code"] == "store_unavailable"
    await bob.accepted("TakeSeat")
    await bob.accepted("SetLimits", limits={"round_stake_max": 5_000})
    await bob.accepted("LeaveTable")
    spoil = f"UPDATE patrons SET limits = '?' || limits WHERE patron = '{bob.patron}'"
    mend = f"UPDATE patrons SET limits = substr(limits, 2) WHERE patron = '{bob.patron}'"
    with _edited(record.server, spoil, mend):
        assert (await bob.command("TakeSeat"))["code"] == "fault"
    await bob.accepted("TakeSeat")
    head = "UPDATE tables SET hash = {} WHERE table_id = 'damaged'"
    with _edited(record.server, head.format("'0' || hash"), head.format("substr(hash, 2)")):
        with pytest.raises(ConnectionError):
            await ann.command("BuyIn", amount=500)
        assert await ann.closed() == 4410
    await bob.close()


@contextlib.contextmanager
def _edited(server: ServerProcess, spoil: str, mend: str) -> Iterator[None]:
    """A database in which something is wrong for a while."""
    database = sqlite3.connect(server.database, isolation_level=None, timeout=PATIENCE_SECONDS)
    try:
        database.execute(spoil)
        yield
        database.execute(mend)
    finally:
        database.close()


async def _table_that_ends(record: Record) -> None:
    watching = await record.at(await record.guest(), "ending")
    desk = await record.at(await record.guest(operator=True), "ending", role="operator")
    await desk.accepted("CloseTable", reason="the end")
    assert await watching.closed() == 4410
    await desk.close()
