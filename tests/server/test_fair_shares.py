"""Nobody takes everything: seats, own tables, sockets and commands are shared, and idle ones go back."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from harness.patience import patience, patient_async_client
from harness.server import Guest, ServerProcess, TableClient, audit
from punto.server.app import create_app
from punto.server.services import counted_address_of
from punto.server.settings import ServerSettings
from punto.table.acts.seating import LeaveTable, TakeSeat

_ONE_SEAT = """
extends = "dragon-mini"
title = { en = "One seat", zh-Hans = "单座" }
seats = 1
"""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that shares strictly: three seats and two own tables an address, two spare tables, three visitors."""
    folder = tmp_path_factory.mktemp("strict")
    (folder / "solo.toml").write_text(_ONE_SEAT, encoding="utf-8")
    options = ["--house", str(folder / "solo.toml"), "--max-seats-per-address", "3", "--own-tables-per-address", "2"]
    options += ["--spare-tables", "2", "--own-table-idle", "0.01", "--rate", "5"]
    tables = ["a=dragon-mini,pace=instant", "b=dragon-mini,pace=instant", "solo=solo,pace=instant"]
    with ServerProcess(folder, tables=tables, options=options) as running:
        yield running
        assert running.stop() == 0, running.log
    report = audit(running)
    assert report["ok"], report


async def _gathered(stack: AsyncExitStack, server: ServerProcess, table: str, count: int) -> list[TableClient]:
    guests = [await stack.enter_async_context(Guest(server, f"Guest {each}")) for each in range(count)]
    return [await stack.enter_async_context(guest.at(table)) for guest in guests]


