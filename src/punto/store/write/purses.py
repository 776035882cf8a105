"""Purses: the play chips of patrons who have no money at stake, in each currency.

    free = what they were granted + what they cashed out - what they bought, at all tables of that currency

What was bought and cashed follows from the ledger of each table; grants stand in a table of their own, numbered and
sealed one after the other for each patron and currency, so that a change of one is seen. A patron who was never granted
anything has no purse that could run short: their money is the cashier's business. That nobody buys more than they have
is decided with the purse in hand, under the patron's lock: see `punto.store.write.patrons`.
"""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import Connection, Select, and_, func, insert, select

from punto.ledger.accounts import AccountKind
from punto.store.database import schema
from punto.store.database.rows import Grant, Purse
from punto.store.database.session import session_of
from punto.store.write.chain import sealed_grant
from punto.store.write.patrons import lock_patrons

__all__ = ["add_grant", "purse_of", "seal_of_grant", "short_purses"]

_LAST_GRANT = select(schema.grants.c.number, schema.grants.c.seal).order_by(schema.grants.c.number.desc())


def purse_of(connection: Connection, patron: str, currency: str) -> Purse:
    """The purse at this moment."""
    grants, patrons, accounts = schema.grants.c, schema.patrons.c, schema.accounts.c
    account = patrons.table_id + f"/{AccountKind.PATRON}:" + patrons.patron
    own = and_(patrons.patron == patron, patrons.currency == currency)
    granted = select(func.coalesce(func.sum(grants.amount), 0)).where(
        grants.patron == patron, grants.currency == currency
    )
    cashed = select(func.coalesce(func.sum(patrons.cashed), 0)).where(own)
    balance = accounts.credits_posted - accounts.debits_posted
    playing = (
        select(func.coalesce(func.sum(balance), 0))
        .select_from(schema.patrons.join(schema.accounts, accounts.name == account))
        .where(own)
    )
    sums = connection.execute(select(*(each.scalar_subquery() for each in (granted, cashed, playing)))).one()
    return Purse(*map(int, sums))


def add_grant(connection: Connection, grant: Grant, *, if_below: int | None) -> bool:
    """Give a patron play chips, unless everything that they have is worth that much already."""
    lock_patrons(session_of(connection), {grant.patron}, newcomers={grant.patron})
    if if_below is not None and purse_of(connection, grant.patron, grant.currency).worth >= if_below:
        return False
    number, seal = _last_grant(connection, grant.patron, grant.currency)
    numbered = replace(grant, number=number + 1)
    values = {**asdict(numbered), "seal": seal_of_grant(numbered, seal)}
    connection.execute(insert(schema.grants).values(values))
    return True


def _last_grant(connection: Connection, patron: str, currency: str) -> tuple[int, str]:
    """The number and the seal of the newest grant of a patron who is locked."""
    own = _LAST_GRANT.where(schema.grants.c.patron == patron, schema.grants.c.currency == currency)
    row = connection.execute(own.limit(1)).one_or_none()
    return (0, "") if row is None else (row.number, row.seal)


def seal_of_grant(grant: Grant, before: str) -> str:
    """The right seal of a grant after that of the one before it."""
    content: dict[str, object] = {
        "patron": grant.patron,
        "currency": grant.currency,
        "number": grant.number,
        "amount": grant.amount,
        "at": grant.at,
        "reason": grant.reason,
    }
    return sealed_grant(before, content)


def short_purses() -> Select[tuple[str, str, int]]:
    """Patrons and currencies whose grants do not cover what they bought, and by how much."""
    grants, patrons = schema.grants.c, schema.patrons.c
    granted = (
        select(grants.patron, grants.currency, func.sum(grants.amount).label("amount"))
        .group_by(grants.patron, grants.currency)
        .subquery()
    )
    cashed = (
        select(patrons.patron, patrons.currency, func.sum(patrons.cashed).label("amount"))
        .group_by(patrons.patron, patrons.currency)
        .subquery()
    )
    short = -granted.c.amount - cashed.c.amount
    same = and_(granted.c.patron == cashed.c.patron, granted.c.currency == cashed.c.currency)
    return select(granted.c.patron, granted.c.currency, short.label("short")).join(cashed, same).where(short > 0)
