"""The lobby of the other servers: what each says of the tables that it deals, asked at most twice a second."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from punto.server.cluster import wire
from punto.server.cluster.peers import LinkLost, Peer, Peers
from punto.server.operations.supervision import Tasks

__all__ = ["PeerLobby"]

_FRESH_SECONDS: Final = 0.5
_ASK_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class _Told:
    at: float
    tables: tuple[wire.LobbyTable, ...]


class PeerLobby:
    """What the other servers say of their tables."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._tasks = Tasks("the lobby")
        self._told: dict[int, _Told] = {}
        self._asking: dict[int, asyncio.Task[tuple[wire.LobbyTable, ...]]] = {}

    async def tables(self) -> list[wire.LobbyTable]:
        """Every table that another server deals, as it last said."""
        found = await asyncio.gather(*(self._of(peer) for peer in self._peers))
        return [table for tables in found for table in tables]

    async def _of(self, peer: Peer) -> tuple[wire.LobbyTable, ...]:
        node, told = peer.node.id, self._told.get(peer.node.id)
        if told is not None and time.monotonic() - told.at < _FRESH_SECONDS:
            return told.tables
        asking = self._asking.get(node)
        if asking is None:
            asking = self._asking[node] = self._tasks.awaited(self._ask(peer), name=f"look at node {node}")
            asking.add_done_callback(lambda _: self._asking.pop(node, None))
        return await asyncio.shield(asking)

    async def _ask(self, peer: Peer) -> tuple[wire.LobbyTable, ...]:
        try:
            reply = await peer.ask(wire.LobbyAsked, seconds=_ASK_SECONDS)
        except LinkLost:
            # What it said last is better than nothing while another takes its tables over.
            told = self._told.get(peer.node.id)
            return () if told is None else told.tables
        tables = tuple(reply.tables) if isinstance(reply, wire.LobbyTold) else ()
        self._told[peer.node.id] = _Told(time.monotonic(), tables)
        return tables
