"""What is the house's and not a server's: operators, sessions, limits, own tables, seats, whichever server is asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from harness.patience import patience, until
from harness.server import Guest, TableClient
from tests.postgres import required_cluster
from tests.server.house import TABLES, House, house_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two servers, each with its share of the tables."""
    with required_cluster() as running:
        address = running.create()
        with house_of(
            tmp_path_factory.mktemp("house"), address, servers=2, options=["--max-seats-per-address", "3"]
        ) as made:
            made.balanced(*made.servers)
            yield made
            assert "Traceback" not in made.logs()


def apart(house: House) -> tuple[str, str]:
    """Two tables that are dealt by different servers."""
    # While tables move to their share one may be nobody's.
    until(lambda: house.owners().keys() >= set(TABLES), "an owner of every table")
    owners = house.owners()
    first = TABLES[0]
    return first, next(each for each in TABLES if owners[each] != owners[first])


def test_15_an_operator_commands_any_table_at_any_server(house: House) -> None:
    async def scenario() -> None:
        for table in apart(house):
            for server in house.servers:
                async with Guest(server, operator=True) as olga, olga.at(table, role="operator") as desk:
                    await desk.accepted("PauseTable", reason="a look")
                    await desk.until(lambda desk=desk: desk.view["paused"])  # type: ignore[misc]
                    body = {"id": f"r-{server.port}", "command": {"kind": "ResumeTable"}}
                    reply = await olga.http.post(f"/api/operator/tables/{table}/commands", json=body)
                    assert reply.json()["accepted"], reply.text
                    again = await olga.http.post(f"/api/operator/tables/{table}/commands", json=body)
                    assert again.json()["repeated"], again.text

    asyncio.run(scenario())


def test_15_the_operators_page_says_who_deals_what(house: House) -> None:
    async def scenario() -> None:
        async with Guest(house.servers[0], operator=True) as olga:
            body = (await olga.http.get("/api/operator/servers")).json()
            assert {each["address"] for each in body["servers"]} == {each.url for each in house.servers}
            assert [each["this"] for each in body["servers"]].count(True) == 1
            dealt = {table["table"]: each["address"] for each in body["servers"] for table in each["tables"]}
            assert dealt == house.owners()
            assert all(table["since"] for each in body["servers"] for table in each["tables"])
            assert body["unowned"] == []
            stored = (await olga.http.get("/api/operator/tables")).json()["tables"]
            assert all(each["in_service"] for each in stored if each["table"] in TABLES)

    asyncio.run(scenario())


def test_15_an_exclusion_takes_effect_at_every_server(house: House) -> None:
    async def scenario() -> None:
        here, there = apart(house)
        first, second = house.servers
        async with Guest(first, "Ann") as ann:
            near = TableClient(first, here, cookie=ann.cookie)
            far = TableClient(second, there, cookie=ann.cookie)
            for each in (near, far):
                await each.connect()
                await each.sit(5_000)
            elsewhere = next(each for each in TABLES if each not in (here, there))
            looks_on = TableClient(second, elsewhere, cookie=ann.cookie)
            await looks_on.connect()
            assert "TakeSeat" in looks_on.view["may"]
            await near.accepted("ExcludeSelf", until=int(time.time() * 1000) + 86_400_000)
            await far.until(lambda: far.view["own"] is None)
            refused = await far.command("TakeSeat")
            assert refused["refusal"]["code"] == "self_excluded", refused
            await looks_on.until(lambda: "TakeSeat" not in looks_on.view["may"])
            for each in (near, far, looks_on):
                await each.close()

    asyncio.run(scenario())


def test_15_who_signs_out_is_signed_out_everywhere(house: House) -> None:
    async def scenario() -> None:
        first, second = house.servers
        async with Guest(first, "Ann") as ann:
            far = TableClient(second, TABLES[0], cookie=ann.cookie)
            await far.connect()
            cookie = ann.cookie
            assert (await ann.http.delete("/api/session")).status_code == 204
            assert await far.closed() == 4401
            again = TableClient(second, TABLES[0], cookie=cookie)
            await again.connect()
            assert await again.closed() == 4401

    asyncio.run(scenario())


def test_15_own_tables_are_counted_over_all_servers(house: House) -> None:
    async def scenario() -> None:
        first, second = house.servers
        async with Guest(first, "Ann") as ann:
            codes = [
                (await ann.http.post(f"{server.url}/api/tables", json={"house": "bclc-ez"})).status_code
                for server in (first, second, first, second)
            ]
            assert codes == [201, 201, 409, 409]
            for server in house.servers:
                listed = (await ann.http.get(f"{server.url}/api/tables")).json()["tables"]
                assert sum(each["yours"] for each in listed) == 2

    asyncio.run(scenario())


def test_15_seats_of_an_address_are_counted_over_all_servers(house: House) -> None:
    async def scenario() -> None:
        here, there = apart(house)
        guests, clients = [], []
        for number in range(4):
            guest = Guest(house.servers[number % 2], f"Guest {number}")
            await guest.__aenter__()
            client = TableClient(guest.server, (here, there)[number % 2], cookie=guest.cookie)
            await client.connect()
            guests.append(guest)
            clients.append(client)
        # Whoever has just left, in a test before this one, is counted for a moment.
        async with patience():
            for client in clients[:3]:
                while not (await client.command("TakeSeat"))["accepted"]:
                    await asyncio.sleep(0.2)
        refused = await clients[3].command("TakeSeat")
        assert refused["refusal"]["code"] == "too_many_seats", refused
        for client in clients[:3]:
            await client.accepted("LeaveTable")
        async with patience():
            while not (await clients[3].command("TakeSeat"))["accepted"]:
                await asyncio.sleep(0.2)
        for client in clients:
            await client.close()
        for guest in guests:
            await guest.http.aclose()

    asyncio.run(scenario())
