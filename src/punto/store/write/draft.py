"""A unit of work: commands are decided one after the other on a state that is nobody's yet.

Pure: nothing is stored here and nothing is shown. A draft that could not be stored is thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from punto.ledger import Account
from punto.store.database.forms import answer_row
from punto.store.database.rows import Batch, Head, JournalRow, ReceiptRow, Snapshot, StandingChange, Tenure, TransferRow
from punto.store.write.chain import linked, sealed_snapshot
from punto.store.write.standings import changes_by, merged_all
from punto.store.write.transaction import Known
from punto.table import Receipt, Refusal, Standing, State, canonical, decide, encode, receipt, receipt_key, transfers_of
from punto.table.acts.correcting import CorrectRound
from punto.table.acts.operating import TableOpened, Tick
from punto.table.command import Command, PatronCommand
from punto.table.event import Event
from punto.table.phases import Phase
from punto.table.standing import UNKNOWN, PaidSeat

__all__ = ["Decided", "Draft", "snapshot_of"]


@dataclass(frozen=True, slots=True)
class Decided:
    """What a draft says about a command."""

    receipt: Receipt
    events: tuple[Event, ...]


class Draft:
    """Commands decided on top of a head and a state, and everything that has to be stored for them."""

    def __init__(
        self,
        head: Head,
        state: State | None,
        known: Known,
        *,
        snapshot_every: int,
        tenure: Tenure | None = None,
    ) -> None:
        self.before, self.head = head, head
        self._tenure, self._opened_by = tenure, ""
        self._epoch = None if tenure is None else tenure.epoch
        self.state = state
        self._patrons, self._rounds = known.patrons, known.rounds
        self._accounts_before: Mapping[str, Account] = state.book.accounts if state else {}
        self._snapshot_every = snapshot_every
        self._journal: list[JournalRow] = []
        self._transfers: list[TransferRow] = []
        self._answers: list[ReceiptRow] = []
        self._standings: list[StandingChange] = []

    def decide(self, command: Command) -> Decided:
        """Decide a command that was not answered before."""
        key = receipt_key(command)
        decided = decide(self.state, command, self._standing(command))
        if isinstance(decided, Refusal):
            return Decided(receipt(command, self.state, decided), ())
        for event, state in zip(decided.events, decided.states, strict=True):
            self._enter(event, state, key)
        self.state = decided.state
        made = receipt(command, self.state)
        # A tick that found nothing to do is no news, and there are many of them.
        if decided.events or not isinstance(command, Tick):
            self._answer(key, made, events=len(decided.events))
        return Decided(made, decided.events)

    def _standing(self, command: Command) -> Standing:
        """What the house knows of the patron at issue, as of now and with what this group has decided so far."""
        if self.state is None or not command.guarded:
            return UNKNOWN
        if isinstance(command, CorrectRound):
            paid = self._rounds.paid.get((self.before.table, command.place))
            # Whoever is not locked cannot be decided about: their round was paid in this very group.
            if paid is None or not self._patrons.knows(paid.patron):
                return UNKNOWN
            return self._standing_of(paid.patron, command.at, self.state, paid)
        if isinstance(command, PatronCommand):
            return self._standing_of(command.patron, command.at, self.state)
        return UNKNOWN

    def _standing_of(self, patron: str, at: int, state: State, paid: PaidSeat | None = None) -> Standing:
        return self._patrons.standing(
            patron,
            table=self.before.table,
            currency=state.house.currency.code,
            day=state.settings.day_of(max(at, state.at)),
            paid=paid,
        )

    def _enter(self, event: Event, after: State, key: str) -> None:
        table, sequence = self.before.table, self.head.sequence + 1
        payload = canonical(event).decode()
        digest = linked(self.head.hash, table=table, sequence=sequence, command=key, payload=payload)
        self._journal.append(
            JournalRow(
                table, sequence, type(event).__name__, payload, event.at, key, self.head.hash, digest, self._epoch
            )
        )
        if isinstance(event, TableOpened):
            self._opened_by = event.by
        for place, transfer in enumerate(transfers_of(event)):
            self._transfers.append(TransferRow.of(transfer, table, sequence, place))
        self._rounds.learn(table, event)
        if changes := tuple(changes_by(event, after)):
            self._patrons.learn(table, changes)
            self._standings += changes
        self.head = replace(self.head, sequence=sequence, hash=digest)

    def _answer(self, key: str, made: Receipt, *, events: int) -> None:
        row = answer_row(made, table=self.before.table, key=key, events=events, at_hash=self.head.hash)
        self._answers.append(row)
        self.head = replace(self.head, commands=self.head.commands + 1)

    def batch(self) -> Batch | None:
        """Everything that has to be stored; None when there is nothing."""
        if not self._answers:
            return None
        after = self.state.book.accounts if self.state else {}
        before = self._accounts_before
        due = self.head.sequence // self._snapshot_every > self.before.sequence // self._snapshot_every
        return Batch(
            before=self.before,
            after=self.head,
            journal=tuple(self._journal),
            transfers=tuple(self._transfers),
            answers=tuple(self._answers),
            accounts={name: account for name, account in after.items() if before.get(name) != account},
            closed=tuple(name for name in before if name not in after),
            standings=merged_all(self._standings),
            snapshot=snapshot_of(self.head, self.state) if due and self.state is not None else None,
            opened_by=self._opened_by,
            ended=self.state is not None and self.state.phase is Phase.ENDED,
            tenure=self._tenure,
        )


def snapshot_of(head: Head, state: State) -> Snapshot:
    """The snapshot of a state that stands at this head."""
    text = encode(state).decode()
    return Snapshot(head.table, head.sequence, head.hash, text, sealed_snapshot(head.hash, text))
