"""The owner's end of a link: another server of the house connects, proves who it is, and shows tables of this one."""

from __future__ import annotations

import asyncio
import hmac
import logging
from contextlib import suppress
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket
from msgspec import Raw
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from punto.errors import OwnershipLost, PuntoError
from punto.server.api.tables import table_line
from punto.server.cluster import wire
from punto.server.cluster.hub import EdgeLink
from punto.server.cluster.peers import LINK_PATH, REFUSED
from punto.server.errors import ApiError
from punto.server.live.actor import TableActor
from punto.server.live.carrying import carry_out_here
from punto.server.live.spares import occupancy_of
from punto.server.operations.supervision import Tasks
from punto.server.people.sessions import Operator, Patron
from punto.server.people.visitors import Visitor
from punto.server.protocol import CommandFrame
from punto.server.services import Services, services_of

__all__ = ["router"]

_log = logging.getLogger("punto.server.cluster")
router = APIRouter()

_PROOF_SECONDS: Final = 5.0


@router.websocket(LINK_PATH)
async def link(websocket: WebSocket) -> None:
    """Serve another server until one of the two goes away."""
    services = services_of(websocket)
    await websocket.accept()
    if services.membership is None or not await _is_of_this_house(services, websocket):
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(REFUSED)
        return
    made = _Link(services, websocket)
    services.hub.add(made.edge)
    tasks = Tasks("a link")
    try:
        writer, reader = tasks.once(made.write(), name="writer"), tasks.once(made.read(tasks), name="reader")
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        made.end()
        await tasks.cancel()


async def _is_of_this_house(services: Services, websocket: WebSocket) -> bool:
    number = wire.new_number()
    try:
        await websocket.send_text(number)
        async with asyncio.timeout(_PROOF_SECONDS):
            proof, _, theirs = (await websocket.receive_text()).partition(" ")
        right = wire.proof(services.link_key, side="edge", number=number)
        if not theirs or not hmac.compare_digest(proof.encode(), right.encode()):
            _log.warning("a link was refused: it did not show the secret of this house")
            return False
        await websocket.send_text(wire.proof(services.link_key, side="owner", number=theirs))
    except (TimeoutError, WebSocketDisconnect, KeyError, RuntimeError):
        return False
    return True


class _Link:
    """One server that shows tables of this one."""

    def __init__(self, services: Services, websocket: WebSocket) -> None:
        self._services, self._websocket = services, websocket
        self.edge = EdgeLink()

    def end(self) -> None:
        """Whoever was at a table there is gone, unless they come back elsewhere."""
        self._services.hub.remove(self.edge)
        for table in list(self.edge.tables):
            self._unwatch(table)

    async def write(self) -> None:
        """Send what waits, until the link is cut."""
        while (text := await self.edge.texts.get()) is not None:
            try:
                await self._websocket.send_text(text)
            except (WebSocketDisconnect, RuntimeError):
                return

    async def read(self, tasks: Tasks) -> None:
        """Meet what the other says; every question is worked on by itself."""
        while True:
            try:
                message = wire.read_from_edge(await self._websocket.receive_text())
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            except msgspec.DecodeError as error:
                _log.warning("a link said something that cannot be read: %s", error)
                return
            match message:
                case wire.Ask():
                    tasks.once(self._ask(message), name="command")
                case wire.PutBack():
                    tasks.once(self._put_back(message), name="repair")
                case wire.LobbyAsked():
                    self.edge.send(wire.written(wire.LobbyTold(message.id, lobby_of(self._services))))
                case wire.Watch():
                    self._watch(message.table)
                case wire.Unwatch():
                    self._unwatch(message.table)
                case wire.Here():
                    self._here(message)
                case wire.Fold():
                    self._fold(message)

    # ------------------------------------------------------------------------------------ what is shown

    def _watch(self, table: str) -> None:
        actor = self._services.tables.mine(table)
        if actor is None or actor.state is None:
            self.edge.send(wire.written(wire.Gone(table)))
            return
        self.edge.tables.setdefault(table, 0)
        at = wire.At(table, actor.state.sequence, actor.now(), actor.clients)
        self.edge.send(wire.written(at))

    def _unwatch(self, table: str) -> None:
        self.edge.tables.pop(table, None)
        gone = self.edge.patrons.pop(table, set())
        actor = self._services.tables.mine(table)
        if actor is not None:
            for patron in gone:
                actor.note_remote(patron, here=False)

    def _here(self, message: wire.Here) -> None:
        actor = self._services.tables.mine(message.table)
        if actor is None or message.table not in self.edge.tables:
            return
        self.edge.tables[message.table] = message.watching
        if message.patron is None:
            actor.look()
            return
        patrons = self.edge.patrons.setdefault(message.table, set())
        if message.here:
            patrons.add(message.patron)
        else:
            patrons.discard(message.patron)
        actor.note_remote(message.patron, here=message.here)

    def _fold(self, message: wire.Fold) -> None:
        actor = self._services.tables.mine(message.table)
        if actor is not None:
            actor.stage.show_fold(message.place, message.text)
            self._services.hub.fold(message.table, message.place, message.text, besides=self.edge)

    # ------------------------------------------------------------------------------------ what is asked

    async def _ask(self, asked: wire.Ask) -> None:
        actor = self._services.tables.mine(asked.table)
        if actor is None:
            self._failed(asked.id, "elsewhere")
            return
        try:
            frame = CommandFrame.model_validate_json(bytes(asked.frame))
            said = await carry_out_here(self._services, actor, frame, _visitor(asked))
        except OwnershipLost:
            self._failed(asked.id, "elsewhere")
        except ApiError:
            self._failed(asked.id, "gone")
        except ValidationError:
            # The other server is of another version, and knows a command that this one does not.
            self._failed(asked.id, "unknown command")
        else:
            self.edge.send(wire.written(wire.Answered(asked.id, said.text)))

    async def _put_back(self, asked: wire.PutBack) -> None:
        if self._services.tables.mine(asked.table) is None:
            self._failed(asked.id, "elsewhere")
            return
        try:
            await self._services.tables.put_back(asked.table)
        except ApiError as error:
            self.edge.send(wire.written(wire.Failed(asked.id, error.code, error.message, error.status)))
        except PuntoError:
            self._failed(asked.id, "elsewhere")
        else:
            self.edge.send(wire.written(wire.Answered(asked.id)))

    def _failed(self, given: int, why: str) -> None:
        self.edge.send(wire.written(wire.Failed(given, why)))


def _visitor(asked: wire.Ask) -> Visitor:
    """Who asks, as the server that read their session says."""
    if asked.operator is not None:
        return Visitor("operator", operator=Operator(*asked.operator))
    if asked.patron is not None:
        return Visitor("patron", patron=Patron(*asked.patron), address=asked.address)
    return Visitor("spectator")


def lobby_of(services: Services) -> list[wire.LobbyTable]:
    """What this server says of its tables."""
    return [_lobby_table(actor) for actor in services.tables]


def _lobby_table(actor: TableActor) -> wire.LobbyTable:
    state, place = actor.state, occupancy_of(actor)
    actor.look()
    return wire.LobbyTable(
        name=actor.name,
        line=Raw(table_line(actor)),
        seated=[] if state is None else [each.patron for each in state.seats.values()],
        trouble=actor.trouble,
        may=actor.offered_to_operators(),
        house=None if state is None else state.house.key,
        has_room=place is not None and place.has_room,
        playable=place is not None,
    )
