"""The auditor: every balance again, from the list of transfers alone.

It is deliberately simple and shares no code with the book: two running numbers an account (what is there, what is
held) and the transfers that are still open. Give it transfers in the order of the journal; it says what is wrong.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from punto.ledger.accounts import PROTECTED, AccountName
from punto.words import Text


class AuditedTransfer(Protocol):
    """What the auditor reads of a transfer, wherever it comes from."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def debit(self) -> str: ...  # noqa: D102
    @property
    def credit(self) -> str: ...  # noqa: D102
    @property
    def amount(self) -> int: ...  # noqa: D102
    @property
    def pending(self) -> str | None: ...  # noqa: D102


class AuditedAccount(Protocol):
    """What the auditor compares of an account."""

    @property
    def balance(self) -> int: ...  # noqa: D102
    @property
    def debits_pending(self) -> int: ...  # noqa: D102


@dataclass
class Auditor:
    """Balances by account name, with a list of everything that is wrong."""

    there: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    held: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    problems: list[Text] = field(default_factory=list)
    _open: dict[str, AuditedTransfer] = field(default_factory=dict)
    _ids: set[str] = field(default_factory=set)

    def read(self, transfers: Iterable[AuditedTransfer]) -> Auditor:
        """Follow these transfers, in order."""
        for transfer in transfers:
            self._read_one(transfer)
        return self

    def _read_one(self, transfer: AuditedTransfer) -> None:
        if transfer.id in self._ids:
            self._add(transfer, Text("audit-transfer-twice"))
            return
        self._ids.add(transfer.id)
        if transfer.amount <= 0:
            self._add(transfer, Text("audit-transfer-not-positive", amount=str(transfer.amount)))
        if transfer.kind in ("post", "void"):
            self._end_pending(transfer)
        if transfer.kind == "pending":
            self._open[transfer.id] = transfer
            self.held[transfer.debit] += transfer.amount
        if transfer.kind in ("immediate", "post"):
            self.there[transfer.debit] -= transfer.amount
            self.there[transfer.credit] += transfer.amount
        self._check_balance(transfer)

    def _check_balance(self, transfer: AuditedTransfer) -> None:
        name = transfer.debit
        if AccountName.parse(name).kind in PROTECTED and self.there[name] < self.held[name]:
            there, held = str(self.there[name]), str(self.held[name])
            self._add(transfer, Text("audit-transfer-overdrawn", account=name, there=there, held=held))

    def _end_pending(self, transfer: AuditedTransfer) -> None:
        held = self._open.pop(str(transfer.pending), None)
        if held is None:
            self._add(transfer, Text("audit-transfer-not-pending", pending=repr(transfer.pending)))
            return
        if (held.debit, held.credit, held.amount) != (transfer.debit, transfer.credit, transfer.amount):
            self._add(transfer, Text("audit-transfer-differs", held=held.id, kind=transfer.kind))
        self.held[held.debit] -= held.amount

    def _add(self, transfer: AuditedTransfer, what: Text) -> None:
        self.problems.append(Text("audit-at", where=transfer.id, what=what))

    def compare(self, accounts: Mapping[str, AuditedAccount]) -> list[Text]:
        """Everything that is wrong: in the transfers, in the sum of all accounts, or between them and these accounts.

        An account that is not given must be clear.
        """
        found = list(self.problems)
        if total := sum(self.there.values()):
            found.append(Text("audit-accounts-total", total=str(total)))
        for name in sorted({*self.there, *self.held, *accounts}):
            account = accounts.get(name)
            says = (account.balance, account.debits_pending) if account else (0, 0)
            counted = (self.there.get(name, 0), self.held.get(name, 0))
            if says != counted:
                differ = Text("audit-accounts-differ", says=str(says), counted=str(counted))
                found.append(Text("audit-at", where=name, what=differ))
        return found
