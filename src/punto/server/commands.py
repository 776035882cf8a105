"""From the body of a command, as it came over the wire, to the command of the table, and to its answer.

Who may send what is decided here: a patron's commands carry the patron of the session and nobody else, an operator's
the operator. The server adds what only it knows: the time, the patron's name and standing, the house of a key.
"""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from punto.rules.text import Text
from punto.server import protocol
from punto.server.actor import TableActor
from punto.server.protocol import OperatorCommandBody, PatronCommandBody
from punto.server.services import Services
from punto.server.sessions import Operator, Patron
from punto.server.settings import settings_of
from punto.store import Answer
from punto.table import commands
from punto.table.limits import PatronLimits

__all__ = ["PURSE_SHORT", "of_operator", "of_patron"]

PURSE_SHORT: Final = Text("Your purse does not hold that much.", "您的钱包余额不足。")


async def of_patron(
    services: Services, actor: TableActor, body: PatronCommandBody, *, given: str, patron: Patron
) -> Answer:
    """Carry out a patron's command. PurseShort when more would be bought than the purse holds."""
    if isinstance(body, protocol.TakeSeat):
        return await _take_seat(services, actor, body, given=given, patron=patron)
    if isinstance(body, protocol.BuyIn) and (state := actor.state) is not None:
        await services.in_pool(lambda: services.purses.fill(patron.id, state.house, at=services.clock()))
    command = _patron_command(body, given=given, at=services.clock(), patron=patron.id)
    answer = await actor.submit(command)
    if answer.refusal is None and isinstance(body, (protocol.SetLimits, protocol.ExcludeSelf)):
        await _everywhere(services, actor, command)
    return answer


async def _everywhere(services: Services, first: TableActor, command: commands.PatronCommand) -> None:
    """What a patron asks for their own protection holds at every table where they sit."""
    for actor in services.tables:
        seated = actor.state is not None and actor.state.seated(command.patron) is not None
        if actor is not first and seated and not actor.broken:
            await actor.submit(command)


async def _take_seat(
    services: Services, actor: TableActor, body: protocol.TakeSeat, *, given: str, patron: Patron
) -> Answer:
    state, now = actor.in_service(), services.clock()
    standing = await services.in_pool(lambda: services.purses.standing(patron.id, state, at=now))
    return await actor.submit(
        commands.TakeSeat(
            id=given,
            at=now,
            patron=patron.id,
            name=patron.name,
            seat=body.seat,
            limits=standing.limits,
            excluded_until=standing.excluded_until,
            day_net=standing.day_net,
        )
    )


def _patron_command(body: PatronCommandBody, *, given: str, at: int, patron: str) -> commands.PatronCommand:
    fields = _fields(body)
    match body:
        case protocol.CutShoe():
            fields["entropy"] = bytes.fromhex(body.entropy)
        case protocol.SetLimits():
            fields["limits"] = PatronLimits(**body.limits.model_dump())
    kind: type[commands.PatronCommand] = getattr(commands, body.kind)
    return kind(id=given, at=at, patron=patron, **fields)


async def of_operator(
    services: Services, actor: TableActor, body: OperatorCommandBody, *, given: str, operator: Operator
) -> Answer:
    """Carry out an operator's command. UnknownName when a house is none of this server's."""
    fields = _fields(body)
    match body:
        case protocol.ChangeHouse():
            fields["house"] = services.houses.get(body.house)
        case protocol.ChangeSettings():
            del fields["pace"]
            fields["settings"] = settings_of(body.pace)
    kind: type[commands.OperatorCommand] = getattr(commands, body.kind)
    return await actor.submit(kind(id=given, at=services.clock(), by=operator.name, **fields))


def _fields(body: BaseModel) -> dict[str, object]:
    return {name: getattr(body, name) for name in type(body).model_fields if name != "kind"}
