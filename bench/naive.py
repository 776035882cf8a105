"""The plain way to show a table to many: whenever it changes, make what each client may see, write it, and send it to
one after the other. What `bench.server` compares the real server with; it runs on the same uvicorn.

    python -m bench.naive PORT CHANGES_PER_SECOND
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle

import uvicorn
from fastapi import FastAPI, WebSocket

from bench.store import Game
from punto.table import SPECTATOR, Refusal, State, decide, encode, view

ROUNDS = 10


def states() -> list[State]:
    """The states of a table through some rounds, one for each command."""
    game, state, found = Game("naive"), None, []
    commands = game.opening()
    for _ in range(ROUNDS):
        for command in commands:
            decided = decide(state, command)
            assert not isinstance(decided, Refusal)
            state = decided.state
            found.append(state)
        commands = game.next_round(state)
    return found


def app(changes_per_second: float) -> FastAPI:
    clients: set[WebSocket] = set()

    async def publish() -> None:
        for number, state in enumerate(cycle(states())):
            await asyncio.sleep(1 / changes_per_second)
            now = time.time_ns() // 1_000_000
            for client in list(clients):
                frame = {"type": "step", "sequence": number + 1, "from": number, "now": now}
                text = json.dumps({**frame, "document": encode(view(state, SPECTATOR))}, separators=(",", ":"))
                await client.send_text(text)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        publishing = asyncio.create_task(publish())
        yield
        publishing.cancel()

    served = FastAPI(lifespan=lifespan)

    @served.get("/healthz")
    async def healthz() -> dict[str, bool]:
        return {"ok": True}

    @served.websocket("/api/tables/{table}/socket")
    async def table_socket(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        await websocket.send_text(f'{{"type":"hello","sequence":0,"table":"{table}"}}')
        clients.add(websocket)
        try:
            while (await websocket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            clients.discard(websocket)

    return served


if __name__ == "__main__":
    uvicorn.run(
        app(float(sys.argv[2])),
        port=int(sys.argv[1]),
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
