"""How long a table stands still when the server that deals it dies, is stopped, or is told to go.

    python -m bench.cluster [--times 8] [--servers 3] [--tables 12]

Real processes on a PostgreSQL that writes through to the disk. The tables are played by bots as fast as they go, so
that the next event comes as soon as somebody can write it. Measured from the signal to the first event of a later
epoch, for every table that the server dealt, by looking at the database a hundred times a second.
"""

from __future__ import annotations

import argparse
import signal
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import psycopg

from harness.patience import PATIENCE_SECONDS
from harness.postgres import cluster
from harness.server import ServerProcess

_SIGNALS: Final = (signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM)
_HEADS = "SELECT table_id, sequence, epoch, address FROM tables LEFT JOIN nodes ON nodes.id = owner"


class House:
    """Servers on one database, and how far their tables are."""

    def __init__(self, address: str, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self._connection = psycopg.connect(address, autocommit=True)

    def heads(self) -> dict[str, tuple[int, int, str | None]]:
        return {table: (number, epoch, at) for table, number, epoch, at in self._connection.execute(_HEADS)}

    def settle(self) -> None:
        """Wait until every server has its share and every table is played."""
        share, end = -(-len(self.heads()) // len(self.servers)), time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            owned = [sum(at == each.url for _, _, at in self.heads().values()) for each in self.servers]
            if max(owned) <= share and sum(owned) == len(self.heads()):
                time.sleep(1.5)
                return
            time.sleep(0.1)
        raise SystemExit(f"the tables are not balanced: {self.heads()}")

    def stands_still(self, server: ServerProcess, number: int) -> list[float]:
        """Send a signal to a server; how long each of its tables stood still, in seconds."""
        before = {table: head for table, head in self.heads().items() if head[2] == server.url}
        begun = time.monotonic()
        server.signal(number)
        moved: dict[str, float] = {}
        last = {table: (head[0], begun) for table, head in before.items()}
        while len(moved) < len(before) and time.monotonic() - begun < PATIENCE_SECONDS:
            now = time.monotonic()
            for table, (sequence, epoch, _) in self.heads().items():
                if table not in before or table in moved:
                    continue
                if epoch > before[table][1] and sequence > last[table][0]:
                    # From the last event of the one owner, or the signal if that is later, to the first of the next.
                    moved[table] = now - max(begun, last[table][1])
                elif sequence > last[table][0]:
                    last[table] = (sequence, now)
            time.sleep(0.01)
        return list(moved.values())


def _figures(name: str, seconds: list[float]) -> str:
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return f"| {name} | {len(ordered)} | {statistics.median(ordered):.2f} | {p99:.2f} | {ordered[-1]:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    given, _ = parser.parse_known_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = stack.enter_context(cluster(durable=True)).create()
        servers = []
        for number in range(given.servers):
            place = folder / f"s{number}"
            place.mkdir()
            tables = [f"t{each}=dragon-mini,pace=fast,bots=3" for each in range(given.tables)]
            servers.append(stack.enter_context(ServerProcess(place, tables=tables, database=address)))
        house = House(address, servers)
        rows = [_figures(each.name, _moved(house, each, given.times)) for each in _SIGNALS]
    title = f"Takeover: {given.tables} tables on {given.servers} servers, a lease of 3 s"
    print(f"\n## {title}\n\n| signal to the next event | tables | p50 s | p99 s | max s |\n|---|---:|---:|---:|---:|")
    print("\n".join(rows))


def _moved(house: House, sent: signal.Signals, times: int) -> list[float]:
    """How long each table stood still when its server got the signal, one server after the other."""
    found: list[float] = []
    for number in range(times):
        house.settle()
        server = house.servers[number % len(house.servers)]
        found += house.stands_still(server, sent)
        if sent is signal.SIGSTOP:
            server.signal(signal.SIGCONT)
        else:
            server.wait()
            server.restart()
    return found


if __name__ == "__main__":
    main()
