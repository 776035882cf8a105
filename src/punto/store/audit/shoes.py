"""The shoes: every card is the one that its source gives, a seed is the one that was committed, a record verifies."""

from __future__ import annotations

from punto.errors import NotationError
from punto.fairness.commit import commitment
from punto.fairness.verifier import verify
from punto.rules.cards import Card
from punto.store.audit.report import AuditCheck, AuditCheckKey, AuditCounts, Differences
from punto.store.audit.step import Step, at, place
from punto.store.database.rows import Head
from punto.store.read.records import CorrectionsByShoe, ShoeRecorder
from punto.table import State
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.shoe import ShoeBurned, ShoeRevealed
from punto.table.state import CurrentShoe
from punto.words import Text

__all__ = ["ShoesPart"]


class ShoesPart:
    """Makes the record of each closed shoe and verifies it."""

    key: AuditCheckKey = "shoes"

    def __init__(self, counts: AuditCounts, corrections: CorrectionsByShoe) -> None:
        self._counts = counts
        self._recorder = ShoeRecorder(corrections)
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
                    found = at(Text("audit-shoes-check", check=check.key), at(failure.place, failure.message))
                    self._found.add(at(record.header.name, found))
        match step.event:
            case ShoeBurned(burned=burned, shown=shown):
                right = step.before.house.shoe.burned(shown)
                if burned != right:
                    self._found.add(at(place(step.row), Text("audit-shoes-burned", burned=burned, right=right)))
                self._left(step, step.before.open_shoe, 0, shown)
            case CardDealt(card=card):
                self._left(step, step.before.open_shoe, step.before.open_shoe.used, card)
            case ShoeRevealed():
                self._revealed(step.event, step.before)
            case _:
                pass

    def _left(self, step: Step, shoe: CurrentShoe, number: int, card: Card | None) -> None:
        """The journal says that this card left the shoe; a source that knows its cards must say the same."""
        right = shoe.source.card(number)
        if card is not None and right is not None and card != right:
            said = Text("audit-shoes-left", card=str(card), shoe=str(shoe.number), right=str(right))
            self._found.add(at(place(step.row), said))

    def _revealed(self, event: ShoeRevealed, before: State) -> None:
        shoe, where = before.shoe, Text("audit-shoes-shoe", shoe=str(event.shoe))
        try:
            right = commitment(event.seed)
        except NotationError as error:
            self._found.add(at(where, error.text))
            return
        proof = shoe.source.proof if shoe is not None and shoe.number == event.shoe else None
        if proof is None or (proof.commitment, proof.seed) != (right, event.seed):
            self._found.add(at(where, Text("audit-shoes-seed")))

    def finish(self, _: Head, __: State | None) -> AuditCheck:
        """What was verified."""
        sentence = Text("audit-shoes-ok", shoes=self._counts.shoes)
        return AuditCheck.of(self.key, sentence, self._found)
