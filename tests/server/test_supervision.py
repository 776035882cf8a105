"""Background tasks: none dies unseen, bots play in every house, and a table that was out of service comes back."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from harness.patience import patient_get, patient_post
from harness.server import Guest, ServerProcess, audit
from punto.errors import StoreUnavailable
from punto.house import House
from punto.house.slip import refusal_of
from punto.server.live.bots import crew_of, next_move
from punto.server.operations.metrics import Metrics
from punto.server.operations.supervision import Tasks
from punto.table import Settings
from punto.table.acts.betting import PlaceSlip
from tests.server.texts import words_of
from tests.table.table_at import TableAt

SIDES_ONLY = """
title = { en = "Pairs only", zh-Hans = "只押对子" }
about = { en = "Nothing but pairs.", zh-Hans = "只有对子。" }
source = "own"
style = "mini"
[time]
betting_seconds = 600
[limits]
side_bets_require = "none"
[[bet]]
key = "player_pair"
[[bet]]
key = "banker_pair"
"""
"""A sound house without a main bet."""


@pytest.fixture
def pairs_only(tmp_path: Path) -> Path:
    """The file of a house without a main bet."""
    path = tmp_path / "pairs-only.toml"
    path.write_text(SIDES_ONLY, encoding="utf-8")
    return path


def test_11_09_a_task_that_fails_is_logged_and_begun_again_ever_later(caplog: pytest.LogCaptureFixture) -> None:
    waits: list[float] = []
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 4:
            next(iter(()))

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    restarts = Metrics().restarts
    asyncio.run(_kept(Tasks("table t", restarts=restarts, sleep=pause), work))
    assert (begun, waits) == (4, [0.5, 1.0, 2.0])
    assert next(iter(restarts.collect())).samples[0].value == 3
    failed = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert [each.getMessage().partition(" failed")[0] for each in failed] == ["sweeper of table t"] * 3
    assert all(each.exc_info for each in failed)


async def _kept(tasks: Tasks, work: object) -> None:
    await tasks.keep(work, name="sweeper")  # type: ignore[arg-type]


def test_11_09_work_that_nobody_waits_for_is_logged_when_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise KeyError("seat")

    async def scenario() -> None:
        tasks = Tasks("table t")
        tasks.once(fail(), name="presence")
        await asyncio.sleep(0.01)
        await tasks.cancel()

    asyncio.run(scenario())
    assert [each.getMessage() for each in caplog.records] == ["presence of table t failed"]


def test_what_fails_as_foreseen_is_one_line_and_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise StoreUnavailable("the database is away")

    async def scenario() -> None:
        tasks = Tasks("table t")
        await asyncio.wait({tasks.once(fail(), name="presence")})
        with pytest.raises(StoreUnavailable):
            await tasks.awaited(fail(), name="answer")
        await tasks.cancel()

    asyncio.run(scenario())
    [said] = caplog.records
    assert (said.levelno, said.exc_info) == (logging.WARNING, None)
    assert said.getMessage() == "presence of table t failed: the database is away"


def test_only_the_owner_of_tasks_starts_them() -> None:
    folder = Path(__file__).parents[2] / "src" / "punto" / "server"
    sources = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    ways = ("create_task", "ensure_future", "TaskGroup")
    starting = {
        path.relative_to(folder).as_posix() for path, text in sources.items() if any(way in text for way in ways)
    }
    assert starting == {"operations/supervision.py"}


def test_11_09_bots_bet_in_a_house_without_a_main_bet(pairs_only: Path) -> None:
    house = House.load(pairs_only)
    table = TableAt(house, settings=Settings(cut_ms=0))
    table.shuffle()
    slips = 0
    for bot in crew_of("t1", 4):
        table.seat(bot.patron, chips=5_000, bot=True)
        move = next_move(table.state, bot, awake=True)
        assert move is not None
        if move.kind is PlaceSlip:
            slips += 1
            assert refusal_of(house, move.fields["stakes"]) is None
    assert slips > 0


def test_11_10_a_house_without_a_main_bet_is_listed_and_played(pairs_only: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit()
            await table.until(lambda: len(table.view["seats"]) == 3)
            settled = 0
            while not settled:
                await table.phase("betting")
                # Bots play beside, and are ready when they have bet.
                await table.until(lambda: all(seat["ready"] for seat in table.view["seats"] if seat["bot"]))
                moment = table.moment
                await table.ready()
                seats = (await table.settled(**moment))["seats"]
                settled += sum(len(seat["bets"]) for seat in seats if seat["bot"])
            await table.phase("betting")
            await table.bet(player_pair=500)

    tables = ["t=pairs-only,pace=instant,bots=2"]
    with ServerProcess(tmp_path, tables=tables, options=["--house", str(pairs_only)]) as server:
        for path in ("/api/tables", "/api/tables/t", "/api/houses", "/api/houses/pairs-only"):
            assert patient_get(f"{server.url}{path}").status_code == 200, path
        listed = patient_get(f"{server.url}/api/houses").json()["houses"][0]
        assert (listed["house"], listed["main_bets"]) == ("pairs-only", [])
        assert 0 < listed["minimum_minor"] <= listed["maximum_minor"]
        for fmt in ("txt", "html"):
            leaflet = patient_get(f"{server.url}/api/houses/pairs-only/leaflet.{fmt}")
            assert leaflet.status_code == 200, leaflet.text
        asyncio.run(scenario())
        assert server.stop() == 0
        assert "Traceback" not in server.log, server.log
    assert audit(server)["ok"]


def test_a_ping_is_answered_while_a_command_waits_for_a_store_that_is_held(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit()
            with sqlite3.connect(server.database, isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")
                limits = {"kind": "SetLimits", "limits": {"round_stake_max": 500}}
                await table.send({"type": "command", "id": "limits", "command": limits})
                assert (await table.reply_to({"type": "ping", "id": "p"}))["type"] == "pong"
                assert not [each for each in table.frames if each.get("command") == "limits"], "it cannot be stored yet"
                other.execute("ROLLBACK")
            other.close()
            await table.until(lambda: table.own["limits"]["round_stake_max"] == 500)

    with ServerProcess(tmp_path, tables=["t=leisurely-dragon-mini,pace=fast"]) as server:
        asyncio.run(scenario())
        assert server.stop() == 0


def test_11_09_an_operator_puts_a_table_back_into_service_once_its_records_are_sound(tmp_path: Path) -> None:
    def change(before: str, after: str) -> None:
        with sqlite3.connect(server.database) as database:
            database.execute("UPDATE journal SET payload = replace(payload, ?, ?) WHERE sequence = 1", (before, after))
        database.close()

    async def scenario() -> None:
        async with Guest(server, "Ann", operator=True) as ann:
            stored = (await ann.http.get("/api/operator/tables")).json()["tables"][0]
            assert (stored["in_service"], stored["out_of_service"]) == (False, True)
            assert "does not follow" in words_of(stored["trouble"])
            still = await ann.http.post("/api/operator/tables/t/service")
            assert (still.status_code, still.json()["error"]["code"]) == (409, "table_damaged")
            change("Leisurely!", "Leisurely")
            assert (await ann.http.post("/api/operator/tables/t/service")).status_code == 204
            stored = (await ann.http.get("/api/operator/tables")).json()["tables"][0]
            assert (stored["in_service"], stored["trouble"]) == (True, None)
            twice = await ann.http.post("/api/operator/tables/t/service")
            assert twice.json()["error"]["code"] == "table_in_service"
            async with ann.at("t") as table:
                await table.sit()
                await table.bet(player=1_000)
                await table.ready()
                await table.phase("settled")
        assert patient_post(f"{server.url}/api/operator/tables/t/service").status_code == 401

    with ServerProcess(tmp_path, tables=["t=leisurely-dragon-mini,pace=fast"]) as server:
        assert server.stop() == 0
        change("Leisurely", "Leisurely!")
        server.restart()
        asyncio.run(scenario())
        assert server.stop() == 0
    assert audit(server)["ok"]
