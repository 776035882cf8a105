"""A tip for the dealer: off unless the house says so, out of the patron's chips, into an account of its own."""

from __future__ import annotations

from punto.house import House
from punto.house.describe import describe_house
from punto.house.house_writer import house_toml
from punto.house.loader import load_house_text
from punto.house.model import FLAGS
from punto.leaflet import leaflet
from punto.table import Code
from punto.table.acts.seating import LeaveTable, PatronLeft
from punto.table.acts.tip import TipDealer, TipGiven
from tests.table.table_at import TableAt, house_with


def _with_tips() -> House:
    return house_with("ohio-mini", "tips = true")


def test_a_tip_goes_to_an_account_of_its_own() -> None:
    table = TableAt(_with_tips())
    table.seat("ann")
    assert "TipDealer" in table.seen_by("ann").may
    table.do(TipDealer, patron="ann", amount=5_00)
    assert (table.latest(TipGiven).patron, table.latest(TipGiven).amount) == ("ann", 5_00)
    assert table.own("ann").available == 995_00
    assert table.state.book.account("t1/tips").balance == 5_00
    assert table.own("ann").session_net == 0, "a tip is nothing that was lost in play"
    table.do(LeaveTable, patron="ann")
    assert table.latest(PatronLeft).cashed_out == 995_00


def test_a_house_that_says_nothing_takes_no_tips() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann")
    assert "TipDealer" not in table.seen_by("ann").may
    assert table.refused(TipDealer, patron="ann", amount=5_00) is Code.HOUSE_FORBIDS


def test_a_tip_must_be_there_and_must_be_one() -> None:
    table = TableAt(_with_tips())
    table.seat("ann", chips=10_00)
    assert table.refused(TipDealer, patron="ann", amount=0) is Code.AMOUNT_OUT_OF_RANGE
    assert table.refused(TipDealer, patron="ann", amount=10_01) is Code.INSUFFICIENT_BALANCE
    assert table.refused(TipDealer, patron="bob", amount=1) is Code.NOT_SEATED


def test_a_flag_of_a_house_is_read_written_and_described_by_its_name_alone() -> None:
    house = _with_tips()
    assert "tips" in FLAGS
    for name in FLAGS:
        assert f"{name} = {'true' if getattr(house, name) else 'false'}\n" in house_toml(house)
    assert load_house_text(house_toml(house), key=house.key).tips
    permitted = [set(describe_house(each).permits) for each in (house, House.load("ohio-mini"))]
    assert permitted[0] - permitted[1] == {"tips"}


def test_the_leaflet_says_whether_tips_are_taken() -> None:
    assert b"the dealer a tip" in leaflet(_with_tips(), lang="en", fmt="txt")
    assert b"the dealer a tip" not in leaflet(House.load("ohio-mini"), lang="en", fmt="txt")
