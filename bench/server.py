"""How soon 500 sockets hear of what happened at their table, and how many slips a second the server accepts.

    python -m bench.server [--sockets 500] [--seconds 15] [--short]

Fan-out: every step carries the server's clock at the moment when it was stored and is being shown; each of the
spectators, in another process on the same machine and so on the same clock, notes when it has it. The clock of a frame
has whole milliseconds, so a figure may be one too high. Both the real server and the plain one (`bench.naive`: a view,
a text and an awaited send for each client, one after the other) show a slip of one patron four times a second.

Slips: patrons at many tables, each with a socket, all shown every slip of their table. One at a time is one
transaction a slip; all at once the store's writer takes as many into one as have come.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.report import Goal, report
from harness.crowd import gather_crowd, let_go
from harness.server import Guest, ServerProcess

TABLES, PATRONS = 12, 7
CHANGES_PER_SECOND = 4.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    parser.add_argument("--short", action="store_true", help="a look, not a measurement: 3 seconds")
    arguments = parser.parse_args()
    seconds = 3.0 if arguments.short else arguments.seconds
    fan_out(arguments.sockets, seconds)
    slips(seconds)


# ---------------------------------------------------------------------------------------------- fan-out


def fan_out(sockets: int, seconds: float) -> None:
    with naive() as plain:
        slow = asyncio.run(seen_by(plain, sockets, seconds))
    with serving(["t=dragon-mini,pace=instant"]) as server:
        quick = asyncio.run(_with_a_bettor(server, sockets, seconds))
    figures = {
        "one by one, p50": slow.percentile(50),
        "one by one, p99": slow.percentile(99),
        "punto, p50": quick.percentile(50),
        "punto, p99": quick.percentile(99),
    }
    goals = [
        Goal("p50 of one by one against punto", slow.percentile(50) / quick.percentile(50), None),
        Goal("p99 of one by one against punto", slow.percentile(99) / quick.percentile(99), None),
    ]
    many = f"{len(quick.latencies):,} frames, {len(quick.latencies) / sockets / seconds:.1f} steps a second"
    report(f"Fan-out to {sockets} sockets of one table ({many})", "milliseconds", figures, goals)
    spent = {"one by one": slow.processor, "punto": quick.processor}
    ratio = Goal("one by one against punto", slow.processor / quick.processor, None)
    report("The same, time of the server's processor for a frame", "microseconds", spent, [ratio])


@dataclass(frozen=True)
class Seen:
    """What a crowd saw: the milliseconds that each step took to each socket, and what a frame cost the server."""

    latencies: list[float]
    processor: float

    def percentile(self, percent: int) -> float:
        return self.latencies[min(len(self.latencies) - 1, len(self.latencies) * percent // 100)]


async def _with_a_bettor(server: ServerProcess, sockets: int, seconds: float) -> Seen:
    bettor = await Bettor.sit(server, "t")
    betting = asyncio.create_task(_bet_now_and_then(bettor))
    try:
        return await seen_by(server, sockets, seconds)
    finally:
        betting.cancel()
        await asyncio.gather(betting, bettor.connection.close(), return_exceptions=True)


async def _bet_now_and_then(bettor: Bettor) -> None:
    while True:
        await asyncio.sleep(1 / CHANGES_PER_SECOND)
        await bettor.bet()


async def seen_by(server: ServerProcess, sockets: int, seconds: float) -> Seen:
    """What so many spectators of a table see in some seconds."""
    crowd = await gather_crowd(server, ["t"], sockets)
    await asyncio.sleep(2)
    before = processor_seconds(server)
    for each in crowd:
        each.latencies, each.problems = [], []
    await asyncio.sleep(seconds)
    spent = processor_seconds(server) - before
    found = sorted(1000 * each for watcher in crowd for each in watcher.latencies or ())
    assert not any(each.problems for each in crowd), "somebody missed a step"
    let_go(crowd)
    return Seen(found, spent / len(found) * 1e6)


def processor_seconds(server: ServerProcess) -> float:
    """What the system says that a process has used so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(tables: list[str]) -> Iterator[ServerProcess]:
    options = ["--max-clients-per-address", "5000", "--rate", "1000"]
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), tables=tables, options=options) as server,
    ):
        yield server


