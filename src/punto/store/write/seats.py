"""What one address has: seats of its patrons, and tables that they opened, over all tables and servers.

Whoever is about to take a seat is noted first and counted afterwards: of several who come at once at different servers
each sees the others, so that never too many are let in.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, func, select
from sqlalchemy.dialects import postgresql, sqlite

from punto.store.database import schema
from punto.store.database.clock import DatabaseNow

__all__ = ["note_address", "own_tables_of_address", "seats_of_address"]

_ON_THE_WAY_MS: Final = 5000
"""How long somebody counts who was let in and does not sit yet."""


def note_address(connection: Connection, patron: str, *, address: str, sits_down: bool) -> None:
    """A patron comes from that address, and is about to take a seat or not."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(schema.seat_addresses).values(patron=patron, address=address, at=DatabaseNow() if sits_down else 0)
    values = {"address": new.excluded.address} | ({"at": new.excluded["at"]} if sits_down else {})
    connection.execute(new.on_conflict_do_update(index_elements=["patron"], set_=values))


def seats_of_address(connection: Connection, address: str, *, patron: str, table: str) -> int:
    """How many seats the address has or is about to have, less the one that this patron is about to take or change."""
    noted, seats = schema.seat_addresses.c, schema.patrons.c
    own = and_(seats.table_id == table, seats.patron == patron)
    taken = (
        select(func.count())
        .select_from(schema.seat_addresses.join(schema.patrons, seats.patron == noted.patron))
        .where(noted.address == address, seats.seat > 0, ~own)
    )
    sits = select(seats.patron).where(seats.patron == noted.patron, seats.seat > 0).exists()
    coming = select(func.count()).where(
        noted.address == address, noted.patron != patron, noted.at > DatabaseNow() - _ON_THE_WAY_MS, ~sits
    )
    return sum(connection.execute(each).scalar_one() for each in (taken, coming))


def own_tables_of_address(connection: Connection, address: str) -> int:
    """How many tables are open that patrons of the address opened."""
    noted, tables = schema.seat_addresses.c, schema.tables.c
    opened = schema.seat_addresses.join(schema.tables, tables.opened_by == "patron:" + noted.patron)
    asked = select(func.count()).select_from(opened).where(noted.address == address, tables.ended.is_(False))
    return connection.execute(asked).scalar_one()
