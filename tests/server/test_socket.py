"""The socket's manners: resuming, duplicates, nonsense, floods, origins, sessions, rights. Each gets its answer."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from harness.bare import bare_socket, closed_as_stalled
from harness.patience import patience, patient_async_client
from harness.server import SECRET, TOKEN, Guest, Json, ServerProcess, TableClient
from punto.server.people.sessions import PATRON_COOKIE, Patron, Sessions
from tests.server.patrons import played

NOW = 4_000_000_000_000
"""A moment far ahead, in milliseconds."""


def sessions() -> Sessions:
    """What the server under test signs with."""
    return Sessions(SECRET.encode(), operator_token=TOKEN, guest_seconds=60, operator_seconds=60)


def test_a_client_that_reconnects_gets_what_it_missed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            Guest(server, "Ann") as ann,
            Guest(server) as other,
            other.at("mini2") as watching,
            ann.at("mini2") as table,
        ):
            await table.sit()
            await watching.until(lambda: watching.sequence == table.sequence)
            await watching.drop()
            await table.bet(player=1_000)
            await table.ready()
            await table.phase("settled")
            missed = len(watching.texts)
            await watching.connect(resume=True)
            assert watching.hello["resumed"]
            assert watching.hello["document"] is None
            await watching.until(lambda: watching.sequence == table.sequence)
            assert [frame["type"] for frame in watching.frames[missed:]][:2] == ["hello", "step"]
            assert watching.view["shoe"] == table.view["shoe"]
            assert watching.document is not None
            assert table.document is not None
            assert watching.document["roads"] == table.document["roads"]
            # Once more, with nothing missed: only the greeting.
            await watching.drop()
            heard = len(watching.texts)
            await watching.connect(resume=True)
            pong = await watching.reply_to({"type": "ping", "id": "p"})
            assert pong["now"] > 0
            assert watching.frames[heard]["type"] == "hello"
            assert watching.hello["resumed"]

    asyncio.run(scenario())


def test_a_client_that_claims_another_audience_or_an_unknown_number_gets_the_whole_document(
    server: ServerProcess,
) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("mini3") as table:
            await table.sit()
            async with Guest(server) as other:
                spy = TableClient(server, "mini3", cookie=other.cookie or None)
                # A spectator who claims the patron's audience must not be sent the patron's changes.
                spy.sequence, spy.audience = table.sequence - 1, table.audience
                await spy.connect(resume=True)
                assert not spy.hello["resumed"]
                assert spy.view["own"] is None
                await spy.close()
                spy.sequence, spy.audience = 10**9, spy.hello["audience"]
                await spy.connect(resume=True)
                assert not spy.hello["resumed"]
                await spy.close()

    asyncio.run(scenario())


def test_the_patrons_seat_survives_a_reload_and_the_table_hears_of_it(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            Guest(server, "Ann") as ann,
            Guest(server) as other,
            other.at("mini4") as watching,
            ann.at("mini4") as table,
        ):
            await table.sit()
            second = TableClient(server, "mini4", cookie=ann.cookie)
            await second.connect()
            await second.close()
            await table.accepted("BuyIn", amount=100)
            assert watching.view["seats"][0]["connected"], "one of two sockets is still there"
            await table.drop()
            await watching.until(lambda: not watching.view["seats"][0]["connected"])
            await table.connect(resume=True)
            await watching.until(lambda: watching.view["seats"][0]["connected"])
            assert table.own["balance"] == 50_100

    asyncio.run(scenario())


def test_the_same_command_twice_is_done_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("mini5") as table:
            await table.sit()
            first = await table.command("BuyIn", given="once", amount=1_000)
            again = await table.command("BuyIn", given="once", amount=1_000)
            other = await table.command("BuyIn", given="once", amount=2_000)
            assert (first["accepted"], first["repeated"]) == (True, False)
            assert (again["accepted"], again["repeated"]) == (True, True)
            assert again["sequence"] == first["sequence"]
            assert other["refusal"]["code"] == "same_id_other_content"
            assert table.own["balance"] == 51_000
            late = await table.command("PlaceSlip", stakes={"player": 1_000}, shoe=1, number=99)
            assert late["refusal"]["code"] == "other_round"
            wrong = await table.command("PlaceSlip", stakes={"player": 1, "nonsense": 5}, **table.moment)
            assert wrong["refusal"]["code"] == "unknown_bet"
            assert wrong["refusal"]["bet"] == "nonsense"

    asyncio.run(scenario())


def test_chips_come_from_the_purse_and_no_more_than_it_holds(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("mini6") as table:
            assert (await ann.http.get("/api/session/purse")).json()["granted"] == 0
            await table.accepted("TakeSeat")
            short = await table.command("BuyIn", amount=100_001)
            assert short["refusal"]["code"] == "purse_short"
            everything: Json = {"given": "all", "amount": 100_000}
            assert (await table.command("BuyIn", **everything))["accepted"]
            assert (await table.command("BuyIn", **everything))["repeated"], "a repetition is no new purchase"
            purse = (await ann.http.get("/api/session/purse")).json()
            assert (purse["free"], purse["playing"], purse["granted"]) == (0, 100_000, 100_000)
            assert (await table.command("BuyIn", amount=1))["refusal"]["code"] == "purse_short"
            await table.accepted("CashOut", amount=40_000)
            assert (await ann.http.get("/api/session/purse")).json()["free"] == 40_000

    asyncio.run(scenario())


NONSENSE: list[str | bytes] = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"type": "dance"}',
    '{"type": "command", "id": "x"}',
    '{"type": "command", "id": "x", "command": {"kind": "Tick"}}',
    '{"type": "command", "id": "x", "command": {"kind": "ShuffleShoe", "seed": "00"}}',
    '{"type": "command", "id": "x", "command": {"kind": "BuyIn", "amount": "5"}}',
    '{"type": "command", "id": "x", "command": {"kind": "BuyIn", "amount": 5.5}}',
    '{"type": "command", "id": "x", "command": {"kind": "BuyIn", "amount": 1e400}}',
    '{"type": "command", "id": "x", "command": {"kind": "BuyIn", "amount": 99999999999999999999}}',
    '{"type": "command", "id": "x", "command": {"kind": "BuyIn", "amount": 5, "patron": "another"}}',
    '{"type": "command", "id": "x", "at": 5, "command": {"kind": "LeaveTable"}}',
    '{"type": "command", "id": "", "command": {"kind": "LeaveTable"}}',
    '{"type": "command", "id": "a b", "command": {"kind": "LeaveTable"}}',
    '{"type": "command", "id": "x", "command": {"kind": "PlaceSlip", "stakes": {"player": 500}}}',
    '{"type": "fold", "place": 0, "grab": [0, 0], "to": [NaN, 0]}',
    '{"type": "ping", "id": "\ud83d"}'.replace("\ud83d", "\\ud83d"),
    b"\x00\x01",
]


def test_nonsense_is_answered_and_changes_nothing(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann:
            for start in range(0, len(NONSENSE), 10):
                async with ann.at("mini7") as table:
                    before = table.sequence
                    for message in NONSENSE[start : start + 10]:
                        heard = len(table.of_type("error"))
                        await table.send(message)
                        await table.until(lambda heard=heard: len(table.of_type("error")) > heard)  # type: ignore[misc]
                        code = table.of_type("error")[-1]["code"]
                        assert code == ("not_text" if isinstance(message, bytes) else "malformed"), message
                    assert (await table.reply_to({"type": "ping", "id": "still"}))["id"] == "still"
                    assert table.sequence == before

    asyncio.run(scenario())


def test_who_sends_nothing_but_nonsense_is_closed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server) as other, other.at("mini7") as table:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(500):
                    await table.send("nonsense")
                    await asyncio.sleep(0)
            assert await table.closed() == 4400

    asyncio.run(scenario())


def test_a_flood_is_answered_with_too_fast_and_then_closed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server) as other, other.at("mini7") as table:
            with contextlib.suppress(ConnectionClosed):
                for each in range(2_000):
                    await table.send({"type": "ping", "id": f"p{each}"})
            assert await table.closed() == 4429
            codes = [frame["code"] for frame in table.of_type("error")]
            assert codes
            assert set(codes) == {"too_fast"}
            assert len(table.of_type("pong")) < 1_000

    asyncio.run(scenario())


def test_a_message_that_is_too_large_closes_the_socket(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server) as other, other.at("mini7") as table:
            await table.send('{"type": "ping", "id": "' + "x" * 20_000 + '"}')
            assert await table.closed() == 1009

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        ("https://elsewhere.example", 4403),
        ("null", 4403),
        ("http://127.0.0.1:1", 4403),
        ("http://127.0.0.1.elsewhere.example", 4403),
    ],
)
def test_a_page_of_another_origin_may_not_connect(server: ServerProcess, origin: str, code: int) -> None:
    async def scenario() -> None:
        table = TableClient(server, "mini7", origin=origin)
        await table.connect()
        assert await table.closed() == code
        assert not table.texts, "nothing is sent before the origin is known"
        await table.close()

    asyncio.run(scenario())


def test_the_own_page_may_connect(server: ServerProcess) -> None:
    async def scenario() -> None:
        table = TableClient(server, "mini7", origin=server.url)
        await table.connect()
        assert table.hello["protocol"] == 1
        await table.close()

    asyncio.run(scenario())


def test_unknown_tables_and_other_protocols_are_refused(server: ServerProcess) -> None:
    async def scenario() -> None:
        nowhere = TableClient(server, "nowhere")
        await nowhere.connect()
        assert await nowhere.closed() == 4404
        later = TableClient(server, "mini7", protocol=2)
        await later.connect()
        assert await later.closed() == 4406
        for each in (nowhere, later):
            await each.close()

    asyncio.run(scenario())


def test_forged_and_expired_sessions_are_told_apart_from_none(server: ServerProcess) -> None:
    good = sessions().patron_value(Patron("g1", "Ann", NOW))
    expired = sessions().patron_value(Patron("g1", "Ann", 1_000))
    other_secret = Sessions(b"another", operator_token="", guest_seconds=1, operator_seconds=1)
    forged = other_secret.patron_value(Patron("g1", "Ann", NOW))
    swapped = sessions().operator_value(sessions().new_operator(now=NOW))

    async def scenario() -> None:
        async with patient_async_client(server.url) as http:
            for value, code in (
                (good, None),
                (expired, "session_expired"),
                (forged, "session_invalid"),
                (swapped, "session_invalid"),
                (good[:-2], "session_invalid"),
                ("nonsense", "session_invalid"),
            ):
                headers = {"Cookie": f"{PATRON_COOKIE}={value}"}
                reply = await http.get("/api/session/purse", headers=headers)
                assert reply.status_code == (200 if code is None else 401), value
                if code is not None:
                    assert reply.json()["error"]["code"] == code
                    asked = await http.get("/api/session", headers=headers)
                    assert asked.json()["patron"] is None
                    assert "Max-Age=0" in asked.headers["set-cookie"], "a bad cookie is taken back"
                table = TableClient(server, "mini7", cookie=f"{PATRON_COOKIE}={value}")
                await table.connect()
                if code is None:
                    assert table.hello["patron_name"] == "Ann"
                else:
                    assert await table.closed() == 4401
                await table.close()

    asyncio.run(scenario())


def test_spectators_patrons_and_operators_may_do_only_what_is_theirs(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as other, Guest(server, operator=True) as olga:
            async with other.at("mini8") as watching, ann.at("mini8") as table:
                for kind in ("TakeSeat", "LeaveTable", "PauseTable"):
                    assert (await watching.command(kind))["code"] == "not_permitted"
                for kind in ("PauseTable", "CloseTable"):
                    assert (await table.command(kind))["code"] == "not_permitted"
            stranger = TableClient(server, "mini8", cookie=ann.cookie, role="operator")
            await stranger.connect()
            assert await stranger.closed() == 4401
            await stranger.close()
            async with olga.at("mini8", role="operator") as desk:
                assert desk.hello["role"] == "operator"
                assert desk.view["operator"]["settings"]["pace"]["card_ms"] == 0
                assert (await desk.command("TakeSeat"))["code"] == "not_permitted"
                assert (await desk.command("PauseTable", reason="fire drill"))["accepted"]
                assert desk.view["paused"]
                assert (await desk.command("ChangeHouse", house="nowhere"))["code"] == "unknown_name"
                assert (await desk.command("ChangeHouse", house="../secret.toml"))["code"] == "unknown_name"
                assert (await desk.command("ChangeSettings", pace="fast"))["accepted"]
                assert (await desk.command("ResumeTable"))["accepted"]

    asyncio.run(scenario())


def test_a_session_that_ends_while_connected_ends_the_socket(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server) as other:
            now = (await other.http.get("/api/session")).json()["now"]
            value = sessions().patron_value(Patron("g2", "Ann", now + 2_000))
            table = TableClient(server, "mini7", cookie=f"{PATRON_COOKIE}={value}")
            await table.connect()
            async with patience():
                while (await other.http.get("/api/session")).json()["now"] < now + 2_000:
                    await asyncio.sleep(0.05)
            # Where greeting it took longer than the session lasts, the server has closed it by itself.
            with contextlib.suppress(ConnectionClosed):
                await table.send({"type": "ping", "id": "p"})
            assert await table.closed() == 4401
            await table.close()

    asyncio.run(scenario())


def test_one_stalled_client_slows_nobody_and_is_closed(server: ServerProcess) -> None:
    """A client that sends and never reads: its queue fills and it is closed, while the others play on."""

    async def scenario() -> None:
        before = closed_as_stalled(server)
        async with Guest(server) as other, other.at("lively") as watching:
            await watching.until(lambda: watching.rounds > 5)
            with await asyncio.to_thread(bare_socket, server, "lively") as stalled:
                seen = played(watching.view)
                await asyncio.to_thread(stalled.ask_and_not_read, lambda: closed_as_stalled(server) > before)
                assert closed_as_stalled(server) == before + 1
                # The others play on beside it.
                await watching.until(lambda: played(watching.view) != seen)

    asyncio.run(scenario())


def test_the_reply_names_the_command_it_is_for(server: ServerProcess) -> None:
    """Two commands sent at once are answered in their order, each under its own id."""

    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("mini1") as table:
            commands: list[Json] = [
                {"type": "command", "id": f"n{each}", "command": {"kind": "LeaveTable"}} for each in range(5)
            ]
            replies = await asyncio.gather(*(table.reply_to(each) for each in commands))
            assert [each["id"] for each in replies] == [f"n{each}" for each in range(5)]
            assert {each["refusal"]["code"] for each in replies} == {"not_seated"}

    asyncio.run(scenario())