class _Naive(ServerProcess):
    """The plain server, where the real one would be."""

    def start(self) -> _Naive:
        command = [sys.executable, "-m", "bench.naive", str(self.port), str(CHANGES_PER_SECOND)]
        self._process = subprocess.Popen(command)
        while True:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.1)


@contextmanager
def naive() -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder, _Naive(Path(folder)) as plain:
        yield plain


# ------------------------------------------------------------------------------------------------ slips


def slips(seconds: float) -> None:
    with serving([f"t{number}=dragon-mini,pace=instant" for number in range(TABLES)]) as server:
        single, together = asyncio.run(_slips(server, seconds))
    many = TABLES * PATRONS
    figures = {"one at a time": single, f"{many} patrons at once": together}
    title = f"Slips accepted through sockets, {TABLES} tables with {PATRONS} patrons each"
    report(title, "a second", figures, [Goal("at once against one at a time", together / single, None)])


async def _slips(server: ServerProcess, seconds: float) -> tuple[float, float]:
    patrons = [await Bettor.sit(server, f"t{number}") for number in range(TABLES) for _ in range(PATRONS)]
    try:
        single = await _rate([patrons], seconds)
        together = await _rate([[each] for each in patrons], seconds)
    finally:
        await asyncio.gather(*(each.connection.close() for each in patrons))
    return single, together


async def _rate(groups: list[list[Bettor]], seconds: float) -> float:
    """Accepted slips a second when each group sends one at a time, patron after patron."""
    until = time.perf_counter() + seconds
    accepted = await asyncio.gather(*(_in_turn(group, until) for group in groups))
    return sum(accepted) / seconds


async def _in_turn(group: list[Bettor], until: float) -> int:
    accepted = 0
    for bettor in itertools.cycle(group):
        if time.perf_counter() >= until:
            return accepted
        accepted += await bettor.bet()
    return accepted


class Bettor:
    """A patron who changes the slip again and again."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.moment = {"shoe": 1, "number": 1}
        self._count = 0

    @classmethod
    async def sit(cls, server: ServerProcess, table: str) -> Bettor:
        async with Guest(server, f"patron at {table}") as guest:
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?protocol=1"
            cookie = {"Cookie": guest.cookie}
            bettor = cls(await connect(address, additional_headers=cookie, compression=None, max_size=None))
        await bettor._command({"kind": "TakeSeat"})
        await bettor._command({"kind": "BuyIn", "amount": 90_000})
        return bettor

    async def bet(self) -> bool:
        """Another slip; when the round is not the one it was, the next one goes into the present one."""
        stake = 500 + 100 * (self._count % 50)
        answer = await self._command({"kind": "PlaceSlip", "stakes": {"player": stake}, **self.moment})
        if not answer["accepted"]:
            await asyncio.sleep(0.05)
        return bool(answer["accepted"])

    async def _command(self, body: dict[str, object]) -> dict[str, object]:
        self._count += 1
        given = str(self._count)
        await self.connection.send(json.dumps({"type": "command", "id": given, "command": body}))
        async for text in self.connection:
            assert isinstance(text, str)
            # Only what matters is read, so that it is not the client that is measured.
            if text.startswith('{"type":"answer"'):
                answer: dict[str, object] = json.loads(text)
                return answer
            if '"path":["view","current","number"]' in text or '"path":["view","current"]' in text:
                self._look(json.loads(text))
        raise ConnectionError("closed")

    def _look(self, frame: dict[str, object]) -> None:
        changes = frame["changes"]
        assert isinstance(changes, list)
        for change in changes:
            if change["path"] == ["view", "current", "number"]:
                self.moment["number"] = change["value"]
            elif change["path"] == ["view", "current"] and change["value"]:
                self.moment["number"] = change["value"]["number"]


if __name__ == "__main__":
    main()
