"""Accounts: what each is called, what it holds, and which of them may never be overdrawn.

A name is the table, a slash, and the part: `t1/patron:ann`, `t1/escrow:3.17`, `t1/bankroll`. Balances are credits less
debits, so that a patron's money is positive and the cashier, from whom all money comes, is negative by the same sum.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from punto.errors import NotationError
from punto.words import Text


class AccountKind(StrEnum):
    """What an account is for."""

    CASHIER = "cashier"
    """Where chips are bought and cashed: the world outside the table."""
    BANKROLL = "bankroll"
    """The house's own money, which wins what patrons lose."""
    COMMISSION = "commission"
    """The commission that was collected."""
    TIPS = "tips"
    """What patrons gave the dealer."""
    PATRON = "patron"
    """A patron's chips at this table."""
    ESCROW = "escrow"
    """The stakes of one round; exactly zero when the round is over."""


PROTECTED = frozenset({AccountKind.PATRON, AccountKind.ESCROW})
"""The kinds that may never be overdrawn; the house and the cashier may owe."""


_NAME = re.compile(rf"(?P<table>.+?)/(?P<kind>{'|'.join(AccountKind)})(?::(?P<of>.*))?", re.DOTALL)


class AccountName(NamedTuple):
    """What an account is called, in its parts.

    >>> AccountName.parse("t1/escrow:3.17")
    AccountName(table='t1', kind=<AccountKind.ESCROW: 'escrow'>, of='3.17')
    """

    table: str
    kind: AccountKind
    of: str = ""
    """Whose it is, where there are several of a kind."""

    @classmethod
    def parse(cls, text: str) -> AccountName:
        """Read a name, or raise NotationError."""
        found = _NAME.fullmatch(text)
        if found is None:
            known = ", ".join(AccountKind)
            raise NotationError(Text("error-ledger-no-account", text=repr(text), known=known))
        return cls(found["table"], AccountKind(found["kind"]), found["of"] or "")

    def __str__(self) -> str:
        return f"{self.table}/{self.kind}:{self.of}" if self.of else f"{self.table}/{self.kind}"


class Account(Struct, frozen=True):
    """The four sums of an account, in minor units."""

    debits_posted: int = 0
    debits_pending: int = 0
    credits_posted: int = 0
    credits_pending: int = 0

    @property
    def balance(self) -> int:
        """What is there: posted credits less posted debits."""
        return self.credits_posted - self.debits_posted

    @property
    def available(self) -> int:
        """What may be spent: the balance less what is held."""
        return self.balance - self.debits_pending

    @property
    def is_clear(self) -> bool:
        """Whether nothing is there and nothing is on its way in either direction."""
        return not (self.balance or self.debits_pending or self.credits_pending)


@dataclass(frozen=True, slots=True)
class Accounts:
    """The names of one table's accounts, as transfers write them.

    >>> Accounts("t1").escrow(shoe=3, number=17)
    't1/escrow:3.17'
    """

    table: str

    def patron(self, patron: str) -> str:
        """A patron's chips at this table."""
        return _written(self.table, AccountKind.PATRON, patron)

    def escrow(self, *, shoe: int, number: int) -> str:
        """The stakes of one round."""
        return _written(self.table, AccountKind.ESCROW, f"{shoe}.{number}")

    def house(self, kind: AccountKind) -> str:
        """The one account of a kind that is neither a patron's nor a round's."""
        return _written(self.table, kind, "")

    @property
    def bankroll(self) -> str:
        """The house's own money."""
        return self.house(AccountKind.BANKROLL)

    @property
    def commission(self) -> str:
        """The commission that was collected."""
        return self.house(AccountKind.COMMISSION)

    @property
    def cashier(self) -> str:
        """The world outside the table."""
        return self.house(AccountKind.CASHIER)

    @property
    def of_the_house(self) -> tuple[str, ...]:
        """The accounts that a table has from its first day to its last."""
        return tuple(self.house(kind) for kind in AccountKind if kind not in PROTECTED)


@lru_cache(maxsize=4096)
def _written(table: str, kind: AccountKind, of: str) -> str:
    """Kept, because the same few names are asked for at every transfer."""
    return str(AccountName(table, kind, of))


@lru_cache(maxsize=4096)
def may_be_overdrawn(name: str) -> bool:
    """Whether an account may owe; patrons and escrows never may, the house and the cashier may.

    >>> may_be_overdrawn("t1/bankroll"), may_be_overdrawn("t1/patron:ann")
    (True, False)
    """
    return AccountName.parse(name).kind not in PROTECTED
