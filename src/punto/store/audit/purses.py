"""Purses of play chips: what was bought and cashed follows from the ledger, grants are as they were given, and nobody
has bought more than they had.
"""

from __future__ import annotations

from itertools import groupby

from punto.ledger import Accounts
from punto.store.audit.ledger import LedgerPart
from punto.store.audit.report import AuditCheck, AuditCheckKey, Differences
from punto.store.audit.step import Step, at
from punto.store.database.rows import Head
from punto.store.read.reader import Reader
from punto.store.write.purses import seal_of_grant
from punto.table import State
from punto.words import Text

__all__ = ["PursesPart", "check_grants"]


class PursesPart:
    """Compares what each patron cashed at a table with what the ledger says."""

    key: AuditCheckKey = "purses"

    def __init__(self, reader: Reader, ledger: LedgerPart, table: str) -> None:
        self._reader, self._ledger, self._table = reader, ledger, table

    def follow(self, step: Step) -> None:
        """The ledger is read by its own part."""

    def finish(self, _: Head, state: State | None) -> AuditCheck:
        """What is stored is what went to the cashier less what came from there, in the currency of the table."""
        found, names = Differences(), Accounts(self._table)
        due, patrons = dict(self._ledger.cashed), 0
        for each in self._reader.standings(self._table):
            patrons += 1
            cashed = due.pop(names.patron(each.patron), 0)
            if each.cashed != cashed:
                stored = Text("audit-purses-cashed", cashed=str(cashed), stored=str(each.cashed))
                found.add(at(repr(each.patron), stored))
            if state is not None and each.currency != state.house.currency.code:
                played = state.house.currency.code
                found.add(at(repr(each.patron), Text("audit-purses-currency", currency=each.currency, played=played)))
        for account, cashed in due.items():
            found.add(at(account, Text("audit-purses-not-stored", cashed=str(cashed))))
        return AuditCheck.of(self.key, Text("audit-purses-ok", patrons=patrons), found)


def check_grants(reader: Reader) -> AuditCheck:
    """Every grant of a database is as it was sealed, and covers with the others what its patron bought."""
    found, count = Differences(), 0
    for (patron, currency), grants in groupby(reader.grants(), key=lambda each: (each.patron, each.currency)):
        seal = ""
        for number, grant in enumerate(grants, start=1):
            count += 1
            if grant.number != number:
                due = Text("audit-grants-number", number=str(grant.number), currency=currency, due=str(number))
                found.add(at(repr(patron), due))
            if grant.seal != seal_of_grant(grant, seal):
                sealed = Text("audit-grants-not-sealed", number=str(grant.number), currency=currency)
                found.add(at(repr(patron), sealed))
            seal = grant.seal
    for patron, currency, short in reader.short_purses():
        found.add(at(repr(patron), Text("audit-grants-short", short=str(short), currency=currency)))
    return AuditCheck.of("grants", Text("audit-grants-ok", grants=count), found)
