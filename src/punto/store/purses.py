"""Purses: the play chips of patrons who have no money at stake, in each currency.

    free = what they were granted + what they cashed out - what they bought, at all tables of that currency

What was bought and cashed follows from the ledger of each table; grants stand in a table of their own, numbered and
sealed one after the other for each patron and currency, so that a change of one is seen. A patron who was never granted
anything has no purse that could run short: their money is the cashier's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace

from sqlalchemy import Connection, Select, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from punto.errors import PurseShort
from punto.store import schema
from punto.store.chain import sealed_grant
from punto.store.rows import Batch, Grant, Purse

__all__ = ["add_grant", "purse_of", "require_purses", "seal_of_grant", "short_purses"]

_LAST_GRANT = (
    select(schema.grants.c.number, schema.grants.c.seal).order_by(schema.grants.c.number.desc()).with_for_update()
)


def purse_of(connection: Connection, patron: str, currency: str) -> Purse:
    """The purse at this moment."""
    grants, patrons, accounts = schema.grants.c, schema.patrons.c, schema.accounts.c
    account = patrons.table_id + "/patron:" + patrons.patron
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
    while True:
        number, seal = _last_grant(connection, grant.patron, grant.currency)
        if if_below is not None and purse_of(connection, grant.patron, grant.currency).worth >= if_below:
            return False
        numbered = replace(grant, number=number + 1)
        values = {**asdict(numbered), "seal": seal_of_grant(numbered, seal)}
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.grants).values(values))
        except IntegrityError:
            # Another process was faster with the patron's first grant, whose row could not be locked before it was
            # there. A database that has no such row either refuses the grant itself.
            if _last_grant(connection, grant.patron, grant.currency)[0] == number:
                raise
        else:
            return True


def _last_grant(connection: Connection, patron: str, currency: str) -> tuple[int, str]:
    """The number and the seal of the newest grant. Its row is locked, so that the purse has one writer at a time."""
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


def require_purses(connection: Connection, batches: Sequence[Batch]) -> None:
    """PurseShort if one of these batches, which are written already, has bought more than a purse held."""
    for patron, currency in sorted(_buyers(batches)):
        number, _ = _last_grant(connection, patron, currency)
        if number and (short := -purse_of(connection, patron, currency).free) > 0:
            raise PurseShort(f"the purse of patron {patron!r} is {short} {currency} (minor units) short")


def _buyers(batches: Iterable[Batch]) -> set[tuple[str, str]]:
    return {(each.patron, each.currency) for batch in batches for each in batch.standings if each.cashed < 0}


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
