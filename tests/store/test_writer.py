"""The writer: many tables and threads, one transaction at a time, and the trouble of one is not that of all."""

from __future__ import annotations

import threading

import pytest

from punto.errors import BrokenJournal, StoreError, StoreUnavailable
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.write.writer import Writer
from punto.table.acts.chips import BuyIn
from tests.store.faults import FaultyStore, fails
from tests.store.playing import many_rounds


def test_tables_played_from_many_threads_are_as_if_played_alone(store: Store) -> None:
    scripts = [many_rounds(f"t{number}", 2) for number in range(4)]
    with Writer(store) as writer:

        def play(number: int) -> None:
            for command in scripts[number].commands:
                writer.submit(f"t{number}", command).result()

        threads = [threading.Thread(target=play, args=[number]) for number in range(len(scripts))]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    for script in scripts:
        assert Desk.open(store, script.table).state == script.state
    assert audit(store).ok


def test_what_is_handed_in_together_is_stored_together(store: Store) -> None:
    counting = FaultyStore.wrapped(store, fails)
    scripts = [many_rounds(f"t{number}", 1) for number in range(3)]
    with Writer(counting) as writer:
        answers = [writer.submit(script.table, command) for script in scripts for command in script.commands]
    commands = sum(len(script.commands) for script in scripts)
    assert all(answer.done() for answer in answers)
    assert counting.writes < 2 * commands, "about as many writes as commands would be one transaction each"
    assert [answers[-1].result().state] == [scripts[-1].state]
    assert audit(store).ok


def test_the_answers_of_a_group_that_failed_come_with_the_next_attempt(store: Store) -> None:
    faulty = FaultyStore.wrapped(store, fails)
    scripts = [many_rounds(f"t{number}", 1) for number in range(2)]
    faulty.again(4)
    with Writer(faulty) as writer:
        answers = [writer.submit(script.table, command) for script in scripts for command in script.commands]
    events = [event for answer in answers for event in answer.result().events]
    assert events == [*scripts[0].events, *scripts[1].events]
    assert audit(store).ok


def test_whoever_waits_hears_of_a_store_that_is_gone(store: Store) -> None:
    faulty = FaultyStore.wrapped(store, fails)
    script = many_rounds("t1", 1)
    faulty.again(*range(1, 50))
    with Writer(faulty) as writer:
        lost = writer.submit("t1", script.commands[0])
        with pytest.raises(StoreUnavailable, match="injected"):
            lost.result()
        faulty.again()
        answers = [writer.submit("t1", command) for command in script.commands]
    assert [event for answer in answers for event in answer.result().events] == script.events


def test_a_broken_table_does_not_hold_up_another(store: Store) -> None:
    sound, broken = many_rounds("sound", 1), many_rounds("broken", 1)
    for script in (sound, broken):
        Desk.open(store, script.table).handle_many(script.commands)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE journal SET hash = previous WHERE table_id = 'broken' AND sequence = 3")
    with Writer(store) as writer:
        buys = [
            writer.submit(script.table, BuyIn(id="b", at=10**8, patron=script.name("ann"), amount=1))
            for script in (broken, sound)
        ]
        with pytest.raises(BrokenJournal):
            buys[0].result()
        assert buys[1].result().refusal is None


def test_a_closed_writer_takes_nothing(store: Store) -> None:
    writer = Writer(store)
    writer.close()
    with pytest.raises(StoreError, match="the writer is closed"):
        writer.submit("t1", many_rounds("t1", 1).commands[0])


@pytest.mark.parametrize("id_", ["a\x00b", "\ud800"], ids=["a zero byte", "half a character"])
def test_an_id_that_no_database_can_hold_harms_only_its_sender(store: Store, id_: str) -> None:
    script = many_rounds("t1", 1)
    with Writer(store) as writer:
        answers = []
        for command in script.commands:
            answers.append(writer.submit("t1", command))
            odd = writer.submit("t1", BuyIn(id=id_, at=command.at, patron="nobody", amount=1))
            odd.exception()
        assert [event for answer in answers for event in answer.result().events] == script.events
    assert audit(store).ok
