"""A batch in the making: commands are decided one after the other on a state that is nobody's yet.

Pure: nothing is stored here and nothing is shown. A draft that could not be stored is thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from punto.ledger import Account
from punto.store.chain import linked, sealed_snapshot
from punto.store.forms import answer_row
from punto.store.rows import AnswerRow, Batch, Head, JournalRow, Snapshot, StandingChange, TransferRow
from punto.store.standings import changes_by, merged_all
from punto.table import Receipt, Refusal, State, canonical, decide, encode, evolve, receipt, receipt_key, transfers_of
from punto.table.commands import Command, Tick
from punto.table.events import Event

__all__ = ["Decided", "Draft", "snapshot_of"]


@dataclass(frozen=True, slots=True)
class Decided:
    """What a draft says about a command."""

    receipt: Receipt
    events: tuple[Event, ...]


class Draft:
    """Commands decided on top of a head and a state, and everything that has to be stored for them."""

    def __init__(self, head: Head, state: State | None, *, snapshot_every: int) -> None:
        self.before, self.head = head, head
        self.state = state
        self._accounts_before: Mapping[str, Account] = state.book.accounts if state else {}
        self._snapshot_every = snapshot_every
        self._journal: list[JournalRow] = []
        self._transfers: list[TransferRow] = []
        self._answers: list[AnswerRow] = []
        self._standings: list[StandingChange] = []

    def decide(self, command: Command) -> Decided:
        """Decide a command that was not answered before."""
        key = receipt_key(command)
        decided = decide(self.state, command)
        if isinstance(decided, Refusal):
            made = receipt(command, self.state, decided)
            if self.state is not None:
                self._answer(key, made, events=0)
            return Decided(made, ())
        for event in decided:
            self._enter(event, key)
        made = receipt(command, self.state)
        # A tick that found nothing to do is no news, and there are many of them.
        if decided or not isinstance(command, Tick):
            self._answer(key, made, events=len(decided))
        return Decided(made, decided)

    def _enter(self, event: Event, key: str) -> None:
        self.state = evolve(self.state, event)
        table, sequence = self.before.table, self.head.sequence + 1
        payload = canonical(encode(event)).decode()
        digest = linked(self.head.hash, table=table, sequence=sequence, command=key, payload=payload)
        self._journal.append(
            JournalRow(
                table=table,
                sequence=sequence,
                type=type(event).__name__,
                payload=payload,
                at=event.at,
                command=key,
                previous=self.head.hash,
                hash=digest,
            )
        )
        for place, transfer in enumerate(transfers_of(event)):
            self._transfers.append(TransferRow(table, sequence, place, transfer))
        self._standings += changes_by(event, self.state)
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
        )


def snapshot_of(head: Head, state: State) -> Snapshot:
    """The snapshot of a state that stands at this head."""
    text = canonical(encode(state)).decode()
    return Snapshot(head.table, head.sequence, head.hash, text, sealed_snapshot(head.hash, text))
