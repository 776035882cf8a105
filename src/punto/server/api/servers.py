"""For operators: the servers of the house, who deals what since when, and the newest takeovers."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Depends

from punto.server.api.common import ERRORS, Body
from punto.server.services import ServicesDep, require_operator
from punto.store.ownership.claims import Directory, Takeover

__all__ = ["router"]

router = APIRouter(tags=["operator"], responses=ERRORS, dependencies=[Depends(require_operator)])
_TAKEOVERS: Final = 20


class DealtTable(Body):
    """A table, and since when it is dealt where it is, in milliseconds by the clock of the database."""

    table: str
    epoch: int
    """Grows with every change of the owner."""
    since: int | None


class ServerBody(Body):
    """A server that lives."""

    node: int
    address: str
    started: int
    draining: bool
    """Whether it is about to stop."""
    this: bool
    """Whether it is the one that answers."""
    tables: list[DealtTable]


class TakeoverBody(Body):
    """A table that changed hands, at that moment by the clock of the database."""

    table: str
    epoch: int
    node: int
    previous: int | None
    """The dead server from which it was taken; null when it was free."""
    at: int


class ServersBody(Body):
    """The servers of the house."""

    servers: list[ServerBody]
    unowned: list[str]
    """Tables that nobody deals at the moment."""
    takeovers: list[TakeoverBody]
    """The newest first."""


@router.get("/api/operator/servers")
async def list_servers(services: ServicesDep) -> ServersBody:
    """Every server that deals from this database."""

    def read() -> tuple[Directory, list[Takeover]]:
        return services.store.directory(), services.store.takeovers(limit=_TAKEOVERS)

    found, takeovers = await services.in_pool(read)
    return ServersBody(
        servers=[
            ServerBody(
                node=node.id,
                address=node.address,
                started=node.started,
                draining=node.draining,
                this=node.id == services.store.node,
                tables=[DealtTable(table=each.table, epoch=each.epoch, since=each.since) for each in found.of(node.id)],
            )
            for node in found.nodes.values()
        ],
        unowned=[each.table for each in found.claimable()],
        takeovers=[TakeoverBody.of(each) for each in takeovers],
    )
