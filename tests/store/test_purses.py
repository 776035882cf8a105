"""Purses of play chips: what is granted, bought and cashed adds up, whoever asks at the same moment."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from punto.errors import StoreError
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.store import Desk, Store, Writer
from punto.store.audit import audit
from punto.store.database.rows import Grant, Purse
from punto.store.write.purses import seal_of_grant
from punto.table import NO_WAIT, Code, Settings
from punto.table.acts.chips import BuyIn, CashOut
from punto.table.acts.operating import OpenTable
from punto.table.acts.seating import LeaveTable, TakeSeat
from tests.store.playing import over_a_shoe_change, small_house


def give(store: Store, patron: str, amount: int, **values: int) -> bool:
    """Grant US dollars."""
    return store.grant(patron, currency="USD", amount=amount, at=1, reason="first chips", **values)


def purse(store: Store, patron: str, currency: str = "USD") -> Purse:
    with store.reading() as reader:
        return reader.purse(patron, currency=currency)


def table(store: Store, name: str, *patrons: str, house: House | None = None) -> Desk:
    """A table with patrons who have no chips yet."""
    desk = Desk.open(store, name)
    settings = Settings(pace=NO_WAIT)
    desk.handle(
        OpenTable(id="o", at=1, by="olga", table=name, house=HouseFile.of(house or small_house()), settings=settings)
    )
    for patron in patrons:
        desk.handle(TakeSeat(id="s", at=2, patron=patron, name=patron))
    return desk


def test_a_stranger_has_an_empty_purse(store: Store) -> None:
    assert purse(store, "nobody") == Purse(0, 0, 0)
    assert purse(store, "nobody").worth == 0


def test_what_is_granted_bought_and_cashed_adds_up_over_all_tables(store: Store) -> None:
    give(store, "ann", 100_000)
    give(store, "ann", 50_000)
    first, second = table(store, "t1", "ann"), table(store, "t2", "ann")
    first.handle(BuyIn(id="b", at=3, patron="ann", amount=60_000))
    second.handle(BuyIn(id="b", at=3, patron="ann", amount=20_000))
    assert purse(store, "ann") == Purse(granted=150_000, cashed=-80_000, playing=80_000)
    assert purse(store, "ann").free == 70_000
    first.handle(CashOut(id="c", at=4, patron="ann", amount=10_000))
    second.handle(LeaveTable(id="l", at=4, patron="ann"))
    assert purse(store, "ann") == Purse(granted=150_000, cashed=-50_000, playing=50_000)
    assert purse(store, "ann").worth == 150_000
    assert audit(store).ok


def test_each_currency_has_a_purse_of_its_own(store: Store) -> None:
    canadian = House.load("bclc-ez")
    assert canadian.currency.code == "CAD"
    give(store, "ann", 100_000)
    store.grant("ann", currency="CAD", amount=7_000, at=1, reason="first chips")
    table(store, "t1", "ann").handle(BuyIn(id="b", at=3, patron="ann", amount=40_000))
    table(store, "t2", "ann", house=canadian).handle(BuyIn(id="b", at=3, patron="ann", amount=5_000))
    assert purse(store, "ann").free == 60_000
    assert purse(store, "ann", "CAD") == Purse(granted=7_000, cashed=-5_000, playing=5_000)
    assert audit(store).ok


def test_after_a_whole_game_the_purse_is_what_the_ledger_says(store: Store) -> None:
    for patron in ("ann", "bob", "cem"):
        give(store, patron, 10_000_000)
    script = over_a_shoe_change()
    Desk.open(store, "t1").handle_many(script.commands)
    state = script.state
    assert state is not None
    for patron in ("ann", "bob", "cem"):
        here = state.seated(patron)
        found = purse(store, patron)
        assert found.playing == (state.money_of(patron).balance if here else 0)
        assert found.free == (0 if here else found.worth)
    assert purse(store, "ann").worth != 10_000_000, "ann left with another sum than she brought"
    assert audit(store).ok


def test_a_grant_only_for_those_who_have_little(store: Store) -> None:
    assert give(store, "ann", 1_000, if_below=500)
    assert not give(store, "ann", 1_000, if_below=1_000)
    assert give(store, "ann", 1_000, if_below=1_001)
    desk = table(store, "t1", "ann")
    desk.handle(BuyIn(id="b", at=3, patron="ann", amount=2_000))
    assert purse(store, "ann").free == 0
    assert not give(store, "ann", 1_000, if_below=500), "what lies on a table counts"
    with store.reading() as reader:
        assert [(each.number, each.amount, each.reason) for each in reader.grants()] == [
            (1, 1_000, "first chips"),
            (2, 1_000, "first chips"),
        ]


def test_a_grant_of_nothing_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="grants_amount"):
        give(store, "ann", 0)
    assert purse(store, "ann") == Purse()


def at_once(*works: Callable[[], None]) -> None:
    """Do all of these at the same moment, each in a thread."""
    barrier = threading.Barrier(len(works))

    def run(work: Callable[[], None]) -> None:
        barrier.wait()
        work()

    threads = [threading.Thread(target=run, args=[work]) for work in works]
    for each in threads:
        each.start()
    for each in threads:
        each.join()


def test_of_many_processes_that_give_at_the_same_moment_one_does(store: Store, address: str) -> None:
    given_by: list[bool] = []

    def ask() -> None:
        with Store.open(address) as other:
            given_by.append(give(other, "ann", 1_000, if_below=1))

    at_once(*[ask] * 6)
    assert sorted(given_by) == [False] * 5 + [True]
    assert purse(store, "ann").granted == 1_000


def test_grants_without_a_condition_are_all_given(store: Store, address: str) -> None:
    def ask() -> None:
        with Store.open(address) as other:
            assert give(other, "ann", 1_000)

    at_once(*[ask] * 6)
    assert purse(store, "ann").granted == 6_000
    assert audit(store).ok


# ------------------------------------------------------------------------------------ running short


def test_who_buys_more_than_the_purse_holds_changes_nothing(store: Store) -> None:
    give(store, "ann", 1_000)
    desk = table(store, "t1", "ann", "bob")
    head = desk.head
    short = desk.handle(BuyIn(id="b1", at=3, patron="ann", amount=1_001)).refusal
    assert short is not None
    assert (short.code, str(short.message)) == (Code.PURSE_SHORT, "That takes $10.01 and your purse holds $10.00.")
    assert desk.head == head
    assert desk.handle(BuyIn(id="b2", at=4, patron="ann", amount=1_000)).refusal is None
    assert desk.handle(BuyIn(id="b2", at=4, patron="bob", amount=99_999)).refusal is None, "bob has no play chips"
    assert audit(store).ok


def test_a_short_purse_is_the_trouble_of_its_own_command_only(store: Store) -> None:
    give(store, "ann", 1_000)
    for name in ("t1", "t2"):
        table(store, name, "ann", "bob")
    with Writer(store) as writer:
        short = writer.submit("t1", BuyIn(id="b", at=3, patron="ann", amount=5_000))
        others = [writer.submit(name, BuyIn(id="b", at=3, patron="bob", amount=70)) for name in ("t1", "t2")]
        refusal = short.result().refusal
        assert refusal is not None
        assert refusal.code is Code.PURSE_SHORT
        assert [each.result().refusal for each in others] == [None, None]
    assert purse(store, "ann") == Purse(granted=1_000)
    assert audit(store).ok


def test_two_tables_cannot_sell_the_same_chips(store: Store, address: str) -> None:
    give(store, "ann", 1_000)
    for name in ("t1", "t2", "t3"):
        table(store, name, "ann")
    bought: list[str] = []

    def buy(name: str) -> Callable[[], None]:
        def work() -> None:
            with Store.open(address) as other:
                if Desk.open(other, name).handle(BuyIn(id="b", at=3, patron="ann", amount=800)).refusal is None:
                    bought.append(name)

        return work

    at_once(*map(buy, ("t1", "t2", "t3")))
    assert len(bought) == 1
    assert purse(store, "ann") == Purse(granted=1_000, cashed=-800, playing=800)
    assert audit(store).ok


# ------------------------------------------------------------------------------------------ secrets


def test_a_secret_is_made_once_for_every_process(store: Store, address: str) -> None:
    found: list[bytes] = []

    def ask() -> None:
        with Store.open(address) as other:
            found.append(other.secret("sessions"))

    at_once(*[ask] * 6)
    assert set(found) == {store.secret("sessions")}
    assert len(found[0]) == 32
    assert store.secret("other") != found[0]


def test_secrets_of_two_databases_differ(store: Store, tmp_path: object) -> None:
    with Store.open(f"{tmp_path}/other.db") as other:
        assert other.secret("sessions") != store.secret("sessions")


@given(st.lists(st.tuples(st.integers(1, 10**12), st.text(max_size=5)), min_size=1, max_size=4))
def test_a_seal_binds_every_grant_to_those_before(given: list[tuple[int, str]]) -> None:
    seals = [""]
    for number, (amount, reason) in enumerate(given, start=1):
        seals.append(seal_of_grant(Grant("ann", "USD", number, amount, 1, reason), seals[-1]))
    amount, reason = given[0]
    other = seal_of_grant(Grant("ann", "USD", 1, amount + 1, 1, reason), "")
    for number, (amount, reason) in enumerate(given[1:], start=2):
        other = seal_of_grant(Grant("ann", "USD", number, amount, 1, reason), other)
    assert other != seals[-1]


def test_the_database_itself_refuses_a_second_grant_of_one_number(store: Store) -> None:
    give(store, "ann", 1_000)
    with store.engine.connect() as connection, pytest.raises(Exception, match=r"(?i)unique"):
        connection.execute(text("INSERT INTO grants SELECT * FROM grants"))
