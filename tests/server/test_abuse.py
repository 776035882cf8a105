"""A siege: every kind of abuse at the same time, while two patrons play on next to it. Each gets its documented answer,
the rounds go on, and the books are clean at the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from harness.bare import bare_socket, client_frame
from harness.patience import PATIENCE_SECONDS, patient_async_client, patient_connect
from harness.server import SECRET, Json, ServerProcess, audit
from punto.server.people.sessions import OPERATOR_COOKIE, PATRON_COOKIE, Patron, Sessions
from punto.store import Store
from tests.server.patrons import play
from tests.server.witness import Record, Witness

FAR = 1 << 50


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the usual limits."""
    tables = [f"{name}=leisurely-dragon-mini,pace=instant" for name in ("honest", "mini", "other")]
    options = ["--stall-seconds", "3"]
    with ServerProcess(
        tmp_path, tables=[*tables, "midi=leisurely-dragon-midi,pace=instant"], options=options
    ) as running:
        yield running


def test_every_abuse_gets_its_documented_answer_while_others_play_on(server: ServerProcess) -> None:
    asyncio.run(_siege(server))
    assert server.stop() == 0, server.log
    assert "Traceback" not in server.log, server.log
    report = audit(server)
    assert report["ok"], report


async def _siege(server: ServerProcess) -> None:
    async with Record(server) as record:
        over = asyncio.Event()
        async with asyncio.TaskGroup() as honest:
            rounds = honest.create_task(_honest(record, over))
            async with asyncio.TaskGroup() as gang:
                for abuse in (
                    *(duplicates, strangers, floods, nonsense, broken_frames, numbers_without_end, bogus_ids),
                    *(forged_sessions, wrong_origins, names, slow_ones, odd_paths),
                ):
                    gang.create_task(abuse(record), name=abuse.__name__)
            over.set()
        assert await rounds > 5


async def _honest(record: Record, over: asyncio.Event) -> int:
    """Two patrons who just play; how many rounds they got through."""
    ann, bob = await record.patron("Ann", "honest"), await record.patron("Bob", "honest")
    await ann.sit()
    await bob.sit()
    rounds = 0
    while not over.is_set() or rounds < 6:
        await asyncio.gather(
            play(ann, random.Random(rounds), rounds=1, player=500),
            play(bob, random.Random(rounds), rounds=1, banker=500),
        )
        rounds += 1
    assert not record.refusals & {"fault"}
    for each in (ann, bob):
        assert not each.of_type("error")
        assert each.closes == []
    return rounds


async def duplicates(record: Record) -> None:
    """The same id again: with the same content the same answer, with another none; another's ids are another's."""
    guest = await record.guest("Dup")
    first, second = await record.at(guest, "mini"), await record.at(guest, "mini")
    other = await record.patron("Else", "mini")
    await first.sit(20_000)
    await other.sit(20_000)
    slip: Json = {"stakes": {"player": 700}, **first.moment}
    answers = await asyncio.gather(*(_again(each, "slip", slip, 12) for each in (first, second)))
    flat = [answer for each in answers for answer in each]
    assert all(answer["accepted"] for answer in flat)
    assert Counter(answer["repeated"] for answer in flat)[False] == 1
    assert len({answer["sequence"] for answer in flat}) == 1
    refused = await second.command("PlaceSlip", given="slip", **{**slip, "stakes": {"player": 800}})
    assert refused["refusal"]["code"] == "same_id_other_content"
    refused = await second.command("WithdrawSlip", given="slip", **second.moment)
    assert refused["refusal"]["code"] == "same_id_other_content"
    assert not (await other.command("PlaceSlip", given="slip", **{**slip, "stakes": {"player": 900}}))["repeated"]
    assert first.own["staked"] == 700
    assert other.own["staked"] == 900


async def _again(client: Witness, given: str, slip: Json, times: int) -> list[Json]:
    return [await client.command("PlaceSlip", given=given, **slip) for _ in range(times)]


