"""The desk: commands are answered once, durably, and a table comes back as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from punto.errors import BrokenJournal, StoreError, StoreUnavailable, Superseded
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.database.engine import engine_for, errors_named, is_sqlite
from punto.store.write.desk import decided_together
from punto.store.write.loading import event_of
from punto.table import Code, State, encode, fold
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.chips import BuyIn
from punto.table.acts.operating import Tick
from punto.table.event import Event
from punto.table.kinds import kinds_of
from tests.store.faults import FaultyStore, fails, quick
from tests.store.playing import Script, many_rounds, over_a_shoe_change


def play(desk: Desk, script: Script) -> None:
    """Send a whole script, and compare with the state machine alone after every command."""
    for command, state in zip(script.commands, script.states[1:], strict=True):
        answer = desk.handle(command)
        assert desk.state == state
        assert answer.state == state


def test_a_table_played_through_a_store_is_the_table_played_without_one(store: Store) -> None:
    script = over_a_shoe_change()
    desk = Desk.open(store, "t1")
    assert desk.state is None
    published = [event for command in script.commands for event in desk.handle(command).events]
    assert published == script.events
    assert desk.state == script.state
    assert audit(store).ok


def test_nothing_is_evolved_twice_on_the_write_path(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    script = over_a_shoe_change()
    changed: list[Event] = []
    for kind in kinds_of(Event):
        monkeypatch.setattr(kind, "change", _counted(kind.change, changed))
    desk = Desk.open(store, "t1", snapshot_every=10)
    published = [event for command in script.commands for event in desk.handle(command).events]
    assert published == script.events
    # The first event makes the state instead of changing one.
    assert changed == published[1:]


def _counted(change: Callable[[Event, State], State], changed: list[Event]) -> Callable[[Event, State], State]:
    def counted(event: Event, state: State) -> State:
        changed.append(event)
        return change(event, state)

    return counted


def test_a_table_comes_back_from_its_journal_and_goes_on(store: Store) -> None:
    script = over_a_shoe_change()
    for place, command in enumerate(script.commands):
        desk = Desk.open(store, "t1", snapshot_every=7)
        assert desk.state == script.states[place]
        desk.handle(command)
    assert audit(store).ok


def test_a_restart_reads_only_what_comes_after_the_snapshot(store: Store) -> None:
    script = over_a_shoe_change()
    play(Desk.open(store, "t1", snapshot_every=20), script)
    with store.reading() as reader:
        newest, older = reader.snapshots("t1")
        assert reader.head("t1").sequence - newest.sequence < 40
        assert older.sequence < newest.sequence
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM journal WHERE sequence < 20")
    assert Desk.open(store, "t1").state == script.state


def test_a_spoilt_snapshot_is_passed_over(store: Store) -> None:
    script = over_a_shoe_change()
    play(Desk.open(store, "t1", snapshot_every=20), script)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE snapshots SET state = '{}'")
    assert Desk.open(store, "t1").state == script.state
    assert [check.key for check in audit(store).tables[0].checks if not check.ok] == ["snapshots"]


def test_a_damaged_journal_is_not_opened(store: Store) -> None:
    play(Desk.open(store, "t1"), over_a_shoe_change())
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE journal SET payload = replace(payload, 'bob', 'rob') WHERE sequence = 5")
    with pytest.raises(BrokenJournal, match="does not follow event 4 by its hash"):
        Desk.open(store, "t1")


# ------------------------------------------------------------------------------------------ exactly once


def test_a_repeated_command_gets_its_one_answer(store: Store) -> None:
    script = over_a_shoe_change()
    desk = Desk.open(store, "t1")
    first = [desk.handle(command) for command in script.commands]
    for command, earlier in zip(script.commands, first, strict=True):
        later = replace(command, at=command.at + 99_999)
        again = Desk.open(store, "t1").handle(later)
        if isinstance(command, Tick) and not earlier.events:
            continue
        assert not again.events
        if earlier.refusal is not None:
            continue
        assert again.receipt == earlier.receipt
        assert again.repeated
    assert desk.state == script.state
    assert audit(store).ok


def test_a_refused_command_is_decided_again_when_it_is_sent_again(store: Store) -> None:
    """It changed nothing: so nothing stands against it, whatever was in the way before."""
    desk = Desk.open(store, "t1")
    for command in over_a_shoe_change().commands[:1]:
        desk.handle(command)
    early = BuyIn(id="b1", at=2_000_000, patron="zoe", amount=100)
    first = desk.handle(early)
    assert first.refusal is not None
    assert first.refusal.code is Code.NOT_SEATED
    for command in over_a_shoe_change().commands[1:3]:
        desk.handle(replace(command, at=2_000_000, patron="zoe"))
    assert desk.handle(early).refusal is None
    assert desk.handle(early).repeated
    assert audit(store).ok


def test_the_same_id_with_other_content_is_refused(store: Store) -> None:
    desk = Desk.open(store, "t1")
    script = over_a_shoe_change()
    first = [desk.handle(command) for command in script.commands]
    for command, answer in zip(script.commands, first, strict=True):
        if isinstance(command, PlaceSlip) and answer.refusal is None:
            other = desk.handle(replace(command, stakes={"tie": 2_000}))
            assert other.refusal is not None
            assert other.refusal.code is Code.SAME_ID_OTHER_CONTENT
            assert not other.events
    assert desk.state == script.state
    assert audit(store).ok


def test_an_id_belongs_to_its_sender(store: Store) -> None:
    desk = Desk.open(store, "t1")
    for command in over_a_shoe_change().commands[:7]:
        desk.handle(command)
    for patron in ("ann", "bob"):
        answer = desk.handle(BuyIn(id="same", at=2_000_000, patron=patron, amount=100))
        assert not answer.repeated
        assert answer.refusal is None


def test_a_tick_that_finds_nothing_to_do_writes_nothing(store: Store) -> None:
    desk = Desk.open(store, "t1")
    desk.handle(over_a_shoe_change().commands[0])
    before = desk.head
    answer = desk.handle(Tick(id="tick", at=2_000_000))
    assert (answer.events, answer.refusal, desk.head) == ((), None, before)


# --------------------------------------------------------------------------------------------- together


def test_many_commands_in_one_transaction_are_the_same_as_one_by_one(store: Store) -> None:
    script = over_a_shoe_change()
    counting = FaultyStore.wrapped(store, fails)
    desk = Desk.open(counting, "t1")
    answers = desk.handle_many([*script.commands, *script.commands])
    assert counting.writes <= 12
    assert [event for answer in answers for event in answer.events] == script.events
    for answer, again in zip(answers, answers[len(script.commands) :], strict=False):
        assert again.receipt == answer.receipt or not answer.events
    assert Desk.open(store, "t1").state == script.state
    assert audit(store).ok


def test_a_batch_that_fails_leaves_nothing(store: Store) -> None:
    script = over_a_shoe_change()
    faulty = FaultyStore.wrapped(store, fails)
    desk = Desk.open(faulty, "t1")
    faulty.again(*range(3, 100))
    with pytest.raises(StoreUnavailable, match="injected"):
        desk.handle_many(script.commands)
    assert desk.state is None
    assert Desk.open(store, "t1").state is None
    faulty.again()
    desk.handle_many(script.commands)
    assert desk.state == script.state


# ------------------------------------------------------------------------------------------ two processes


def test_of_two_desks_at_one_place_one_gets_on_and_the_other_reads_first(store: Store, address: str) -> None:
    script = over_a_shoe_change()
    with quick(Store.open(address)) as other_store:
        desks = Desk.open(store, "t1"), Desk.open(other_store, "t1")
        published: tuple[list[object], list[object]] = ([], [])
        for place, command in enumerate(script.commands):
            mine = (place // 3) % 2
            published[mine].extend(desks[mine].handle(command).events)
            assert desks[mine].state == script.states[place + 1]
        last = Tick(id="last", at=script.clock)
        for desk, seen in zip(desks, published, strict=True):
            desk.doubt()
            seen.extend(desk.handle(last).events)
    assert published[0] == published[1] == script.events
    assert audit(store).ok


def test_a_write_at_a_place_that_is_gone_is_superseded(store: Store) -> None:
    script = over_a_shoe_change()
    late, early = Desk.open(store, "t1"), Desk.open(store, "t1")
    early.handle(script.commands[0])
    with pytest.raises(Superseded, match="has moved on"):
        decided_together(store, [(late, [replace(script.commands[0], id="another")])])
    late.doubt()
    late.catch_up()
    early.handle(script.commands[1])
    with pytest.raises(Superseded, match="has moved on"):
        decided_together(store, [(late, [replace(script.commands[1], id="another")])])
    with pytest.raises(Superseded, match="has moved on"):
        decided_together(store, [(late, [Tick(id="nothing to do", at=script.clock)])])
    assert audit(store).ok


# -------------------------------------------------------------------------------------- unknown outcome


def test_a_commit_whose_answer_was_lost_is_answered_from_the_store(store: Store) -> None:
    script = over_a_shoe_change()
    faulty = FaultyStore.wrapped(store, fails)
    desk = Desk.open(faulty, "t1")
    published: list[Event] = []
    for command, state in zip(script.commands, script.states[1:], strict=True):
        faulty.again(*range(7, 9))
        try:
            answer = desk.handle(command)
        except StoreUnavailable:
            faulty.again()
            answer = desk.handle(command)
        published += answer.events
        assert desk.state == state
    assert published == script.events
    assert audit(store).ok


def test_the_database_itself_refuses_a_patron_below_zero(store: Store) -> None:
    play(Desk.open(store, "t1"), many_rounds("t1", 1))
    with pytest.raises(StoreError), errors_named(store.engine), store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE accounts SET debits_posted = 999999999 WHERE name = 't1/patron:ann'")


def test_the_fold_of_the_stored_events_is_the_state(store: Store) -> None:
    script = over_a_shoe_change()
    play(Desk.open(store, "t1"), script)
    with store.reading() as reader:
        events = [event_of(row) for row in reader.journal("t1")]
    assert [encode(event) for event in events] == [encode(event) for event in script.events]
    assert fold(events) == script.state


def test_a_server_that_drops_every_connection_is_not_even_noticed(durable_address: str) -> None:
    script = over_a_shoe_change()
    other = engine_for(durable_address)
    with quick(Store.open(durable_address)) as store:
        if is_sqlite(other):
            store.engine.dispose()
            kill = "SELECT 1"
        else:
            kill = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        desk = Desk.open(store, "t1")
        published: list[Event] = []
        for command in script.commands:
            with other.connect() as connection:
                connection.exec_driver_sql(kill)
            published += desk.handle(command).events
        other.dispose()
        assert published == script.events
        assert desk.state == script.state
        assert audit(store).ok
