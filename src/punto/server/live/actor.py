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
from operator import itemgetter
from typing import Any, Final

from msgspec.structs import replace

from punto.errors import BrokenJournal, OwnershipLost, said_of
from punto.server.errors import ApiError
from punto.server.live.served import ServedTable, come_back, out_of_service
from punto.server.live.stage import Stage
from punto.server.live.submission import PATIENCE_SECONDS, TableServices, submit_until_answered
from punto.server.operations.supervision import Tasks
from punto.server.protocol import FoldFrame
from punto.server.socket.clients import Client
from punto.store import Answer
from punto.store.database.rows import Tenure
from punto.table import OPERATOR, State, next_deadline, offered, wants_shoe
from punto.table.acts.conduct import HeedStanding
from punto.table.acts.operating import PauseTable, ResumeTable, Tick
from punto.table.acts.seating import Disconnect, Reconnect
from punto.table.acts.shoe import ShuffleShoe
from punto.table.acts.waiting import LeaveWaitingList
from punto.table.command import Command
from punto.table.event import Event
from punto.table.phases import Phase
from punto.words import Text

__all__ = ["BY_SERVER", "TableActor"]

_log = logging.getLogger("punto.server.table")

BY_SERVER: Final = "server"
"""Who did it, in the journal, when it was no operator."""

_SECOND: Final = 1000
_SEED_BYTES: Final = 32


