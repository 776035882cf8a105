"""What is known of a patron who sits down again, here or at another table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from punto.house.house_writer import HouseFile
from punto.store import Desk, Store
from punto.store.database.rows import StandingChange
from punto.store.write.standings import merged, merged_all
from punto.table import NO_WAIT, Settings, Standing
from punto.table.acts.conduct import ExcludeSelf, SetLimits
from punto.table.acts.operating import OpenTable
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.limits import LimitPlan, PatronLimits
from tests.store.playing import many_rounds, small_house

DAY = 24 * 60 * 60 * 1000


def standing(store: Store, patron: str) -> Standing:
    with store.reading() as reader:
        return reader.patrons({patron}).standing(patron, table="t1", currency="USD", day=0)


def test_a_stranger_has_no_limits_and_no_past(store: Store) -> None:
    with store.reading() as reader:
        assert not reader.patrons(()).rows
    assert standing(store, "nobody") == Standing(day_net=0)


def test_the_result_of_a_day_is_that_of_all_tables(store: Store) -> None:
    desks = [Desk.open(store, table) for table in ("t1", "t2")]
    for desk in desks:
        first, *others = many_rounds("t1", 2).commands
        assert isinstance(first, OpenTable)
        desk.handle_many([replace(first, table=desk.table), *others])
    with store.reading() as reader:
        for patron in ("ann", "bob", "cem"):
            seats = [desk.state.seated(patron) for desk in desks if desk.state is not None]
            nets = [seat.session_net for seat in seats if seat is not None]
            assert len(nets) == 2
            known = reader.patrons({patron})
            assert known.standing(patron, table="t3", currency="USD", day=0).day_net == sum(nets)
            assert known.standing(patron, table="t3", currency="USD", day=1).day_net == 0


def test_limits_and_an_exclusion_outlast_the_seat(store: Store) -> None:
    first, second = Desk.open(store, "t1"), Desk.open(store, "t2")
    for desk in (first, second):
        settings = Settings(pace=NO_WAIT)
        desk.handle(
            OpenTable(id="o", at=1, by="olga", table=desk.table, house=HouseFile.of(small_house()), settings=settings)
        )
        desk.handle(TakeSeat(id="s", at=2, patron="ann", name="Ann"))
    strict, stricter = PatronLimits(round_stake_max=5_000), PatronLimits(round_stake_max=100)
    first.handle(SetLimits(id="l", at=3, patron="ann", limits=strict))
    second.handle(SetLimits(id="l", at=4, patron="ann", limits=stricter))
    assert standing(store, "ann").limits == LimitPlan(now=stricter, version=2)
    first.handle(LeaveTable(id="g", at=5, patron="ann"))
    second.handle(ExcludeSelf(id="x", at=6, patron="ann", until=DAY))
    known = standing(store, "ann")
    assert known.excluded_until == DAY
    assert known.limits == LimitPlan(now=stricter, version=2)
    refused = first.handle(TakeSeat(id="again", at=7, patron="ann", name="Ann")).refusal
    assert refused is not None
    assert refused.code == "self_excluded"
    assert first.handle(TakeSeat(id="later", at=DAY, patron="ann", name="Ann")).refusal is None


_changes = st.builds(
    StandingChange,
    patron=st.sampled_from(["ann", "bob"]),
    at=st.integers(0, 9),
    excluded_until=st.none() | st.integers(0, 9),
    day=st.none() | st.integers(0, 2),
    net=st.integers(-9, 9),
    staked=st.none() | st.integers(0, 9),
    seat=st.none() | st.integers(0, 2),
)


@given(st.lists(_changes, max_size=8), st.integers(0, 8))
def test_it_does_not_matter_where_batches_end(changes: list[StandingChange], cut: int) -> None:
    whole = {each.patron: each for each in merged_all(changes)}
    parts: dict[str, StandingChange] = {}
    for part in (changes[:cut], changes[cut:]):
        for each in merged_all(part):
            parts[each.patron] = merged(parts[each.patron], each) if each.patron in parts else each
    assert parts == whole
