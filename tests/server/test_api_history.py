"""History and fairness over HTTP: every round told as it was, every record true, and nothing told too early."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from harness.patience import patience, patient_get
from harness.server import Guest, Json, ServerProcess, TableClient
from punto.rules.rounds import Round
from punto.store import Store
from punto.store.write.loading import event_of
from punto.table.acts.shoe import ShoeCommitted
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.turning import CardExposed
from punto.words import LANGUAGES
from tests.server.texts import words_of


async def ask(guest: Guest, path: str, status: int = 200) -> Json:
    """The answer to a question, which has that status."""
    reply = await guest.http.get(path)
    assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text}"
    found: Json = reply.json()
    return found


async def play(table: TableClient, **stakes: int) -> None:
    """One round of a table at which nobody else is waited for."""
    await table.phase("betting")
    done = (table.view["shoe"]["number"], table.view["current"]["number"])
    await table.bet(**stakes)
    await table.ready()
    await table.until(lambda: _over(table, *done))


def _over(table: TableClient, shoe: int, number: int) -> bool:
    now = table.view["shoe"]
    return now["number"] > shoe or any(each["number"] == number for each in now["rounds"])


async def cut(table: TableClient) -> None:
    """Let the shoe be, if it is to be cut."""
    await table.phase("cutting", "betting")
    if table.view["phase"] == "cutting" and "SayReady" in table.view["may"]:
        # It may be over before this comes.
        await table.command("SayReady")
    await table.phase("betting")


async def play_a_shoe(table: TableClient) -> int:
    """Play at the table of short shoes until a shoe is over; its number."""
    await cut(table)
    shoe: int = table.view["shoe"]["number"]
    while table.view["shoe"]["number"] == shoe and table.view["shoe"]["phase"] != "revealed":
        if table.view["phase"] == "betting":
            await play(table, player=1_000, banker=500)
        await table.until(lambda: table.view["phase"] in ("betting", "cutting") or _over_shoe(table, shoe))
    await cut(table)
    return shoe


def _over_shoe(table: TableClient, shoe: int) -> bool:
    return bool(table.view["shoe"]["number"] > shoe)


# ------------------------------------------------------------------------------------------- rounds


def test_rounds_are_told_to_everybody_and_their_reasons_to_the_patron(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as other, ann.at("mini1") as table:
            await table.sit()
            for stake in (1_000, 1_500, 2_000):
                await cut(table)
                await play(table, player=stake, tie=500)
            shown = table.view["shoe"]["rounds"]
            mine = (await ask(ann, "/api/tables/mini1/rounds"))["rounds"]
            theirs = (await ask(other, "/api/tables/mini1/rounds"))["rounds"]
            assert [each["number"] for each in mine] == [3, 2, 1]
            for told, public, seen in zip(mine, theirs, reversed(shown), strict=True):
                assert " ".join(card["face"] for card in told["cards"]) == seen["cards"]
                assert told["result"] == seen["result"]
                dealt = Round.parse(seen["cards"])
                assert words_of(told["calls"][-1]) == str(dealt.call)
                assert [words_of(each["reason"], "zh-Hans") for each in told["decisions"]] == [
                    each.reason.in_language("zh-Hans") for each in dealt.decisions
                ]
                assert [bet["bet"] for bet in told["own"]] == ["player", "tie"]
                assert all(words_of(bet["explanation"], each) for bet in told["own"] for each in LANGUAGES)
                assert told["seats"] == [{**each, "you": True} for each in public["seats"]]
                assert public["own"] == []
                net = {bet["bet"]: bet["net"] for bet in told["own"]}
                assert {bet["bet"]: bet["net"] for bet in told["seats"][0]["bets"]} == net
            assert "Ann" not in json.dumps(theirs)
            results = await ask(ann, "/api/tables/mini1/results")
            assert results["nets"] == [sum(bet["net"] for bet in told["own"]) for told in reversed(mine)]
            assert (results["rounds"], results["staked"]) == (3, 6_000)
            await ask(other, "/api/tables/mini1/results", 401)
            await table.accepted("LeaveTable")
            (purse,) = (await ask(ann, "/api/session/purses"))["purses"]
            assert purse == await ask(ann, "/api/session/purse")
            assert purse["free"] == purse["granted"] + results["net"]

    asyncio.run(scenario())


def test_pages_of_rounds_and_one_round_step_by_step(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as other, ann.at("short") as table:
            await table.sit()
            shoe = await play_a_shoe(table)
            await play(table, player=1_000)
            whole = (await ask(other, "/api/tables/short/rounds?limit=100"))["rounds"]
            assert len(whole) > 2
            pages: list[Json] = []
            query = "limit=2"
            while True:
                page = await ask(other, f"/api/tables/short/rounds?{query}")
                pages += page["rounds"]
                if page["next_before"] is None:
                    break
                query = f"limit=2&before={page['next_before']}"
            assert pages == whole
            of_shoe = (await ask(other, f"/api/tables/short/rounds?shoe={shoe}&limit=100"))["rounds"]
            assert of_shoe == [each for each in whole if each["shoe"] == shoe]
            assert of_shoe[0]["last"]
            for told in of_shoe:
                replay = await ask(other, f"/api/tables/short/rounds/{shoe}/{told['number']}")
                assert {key: replay[key] for key in told} == told
                assert replay["house"]["house"] == "short"
                assert (replay["house"]["currency"], replay["house"]["decimals"]) == ("USD", 2)
                names = {each["bet"] for each in replay["house"]["bets"]}
                assert {bet["bet"] for seat in told["seats"] for bet in seat["bets"]} <= names
                assert [said for step in replay["steps"] for said in step["said"]] == told["calls"]
                assert replay["steps"][-1]["kind"] == "settled"
            assert (await ask(ann, f"/api/tables/short/rounds/{shoe}/1"))["own"]
            await table.accepted("LeaveTable")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("path", "status", "code", "wanted"),
    [
        ("/api/tables/nowhere/rounds", 404, "unknown_table", "nowhere"),
        ("/api/tables/mini2/rounds/1/999", 404, "unknown_round", "no round 999 of shoe 1 at table mini2"),
        ("/api/tables/mini2/rounds/1/1", 404, "unknown_round", "that is over"),
        ("/api/tables/mini2/rounds/0/1", 422, "bad_request", "greater than or equal to 1"),
        ("/api/tables/mini2/rounds/1/x", 422, "bad_request", "valid integer"),
        ("/api/tables/mini2/rounds?limit=1000", 422, "bad_request", "less than or equal to 100"),
        ("/api/tables/mini2/rounds?before=-1", 422, "bad_request", "greater than or equal to 0"),
        ("/api/tables/mini2/rounds?shoe=99999999999999999999", 422, "bad_request", "less than or equal to"),
        ("/api/tables/%00/rounds", 422, "bad_request", "pattern"),
        ("/api/tables/nowhere/shoes", 404, "unknown_table", "nowhere"),
        ("/api/tables/mini2/shoes/999", 404, "unknown_shoe", "no shoe 999 at table mini2"),
        ("/api/tables/mini2/shoes/1", 409, "shoe_open", "Shoe 1 is not over"),
        ("/api/tables/mini2/shoes/1/verification", 409, "shoe_open", "Shoe 1 is not over"),
        ("/api/tables/mini2/shoes?before=0", 422, "bad_request", "greater than or equal to 1"),
    ],
)
def test_what_is_not_there_or_not_right_is_said(
    server: ServerProcess, path: str, status: int, code: str, wanted: str
) -> None:
    reply = patient_get(f"{server.url}{path}")
    error = reply.json()["error"]
    assert (reply.status_code, error["code"]) == (status, code), reply.text
    assert wanted in error["message"] + str(error["problems"]), reply.text
    assert error["message"] == words_of(error["text"])


# ------------------------------------------------------------------------------------------ records


def punto(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line."""
    return subprocess.run([sys.executable, "-m", "punto", *arguments], capture_output=True, text=True, check=False)


