"""Exactly-once processing: the desk of a table answers each command once, durably before anyone hears of it.

    begin -> known? the same answer -> decide -> journal, ledger and receipt -> commit -> the state moves -> answer

What decides is read in the transaction that stores the decision: the receipts of commands that were accepted before,
and what all tables together know of a patron. `decided_together` does that for one desk, or for many.

The state in memory only ever moves to what is stored. When a write fails, the state stays as it was and the desk looks
at the database again before it does anything else: the write may have been kept although nobody could say so, and then
the command is known and gets its one answer; or another process may have written to the table, and then its events
come first. Only an owner decides again: whoever lost a table gets OwnershipLost and is done with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from punto.errors import StoreUnavailable, Superseded
from punto.store.database.forms import receipt_of
from punto.store.database.rows import Batch, Head, Tenure
from punto.store.store import Store
from punto.store.write.draft import Draft
from punto.store.write.loading import Loaded, load, load_after
from punto.store.write.transaction import Known
from punto.table import Receipt, Refusal, State, receipt, receipt_key, repeated
from punto.table.command import Command
from punto.table.event import Event

__all__ = ["SNAPSHOT_EVERY", "Answer", "Desk", "Prepared", "decided_together"]

SNAPSHOT_EVERY = 500
"""How many events lie between two snapshots."""

_ATTEMPTS = 4


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a command, and what is to be published with it."""

    receipt: Receipt
    state: State | None
    """The state after it; None before the table opens."""
    events: tuple[Event, ...]
    """Everything that is new since the answer before, in order. After a fault or a takeover the first answer also
    carries the events of others that this desk had not seen."""
    repeated: bool = False
    """Whether the command had been answered before."""

    @property
    def refusal(self) -> Refusal | None:
        """Why the command was refused; None when it was accepted."""
        return self.receipt.refusal


@dataclass(frozen=True, slots=True)
class Prepared:
    """Some commands that are decided and not yet stored."""

    answers: tuple[Answer, ...]
    batch: Batch | None
    """What has to be stored; None when nothing has."""
    state: State | None
    """The state once it is."""


class Desk:
    """One table in a store."""

    def __init__(
        self, store: Store, loaded: Loaded, *, snapshot_every: int = SNAPSHOT_EVERY, tenure: Tenure | None = None
    ) -> None:
        self._store = store
        self.tenure = tenure
        """The right to write to the table; None: it has to be nobody's."""
        self._head, self._state = loaded.head, loaded.state
        self._snapshot_every = snapshot_every
        self._in_doubt = False
        self._missed: tuple[Event, ...] = ()

    @classmethod
    def open(
        cls, store: Store, table: str, *, snapshot_every: int = SNAPSHOT_EVERY, tenure: Tenure | None = None
    ) -> Desk:
        """The desk of a table as the store has it, which may be that nobody has opened it yet.

        The newest snapshot is taken and the events after it are replayed; BrokenJournal if their hashes do not fit.
        """
        with store.reading() as reader:
            return cls(store, load(reader, table), snapshot_every=snapshot_every, tenure=tenure)

    @property
    def table(self) -> str:
        """The name of the table."""
        return self._head.table

    @property
    def state(self) -> State | None:
        """The state after everything that is stored, as far as this desk knows; None before the table opens."""
        return self._state

    @property
    def head(self) -> Head:
        """How far the journal is."""
        return self._head

    def handle(self, command: Command) -> Answer:
        """Answer one command. See `handle_many`."""
        return self.handle_many((command,))[0]

    def handle_many(self, commands: Sequence[Command]) -> tuple[Answer, ...]:
        """Answer these commands, in order, with one transaction for all of them.

        An exception means that no answer is known; the same commands may simply be sent again.
        """
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                self.catch_up()
                (prepared,) = decided_together(self._store, [(self, commands)])
            except Superseded:
                # What others wrote is read, and the commands are decided anew.
                self.doubt()
                if attempt == _ATTEMPTS:
                    raise
            except StoreUnavailable:
                self.doubt()
                if attempt > 1:
                    raise
            except BaseException:
                self.doubt()
                raise
            else:
                return self.accept(prepared)
        raise AssertionError("every attempt ends in an answer or an error")

    # --------------------------------------------------------------- the parts, for a writer of many tables

    def catch_up(self) -> None:
        """After a fault, bring the state to what is stored; the events that are new go out with the next answer."""
        if not self._in_doubt:
            return
        with self._store.reading() as reader:
            loaded = load_after(reader, self._head, self._state)
        self._head, self._state, self._in_doubt = loaded.head, loaded.state, False
        self._missed += loaded.events

    def doubt(self) -> None:
        """Mark as stale: look at the database before doing anything else."""
        self._in_doubt = True

    def prepare(self, commands: Sequence[Command], known: Known) -> Prepared:
        """Decide commands on top of the present state with what is known, without storing anything."""
        draft = Draft(self._head, self._state, known, snapshot_every=self._snapshot_every, tenure=self.tenure)
        accepted = {key: receipt_of(row) for (table, key), row in known.answers.items() if table == self.table}
        answers: list[Answer] = []
        for command in commands:
            key = receipt_key(command)
            if key in accepted:
                answers.append(_again(accepted[key], command, draft.state))
                continue
            decided = draft.decide(command)
            if decided.receipt.refusal is None:
                accepted[key] = decided.receipt
            answers.append(Answer(decided.receipt, draft.state, decided.events))
        return Prepared(tuple(answers), draft.batch(), draft.state)

    def accept(self, prepared: Prepared) -> tuple[Answer, ...]:
        """Move to what is stored now, and give the answers; the first carries the events that were missed."""
        if prepared.batch is not None:
            self._head, self._state = prepared.batch.after, prepared.state
        if not self._missed or not prepared.answers:
            return prepared.answers
        missed, self._missed = self._missed, ()
        first, *others = prepared.answers
        return replace(first, events=missed + first.events), *others


def decided_together(store: Store, work: Sequence[tuple[Desk, Sequence[Command]]]) -> list[Prepared]:
    """Decide the commands of some desks, each of another table, and store what came of it: the group commit.

    All of it is one transaction. Superseded when another process has written to one of the tables in the meantime,
    OwnershipLost when one is another's to deal; then nothing was stored.
    """
    with store.transaction() as transaction:
        known = transaction.look({desk.table: commands for desk, commands in work})
        prepared = [desk.prepare(commands, known) for desk, commands in work]
        # What writes nothing does not meet the fence; so it is asked whether the table still is where it was.
        idle = [desk for (desk, _), each in zip(work, prepared, strict=True) if each.batch is None]
        transaction.confirm([desk.head for desk in idle], [desk.tenure for desk in idle if desk.tenure is not None])
        transaction.append([each.batch for each in prepared if each.batch is not None])
    return prepared


def _again(earlier: Receipt, command: Command, state: State | None) -> Answer:
    answer = repeated(earlier, command)
    if isinstance(answer, Refusal):
        return Answer(receipt(command, state, answer), state, ())
    return Answer(answer, state, (), repeated=True)
