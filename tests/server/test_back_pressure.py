"""While the store keeps commands waiting, a socket reads on: pings are answered, commands keep their order."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from harness.server import Guest, ServerProcess, audit


def test_11_08_pings_are_answered_while_commands_wait_for_the_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            await table.sit()
            moment = table.moment
            # A writer of somebody else's holds the database.
            with sqlite3.connect(server.database, isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = [
                    asyncio.create_task(table.command("PlaceSlip", stakes={"player": stake}, **moment))
                    for stake in (1_000, 2_000, 3_000)
                ]
                for each in ("one", "two"):
                    pong = await table.reply_to({"type": "ping", "id": each})
                    assert pong["type"] == "pong"
                assert not any(each.done() for each in waiting), "no answer before it is stored"
                other.execute("ROLLBACK")
            other.close()
            answers = await asyncio.gather(*waiting)
            assert all(each["accepted"] for each in answers)
            sequences = [each["sequence"] for each in answers]
            assert sequences == sorted(sequences)
            assert table.own["staked"] == 3_000, "in the order in which they were sent"

    with ServerProcess(tmp_path, tables=["t=leisurely-dragon-mini,pace=normal"]) as server:
        asyncio.run(scenario())
        assert server.stop() == 0
    assert audit(server)["ok"]


def test_what_was_sent_before_the_socket_closed_is_carried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as other, other.at("t") as witness:
            async with ann.at("t") as table:
                await table.sit()
                body = {"kind": "PlaceSlip", "stakes": {"player": 1_000}, **table.moment}
                await table.send({"type": "command", "id": "slip", "command": body})
                await table.send({"type": "command", "id": "out", "command": {"kind": "CashOut", "amount": 10_000}})
                await table.send({"type": "command", "id": "leave", "command": {"kind": "LeaveTable"}})
            await witness.until(lambda: witness.view["seats"] == [])

    with ServerProcess(tmp_path, tables=["t=leisurely-dragon-mini,pace=normal"]) as server:
        asyncio.run(scenario())