async def strangers(record: Record) -> None:
    """Cards that are another's: nobody else peels, turns or folds them, and no fold of a stranger is relayed."""
    ann, bob = await record.patron("Squeeze", "midi"), await record.patron("Greedy", "midi")
    zoe, passer_by = await record.patron("Unseated", "midi"), await record.at(await record.guest(), "midi")
    await ann.sit()
    await bob.sit()
    await ann.bet(player=2_000)
    await bob.bet(player=1_000)
    await ann.ready()
    await bob.ready()
    await bob.phase("control")
    moment, side = ann.moment, {"side": "player"}
    assert (await bob.command("AcceptControl", **side, **moment))["refusal"]["code"] == "control_not_offered"
    assert (await zoe.command("AcceptControl", **side, **moment))["refusal"]["code"] == "not_seated"
    assert (await passer_by.command("AcceptControl", **side, **moment))["code"] == "not_permitted"
    await ann.accepted("AcceptControl", **side, **moment)
    await ann.phase("exposing")
    await ann.accepted("PeelCard", place=0, **moment)
    for kind in ("PeelCard", "ExposeCard"):
        for place in (0, 1, 5, 1 << 52):
            assert (await bob.command(kind, place=place, **moment))["refusal"]["code"] == "not_your_card"
        for place in (5, 1 << 52):
            assert (await ann.command(kind, place=place, **moment))["refusal"]["code"] == "no_such_card"
        assert (await zoe.command(kind, place=0, **moment))["refusal"]["code"] == "not_seated"
        assert (await passer_by.command(kind, place=0, **moment))["code"] == "not_permitted"
        late = await ann.command(kind, place=0, shoe=moment["shoe"], number=moment["number"] + 1)
        assert late["refusal"]["code"] == "other_round"
    for stranger in (bob, zoe, passer_by):
        for place in (0, 1, 2, 1 << 40):
            before = len(stranger.of_type("error"))
            await stranger.send({"type": "fold", "place": place, "grab": [0, 0], "to": [0.5, 0.5]})
            await stranger.until(lambda s=stranger, b=before: len(s.of_type("error")) > b)  # type: ignore[misc]
            assert stranger.of_type("error")[-1]["code"] == "not_permitted"
    assert not any(each.of_type("fold") for each in (ann, bob, zoe, passer_by))
    # One's own, and only as fast as may be: the last of a flood is shown, and it costs nobody the socket.
    for each in range(400):
        await ann.send({"type": "fold", "place": 0, "grab": [0, 0.5], "to": [0.001 * each, 0.5]})
    await passer_by.until(lambda: bool(passer_by.of_type("fold")))
    assert ann.close_code is None
    for place in (0, 2):
        await ann.accepted("ExposeCard", place=place, **moment)
    again = await ann.command("ExposeCard", place=0, **moment)
    assert again["refusal"]["code"] in ("card_already_exposed", "other_round", "not_your_card")


async def floods(record: Record) -> None:
    """Far too many messages of every kind."""
    guest = await record.guest("Flood")
    ping: Json = {"type": "ping", "id": "p"}
    leave: Json = {"type": "command", "id": "x", "command": {"kind": "LeaveTable"}}
    for frame in (ping, leave, {"type": "sync"}):
        client = await record.at(guest, "other")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(600):
                await client.send(frame)
        assert await client.closed() == 4429
        assert {each["code"] for each in client.of_type("error")} == {"too_fast"}
        assert len(client.texts) < 400


async def nonsense(record: Record) -> None:
    """What cannot be read is said to be so; who sends little else is closed."""
    chance, guest = random.Random(5), await record.guest("Mad")
    deep = "[" * 5_000
    texts = [
        *("", "[]", "5", '"x"', "null", "{", deep, '{"type": ' + deep, '{"type": {"a": 1}}', '{"type": ["ping"]}'),
        *('{"type": "ping", "id": "\\ud800"}', '{"type": "ping", "id": "\\u0000"}', '{"type":"ping","id":1e999}'),
        '{"type": "ping", "id": "a", "id": 5}',
        json.dumps({"type": "command", "id": "x", "command": {"kind": "PlaceSlip", "stakes": {"player": 10**400}}}),
    ]
    good = json.dumps({"type": "command", "id": "x", "command": {"kind": "BuyIn", "amount": 5}})
    while len(texts) < 60:
        place = chance.randrange(len(good))
        texts.append(good[:place] + chance.choice(["", '"', "}", "\x00", "é", "9" * 30, "\\"]) + good[place + 1 :])
    for start in range(0, len(texts), 15):
        client = await record.at(guest, "other")
        for text in texts[start : start + 15]:
            heard = await client.errors_after(text)
            assert ("malformed" in heard) != record.document.may_send(text), (text[:80], heard)
        await client.close()


