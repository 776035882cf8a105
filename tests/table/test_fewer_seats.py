"""A house with fewer seats takes over: nobody is left at a seat that is not there, and no cent with them."""

from __future__ import annotations

import pytest

from punto.house.house_writer import HouseFile
from punto.table import Code, Settings
from punto.table.acts.operating import ChangeHouse, HouseChanged, HouseScheduled, PauseTable, ResumeTable, VoidRound
from punto.table.acts.seating import PatronLeft, TakeSeat
from punto.table.phases import Phase
from tests.table.table_at import TableAt, house_with

SMALL = house_with("ohio-mini", "seats = 2")


def _table() -> TableAt:
    table = TableAt("ohio-mini", settings=Settings(cut_ms=0))
    table.seat("ann", "bob", "cem", "dee")
    return table


def _paid_out(table: TableAt) -> list[tuple[int, str, int]]:
    return [(each.seat, each.reason, each.cashed_out) for each in table.events if isinstance(each, PatronLeft)]


def test_11_10_patrons_beyond_the_seats_have_notice_and_are_paid_out_when_the_shoe_changes() -> None:
    table = _table()
    table.shuffle()
    table.bet("dee", player=10)
    assert table.seen_by("dee").seats_to_stay == table.house.seats
    table.do(ChangeHouse, by="olga", house="small", file=HouseFile.of(SMALL))
    assert isinstance(table.events[-1], HouseScheduled)
    assert (table.seen_by("dee").seats_max, table.seen_by("dee").seats_to_stay) == (table.house.seats, 2)
    assert set(table.state.seats) == {1, 2, 3, 4}, "they play on until then"
    assert table.state.has_stake(4)
    table.do(VoidRound, by="olga", reason="test", end_shoe=True)
    while table.state.house.seats != 2:
        table.wait()
    assert set(table.state.seats) == {1, 2}
    assert _paid_out(table) == [(3, "house changed", 1_000_00), (4, "house changed", 1_000_00)]
    assert isinstance(table.events[-1], HouseChanged)
    assert sum(account.balance for account in table.state.book.accounts.values()) == 0


@pytest.mark.parametrize("seat", [None, 3, 7])
def test_11_10_a_seat_that_will_go_is_not_taken_any_more(seat: int | None) -> None:
    table = _table()
    table.shuffle()
    table.do(ChangeHouse, by="olga", house="small", file=HouseFile.of(SMALL))
    assert table.refused(TakeSeat, patron="eve", name="Eve", seat=seat) is Code.TABLE_FULL
    assert "TakeSeat" not in table.seen_by("eve").may
    # A house with as many seats as before takes the notice back.
    table.do(ChangeHouse, by="olga", house="own", file=HouseFile.of(table.house))
    assert table.seen_by("dee").seats_to_stay == table.house.seats
    table.seat("eve")


def test_11_10_between_shoes_they_are_paid_out_at_once_and_during_a_pause_when_it_ends() -> None:
    table = _table()
    assert table.phase() is Phase.SHUFFLING
    table.do(PauseTable, by="olga")
    table.do(ChangeHouse, by="olga", house="small", file=HouseFile.of(SMALL))
    assert set(table.state.seats) == {1, 2, 3, 4}
    table.do(ResumeTable, by="olga")
    assert table.state.house.seats == 2
    assert [seat for seat, _, _ in _paid_out(table)] == [3, 4]
    another = _table()
    another.do(ChangeHouse, by="olga", house="small", file=HouseFile.of(SMALL))
    assert another.state.house.seats == 2
    assert set(another.state.seats) == {1, 2}
