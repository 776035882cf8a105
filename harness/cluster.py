"""A house of several servers on this machine, to look at and to kill: `make cluster`.

    python -m harness.cluster [--servers 3] [--port 8000]

Starts a PostgreSQL (that of the tests), so many servers, and a small proxy in front that spreads browsers over them.
Ctrl-C stops all of it. Kill one of the processes that it names and watch the tables go on.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from harness.postgres import cluster
from harness.proxy import TcpProxy
from harness.server import ServerProcess


class _Plain(ServerProcess):
    """A server as somebody would start it: its secret and its token are the house's own."""

    def __init__(self, folder: Path, database: str) -> None:
        super().__init__(folder, tables=(), database=database, options=["--trusted-proxy", "127.0.0.1"])
        self._environment = {}


def main() -> int:
    """Run it until Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="punto-house-")))
        address = stack.enter_context(cluster(durable=True)).create()
        print("PostgreSQL runs; the servers start.", flush=True)
        servers = []
        for number in range(given.servers):
            place = folder / f"server-{number + 1}"
            place.mkdir()
            servers.append(stack.enter_context(_Plain(place, address)))
            print(f"  server {number + 1}: {servers[-1].url}, process {servers[-1].process.pid}", flush=True)

        def living() -> list[tuple[str, int]]:
            return [("127.0.0.1", each.port) for each in servers if each.process.poll() is None]

        proxy = stack.enter_context(TcpProxy(living, port=given.port))
        print(f"\nThe house is open at {proxy.address}. {_token(servers[0])}", flush=True)
        print(f"Kill a server and look:  kill -9 {servers[0].process.pid}\nCtrl-C stops all.", flush=True)
        with suppress(KeyboardInterrupt):
            _watch(servers)
        print("\nStopping.", flush=True)
        # A terminal tells all of them at once, and a second word would end them in the middle of their goodbyes.
        time.sleep(0.5)
        for each in servers:
            if each.process.poll() is None and "stopping:" not in each.log:
                each.signal()
        for each in servers:
            with suppress(subprocess.TimeoutExpired):
                each.wait()
    return 0


def _token(server: ServerProcess) -> str:
    return next((line for line in server.log.splitlines() if "token" in line), "")


def _watch(servers: list[_Plain]) -> None:
    """Say when a server ends."""
    ended: set[int] = set()
    while len(ended) < len(servers):
        time.sleep(0.2)
        for number, each in enumerate(servers):
            if number not in ended and each.process.poll() is not None:
                ended.add(number)
                print(f"  server {number + 1} ended; the others take its tables", flush=True)


if __name__ == "__main__":
    sys.exit(main())