async def broken_frames(record: Record) -> None:
    """Messages that are no messages: binary, too long at once or in pieces, not UTF-8, against the protocol."""
    guest = await record.guest()
    client = await record.at(guest, "other")
    for _ in range(3):
        await client.send(b'{"type": "ping", "id": "p"}')
    await client.until(lambda: len(client.of_type("error")) == 3)
    assert {each["code"] for each in client.of_type("error")} == {"not_text"}
    await client.send(json.dumps({"type": "ping", "id": "p"}) + " " * 16_384)
    assert await client.closed() == 1009
    piece = client_frame(b" " * 1_000, opcode=0, final=False)
    for name, code, data in (
        ("in pieces without end", 1009, client_frame(b"{", final=False) + piece * 20),
        ("not UTF-8", 1007, client_frame(b"\xff\xfe")),
        ("without a mask", 1002, b"\x81\x02{}"),
        ("an unknown kind of frame", 1002, client_frame(b"x", opcode=3)),
        ("a length beyond all bounds", 1009, b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4)),
    ):
        with await asyncio.to_thread(bare_socket, record.server, "other") as rude:
            rude.connection.sendall(data)
            assert await asyncio.to_thread(rude.close_code) == code, name


async def numbers_without_end(record: Record) -> None:
    """Amounts, places and moments at the ends of what can be written."""
    client = await record.patron("Count", "other")
    await client.accepted("TakeSeat")
    most = 2**53 - 1
    for kind, fields, codes in (
        ("BuyIn", {"amount": most}, {"purse_short", "amount_out_of_range"}),
        ("BuyIn", {"amount": -most}, {"amount_out_of_range"}),
        ("BuyIn", {"amount": 0}, {"amount_out_of_range"}),
        ("CashOut", {"amount": most}, {"amount_out_of_range", "insufficient_balance"}),
        ("TakeSeat", {"seat": -most}, {"already_seated"}),
        ("PlaceSlip", {"stakes": {"player": most}, **client.moment}, {"above_maximum"}),
        ("PlaceSlip", {"stakes": {"player": -most}, **client.moment}, {"stake_not_positive"}),
        ("PlaceSlip", {"stakes": {"player": 500}, "shoe": most, "number": most}, {"other_round"}),
        ("PlaceSlip", {"stakes": {"player": 500}, **client.moment}, {"insufficient_balance"}),
        ("SetLimits", {"limits": {"round_stake_max": -most}}, {"limit_not_positive"}),
        ("SetLimits", {"limits": {"reminder_minutes": -1000}}, {"limit_not_positive"}),
        ("ExcludeSelf", {"until": 0}, {"exclusion_not_longer"}),
        ("CutShoe", {"entropy": "00" * 300}, {"cut_not_open"}),
        ("CutShoe", {"entropy": "AAAA"}, {"cut_not_open"}),
    ):
        answer = await client.command(kind, **fields)
        assert answer["refusal"]["code"] in codes, answer
    # As long as can be written: nobody is told to come back in a time that has no number.
    assert (await client.command("ExcludeSelf", until=most))["accepted"]
    assert (await client.command("TakeSeat"))["refusal"]["code"] in ("self_excluded", "already_seated")


async def bogus_ids(record: Record) -> None:
    """More than a thousand commands that are refused, each under an id of its own: none of them changes anything."""
    clients = [await record.patron(f"Ids {each}", "other") for each in range(20)]

    async def spend(client: Witness, number: int) -> None:
        frames: list[Json] = [
            {"type": "command", "id": f"{number:02}-{each:02}-" + "x" * 50, "command": {"kind": "LeaveTable"}}
            for each in range(55)
        ]
        answers = await asyncio.gather(*(client.reply_to(frame) for frame in frames))
        assert {answer["refusal"]["code"] for answer in answers} == {"not_seated"}
        again = await client.reply_to(frames[0])
        assert not again["repeated"], "a refusal is not remembered, but given again"
        assert again["refusal"]["code"] == "not_seated"
        await client.close()

    await asyncio.gather(*(spend(client, number) for number, client in enumerate(clients)))
    senders = tuple(f"patron:{client.patron}/" for client in clients)
    with Store.open(record.server.database, must_exist=True) as store, store.reading() as reader:
        assert not any(row.key.startswith(senders) for row in reader.answers("other")), "no row for what is refused"
        assert not any(row.command.startswith(senders) for row in reader.journal("other"))


