"""Links to the other servers of the house: one each, kept for as long as that server lives.

What is asked over a link that breaks gets LinkLost: nobody knows whether it was done, and whoever asks again under the
same id, wherever the table is dealt by then, gets the one answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from prometheus_client import Counter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from punto.errors import StoreUnavailable
from punto.server.cluster import wire
from punto.server.operations.supervision import Tasks
from punto.store.ownership.claims import Node
from punto.words import Text

if TYPE_CHECKING:
    from punto.server.cluster.mirror import TableMirror

__all__ = ["LINK_PATH", "REFUSED", "LinkLost", "Peer", "Peers"]

_log = logging.getLogger("punto.server.cluster")
LINK_PATH: Final = "/internal/link"
_CONNECT_SECONDS: Final = 2.0
_PING_SECONDS: Final = 1.0
_SILENCE_SECONDS: Final = 3.0
"""After how long without an answer a server counts as cut off."""
_AGAIN_SECONDS: Final = 0.2
_REFUSED_SECONDS: Final = 10.0
REFUSED: Final = 4401
"""How a server closes a link of whoever does not have the secret of its house."""

Reply = wire.Answered | wire.Failed | wire.LobbyTold


class LinkLost(StoreUnavailable):
    """The server that was asked cannot be reached, or does not deal the table."""


class Peer:
    """Another server."""

    def __init__(self, node: Node, key: bytes, *, restarts: Counter) -> None:
        self.node, self._key = node, key
        self._mirrors: dict[str, TableMirror] = {}
        self._waiting: dict[int, asyncio.Future[Reply]] = {}
        self._count = 0
        self._link: ClientConnection | None = None
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = Tasks(f"the link to node {node.id}", restarts=restarts)

    @property
    def is_up(self) -> bool:
        """Whether the other is connected."""
        return self._link is not None

    def start(self) -> None:
        """Connect, and again whenever the link breaks."""
        self._tasks.keep(self._keep, name="link")

    async def close(self) -> None:
        """Hang up."""
        await self._tasks.cancel()
        self._fail_all()

    # -------------------------------------------------------------------------------------- speaking

    def watch(self, mirror: TableMirror) -> None:
        """Follow a table of the other's."""
        self._mirrors[mirror.name] = mirror
        if self.is_up:
            for text in mirror.introduce():
                self._texts.put_nowait(text)

    def unwatch(self, mirror: TableMirror) -> None:
        """Follow it no more."""
        if self._mirrors.get(mirror.name) is mirror:
            del self._mirrors[mirror.name]
            self.say(wire.Unwatch(mirror.name))

    def say(self, message: wire.FromEdge) -> None:
        """Tell the other something; lost if there is no link, since a new one begins with all that counts."""
        if self.is_up:
            self._texts.put_nowait(wire.written(message))

    async def ask(self, question: Callable[[int], wire.FromEdge], *, seconds: float) -> Reply:
        """Ask something under a number of its own; LinkLost if there is no answer."""
        if not self.is_up:
            raise self._out_of_reach()
        self._count += 1
        given = self._count
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[given] = waiting
        self._texts.put_nowait(wire.written(question(given)))
        try:
            async with asyncio.timeout(seconds):
                return await waiting
        except TimeoutError:
            raise self._out_of_reach() from None
        finally:
            self._waiting.pop(given, None)

    # -------------------------------------------------------------------------------------- the link

    async def _keep(self) -> None:
        while True:
            wait = _AGAIN_SECONDS
            try:
                await self._connected()
            except ConnectionClosed as error:
                wait = _REFUSED_SECONDS if error.rcvd is not None and error.rcvd.code == REFUSED else _AGAIN_SECONDS
                _log.debug("the link to node %d is down: %s", self.node.id, error)
            except (OSError, WebSocketException, TimeoutError, msgspec.DecodeError, ValueError) as error:
                _log.debug("the link to node %d is down: %s", self.node.id, error)
            finally:
                self._fail_all()
            await asyncio.sleep(wait)

    async def _connected(self) -> None:
        parts = urlsplit(self.node.address)
        address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{LINK_PATH}"
        async with connect(
            address,
            open_timeout=_CONNECT_SECONDS,
            close_timeout=_CONNECT_SECONDS,
            ping_interval=_PING_SECONDS,
            ping_timeout=_SILENCE_SECONDS,
            compression=None,
            max_size=None,
            proxy=None,
        ) as link:
            async with asyncio.timeout(_CONNECT_SECONDS):
                await self._prove(link)
            self._texts = asyncio.Queue()
            self._link = link
            for mirror in self._mirrors.values():
                for text in mirror.introduce():
                    self._texts.put_nowait(text)
            writer = self._tasks.awaited(self._write(link), name="writer")
            try:
                async for message in link:
                    self._hear(wire.read_from_owner(message))
            finally:
                writer.cancel()

    async def _prove(self, link: ClientConnection) -> None:
        """Each proves to the other that it is of this house."""
        theirs, mine = str(await link.recv()), wire.new_number()
        await link.send(f"{wire.proof(self._key, side='edge', number=theirs)} {mine}")
        if str(await link.recv()) != wire.proof(self._key, side="owner", number=mine):
            raise ValueError(f"{self.node.address} has another secret; every server of a house needs the same")

    async def _write(self, link: ClientConnection) -> None:
        try:
            while True:
                await link.send(await self._texts.get())
        except WebSocketException:
            # The reader hears of it, too.
            return

    def _hear(self, told: wire.FromOwner) -> None:
        match told:
            case wire.Answered() | wire.Failed() | wire.LobbyTold():
                waiting = self._waiting.get(told.id)
                if waiting is not None and not waiting.done():
                    waiting.set_result(told)
            case wire.At():
                if (mirror := self._mirrors.get(told.table)) is not None:
                    mirror.hear_at(told)
            case wire.Events():
                if (mirror := self._mirrors.get(told.table)) is not None:
                    mirror.hear_events(told)
            case wire.Fold():
                if (mirror := self._mirrors.get(told.table)) is not None:
                    mirror.hear_fold(told)
            case wire.Gone():
                mirror = self._mirrors.pop(told.table, None)
                if mirror is not None and mirror.peer is self:
                    mirror.attach(None)

    def _fail_all(self) -> None:
        self._link = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(self._out_of_reach())
        self._waiting.clear()

    def _out_of_reach(self) -> LinkLost:
        node = self.node
        return LinkLost(Text("error-store-server-out-of-reach", node=str(node.id), address=node.address))


class Peers:
    """The other servers that live."""

    def __init__(self, key: bytes, *, restarts: Counter) -> None:
        self._key, self._restarts = key, restarts
        self._peers: dict[int, Peer] = {}

    def of(self, node: int | None) -> Peer | None:
        """The server of that number, if it lives."""
        return None if node is None else self._peers.get(node)

    def __iter__(self) -> Iterator[Peer]:
        return iter(list(self._peers.values()))

    async def follow(self, nodes: dict[int, Node], *, me: int | None) -> None:
        """Keep links to those that live, and to no others."""
        for id_ in [each for each in self._peers if each not in nodes or each == me]:
            await self._peers.pop(id_).close()
        for id_, node in nodes.items():
            if id_ != me and id_ not in self._peers:
                peer = self._peers[id_] = Peer(node, self._key, restarts=self._restarts)
                peer.start()

    async def close(self) -> None:
        """Hang up everywhere."""
        await asyncio.gather(*(peer.close() for peer in self._peers.values()))
        self._peers.clear()
