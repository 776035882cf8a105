"""What is known of a patron who sits down again, here or at another table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from punto.store import Desk, Standing, Store
from punto.store.rows import StandingChange
from punto.store.standings import merged, merged_all
from punto.table import NO_WAIT, Settings
from punto.table.commands import ExcludeSelf, LeaveTable, OpenTable, SetLimits, TakeSeat
from punto.table.limits import LimitPlan, PatronLimits
from tests.store.playing import many_rounds, small_house

DAY = 24 * 60 * 60 * 1000


def test_a_stranger_has_no_limits_and_no_past(store: Store) -> None:
    with store.reading() as reader:
        assert reader.standing("nobody", day=0) == Standing()


def test_the_result_of_a_day_is_that_of_all_tables(store: Store) -> None:
    for table in ("t1", "t2"):
        Desk.open(store, table).handle_many(many_rounds(table, 2).commands)
    with store.reading() as reader:
        for patron in ("ann", "bob", "cem"):
            states = [many_rounds(table, 2).state for table in ("t1", "t2")]
            seats = [state.seated(patron) for state in states if state is not None]
            nets = [seat.session_net for seat in seats if seat is not None]
            assert reader.standing(patron, day=0).day_net == sum(nets)
            assert reader.standing(patron, day=1).day_net == 0


def test_limits_and_an_exclusion_outlast_the_seat(store: Store) -> None:
    first, second = Desk.open(store, "t1"), Desk.open(store, "t2")
    for desk in (first, second):
        settings = Settings(pace=NO_WAIT)
        desk.handle(OpenTable(id="o", at=1, by="olga", table=desk.table, house=small_house(), settings=settings))
        desk.handle(TakeSeat(id="s", at=2, patron="ann", name="Ann"))
    strict, stricter = PatronLimits(round_stake_max=5_000), PatronLimits(round_stake_max=100)
    first.handle(SetLimits(id="l", at=3, patron="ann", limits=strict))
    second.handle(SetLimits(id="l", at=4, patron="ann", limits=stricter))
    with store.reading() as reader:
        assert reader.standing("ann", day=0).limits == LimitPlan(now=stricter)
    first.handle(LeaveTable(id="g", at=5, patron="ann"))
    second.handle(ExcludeSelf(id="x", at=6, patron="ann", until=DAY))
    with store.reading() as reader:
        known = reader.standing("ann", day=0)
    assert known.excluded_until == DAY
    assert known.limits == LimitPlan(now=stricter)
    again = TakeSeat(
        id="again", at=7, patron="ann", name="Ann", limits=known.limits, excluded_until=known.excluded_until
    )
    refused = first.handle(again).refusal
    assert refused is not None
    assert refused.code == "self_excluded"


_changes = st.builds(
    StandingChange,
    patron=st.sampled_from(["ann", "bob"]),
    at=st.integers(0, 9),
    excluded_until=st.none() | st.integers(0, 9),
    day=st.none() | st.integers(0, 2),
    net=st.integers(-9, 9),
)


@given(st.lists(_changes, max_size=8), st.integers(0, 8))
def test_it_does_not_matter_where_batches_end(changes: list[StandingChange], cut: int) -> None:
    whole = {each.patron: each for each in merged_all(changes)}
    parts: dict[str, StandingChange] = {}
    for part in (changes[:cut], changes[cut:]):
        for each in merged_all(part):
            parts[each.patron] = merged(parts[each.patron], each) if each.patron in parts else each
    assert parts == whole
