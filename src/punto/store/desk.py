"""The desk of one table: where commands are answered, exactly once each, and durably before anyone hears of it.

    command -> known? the same answer -> decide -> journal, ledger and answer in one transaction -> evolve -> answer

The state in memory only ever moves to what is stored. When a write fails, the state stays as it was and the desk looks
at the database again before it does anything else: the write may have been kept although nobody could say so, and then
the command is known and gets its one answer; or another process may have written to the table, and then its events
come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from punto.errors import StoreUnavailable, Superseded
from punto.store.draft import Draft
from punto.store.forms import receipt_of
from punto.store.load import Loaded, load, load_after
from punto.store.rows import Batch, Head
from punto.store.store import Store
from punto.table import Receipt, Refusal, State, receipt, receipt_key, repeated
from punto.table.commands import Command
from punto.table.events import Event

__all__ = ["SNAPSHOT_EVERY", "Answer", "Desk", "Prepared"]

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

    def __init__(self, store: Store, loaded: Loaded, *, snapshot_every: int = SNAPSHOT_EVERY) -> None:
        self._store = store
        self._head, self._state = loaded.head, loaded.state
        self._snapshot_every = snapshot_every
        self._in_doubt = False
        self._missed: tuple[Event, ...] = ()

    @classmethod
    def open(cls, store: Store, table: str, *, snapshot_every: int = SNAPSHOT_EVERY) -> Desk:
        """The desk of a table as the store has it, which may be that nobody has opened it yet.

        The newest snapshot is taken and the events after it are replayed; BrokenJournal if their hashes do not fit.
        """
        with store.reading() as reader:
            return cls(store, load(reader, table), snapshot_every=snapshot_every)

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
                prepared = self.prepare(commands)
                if prepared.batch is not None:
                    self._store.append([prepared.batch])
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
        """Look at the database before doing anything else."""
        self._in_doubt = True

    def prepare(self, commands: Sequence[Command]) -> Prepared:
        """Decide commands on top of the present state, without storing anything.

        Superseded when nothing has to be stored, and another process has written to the table in the meantime.
        """
        keys = {receipt_key(command) for command in commands}
        with self._store.looking() as reader:
            known = {key: receipt_of(row) for key, row in reader.answers_to(self.table, keys).items()}
        draft = Draft(self._head, self._state, snapshot_every=self._snapshot_every)
        answers: list[Answer] = []
        for command in commands:
            key = receipt_key(command)
            if key in known:
                answers.append(_again(known[key], command, draft.state))
                continue
            decided = draft.decide(command)
            known[key] = decided.receipt
            answers.append(Answer(decided.receipt, draft.state, decided.events))
        batch = draft.batch()
        if batch is None:
            self._confirm()
        return Prepared(tuple(answers), batch, draft.state)

    def _confirm(self) -> None:
        """What writes nothing does not meet the fence; so it is asked whether the table still is where it was."""
        with self._store.looking() as reader:
            if reader.head(self.table) != self._head:
                raise Superseded(f"table {self.table!r} is not at event {self._head.sequence} any more")

    def accept(self, prepared: Prepared) -> tuple[Answer, ...]:
        """Move to what is stored now, and give the answers; the first carries the events that were missed."""
        if prepared.batch is not None:
            self._head, self._state = prepared.batch.after, prepared.state
        if not self._missed or not prepared.answers:
            return prepared.answers
        missed, self._missed = self._missed, ()
        first, *others = prepared.answers
        return replace(first, events=missed + first.events), *others


def _again(earlier: Receipt, command: Command, state: State | None) -> Answer:
    answer = repeated(earlier, command)
    if isinstance(answer, Refusal):
        return Answer(receipt(command, state, answer), state, ())
    return Answer(answer, state, (), repeated=True)
