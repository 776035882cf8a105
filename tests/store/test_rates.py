"""Rates of the house: one bucket for all servers, which fills again by the clock of the database."""

from __future__ import annotations

from sqlalchemy import func, select, update

from punto.store import Store
from punto.store.database import schema
from punto.store.database.engine import writing

_HOUR_MS = 60 * 60 * 1000


def _later(store: Store, *, hours: int) -> None:
    """As if so long had passed since somebody last took."""
    with writing(store.engine) as connection:
        connection.execute(update(schema.rates).values(at=schema.rates.c.at - hours * _HOUR_MS))


def _buckets(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(schema.rates)).scalar_one()


def test_15_a_bucket_of_the_house_gives_its_burst_and_fills_again_and_no_further(store: Store) -> None:
    def take(name: str = "a") -> bool:
        return store.take_from_rate(name, per_second=1 / 3600, burst=2)

    assert [take() for _ in range(3)] == [True, True, False]
    assert take("b"), "another has a bucket of its own"
    _later(store, hours=1)
    assert [take() for _ in range(2)] == [True, False]
    _later(store, hours=100)
    assert [take() for _ in range(3)] == [True, True, False]


def test_15_buckets_that_are_full_again_are_let_go(store: Store) -> None:
    assert store.take_from_rate("a", per_second=1, burst=2)
    store.forget_rates(older_than_ms=_HOUR_MS // 2)
    assert _buckets(store) == 1
    _later(store, hours=1)
    store.forget_rates(older_than_ms=_HOUR_MS // 2)
    assert _buckets(store) == 0


def test_15_own_tables_are_counted_by_the_address_of_who_opened_them(store: Store) -> None:
    assert store.own_tables_of_address("1.2.3.4", patron="p1") == 0
    _open(store, "own-1", by="patron:p1")
    _open(store, "own-2", by="patron:p2")
    assert store.own_tables_of_address("1.2.3.4", patron="p1") == 1
    assert store.own_tables_of_address("1.2.3.4", patron="p2") == 2
    assert store.own_tables_of_address("5.6.7.8", patron="p2") == 1, "who comes from elsewhere counts there"
    assert store.seats_of_address("1.2.3.4", patron="p3", table="t") == 0, "nobody of them is about to sit down"
    with writing(store.engine) as connection:
        connection.execute(update(schema.tables).values(ended=True))
    assert store.own_tables_of_address("1.2.3.4", patron="p1") == 0


def _open(store: Store, table: str, *, by: str) -> None:
    first = {"table_id": table, "sequence": 0, "hash": "", "commands": 0, "opened_by": by}
    with writing(store.engine) as connection:
        connection.execute(schema.tables.insert(), first)
