"""The answers: every command that caused events has exactly one, for exactly these events, as it was sealed."""

from __future__ import annotations

from dataclasses import dataclass

from punto.store.audit.report import Check, CheckKey, Counts, Differences
from punto.store.audit.step import Step
from punto.store.forms import seal_of_answer
from punto.store.reader import Reader
from punto.store.rows import AnswerRow, Head, JournalRow
from punto.table import State

__all__ = ["AnswersPart"]


@dataclass
class _Run:
    """Events in a row that one command caused."""

    command: str
    events: int
    last: JournalRow


class AnswersPart:
    """Reads the answers beside the journal."""

    key: CheckKey = "answers"

    def __init__(self, reader: Reader, table: str, counts: Counts) -> None:
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
        if answered != 1:
            self._found.add(f"command {run.command!r}: its {run.events} events have {answered} answers instead of one")

    def _is_answer(self, run: _Run, row: AnswerRow) -> bool:
        if (row.key, row.events, row.sequence) == (run.command, run.events, run.last.sequence):
            return True
        self._found.add(f"answer to {row.key!r}: names {row.events} events up to {row.sequence}, which are others")
        return False

    def _check_seal(self, run: _Run, row: AnswerRow) -> None:
        right = seal_of_answer(row, run.last.hash)
        if row.sequence != run.last.sequence or row.seal != right:
            self._found.add(f"answer to {row.key!r}: is not as it was sealed after event {row.sequence}")

    def finish(self, head: Head, _: State | None) -> Check:
        """No answer is missing or left over."""
        self._close(self._run)
        while self._next is not None:
            self._counts.answers += 1
            self._found.add(f"answer to {self._next.key!r}: event {self._next.sequence} does not exist")
            self._next = next(self._rows, None)
        if self._counts.answers != head.commands:
            self._found.add(f"{self._counts.answers} answers are stored, but {head.commands} were given")
        sentence = f"{self._counts.answers:,} commands, each answered once"
        return Check.of(self.key, sentence, self._found)