async def forged_sessions(record: Record) -> None:
    """Cookies that are old, another's, cut, bent or for something else."""
    own = Sessions(SECRET.encode(), operator_token="", guest_seconds=1, operator_seconds=1)
    another = Sessions(b"another", operator_token="", guest_seconds=1, operator_seconds=1)
    good = own.patron_value(Patron("g-forged", "Eve", FAR))
    body, dot, seal = good.rpartition(".")
    bent = [
        *(another.patron_value(Patron("g-forged", "Eve", FAR)), own.patron_value(Patron("g-forged", "Eve", 1_000))),
        *(own.operator_value(own.new_operator(now=FAR)), body, seal, dot, good + "x", good[:-1], good[::-1]),
        *(f"{body[:5]}{'A' if body[5] != 'A' else 'B'}{body[6:]}{dot}{seal}", f"{body}{dot}{seal.swapcase()}"),
        *("null", "{}", "x" * 3_000, "..", "%00", f'"{good}'),
    ]
    async with patient_async_client(record.server.url) as http:
        for value in bent:
            headers = {"Cookie": f"{PATRON_COOKIE}={value}"}
            reply = await http.get("/api/session/purse", headers=headers)
            assert reply.status_code == 401, value
            assert reply.json()["error"]["code"] in ("session_invalid", "session_expired")
            client = Witness(record.server, "other", cookie=headers["Cookie"])
            record.clients.append(client)
            await client.connect()
            assert await client.closed() == 4401, value
            assert not client.texts
        for value in (good, "nonsense", another.operator_value(another.new_operator(now=FAR))):
            headers = {"Cookie": f"{OPERATOR_COOKIE}={value}"}
            reply = await http.get("/api/operator/tables", headers=headers)
            assert reply.status_code == 401
        huge = await http.get("/api/session", headers={"Cookie": f"{PATRON_COOKIE}={'x' * 100_000}"})
        assert huge.status_code in (200, 400, 431), "the server reads it, or says that it does not"


async def wrong_origins(record: Record) -> None:
    """Pages of other origins may neither connect nor change anything; what is no page may."""
    url, port = record.server.url, record.server.port
    guest = await record.guest("Own")
    wrong = [
        "https://elsewhere.example",
        "null",
        "",
        "file://",
        f"http://localhost:{port}",
        f"http://127.0.0.1:{port + 1}",
    ]
    wrong += [
        f"{url}.elsewhere.example",
        f"ftp://127.0.0.1:{port}",
        f"http://me@127.0.0.1:{port}",
        "http://[",
        "://",
    ]
    for origin in wrong:
        headers = {"Origin": origin, "Cookie": guest.cookie}
        reply = await guest.http.patch("/api/session", json={"name": "Taken"}, headers={"Origin": origin})
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "wrong_origin"), origin
        address = f"ws://127.0.0.1:{port}/api/tables/other/socket?protocol=1"
        async with patient_connect(address, additional_headers=headers) as made:
            await made.wait_closed()
            assert made.close_code == 4403, origin
    sent = {"Sec-Fetch-Site": "cross-site"}
    assert (await guest.http.patch("/api/session", json={"name": "Taken"}, headers=sent)).status_code == 403
    assert (await guest.http.get("/api/session")).json()["patron"]["name"] == "Own"
    for own in (None, url):
        client = await record.at(guest, "other", origin=own)
        assert client.hello["patron_name"] == "Own"
        await client.close()


