"""The owner's side of links: what happens at a table goes out once to every server that shows it.

Nothing here waits for a link. Each has a bounded queue; one that does not keep up is cut, and its server connects again
and reads what it missed from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Raw

from punto.server.cluster import wire
from punto.table.codec import encode
from punto.table.event import Event

__all__ = ["EdgeLink", "Hub"]

_MOST_WAITING: Final = 4096
"""How many texts may wait for a server."""


class EdgeLink:
    """A server that shows tables of this one."""

    def __init__(self) -> None:
        self.tables: dict[str, int] = {}
        """How many sockets it has at each table that it shows."""
        self.patrons: dict[str, set[str]] = {}
        self.texts: asyncio.Queue[str | None] = asyncio.Queue(maxsize=_MOST_WAITING)
        self.cut = False

    def send(self, text: str) -> None:
        """Queue a text; a link that does not keep up is cut."""
        if self.cut:
            return
        try:
            self.texts.put_nowait(text)
        except asyncio.QueueFull:
            self.cut = True
            self.texts.get_nowait()
            self.texts.put_nowait(None)


class Hub:
    """All links to this server, and what they show."""

    def __init__(self) -> None:
        self._links: set[EdgeLink] = set()
        self.on_lost: Callable[[str], None] = lambda _: None
        """Told of a table that turned out to be another server's."""

    def add(self, link: EdgeLink) -> None:
        """A server is connected."""
        self._links.add(link)

    def remove(self, link: EdgeLink) -> None:
        """A server is gone."""
        self._links.discard(link)

    def __len__(self) -> int:
        return len(self._links)

    def of(self, table: str) -> list[EdgeLink]:
        """The servers that show a table."""
        return [link for link in self._links if table in link.tables]

    def watching(self, table: str) -> int:
        """How many sockets other servers have at a table."""
        return sum(link.tables.get(table, 0) for link in self._links)

    def here(self, table: str) -> set[str | None]:
        """The patrons who are at a table at other servers."""
        return {patron for link in self._links for patron in link.patrons.get(table, ())}

    def publish(self, table: str, answers: Sequence[tuple[int, tuple[Event, ...]]], *, now: int, watching: int) -> None:
        """Tell what happened: the events of some answers in order, each with the number of events after it."""
        links = self.of(table)
        if not links:
            return
        first, last = answers[0], answers[-1]
        since = first[0] - len(first[1])
        events = [event for _, each in answers for event in each]
        # A gap cannot be told; whoever hears of it reads the store.
        raws = [Raw(encode(event)) for event in events] if since + len(events) == last[0] else []
        told = wire.Events(table, since if raws else last[0], raws, now, watching)
        text = wire.written(told)
        for link in links:
            link.send(text)

    def fold(self, table: str, place: int, text: str, *, besides: EdgeLink | None = None) -> None:
        """Show a fold at the other servers."""
        links = [link for link in self.of(table) if link is not besides]
        if links:
            told = wire.written(wire.Fold(table, place, text))
            for link in links:
                link.send(told)

    def dropped(self, table: str) -> None:
        """This server deals the table no more: who shows it looks for the owner."""
        for link in self.of(table):
            link.tables.pop(table, None)
            link.patrons.pop(table, None)
            link.send(wire.written(wire.Gone(table)))

    def lost(self, table: str) -> None:
        """The fence refused a write to the table."""
        self.on_lost(table)
