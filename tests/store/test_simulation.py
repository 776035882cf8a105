"""The simulator of the table with a store behind it: faults, restarts and the watcher's checks after every step."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from sqlalchemy import text

from punto.errors import StoreUnavailable
from punto.house.loader import house_keys
from punto.store import Answer, Desk, Store
from punto.store.audit import audit
from punto.table import Receipt, State, receipt_key
from punto.table.acts.operating import Tick
from punto.table.command import Command
from punto.table.event import Event
from tests.store.faults import FaultyStore, fails
from tests.table.desk import Reply
from tests.table.simulator import Simulation

_SNAPSHOT_EVERY = 37


@dataclass
class StoredDesk:
    """A desk for the simulator: now and then the store fails, or the process starts anew."""

    store: FaultyStore
    chance: random.Random
    idle: dict[str, Receipt] = field(default_factory=dict)
    faults: int = 0
    restarts: int = 0

    def __post_init__(self) -> None:
        self.desk = Desk.open(self.store, "t1", snapshot_every=_SNAPSHOT_EVERY)

    @property
    def state(self) -> State | None:
        return self.desk.state

    def send(self, command: Command) -> Reply:
        """Answer a command, however often it takes."""
        before = self.desk.state
        if self.chance.random() < 0.02:
            self.restarts += 1
            self.desk = Desk.open(self.store, "t1", snapshot_every=_SNAPSHOT_EVERY)
            assert self.desk.state == before
        events, answer = self._answered(command)
        if isinstance(command, Tick) and not events and not answer.repeated:
            # The store keeps no receipt of a tick that did nothing, and so cannot give the same one again.
            return Reply((), self.idle.setdefault(receipt_key(command), answer.receipt))
        return Reply(events, answer.receipt, answer.refusal)

    def _answered(self, command: Command) -> tuple[tuple[Event, ...], Answer]:
        if self.chance.random() < 0.15:
            at = self.chance.randrange(1, 12)
            self.store.again(*range(at, at + self.chance.choice([1, 30])))
        try:
            answer = self.desk.handle(command)
        except StoreUnavailable:
            self.faults += 1
            self.store.again()
            answer = self.desk.handle(command)
        self.store.again()
        return answer.events, answer


@pytest.mark.parametrize("house", house_keys())
def test_a_simulated_table_with_faults_of_the_store(shared: Store, house: str) -> None:
    _simulate(shared, house, seed=4, rounds=6)


def _simulate(store: Store, house: str, *, seed: int, rounds: int) -> None:
    """Every simulated table is called t1: the one before is taken away."""
    with store.engine.begin() as connection:
        for name in ("tables", "journal", "transfers", "accounts", "commands", "snapshots", "patrons"):
            connection.execute(text(f"DELETE FROM {name}"))
    desk = StoredDesk(FaultyStore.wrapped(store, fails), random.Random(seed))
    done = Simulation(seed, house, desk=desk, views_every=40).run(rounds)
    assert desk.faults + desk.restarts > 0
    found = audit(store)
    assert found.ok, found
    assert found.tables[0].counts.rounds == done.rounds
