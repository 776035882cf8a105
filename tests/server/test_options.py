"""What `punto serve` can be told: how many clients, own tables, logs for programs, bots that come and go."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.patience import patience, patient_get, until
from harness.server import Guest, ServerProcess, TableClient, audit
from punto.server.settings import DEFAULT_TABLES


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with room for three clients, which closes own tables at once and sends bots to rest soon."""
    options = ["--max-clients", "3", "--own-table-idle", "0.01", "--log-format", "json", "--bots-rest", "0.02"]
    tables = ["t=leisurely-dragon-mini,pace=instant", "lively=leisurely-dragon-mini,pace=instant,bots=2"]
    folder = tmp_path_factory.mktemp("small")
    with ServerProcess(folder, tables=tables, options=options, environment={"PUNTO_SECRET": ""}) as running:
        yield running


def test_there_is_room_for_so_many_clients_and_no_more(small_server: ServerProcess) -> None:
    async def scenario() -> None:
        clients = [TableClient(small_server, "t") for _ in range(4)]
        for client in clients:
            await client.connect()
        assert [client.close_code for client in clients[:3]] == [None, None, None]
        assert await clients[3].closed() == 4503
        await clients[0].close()
        # The server notices a moment later.
        while True:
            await clients[3].connect()
            if clients[3].hello:
                break
        for client in clients:
            await client.close()

    asyncio.run(scenario())


def test_an_own_table_closes_when_it_was_empty_for_a_while(small_server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(small_server, "Ann") as ann:
            opened = await ann.http.post("/api/tables", json={"house": "bclc-ez", "pace": "instant"})
            table = opened.json()["id"]
            async with ann.at(table) as client:
                await client.sit()
                await client.accepted("LeaveTable")
                await asyncio.sleep(1)
                assert (await ann.http.get(f"/api/tables/{table}")).status_code == 200, "somebody is there"
            async with patience():
                while (await ann.http.get(f"/api/tables/{table}")).status_code == 200:
                    await asyncio.sleep(0.1)
            lobby = (await ann.http.get("/api/tables")).json()["tables"]
            assert table not in {each["id"] for each in lobby}
            again = await ann.http.post("/api/tables", json={"house": "bclc-ez"})
            assert again.status_code == 201, "a closed table does not count"

    asyncio.run(scenario())


def test_bots_rest_when_nobody_looks_and_come_back_when_somebody_does(small_server: ServerProcess) -> None:
    def bots() -> int:
        # Looking at one table is not looking at the lobby, and wakes nobody.
        found: int = patient_get(f"{small_server.url}/api/tables/lively").json()["bots"]
        return found

    async def scenario() -> None:
        async with Guest(small_server) as other, other.at("lively") as watching:
            await watching.until(lambda: len(watching.view["seats"]) == 2)
        async with patience():
            while bots():
                await asyncio.sleep(0.1)
        async with Guest(small_server) as other, other.at("lively") as watching:
            await watching.until(lambda: len(watching.view["seats"]) == 2)

    asyncio.run(scenario())


def test_logs_for_programs_are_lines_of_json(small_server: ServerProcess) -> None:
    lines = [json.loads(line) for line in small_server.log.splitlines()]
    assert lines
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    assert any(str(small_server.port) in line["message"] for line in lines)


def test_a_table_that_has_fewer_bots_than_before_sends_the_others_home(tmp_path: Path) -> None:
    """The database also keeps the secret here, so that a session made before the restart still holds."""
    server = ServerProcess(
        tmp_path, tables=["t=leisurely-dragon-mini,pace=instant,bots=3"], environment={"PUNTO_SECRET": ""}
    )

    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit()
            await table.until(lambda: len(table.view["seats"]) == 4)
            server.kill()
            await table.closed()
            server.tables = ["t=leisurely-dragon-mini,pace=instant,bots=1"]
            server.restart()
            await table.connect(resume=True)
            assert table.hello["patron_name"] == "Ann"
            await table.until(lambda: [seat["bot"] for seat in table.view["seats"]].count(True) == 1)
            # While she was away the bots may have had a round dealt without her; then she bets in the next one.
            placed = False
            while not placed:
                await table.phase("betting")
                answer = await table.command("PlaceSlip", stakes={"player": 1_000}, **table.moment)
                placed = answer["accepted"]
            await table.ready()
            await table.phase("settled")

    with server:
        asyncio.run(scenario())
        assert server.stop() == 0
    assert audit(server)["ok"]


def test_limits_that_a_patron_sets_hold_at_every_table_where_they_sit(small_server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(small_server, "Ann") as ann, ann.at("t") as one, ann.at("lively") as two:
            await one.sit(10_000)
            await two.sit(10_000)
            await one.accepted("SetLimits", limits={"round_stake_max": 700})
            await two.until(lambda: two.own["limits"]["round_stake_max"] == 700)
            too_much = await two.command("PlaceSlip", stakes={"player": 1_000}, **two.moment)
            assert too_much["refusal"]["code"] in ("round_limit_exceeded", "betting_not_open", "other_round")
            await one.accepted("ExcludeSelf", until=two.view["now"] + 3_600_000)
            await two.until(lambda: two.view["own"] is None)
            back = await two.command("TakeSeat")
            assert back["refusal"]["code"] == "self_excluded"
            await one.until(lambda: "TakeSeat" not in one.view["may"])
            await two.until(lambda: "TakeSeat" not in two.view["may"])
            async with ann.at("t") as later:
                assert "TakeSeat" not in later.view["may"], "what is not permitted is not offered"
        async with Guest(small_server, "Bob") as bob, bob.at("t") as other:
            assert "TakeSeat" in other.view["may"]

    asyncio.run(scenario())


def test_11_21_the_log_of_serve_json_is_json_from_its_first_line(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, options=["--json"], environment={"PUNTO_OPERATOR_TOKEN": ""})
    with server:
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    [token] = [line["message"] for line in lines if line["message"].startswith("The operator's token is ")]
    assert len(token.removeprefix("The operator's token is ")) == 24
    assert len(lines) > 2


@pytest.mark.parametrize("options", [["--port", "99999"], ["--port", "-1"], ["--port", "TAKEN"]])
def test_11_21_what_cannot_serve_shows_no_token(tmp_path: Path, options: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        given = [each.replace("TAKEN", str(taken.getsockname()[1])) for each in options]
        command = [sys.executable, "-m", "punto", "serve", "--database", str(tmp_path / "punto.db"), *given]
        environment = {**os.environ, "PUNTO_OPERATOR_TOKEN": ""}
        ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ran.returncode == 2
    assert "token" not in ran.stderr
    assert given[-1] in ran.stderr


def test_11_21_a_database_with_tables_gets_no_others_by_itself(tmp_path: Path) -> None:
    def open_tables() -> set[str]:
        return {each["id"] for each in patient_get(f"{server.url}/api/tables").json()["tables"]}

    with ServerProcess(tmp_path, tables=["mine=dragon-mini"]) as server:
        assert server.stop() == 0
        server.tables = []
        server.restart()
        assert open_tables() == {"mine"}


def test_a_new_database_gets_the_usual_tables_and_keeps_their_bots(tmp_path: Path) -> None:
    def bots() -> dict[str, int]:
        return {each["id"]: each["bots"] for each in patient_get(f"{server.url}/api/tables").json()["tables"]}

    usual = {each.name for each in DEFAULT_TABLES}
    with ServerProcess(tmp_path, tables=[]) as server:
        assert set(bots()) == usual
        assert server.stop() == 0
        server.restart()
        assert set(bots()) == usual
        until(lambda: bots()["pairs"], "a bot")
