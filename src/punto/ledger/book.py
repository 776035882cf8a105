"""The book: the balances of one table's accounts, changed only by transfers.

A book stays small whatever was played: it holds the accounts of the patrons who are present and of the house, the
transfers that are still pending, and those it was given since it was last told to `forget`, by which a repeated one
is recognised. Older ids are the store's to keep. One call copies these few dozen entries once and then costs the same
for each transfer.

Checked by `punto.ledger.auditor`, which shares no code with it, and by a text table in the tests.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct, field
from msgspec.structs import replace

from punto.errors import InvariantBroken
from punto.ledger.accounts import Account, may_be_overdrawn
from punto.ledger.codes import TransferCode
from punto.ledger.transfers import Transfer
from punto.words import Text


@dataclass(frozen=True)
class Fault:
    """A transfer that was not applied, and why."""

    transfer: Transfer
    code: TransferCode

    def __str__(self) -> str:
        return f"transfer {self.transfer.id!r}: {self.code}: {self.transfer}"


class Book(Struct, frozen=True):
    """Balances, what is pending, and what was seen of late. Frozen: nothing in it ever changes."""

    accounts: dict[str, Account] = field(default_factory=dict)
    pending: dict[str, Transfer] = field(default_factory=dict)
    seen: dict[str, Transfer] = field(default_factory=dict)

    def open(self, *names: str) -> Book:
        """The book with these accounts as well; one that is open already stays as it is."""
        return replace(self, accounts={**dict.fromkeys(names, Account()), **self.accounts})

    def close(self, *names: str) -> Book:
        """The book without these accounts; InvariantBroken if one of them is not open and clear."""
        for name in names:
            account = self.accounts.get(name)
            if account is None or not account.is_clear:
                raise InvariantBroken(
                    Text("error-ledger-not-open", account=name)
                    if account is None
                    else Text("error-ledger-still-holds", account=name, holds=repr(account))
                )
        return replace(self, accounts={name: each for name, each in self.accounts.items() if name not in names})

    def forget(self) -> Book:
        """The book without the ids of transfers that cannot come again; what is pending stays known."""
        return replace(self, seen={})

    def account(self, name: str) -> Account:
        """The account of that name; an account that is not open holds nothing."""
        return self.accounts.get(name, Account())

    def apply(self, transfers: Iterable[Transfer]) -> Book | Fault:
        """The book after all of these transfers, or the first fault; then none of them is applied."""
        draft = _Draft(dict(self.accounts), dict(self.pending), dict(self.seen))
        for transfer in transfers:
            if draft.known(transfer.id) == transfer:
                continue
            if code := draft.fault_of(transfer):
                return Fault(transfer, code)
            draft.enter(transfer)
        return Book(draft.accounts, draft.pending, draft.seen)

    @property
    def total(self) -> int:
        """The sum of all balances: always zero while every account that ever moved money is open or clear."""
        return sum(account.balance for account in self.accounts.values())


@dataclass
class _Draft:
    """A book in the making."""

    accounts: dict[str, Account]
    pending: dict[str, Transfer]
    seen: dict[str, Transfer]

    def known(self, name: str) -> Transfer | None:
        """The transfer that already has this id."""
        return self.seen.get(name) or self.pending.get(name)

    def fault_of(self, transfer: Transfer) -> TransferCode | None:
        """The first reason not to apply a transfer, in the order of the codes."""
        return self._fault_of_form(transfer) or self._fault_of_pending(transfer) or self._fault_of_balance(transfer)

    def _fault_of_form(self, transfer: Transfer) -> TransferCode | None:
        if not transfer.id:
            return TransferCode.ID_EMPTY
        if self.known(transfer.id) is not None:
            return TransferCode.EXISTS_WITH_OTHER_CONTENT
        if transfer.amount <= 0:
            return TransferCode.AMOUNT_NOT_POSITIVE
        if transfer.debit == transfer.credit:
            return TransferCode.ACCOUNTS_NOT_DIFFERENT
        if transfer.debit not in self.accounts:
            return TransferCode.DEBIT_ACCOUNT_NOT_FOUND
        if transfer.credit not in self.accounts:
            return TransferCode.CREDIT_ACCOUNT_NOT_FOUND
        return None

    def _fault_of_pending(self, transfer: Transfer) -> TransferCode | None:
        if transfer.kind in ("immediate", "pending"):
            return None if transfer.pending is None else TransferCode.PENDING_ID_NOT_WANTED
        if transfer.pending is None:
            return TransferCode.PENDING_ID_NEEDED
        held = self.known(transfer.pending)
        if held is None or held.kind != "pending":
            return TransferCode.PENDING_NOT_FOUND
        if (held.debit, held.credit, held.amount) != (transfer.debit, transfer.credit, transfer.amount):
            return TransferCode.PENDING_WITH_OTHER_CONTENT
        if transfer.pending in self.pending:
            return None
        posted = any(each.pending == held.id and each.kind == "post" for each in self.seen.values())
        return TransferCode.ALREADY_POSTED if posted else TransferCode.ALREADY_VOIDED

    def _fault_of_balance(self, transfer: Transfer) -> TransferCode | None:
        if transfer.kind in ("post", "void") or may_be_overdrawn(transfer.debit):
            return None
        enough = self.accounts[transfer.debit].available >= transfer.amount
        return None if enough else TransferCode.EXCEEDS_AVAILABLE

    def enter(self, transfer: Transfer) -> None:
        """Apply a transfer that has no fault."""
        debit, credit, amount = self.accounts[transfer.debit], self.accounts[transfer.credit], transfer.amount
        if transfer.kind == "pending":
            debit = replace(debit, debits_pending=debit.debits_pending + amount)
            credit = replace(credit, credits_pending=credit.credits_pending + amount)
            self.pending[transfer.id] = transfer
        elif transfer.pending is not None:
            debit = replace(debit, debits_pending=debit.debits_pending - amount)
            credit = replace(credit, credits_pending=credit.credits_pending - amount)
            del self.pending[transfer.pending]
        if transfer.kind in ("immediate", "post"):
            debit = replace(debit, debits_posted=debit.debits_posted + amount)
            credit = replace(credit, credits_posted=credit.credits_posted + amount)
        self.accounts[transfer.debit], self.accounts[transfer.credit] = debit, credit
        self.seen[transfer.id] = transfer
