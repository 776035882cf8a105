"""Claims: which tables a server takes, keeps and lets go of, each in a transaction of its own.

A claim locks the rows that it takes and passes over those that are locked, so that any number of servers may claim at
once and nobody waits. Its table is one that nobody has, or one whose owner was declared dead before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, bindparam, insert, or_, select, update

from punto.store.database import schema
from punto.store.database.clock import DatabaseNow
from punto.store.database.rows import Tenure

__all__ = ["FREE_MS", "Claimed", "Directory", "Node", "Stored", "Takeover", "bury", "claim", "directory", "release"]

FREE_MS: Final = 1500
"""How long a table that was let go is left to those who have fewer."""

_NODES, _TABLES, _TENURES = schema.nodes.c, schema.tables.c, schema.tenures.c
_EXPIRED = and_(_NODES.dead_at.is_(None), _NODES.expires < DatabaseNow())
_BURY = update(schema.nodes).where(_EXPIRED).values(dead_at=DatabaseNow()).returning(_NODES.id)
_DEAD = select(_NODES.id).where(_NODES.dead_at.is_not(None))
_LIVING = select(_NODES.id).where(_NODES.id == bindparam("me"), _NODES.dead_at.is_(None), _NODES.draining.is_(False))
_LET_GO = and_(_TABLES.owner.is_(None), or_(_TABLES.since.is_(None), _TABLES.since < DatabaseNow() - FREE_MS))
_TAKE = (
    update(schema.tables)
    .where(_TABLES.table_id.in_(bindparam("names", expanding=True)))
    .values(owner=bindparam("me"), epoch=_TABLES.epoch + 1, since=DatabaseNow())
    .returning(_TABLES.table_id, _TABLES.epoch)
)


@dataclass(frozen=True, slots=True)
class Claimed:
    """A table that was taken."""

    tenure: Tenure
    previous: int | None
    """From which node, that is dead; None when nobody had it."""


@dataclass(frozen=True, slots=True)
class Node:
    """A server that lives."""

    id: int
    address: str
    """Where the other servers reach it."""
    started: int
    """When, by the clock of the database, in milliseconds."""
    draining: bool
    expired: bool
    """Whether it was not heard of for longer than its lease, and is not declared dead yet."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table that is not closed for good."""

    table: str
    owner: int | None
    epoch: int
    since: int | None
    """Since when it is so, by the clock of the database."""
    opened_by: str


@dataclass(frozen=True, slots=True)
class Takeover:
    """A change of a table's owner."""

    table: str
    epoch: int
    node: int
    previous: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Directory:
    """The house at a moment: who lives, and who deals what."""

    nodes: dict[int, Node]
    tables: dict[str, Stored]

    def of(self, node: int) -> list[Stored]:
        """The tables of a node."""
        return [each for each in self.tables.values() if each.owner == node]

    def claimable(self) -> list[Stored]:
        """The tables that nobody has who lives."""
        return [each for each in self.tables.values() if each.owner is None or each.owner not in self.nodes]


def bury(connection: Connection) -> list[int]:
    """Declare dead every server whose lease has expired; which ones that were."""
    return list(connection.execute(_BURY).scalars())


def claim(connection: Connection, me: int, *, room: int, patient: bool) -> list[Claimed]:
    """Take at most so many tables; whoever is `patient` leaves those that were just let go to others."""
    if connection.execute(_LIVING, {"me": me}).one_or_none() is None:
        return []
    nobody = _LET_GO if patient else _TABLES.owner.is_(None)
    free = (
        select(_TABLES.table_id, _TABLES.owner)
        .where(_TABLES.ended.is_(False), or_(nobody, _TABLES.owner.in_(_DEAD)))
        .order_by(_TABLES.table_id)
        .limit(room)
        .with_for_update(skip_locked=True)
    )
    before = {row.table_id: row.owner for row in connection.execute(free)}
    if not before:
        return []
    taken = [
        Claimed(Tenure(row.table_id, me, row.epoch), before[row.table_id])
        for row in connection.execute(_TAKE, {"names": list(before), "me": me})
    ]
    connection.execute(
        insert(schema.tenures).values(at=DatabaseNow()),
        [
            {"table_id": each.tenure.table, "epoch": each.tenure.epoch, "node": me, "previous": each.previous}
            for each in taken
        ],
    )
    return taken


def release(connection: Connection, tenure: Tenure) -> bool:
    """Let go of a table; whether it still was this one's."""
    own = and_(_TABLES.table_id == tenure.table, _TABLES.owner == tenure.node, _TABLES.epoch == tenure.epoch)
    given = update(schema.tables).where(own).values(owner=None, since=DatabaseNow())
    return bool(connection.execute(given).rowcount)


def directory(connection: Connection) -> Directory:
    """The house as it is."""
    nodes = select(schema.nodes, _EXPIRED.label("expired")).where(_NODES.dead_at.is_(None)).order_by(_NODES.id)
    tables = select(_TABLES.table_id, _TABLES.owner, _TABLES.epoch, _TABLES.since, _TABLES.opened_by)
    return Directory(
        {
            row.id: Node(row.id, row.address, row.started, draining=bool(row.draining), expired=bool(row.expired))
            for row in connection.execute(nodes)
        },
        {
            row.table_id: Stored(row.table_id, row.owner, row.epoch, row.since, row.opened_by)
            for row in connection.execute(tables.where(_TABLES.ended.is_(False)).order_by(_TABLES.table_id))
        },
    )


def takeovers(connection: Connection, *, limit: int) -> list[Takeover]:
    """The newest changes of owners, newest first."""
    newest = select(schema.tenures).order_by(_TENURES.at.desc(), _TENURES.table_id).limit(limit)
    return [Takeover(row.table_id, row.epoch, row.node, row.previous, row.at) for row in connection.execute(newest)]
