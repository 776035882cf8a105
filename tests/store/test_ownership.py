"""Ownership: who lives is heard of, who is dead is declared so before anything is taken, and the fence holds alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import insert, make_url, select, update

from harness.patience import until
from harness.postgres import Cluster
from harness.proxy import TcpProxy
from punto.errors import OwnershipLost, StoreUnavailable
from punto.store import Desk, Store, Writer
from punto.store.database import schema
from punto.store.database.clock import DatabaseNow
from punto.store.database.engine import writing
from punto.store.database.rows import Tenure
from punto.store.ownership.claims import Directory
from punto.store.ownership.node_lease import NodeLease
from punto.store.ownership.watch import Watch
from punto.table.command import Command
from tests.store.playing import many_rounds


def register(store: Store, *, lives: bool = True, draining: bool = False) -> int:
    """A server that lives, or one whose lease is over."""
    expires = DatabaseNow() + (60_000 if lives else -1)
    new = insert(schema.nodes).values(address="http://x", started=DatabaseNow(), expires=expires, draining=draining)
    with writing(store.engine) as connection:
        node: int = connection.execute(new.returning(schema.nodes.c.id)).scalar_one()
        return node


def expire(store: Store, node: int) -> None:
    """The lease of a server runs out."""
    with writing(store.engine) as connection:
        gone = update(schema.nodes).where(schema.nodes.c.id == node).values(expires=DatabaseNow() - 1)
        connection.execute(gone)


def opened(store: Store, table: str, node: int) -> tuple[Desk, list[Command]]:
    """A table that a server opened, and the commands that were not sent yet."""
    script = many_rounds(table, 1).commands
    desk = Desk.open(store, table, tenure=Tenure(table, node, 1))
    desk.handle_many(script[:3])
    return desk, list(script[3:])


def epochs(store: Store, table: str) -> list[int | None]:
    """The epochs along a journal."""
    rows = schema.journal.c
    with store.engine.connect() as connection:
        found = connection.execute(select(rows.epoch).where(rows.table_id == table).order_by(rows.sequence))
        return list(found.scalars())


def test_a_table_belongs_to_whoever_opens_it(store: Store) -> None:
    me = register(store)
    opened(store, "t1", me)
    (stored,) = store.directory().tables.values()
    assert (stored.table, stored.owner, stored.epoch) == ("t1", me, 1)
    assert set(epochs(store, "t1")) == {1}
    assert [(each.table, each.node, each.previous) for each in store.takeovers(limit=5)] == [("t1", me, None)]


def test_nothing_is_taken_from_the_living_and_everything_from_the_dead(store: Store) -> None:
    first, second = register(store), register(store)
    desk, rest = opened(store, "t1", first)
    assert store.claim(second, room=5) == []
    expire(store, first)
    assert store.claim(second, room=5) == [], "expired is not dead: it is declared so first"
    assert store.bury() == [first]
    assert store.bury() == []
    (claimed,) = store.claim(second, room=5)
    assert (claimed.tenure, claimed.previous) == (Tenure("t1", second, 2), first)
    with pytest.raises(OwnershipLost, match="is dealt by server"):
        desk.handle(rest[0])
    with pytest.raises(OwnershipLost):
        desk.handle(rest[0])
    heir = Desk.open(store, "t1", tenure=claimed.tenure)
    heir.handle_many(rest)
    assert [each for each in epochs(store, "t1") if each == 2]
    assert epochs(store, "t1") == sorted(epochs(store, "t1"), key=lambda each: each or 0)


def test_a_repeat_is_not_confirmed_by_whoever_lost_the_table(store: Store) -> None:
    first, second = register(store), register(store)
    desk, _ = opened(store, "t1", first)
    again = many_rounds("t1", 1).commands[1]
    assert desk.handle(again).repeated
    expire(store, first)
    store.bury()
    store.claim(second, room=1)
    with pytest.raises(OwnershipLost):
        desk.handle(again)


def test_an_owned_table_is_not_written_to_without_leave(store: Store) -> None:
    me = register(store)
    desk, rest = opened(store, "t1", me)
    with pytest.raises(OwnershipLost):
        Desk.open(store, "t1").handle(rest[0])
    assert store.release(Tenure("t1", me, 1))
    assert not store.release(Tenure("t1", me, 1))
    Desk.open(store, "t1").handle(rest[0])
    with pytest.raises(OwnershipLost, match="is not dealt from here"):
        desk.handle(rest[1])


def test_what_was_let_go_is_left_to_others_for_a_while(store: Store) -> None:
    first, second = register(store), register(store)
    opened(store, "t1", first)
    store.release(Tenure("t1", first, 1))
    assert store.claim(first, room=1, patient=True) == []
    assert [each.previous for each in store.claim(second, room=1)] == [None]


def test_who_is_dead_or_draining_takes_nothing(store: Store) -> None:
    first, gone, draining = register(store), register(store, lives=False), register(store, draining=True)
    opened(store, "t1", first)
    store.release(Tenure("t1", first, 1))
    store.bury()
    assert store.claim(gone, room=1) == store.claim(draining, room=1) == []
    assert set(store.directory().nodes) == {first, draining}


def test_no_table_is_taken_twice_however_many_claim_at_once(store: Store) -> None:
    gone = register(store)
    names = [f"t{number}" for number in range(12)]
    for name in names:
        opened(store, name, gone)
    expire(store, gone)
    store.bury()
    nodes = [register(store) for _ in range(4)]
    taken: list[tuple[str, int]] = []

    def take(node: int) -> None:
        while claimed := store.claim(node, room=2):
            taken.extend((each.tenure.table, each.tenure.epoch) for each in claimed)

    threads = [threading.Thread(target=take, args=(node,)) for node in nodes]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    # Rows that another had locked were passed over; who comes once more gets what is left.
    take(nodes[0])
    assert sorted(taken) == sorted((name, 2) for name in names)


def test_a_table_that_is_closed_for_good_is_nobodys(store: Store) -> None:
    me, other = register(store), register(store)
    opened(store, "t1", me)
    with writing(store.engine) as connection:
        connection.execute(update(schema.tables).values(ended=True))
    store.release(Tenure("t1", me, 1))
    assert store.claim(other, room=1) == []
    assert store.directory().tables == {}


def test_the_trouble_of_a_lost_table_is_not_that_of_the_others(store: Store) -> None:
    first, second = register(store), register(store)
    scripts = {table: many_rounds(table, 1).commands for table in ("t1", "t2")}
    with Writer(store) as writer:
        for table in scripts:
            writer.hold(Tenure(table, first, 1))
            writer.submit(table, scripts[table][0]).result()
        with writing(store.engine) as connection:
            taken = update(schema.tables).where(schema.tables.c.table_id == "t1").values(owner=second, epoch=2)
            connection.execute(taken)
        answers = [writer.submit(table, scripts[table][1]) for table in scripts]
        with pytest.raises(OwnershipLost):
            answers[0].result()
        assert answers[1].result().refusal is None


@contextmanager
def serving(address: str) -> Iterator[Store]:
    """A server's store."""
    store = Store.serve(address, reachable_at="http://here")
    try:
        yield store
    finally:
        store.close()


