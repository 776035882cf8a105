"""What `punto serve` can be told: how many clients, own tables, logs for programs, bots that come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Guest, ServerProcess, TableClient, audit


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with room for three clients, which closes own tables at once and sends bots to rest soon."""
    options = ["--max-clients", "3", "--own-table-idle", "0.01", "--log-format", "json", "--bots-rest", "0.02"]
    tables = ["t=dragon-mini,pace=instant", "lively=dragon-mini,pace=instant,bots=2"]
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
        found: int = httpx.get(f"{small_server.url}/api/tables/lively").json()["bots"]
        return found

    async def scenario() -> None:
        async with Guest(small_server) as other, other.at("lively") as watching:
            await watching.until(lambda: len(watching.view["seats"]) == 2)
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
    server = ServerProcess(tmp_path, tables=["t=dragon-mini,pace=instant,bots=3"], environment={"PUNTO_SECRET": ""})

    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit()
            await table.until(lambda: len(table.view["seats"]) == 4)
            server.kill()
            await table.closed()
            server.tables = ["t=dragon-mini,pace=instant,bots=1"]
            server.restart()
            await table.connect(resume=True)
            assert table.hello["patron_name"] == "Ann"
            await table.until(lambda: [seat["bot"] for seat in table.view["seats"]].count(True) == 1)
            await table.bet(player=1_000)
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

    asyncio.run(scenario())
