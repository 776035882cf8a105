"""A read replica of a table that another server deals: it shows the same to the clients that are connected here.

It begins with what the store has and follows the events that the owner sends. Where one is missing it reads the store:
everything that is shown anywhere is stored before. Nothing is decided here, and every command goes to the owner.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from punto.errors import BrokenJournal, StoreError, said_of
from punto.server.cluster import wire
from punto.server.cluster.peers import Peer
from punto.server.live.served import ServedTable
from punto.server.live.stage import Stage
from punto.server.operations.metrics import Metrics
from punto.server.operations.supervision import Tasks
from punto.server.protocol import FoldFrame
from punto.server.socket.clients import Client
from punto.table import State, decode_event, evolve
from punto.words import Text

__all__ = ["MirrorServices", "TableMirror"]

_log = logging.getLogger("punto.server.table")
_AGAIN_SECONDS: Final = 0.2


@dataclass(frozen=True)
class MirrorServices:
    """What mirrors stand on."""

    load: Callable[[str], State | None]
    """The table as the store has it; it waits, and is called in a thread."""
    clock: Callable[[], int]
    metrics: Metrics


class TableMirror(ServedTable):
    """One table of another server."""

    def __init__(self, name: str, services: MirrorServices, *, stage: Stage | None = None) -> None:
        self.name, self._services = name, services
        self._offset = 0
        self.stage = Stage(None, clock=self.now) if stage is None else stage
        self.stage.clock = self.now
        self._elsewhere = 0
        self._patrons: Counter[str] = Counter(
            client.patron for client in self.stage if client.patron is not None and client.role == "patron"
        )
        self._trouble: Text | None = None
        self.peer: Peer | None = None
        self.ready = asyncio.Event()
        if self.state is not None:
            self.ready.set()
        self._behind = asyncio.Event()
        self._tasks = Tasks(f"the mirror of table {name}", restarts=services.metrics.restarts)
        self.unseen_since = self.detached_since = time.monotonic()
        """Since when nobody watches here, and since when nobody says what happens."""

    # ------------------------------------------------------------------------------------- what it is

    @property
    def clients(self) -> int:
        """How many sockets are connected, at all servers."""
        return max(self._elsewhere, len(self.stage))

    @property
    def trouble(self) -> Text | None:
        """Why the table is out of service."""
        return self._trouble

    @property
    def ahead(self) -> int:
        """By how many milliseconds the table's own time, as its owner says it, is ahead of this server's clock."""
        return self._offset

    def now(self) -> int:
        """The table's own time, as far as it is known here."""
        return self._services.clock() + self._offset

    @property
    def attached(self) -> bool:
        """Whether the owner is heard."""
        return self.peer is not None and self.peer.is_up

    # -------------------------------------------------------------------------------------- its life

    def start(self) -> None:
        """Begin to follow."""
        self._tasks.keep(self._catch_up, name="reader")
        if self.state is None:
            self._behind.set()

    async def stop(self) -> None:
        """Follow no more."""
        if self.peer is not None:
            self.peer.unwatch(self)
            self.peer = None
        await self._tasks.cancel()

    def attach(self, peer: Peer | None) -> None:
        """Follow what that server says from now on."""
        if peer is self.peer:
            return
        if self.peer is not None:
            self.peer.unwatch(self)
            self.detached_since = time.monotonic()
        self.peer = peer
        if peer is not None:
            peer.watch(self)

    def introduce(self) -> list[str]:
        """What the owner has to hear when a link is new: that the table is shown here, and to whom."""
        told = [wire.written(wire.Watch(self.name)), wire.written(wire.Here(self.name, len(self.stage)))]
        told += [wire.written(wire.Here(self.name, len(self.stage), patron)) for patron in self._patrons]
        return told

    # ---------------------------------------------------------------------------------- what happens

    def hear_at(self, told: wire.At) -> None:
        """The owner says how far the table is."""
        self._hear_time(told.now, told.watching)
        if self.state is None or self.state.sequence < told.sequence:
            self._behind.set()

    def hear_events(self, told: wire.Events) -> None:
        """The owner says what happened."""
        self._hear_time(told.now, told.watching)
        state = self.state
        if state is None or state.sequence < told.since or not told.events:
            self._behind.set()
            return
        try:
            for raw in told.events[state.sequence - told.since :]:
                state = evolve(state, decode_event(bytes(raw)))
        except BrokenJournal as error:
            self._broke(error)
            return
        self._show(state)

    def hear_fold(self, told: wire.Fold) -> None:
        """Somebody at another server folds a card."""
        self.stage.show_fold(told.place, told.text)

    def _hear_time(self, now: int, watching: int) -> None:
        self._offset, self._elsewhere = now - self._services.clock(), watching

    def _show(self, state: State) -> None:
        try:
            self.stage.show(state)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
            _log.exception("table %s could not be shown", self.name)
            self._broke(error)

    def _broke(self, error: Exception) -> None:
        if self._trouble is None:
            self._trouble = said_of(error)
            self.ready.set()
            self.send_away()

    async def _catch_up(self) -> None:
        """Read the store whenever something is missing."""
        while True:
            await self._behind.wait()
            self._behind.clear()
            try:
                state = await asyncio.to_thread(self._services.load, self.name)
            except StoreError:
                await asyncio.sleep(_AGAIN_SECONDS)
                self._behind.set()
                continue
            except BrokenJournal as error:
                self._broke(error)
                return
            if state is not None:
                self._show(state)
                self.ready.set()

    # --------------------------------------------------------------------------------------- presence

    def join(self, client: Client) -> None:
        """A client is here, and the owner hears of it."""
        self.stage.add(client)
        self._services.metrics.sockets.labels(client.role).inc()
        came = client.patron is not None and client.role == "patron" and self._patrons[client.patron] == 0
        if client.patron is not None and client.role == "patron":
            self._patrons[client.patron] += 1
        self._tell(client.patron if came else None, here=True)

    def leave(self, client: Client) -> None:
        """A client is gone, and the owner hears of it."""
        self.stage.remove(client)
        self._services.metrics.sockets.labels(client.role).dec()
        if not len(self.stage):
            self.unseen_since = time.monotonic()
        went = False
        if client.patron is not None and client.role == "patron":
            self._patrons[client.patron] -= 1
            went = self._patrons[client.patron] <= 0
            if went:
                del self._patrons[client.patron]
        self._tell(client.patron if went else None, here=False)

    def _tell(self, patron: str | None, *, here: bool) -> None:
        if self.peer is not None:
            self.peer.say(wire.Here(self.name, len(self.stage), patron, here))

    def look(self) -> None:
        """Bots hear of it from whoever connects."""

    def fold(self, sender: Client, given: FoldFrame) -> bool:
        """Show how a client folds a card to everybody else, here and elsewhere; whether it may."""
        text = self.stage.fold(sender, given)
        if text is not None and self.peer is not None:
            self.peer.say(wire.Fold(self.name, given.place, text))
        return text is not None
