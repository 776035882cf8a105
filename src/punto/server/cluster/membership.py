"""This server as one of many: it claims its share of the tables, fences itself by its own clock, and leaves in order.

Every quarter to half a second the watch says who lives and who deals what (`store/ownership/watch.py`). Then, in this
order: what is not ours is dropped, what is ours and not dealt is dealt, what is free is claimed up to our share, and of
what is more than our share one table at rest is let go. A share is the number of tables over that of servers, rounded
up.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from punto.errors import StoreError
from punto.server.cluster import wire
from punto.server.cluster.lobby import PeerLobby
from punto.server.cluster.mirror import MirrorServices, TableMirror
from punto.server.cluster.peers import LinkLost, Peers
from punto.server.errors import ApiError
from punto.server.live.actor import TableActor
from punto.server.live.served import ServedTable, come_back, out_of_service
from punto.server.live.spares import Occupancy
from punto.server.live.submission import TableServices
from punto.server.live.tables import Tables
from punto.server.operations.supervision import Tasks
from punto.server.socket.clients import Client
from punto.store import Store
from punto.store.database.rows import Tenure
from punto.store.ownership.claims import Directory
from punto.store.ownership.watch import Watch
from punto.words import NOTHING, Text

__all__ = ["Membership"]

_log = logging.getLogger("punto.server.cluster")
T = TypeVar("T")

_FENCE_SECONDS: Final = 0.1
_UNSEEN_SECONDS: Final = 30.0
"""How long a mirror is kept that nobody watches."""
_DETACHED_SECONDS: Final = 10.0
"""How long the clients of a mirror wait for an owner to be heard before they are sent elsewhere."""
_READY_SECONDS: Final = 5.0
_LOOK_SECONDS: Final = 0.25
"""Between two looks for a table that nobody knows: names are cheap to make up."""
_ASK_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class _Scan:
    directory: Directory
    topics: frozenset[str]
    at: float
    """When it came, by the monotonic clock."""


class Membership:
    """This server among the others."""

    def __init__(
        self, tables: Tables, services: TableServices, *, store: Store, pool: ThreadPoolExecutor, key: bytes
    ) -> None:
        self._tables, self._services, self._store, self._pool = tables, services, store, pool
        self.directory = Directory({}, {})
        """The house as it was last seen."""
        self.peers = Peers(key, restarts=services.metrics.restarts)
        self.lobby = PeerLobby(self.peers)
        self.on_topic: Callable[[str], None] = lambda _: None
        """Told what another server called about: limits, sessions."""
        self._mirrors = MirrorServices(load=tables.load, clock=services.clock, metrics=services.metrics)
        self._tasks = Tasks("the membership", restarts=services.metrics.restarts)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._scans: asyncio.Queue[_Scan] = asyncio.Queue()
        self._watch = Watch(store, self._tell)
        self._looked, self._fenced, self._leaving, self._started = float("-inf"), False, False, False
        self._named: set[str] = set()
        tables.elsewhere = self

    # -------------------------------------------------------------------------------------- its life

    async def start(self) -> int:
        """Look around; how many tables are this server's share."""
        self._loop = asyncio.get_running_loop()
        self.directory = await self._in_pool(self._store.directory)
        await self._follow(self.directory)
        if not self._started:
            self._started = True
            self._tasks.keep(self._keep_fence, name="fence")
        return self._share(self.directory)

    def watch(self) -> None:
        """Look after the house from now on."""
        self._watch.start()
        self._tasks.keep(self._keep_house, name="reconciler")

    async def close(self) -> None:
        """Look no more."""
        await asyncio.to_thread(self._watch.close)
        await self._tasks.cancel()
        for table in self._tables.served():
            if isinstance(table, TableMirror):
                await table.stop()
        await self.peers.close()

    @property
    def leads(self) -> bool:
        """Whether this is the oldest server that lives and is not about to stop: it does what only one may do."""
        staying = [node.id for node in self.directory.nodes.values() if not node.draining]
        return self._store.node == min(staying, default=self._store.node)

    @property
    def fenced(self) -> bool:
        """Whether this server may not show its tables."""
        return self._fenced

    # -------------------------------------------------------------------------------------- the fence

    async def _keep_fence(self) -> None:
        """Stop showing tables before another server may take them: by the monotonic clock, and nobody else's.

        A process that was stopped may be registered anew before this looks again: another node is another life, in
        which nothing of the last one is shown.
        """
        life = self._store.node
        while True:
            held = self._store.held
            if not self._fenced and (not held or self._store.node != life):
                self._fenced = True
                self._services.metrics.losses.inc()
                _log.warning("the lease of this server was not extended in time: its tables stop here")
                await self._tables.step_down()
            elif held and self._fenced:
                self._fenced, life = False, self._store.node
                _log.warning("the lease of this server is extended again")
                self._watch.soon()
            await asyncio.sleep(_FENCE_SECONDS)

    # -------------------------------------------------------------------------------------- the house

    def _tell(self, found: Directory, topics: frozenset[str]) -> None:
        """In the thread of the watch."""
        assert self._loop is not None
        scan = _Scan(found, topics, time.monotonic())
        try:
            self._loop.call_soon_threadsafe(self._scans.put_nowait, scan)
        except RuntimeError:
            # The server has ended meanwhile.
            return

    async def _keep_house(self) -> None:
        while True:
            scan = await self._scans.get()
            topics = scan.topics
            while not self._scans.empty():
                scan = self._scans.get_nowait()
                topics |= scan.topics
            for topic in topics:
                self.on_topic(topic)
            try:
                await self._reconcile(scan)
            except StoreError as error:
                _log.info("the tables of this server are looked after later: %s", error)

    async def _reconcile(self, scan: _Scan) -> None:
        found = self.directory = scan.directory
        self._tables.hear_of({each.table: each.opened_by for each in found.tables.values()})
        await self._follow(found)
        me = self._store.node
        if me is None or self._fenced or self._leaving:
            return
        await self._drop_lost(scan, me)
        missing = [each for each in found.of(me) if self._tables.mine(each.table) is None]
        await asyncio.gather(*(self._tables.adopt(Tenure(each.table, me, each.epoch)) for each in missing))
        await self._claim(found)
        await self._balance(found)

    async def _follow(self, found: Directory) -> None:
        """Links to those who live, mirrors to those who deal."""
        await self.peers.follow(found.nodes, me=self._store.node)
        now = time.monotonic()
        for table in self._tables.served():
            if not isinstance(table, TableMirror):
                continue
            stored = found.tables.get(table.name)
            table.attach(None if stored is None else self.peers.of(stored.owner))
            unused = not len(table.stage) and now - table.unseen_since > _UNSEEN_SECONDS
            if stored is None:
                table.send_away()
            elif table.attached:
                table.detached_since = now
            elif now - table.detached_since > _DETACHED_SECONDS:
                table.send_elsewhere()
            if stored is None or unused:
                self._tables.remove(table)
                await table.stop()
        self._count(found)

    async def _drop_lost(self, scan: _Scan, me: int) -> None:
        for actor in list(self._tables):
            stored = scan.directory.tables.get(actor.name)
            ours = stored is not None and (stored.owner, stored.epoch) == (me, actor.tenure.epoch)
            # One that was opened or claimed since is not in what was seen; one that is closed is swept.
            if not ours and stored is not None and actor.begun < scan.at - 1:
                _log.warning("table %s is another server's now", actor.name)
                await self._tables.drop(actor)

    def _share(self, found: Directory) -> int:
        staying = [node for node in found.nodes.values() if not node.draining]
        return -(-len(found.tables) // max(1, len(staying)))

    async def _claim(self, found: Directory) -> None:
        if not found.claimable():
            return
        room = self._share(found) - sum(1 for _ in self._tables)
        await self._tables.take(room=max(1, room), patient=room <= 0)

    async def _balance(self, found: Directory) -> None:
        """Of more than our share one table at rest is let go, if somebody has less than theirs."""
        mine, share = list(self._tables), self._share(found)
        if len(mine) <= share or found.claimable():
            return
        others = [node.id for node in found.nodes.values() if not node.draining and node.id != self._store.node]
        if not any(len(found.of(node)) < share for node in others):
            return
        actor = next((each for each in reversed(mine) if each.at_rest and not each.broken), None)
        if actor is not None:
            _log.info("table %s is let go: this server has more than its share", actor.name)
            await self._tables.release(actor)

    def _count(self, found: Directory) -> None:
        metrics = self._services.metrics
        metrics.nodes.set(len(found.nodes))
        metrics.links.set(len(self._services.hub))
        mine = {each.table: each.since for each in found.of(self._store.node or 0)}
        for name in self._named - mine.keys():
            metrics.owned.remove(name)
        for name, since in mine.items():
            metrics.owned.labels(name).set((since or 0) / 1000)
        self._named = set(mine)

    # ------------------------------------------------------------------------------- tables elsewhere

    async def mirror(self, name: str) -> ServedTable | None:
        """A table that another server deals, to be shown here; None if there is none of that name."""
        if name not in self.directory.tables:
            await self._look_again()
        table = self._tables.find(name)
        if table is None and name in self.directory.tables:
            table = self._shown(TableMirror(name, self._mirrors))
        if isinstance(table, TableMirror):
            try:
                async with asyncio.timeout(_READY_SECONDS):
                    await table.ready.wait()
            except TimeoutError:
                _log.info("table %s cannot be shown yet", name)
            # It may have become ours meanwhile.
            return self._tables.find(name) or table
        return table

    async def _look_again(self) -> None:
        now = time.monotonic()
        if now - self._looked < _LOOK_SECONDS or self._fenced:
            return
        self._looked = now
        try:
            self.directory = await self._in_pool(self._store.directory)
        except StoreError:
            return

    def _shown(self, mirror: TableMirror) -> TableMirror:
        self._tables.put(mirror)
        mirror.start()
        stored = self.directory.tables.get(mirror.name)
        mirror.attach(self.peers.of(stored.owner) if stored is not None else None)
        return mirror

    def demote(self, actor: TableActor) -> ServedTable:
        """A table that was given away, for the clients who are still here."""
        return self._shown(TableMirror(actor.name, self._mirrors, stage=actor.stage))

    async def ask(self, table: TableMirror, question: Callable[[int], wire.FromEdge]) -> wire.Answered | wire.Failed:
        """Ask the owner of a table something; LinkLost if it cannot be reached."""
        peer = table.peer
        if peer is None:
            # The watch may not have seen the new owner yet.
            self._watch.soon()
            raise LinkLost(Text("error-store-nobody-deals", table=repr(table.name)))
        reply = await peer.ask(question, seconds=_ASK_SECONDS)
        assert not isinstance(reply, wire.LobbyTold)
        return reply

    async def put_back(self, table: ServedTable) -> None:
        """Have the server that deals it put a table back into service."""
        assert isinstance(table, TableMirror)
        reply = await self.ask(table, lambda given: wire.PutBack(given, table.name))
        if isinstance(reply, wire.Failed):
            if reply.why == "elsewhere":
                raise out_of_service()
            raise ApiError(reply.status, reply.why, reply.said or NOTHING)

    async def occupancies(self) -> list[Occupancy]:
        """How full the tables of all other servers are."""
        return [
            Occupancy(each.name, each.house, each.has_room)
            for each in await self.lobby.tables()
            if each.playable and each.house is not None
        ]

    # ------------------------------------------------------------------------------------- going away

    async def drain(self, grace_seconds: float) -> None:
        """Give every table away at rest, and send clients to other servers, spread over some seconds."""
        others = [node for node in self.directory.nodes.values() if node.id != self._store.node and not node.draining]
        if not others or grace_seconds <= 0 or self._fenced:
            return
        self._leaving = True
        try:
            await self._in_pool(self._store.drain)
        except StoreError as error:
            _log.warning("the other servers are not told that this one stops: %s", error)
        spread = self._services.settings.drain_spread_seconds
        closing = asyncio.gather(*(self._send_off(client, spread) for client in self._clients()))
        await asyncio.gather(*(self._give(actor, grace_seconds) for actor in self._tables))
        await closing

    def _clients(self) -> list[Client]:
        return [client for table in self._tables.served() for client in table.stage]

    async def _send_off(self, client: Client, spread: float) -> None:
        # The server spreads the closes: clients that connect again at once would come at the same instant.
        await asyncio.sleep(random.uniform(0, spread))  # noqa: S311 - no secret hangs on it
        come_back(client, retry_ms=0)

    async def _give(self, actor: TableActor, grace_seconds: float) -> None:
        await actor.come_to_rest(grace_seconds)
        try:
            await self._tables.release(actor)
        except StoreError as error:
            _log.warning("table %s is free when the lease of this server is over: %s", actor.name, error)

    async def _in_pool(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)
