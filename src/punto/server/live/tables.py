"""The registry of tables: those that this server deals, and those of other servers that are shown here.

A table comes into service when it is opened here, or when this server claims it; it goes when it is closed for good, or
when it is given away. What the tables of a house need beside being dealt is `live/sweeping.py`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from punto.errors import BrokenJournal, OwnershipLost
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.server.errors import ApiError
from punto.server.live.actor import BY_SERVER, TableActor
from punto.server.live.bots import Crew
from punto.server.live.houses import Houses
from punto.server.live.served import ServedTable
from punto.server.live.spares import BY_SPARE, Occupancy, occupancy_of
from punto.server.live.submission import TableServices
from punto.server.operations.supervision import Tasks
from punto.server.settings import DEFAULT_TABLES, OWN_PREFIX, TableSetup, is_table_name
from punto.store import Desk, Store
from punto.store.database.rows import Tenure
from punto.table import Settings, State, decode_event
from punto.table.acts.operating import OpenTable, TableOpened
from punto.table.acts.seating import LeaveTable
from punto.table.phases import Phase
from punto.words import Text

__all__ = ["Elsewhere", "Tables"]

_log = logging.getLogger("punto.server")
T = TypeVar("T")

_ALL: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class _Found:
    """A table as it was in the database."""

    name: str
    state: State | None
    opened_by: str
    trouble: BrokenJournal | None = None


class Elsewhere(Protocol):
    """The other servers of the house."""

    async def mirror(self, name: str) -> ServedTable | None:
        """A table that another server deals, to be shown here; None if there is none of that name."""

    def demote(self, actor: TableActor) -> ServedTable:
        """A table that was given away, for the clients who are still here."""

    async def put_back(self, table: ServedTable) -> None:
        """Have the server that deals it put a table back into service."""

    async def occupancies(self) -> list[Occupancy]:
        """How full the tables of all other servers are."""

    async def drain(self, grace_seconds: float) -> None:
        """Give every table away, and send every client to another server."""


class Tables:
    """Every table in service, by name."""

    def __init__(self, services: TableServices, *, store: Store, houses: Houses, pool: ThreadPoolExecutor) -> None:
        self._services, self._store, self._houses, self._pool = services, store, houses, pool
        self._served: dict[str, ServedTable] = {}
        self._crews: dict[str, Crew] = {}
        self._opened_by: dict[str, str] = {}
        self._adopting: set[str] = set()
        self._given_up: dict[str, int] = {}
        """The newest epoch of each table that is not ours any more, whatever an older look at the house said."""
        self._tasks = Tasks("the tables", restarts=services.metrics.restarts)
        self._opening, self._loading = asyncio.Lock(), threading.Lock()
        self._draining = False
        self.elsewhere: Elsewhere | None = None
        """The other servers; None where there can be none."""
        self.make_room: Callable[[], Awaitable[bool]] | None = None
        """Lets an own table that nobody uses give way; whether one did."""
        services.hub.on_lost = self._lose_soon

    # -------------------------------------------------------------------------------------- its life

    async def start(self, *, share: int | None = None) -> None:
        """Take the tables that are free, only so many if there is a share, and open those of the settings."""
        known, going_on = await self._in_pool(self._known)
        await self.take(room=_ALL if share is None else share, patient=False)
        for setup in self._services.settings.tables or (DEFAULT_TABLES if not known else ()):
            if setup.name not in known:
                await self._set_up(setup)
            elif setup.name not in going_on:
                _log.warning("table %s was closed for good and is not opened again", setup.name)
        self.count()
        mine = sorted(actor.name for actor in self)
        _log.info("%d tables are open: %s", len(mine), ", ".join(mine))

    def _known(self) -> tuple[set[str], set[str]]:
        """Every table that the database ever had, and those that are not closed for good."""
        with self._store.looking() as reader:
            known = {head.table for head in reader.heads()}
        return known, set(self._store.directory().tables)

    async def _set_up(self, setup: TableSetup) -> None:
        settings = self._services.settings.table_settings(setup.pace)
        actor = await self._open(setup.name, self._houses.get(setup.house), settings, by=BY_SERVER)
        if actor is None:
            _log.info("table %s was opened by another server", setup.name)

    async def stop(self, grace_seconds: float) -> None:
        """Let every round in progress finish, for so long at most, say goodbye and stop. Once is enough."""
        if self._draining:
            return
        self._draining = True
        await self._tasks.cancel()
        if self.elsewhere is not None:
            await self.elsewhere.drain(grace_seconds)
        await asyncio.gather(*(actor.drain(grace_seconds) for actor in self))
        await asyncio.gather(*(crew.stop() for crew in self._crews.values()))

    @property
    def draining(self) -> bool:
        """Whether the server is about to stop."""
        return self._draining

    # ----------------------------------------------------------------------------------- finding them

    def __iter__(self) -> Iterator[TableActor]:
        """The tables that this server deals."""
        return iter([each for each in self._served.values() if isinstance(each, TableActor)])

    def served(self) -> list[ServedTable]:
        """Every table that is shown here, whoever deals it."""
        return list(self._served.values())

    def find(self, name: str) -> ServedTable | None:
        """The table of that name, if it is shown here."""
        return self._served.get(name)

    def mine(self, name: str) -> TableActor | None:
        """The table of that name, if this server deals it."""
        found = self._served.get(name)
        return found if isinstance(found, TableActor) else None

    async def reach(self, name: str) -> ServedTable | None:
        """The table of that name, whichever server deals it; None if there is none."""
        found = self.find(name)
        if found is None and self.elsewhere is not None:
            found = await self.elsewhere.mirror(name)
        return found

    async def get(self, name: str) -> ServedTable:
        """The table of that name, or a 404."""
        found = await self.reach(name)
        if found is None:
            raise ApiError(404, "unknown_table", Text("server-tables-unknown"))
        return found

    def put(self, table: ServedTable) -> None:
        """Show a table that another server deals."""
        self._served[table.name] = table

    def remove(self, table: ServedTable) -> None:
        """Show it no more."""
        if self._served.get(table.name) is table:
            del self._served[table.name]

    def owner_of(self, name: str) -> str | None:
        """The patron who opened the table; None if the house did."""
        return self._opened_by.get(name, "").removeprefix("patron:") if name.startswith(OWN_PREFIX) else None

    @property
    def own(self) -> dict[str, str]:
        """The tables that patrons opened in the whole house, and who did."""
        return {name: by.removeprefix("patron:") for name, by in self._opened_by.items() if name.startswith(OWN_PREFIX)}

    @property
    def spares(self) -> set[str]:
        """The tables of the whole house that opened by themselves."""
        return {name for name, by in self._opened_by.items() if by == BY_SPARE}

    def hear_of(self, opened_by: dict[str, str]) -> None:
        """What the database says of all tables of the house."""
        self._opened_by = opened_by | {
            actor.name: self._opened_by[actor.name] for actor in self if actor.name in self._opened_by
        }

    async def occupancies(self) -> list[Occupancy]:
        """How full the tables of the house are, those of other servers included."""
        here = [found for actor in self if (found := occupancy_of(actor)) is not None]
        there = await self.elsewhere.occupancies() if self.elsewhere is not None else []
        return sorted((*here, *there), key=lambda each: each.table)

    # ------------------------------------------------------------------------------- taking and giving

    async def take(self, *, room: int, patient: bool) -> int:
        """Claim tables that are free, at most so many, and deal them from now on; how many there were."""
        me = self._store.node
        assert me is not None, "only a server deals"
        claimed = await self._in_pool(lambda: self._store.claim(me, room=room, patient=patient))
        for each in claimed:
            self._services.metrics.takeovers.labels("released" if each.previous is None else "dead").inc()
            if each.previous is not None:
                _log.warning("table %s is taken over from node %d, which is dead", each.tenure.table, each.previous)
        await asyncio.gather(*(self.adopt(each.tenure) for each in claimed))
        return len(claimed)

    async def adopt(self, tenure: Tenure) -> None:
        """Deal a table that the database says is this server's."""
        known = tenure.table in self._adopting or self.mine(tenure.table) is not None
        if known or tenure.epoch <= self._given_up.get(tenure.table, 0):
            return
        self._adopting.add(tenure.table)
        try:
            found = await self._in_pool(lambda: self._find(tenure.table))
            await self._begin(tenure, found)
        finally:
            self._adopting.discard(tenure.table)

    async def _begin(self, tenure: Tenure, found: _Found) -> None:
        self._services.writer.hold(tenure)
        before = self._served.get(tenure.table)
        stage = before.stage if before is not None else None
        actor = TableActor(tenure, found.state, self._services, stage=stage)
        self._served[tenure.table] = actor
        self._opened_by[tenure.table] = found.opened_by
        if before is not None and self.elsewhere is not None:
            await before.stop()
        if found.trouble is not None:
            actor.take_out_of_service(found.trouble)
            return
        try:
            await actor.give_time_back()
            actor.start()
            await self._bring_bots(actor)
        except OwnershipLost:
            # It was given away again meanwhile, and is dropped by whoever noticed.
            return
        self.count()

    async def _bring_bots(self, actor: TableActor) -> None:
        """The bots of a table play where it is dealt; those that nobody plays any more leave."""
        setups = {each.name: each for each in self._services.settings.tables or DEFAULT_TABLES}
        setup = setups.get(actor.name)
        if setup is not None and setup.bots and self._is_of(actor, setup):
            crew = self._crews[actor.name] = Crew(
                actor, setup.bots, clock=self._services.clock, restarts=self._services.metrics.restarts
            )
            crew.start()
        played = {bot.patron for bot in self._crews[actor.name].bots} if actor.name in self._crews else set()
        for seated in list(actor.state.seats.values()) if actor.state is not None and not actor.broken else ():
            if seated.bot and seated.patron not in played:
                given = f"stray-{secrets.token_hex(6)}"
                await actor.submit(LeaveTable(id=given, at=self._services.clock(), patron=seated.patron))

    def _is_of(self, actor: TableActor, setup: TableSetup) -> bool:
        """Whether the table still is what the settings say; a usual one only if it has its usual house."""
        if actor.state is None:
            return False
        same = actor.state.house.key == setup.house
        if not same:
            _log.info("table %s goes on under house %s", actor.name, actor.state.house.key)
        return same or bool(self._services.settings.tables)

    def _find(self, name: str) -> _Found:
        # One after the other: a fold is work of the processor, and threads would only take turns at it.
        with self._loading:
            with self._store.looking() as reader:
                first = reader.event(name, 1)
            try:
                opened = decode_event(first.payload) if first is not None else None
                by = opened.by if isinstance(opened, TableOpened) else ""
                return _Found(name, Desk.open(self._store, name).state, by)
            except BrokenJournal as error:
                return _Found(name, None, "", error)

    def load(self, name: str) -> State | None:
        """A table as the store has it now, to be shown; BrokenJournal if it cannot be read. It waits: call it in a
        thread.
        """
        with self._loading:
            return Desk.open(self._store, name).state

    async def release(self, actor: TableActor) -> None:
        """Give a table away: another server deals it from now on, and its clients here go on watching."""
        await self._drop(actor)
        await self._in_pool(lambda: self._store.release(actor.tenure))

    def _lose_soon(self, name: str) -> None:
        actor = self.mine(name)
        if actor is not None:
            _log.warning("table %s is another server's now", name)
            self._tasks.once(self._drop(actor), name="loss of a table")

    async def drop(self, actor: TableActor) -> None:
        """The database says that the table is another's."""
        await self._drop(actor)

    async def _drop(self, actor: TableActor) -> None:
        """Deal the table no more; who is connected here sees it as the new owner shows it."""
        if self._served.get(actor.name) is not actor:
            return
        self._given_up[actor.name] = actor.tenure.epoch
        self._services.writer.drop(actor.name)
        if self.elsewhere is not None:
            self._served[actor.name] = self.elsewhere.demote(actor)
        else:
            del self._served[actor.name]
        await self._stop(actor)

    async def step_down(self) -> None:
        """This server may not show its tables any more: they stop, and everybody at them is told to come back."""
        actors = list(self)
        for actor in actors:
            del self._served[actor.name]
            self._services.writer.drop(actor.name)
            actor.send_elsewhere()
        await asyncio.gather(*(self._stop(actor) for actor in actors))

    async def _stop(self, actor: TableActor) -> None:
        crew = self._crews.pop(actor.name, None)
        if crew is not None:
            await crew.stop()
        await actor.give_up()
        self._services.hub.dropped(actor.name)
        self.count()

    # ---------------------------------------------------------------------------------------- opening

    async def open(self, name: str, house: House, settings: Settings, *, by: str) -> TableActor:
        """Open a table for the house; ApiError if the name cannot be one, is taken or was."""
        if not is_table_name(name):
            said = Text("server-tables-bad-name")
            raise ApiError(422, "table_name_out_of_range", said)
        actor = None if name in self._served else await self._open(name, house, settings, by=by)
        if actor is None:
            raise ApiError(409, "table_name_taken", Text("server-tables-name-taken"))
        self.count()
        return actor

    async def open_own(self, house: House, settings: Settings, *, patron: str, address: str | None) -> TableActor:
        """Open a table for a patron; ApiError if there are enough of them in the house.

        When there are as many as may be, the one at which nobody has sat for longest gives way.
        """
        limits = self._services.settings
        if not limits.own_tables:
            raise ApiError(403, "own_tables_off", Text("server-tables-own-tables-off"))
        async with self._opening:
            if self.elsewhere is not None:
                # Others may have opened some since the last look.
                found = await self._in_pool(self._store.directory)
                self.hear_of({each.table: each.opened_by for each in found.tables.values()})
            mine = sum(owner == patron for owner in self.own.values())
            here = await self._own_tables_of(address, patron)
            too_many_here = 0 < limits.own_tables_per_address <= here
            if mine >= limits.own_tables_per_patron or too_many_here or not await self._room_for_own():
                raise ApiError(
                    409,
                    "too_many_own_tables",
                    Text(
                        "server-tables-too-many-own",
                        of_patron=limits.own_tables_per_patron,
                        of_address=limits.own_tables_per_address,
                        of_all=limits.own_tables_max,
                    ),
                )
            actor = await self._open(f"{OWN_PREFIX}{secrets.token_hex(4)}", house, settings, by=f"patron:{patron}")
            assert actor is not None, "a random name is free"
        self.count()
        return actor

    async def _own_tables_of(self, address: str | None, patron: str) -> int:
        """How many tables patrons of an address opened, at all servers."""
        if address is None:
            return 0
        return await self._in_pool(lambda: self._store.own_tables_of_address(address, patron=patron))

    async def _room_for_own(self) -> bool:
        """Whether there is room for one more own table, if need be after an idle one gave way."""
        if len(self.own) < self._services.settings.own_tables_max:
            return True
        return self.make_room is not None and await self.make_room()

    async def open_spare(self, name: str, like: State) -> bool:
        """Open a table like another one; False if the name was used before."""
        return await self._open(name, like.house, like.settings, by=BY_SPARE) is not None

    async def _open(self, name: str, house: House, settings: Settings, *, by: str) -> TableActor | None:
        """Open a table and put it into service; None if the name was used before."""
        me = self._store.node
        assert me is not None, "only a server deals"
        tenure = Tenure(name, me, 1)
        self._services.writer.hold(tenure)
        actor = TableActor(tenure, None, self._services)
        self._served[name] = actor
        opened = OpenTable(
            id=f"open-{secrets.token_hex(6)}",
            at=self._services.clock(),
            by=by,
            table=name,
            house=HouseFile.of(house),
            settings=settings,
        )
        try:
            answer = await actor.submit(opened)
        except OwnershipLost:
            self._not_opened(actor)
            return None
        except BaseException:
            self._not_opened(actor)
            raise
        if answer.refusal is not None:
            self._not_opened(actor)
            return None
        self._opened_by[name] = by
        actor.start()
        await self._bring_bots(actor)
        return actor

    def _not_opened(self, actor: TableActor) -> None:
        self._services.writer.drop(actor.name)
        self.remove(actor)

    async def put_back(self, name: str) -> None:
        """Put a table that is out of service back into it; ApiError if it is not out, or still cannot be read."""
        table = await self.get(name)
        if not isinstance(table, TableActor):
            assert self.elsewhere is not None, "there are other servers"
            await self.elsewhere.put_back(table)
            return
        if not table.broken:
            raise ApiError(409, "table_in_service", Text("server-tables-in-service"))
        self._services.writer.forget(name)
        found = await self._in_pool(lambda: self._find(name))
        if found.state is None:
            why = Text("server-tables-no-records") if found.trouble is None else found.trouble.text
            said = Text("server-tables-damaged", why=why)
            raise ApiError(409, "table_damaged", said)
        self._opened_by[name] = found.opened_by
        await table.put_back(found.state)

    async def let_go(self, actor: TableActor) -> None:
        """A table that is closed for good leaves the registry."""
        if self._served.get(actor.name) is not actor:
            return
        assert actor.state is not None
        assert actor.state.phase is Phase.ENDED
        del self._served[actor.name]
        self._services.writer.drop(actor.name)
        self._opened_by.pop(actor.name, None)
        actor.send_away()
        await self._stop(actor)

    def count(self) -> None:
        """Tell the metrics."""
        self._services.metrics.tables.set(sum(1 for _ in self))

    async def _in_pool(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)