def test_a_record_from_the_server_verifies(server: ServerProcess, tmp_path: Path) -> None:
    async def scenario() -> tuple[int, str]:
        async with Guest(server, "Ann") as ann, Guest(server) as other, ann.at("short") as table:
            await table.sit()
            shoe = await play_a_shoe(table)
            listed = (await ask(other, "/api/tables/short/shoes"))["shoes"]
            assert listed[0]["number"] == shoe + 1
            assert (listed[0]["seed"], listed[0]["recorded"], listed[0]["closed_at"]) == (None, False, None)
            assert (listed[1]["phase"], listed[1]["ended"], listed[1]["recorded"]) == ("revealed", "cut card", True)
            reply = await other.http.get(f"/api/tables/short/shoes/{shoe}")
            assert reply.status_code == 200
            assert reply.headers["content-type"] == "application/json"
            assert f"short-shoe-{shoe:05}.json" in reply.headers["content-disposition"]
            assert reply.json()["closing"]["seed"] == listed[1]["seed"]
            assert reply.json()["header"]["commitment"] == listed[1]["commitment"]
            report = await ask(other, f"/api/tables/short/shoes/{shoe}/verification")
            assert report["ok"], report
            posted = await other.http.post("/api/verify", content=reply.content)
            assert posted.json() == report
            await table.accepted("LeaveTable")
            return shoe, reply.text

    shoe, text = asyncio.run(scenario())
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    verified = punto("verify", str(file))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    exported = punto("export", server.database, "--table", "short", "--to", str(tmp_path / "out"))
    assert exported.returncode == 0, exported.stderr
    assert (tmp_path / "out" / "table-short" / f"shoe-{shoe:05}.json").read_text(encoding="utf-8") == text


