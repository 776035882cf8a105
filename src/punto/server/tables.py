"""The tables of the server: those of the settings, those of the database, and those that patrons open."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from punto.errors import BrokenJournal, StoreError
from punto.house import House
from punto.rules.text import Text
from punto.server.actor import BY_SERVER, TableActor
from punto.server.bots import Crew
from punto.server.errors import ApiError
from punto.server.houses import Houses
from punto.server.orders import Ground
from punto.server.settings import OWN_PREFIX, TableSetup, is_table_name, settings_of
from punto.store import Desk, Store
from punto.store.forms import parsed
from punto.table import Settings, State, decode_event
from punto.table.commands import CloseTable, LeaveTable, OpenTable
from punto.table.events import TableClosed, TableOpened
from punto.table.phases import Phase

__all__ = ["Tables"]

_log = logging.getLogger("punto.server")
T = TypeVar("T")

_SWEEP_SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class _Found:
    """A table as it was in the database."""

    name: str
    state: State | None
    opened_by: str
    trouble: BrokenJournal | None = None


class Tables:
    """Every table in service, by name."""

    def __init__(self, ground: Ground, *, store: Store, houses: Houses, pool: ThreadPoolExecutor) -> None:
        self._ground, self._store, self._houses, self._pool = ground, store, houses, pool
        self._actors: dict[str, TableActor] = {}
        self._crews: list[Crew] = []
        self._owners: dict[str, str] = {}
        self._empty_since: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._draining = False

    # -------------------------------------------------------------------------------------- its life

    async def start(self) -> None:
        """Put every table of the database that is not closed into service, and open those of the settings."""
        for found in await self._in_pool(self._load):
            actor = TableActor(found.name, found.state, self._ground)
            self._actors[found.name] = actor
            if found.trouble is not None:
                actor.take_out_of_service(found.trouble)
                continue
            if found.name.startswith(OWN_PREFIX):
                self._owners[found.name] = found.opened_by.removeprefix("patron:")
            await actor.give_time_back()
            actor.start()
        for setup in self._ground.settings.tables:
            await self._set_up(setup)
        for actor in self:
            await self._send_strays_home(actor)
        self._count()
        _log.info("%d tables are open: %s", len(self._actors), ", ".join(sorted(self._actors)))
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep(), name="sweeper of own tables")

    def _load(self) -> list[_Found]:
        with self._store.reading() as reader:
            heads = reader.heads()
            newest = {head.table: reader.event(head.table, head.sequence) for head in heads}
            oldest = {head.table: reader.event(head.table, 1) for head in heads}
        found: list[_Found] = []
        for head in heads:
            last, first = newest[head.table], oldest[head.table]
            if last is not None and last.type == TableClosed.__name__:
                continue
            try:
                opened = decode_event(parsed(first.payload)) if first is not None else None
                by = opened.by if isinstance(opened, TableOpened) else ""
                found.append(_Found(head.table, Desk.open(self._store, head.table).state, by))
            except BrokenJournal as error:
                found.append(_Found(head.table, None, "", error))
        return found

    async def _set_up(self, setup: TableSetup) -> None:
        actor = self._actors.get(setup.name)
        if actor is None:
            house = self._houses.get(setup.house)
            actor = await self._open(setup.name, house, settings_of(setup.pace), by=BY_SERVER)
            if actor is None:
                _log.warning("table %s was closed for good and is not opened again", setup.name)
                return
        elif actor.state is not None and actor.state.house.key != setup.house:
            _log.info("table %s goes on under house %s", setup.name, actor.state.house.key)
        if setup.bots and not actor.broken:
            crew = Crew(actor, setup.bots, clock=self._ground.clock)
            crew.start()
            self._crews.append(crew)

    async def _send_strays_home(self, actor: TableActor) -> None:
        """Bots that nobody plays any more, since the table has fewer of them than before, leave."""
        played = {bot.patron for crew in self._crews if crew.table == actor.name for bot in crew.bots}
        for seated in list(actor.state.seats.values()) if actor.state is not None and not actor.broken else ():
            if seated.bot and seated.patron not in played:
                await actor.submit(
                    LeaveTable(id=f"stray-{secrets.token_hex(6)}", at=self._ground.clock(), patron=seated.patron)
                )

    async def stop(self, grace_seconds: float) -> None:
        """Let every round in progress finish, for so long at most, say goodbye and stop. Once is enough."""
        if self._draining:
            return
        self._draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(actor.drain(grace_seconds) for actor in self._actors.values()))
        await asyncio.gather(*(crew.stop() for crew in self._crews))

    @property
    def draining(self) -> bool:
        """Whether the server is about to stop."""
        return self._draining

    # ----------------------------------------------------------------------------------- finding them

    def __iter__(self) -> Iterator[TableActor]:
        return iter(list(self._actors.values()))

    def find(self, name: str) -> TableActor | None:
        """The table of that name, if there is one."""
        return self._actors.get(name)

    def get(self, name: str) -> TableActor:
        """The table of that name, or a 404."""
        actor = self.find(name)
        if actor is None:
            raise ApiError(404, "unknown_table", Text("There is no such table.", "没有这张牌桌。"))
        return actor

    def owner_of(self, name: str) -> str | None:
        """The patron who opened the table; None if the house did."""
        return self._owners.get(name)

    # ---------------------------------------------------------------------------------------- opening

    async def open(self, name: str, house: House, settings: Settings, *, by: str) -> TableActor:
        """Open a table for the house; ApiError if the name cannot be one, is taken or was."""
        if not is_table_name(name):
            said = Text("A table's name has 1 to 40 letters, digits, - and _.", "牌桌名称须为1至40个字母、数字、-或_。")
            raise ApiError(422, "table_name_out_of_range", said)
        actor = None if name in self._actors else await self._open(name, house, settings, by=by)
        if actor is None:
            raise ApiError(409, "table_name_taken", Text("That name is taken, or was.", "该名称已被使用。"))
        self._count()
        return actor

    async def open_own(self, house: House, settings: Settings, *, patron: str) -> TableActor:
        """Open a table for a patron; ApiError if there are enough of them."""
        limits = self._ground.settings
        if not limits.own_tables:
            raise ApiError(403, "own_tables_off", Text("This server opens no own tables.", "本服务器不开设私人牌桌。"))
        async with self._opening:
            mine = sum(owner == patron for owner in self._owners.values())
            if mine >= limits.own_tables_per_patron or len(self._owners) >= limits.own_tables_max:
                raise ApiError(
                    409,
                    "too_many_own_tables",
                    Text(
                        f"You may have {limits.own_tables_per_patron} tables of your own, and all patrons together "
                        f"{limits.own_tables_max}; leave one, and it closes when it was empty for a while.",
                        f"每位客人最多开设{limits.own_tables_per_patron}张私人牌桌，全部最多{limits.own_tables_max}张；"
                        "离开后空置一段时间会自动关闭。",
                    ),
                )
            actor = await self._open(f"{OWN_PREFIX}{secrets.token_hex(4)}", house, settings, by=f"patron:{patron}")
            assert actor is not None, "a random name is free"
            self._owners[actor.name] = patron
        self._count()
        return actor

    async def _open(self, name: str, house: House, settings: Settings, *, by: str) -> TableActor | None:
        """Open a table and put it into service; None if the name was used before."""
        actor = TableActor(name, None, self._ground)
        self._actors[name] = actor
        opened = OpenTable(
            id=f"open-{secrets.token_hex(6)}",
            at=self._ground.clock(),
            by=by,
            table=name,
            house=house,
            settings=settings,
        )
        try:
            answer = await actor.submit(opened)
        except BaseException:
            del self._actors[name]
            raise
        if answer.refusal is not None:
            del self._actors[name]
            return None
        actor.start()
        return actor

    # ---------------------------------------------------------------------------------------- sweeping

    async def _sweep(self) -> None:
        """Close own tables that were empty for long, and let go of tables that are closed."""
        idle = self._ground.settings.own_table_idle_seconds
        while True:
            await asyncio.sleep(max(0.2, min(_SWEEP_SECONDS, idle / 4)))
            for actor in self:
                try:
                    await self._sweep_table(actor)
                except (StoreError, ApiError) as error:
                    _log.warning("table %s is looked at again later: %s", actor.name, error)

    async def _sweep_table(self, actor: TableActor) -> None:
        if actor.state is not None and actor.state.phase is Phase.ENDED:
            await self._let_go(actor)
        elif actor.name in self._owners:
            await self._close_if_empty(actor)

    async def _let_go(self, actor: TableActor) -> None:
        del self._actors[actor.name]
        self._owners.pop(actor.name, None)
        self._empty_since.pop(actor.name, None)
        actor.send_away()
        await actor.stop()
        self._count()

    async def _close_if_empty(self, actor: TableActor) -> None:
        now = asyncio.get_running_loop().time()
        state = actor.state
        if state is None or state.seats or actor.clients or state.closing_by is not None or actor.broken:
            self._empty_since.pop(actor.name, None)
        elif now - self._empty_since.setdefault(actor.name, now) >= self._ground.settings.own_table_idle_seconds:
            command = CloseTable(
                id=f"close-{secrets.token_hex(6)}", at=self._ground.clock(), by=BY_SERVER, reason="empty for a while"
            )
            await actor.submit(command)

    def _count(self) -> None:
        self._ground.metrics.tables.set(len(self._actors))

    async def _in_pool(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)