def test_many_servers_share_a_postgresql(durable_address: str) -> None:
    with serving(durable_address) as first:
        if not first.shared:
            pytest.skip("tests/server/test_one_server.py has the one of a file, in processes")
        with serving(durable_address) as second:
            assert set(second.directory().nodes) == {first.node, second.node}
        assert set(first.directory().nodes) == {first.node}


def test_a_lease_is_over_by_the_holders_own_clock_and_a_dead_holder_is_another_one(durable_address: str) -> None:
    with Store.open(durable_address) as store:
        if not store.shared:
            pytest.skip("one server of a file holds a lock of the kernel")
        now = [0.0]
        lease = NodeLease(store.engine, address="http://x", monotonic=lambda: now[0])
        now[0] = 2.4
        lease.check()
        now[0] = 2.6
        assert not lease.held
        with pytest.raises(StoreUnavailable, match="could not be extended"):
            lease.check()
        lease._beat()
        lease.check()
        before = lease.node
        expire(store, before)
        store.bury()
        lease._beat()
        assert lease.node != before
        assert set(store.directory().nodes) == {lease.node}
        lease.close()
        assert store.directory().nodes == {}


def test_every_connection_has_time_outs_of_ours(durable_address: str) -> None:
    with Store.open(durable_address) as store:
        if not store.shared:
            pytest.skip("a file needs none")
        with store.engine.connect() as connection:
            found = {
                name: connection.exec_driver_sql(f"SHOW {name}").scalar()
                for name in ("idle_in_transaction_session_timeout", "statement_timeout", "lock_timeout")
            }
        assert found == {
            "idle_in_transaction_session_timeout": "1500ms",
            "statement_timeout": "2s",
            "lock_timeout": "1s",
        }


def test_a_database_that_says_nothing_is_not_waited_for_for_ever(postgres: tuple[Cluster, str]) -> None:
    running, template = postgres
    address = running.create(template)
    if running.folder is None:
        pytest.skip("somebody else's PostgreSQL has no socket of ours")
    with TcpProxy(lambda: [running.socket]) as proxy:
        told = make_url(address).set(host="127.0.0.1", port=proxy.port, query={"sslmode": "disable"})
        with Store.open(told.render_as_string(hide_password=False)) as store:
            proxy.cut("back")
            with pytest.raises(StoreUnavailable, match="did not answer"):
                store.takeovers(limit=1)
            proxy.mend()
            until(lambda: _answers(store), "an answer")
    running.drop(address)


def _answers(store: Store) -> bool:
    try:
        store.directory()
    except StoreUnavailable:
        return False
    return True


def test_the_watch_hears_of_what_changes_and_buries_the_dead(durable_address: str) -> None:
    with Store.open(durable_address) as store:
        me, gone = register(store), register(store, lives=False)
        seen: list[Directory] = []
        called: set[str] = set()

        def told(found: Directory, topics: frozenset[str]) -> None:
            seen.append(found)
            called.update(topics)

        watch = Watch(store, told)
        watch.start()
        try:
            until(lambda: bool(seen) and set(seen[-1].nodes) == {me}, f"the end of node {gone}")
            if store.shared:
                store.notify("limits")
                until(lambda: "limits" in called, "a call")
        finally:
            watch.close()
