"""Purses of play chips: what was bought and cashed follows from the ledger, grants are as they were given, and nobody
has bought more than they had.
"""

from __future__ import annotations

from itertools import groupby

from punto.ledger import Accounts
from punto.store.audit.ledger import LedgerPart
from punto.store.audit.report import Check, CheckKey, Differences
from punto.store.audit.step import Step
from punto.store.purses import seal_of_grant
from punto.store.reader import Reader
from punto.store.rows import Head
from punto.table import State

__all__ = ["PursesPart", "check_grants"]


class PursesPart:
    """Compares what each patron cashed at a table with what the ledger says."""

    key: CheckKey = "purses"

    def __init__(self, reader: Reader, ledger: LedgerPart, table: str) -> None:
        self._reader, self._ledger, self._table = reader, ledger, table

    def follow(self, step: Step) -> None:
        """The ledger is read by its own part."""

    def finish(self, _: Head, state: State | None) -> Check:
        """What is stored is what went to the cashier less what came from there, in the currency of the table."""
        found, names = Differences(), Accounts(self._table)
        due, patrons = dict(self._ledger.cashed), 0
        for each in self._reader.standings(self._table):
            patrons += 1
            cashed = due.pop(names.patron(each.patron), 0)
            if each.cashed != cashed:
                found.add(f"{each.patron!r}: has cashed {cashed} by the ledger, and {each.cashed} is stored")
            if state is not None and each.currency != state.house.currency.code:
                found.add(f"{each.patron!r}: cashes {each.currency} at a table that plays {state.house.currency.code}")
        for account, cashed in due.items():
            found.add(f"{account}: has cashed {cashed} by the ledger, and nothing is stored")
        return Check.of(self.key, f"{patrons:,} patrons have cashed what the ledger says", found)


def check_grants(reader: Reader) -> Check:
    """Every grant of a database is as it was sealed, and covers with the others what its patron bought."""
    found, count = Differences(), 0
    for (patron, currency), grants in groupby(reader.grants(), key=lambda each: (each.patron, each.currency)):
        seal = ""
        for number, grant in enumerate(grants, start=1):
            count += 1
            if grant.number != number:
                found.add(f"{patron!r}: grant {grant.number} in {currency} stands where {number} is due")
            if grant.seal != seal_of_grant(grant, seal):
                found.add(f"{patron!r}: grant {grant.number} in {currency} is not as it was sealed")
            seal = grant.seal
    for patron, currency, short in reader.short_purses():
        found.add(f"{patron!r}: has bought {short} more {currency} (minor units) than was there")
    return Check.of("grants", f"{count:,} grants of play chips, and no purse overdrawn", found)