async def names(record: Record) -> None:
    """What others have to look at is cleaned, or refused."""
    watching = await record.at(await record.guest(), "other")
    for given, shown in (
        ("An\u202en\u2066\u200b", "Ann"),
        ("  Ann \t\n Lee  ", "Ann Lee"),
        ("A\u0000n\u007fn\ufeff", "Ann"),
        ("e\u0301" * 3, "\u00e9" * 3),
        ("\u05d0\u05d1", "\u05d0\u05d1"),
        ("<b>&amp;", "<b>&amp;"),
    ):
        client = await record.patron(given, "other")
        assert client.hello["patron_name"] == shown
        await client.accepted("TakeSeat")
        await watching.until(lambda shown=shown: shown in [each["name"] for each in watching.view["seats"]])  # type: ignore[misc]
        await client.accepted("LeaveTable")
        await client.close()
    async with patient_async_client(record.server.url) as http:
        zalgo = "Z" + "\u0335\u0321\u0489" * 30
        for name in ("", " ", "\u202e\u2069", "\u3164", "x" * 41, "x" * 100_000, "\u0301", "\u2028"):
            reply = await http.post("/api/session", json={"name": name})
            assert reply.status_code == 422, name[:50]
        reply = await http.post("/api/session", json={"name": zalgo})
        assert reply.status_code == 201
        assert len(reply.json()["patron"]["name"]) <= 3
        for body in (b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"[" * 100_000, b'{"name": "x"} x'):
            reply = await http.post("/api/session", content=body, headers={"Content-Type": "application/json"})
            assert reply.status_code in (400, 422), body[:20]
            assert reply.json()["error"]["code"] in ("bad_request", "name_out_of_range")
        reply = await http.post("/api/session", content=b" " * (5 << 20), headers={"Content-Type": "application/json"})
        assert (reply.status_code, reply.json()["error"]["code"]) == (413, "too_large")


async def slow_ones(record: Record) -> None:
    """Connections that never finish what they began stand about, and are in nobody's way."""
    address = ("127.0.0.1", record.server.port)
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
    body = b"POST /api/session HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"
    with contextlib.ExitStack() as standing:
        slow = [standing.enter_context(socket.create_connection(address)) for _ in range(120)]
        for number, each in enumerate(slow):
            each.sendall((b"", head, body)[number % 3])
        for _ in range(10):
            half = standing.enter_context(await asyncio.to_thread(bare_socket, record.server, "other"))
            # A message of 100 bytes of which one comes.
            half.connection.sendall(b"\x81\xe4" + bytes(4) + b"{")
        for _ in range(3):
            async with patient_async_client(record.server.url) as http:
                assert (await http.get("/healthz")).json()["ok"]
            client = await record.patron("Quick", "other")
            assert (await client.reply_to({"type": "ping", "id": "p"}))["type"] == "pong"
            await client.close()
        # Each is cut off when its time is up, whatever it has sent.
        for each in slow[-3:]:
            each.settimeout(PATIENCE_SECONDS)
            assert await asyncio.to_thread(each.recv, 1) == b""


async def odd_paths(record: Record) -> None:
    """Tables and files that are none."""
    port = record.server.port
    for name in ("..%5cetc", "%00", "%ff", "x" * 3_000, "mini%20", "own-", "%e2%80%ae"):
        async with patient_connect(f"ws://127.0.0.1:{port}/api/tables/{name}/socket?protocol=1") as made:
            await made.wait_closed()
            assert made.close_code == 4404, name
    query = "protocol=1&after={}&audience=x"
    for after in ("-1", "9" * 400, "1e3", "%00", "\u0665", ""):
        address = f"ws://127.0.0.1:{port}/api/tables/other/socket?{query.format(after)}"
        async with patient_connect(address, compression="deflate") as made:
            hello = json.loads(await made.recv())
            assert hello["resumed"] is False
            # What is sent squeezed could be as long as it likes.
            assert made.response is not None
            assert "Sec-WebSocket-Extensions" not in made.response.headers
    async with patient_async_client(record.server.url) as http:
        for path in ("/api/tables/%00", "/api/tables/..%2f", "/api/tables/%ff/rounds", "/api/%2e%2e/%2e%2e/x"):
            reply = await http.get(path)
            assert reply.status_code in (400, 404, 422), path
            assert "error" in reply.json()
        for path in ("/assets/..%2f..%2f..%2fsettings.py", "/%2e%2e/settings.py", "/..%5csettings.py", "/%00.js"):
            assert (await http.get(path)).status_code == 404, path
