"""The answers: every command that caused events has exactly one receipt, for exactly these events, as it was sealed.

Receipts are kept for a stated time only (`store.write.receipts`): of the oldest, so many as the table says were pruned,
none need be there. Refused commands have none.
"""

from __future__ import annotations

from dataclasses import dataclass

from punto.store.audit.report import AuditCheck, AuditCheckKey, AuditCounts, Differences
from punto.store.audit.step import Step, at
from punto.store.database.forms import seal_of_answer
from punto.store.database.rows import Head, JournalRow, ReceiptRow
from punto.store.read.reader import Reader
from punto.table import State
from punto.words import Text

__all__ = ["AnswersPart"]


@dataclass
class _Run:
    """Events in a row that one command caused."""

    command: str
    events: int
    last: JournalRow


class AnswersPart:
    """Reads the answers beside the journal."""

    key: AuditCheckKey = "answers"

    def __init__(self, reader: Reader, table: str, counts: AuditCounts) -> None:
        self._pruned = reader.pruned(table)
        self._rows = reader.answers(table)
        self._next = next(self._rows, None)
        self._counts = counts
        self._found = Differences()
        self._run: _Run | None = None

    def follow(self, step: Step) -> None:
        """One more event: of the same command as the one before it, or of the next."""
        row, run = step.row, self._run
        if run is not None and run.command == row.command:
            run.events += 1
            run.last = row
            return
        self._close(run)
        self._run = _Run(row.command, 1, row)

    def _close(self, run: _Run | None) -> None:
        """Compare the answers that were given while the last event of a run was the last of the table."""
        if run is None:
            return
        answered = 0
        while self._next is not None and self._next.sequence <= run.last.sequence:
            row = self._next
            self._counts.answers += 1
            if row.events:
                answered += self._is_answer(run, row)
            self._check_seal(run, row)
            self._next = next(self._rows, None)
        pruned = run.last.sequence <= self._pruned.sequence
        if answered > 1 or (not answered and not pruned):
            self._found.add(Text("audit-answers-count", command=repr(run.command), events=run.events, answers=answered))

    def _is_answer(self, run: _Run, row: ReceiptRow) -> bool:
        if (row.key, row.events, row.sequence) == (run.command, run.events, run.last.sequence):
            return True
        self._add(row, Text("audit-answers-other-events", events=row.events, last=str(row.sequence)))
        return False

    def _check_seal(self, run: _Run, row: ReceiptRow) -> None:
        right = seal_of_answer(row, run.last.hash)
        if row.sequence != run.last.sequence or row.seal != right:
            self._add(row, Text("audit-answers-not-sealed", event=str(row.sequence)))

    def _add(self, row: ReceiptRow, what: Text) -> None:
        self._found.add(at(Text("audit-answers-answer", command=repr(row.key)), what))

    def finish(self, head: Head, _: State | None) -> AuditCheck:
        """No answer is missing or left over."""
        self._close(self._run)
        while self._next is not None:
            self._counts.answers += 1
            self._add(self._next, Text("audit-answers-no-event", event=str(self._next.sequence)))
            self._next = next(self._rows, None)
        if self._counts.answers != head.commands - self._pruned.commands:
            self._found.add(
                Text(
                    "audit-answers-receipts",
                    receipts=self._counts.answers,
                    accepted=head.commands,
                    pruned=self._pruned.commands,
                )
            )
        sentence = Text("audit-answers-ok", answers=self._counts.answers)
        if self._pruned.commands:
            sentence = Text("audit-answers-ok-pruned", answers=self._counts.answers, pruned=self._pruned.commands)
        return AuditCheck.of(self.key, sentence, self._found)
