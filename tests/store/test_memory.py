"""A database in memory: what is its own. That it is a store like the others is tested with the others."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from punto.errors import StoreError, UnknownSchema
from punto.store import Desk, Store
from tests.store.playing import over_a_shoe_change


def test_two_databases_in_memory_know_nothing_of_each_other() -> None:
    script = over_a_shoe_change()
    with Store.open("memory:") as one, Store.open("memory:") as other:
        assert one.name != other.name
        Desk.open(one, "t1").handle_many(script.commands)
        assert Desk.open(one, "t1").state == script.state
        assert Desk.open(other, "t1").state is None


def test_a_name_is_one_database_until_the_last_store_is_closed() -> None:
    script = over_a_shoe_change()
    with Store.open("memory:of one process") as first:
        Desk.open(first, "t1").handle_many(script.commands)
        second = Store.open("memory:of one process", must_exist=True)
    assert Desk.open(second, "t1").state == script.state
    second.close()
    with pytest.raises(UnknownSchema, match="memory:of one process: is empty"):
        Store.open("memory:of one process", must_exist=True)


def test_a_closed_store_says_that_what_it_held_is_gone() -> None:
    store = Store.open("memory:")
    store.close()
    with pytest.raises(StoreError, match="the store is closed, and what was in memory is gone"):
        Desk.open(store, "t1")


def test_a_reader_in_another_thread_sees_all_of_a_transaction_or_nothing() -> None:
    script = over_a_shoe_change()
    seen: list[tuple[int, int]] = []
    with Store.open("memory:") as store:
        over = threading.Event()

        def watch() -> None:
            while not over.is_set() or not seen:
                with store.reading() as reader:
                    heads = {head.table: head.sequence for head in reader.heads()}
                    seen.append((heads.get("t1", 0), sum(1 for _ in reader.journal("t1"))))

        watching = threading.Thread(target=watch)
        watching.start()
        desk = Desk.open(store, "t1")
        for command in script.commands:
            desk.handle(command)
        over.set()
        watching.join()
        assert desk.state == script.state
    assert all(head == rows for head, rows in seen)
    assert seen == sorted(seen)


def test_what_reads_only_changes_nothing() -> None:
    with Store.open("memory:read") as store:
        Desk.open(store, "t1").handle_many(over_a_shoe_change().commands)
        with (
            Store.open("memory:read", reads_only=True) as reading,
            pytest.raises(StoreError, match="readonly"),
        ):
            reading.secret("none yet")


def test_no_server_deals_from_memory() -> None:
    with pytest.raises(StoreError, match="a server needs a database that outlives it"):
        Store.serve("memory:", reachable_at="here")


def test_no_file_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Store.open("memory:a name/with ? and #") as store:
        Desk.open(store, "t1").handle_many(over_a_shoe_change().commands)
    assert list(tmp_path.iterdir()) == []
