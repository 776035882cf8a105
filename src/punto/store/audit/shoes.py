"""The shoes: the seed of each is the one that was committed, and its record verifies card by card."""

from __future__ import annotations

from punto.errors import NotationError
from punto.fairness.commit import commitment
from punto.fairness.verify import verify
from punto.store.audit.report import Check, CheckKey, Counts, Differences
from punto.store.audit.step import Step
from punto.store.records import ShoeRecorder
from punto.store.rows import Head
from punto.table import State
from punto.table.events import ShoeRevealed

__all__ = ["ShoesPart"]


class ShoesPart:
    """Makes the record of each closed shoe and verifies it."""

    key: CheckKey = "shoes"

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._recorder = ShoeRecorder()
        self._found = Differences()

    def follow(self, step: Step) -> None:
        """One more event."""
        if step.event is None or step.before is None or step.after is None:
            return
        record = self._recorder.follow(step.before, step.event)
        if record is not None:
            self._counts.shoes += 1
            for check in verify(record).checks:
                for failure in check.failures:
                    self._found.add(f"{record.header.name}: {check.key}: {failure}")
        if isinstance(step.event, ShoeRevealed):
            self._revealed(step.event, step.before)

    def _revealed(self, event: ShoeRevealed, before: State) -> None:
        shoe = before.shoe
        try:
            right = commitment(event.seed)
        except NotationError as error:
            self._found.add(f"shoe {event.shoe}: {error}")
            return
        if shoe is None or (shoe.number, shoe.commitment, shoe.seed) != (event.shoe, right, event.seed):
            self._found.add(f"shoe {event.shoe}: the revealed seed is not the one that was committed")

    def finish(self, _: Head, __: State | None) -> Check:
        """What was verified."""
        sentence = f"{self._counts.shoes:,} closed shoes verified: commitment, order, every card, every payout"
        return Check.of(self.key, sentence, self._found)