class TableActor(ServedTable):
    """One table that this server deals, by its tenure; with a stage, it goes on for the clients that are there."""

    def __init__(
        self, tenure: Tenure, state: State | None, services: TableServices, *, stage: Stage | None = None
    ) -> None:
        self.name, self.tenure = tenure.table, tenure
        self.begun = time.monotonic()
        """When this server took the table, by its monotonic clock."""
        self._services = services
        self._ahead = self._ahead_of(state)
        if stage is None or _is_behind(state, stage.state):
            self.stage = Stage(state, clock=self.now)
            if stage is not None:
                stage.show_to_all()
            for client in stage or ():
                self.stage.add(client)
                client.resync()
        else:
            self.stage = stage
            stage.clock = self.now
            if state is not None:
                stage.show(state)
        self._unsent: list[tuple[int, tuple[Event, ...]]] = []
        """What the other servers that show the table are to be told with the next step."""
        self._lost = False
        self._changed = asyncio.Event()
        self._watchers: set[asyncio.Event] = set()
        self._tasks = Tasks(f"table {self.name}")
        self._boot, self._count = secrets.token_hex(6), 0
        self._trouble: Text | None = None
        self._draining = self._stopped = False
        self._telling: set[str] = set()
        self._newest = state
        self._showing: asyncio.Event | None = None
        """Set when what is stored is shown; None while there is nothing to show."""
        self._looked_at = time.monotonic()

    # ------------------------------------------------------------------------------------- what it is

    @property
    def clients(self) -> int:
        """How many sockets are connected, at all servers."""
        return len(self.stage) + self._services.hub.watching(self.name)

    @property
    def trouble(self) -> Text | None:
        """Why the table is out of service; None while it is not."""
        return self._trouble

    def offered_to_operators(self) -> list[str]:
        """The commands that the table would take from an operator now; none while it is not in service."""
        if self.broken or self.state is None:
            return []
        return [kind.__name__ for kind in offered(self.state, OPERATOR, now=self.now())]

    @property
    def ahead(self) -> int:
        """By how many milliseconds the table's own time is ahead of the server's clock."""
        return self._ahead

    def now(self) -> int:
        """The table's own time. It runs as the server's clock does, and never lies before the table's last event."""
        return self._services.clock() + self._ahead

    def _ahead_of(self, state: State | None) -> int:
        # A wall clock that was set back before this start left events in its future. Were they waited for, the table
        # would stand still for as long as the step; so its time goes on from where it was.
        return 0 if state is None else max(0, state.at - self._services.clock())

    @property
    def draining(self) -> bool:
        """Whether the server is about to stop."""
        return self._draining

    @property
    def watched(self) -> bool:
        """Whether somebody looks at the table, or did a while ago."""
        since = time.monotonic() - self._looked_at
        return bool(self.clients) or since < self._services.settings.bots_rest_seconds

    # -------------------------------------------------------------------------------------- its life

    async def give_time_back(self) -> None:
        """After a restart or a takeover: what patrons had left at the last event they have again, however long it took.

        The table was paused, in effect, since its last event; so it is told that it was, and now resumes.
        """
        state = self.state
        if state is not None and state.paused_at is None and next_deadline(state) is not None:
            # Handed in together, so that nobody's command comes between the two and is refused for the pause.
            await asyncio.gather(
                self._command(PauseTable, at=state.at, by=BY_SERVER, reason="restart"),
                self._command(ResumeTable, by=BY_SERVER),
            )
            if self.state is not None and self.state.paused_at is not None:
                # A fault of the store, after which each was sent again by itself, turned them around.
                await self._command(ResumeTable, by=BY_SERVER)

    def start(self) -> None:
        """Keep the clock from now on. Patrons who were there before get a while to come back."""
        self._tasks.once(self._keep_clock(), name="clock")
        self._tasks.once(self._look_who_is_gone(self._services.settings.restart_seconds), name="presence")
        for waiting in self.state.waiting if self.state is not None else ():
            self._tasks.once(self._unlist_if_gone(waiting.patron), name="presence")

    async def drain(self, seconds: float) -> None:
        """Let the round in progress finish, for so long at most, say goodbye and stop."""
        if self._stopped:
            return
        await self.come_to_rest(seconds)
        self.stage.show_to_all()
        for client in self.stage:
            come_back(client, retry_ms=_SECOND)
        await self.stop()

    async def come_to_rest(self, seconds: float) -> None:
        """Let the round in progress finish, for so long at most; what is left goes on wherever the table is dealt."""
        self._draining = True
        self._changed.set()
        changed = self.watch()
        try:
            async with asyncio.timeout(seconds):
                while not self.at_rest:
                    changed.clear()
                    await changed.wait()
        except TimeoutError:
            _log.info("the round at table %s goes on at the next start", self.name)
        finally:
            self.unwatch(changed)

    async def stop(self) -> None:
        """Stop the clock and everything on its way; what was handed to the writer is still stored."""
        self._stopped = True
        await self._tasks.cancel()

    async def give_up(self) -> None:
        """Stop, because the table is another server's: whoever waits for an answer asks there."""
        self._lost = True
        await self.stop()

    @property
    def at_rest(self) -> bool:
        """Whether no stake is in play, or none that time alone would settle."""
        state = self.state
        if state is None or self.broken or state.paused_at is not None:
            return True
        return not (state.in_play or (state.phase is Phase.BETTING and state.open_round.slips))

    def take_out_of_service(self, error: Exception) -> None:
        """Nobody can play here any more: somebody has to look at what is wrong, and then puts it back."""
        if not self.broken:
            self._trouble = said_of(error)
            self._services.metrics.broken.inc()
            _log.error("table %s is out of service: %s", self.name, error)
            self.send_away()
            self._tell()

    async def put_back(self, state: State) -> None:
        """Into service again, in the state that the store has now."""
        self._trouble = None
        self._services.metrics.broken.dec()
        self._ahead = self._ahead_of(state)
        self._newest, self.stage = state, Stage(state, clock=self.now)
        _log.warning("table %s is in service again", self.name)
        await self.give_time_back()
        self.start()
        self._tell()

    # --------------------------------------------------------------------------------------- commands

    async def submit(self, command: Command) -> Answer:
        """The durable answer to a command; what it caused was shown before this returns to everybody who plays.

        StoreError when the store stays out of reach: the same command may be sent again, and is answered once.
        """
        command = replace(command, at=command.at + self._ahead)
        return await self._answered(command, patience=PATIENCE_SECONDS)

    async def heed_standing(self, patron: str) -> None:
        """Let the table hear of limits, or of an exclusion, that a patron who sits here set at another table."""
        self._count += 1
        await self.submit(HeedStanding(id=f"{self._boot}-{self._count}", at=self._services.clock(), patron=patron))

    async def _command(self, kind: type[Command], *, at: int | None = None, **fields: Any) -> Answer:
        """A command of the server itself, which is tried until it is answered."""
        self._count += 1
        command = kind(id=f"{self._boot}-{self._count}", at=self.now() if at is None else at, **fields)
        return await self._answered(command, patience=None)

    async def _answered(self, command: Command, *, patience: float | None) -> Answer:
        """The answer, in a task of its own: it is given and shown even if whoever asked for it goes away."""
        work = self._answer(command, patience=patience)
        task = self._tasks.once(work, name=type(command).__name__)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if task.cancelled() and (asking is None or not asking.cancelling()):
                # Not whoever asked has gone but the table: it was closed, or given away, while the command waited.
                raise (self._not_mine() if self._lost else out_of_service()) from None
            raise

    async def _answer(self, command: Command, *, patience: float | None) -> Answer:
        if self.broken:
            raise out_of_service()
        if self._lost:
            raise self._not_mine()
        try:
            answer = await submit_until_answered(self._services, self.name, command, patience=patience)
        except OwnershipLost:
            self._lost = True
            self._services.hub.lost(self.name)
            raise
        except BrokenJournal as error:
            self.take_out_of_service(error)
            raise out_of_service() from error
        if answer.state is not None:
            if answer.events:
                self._unsent.append((answer.state.sequence, answer.events))
            await self._shown(answer.state)
        return answer

    def _not_mine(self) -> OwnershipLost:
        return OwnershipLost(Text("error-store-not-dealt-here", table=repr(self.name)))

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
        unsent, self._unsent = self._unsent, []
        try:
            if unsent:
                self._services.hub.publish(
                    self.name, sorted(unsent, key=itemgetter(0)), now=self.now(), watching=self.clients
                )
            if self._newest is not None and self.stage.show(self._newest):
                self._note_presence()
                self._tell()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
            _log.exception("table %s could not be shown", self.name)
            self.take_out_of_service(error)
        finally:
            shown.set()

    # ------------------------------------------------------------------------------------------ clock

    async def _keep_clock(self) -> None:
        while not self._stopped and not self.broken:
            self._changed.clear()
            try:
                await self._next_step()
            except (ApiError, OwnershipLost):
                return
            except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
                _log.exception("table %s could not go on", self.name)
                self.take_out_of_service(error)

    async def _next_step(self) -> None:
        state = self.state
        if self._draining and self.at_rest:
            await self._changed.wait()
        elif wants_shoe(state):
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
        left = (due - self.now()) / _SECOND
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
        self._services.metrics.sockets.labels(client.role).inc()
        self.look()
        self._note_presence()

    def leave(self, client: Client) -> None:
        """A client is gone; if it was a patron's last one, the table hears of it after a moment."""
        self.stage.remove(client)
        self._services.metrics.sockets.labels(client.role).dec()
        self.look()
        if client.patron is not None and not self._stopped:
            self._gone_soon(client.patron)

    def fold(self, sender: Client, given: FoldFrame) -> bool:
        """Show how a client folds a card to everybody else; whether it may."""
        text = self.stage.fold(sender, given)
        if text is not None:
            self._services.hub.fold(self.name, given.place, text)
        return text is not None

    def look(self) -> None:
        """Activity mark: somebody looks at the table, here or in the lobby, and bots that rest hear of it."""
        now = time.monotonic()
        rest, self._looked_at = now - self._looked_at >= self._services.settings.bots_rest_seconds, now
        if rest:
            self._tell()

    async def _look_who_is_gone(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._note_presence(gone=True)

    async def _unlist_if_gone(self, patron: str) -> None:
        """A place in line is kept for somebody without connection for a while, and then lost."""
        if self.state is None or self.state.waits(patron) is None:
            return
        await asyncio.sleep(self._services.settings.waiting_away_seconds)
        if patron not in self._here() and not self._draining and self.state.waits(patron) is not None:
            await self._command(LeaveWaitingList, patron=patron, gone=True)

    def _note_presence(self, *, gone: bool = False, only: str | None = None) -> None:
        """Tell the table of patrons who are back and, if asked, of those who are gone."""
        if self.state is None or self._stopped or self._draining:
            return
        here = self._here()
        for seated in self.state.seats.values():
            patron, is_here = seated.patron, seated.patron in here
            if seated.bot or patron in self._telling or only not in (None, patron) or seated.connected == is_here:
                continue
            if is_here or gone:
                self._telling.add(patron)
                told = Reconnect if is_here else Disconnect
                self._tasks.once(self._tell_presence(told, patron), name=told.__name__)

    def _here(self) -> set[str | None]:
        """The patrons who are connected, to this server or to another."""
        return {client.patron for client in self.stage if client.role == "patron"} | self._services.hub.here(self.name)

    def note_remote(self, patron: str, *, here: bool) -> None:
        """A patron came to the table at another server, or went."""
        self.look()
        if here:
            self._note_presence()
        elif not self._stopped:
            self._gone_soon(patron)

    def _gone_soon(self, patron: str) -> None:
        self._tasks.once(self._look_who_is_gone(self._services.settings.reconnect_seconds), name="presence")
        self._tasks.once(self._unlist_if_gone(patron), name="presence")

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


def _is_behind(state: State | None, shown: State | None) -> bool:
    """Whether the store has less than was shown, which only a database that loses commits can bring about."""
    return shown is not None and (state is None or state.sequence < shown.sequence)
