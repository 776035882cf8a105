"""A table as sockets and routes meet it, whichever server deals it: its actor here, or the mirror of one elsewhere.

Both show the same documents, since a document depends on the state and the audience alone. A table that changes hands
keeps its stage, and so its clients notice nothing.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from punto.server.errors import ApiError
from punto.server.live.stage import Stage
from punto.server.protocol import Close, FoldFrame
from punto.server.socket import frames
from punto.server.socket.clients import Client
from punto.table import State
from punto.words import Text

__all__ = ["ServedTable", "out_of_service"]

_RETRY_MS = 1000


def out_of_service() -> ApiError:
    """What is said of a table that cannot be played at."""
    return ApiError(503, "table_out_of_service", Text("server-tables-out-of-service"))


class ServedTable(ABC):
    """One table that this server shows."""

    name: str
    stage: Stage

    @property
    def state(self) -> State | None:
        """The newest state that is stored and shown; None before there is one."""
        return self.stage.state

    @property
    @abstractmethod
    def clients(self) -> int:
        """How many sockets are connected, at all servers."""

    @property
    @abstractmethod
    def trouble(self) -> Text | None:
        """Why the table is out of service; None while it is not."""

    @property
    def broken(self) -> bool:
        """Whether the table is out of service."""
        return self.trouble is not None

    @property
    @abstractmethod
    def ahead(self) -> int:
        """By how many milliseconds the table's own time is ahead of this server's clock."""

    @abstractmethod
    def now(self) -> int:
        """The table's own time."""

    def in_service(self) -> State:
        """The state of a table that can be played at; ApiError otherwise."""
        if self.broken or self.state is None:
            raise out_of_service()
        return self.state

    @abstractmethod
    def join(self, client: Client) -> None:
        """A client is here."""

    @abstractmethod
    def leave(self, client: Client) -> None:
        """A client is gone."""

    @abstractmethod
    def look(self) -> None:
        """Somebody looks at the table, here or in the lobby."""

    @abstractmethod
    def fold(self, sender: Client, given: FoldFrame) -> bool:
        """Show how a client folds a card to everybody else; whether it may."""

    @abstractmethod
    async def stop(self) -> None:
        """Do no more."""

    def end_session(self, session: str) -> None:
        """Close the sockets of a session that was signed out."""
        for client in self.stage:
            if client.session == session:
                client.close(Close.SESSION)

    def send_away(self) -> None:
        """Close every socket: the table is closed for good, or out of service."""
        self.stage.show_to_all()
        for client in self.stage:
            client.close(Close.GONE)

    def send_elsewhere(self) -> None:
        """Close every socket: this server does not show the table any more, and another one does."""
        self.stage.show_to_all()
        for client in self.stage:
            # Each at a moment of its own, so that not all come at once.
            come_back(client, retry_ms=random.randint(0, _RETRY_MS))  # noqa: S311 - no secret hangs on it


def come_back(client: Client, *, retry_ms: int) -> None:
    """Close a socket whose client is to connect again after so long."""
    client.send("goodbye", frames.goodbye(reason="restart", retry_ms=retry_ms))
    client.close(Close.RESTART)
