"""Five hundred sockets through many rounds: nobody misses a step, one who reads nothing slows nobody, memory is flat.

PUNTO_SOAK sets how many rounds each table plays after the warm-up.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.bare import code_of_a_stalled
from harness.crowd import Watcher, gather_crowd, let_go
from harness.patience import patience, patient_get
from harness.server import Guest, ServerProcess, TableClient, audit
from tests.server.patrons import play

ROUNDS = int(os.environ.get("PUNTO_SOAK", "25"))
_WARM_UP = 10
_SOCKETS = 500
_TABLES = [f"t{each}" for each in range(1, 9)]
_PATRONS = 3
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that takes as many from one address as there are."""
    tables = [f"{name}={'dragon-midi' if name == 't8' else 'dragon-mini'},pace=instant" for name in _TABLES]
    options = [
        "--max-clients-per-address",
        "1000",
        "--rate",
        "100",
        "--stall-seconds",
        "2",
        "--max-seats-per-address",
        "0",
    ]
    with ServerProcess(tmp_path, tables=tables, options=options) as running:
        yield running


def test_many_rounds_for_five_hundred_sockets_of_which_one_is_stalled(server: ServerProcess) -> None:
    asyncio.run(_soak(server))
    assert server.stop() == 0, server.log
    assert "Traceback" not in server.log, server.log
    report = audit(server)
    assert report["ok"], report


async def _soak(server: ServerProcess) -> None:
    seated = len(_TABLES) * _PATRONS
    crowd = await gather_crowd(server, _TABLES, _SOCKETS - seated - 1)
    patrons = [await _sit_down(server, table, number) for table in _TABLES for number in range(_PATRONS)]
    try:
        assert _sockets(server) == _SOCKETS - 1
        await _play(patrons, _WARM_UP)
        before, seen = _resident(server), {each: each.rounds for each in crowd}
        # It comes, asks for what it never takes, and is told to go, while all others play.
        stalled = asyncio.create_task(asyncio.to_thread(code_of_a_stalled, server, _TABLES[0]))
        await _play(patrons, ROUNDS)
        assert await stalled == 4408, "a client that takes nothing was not closed"
        await asyncio.gather(*(_until_even(each, patrons) for each in crowd))
        _check_crowd(crowd, seen)
        grown = _resident(server) - before
        assert grown < before // 4 + (32 << 20), (
            f"{before >> 20} MiB after the warm-up, {grown >> 20} MiB more at the end"
        )
    finally:
        let_go(crowd)
        await asyncio.gather(*(each.close() for each in patrons))


async def _sit_down(server: ServerProcess, table: str, number: int) -> TableClient:
    async with Guest(server, f"{table} {number}") as guest:
        client = TableClient(server, table, cookie=guest.cookie)
        await client.connect()
        await client.sit(90_000)
        return client


async def _play(patrons: list[TableClient], rounds: int) -> None:
    async with asyncio.TaskGroup() as group:
        for number, each in enumerate(patrons):
            side = {"player": 500} if number % 2 else {"banker": 500}
            group.create_task(play(each, random.Random(number), rounds=rounds, **side))


async def _until_even(watcher: Watcher, patrons: list[TableClient]) -> None:
    """Wait until a spectator has seen what the patrons of that table have."""
    target = max(each.sequence for each in patrons if each.table == watcher.table)
    async with patience():
        while watcher.sequence < target:
            await asyncio.sleep(0.05)


def _check_crowd(crowd: list[Watcher], seen: dict[Watcher, int]) -> None:
    for each in crowd:
        assert not each.problems, each.problems[:3]
        assert each.close_code is None
        assert each.rounds - seen[each] >= ROUNDS - 1, "a spectator saw fewer rounds than were played"
    by_table = {table: max(each.rounds for each in crowd if each.table == table) for table in _TABLES}
    # Whoever sits next to the stalled client sees as much as everybody else.
    assert by_table[_TABLES[0]] * 2 > max(by_table.values()), by_table


def _sockets(server: ServerProcess) -> int:
    return sum(map(int, re.findall(r"punto_sockets\{[^}]*\} (\d+)", patient_get(f"{server.url}/metrics").text)))


def _resident(server: ServerProcess) -> int:
    """How much memory the server has, in bytes."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii").split()[1]) * _PAGE
