"""Authorization: from the body of a command, as it came over the wire, to the table's command and its answer.

Who may send what is decided here: a patron's commands carry the patron of the session and nobody else, an operator's
the operator. The server adds what only it knows: the time, the patron's name, the house of a key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from punto.house.house_writer import HouseFile
from punto.server.live.actor import TableActor
from punto.server.people.sessions import Operator, Patron
from punto.server.protocol import Frame, kind_of, said_in
from punto.server.services import Services
from punto.store import Answer
from punto.table.acts.chips import BuyIn
from punto.table.acts.conduct import ExcludeSelf, SetLimits
from punto.table.acts.seating import TakeSeat
from punto.table.acts.waiting import JoinWaitingList
from punto.table.command import Command

__all__ = ["of_operator", "of_patron"]


async def of_patron(services: Services, actor: TableActor, body: Frame, *, given: str, patron: Patron) -> Answer:
    """Carry out a patron's command. TooManySeats when the address has enough of them."""
    if kind_of(body) in (TakeSeat, BuyIn) and (state := actor.state) is not None:
        await services.in_pool(lambda: services.purses.fill(patron.id, state.house, at=services.clock()))
    command = _command(body, {"id": given, "at": services.clock(), "patron": patron.id, "name": patron.name})
    if isinstance(command, (TakeSeat, JoinWaitingList)):
        async with services.seats.taking(patron.id, actor.name):
            return await actor.submit(command)
    answer = await actor.submit(command)
    if answer.refusal is None and isinstance(command, (SetLimits, ExcludeSelf)):
        # It holds at every table already; here the others are told, so that they show it and an excluded patron leaves.
        await services.tell_of_limits(patron.id)
    return answer


async def of_operator(services: Services, actor: TableActor, body: Frame, *, given: str, operator: Operator) -> Answer:
    """Carry out an operator's command. UnknownName when a house is none of this server's."""
    said = said_in(body)
    filled: dict[str, Any] = {"id": given, "at": services.clock(), "by": operator.name}
    if "house" in said:
        filled["file"] = HouseFile.of(services.houses.get(said["house"]))
    if "pace" in said:
        filled["settings"] = services.settings.table_settings(said["pace"])
    return await actor.submit(_command(body, filled))


def _command(body: Frame, filled: Mapping[str, Any]) -> Command:
    """The command of a body, with what the server fills in of its fields."""
    kind = kind_of(body)
    return kind(**said_in(body), **{name: value for name, value in filled.items() if name in kind.__struct_fields__})
