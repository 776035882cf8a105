"""Accounts: what each is called, what it holds, and which of them may never be overdrawn.

A name is the table, a slash, and the part: `t1/patron:ann`, `t1/escrow:3.17`, `t1/bankroll`. Balances are credits less
debits, so that a patron's money is positive and the cashier, from whom all money comes, is negative by the same sum.
"""

from __future__ import annotations

from dataclasses import dataclass

_PROTECTED = ("/patron:", "/escrow:")


@dataclass(frozen=True, slots=True)
class Account:
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
    """The names of one table's accounts.

    >>> Accounts("t1").escrow(shoe=3, number=17)
    't1/escrow:3.17'
    """

    table: str

    def patron(self, patron: str) -> str:
        """A patron's chips at this table."""
        return f"{self.table}/patron:{patron}"

    def escrow(self, *, shoe: int, number: int) -> str:
        """The stakes of one round; exactly zero when the round is over."""
        return f"{self.table}/escrow:{shoe}.{number}"

    @property
    def bankroll(self) -> str:
        """The house's own money, which wins what patrons lose."""
        return f"{self.table}/bankroll"

    @property
    def commission(self) -> str:
        """The commission that was collected."""
        return f"{self.table}/commission"

    @property
    def cashier(self) -> str:
        """Where chips are bought and cashed: the world outside the table."""
        return f"{self.table}/cashier"


def may_be_overdrawn(name: str) -> bool:
    """Whether an account may owe; patrons and escrows never may, the house and the cashier may.

    >>> may_be_overdrawn("t1/bankroll"), may_be_overdrawn("t1/patron:ann")
    (True, False)
    """
    return not any(part in name for part in _PROTECTED)
