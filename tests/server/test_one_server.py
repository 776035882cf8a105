"""One server deals from a SQLite file: a second is refused, a dead one's place is free, a lost file is noticed.

Any number of servers deal from a PostgreSQL: see test_cluster.py.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from harness.patience import PATIENCE_SECONDS, patient_get, until
from harness.server import Guest, ServerProcess, audit, free_port


def second(database: str) -> subprocess.CompletedProcess[str]:
    """Start another server on a database, and wait for its end."""
    command = [sys.executable, "-m", "punto", "serve", "--port", str(free_port()), "--database", database]
    return subprocess.run(command, capture_output=True, check=False, text=True, timeout=PATIENCE_SECONDS)


def health(server: ServerProcess) -> tuple[int, str]:
    """The status of the health check, and what it says of the store."""
    reply = patient_get(f"{server.url}/healthz")
    return reply.status_code, reply.json()["store"]


def test_11_07_a_second_server_is_refused_and_a_killed_ones_place_is_free(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first:
        refused = second(first.database)
        assert refused.returncode == 2
        assert f"another server at {first.url} deals from this database" in refused.stderr
        assert "stop that one first, or give this one a database of its own" in refused.stderr
        assert "only a PostgreSQL can be shared by several servers" in refused.stderr
        assert "Traceback" not in refused.stderr
        assert health(first) == (200, "ok"), "the first one does not notice"
        assert audit(first)["ok"], "who only reads is not refused"
        first.kill()
        first.restart()
        assert first.stop() == 0
        first.restart()
        assert first.stop() == 0


def delete(path: Path) -> None:
    """The file is removed, and what belongs to it."""
    for each in (path, path.with_name("punto.db-wal"), path.with_name("punto.db-shm")):
        each.unlink()


def delete_log(path: Path) -> None:
    """Only the write-ahead log is removed, in which lies whatever was stored of late."""
    path.with_name("punto.db-wal").unlink()


def replace(path: Path) -> None:
    """Another file takes its place, as by a restored backup."""
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def empty(path: Path) -> None:
    """Everything in it is lost."""
    os.truncate(path, 0)


@pytest.mark.parametrize("harm", [delete, delete_log, replace, empty])
def test_11_30_no_command_is_acknowledged_into_a_file_that_is_gone(
    harm: Callable[[Path], None], tmp_path: Path
) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit()
            harm(Path(server.database))
            answer = await table.command("PlaceSlip", stakes={"player": 1_000}, **table.moment)
            assert (answer["type"], answer["code"]) == ("error", "store_unavailable")
            assert (await table.reply_to({"type": "ping", "id": "p"}))["type"] == "pong"

    with ServerProcess(tmp_path, tables=["t=leisurely-dragon-mini,pace=normal"]) as server:
        asyncio.run(scenario(server))
        assert health(server) == (503, "gone")
        assert "deleted or replaced" in patient_get(f"{server.url}/healthz").json()["problem"]
        assert "while the server works on it" in server.log
        if harm is delete:
            assert not Path(server.database).exists(), "no empty database takes its place"


def test_11_30_it_is_noticed_although_nobody_plays_and_a_file_that_comes_back_is_taken_up(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        path = Path(server.database)
        path.rename(tmp_path / "away.db")
        until(lambda: "was deleted while the server works on it" in server.log, "the news in the log")
        assert health(server) == (503, "gone")
        (tmp_path / "away.db").rename(path)
        until(lambda: health(server) == (200, "ok"), lambda: f"health, where {server.log},")

        async def scenario() -> None:
            async with Guest(server, "Ann") as ann, ann.at("t") as table:
                await table.sit()
                await table.bet(player=1_000)

        asyncio.run(scenario())
        assert server.stop() == 0
        assert audit(server)["ok"]
