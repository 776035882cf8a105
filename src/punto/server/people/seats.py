"""The limit of seats per address, over all tables of the house; a place on a waiting list counts as a seat.

This server counts its own tables, and those of all servers by what the database has of seats.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from punto.server.live.tables import Tables

__all__ = ["SeatLimit", "TooManySeats"]

_MOST_PATRONS: Final = 20_000


class TooManySeats(Exception):
    """An address has as many seats as it may have."""

    def __init__(self, most: int) -> None:
        super().__init__(f"an address may have {most} seats")
        self.most = most


class SeatLimit:
    """Counts seats by the address from which their patrons connected last."""

    def __init__(
        self, tables: Tables, most: int, *, everywhere: Callable[[str, str, str], Awaitable[int]] | None = None
    ) -> None:
        self._tables, self._most, self._everywhere = tables, most, everywhere
        self._addresses: OrderedDict[str, str | None] = OrderedDict()
        self._taking: Counter[str] = Counter()

    def note(self, patron: str, address: str | None) -> None:
        """A patron connected from an address; None: from one that says nothing of who it is."""
        self._addresses[patron] = address
        self._addresses.move_to_end(patron)
        if len(self._addresses) > _MOST_PATRONS:
            self._addresses.popitem(last=False)

    @asynccontextmanager
    async def taking(self, patron: str, table: str) -> AsyncIterator[None]:
        """While a patron takes a seat or a place in line at a table; TooManySeats if the address has enough."""
        address = self._addresses.get(patron)
        if address is None or not self._most:
            yield
            return
        # Those on their way count too, so that many at once are not let in as one.
        if self._taken(address, patron, table) + self._taking[address] >= self._most:
            raise TooManySeats(self._most)
        self._taking[address] += 1
        try:
            if self._everywhere is not None and await self._everywhere(address, patron, table) >= self._most:
                raise TooManySeats(self._most)
            yield
        finally:
            self._taking[address] -= 1
            if not self._taking[address]:
                del self._taking[address]

    def _taken(self, address: str, patron: str, table: str) -> int:
        """How many seats and places in line the address has, less the one that the patron is about to change."""
        taken = 0
        for actor in self._tables:
            if (state := actor.state) is None:
                continue
            there = [each.patron for each in state.seats.values()] + [each.patron for each in state.waiting]
            others = (each for each in there if (actor.name, each) != (table, patron))
            taken += sum(self._addresses.get(each) == address for each in others)
        return taken