async def _in_pieces(count: int) -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(count):
        yield b" " * 2**20


def test_a_forged_record_is_reported_and_what_is_none_is_refused(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("short") as table:
            await table.sit()
            shoe = await play_a_shoe(table)
            await table.accepted("LeaveTable")
            record = (await ann.http.get(f"/api/tables/short/shoes/{shoe}")).json()
            record["rounds"][0]["slips"][0]["bets"][0]["net"] = "999.00"
            report = (await ann.http.post("/api/verify", json=record)).json()
            assert not report["ok"]
            failed = {each["check"] for each in report["checks"] if not each["ok"]}
            assert {"seal", "payouts"} <= failed
            assert all(each["failures"] for each in report["checks"] if not each["ok"])
            del record["closing"]
            for body, said in (
                (json.dumps(record).encode(), "closing"),
                (b"", ""),
                (b"[]", ""),
                (b"{}", ""),
                (b"\xff\xfe", "not UTF-8 text: byte 0"),
                (b"[" * 100_000, ""),
                (b'{"record": "punto shoe", "version": 99}', "version"),
            ):
                refused = await ann.http.post("/api/verify", content=body)
                assert refused.status_code == 422, refused.text
                error = refused.json()["error"]
                assert error["code"] == "not_a_record"
                assert said in error["problems"][0]["message"]
            for large in (b" " * (5 * 2**20), _in_pieces(5)):
                refused = await ann.http.post("/api/verify", content=large)
                assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too_large")

    asyncio.run(scenario())


# ------------------------------------------------------------------------------------------ secrets


def everything(table: str) -> list[str]:
    """Every question about a table that anybody can ask."""
    return [
        *("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/rounds?limit=100"),
        *(f"/api/tables/{table}/rounds/1/{number}" for number in (1, 2, 3)),
        *(f"/api/tables/{table}/shoes", f"/api/tables/{table}/shoes/1", f"/api/tables/{table}/shoes/1/verification"),
        *(f"/api/operator/tables/{table}/journal?limit=500", f"/api/operator/tables/{table}/ledger?limit=500"),
        *(f"/api/operator/tables/{table}/accounts", "/api/operator/tables", "/api/operator/audit"),
        *("/api/houses", "/api/openapi.json", "/healthz", "/metrics"),
    ]


async def look(guests: list[Guest], table: str) -> list[str]:
    """The answers to all of it, as every guest gets them."""
    return [(await guest.http.get(path)).text for guest in guests for path in everything(table)]


def secrets(server: ServerProcess, table: str) -> tuple[str, set[int]]:
    """The seed of the only shoe, and the events of cards that were never turned, from the database itself."""
    seed, down, gone = "", {}, set()
    with Store.open(server.database, must_exist=True) as store, store.reading() as reader:
        for row in reader.journal(table):
            match event_of(row):
                case ShoeCommitted() as committed:
                    seed = committed.seed.hex()
                case CardDealt(face_up=False) as dealt:
                    down[dealt.place] = row.sequence
                case CardExposed() as exposed:
                    del down[exposed.place]
                case _ if row.type == "BettingOpened":
                    gone |= set(down.values())
                    down = {}
    return seed, gone | set(down.values())


async def check_secrets(server: ServerProcess, guests: list[Guest], operator: Guest, table: str) -> int:
    """Compare what is told with what may be, while the table stands still; how many cards are hidden."""
    async with paused(operator, table):
        return await _check_secrets(server, guests, operator, table)


@asynccontextmanager
async def paused(operator: Guest, table: str) -> AsyncIterator[None]:
    """Stop the clock of a table: however long it takes to look, nothing turns by itself."""

    async def send(kind: str) -> None:
        body = {"id": uuid4().hex, "command": {"kind": kind}}
        reply = await operator.http.post(f"/api/operator/tables/{table}/commands", json=body)
        assert reply.json()["accepted"], reply.text

    await send("PauseTable")
    yield
    await send("ResumeTable")


async def _check_secrets(server: ServerProcess, guests: list[Guest], operator: Guest, table: str) -> int:
    seed, hidden = secrets(server, table)
    answers = await look(guests, table)
    assert seed
    assert not any(seed in answer for answer in answers)
    journal = await ask(operator, f"/api/operator/tables/{table}/journal?limit=500")
    told = {each["sequence"]: each for each in journal["events"]}
    assert not journal["more"]
    for sequence in hidden:
        assert told[sequence]["event"]["card"] is None
    for each in told.values():
        assert (each["hidden"] == ["card"]) == (each["sequence"] in hidden)
        assert (each["hash"] is None) == (bool(hidden) and each["sequence"] >= min(hidden))
    with Store.open(server.database, must_exist=True) as store, store.reading() as reader:
        hashes = [row.hash for row in reader.journal(table) if hidden and row.sequence >= min(hidden)]
    assert not any(each in answer for each in hashes for answer in answers), "a hash gives a card away"
    return len(hidden)


def test_no_seed_and_no_hidden_card_in_any_answer_while_the_shoe_is_open(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            Guest(server, "Ann") as ann,
            Guest(server) as other,
            Guest(server, operator=True) as operator,
            ann.at("midi1") as table,
        ):
            guests = [ann, other, operator]
            await table.sit()
            await cut(table)
            assert await check_secrets(server, guests, operator, "midi1") == 0
            await table.bet(player=2_000, banker=2_000)
            await table.ready()
            await table.phase("control")
            assert await check_secrets(server, guests, operator, "midi1") == 4
            for side in ("player", "banker"):
                await table.accepted("AcceptControl", side=side, **table.moment)
            await table.phase("exposing")
            await table.accepted("PeelCard", place=0, **table.moment)
            await table.accepted("PeelCard", place=2, **table.moment)
            await table.accepted("ExposeCard", place=0, **table.moment)
            assert await check_secrets(server, guests, operator, "midi1") == 3
            async with paused(operator, "midi1"):
                audit = await finished_audit(operator, "midi1")
            assert await check_secrets(server, guests, operator, "midi1") == 3
            (audited,) = audit["report"]["tables"]
            assert audited["noted"]["sequence"] < audited["counts"]["events"]
            void = {"kind": "VoidRound", "reason": "a card fell"}
            body = {"id": "void-1", "command": void}
            reply = await operator.http.post("/api/operator/tables/midi1/commands", json=body)
            assert reply.json()["accepted"], reply.text
            await table.phase("betting")
            assert await check_secrets(server, guests, operator, "midi1") == 3
            (told,) = (await ask(ann, "/api/tables/midi1/rounds"))["rounds"]
            assert [card["face"] is None for card in told["cards"]] == [False, True, True, True]
            assert words_of(told["void"]) == "a card fell"
            # When the shoe is over, all of it is told.
            end = {"id": "void-2", "command": {**void, "end_shoe": True}}
            reply = await operator.http.post("/api/operator/tables/midi1/commands", json=end)
            assert reply.json()["accepted"], reply.text
            await table.until(lambda: table.view["shoe"]["number"] == 2)
            (_, first) = (await ask(other, "/api/tables/midi1/rounds?shoe=1"))["rounds"]
            assert all(card["face"] for card in first["cards"])
            record = await ask(other, "/api/tables/midi1/shoes/1")
            assert record["rounds"][0]["cards"] == " ".join(card["face"] for card in first["cards"])
            assert (await ask(other, "/api/tables/midi1/shoes/1/verification"))["ok"]
            await table.accepted("LeaveTable")

    asyncio.run(scenario())


async def finished_audit(operator: Guest, *tables: str) -> Any:
    """The report of an audit."""
    started = await operator.http.post("/api/operator/audit", json={"tables": list(tables) or None})
    assert started.status_code == 202, started.text
    async with patience():
        while (job := await ask(operator, f"/api/operator/audit/{started.json()['id']}"))["state"] == "running":
            await asyncio.sleep(0.05)
    assert job["state"] == "done", job["problem"]
    return job
