"""Several servers on one PostgreSQL are one house: a table has one dealer, a patron may be anywhere, and when a server
stops, in whatever way, its tables go on elsewhere.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from harness.patience import patience, patient_get, until
from harness.server import Guest, ServerProcess, TableClient, audit
from tests.postgres import required_cluster
from tests.server.house import TABLES, House, house_of
from tests.server.witness import Record


@pytest.fixture
def address() -> Iterator[str]:
    """A database on a PostgreSQL server."""
    with required_cluster() as running:
        yield running.create()


def metric(server: ServerProcess, name: str) -> float:
    """One number of a server; 0 where it has none."""
    text = patient_get(f"{server.url}/metrics").text
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(name))


def test_15_every_server_lists_all_tables_and_each_is_dealt_by_one(address: str, tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        first, second = house.servers
        table = "a"
        edge, owner = house.not_owner(table), house.owner(table)
        async with Guest(edge, "Ann") as ann, Guest(owner, "Bob") as bob, ann.at(table) as near, bob.at(table) as far:
            await near.sit()
            await far.sit()
            for number in range(1, 4):
                await near.phase("betting")
                await far.phase("betting")
                moment = near.moment
                await near.bet(player=1_000)
                await far.bet(banker=1_000)
                await near.ready()
                await far.ready()
                settled = [await each.settled(**moment) for each in (near, far)]
                assert settled[0]["shoe"]["results"] == settled[1]["shoe"]["results"], number
            again = await near.command("PlaceSlip", stakes={"nonsense": 1}, **near.moment)
            assert again["type"] == "answer"
            assert not again["accepted"]
            assert (await near.reply_to({"type": "ping", "id": "p"}))["type"] == "pong"
            bodies = [(await ann.http.get(f"{each.url}/api/tables/{table}")).json() for each in (first, second)]
            assert bodies[0]["seats_taken"] == bodies[1]["seats_taken"] == 2
            assert bodies[0]["watching"] == bodies[1]["watching"] == 2

    with house_of(tmp_path, address, servers=2) as house:
        house.balanced(*house.servers)
        for each in house.servers:
            listed = patient_get(f"{each.url}/api/tables").json()
            assert [line["id"] for line in listed["tables"]] == list(TABLES)
        asyncio.run(scenario(house))
        for each in house.servers:
            assert each.stop() == 0, each.log
        assert audit(house.servers[0])["ok"]
        assert "Traceback" not in house.logs()


def test_15_a_killed_owners_round_goes_on_elsewhere_and_who_watches_there_keeps_the_socket(
    address: str, tmp_path: Path
) -> None:
    async def scenario(house: House) -> None:
        owner = house.owner("a")
        edge = house.not_owner("a")
        async with Record(edge) as record:
            ann = await record.guest("Ann")
            near = await record.keep(ann, "a")
            spectator = await record.keep(await record.guest(), "a")
            await near.sit()
            await near.phase("betting")
            moment = near.moment
            await near.bet(player=1_000)
            owner.kill()
            house.servers.remove(owner)
            # Sent while nobody deals; answered by whoever does then.
            answer = await near.surely("SayReady", given="ready", **moment)
            assert answer["accepted"], answer
            settled = await near.settled(**moment)
            assert settled["shoe"]["results"]
            await spectator.until(lambda: spectator.settlement is not None)
            assert near.returns == spectator.returns == 0, "their server lives, and so do their sockets"
            await asyncio.to_thread(house.all_dealt, *house.servers)

    with house_of(tmp_path, address, servers=3) as house:
        house.balanced(*house.servers)
        asyncio.run(scenario(house))
        assert sum(metric(each, 'punto_takeovers_total{from="dead"}') for each in house.servers) >= 1
        for each in house.servers:
            assert each.stop() == 0
        assert audit(house.servers[0])["ok"]
        assert "Traceback" not in house.logs()


def test_15_a_server_that_was_stopped_cannot_write_and_comes_back_as_another(address: str, tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        sleeper = house.owner("a")
        async with Guest(sleeper, "Ann") as ann:
            near = TableClient(sleeper, "a", cookie=ann.cookie)
            await near.connect()
            await near.sit()
            await near.phase("betting")
            before = house.rows("SELECT epoch FROM tables WHERE table_id = 'a'")[0][0]
            sleeper.signal(signal.SIGSTOP)
            others = [each for each in house.servers if each is not sleeper]
            house.all_dealt(*others)
            sleeper.signal(signal.SIGCONT)
            await near.closed()
            assert near.close_code in (1012, 1006)
            until(lambda: "it goes on as node" in sleeper.log, "another life of the sleeper")
            house.balanced(*house.servers)
            (epoch,) = house.rows("SELECT epoch FROM tables WHERE table_id = 'a'")[0]
            assert epoch > before
            async with _AnywhereAt(house, ann) as again:
                await again.until(lambda: again.view["phase"] == "betting" and not again.view["paused"])
                await again.bet(player=1_000)

    with house_of(tmp_path, address, servers=2) as house:
        house.balanced(*house.servers)
        asyncio.run(scenario(house))
        for each in house.servers:
            assert each.stop() == 0
        assert audit(house.servers[0])["ok"]
        assert "Traceback" not in house.logs()


class _AnywhereAt:
    """A client of a guest at table a, at whichever server takes it."""

    def __init__(self, house: House, guest: Guest) -> None:
        self._house, self._guest = house, guest

    async def __aenter__(self) -> TableClient:
        async with patience():
            while True:
                for each in self._house.servers:
                    self.client = TableClient(each, "a", cookie=self._guest.cookie)
                    await self.client.connect()
                    if self.client.hello:
                        return self.client
                await asyncio.sleep(0.1)

    async def __aexit__(self, *_: object) -> None:
        await self.client.close()


def test_15_a_server_that_is_told_to_stop_gives_its_tables_away_and_one_that_joins_gets_its_share(
    address: str, tmp_path: Path
) -> None:
    async def scenario(house: House) -> None:
        leaving = house.owner("a")
        staying = next(each for each in house.servers if each is not leaving)
        async with Guest(leaving, "Ann") as ann, Guest(staying, "Bob") as bob, bob.at("a") as far:
            near = TableClient(leaving, "a", cookie=ann.cookie)
            await near.connect()
            await near.sit()
            await far.sit()
            leaving.signal(signal.SIGTERM)
            await asyncio.to_thread(until, lambda: draining(leaving), "word that it stops")
            await asyncio.to_thread(house.all_dealt, staying)
            assert await near.closed() == 1012
            assert [frame["type"] for frame in near.frames][-1:] == ["goodbye"]
            assert await asyncio.to_thread(leaving.wait) == 0, leaving.log
            await far.phase("betting")
            await far.bet(player=1_000)
            # In a thread, as all that waits: whoever does not answer a ping for long is closed.
            await asyncio.to_thread(leaving.restart)
            await asyncio.to_thread(house.balanced, *house.servers)
            await far.bet(player=2_000)
            assert far.close_code is None

    def draining(server: ServerProcess) -> bool:
        body = patient_get(f"{server.url}/healthz").json()
        return bool(body["draining"])

    with house_of(tmp_path, address, servers=2) as house:
        house.balanced(*house.servers)
        asyncio.run(scenario(house))
        for each in house.servers:
            assert each.stop() == 0
        assert audit(house.servers[0])["ok"]
        assert "Traceback" not in house.logs()


def test_15_a_process_without_the_secret_of_the_house_is_not_told_anything(address: str, tmp_path: Path) -> None:
    with house_of(tmp_path, address, servers=1) as house:
        (tmp_path / "stranger").mkdir()
        stranger = ServerProcess(
            tmp_path / "stranger", database=address, environment={"PUNTO_SECRET": "another"}, tables=[]
        )
        with stranger:
            until(lambda: "did not show the secret" in house.logs() + stranger.log, "a refused link")


def test_15_a_stop_inside_a_transaction_does_not_keep_the_table(address: str, tmp_path: Path) -> None:
    """What a stopped process holds, PostgreSQL lets go of by our time-outs: shown with a lock of our own."""
    with house_of(tmp_path, address, servers=2) as house:
        house.balanced(*house.servers)
        owner = house.owner("a")
        held = psycopg.connect(address)
        held.execute("SET idle_in_transaction_session_timeout = 1500")
        held.execute("SELECT * FROM tables WHERE table_id = 'a' FOR UPDATE")
        owner.kill()
        house.servers.remove(owner)
        house.all_dealt(*house.servers)
        held.close()
