"""Chaos: servers are killed, stopped, cut off one way at a time and restarted one after the other, PostgreSQL goes down
in the middle, and patrons play on wherever somebody answers. Then an independent checker finds nothing wrong.

PUNTO_CHAOS_FAULTS says how many faults there are, PUNTO_CHAOS_SEED which ones, PUNTO_CHAOS_KINDS of which kinds alone.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from harness.patience import patience, until
from harness.postgres import Cluster
from harness.proxy import TcpProxy, Way
from harness.server import Guest, ServerProcess, audit
from harness.stepped import step
from tests.postgres import required_cluster
from tests.server.chaos_patrons import Anywhere, Ledger
from tests.server.checker import Checker
from tests.server.house import House

FAULTS = int(os.environ.get("PUNTO_CHAOS_FAULTS", "8"))
SEED = int(os.environ.get("PUNTO_CHAOS_SEED", "1"))
KINDS = os.environ.get("PUNTO_CHAOS_KINDS", "").split()
LONGEST_STOP = 30.0 if FAULTS > 50 else 4.0
LONGEST_PAUSE = 4.0 if FAULTS > 50 else 1.5
TABLES = {
    "t1": "leisurely-dragon-mini",
    "t2": "leisurely-dragon-mini",
    "t3": "leisurely-dragon-midi",
    "t4": "dragon-mini",
}
LOSS_LIMIT = 5_000
_HOUR_SECONDS = 3_600
_LOCKED = """SELECT count(*) FROM pg_stat_activity
WHERE application_name = %s AND wait_event_type = 'Lock' AND query LIKE 'UPDATE tables%%'"""


@dataclass
class Member:
    """A server, and the two ways that lead to and from it."""

    server: ServerProcess
    database: TcpProxy
    link: TcpProxy
    name: str
    clock: Path
    """By how many seconds the clock of its machine is off."""
    busy: bool = False
    """Whether something is being done to it already."""


@dataclass
class Chaos:
    """A house, and what is done to it."""

    postgres: Cluster
    address: str
    members: list[Member]
    chance: random.Random
    done: Counter[str] = field(default_factory=Counter)

    @property
    def house(self) -> House:
        """What the database says of it."""
        return House(self.address, [each.server for each in self.members])

    def up(self) -> list[ServerProcess]:
        """The servers whose processes run, stopped ones among them."""
        return [each.server for each in self.members if each.server.process.poll() is None]

    async def run(self, faults: int) -> None:
        """Do so many things, some of them at the same time."""
        kinds = KINDS or list(self.kinds)
        order = [kinds[number % len(kinds)] for number in range(faults)]
        self.chance.shuffle(order)
        async with asyncio.TaskGroup() as group:
            for kind in order:
                member = await self._idle()
                member.busy = True
                group.create_task(self._do(kind, member))
                await asyncio.sleep(self.chance.uniform(0.2, LONGEST_PAUSE))

    async def _idle(self) -> Member:
        async with patience():
            while True:
                idle = [each for each in self.members if not each.busy]
                # One of them is always left alone, so that there is somebody to go on.
                if len(idle) > 1:
                    return self.chance.choice(idle)
                await asyncio.sleep(0.05)

    async def _do(self, kind: str, member: Member) -> None:
        try:
            await self.kinds[kind](self, member)
            self.done[kind] += 1
        finally:
            member.busy = False

    # ------------------------------------------------------------------------------------ what is done

    async def kill(self, member: Member) -> None:
        """SIGKILL, and a new start after a while."""
        member.server.kill()
        await asyncio.sleep(self.chance.uniform(0.2, 5.0))
        await asyncio.to_thread(_restart, member.server)

    async def step_clock(self, member: Member) -> None:
        """The clock of its machine is set an hour on or back, and it starts anew with that."""
        step(member.clock, seconds=self.chance.choice((-_HOUR_SECONDS, 0, _HOUR_SECONDS)))
        await self.kill(member)

    async def stop(self, member: Member) -> None:
        """SIGSTOP, and SIGCONT after a while."""
        member.server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.1, LONGEST_STOP))
        member.server.signal(signal.SIGCONT)

    async def stop_inside_a_transaction(self, member: Member) -> None:
        """SIGSTOP when it is known to be inside an append, holding the patrons and waiting for the table."""
        if await asyncio.to_thread(self._arm, member):
            await asyncio.sleep(self.chance.uniform(3.0, max(4.0, LONGEST_STOP)))
            member.server.signal(signal.SIGCONT)

    def _arm(self, member: Member) -> bool:
        with psycopg.connect(self.address) as holding, psycopg.connect(self.address, autocommit=True) as looking:
            owned = "SELECT table_id FROM tables JOIN nodes ON nodes.id = owner WHERE address = %s AND dead_at IS NULL"
            mine = [name for (name,) in looking.execute(owned, [member.link.address])]
            if not mine:
                return False
            holding.execute("SELECT 1 FROM tables WHERE table_id = ANY(%s) FOR UPDATE", [mine])
            for _ in range(200):
                if looking.execute(_LOCKED, [member.name]).fetchone() != (0,):
                    member.server.signal(signal.SIGSTOP)
                    holding.rollback()
                    return True
        return False

    async def cut_database(self, member: Member) -> None:
        """Nothing passes between it and the database, one way or both."""
        await self._cut(member.database)

    async def cut_link(self, member: Member) -> None:
        """Nothing passes between it and the servers that show its tables, one way or both."""
        await self._cut(member.link)

    async def _cut(self, proxy: TcpProxy) -> None:
        ways: list[tuple[Way, ...]] = [("there",), ("back",), ("there", "back")]
        proxy.cut(*self.chance.choice(ways))
        await asyncio.sleep(self.chance.uniform(0.5, 6.0))
        proxy.mend()

    async def restart_postgres(self, member: Member) -> None:
        """The database goes down at once, and recovers."""
        await asyncio.to_thread(self.postgres.restart)
        await asyncio.sleep(self.chance.uniform(0.5, 2.0))

    async def drain(self, member: Member) -> None:
        """SIGTERM, and a new start: what a deployment does to each."""
        member.server.signal(signal.SIGTERM)
        await asyncio.to_thread(_ended, member.server)
        await asyncio.to_thread(_restart, member.server)

    kinds: dict[str, Callable[[Chaos, Member], Awaitable[None]]] = field(
        default_factory=lambda: {
            each.__name__: each
            for each in (
                Chaos.kill,
                Chaos.stop,
                Chaos.stop_inside_a_transaction,
                Chaos.cut_database,
                Chaos.cut_link,
                Chaos.restart_postgres,
                Chaos.drain,
                Chaos.step_clock,
            )
        }
    )


def _restart(server: ServerProcess) -> None:
    """Start it again, as whatever looks after it would: also when the database was just away, and it gave up."""
    for _ in range(20):
        try:
            server.restart()
        except AssertionError:
            if server.process.poll() != 2:
                raise
        else:
            return
        time.sleep(0.5)
    raise AssertionError(f"the server cannot be started:\n{server.log}")


def _ended(server: ServerProcess) -> None:
    """Wait until it has ended; one that does not says in its log where it hangs."""
    try:
        server.wait()
    except subprocess.TimeoutExpired:
        server.signal(signal.SIGABRT)
        server.wait()
        raise AssertionError(f"a server does not end:\n{server.log}") from None


@contextmanager
def chaos(folder: Path) -> Iterator[Chaos]:
    """Three servers, each with proxies to the database and to the others."""
    with ExitStack() as stack:
        postgres = stack.enter_context(required_cluster())
        if postgres.folder is None:
            pytest.skip("somebody else's PostgreSQL is not restarted")
        address = postgres.create()
        members = []
        for number in range(3):
            place = folder / f"s{number}"
            place.mkdir()
            clock = place / "clock"
            step(clock, seconds=0)
            database = stack.enter_context(TcpProxy(lambda: [postgres.socket]))
            told = make_url(address).set(host="127.0.0.1", port=database.port, query={"sslmode": "disable"})
            server = ServerProcess(
                place,
                tables=[f"{name}={house},pace=instant" for name, house in TABLES.items()],
                database=told.render_as_string(hide_password=False),
                environment={"PGAPPNAME": f"s{number}", "PYTHONFAULTHANDLER": "1"},
                program=["harness.stepped", str(clock)],
            )
            link = stack.enter_context(TcpProxy(lambda server=server: [("127.0.0.1", server.port)]))  # type: ignore[misc]
            server._options = [
                *("--rate", "50", "--grace", "2", "--max-seats-per-address", "0", "--max-clients-per-address", "1000"),
                *("--reachable-at", link.address),
            ]
            members.append(Member(stack.enter_context(server), database, link, f"s{number}", clock))
        yield Chaos(postgres, address, members, random.Random(SEED))


async def _crowd(made: Chaos, ledger: Ledger, guests: list[Guest]) -> list[Anywhere]:
    """Two patrons and a spectator at each table; the third patron has a limit and plays at two tables."""
    clients = []
    people = {"Ann": list(TABLES), "Bob": list(TABLES)[:3], "Cy": ["t1", "t4"]}
    for name, tables in people.items():
        guest = Guest(made.members[0].server, name)
        await guest.__aenter__()
        guests.append(guest)
        patron = (await guest.http.get("/api/session")).json()["patron"]["id"]
        for table in tables:
            clients.append(Anywhere(made.up, table, ledger, cookie=guest.cookie, patron=patron))
            clients[-1].loss_limit = LOSS_LIMIT if name == "Cy" else None
    clients += [Anywhere(made.up, table, ledger, cookie="", patron=None) for table in TABLES for _ in range(2)]
    return clients


async def _scenario(made: Chaos, ledger: Ledger) -> dict[str, int]:
    guests: list[Guest] = []
    clients = await _crowd(made, ledger, guests)
    living = [asyncio.create_task(each.live()) for each in clients]
    try:
        await made.run(FAULTS)
        before = {each: each.sequence for each in clients}
        try:
            async with patience():
                # Everything is well again, and so the play goes on at every table.
                while any(each.sequence <= before[each] for each in clients):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            stuck = [(each.table, each.patron, each.sequence) for each in clients if each.sequence <= before[each]]
            rows = made.house.rows("SELECT table_id, sequence, owner, epoch FROM tables")
            raise AssertionError(f"no play at {stuck}, where {rows} and {made.house.owners()}") from None
        for each in clients:
            each.over.set()
        async with patience():
            await asyncio.gather(*living)
    finally:
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        await asyncio.gather(*(each.http.aclose() for each in guests))
    return {each.patron: LOSS_LIMIT for each in clients if each.patron is not None and each.loss_limit is not None}


def test_15_nothing_is_lost_doubled_or_shown_in_two_ways_whatever_is_done_to_the_servers(tmp_path: Path) -> None:
    ledger = Ledger()
    with chaos(tmp_path) as made:
        limits = asyncio.run(_scenario(made, ledger))
        for each in made.members:
            each.server.signal(signal.SIGTERM)
            _ended(each.server)
            assert each.server.process.returncode == 0, each.server.log
        found = _found(made, ledger, limits)
        assert not found, found[:10]
        assert not ledger.problems, ledger.problems[:10]
        assert audit(made.members[0].server)["ok"]
        logs = made.house.logs()
        assert "Traceback" not in logs, logs
        taken = until(lambda: made.house.rows("SELECT count(*) FROM tenures WHERE previous IS NOT NULL"), "a count")
        told = (
            f"{dict(made.done)}; {len(ledger.acknowledged)} commands acknowledged, {len(ledger.documents)} documents, "
            f"{ledger.returns} connections, {taken[0][0]} takeovers"
        )
        sys.stderr.write(f"\n{told}\n")
        _tamper_and_see(made, ledger, limits)


def _found(made: Chaos, ledger: Ledger, limits: dict[str, int]) -> list[str]:
    checker = Checker(made.address)
    promised, shown = ledger.acknowledged, ledger.documents
    return list(checker.problems(acknowledged=promised, documents=shown, loss_limits=limits))


def _tamper_and_see(made: Chaos, ledger: Ledger, limits: dict[str, int]) -> None:
    """A checker that finds nothing is worth something only if it finds what is there."""
    harms = {
        "epoch": "UPDATE journal SET epoch = 0 WHERE sequence > 9",
        "receipts": "DELETE FROM commands WHERE key LIKE 'patron:%'",
        "holds": "UPDATE transfers SET amount = amount + 1 WHERE kind = 'immediate'",
        "was dealt": 'UPDATE journal SET payload = replace(payload, \'"card":"A\', \'"card":"2\')',
        "lost": "UPDATE journal SET payload = replace(payload, '\"net\":-1000', '\"net\":-9900000')",
    }
    for sign, harm in harms.items():
        with psycopg.connect(made.address) as connection:
            connection.execute(harm)
            connection.commit()
        assert any(sign in problem for problem in _found(made, ledger, limits)), f"{sign} was not found"
