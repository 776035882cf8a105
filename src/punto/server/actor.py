"""The actor of one table: it keeps the clock, answers commands, and knows who is there.

    command -> the store's writer -> durable answer -> stage -> clients

Nothing is shown but views of `answer.state`, and only after the answer is durable. The trouble of one table, such as a
damaged journal, is that table's alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

from punto.errors import BrokenJournal
from punto.server import frames
from punto.server.clients import Client
from punto.server.errors import ApiError
from punto.server.orders import PATIENCE_SECONDS, Ground, answered, out_of_service
from punto.server.protocol import Close
from punto.server.stage import Stage
from punto.store import Answer
from punto.table import State, next_deadline, wants_seed
from punto.table.commands import Command, Disconnect, PauseTable, Reconnect, ResumeTable, ShuffleShoe, Tick
from punto.table.phases import Phase

__all__ = ["BY_SERVER", "TableActor"]

_log = logging.getLogger("punto.server.table")

BY_SERVER: Final = "server"
"""Who did it, in the journal, when it was no operator."""

_SECOND: Final = 1000
_SEED_BYTES: Final = 32


class TableActor:
    """One table in service."""

    def __init__(self, name: str, state: State | None, ground: Ground) -> None:
        self.name = name
        self.stage = Stage(state, clock=ground.clock)
        self._ground = ground
        self._changed = asyncio.Event()
        self._watchers: set[asyncio.Event] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._clock_task: asyncio.Task[None] | None = None
        self._boot, self._count = secrets.token_hex(6), 0
        self._broken = self._draining = self._stopped = False
        self._telling: set[str] = set()
        self._newest = state
        self._showing: asyncio.Event | None = None
        """Set when what is stored is shown; None while there is nothing to show."""
        self._looked_at = time.monotonic()

    # ------------------------------------------------------------------------------------- what it is

    @property
    def state(self) -> State | None:
        """The newest state that is stored and shown; None before the table is open."""
        return self.stage.state

    @property
    def clients(self) -> int:
        """How many sockets are connected."""
        return len(self.stage)

    @property
    def broken(self) -> bool:
        """Whether the table is out of service."""
        return self._broken

    @property
    def draining(self) -> bool:
        """Whether the server is about to stop."""
        return self._draining

    @property
    def watched(self) -> bool:
        """Whether somebody looks at the table, or did a while ago."""
        since = time.monotonic() - self._looked_at
        return bool(len(self.stage)) or since < self._ground.settings.bots_rest_seconds

    def in_service(self) -> State:
        """The state of a table that can be played at; ApiError otherwise."""
        if self._broken or self.state is None:
            raise out_of_service()
        return self.state

    # -------------------------------------------------------------------------------------- its life

    async def give_time_back(self) -> None:
        """After a restart: what patrons had left at the last event they have again, however long the server was gone.

        The table was paused, in effect, since its last event; so it is told that it was, and now resumes.
        """
        state = self.state
        if state is not None and state.paused_at is None and next_deadline(state) is not None:
            await self._command(PauseTable, at=state.at, by=BY_SERVER, reason="restart")
            await self._command(ResumeTable, by=BY_SERVER)

    def start(self) -> None:
        """Keep the clock from now on. Patrons who were there before get a while to come back."""
        self._clock_task = asyncio.get_running_loop().create_task(self._keep_clock(), name=f"clock of {self.name}")
        self._spawn(self._look_who_is_gone(self._ground.settings.restart_seconds))

    async def drain(self, seconds: float) -> None:
        """Let the round in progress finish, for so long at most, and stop; what is left goes on at the next start."""
        if self._stopped:
            return
        self._draining = True
        self._changed.set()
        changed = self.watch()
        try:
            async with asyncio.timeout(seconds):
                while not self._at_rest():
                    changed.clear()
                    await changed.wait()
        except TimeoutError:
            _log.info("the round at table %s goes on at the next start", self.name)
        finally:
            self.unwatch(changed)
        for client in self.stage:
            client.send("goodbye", frames.goodbye(reason="restart", retry_ms=_SECOND))
            client.close(Close.RESTART)
        await self.stop()

    async def stop(self) -> None:
        """Stop the clock and everything on its way; what was handed to the writer is still stored."""
        self._stopped = True
        tasks = [*self._tasks, *([self._clock_task] if self._clock_task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _at_rest(self) -> bool:
        """Whether no stake is in play, or none that time alone would settle."""
        state = self.state
        if state is None or self._broken or state.paused_at is not None:
            return True
        return not (state.in_play or (state.phase is Phase.BETTING and state.played.slips))

    def send_away(self) -> None:
        """Close every socket: the table is closed for good, or out of service."""
        for client in self.stage:
            client.close(Close.GONE)

    def take_out_of_service(self, error: Exception) -> None:
        """Nobody can play here any more: the records of this table have to be looked at."""
        if not self._broken:
            self._broken = True
            self._ground.metrics.broken.inc()
            _log.error("table %s is out of service: %s", self.name, error)
            self.send_away()
            self._tell()

    # --------------------------------------------------------------------------------------- commands

    async def submit(self, command: Command) -> Answer:
        """The durable answer to a command; what it caused was shown before this returns.

        StoreError when the store stays out of reach: the same command may be sent again, and is answered once.
        """
        return await asyncio.shield(self._spawn(self._answer(command, patience=PATIENCE_SECONDS)))

    async def _command(self, kind: type[Command], *, at: int | None = None, **fields: Any) -> Answer:
        """A command of the server itself, which is tried until it is answered."""
        self._count += 1
        command = kind(id=f"{self._boot}-{self._count}", at=self._ground.clock() if at is None else at, **fields)
        return await asyncio.shield(self._spawn(self._answer(command, patience=None)))

    async def _answer(self, command: Command, *, patience: float | None) -> Answer:
        if self._broken:
            raise out_of_service()
        try:
            answer = await answered(self._ground, self.name, command, patience=patience)
        except BrokenJournal as error:
            self.take_out_of_service(error)
            raise out_of_service() from error
        if answer.state is not None:
            await self._shown(answer.state)
        return answer

    async def _shown(self, state: State) -> None:
        """Show a state. Those of answers that the writer gave together are shown together, as one step."""
        if self._newest is None or state.sequence > self._newest.sequence:
            self._newest = state
        if self._showing is None:
            self._showing = asyncio.Event()
            asyncio.get_running_loop().call_soon(self._show, self._showing)
        await self._showing.wait()

    def _show(self, shown: asyncio.Event) -> None:
        self._showing = None
        try:
            if self._newest is not None and self.stage.show(self._newest):
                self._note_presence()
                self._tell()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
            _log.exception("table %s could not be shown", self.name)
            self.take_out_of_service(error)
        finally:
            shown.set()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that is done even if whoever asked for it goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        # Looked at, so that nobody complains when the one who asked has gone.
        if not task.cancelled():
            task.exception()

    # ------------------------------------------------------------------------------------------ clock

    async def _keep_clock(self) -> None:
        while not self._stopped and not self._broken:
            self._changed.clear()
            try:
                await self._next_step()
            except ApiError:
                return
            except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
                _log.exception("table %s could not go on", self.name)
                self.take_out_of_service(error)

    async def _next_step(self) -> None:
        state = self.state
        if self._draining and self._at_rest():
            await self._changed.wait()
        elif wants_seed(state):
            await self._command(ShuffleShoe, seed=os.urandom(_SEED_BYTES))
        elif (due := next_deadline(state)) is None:
            await self._changed.wait()
        elif await self._wait_until(due):
            answer = await self._command(Tick)
            if not answer.events:
                # The table's own moment is ahead of this clock; it is asked again when that has passed.
                await asyncio.sleep(0.05)

    async def _wait_until(self, due: int) -> bool:
        """Wait for a moment; False if the state changed before."""
        left = (due - self._ground.clock()) / _SECOND
        if left <= 0:
            return True
        try:
            async with asyncio.timeout(left):
                await self._changed.wait()
        except TimeoutError:
            return True
        return False

    # --------------------------------------------------------------------------------------- presence

    def join(self, client: Client) -> None:
        """A client is here; if it is a patron who was gone, the table hears of it."""
        self.stage.add(client)
        self._ground.metrics.sockets.labels(client.role).inc()
        self.look()
        self._note_presence()

    def leave(self, client: Client) -> None:
        """A client is gone; if it was a patron's last one, the table hears of it after a moment."""
        self.stage.remove(client)
        self._ground.metrics.sockets.labels(client.role).dec()
        self.look()
        if client.patron is not None and not self._stopped:
            self._spawn(self._look_who_is_gone(self._ground.settings.reconnect_seconds))

    def look(self) -> None:
        """Somebody looks at the table, here or in the lobby."""
        self._looked_at = time.monotonic()
        self._tell()

    async def _look_who_is_gone(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._note_presence(gone=True)

    def _note_presence(self, *, gone: bool = False, only: str | None = None) -> None:
        """Tell the table of patrons who are back and, if asked, of those who are gone."""
        if self.state is None or self._stopped or self._draining:
            return
        here = {client.patron for client in self.stage if client.role == "patron"}
        for seated in self.state.seats.values():
            patron, is_here = seated.patron, seated.patron in here
            if seated.bot or patron in self._telling or only not in (None, patron) or seated.connected == is_here:
                continue
            if is_here or gone:
                self._telling.add(patron)
                self._spawn(self._tell_presence(Reconnect if is_here else Disconnect, patron))

    async def _tell_presence(self, kind: type[Command], patron: str) -> None:
        try:
            await self._command(kind, patron=patron)
        finally:
            self._telling.discard(patron)
        # It may have changed while the table was told.
        self._note_presence(gone=True, only=patron)

    # --------------------------------------------------------------------------------------- watching

    def watch(self) -> asyncio.Event:
        """An event that is set whenever the state changes or somebody comes or goes."""
        event = asyncio.Event()
        self._watchers.add(event)
        return event

    def unwatch(self, event: asyncio.Event) -> None:
        """Take the event back."""
        self._watchers.discard(event)

    def _tell(self) -> None:
        self._changed.set()
        for event in self._watchers:
            event.set()
