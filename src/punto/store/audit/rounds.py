"""The rounds: every one is settled again under its house; a void one gives every stake back; the sums are zero."""

from __future__ import annotations

from dataclasses import fields

from punto.ledger import void
from punto.store.audit.report import Check, CheckKey, Counts, Differences
from punto.store.audit.step import Step, place
from punto.store.rows import Head
from punto.table import State
from punto.table.events import MoneyEvent, RoundSettled, RoundVoided
from punto.table.settlement import settled

__all__ = ["RoundsPart"]


class RoundsPart:
    """Settles every round again."""

    key: CheckKey = "rounds"

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._found = Differences()

    def follow(self, step: Step) -> None:
        """One more event; only those that end a round or move money matter here."""
        event, before = step.event, step.before
        if before is None or event is None:
            return
        if isinstance(event, RoundSettled):
            self._counts.rounds += 1
            self._counts.bets += len(event.bets)
            self._settled(step, event, before)
        elif isinstance(event, RoundVoided):
            self._counts.void += 1
            held = [each for seat in sorted(before.played.slips) for each in before.played.slips[seat].holds]
            if sorted(event.transfers, key=_by_id) != sorted(map(void, held), key=_by_id):
                self._found.add(f"{place(step.row)}: does not give exactly every stake back")
        if isinstance(event, MoneyEvent) and step.after is not None and step.after.book.total:
            self._found.add(f"{place(step.row)}: all accounts together hold {step.after.book.total}, not 0")

    def _settled(self, step: Step, event: RoundSettled, before: State) -> None:
        right = settled(before, event.at)
        for field in fields(event):
            said, due = getattr(event, field.name), getattr(right, field.name)
            if said != due:
                where = f"{place(step.row)}: round {event.number} of shoe {event.shoe}"
                self._found.add(f"{where}: {field.name} is {_short(said)}, but {_short(due)} by the rules")

    def finish(self, _: Head, __: State | None) -> Check:
        """What was settled."""
        counts = self._counts
        sentence = f"{counts.bets:,} bets of {counts.rounds:,} rounds settled again, {counts.void:,} rounds void"
        return Check.of(self.key, sentence, self._found)


def _by_id(transfer: object) -> str:
    return str(getattr(transfer, "id", ""))


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 80 else text[:77] + "..."
