"""The WebSocket endpoint of a table, where a client resumes from the last step that it holds.

    GET /api/tables/{table}/socket?protocol=1[&after=SEQUENCE&audience=AUDIENCE][&as=operator]

`after` and `audience` are the resume token: who gives them gets one step to the present instead of the whole document.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from punto import __version__
from punto.errors import StoreError
from punto.server.api.validation import said_of_value
from punto.server.edge.limits import Bucket
from punto.server.edge.origins import is_own_page
from punto.server.errors import ApiError
from punto.server.live.carrying import carry_out
from punto.server.live.document import audience_of
from punto.server.live.served import ServedTable
from punto.server.live.submission import PATIENCE_SECONDS
from punto.server.operations.supervision import Tasks
from punto.server.people.sessions import Operator, Patron
from punto.server.people.visitors import Visitor
from punto.server.protocol import (
    CLIENT_FRAME,
    CLOSE_REASONS,
    MOST_BYTES,
    PROTOCOL,
    ClientFrame,
    Close,
    CommandFrame,
    ErrorCode,
    FoldFrame,
    PingFrame,
    SyncFrame,
)
from punto.server.services import Services, address_of, counted_address_of, services_of
from punto.server.socket import frames
from punto.server.socket.clients import Client
from punto.words import Text

__all__ = ["router"]

_log = logging.getLogger("punto.server.socket")
router = APIRouter()

_CLOSE_SECONDS: Final = 5.0
"""How long a socket that is to be closed may take to empty its queue."""
_TOO_FAST_SECONDS: Final = 1.0
"""How long a socket that is one too many waits for its goodbye, so that whoever tries again at once gains nothing."""
_MOST_WAITING: Final = 64
"""How many commands of one socket may wait for the store."""

_TOO_FAST = Text("server-socket-too-fast")
_NOT_YOURS = Text("server-socket-not-yours")
_UNAVAILABLE = Text("server-socket-unavailable")
_FAULT = Text("server-errors-our-fault")


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """Connect a viewer to a table until one of the two goes away."""
    found, address = services_of(websocket), address_of(websocket)
    # Another server may deal it; then it is mirrored here before anybody is let in.
    await found.tables.reach(table)
    visitor = _admitted(found, websocket, table)
    # Counted before anything is awaited, so that many at once are not let in as one.
    found.connections[address] += 1
    try:
        if seconds := _seconds_until_accepted(found, address, visitor):
            await asyncio.sleep(seconds)
        if isinstance(visitor, Visitor) and visitor.patron is not None:
            visitor = replace(visitor, excluded_until=await _excluded_until(found, visitor.patron.id))
        # A page can read a close code only on a socket that was accepted.
        await websocket.accept()
        served = found.tables.find(table)
        if isinstance(visitor, Visitor) and served is not None and _is_open(served):
            if visitor.patron is not None:
                found.seats.note(visitor.patron.id, visitor.address)
            await _Connection(found, websocket, served, visitor).run()
        else:
            code = visitor if isinstance(visitor, Close) else _gone(found)
            found.metrics.closes.labels(str(int(code))).inc()
            await websocket.close(int(code), CLOSE_REASONS[code])
    finally:
        found.connections[address] -= 1
        if not found.connections[address]:
            del found.connections[address]


async def _excluded_until(found: Services, patron: str) -> int | None:
    """Until when a patron asked anywhere to be kept from playing; every seat and bet is decided with that anyway."""
    try:
        return await found.excluded_until(patron)
    except StoreError as error:
        _log.warning("a socket is shown its table without the exclusion of its patron: %s", error)
        return None


def _seconds_until_accepted(found: Services, address: str, visitor: Visitor | Close) -> float:
    """Traffic shaping: sockets of one address are accepted one after the other, and those that are too many later."""
    if visitor is Close.TOO_FAST:
        return found.connects.turn(address) + _TOO_FAST_SECONDS
    is_patron = isinstance(visitor, Visitor) and visitor.role != "operator"
    return found.connects.turn(address) if is_patron else 0.0


def _is_open(table: ServedTable) -> bool:
    return not table.broken and table.state is not None


def _gone(found: Services) -> Close:
    """Why a table is not there that was a moment ago: it changes hands, or it is closed."""
    return Close.RESTART if found.away else Close.GONE


def _admitted(found: Services, websocket: WebSocket, table: str) -> Visitor | Close:
    """Who connects, or why they may not."""
    visitor = _visitor(found, websocket)
    return _turned_away(found, websocket, table, visitor) or visitor


def _turned_away(found: Services, websocket: WebSocket, table: str, visitor: Visitor | Close) -> Close | None:
    settings, served = found.settings, found.tables.find(table)
    most, most_of_address = settings.max_clients, settings.max_clients_per_address
    address, is_operator = address_of(websocket), isinstance(visitor, Visitor) and visitor.role == "operator"
    if is_operator:
        most = most_of_address = settings.clients_with_operators
    elif isinstance(visitor, Visitor) and served is not None and _comes_back(served, visitor):
        most = most_of_address = settings.clients_with_seated
    reasons = {
        Close.ORIGIN: not is_own_page(websocket, settings.origins),
        Close.PROTOCOL: websocket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL),
        Close.RESTART: found.away or (served is not None and found.store.shared and not _is_known(served)),
        Close.FULL: sum(found.connections.values()) >= most,
        Close.TOO_FAST: not (is_operator or found.connects.take(address))
        or found.connections[address] >= most_of_address,
        Close.NO_TABLE: served is None,
        Close.GONE: served is not None and not _is_open(served),
    }
    return next((code for code, holds in reasons.items() if holds), None)


def _is_known(table: ServedTable) -> bool:
    """Whether it is known what goes on at the table, or that nothing can."""
    return table.state is not None or table.broken


def _comes_back(table: ServedTable, visitor: Visitor) -> bool:
    """Whether it is a patron who has a seat there and no socket: there is room for one."""
    patron, state = visitor.patron, table.state
    if patron is None or state is None or state.seated(patron.id) is None:
        return False
    return all(client.patron != patron.id for client in table.stage)


def _visitor(found: Services, websocket: WebSocket) -> Visitor | Close:
    now = found.clock()
    if websocket.query_params.get("as") == "operator":
        operator = found.sessions.operator_of(websocket.cookies, now=now)
        return Visitor("operator", operator=operator) if isinstance(operator, Operator) else Close.SESSION
    patron = found.sessions.patron_of(websocket.cookies, now=now)
    if patron is None:
        return Visitor("spectator")
    if not isinstance(patron, Patron):
        return Close.SESSION
    return Visitor("patron", patron=patron, address=counted_address_of(websocket))


class _Connection:
    """One socket from hello to goodbye."""

    def __init__(self, found: Services, websocket: WebSocket, table: ServedTable, visitor: Visitor) -> None:
        self._services, self._websocket, self._last, self._visitor = found, websocket, table, visitor
        rates, clock = found.settings.rates, asyncio.get_running_loop().time
        self._messages = Bucket(per_second=rates.messages_per_second, burst=rates.messages_burst, clock=clock)
        self._folds = Bucket(per_second=rates.folds_per_second, burst=rates.folds_burst, clock=clock)
        self._faults = Bucket(per_second=rates.faults_per_second, burst=rates.faults_burst, clock=clock)
        self._commands: asyncio.Queue[CommandFrame | None] = asyncio.Queue()
        self._waiting = 0
        patron = visitor.patron.id if visitor.patron else None
        self._client = Client(
            websocket,
            role=visitor.role,
            patron=patron,
            session=visitor.signed_in.session if visitor.signed_in else None,
            audience=audience_of(table.in_service(), visitor.role, patron, excluded_until=visitor.excluded_until),
            excluded_until=visitor.excluded_until,
            whole=self._whole,
            metrics=found.metrics,
            queue_frames=found.settings.queue_frames,
            stall_seconds=found.settings.stall_seconds,
        )

    @property
    def _table(self) -> ServedTable:
        """The table as it is served now: it may have changed hands since the socket was opened."""
        self._last = self._services.tables.find(self._last.name) or self._last
        return self._last

    def _whole(self, client: Client) -> str:
        return self._table.stage.whole(client)

    async def run(self) -> None:
        """Write, read and carry out until the socket is closed from either side."""
        self._greet()
        self._table.join(self._client)
        if self._is_over():
            # It was signed out while the socket was being accepted, and so was not among those that were closed.
            self._client.close(Close.SESSION)
        tasks = Tasks(f"a socket at table {self._last.name}")
        try:
            await self._live(tasks)
        finally:
            await tasks.cancel()

    async def _live(self, tasks: Tasks) -> None:
        try:
            writer = tasks.once(self._write(), name="writer")
            reader = tasks.once(self._read(), name="reader")
            worker = tasks.once(self._carry_out(), name="commands")
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if self._client.closing:
                await asyncio.wait({writer}, timeout=_CLOSE_SECONDS)
        finally:
            self._table.leave(self._client)
        # What was sent before the socket went is carried out, as if it had been read later.
        self._commands.put_nowait(None)
        await asyncio.wait({worker}, timeout=PATIENCE_SECONDS)

    async def _write(self) -> None:
        try:
            await self._client.write()
        except TimeoutError:
            self._services.metrics.closes.labels(str(int(Close.STALLED))).inc()
        except (WebSocketDisconnect, RuntimeError):
            # The client went away in the middle of a frame.
            return

    def _greet(self) -> None:
        client, visitor, query = self._client, self._visitor, self._websocket.query_params
        after, state = query.get("after", ""), self._table.in_service()
        missed: str | None = None
        if after.isdecimal() and len(after) < 16:
            missed = self._table.stage.missed(client.audience, after=int(after), given=query.get("audience", ""))
        hello = frames.hello(
            server=__version__,
            table=self._table.name,
            patron_name=visitor.patron.name if visitor.patron else None,
            audience=client.audience,
            now=self._table.now(),
            sequence=int(after) if missed is not None else state.sequence,
            whole=None if missed is not None else self._table.stage.document(client.audience),
        )
        client.send("hello", hello)
        if missed:
            client.step(missed, at=asyncio.get_running_loop().time())

    async def _read(self) -> None:
        """Read on whatever the store does: a ping is answered while commands wait."""
        while not self._client.closing:
            try:
                message = await self._websocket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            if self._is_over():
                self._client.close(Close.SESSION)
            else:
                self._meet(message.get("text"))

    def _is_over(self) -> bool:
        """Whether the session has ended, by its time or by signing out."""
        signed_in, found = self._visitor.signed_in, self._services
        return signed_in is not None and (found.clock() >= signed_in.until or found.sessions.is_revoked(signed_in))

    async def _carry_out(self) -> None:
        """Carry out commands in the order in which they came, one at a time."""
        while (frame := await self._commands.get()) is not None:
            self._waiting -= 1
            await self._command(frame)

    def _meet(self, text: str | None) -> None:
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
        elif not (self._messages.take() and self._may_command(frame)):
            self._fault("too_fast", _TOO_FAST, Close.TOO_FAST, given=getattr(frame, "id", None))
        elif isinstance(frame, PingFrame):
            self._client.send("pong", frames.pong(given=frame.id, now=self._table.now()))
        elif isinstance(frame, SyncFrame):
            self._client.resync()
        elif self._waiting >= _MOST_WAITING:
            self._fault("too_fast", _TOO_FAST, Close.TOO_FAST, given=frame.id)
        else:
            self._waiting += 1
            self._commands.put_nowait(frame)

    def _may_command(self, frame: ClientFrame) -> bool:
        """Whether the patron has a command left, over all sockets; other messages are no commands."""
        patron = self._visitor.patron
        return patron is None or not isinstance(frame, CommandFrame) or self._services.commands.take(patron.id)

    def _fault(self, code: ErrorCode, message: Text, close: Close, *, given: str | None = None) -> None:
        """Say what is wrong; a client that goes on like this is closed."""
        self._error(code, message, given=given)
        if not self._faults.take():
            self._client.close(close)

    def _error(self, code: ErrorCode, message: Text, *, given: str | None) -> None:
        self._services.metrics.errors.labels(code).inc()
        self._client.send("error", frames.error(code, message, given=given))

    def _fold(self, frame: FoldFrame) -> None:
        # Past the rate a fold is dropped: the next one shows more anyway.
        if self._folds.take() and not self._table.fold(self._client, frame):
            self._error("not_permitted", _NOT_YOURS, given=None)

    async def _command(self, frame: CommandFrame) -> None:
        try:
            said = await carry_out(self._services, self._last.name, frame, self._visitor)
        except ApiError:
            # The table went out of service: everybody there is told so by the close code.
            self._client.close(Close.GONE)
        except StoreError:
            self._error("store_unavailable", _UNAVAILABLE, given=frame.id)
        except Exception:  # noqa: BLE001 - whatever it is, it is answered
            _log.exception("a command failed")
            self._error("fault", _FAULT, given=frame.id)
        else:
            self._client.send(said.kind, said.text)


def _what_is_wrong(error: ValidationError) -> Text:
    """The first thing that is wrong with a message, and where."""
    first = error.errors(include_url=False, include_input=False)[0]
    place, detail = ".".join(str(part) for part in first["loc"]), said_of_value(first)
    return Text(
        "server-socket-malformed", detail=Text("server-request-at", place=place, what=detail) if place else detail
    )
