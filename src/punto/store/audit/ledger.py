"""The money: the ledger is what the events say, and every balance follows from it by the auditor's own arithmetic."""

from __future__ import annotations

from collections.abc import Iterator

from punto.ledger import Account, Accounts, Auditor, Transfer
from punto.store.audit.report import AuditCheck, AuditCheckKey, AuditCounts, Differences
from punto.store.audit.step import Step, at, place
from punto.store.database.rows import Head, TransferRow
from punto.store.read.reader import Reader
from punto.table import State, transfers_of
from punto.words import Text

__all__ = ["BalancesPart", "LedgerPart"]

_REMEMBERED = 100_000
_TIDY_EVERY = 5_000


class LedgerPart:
    """Reads the ledger beside the journal, and gives it to the auditor."""

    key: AuditCheckKey = "ledger"

    def __init__(self, reader: Reader, table: str, counts: AuditCounts) -> None:
        # The database keeps ids unique; the auditor need not remember those of years to see one twice.
        self.auditor = Auditor(_ids=_Recent())
        self._counts = counts
        self._rows = reader.transfers(table)
        self._next = next(self._rows, None)
        self._found = Differences()
        self._cashier = Accounts(table).cashier
        self.cashed: dict[str, int] = {}
        """By account: what it gave to the cashier, less what it took."""

    def follow(self, step: Step) -> None:
        """The stored transfers of an event are those that it lists, in their order."""
        where = place(step.row)
        rows = list(self._up_to(step.row.sequence))
        stored = tuple(each.transfer for each in rows if each.sequence == step.row.sequence)
        if len(stored) != len(rows):
            self._found.add(at(where, Text("audit-ledger-before")))
        self._counts.transfers += len(rows)
        self.auditor.read(each.transfer for each in rows)
        for each in rows:
            self._add_cash(each.transfer)
        if step.event is not None and stored != transfers_of(step.event):
            listed = transfers_of(step.event)
            ids = [each.id for each in listed if each not in stored] + [
                each.id for each in stored if each not in listed
            ]
            self._found.add(at(where, Text("audit-ledger-others", ids=", ".join(ids[:3]))))
        if [each.place for each in rows] != list(range(len(rows))):
            self._found.add(at(where, Text("audit-ledger-numbers")))
        if step.row.sequence % _TIDY_EVERY == 0:
            self._tidy()

    def _up_to(self, sequence: int) -> Iterator[TransferRow]:
        while self._next is not None and self._next.sequence <= sequence:
            yield self._next
            self._next = next(self._rows, None)

    def _add_cash(self, moved: Transfer) -> None:
        if moved.kind not in ("immediate", "post") or self._cashier not in (moved.debit, moved.credit):
            return
        account, amount = (moved.credit, -moved.amount) if moved.debit == self._cashier else (moved.debit, moved.amount)
        self.cashed[account] = self.cashed.get(account, 0) + amount

    def _tidy(self) -> None:
        """Forget accounts that hold nothing, such as the escrow of every round so far."""
        there, held = self.auditor.there, self.auditor.held
        for name in [name for name in {*there, *held} if not there.get(name) and not held.get(name)]:
            there.pop(name, None)
            held.pop(name, None)

    def finish(self, _: Head, __: State | None) -> AuditCheck:
        """No transfer is left over."""
        if self._next is not None:
            self._found.add(Text("audit-ledger-left-over", id=repr(self._next.transfer.id)))
        for problem in self.auditor.problems:
            self._found.add(problem)
        sentence = Text("audit-ledger-ok", transfers=self._counts.transfers)
        return AuditCheck.of(self.key, sentence, self._found)


class BalancesPart:
    """Compares three times every balance: as it is stored, as the transfers add up, and as the replay has it."""

    key: AuditCheckKey = "balances"

    def __init__(self, reader: Reader, ledger: LedgerPart, table: str, counts: AuditCounts) -> None:
        self._reader, self._ledger, self._table, self._counts = reader, ledger, table, counts

    def follow(self, step: Step) -> None:
        """Balances are compared at the end."""

    def finish(self, _: Head, state: State | None) -> AuditCheck:
        """The three agree."""
        found = Differences()
        stored = dict(self._reader.accounts(self._table))
        self._counts.accounts = len(stored)
        auditor = self._ledger.auditor
        for difference in auditor.compare(stored)[len(auditor.problems) :]:
            found.add(at(Text("audit-balances-stored"), difference))
        if state is not None:
            for name in sorted({*stored, *state.book.accounts}):
                one, other = stored.get(name), state.book.accounts.get(name)
                if one != other:
                    found.add(at(name, Text("audit-balances-differ", stored=_said(one), replayed=_said(other))))
        sentence = Text("audit-balances-ok", accounts=len(stored))
        return AuditCheck.of(self.key, sentence, found)


def _said(account: Account | None) -> Text:
    if account is None:
        return Text("audit-nothing")
    # The repr tells apart what a balance cannot: both sides of an account may have grown alike.
    balance, held = str(account.balance), str(account.debits_pending)
    return Text("audit-balances-account", balance=balance, held=held, account=repr(account))


class _Recent(set[str]):
    """The ids seen lately."""

    def add(self, element: str) -> None:
        if len(self) >= _REMEMBERED:
            self.clear()
        super().add(element)
