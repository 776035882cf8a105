"""Carrying out a command of a socket, wherever its table is dealt: here, or by the server that owns it.

A command that met a table in the moment of changing hands is sent again under its id, to whoever deals the table then:
the receipt is in the database, so that it is done once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Raw

from punto.errors import OwnershipLost, StoreError, StoreUnavailable, UnknownName
from punto.server.cluster import wire
from punto.server.cluster.mirror import TableMirror
from punto.server.cluster.peers import LinkLost
from punto.server.errors import ApiError
from punto.server.live import commands
from punto.server.live.actor import TableActor
from punto.server.live.served import out_of_service
from punto.server.live.submission import PATIENCE_SECONDS
from punto.server.people.seats import TooManySeats
from punto.server.people.visitors import Visitor
from punto.server.protocol import CommandFrame, ErrorCode, kind_of
from punto.server.services import Services
from punto.server.socket import frames
from punto.store import Answer
from punto.table.command import OperatorCommand
from punto.words import Text

__all__ = ["Said", "carry_out", "carry_out_here"]

_log = logging.getLogger("punto.server.socket")
_AGAIN_SECONDS: Final = 0.1

_NOT_PERMITTED = Text("server-socket-not-permitted")
_UNAVAILABLE = Text("server-socket-unavailable")
_FAULT = Text("server-errors-our-fault")


@dataclass(frozen=True, slots=True)
class Said:
    """The frame that a client gets for a command."""

    kind: Literal["answer", "error"]
    text: str


async def carry_out(services: Services, name: str, frame: CommandFrame, visitor: Visitor) -> Said:
    """What is said to a command; ApiError when the table is closed for good or out of service."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        table = await services.tables.reach(name)
        if table is None:
            raise out_of_service()
        try:
            if isinstance(table, TableActor):
                return await carry_out_here(services, table, frame, visitor)
            assert isinstance(table, TableMirror)
            return await _there(services, table, frame, visitor)
        except (OwnershipLost, LinkLost) as error:
            _log.debug("a command waits for the owner of table %s: %s", name, error)
            if services.tables.draining:
                # Nobody waits for a server that stops; the client asks again elsewhere.
                end = min(end, time.monotonic() + _AGAIN_SECONDS)
            if time.monotonic() >= end:
                return _error(services, "store_unavailable", _UNAVAILABLE, given=frame.id)
        await asyncio.sleep(_AGAIN_SECONDS)


async def carry_out_here(services: Services, actor: TableActor, frame: CommandFrame, visitor: Visitor) -> Said:
    """What is said to a command at a table that is dealt here; OwnershipLost if it turns out not to be."""
    given = frame.id
    try:
        answer = await _answer(services, actor, frame, visitor)
    except TooManySeats as error:
        sequence, said = actor.in_service().sequence, Text("server-socket-too-many-seats", most=error.most)
        return Said("answer", frames.refused(command=given, code="too_many_seats", message=said, sequence=sequence))
    except UnknownName as error:
        return _error(services, "unknown_name", error.text, given=given)
    except (ApiError, OwnershipLost):
        raise
    except StoreError:
        return _error(services, "store_unavailable", _UNAVAILABLE, given=given)
    except Exception:  # noqa: BLE001 - whatever it is, it is answered
        _log.exception("a command failed")
        return _error(services, "fault", _FAULT, given=given)
    if answer is None:
        return _error(services, "not_permitted", _NOT_PERMITTED, given=given)
    return Said("answer", frames.answer(answer))


async def _answer(services: Services, actor: TableActor, frame: CommandFrame, visitor: Visitor) -> Answer | None:
    """The answer of the table; None if the visitor may not send such a command."""
    body, given = frame.command, frame.id
    if issubclass(kind_of(body), OperatorCommand):
        if visitor.operator is None:
            return None
        return await commands.of_operator(services, actor, body, given=given, operator=visitor.operator)
    if visitor.patron is None:
        return None
    if visitor.address is not None:
        services.seats.note(visitor.patron.id, visitor.address)
    return await commands.of_patron(services, actor, body, given=given, patron=visitor.patron)


async def _there(services: Services, table: TableMirror, frame: CommandFrame, visitor: Visitor) -> Said:
    patron, operator = visitor.patron, visitor.operator
    assert services.membership is not None, "a mirror has a membership"

    def question(given: int) -> wire.Ask:
        return wire.Ask(
            given,
            table.name,
            Raw(frame.model_dump_json().encode()),
            patron=None if patron is None else (patron.id, patron.name, patron.until),
            operator=None if operator is None else (operator.name, operator.until),
            address=visitor.address,
        )

    reply = await services.membership.ask(table, question)
    if isinstance(reply, wire.Answered):
        return Said("error" if reply.text.startswith('{"type":"error"') else "answer", reply.text)
    if reply.why == "elsewhere":
        raise LinkLost(Text("error-store-nobody-deals", table=repr(table.name)))
    if reply.why == "gone":
        raise out_of_service()
    raise StoreUnavailable(Text("error-store-other-version", table=repr(table.name)))


def _error(services: Services, code: ErrorCode, message: Text, *, given: str) -> Said:
    services.metrics.errors.labels(code).inc()
    return Said("error", frames.error(code, message, given=given))
