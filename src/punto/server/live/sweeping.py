"""The sweeper: tables that were empty for long close, spare ones open where it is full, limits are passed on, and old
receipts are pruned.

Each server sweeps the tables that it deals. Spare tables, which depend on all tables of a house, are opened by one
server: the oldest that lives.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from punto.errors import PuntoError, StoreError
from punto.server.errors import ApiError
from punto.server.live.actor import BY_SERVER, TableActor
from punto.server.live.spares import crowded
from punto.server.live.submission import TableServices
from punto.server.live.tables import Tables
from punto.server.operations.supervision import Tasks
from punto.store import Store
from punto.table.acts.operating import CloseTable
from punto.table.phases import Phase

__all__ = ["Sweeper"]

_log = logging.getLogger("punto.server")
T = TypeVar("T")

_SWEEP_SECONDS: Final = 5.0
_PRUNE_SECONDS: Final = 600.0
_PRUNE_STEP_SECONDS: Final = 1.0
"""Between two steps while there is more to prune, so that tables never wait for it."""
_DAY_MS: Final = 24 * 60 * 60 * 1000


class Sweeper:
    """Keeps the tables of this server tidy."""

    def __init__(
        self,
        tables: Tables,
        services: TableServices,
        *,
        store: Store,
        pool: ThreadPoolExecutor,
        leads: Callable[[], bool] = lambda: True,
    ) -> None:
        self._tables, self._services, self._store, self._pool, self._leads = tables, services, store, pool, leads
        self._empty_since: dict[str, float] = {}
        self._unseated_since: dict[str, float] = {}
        self._tasks = Tasks("the sweeper", restarts=services.metrics.restarts)
        tables.make_room = self.make_room

    def start(self) -> None:
        """Begin."""
        self._tasks.keep(self._sweep, name="sweeper")
        self._tasks.keep(self._keep_receipts, name="pruner of receipts")

    async def stop(self) -> None:
        """Sweep no more."""
        await self._tasks.cancel()

    async def _sweep(self) -> None:
        idle = self._services.settings.own_table_idle_seconds
        while True:
            await asyncio.sleep(max(0.2, min(_SWEEP_SECONDS, idle / 4)))
            for actor in self._tables:
                try:
                    await self._sweep_table(actor)
                except (StoreError, ApiError) as error:
                    _log.warning("table %s is looked at again later: %s", actor.name, error)
            try:
                if self._leads():
                    await self._open_spares()
            except (StoreError, ApiError) as error:
                _log.warning("a spare table is opened later: %s", error)
            await self.tell_of_limits()

    # ----------------------------------------------------------------------------------------- limits

    async def tell_of_limits(self) -> None:
        """Tell tables of limits and exclusions that patrons who sit there set elsewhere, as the database has them.

        Every bet, seat and buy-in respects them already. What fails here is done by the next sweep.
        """
        try:
            unheeded = await self._in_pool(self._unheeded)
        except StoreError as error:
            _log.warning("tables are told of patrons' limits later: %s", error)
            return
        for table, patron in unheeded:
            actor = self._tables.mine(table)
            try:
                if actor is not None and not actor.broken:
                    await actor.heed_standing(patron)
            except (PuntoError, ApiError) as error:
                _log.warning("table %s is told of the limits of %s later: %s", table, patron, error)

    def _unheeded(self) -> list[tuple[str, str]]:
        with self._store.looking() as reader:
            return reader.unheeded(at=self._services.clock())

    # --------------------------------------------------------------------------------------- receipts

    async def _keep_receipts(self) -> None:
        """Prune the receipts that are older than the settings say."""
        while True:
            try:
                more = await self._in_pool(self._prune)
            except StoreError as error:
                _log.warning("old receipts are pruned later: %s", error)
                more = False
            await asyncio.sleep(_PRUNE_STEP_SECONDS if more else _PRUNE_SECONDS)

    def _prune(self) -> bool:
        kept_ms = int(self._services.settings.receipts_days * _DAY_MS)
        mine = {actor.name for actor in self._tables} if self._store.shared else None
        if self._store.shared and self._leads():
            self._store.forget_rates(older_than_ms=_DAY_MS)
        return self._store.prune(before=self._services.clock() - kept_ms, only=mine)

    # ----------------------------------------------------------------------------------------- tables

    async def _sweep_table(self, actor: TableActor) -> None:
        if actor.state is not None and actor.state.phase is Phase.ENDED:
            await self._let_go(actor)
        elif actor.name in self._tables.own or actor.name in self._tables.spares:
            await self._close_if_empty(actor)

    async def _let_go(self, actor: TableActor) -> None:
        self._empty_since.pop(actor.name, None)
        self._unseated_since.pop(actor.name, None)
        await self._tables.let_go(actor)

    async def _close_if_empty(self, actor: TableActor) -> None:
        now = asyncio.get_running_loop().time()
        state = actor.state
        if state is None or state.seats or state.closing_by is not None or actor.broken:
            self._unseated_since.pop(actor.name, None)
            self._empty_since.pop(actor.name, None)
            return
        self._unseated_since.setdefault(actor.name, now)
        if actor.clients or not await self._may_close(actor):
            self._empty_since.pop(actor.name, None)
        elif now - self._empty_since.setdefault(actor.name, now) >= self._services.settings.own_table_idle_seconds:
            await self._close(actor, reason="empty for a while")

    async def _may_close(self, actor: TableActor) -> bool:
        """A spare table closes only while there is room at another of its kind: else it would have to open again."""
        if actor.name not in self._tables.spares:
            return True
        key = actor.state.house.key if actor.state is not None else None
        places = [each for each in await self._tables.occupancies() if each.table not in self._tables.own]
        return any(each.house == key and each.has_room and each.table != actor.name for each in places)

    async def _close(self, actor: TableActor, *, reason: str) -> None:
        command = CloseTable(id=f"close-{secrets.token_hex(6)}", at=self._services.clock(), by=BY_SERVER, reason=reason)
        await actor.submit(command)

    async def make_room(self) -> bool:
        """Close the own table at which nobody has sat for longest, if that is long enough; whether there was one."""
        now = asyncio.get_running_loop().time()
        own = self._tables.own
        empty = [
            actor for actor in self._tables if actor.name in own and actor.state is not None and not actor.state.seats
        ]
        since = {actor.name: self._unseated_since.setdefault(actor.name, now) for actor in empty}
        actor = min(empty, key=lambda each: since[each.name], default=None)
        if actor is None or now - since[actor.name] < self._services.settings.own_table_gives_way_seconds:
            return False
        await self._close(actor, reason="gave way to another")
        if actor.state is None or actor.state.phase is not Phase.ENDED:
            return False
        await self._let_go(actor)
        return True

    async def _open_spares(self) -> None:
        places = [each for each in await self._tables.occupancies() if each.table not in self._tables.own]
        for name in crowded(places):
            if len(self._tables.spares) >= self._services.settings.spare_tables_max:
                return
            full = await self._tables.reach(name)
            if full is None or full.state is None:
                continue
            number = 2
            # Names of tables that were closed are not used again.
            while self._tables.find(f"{name[:34]}-{number}") is not None or not await self._tables.open_spare(
                f"{name[:34]}-{number}", full.state
            ):
                number += 1
            self._tables.count()
            _log.info("every seat of %s is taken: table %s-%d is open", full.state.house.key, name[:34], number)

    async def _in_pool(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)
