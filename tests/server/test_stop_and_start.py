"""The server stops, is killed and starts again: rounds go on, patrons come back, nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.patience import patient_get
from harness.server import Guest, ServerProcess, TableClient, audit
from punto.server.settings import ServerSettings

OPTIONS = ("--grace", "600")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own."""
    tables = [
        "quick=leisurely-dragon-mini,pace=instant",
        "slow=leisurely-dragon-mini,pace=fast",
        "squeeze=leisurely-dragon-midi,pace=instant",
    ]
    with ServerProcess(tmp_path, tables=tables, options=OPTIONS) as running:
        yield running


async def _hold_the_cards(table: TableClient) -> None:
    """Bet on Player and take its cards, which lie until they are turned."""
    await table.sit()
    await table.bet(player=1_000)
    await table.ready()
    await table.phase("control")
    await table.accepted("AcceptControl", side="player", **table.moment)
    await table.phase("exposing")


async def _turn_the_cards(table: TableClient) -> None:
    while table.settlement is None:
        lying = [card["place"] for card in table.view["current"]["player"]["cards"] if not card["exposed"]]
        if lying:
            # With the last card the round is over, and the goodbye may come before the answer.
            with contextlib.suppress(ConnectionError):
                await table.accepted("ExposeCard", place=lying[0], **table.moment)
        else:
            sequence = table.sequence
            await table.until(lambda sequence=sequence: table.sequence != sequence)  # type: ignore[misc]


def test_a_graceful_stop_lets_the_round_finish_and_says_goodbye(own_server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            Guest(own_server, "Ann") as ann,
            Guest(own_server) as other,
            ann.at("squeeze") as table,
            other.at("quick") as idle,
        ):
            # A round that lasts until Ann turns her cards.
            await _hold_the_cards(table)
            own_server.signal(signal.SIGTERM)
            assert await idle.closed() == 1012
            assert idle.frames[-1]["type"] == "goodbye"
            late = TableClient(own_server, "slow")
            await late.connect()
            assert await late.closed() == 1012, "no new sockets while stopping"
            await late.close()
            await _turn_the_cards(table)
            assert await table.closed() == 1012
            assert table.frames[-1] == {"type": "goodbye", "reason": "restart", "retry_ms": 1000}
            assert table.view["phase"] == "settled", "the round finished and no other began"
            assert table.rounds == 1

    asyncio.run(scenario())
    assert own_server.wait() == 0, own_server.log
    assert audit(own_server)["ok"]


def test_a_second_signal_ends_at_once_and_loses_nothing(own_server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(own_server, "Ann") as ann, ann.at("squeeze") as table:
            await _hold_the_cards(table)
            own_server.signal(signal.SIGINT)
            late = TableClient(own_server, "slow")
            await late.connect()
            assert await late.closed() == 1012
            await late.close()
            assert own_server.process.poll() is None, "the cards still lie"
            own_server.signal(signal.SIGINT)
            assert own_server.wait() == 128 + signal.SIGINT
            await table.closed()
            own_server.restart()
            await table.connect(resume=True)
            assert table.view["phase"] == "exposing"
            await table.accepted("ExposeCard", place=0, **table.moment)
            assert table.own["staked"] == 1_000

    asyncio.run(scenario())
    own_server.kill()
    assert audit(own_server)["ok"]


def test_after_a_kill_patrons_resume_commands_are_done_once_and_the_absent_are_shown_as_gone(
    own_server: ServerProcess,
) -> None:
    async def scenario() -> None:
        async with (
            Guest(own_server, "Ann") as ann,
            Guest(own_server, "Bob") as bob,
            ann.at("quick") as table,
            bob.at("quick") as other,
        ):
            await table.sit()
            await other.sit()
            first = await table.command("PlaceSlip", given="slip", stakes={"player": 1_000}, **table.moment)
            own_server.kill()
            await asyncio.gather(table.closed(), other.closed())
            began = time.monotonic()
            own_server.restart()
            await table.connect(resume=True)
            assert table.hello["resumed"], "the new process knows the state that the client holds"
            again = await table.command("PlaceSlip", given="slip", stakes={"player": 1_000}, **table.moment)
            assert (again["repeated"], again["sequence"]) == (True, first["sequence"])
            # Nobody counts as gone before they had the time to come back, which a slow machine may have used up.
            had_their_time = time.monotonic() - began >= ServerSettings.restart_seconds
            assert had_their_time or all(seat["connected"] for seat in table.view["seats"])
            await table.ready()
            # The other one is waited for, until it is clear that they do not come back.
            await table.phase("settled")
            assert table.own["bets"][0]["stake"] == 1_000
            assert [seat["connected"] for seat in table.view["seats"]] == [True, False]

    asyncio.run(scenario())
    assert own_server.stop() == 0
    assert audit(own_server)["ok"]


def test_a_damaged_table_is_taken_out_of_service_and_the_others_go_on(own_server: ServerProcess) -> None:
    assert own_server.stop() == 0
    with sqlite3.connect(own_server.database) as database:
        database.execute("UPDATE journal SET payload = replace(payload, '1', '2') WHERE table_id = 'slow'")
    database.close()
    own_server.restart()
    health = patient_get(f"{own_server.url}/healthz").json()
    assert health["out_of_service"] == ["slow"]
    lobby = patient_get(f"{own_server.url}/api/tables").json()
    assert lobby["out_of_service"] == ["slow"]
    assert {each["id"] for each in lobby["tables"]} == {"quick", "squeeze"}
    assert patient_get(f"{own_server.url}/api/tables/slow").json()["error"]["code"] == "table_out_of_service"

    async def scenario() -> None:
        broken = TableClient(own_server, "slow")
        await broken.connect()
        assert await broken.closed() == 4410
        await broken.close()
        async with Guest(own_server, "Ann") as ann, ann.at("quick") as table:
            await table.sit()

    asyncio.run(scenario())


def test_with_nobody_there_nothing_is_written(own_server: ServerProcess) -> None:
    def events() -> list[tuple[str, int]]:
        with sqlite3.connect(own_server.database) as database:
            rows = database.execute("SELECT table_id, sequence FROM tables ORDER BY 1").fetchall()
        database.close()
        return rows

    async def scenario() -> None:
        async with Guest(own_server, "Ann") as ann, ann.at("quick") as table:
            await table.sit()
            await table.bet(player=1_000)
            await table.ready()
            await table.phase("settled")
            await table.phase("betting")
            await table.accepted("LeaveTable")
        # Every table waits: no clock runs, and so nothing is due.
        before = events()
        await asyncio.sleep(1.5)
        assert events() == before

    asyncio.run(scenario())


def test_a_port_that_is_taken_is_named_in_one_line(own_server: ServerProcess, tmp_path: Path) -> None:
    database = str(tmp_path / "second.db")
    command = [sys.executable, "-m", "punto", "serve", "--port", str(own_server.port), "--database", database]
    second = subprocess.run(command, capture_output=True, check=False, text=True)
    assert second.returncode == 2
    assert f"cannot listen at 127.0.0.1:{own_server.port}" in second.stderr
    assert "Traceback" not in second.stderr