def test_11_33_one_address_cannot_take_every_seat(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            clients = [*await _gathered(stack, strict, "a", 4), *await _gathered(stack, strict, "b", 4)]
            answers = await asyncio.gather(*(each.command("TakeSeat") for each in clients))
            refused = [each["refusal"]["code"] for each in answers if not each["accepted"]]
            assert refused == ["too_many_seats"] * 5
            seated = next(each for each, answer in zip(clients, answers, strict=True) if answer["accepted"])
            other = next(each for each, answer in zip(clients, answers, strict=True) if not answer["accepted"])
            await seated.accepted("LeaveTable")
            await other.accepted("TakeSeat")
            for each in clients:
                if each.view["own"] is not None:
                    await each.accepted("LeaveTable")

    asyncio.run(scenario())


def test_11_33_a_waiting_list_gives_a_free_seat_to_the_first(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cyd = await _gathered(stack, strict, "solo", 3)
            await ann.sit()
            await bob.until(lambda: "JoinWaitingList" in bob.view["may"])
            await bob.accepted("JoinWaitingList")
            await cyd.accepted("JoinWaitingList")
            await bob.until(lambda: [each["you"] for each in bob.view["waiting"]] == [True, False])
            await cyd.until(lambda: [each["you"] for each in cyd.view["waiting"]] == [False, True])
            await ann.accepted("LeaveTable")
            await bob.until(lambda: "TakeSeat" in bob.view["may"])
            assert (await ann.command("TakeSeat"))["refusal"]["code"] == "seat_held"
            assert (await cyd.command("TakeSeat"))["refusal"]["code"] == "seat_held"
            await bob.accepted("TakeSeat")
            # Who goes away for good loses the place, too.
            await cyd.close()
            await ann.until(lambda: ann.view["waiting"] == [])
            await bob.accepted("LeaveTable")

    asyncio.run(scenario())


def test_11_33_tables_open_by_themselves_when_all_of_a_kind_are_full_and_close_again(strict: ServerProcess) -> None:
    async def names(guest: Guest) -> set[str]:
        lobby = (await guest.http.get("/api/tables")).json()["tables"]
        return {each["id"] for each in lobby if each["house"] == "solo"}

    async def until(guest: Guest, wanted: int) -> set[str]:
        async with patience():
            while len(found := await names(guest)) != wanted:
                await asyncio.sleep(0.1)
        return found

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cyd = [await stack.enter_async_context(Guest(strict, name)) for name in ("Ann", "Bob", "Cyd")]
            seated: list[TableClient] = []
            for guest, tables in ((ann, 1), (bob, 2), (cyd, 3)):
                found = await until(guest, tables)
                taken = {each.table for each in seated}
                (free,) = found - taken
                seated.append(await stack.enter_async_context(guest.at(free)))
                await seated[-1].sit(10_000)
            # Two spare tables are the most there may be.
            await asyncio.sleep(1)
            assert len(await names(ann)) == 3
            for each in seated:
                await each.accepted("LeaveTable")
                await each.close()
            assert await until(ann, 1) == {"solo"}

    asyncio.run(scenario())


def test_11_34_own_tables_are_limited_per_address(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(strict, f"Owner {each}")) for each in range(3)]
            codes = []
            for guest in guests:
                reply = await guest.http.post("/api/tables", json={"house": "bclc-ez"})
                codes.append(reply.status_code)
                if reply.status_code == 201:
                    await stack.enter_async_context(guest.at(reply.json()["id"]))
            assert codes == [201, 201, 409]

    asyncio.run(scenario())


def test_11_34_an_own_table_where_nobody_sits_gives_way(tmp_path: Path) -> None:
    settings = ServerSettings(
        database=str(tmp_path / "punto.db"), tables=(), own_tables_max=1, own_table_gives_way_seconds=0
    )

    async def scenario() -> None:
        app = create_app(settings)
        async with app.router.lifespan_context(app), AsyncExitStack() as stack:
            transport = httpx.ASGITransport(app)
            ann, bob = [
                await stack.enter_async_context(patient_async_client("http://table", transport=transport))
                for _ in range(2)
            ]
            for http, name in ((ann, "Ann"), (bob, "Bob")):
                (await http.post("/api/session", json={"name": name})).raise_for_status()
            first = (await ann.post("/api/tables", json={"house": "bclc-ez"})).json()["id"]
            services = app.state.services
            actor = services.tables.mine(first)
            patron = (await ann.get("/api/session")).json()["patron"]["id"]
            await actor.submit(TakeSeat(id="sit", at=services.clock(), patron=patron, name="Ann"))
            reply = await bob.post("/api/tables", json={"house": "bclc-ez"})
            assert reply.status_code == 409, "a table where somebody sits does not give way"
            assert reply.json()["error"]["code"] == "too_many_own_tables"
            await actor.submit(LeaveTable(id="go", at=services.clock(), patron=patron))
            async with patience():
                while (await bob.post("/api/tables", json={"house": "bclc-ez"})).status_code != 201:
                    await asyncio.sleep(0.2)
            assert services.tables.find(first) is None

    asyncio.run(scenario())


def test_11_34_there_is_room_for_the_operator_and_for_patrons_who_are_seated(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Guest(server, "Ann") as ann, Guest(server, operator=True) as olga:
            seat = TableClient(server, "t", cookie=ann.cookie)
            await seat.connect()
            await seat.sit()
            crowd = [TableClient(server, "t") for _ in range(3)]
            for each in crowd[:2]:
                await each.connect()
            await seat.drop()
            while not crowd[2].hello:
                await crowd[2].connect()
            late = TableClient(server, "t")
            await late.connect()
            assert await late.closed() == 4503
            await seat.connect()
            assert seat.view["own"] is not None, "who has a seat gets back to it"
            again = TableClient(server, "t", cookie=ann.cookie)
            await again.connect()
            assert await again.closed() == 4503, "and that once"
            async with olga.at("t", role="operator") as desk:
                assert desk.hello["role"] == "operator"
            for each in (seat, *crowd):
                await each.close()

    with ServerProcess(tmp_path, options=["--max-clients", "3", "--max-clients-per-address", "3"]) as running:
        asyncio.run(scenario(running))


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit of open files")
def test_11_34_the_system_lets_in_as_many_sockets_as_the_server_would() -> None:
    program = (
        "import logging, resource, sys\nfrom punto.server.run import make_room\n"
        "logging.basicConfig()\nsoft, hard = int(sys.argv[1]), int(sys.argv[2])\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))\nmake_room(int(sys.argv[3]))\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )

    def room(soft: int, hard: int, sockets: int) -> tuple[int, str]:
        ran = subprocess.run(
            [sys.executable, "-c", program, *map(str, (soft, hard, sockets))],
            capture_output=True,
            text=True,
            check=True,
        )
        return int(ran.stdout), ran.stderr

    assert room(64, 1024, 100) == (612, "")
    assert room(800, 1024, 100) == (800, "")
    most, said = room(64, 512, 100)
    assert most == 512
    assert "lower --max-clients" in said


def test_11_31_commands_are_limited_per_patron_over_all_sockets(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Guest(server, "Ann") as ann, Guest(server, "Bob") as bob, AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(ann.at("t")) for _ in range(12)]
            for number in range(50):
                for each in sockets:
                    if each.close_code is None:
                        frame = {"type": "command", "id": f"c{number}", "command": {"kind": "LeaveTable"}}
                        await each.send(frame)
            await sockets[0].until(lambda: any(each.of_type("error") for each in sockets))
            codes = {frame["code"] for each in sockets for frame in each.of_type("error")}
            assert codes == {"too_fast"}, "each socket alone sent fewer than it may"
            async with bob.at("t") as other:
                await other.sit()

    with ServerProcess(tmp_path) as running:
        asyncio.run(scenario(running))


def test_11_33_a_guest_without_chips_gives_the_seat_back(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as client:
            await client.accepted("TakeSeat")
            await client.until(lambda: client.own["idle"] is not None)
            assert client.own["idle"]["reason"] == "no chips"
            await client.until(lambda: client.view["seats"] == [])

    with ServerProcess(tmp_path, options=["--seat-idle", "0.02"]) as running:
        asyncio.run(scenario(running))


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.9", None, "203.0.113.9"),
        ("127.0.0.1", None, "127.0.0.1"),
        # A neighbour that speaks for others and is not believed: a proxy that nobody named.
        ("127.0.0.1", "203.0.113.9", None),
        ("10.1.2.3", "203.0.113.9, 10.9.9.9", None),
        # One that is believed has been replaced by the address it gave.
        ("203.0.113.9", "203.0.113.9", "203.0.113.9"),
        # From afar anybody may claim to be a proxy.
        ("8.8.8.8", "203.0.113.9", "8.8.8.8"),
        # Whoever has an IPv6 address has all of its network.
        ("2001:db8:0:7:1:2:3:4", None, "2001:db8:0:7::/64"),
        ("2001:db8:0:7::99", "2001:db8:0:7::99", "2001:db8:0:7::/64"),
        ("::ffff:203.0.113.9", None, "203.0.113.9"),
        ("fe80::1%eth0", "203.0.113.9", None),
    ],
)
def test_11_33_behind_a_proxy_that_is_not_named_nobody_is_counted(
    peer: str, forwarded: str | None, counted: str | None
) -> None:
    headers = [] if forwarded is None else [(b"x-forwarded-for", forwarded.encode())]
    assert counted_address_of(HTTPConnection({"type": "http", "client": (peer, 5), "headers": headers})) == counted
