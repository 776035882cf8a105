"""Which commands are remembered, and for how long: accepted ones for a stated time, refused ones not at all."""

from __future__ import annotations

import pytest

from punto.store import Desk, Store
from punto.store.audit import audit
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.chips import BuyIn
from tests.store.playing import over_a_shoe_change


def _receipts(store: Store, table: str = "t1") -> int:
    with store.reading() as reader:
        return sum(1 for _ in reader.answers(table))


def _journal(store: Store) -> int:
    with store.reading() as reader:
        return reader.head("t1").sequence


def test_11_06_a_refused_command_leaves_nothing_in_the_database(store: Store) -> None:
    desk = Desk.open(store, "t1")
    script = over_a_shoe_change()
    desk.handle_many(script.commands)
    before, events, head = _receipts(store), _journal(store), desk.head
    for number in range(50):
        stranger = PlaceSlip(id=f"s{number}", at=script.clock, patron=f"stranger {number}", stakes={"player": 5_000})
        assert desk.handle(stranger).refusal is not None
        assert desk.handle(BuyIn(id=f"b{number}", at=script.clock, patron="bob", amount=-1)).refusal is not None
    assert (_receipts(store), _journal(store), desk.head) == (before, events, head)
    with store.engine.connect() as connection:
        locks = connection.exec_driver_sql("SELECT count(*) FROM patron_locks").scalar_one()
    assert locks == 3, "only those who sat down"
    assert audit(store).ok


def test_11_06_old_receipts_are_pruned_in_small_steps_and_the_audit_knows(store: Store) -> None:
    script = over_a_shoe_change()
    desk = Desk.open(store, "t1")
    answers = [desk.handle(command) for command in script.commands]
    accepted = [command for command, each in zip(script.commands, answers, strict=True) if each.refusal is None]
    middle = accepted[len(accepted) // 2].at
    whole = _receipts(store)
    assert not store.prune(before=0)
    assert _receipts(store) == whole
    assert store.prune(before=middle, most=5), "there is more"
    assert _receipts(store) == whole - 5
    assert audit(store).ok
    while store.prune(before=middle, most=5):
        assert audit(store).ok
    assert 0 < _receipts(store) < whole - 10
    assert audit(store).ok
    assert "older receipts are not kept" in next(
        str(each.sentence) for each in audit(store).tables[0].checks if each.key == "answers"
    )
    again = Desk.open(store, "t1")
    assert again.state == script.state
    for command in accepted:
        if command.at >= middle and not isinstance(command, type(script.commands[-3])):
            answer = again.handle(command)
            assert answer.repeated or not answer.events
    assert again.state == script.state
    assert audit(store).ok


@pytest.mark.parametrize(
    "statement", ["DELETE FROM commands WHERE sequence > 30", "UPDATE tables SET pruned_sequence=0"]
)
def test_11_06_what_is_missing_beyond_the_pruned_is_found(store: Store, statement: str) -> None:
    Desk.open(store, "t1").handle_many(over_a_shoe_change().commands)
    store.prune(before=10**12, most=7)
    assert audit(store).ok
    with store.engine.begin() as connection:
        connection.exec_driver_sql(statement)
    failed = [check.key for check in audit(store).tables[0].checks if not check.ok]
    assert failed == ["answers"]
