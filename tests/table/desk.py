"""The one way to drive a table in tests: a desk takes commands and answers; whoever tests brings clock and ids.

`TableAt` drives examples, `Simulation` and the Hypothesis machine play at random, and `Script` plays what a store is
held against. All of them send to a desk.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from punto.table import Receipt, Refusal, Standing, State, decide, receipt, receipt_key, repeated
from punto.table.acts.correcting import CorrectRound, PaidPlace, paid_by
from punto.table.command import Command
from punto.table.event import Event
from punto.table.standing import UNKNOWN, PaidSeat


@dataclass(frozen=True)
class Reply:
    """What a desk answers: the events that are new, and the receipt or the refusal."""

    events: tuple[Event, ...]
    receipt: Receipt
    refusal: Refusal | None = None
    states: tuple[State, ...] = ()
    """The state after each event, from a desk that keeps them."""


class Desk(Protocol):
    """Whatever takes commands for one table."""

    @property
    def state(self) -> State | None:
        """The state after everything that was answered."""

    def send(self, command: Command) -> Reply:
        """Answer a command, exactly once for each sender and id."""


@dataclass
class PureDesk:
    """The state machine alone, in memory."""

    state: State | None = None
    receipts: dict[str, Receipt] = field(default_factory=dict)
    standing: Standing = UNKNOWN
    """What is known of the patron beyond this table."""
    paid: dict[PaidPlace, PaidSeat] = field(default_factory=dict)
    """What every paid round brought its seats, after all corrections."""

    def send(self, command: Command) -> Reply:
        """Decide and remember."""
        key = receipt_key(command)
        if (earlier := self.receipts.get(key)) is not None:
            again = repeated(earlier, command)
            if isinstance(again, Refusal):
                return Reply((), receipt(command, self.state, again), again)
            return Reply((), again)
        answer = decide(self.state, command, self._standing(command))
        if isinstance(answer, Refusal):
            return Reply((), receipt(command, self.state, answer), answer)
        for event in answer.events:
            self.paid.update(paid_by(event))
        self.state = answer.state
        self.receipts[key] = receipt(command, self.state)
        return Reply(answer.events, self.receipts[key], states=answer.states)

    def _standing(self, command: Command) -> Standing:
        paid = self.paid.get(command.place) if isinstance(command, CorrectRound) else None
        return replace(self.standing, paid=paid)
