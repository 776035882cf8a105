"""The socket of a table: GET /api/tables/{table}/socket?protocol=1[&after=SEQUENCE&audience=AUDIENCE][&as=operator]."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from punto import __version__
from punto.errors import PurseShort, StoreError, UnknownName
from punto.rules.text import Text
from punto.server import commands, frames
from punto.server.actor import TableActor
from punto.server.clients import Client
from punto.server.document import audience_of
from punto.server.errors import ApiError
from punto.server.limits import Bucket
from punto.server.origins import is_own_page
from punto.server.protocol import (
    CLIENT_FRAME,
    CLOSE_REASONS,
    MOST_BYTES,
    PROTOCOL,
    Close,
    CommandFrame,
    FoldFrame,
    OperatorCommandBody,
    PingFrame,
    SyncFrame,
)
from punto.server.services import Services, address_of, services
from punto.server.sessions import Operator, Patron
from punto.table.view import Role

__all__ = ["router"]

_log = logging.getLogger("punto.server.socket")
router = APIRouter()

_CLOSE_SECONDS: Final = 5.0
"""How long a socket that is to be closed may take to empty its queue."""

_MALFORMED = Text("The message cannot be read.", "无法读取该消息。")
_TOO_FAST = Text("Too many messages: this one was not carried out.", "消息过于频繁，此消息未执行。")
_NOT_PERMITTED = Text("You may not do that here.", "您无权执行该操作。")
_NOT_YOURS = Text("This card is not yours to fold.", "这张牌不由您开。")
_UNAVAILABLE = Text(
    "The table cannot answer now; the same command may be sent again.", "牌桌暂时无法应答，可重发同一指令。"
)
_FAULT = Text("Something is wrong on our side.", "服务器出现故障。")


@dataclass(frozen=True, slots=True)
class _Visitor:
    """Who connects."""

    role: Role
    patron: Patron | None = None
    operator: Operator | None = None

    @property
    def until(self) -> int | None:
        """When the session ends."""
        signed_in = self.operator or self.patron
        return signed_in.until if signed_in else None


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """Connect a viewer to a table until one of the two goes away."""
    found, address = services(websocket), address_of(websocket)
    visitor = _admitted(found, websocket, table)
    # Counted before anything is awaited, so that many at once are not let in as one.
    found.connections[address] += 1
    try:
        # A page can read a close code only on a socket that was accepted.
        await websocket.accept()
        actor = found.tables.find(table)
        if isinstance(visitor, _Visitor) and actor is not None and _is_open(actor):
            await _Connection(found, websocket, actor, visitor).run()
        else:
            code = visitor if isinstance(visitor, Close) else Close.GONE
            found.metrics.closes.labels(str(int(code))).inc()
            await websocket.close(int(code), CLOSE_REASONS[code])
    finally:
        found.connections[address] -= 1
        if not found.connections[address]:
            del found.connections[address]


def _is_open(actor: TableActor) -> bool:
    return not actor.broken and actor.state is not None


def _admitted(found: Services, websocket: WebSocket, table: str) -> _Visitor | Close:
    """Who connects, or why they may not."""
    return _turned_away(found, websocket, table) or _visitor(found, websocket)


def _turned_away(found: Services, websocket: WebSocket, table: str) -> Close | None:
    settings, actor = found.settings, found.tables.find(table)
    reasons = {
        Close.ORIGIN: not is_own_page(websocket, settings.origins),
        Close.PROTOCOL: websocket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL),
        Close.RESTART: found.tables.draining,
        Close.FULL: sum(found.connections.values()) >= settings.max_clients,
        Close.TOO_FAST: found.connections[address_of(websocket)] >= settings.max_clients_per_address,
        Close.NO_TABLE: actor is None,
        Close.GONE: actor is not None and not _is_open(actor),
    }
    return next((code for code, holds in reasons.items() if holds), None)


def _visitor(found: Services, websocket: WebSocket) -> _Visitor | Close:
    now = found.clock()
    if websocket.query_params.get("as") == "operator":
        operator = found.sessions.operator_of(websocket.cookies, now=now)
        return _Visitor("operator", operator=operator) if isinstance(operator, Operator) else Close.SESSION
    patron = found.sessions.patron_of(websocket.cookies, now=now)
    if patron is None:
        return _Visitor("spectator")
    return _Visitor("patron", patron=patron) if isinstance(patron, Patron) else Close.SESSION


class _Connection:
    """One socket from hello to goodbye."""

    def __init__(self, found: Services, websocket: WebSocket, actor: TableActor, visitor: _Visitor) -> None:
        self._services, self._websocket, self._actor, self._visitor = found, websocket, actor, visitor
        rates, clock = found.settings.rates, asyncio.get_running_loop().time
        self._messages = Bucket(per_second=rates.messages_per_second, burst=rates.messages_burst, clock=clock)
        self._folds = Bucket(per_second=rates.folds_per_second, burst=rates.folds_burst, clock=clock)
        self._faults = Bucket(per_second=rates.faults_per_second, burst=rates.faults_burst, clock=clock)
        patron = visitor.patron.id if visitor.patron else None
        self._client = Client(
            websocket,
            role=visitor.role,
            patron=patron,
            audience=audience_of(actor.in_service(), visitor.role, patron),
            whole=actor.stage.whole,
            metrics=found.metrics,
            queue_frames=found.settings.queue_frames,
            stall_seconds=found.settings.stall_seconds,
        )

    async def run(self) -> None:
        """Write and read until one of them ends."""
        self._greet()
        self._actor.join(self._client)
        writer = asyncio.create_task(self._client.write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if self._client.closing:
                await asyncio.wait({writer}, timeout=_CLOSE_SECONDS)
        finally:
            self._actor.leave(self._client)
            for task in (writer, reader):
                task.cancel()
            ended = await asyncio.gather(writer, reader, return_exceptions=True)
            for fault in ended:
                if isinstance(fault, TimeoutError):
                    self._services.metrics.closes.labels(str(int(Close.STALLED))).inc()
                elif isinstance(fault, Exception) and not isinstance(fault, (WebSocketDisconnect, RuntimeError)):
                    _log.error("a socket failed", exc_info=fault)

    def _greet(self) -> None:
        client, visitor, query = self._client, self._visitor, self._websocket.query_params
        after, state = query.get("after", ""), self._actor.in_service()
        missed: str | None = None
        if after.isdecimal() and len(after) < 16:
            missed = self._actor.stage.missed(client.audience, after=int(after), given=query.get("audience", ""))
        hello = frames.hello(
            server=__version__,
            table=self._actor.name,
            patron_name=visitor.patron.name if visitor.patron else None,
            audience=client.audience,
            now=self._services.clock(),
            sequence=int(after) if missed is not None else state.sequence,
            whole=None if missed is not None else self._actor.stage.document(client.audience),
        )
        client.send("hello", hello)
        if missed:
            client.step(missed, at=asyncio.get_running_loop().time())

    async def _read(self) -> None:
        while not self._client.closing:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._visitor.until is not None and self._services.clock() >= self._visitor.until:
                self._client.close(Close.SESSION)
            else:
                await self._meet(message.get("text"))

    async def _meet(self, text: str | None) -> None:
        """Read one message and do what it says."""
        if text is not None and len(text.encode()) > MOST_BYTES:
            self._client.close(Close.TOO_LARGE)
            return
        try:
            frame = CLIENT_FRAME.validate_json(text or "")
        except ValidationError as error:
            self._fault("malformed" if text is not None else "not_text", _what_is_wrong(error), Close.MALFORMED)
            return
        if isinstance(frame, FoldFrame):
            self._fold(frame)
        elif not self._messages.take():
            self._fault("too_fast", _TOO_FAST, Close.TOO_FAST, given=getattr(frame, "id", None))
        elif isinstance(frame, PingFrame):
            self._client.send("pong", frames.pong(given=frame.id, now=self._services.clock()))
        elif isinstance(frame, SyncFrame):
            self._client.resync()
        else:
            await self._command(frame)

    def _fault(self, code: str, message: Text, close: Close, *, given: str | None = None) -> None:
        """Say what is wrong; a client that goes on like this is closed."""
        self._error(code, message, given=given)
        if not self._faults.take():
            self._client.close(close)

    def _error(self, code: str, message: Text, *, given: str | None) -> None:
        self._services.metrics.errors.labels(code).inc()
        self._client.send("error", frames.error(code, message, given=given))

    def _fold(self, frame: FoldFrame) -> None:
        # Past the rate a fold is dropped: the next one shows more anyway.
        if self._folds.take() and not self._actor.stage.fold(self._client, frame):
            self._error("not_permitted", _NOT_YOURS, given=None)

    async def _command(self, frame: CommandFrame) -> None:
        body, visitor, given = frame.command, self._visitor, frame.id
        try:
            if isinstance(body, OperatorCommandBody):
                if visitor.operator is None:
                    self._error("not_permitted", _NOT_PERMITTED, given=given)
                    return
                answer = await commands.of_operator(
                    self._services, self._actor, body, given=given, operator=visitor.operator
                )
            else:
                if visitor.patron is None:
                    self._error("not_permitted", _NOT_PERMITTED, given=given)
                    return
                answer = await commands.of_patron(self._services, self._actor, body, given=given, patron=visitor.patron)
        except PurseShort:
            sequence = self._actor.in_service().sequence
            refused = frames.refused(command=given, code="purse_short", message=commands.PURSE_SHORT, sequence=sequence)
            self._client.send("answer", refused)
        except UnknownName as error:
            self._error("unknown_name", Text(str(error), str(error)), given=given)
        except ApiError:
            # The table went out of service: everybody there is told so by the close code.
            self._client.close(Close.GONE)
        except StoreError:
            self._error("store_unavailable", _UNAVAILABLE, given=given)
        except Exception:  # noqa: BLE001 - whatever it is, it is answered
            _log.exception("a command failed")
            self._error("fault", _FAULT, given=given)
        else:
            self._client.send("answer", frames.answer(answer))


def _what_is_wrong(error: ValidationError) -> Text:
    """The first thing that is wrong with a message, and where."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    detail = f" {place}: {first['msg']}" if place else f" {first['msg']}"
    return Text(_MALFORMED.en + detail, _MALFORMED.zh + detail)
