"""Commands that are duplicated, reordered and replayed, through restarts and faults: each is applied exactly once."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from punto.errors import StoreUnavailable
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.table import Receipt, Refusal, State, decide, receipt_key
from punto.table.acts.operating import Tick
from punto.table.command import Command
from tests.store.faults import FaultyStore, fails
from tests.store.playing import many_rounds, over_a_shoe_change

_numbers = iter(range(10**9))


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(seed=st.integers(0, 10**9), faults=st.booleans())
def test_each_command_is_applied_exactly_once_in_any_delivery(shared: Store, seed: int, faults: bool) -> None:
    """Deliver a game with copies and in disorder, and compare with each command being decided when it first came."""
    chance = random.Random(seed)
    table = f"x{next(_numbers)}"
    script = many_rounds(table, 1)
    delivered = _disordered(script.commands, chance)
    store = FaultyStore.wrapped(shared, fails) if faults else shared
    desk = Desk.open(store, table, snapshot_every=9)
    state: State | None = None
    answers: dict[str, Receipt] = {}
    for command in delivered:
        key = receipt_key(command)
        if isinstance(store, FaultyStore):
            store.again(*range(at := chance.randrange(1, 20), at + chance.choice([1, 1, 8])))
        if chance.random() < 0.1:
            desk = Desk.open(store, table, snapshot_every=9)
        try:
            answer = desk.handle(command)
        except StoreUnavailable:
            assert isinstance(store, FaultyStore)
            store.again()
            answer = desk.handle(command)
        if key in answers:
            assert answer.receipt == answers[key]
        else:
            decided = decide(state, command)
            state = state if isinstance(decided, Refusal) else decided.state
            assert answer.refusal == (decided if isinstance(decided, Refusal) else None)
            kept = not isinstance(decided, Refusal) and not (isinstance(command, Tick) and not decided.events)
            if kept:
                answers[key] = answer.receipt
        assert desk.state == state
    if isinstance(store, FaultyStore):
        store.again()
    assert Desk.open(shared, table).state == state
    if state is not None:
        assert audit(shared, tables=frozenset({table})).ok


def _disordered(commands: list[Command], chance: random.Random) -> list[Command]:
    """The commands with copies that come later, and some of them too early or too late."""
    delivered = list(commands)
    for _ in range(chance.randrange(12)):
        copied = chance.randrange(len(delivered))
        delivered.insert(chance.randrange(copied, len(delivered)) + 1, delivered[copied])
    for _ in range(chance.randrange(6)):
        moved = delivered.pop(chance.randrange(len(delivered)))
        delivered.insert(chance.randrange(len(delivered) + 1), moved)
    return delivered


def test_a_whole_game_replayed_is_answered_and_changes_nothing(shared: Store) -> None:
    script = over_a_shoe_change("replayed")
    desk = Desk.open(shared, "replayed")
    desk.handle_many(script.commands)
    head = desk.head
    again = desk.handle_many(script.commands)
    assert not any(answer.events for answer in again)
    assert desk.head == head
