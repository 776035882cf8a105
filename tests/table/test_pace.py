"""The patrons' pace: a dealer who hurries when everybody wants it, and results that one who is alone may skip."""

from __future__ import annotations

from punto.table import Code, Pace, Settings
from punto.table.acts.pace import HurryDealer, SkipResult
from punto.table.acts.seating import Disconnect
from punto.table.phases import Phase
from tests.table.table_at import TableAt, house_with

PACED = Settings(cut_ms=0)


def round_ms(table: TableAt) -> int:
    """How long a round takes from the close of betting to the next one."""
    table.bet("ann", player=10)
    table.ready(*(each.patron for each in table.state.connected))
    began = table.now
    while table.phase() is not Phase.BETTING:
        table.wait()
    return table.now - began


def test_d11_a_dealer_who_hurries_takes_less_than_half_the_time() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann")
    table.shuffle()
    usual = round_ms(table)
    table.do(HurryDealer, patron="ann", fast=True)
    assert table.own("ann").fast
    assert table.names(table.do(HurryDealer, patron="ann", fast=True)) == []
    assert round_ms(table) < usual / 2
    table.do(HurryDealer, patron="ann", fast=False)
    assert table.state.pace == PACED.pace


def test_the_dealer_hurries_only_when_everybody_who_is_there_wants_it() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.do(HurryDealer, patron="ann", fast=True)
    assert table.state.pace == PACED.pace
    table.do(Disconnect, patron="bob")
    assert table.state.pace == PACED.pace.hurried


def test_a_quick_table_is_not_made_slower() -> None:
    quick = Pace(first_card_ms=10, card_ms=10, expose_ms=10, third_ms=10, result_ms=10, pause_ms=10)
    assert quick.hurried == quick


def test_who_is_alone_may_skip_the_result() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann")
    table.shuffle()
    assert table.refused(SkipResult, patron="ann") is Code.NO_RESULT_TO_SKIP
    table.bet("ann", player=10)
    table.ready("ann")
    while table.phase() is not Phase.SETTLED:
        table.wait()
    now = table.now
    assert "SkipResult" in table.seen_by("ann").may
    table.do(SkipResult, patron="ann")
    assert (table.phase(), table.now) == (Phase.BETTING, now)


def test_in_company_everybody_sees_the_result() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=10)
    table.ready("ann", "bob")
    while table.phase() is not Phase.SETTLED:
        table.wait()
    assert table.refused(SkipResult, patron="ann") is Code.NOT_ALONE


def test_a_house_that_does_not_let_its_games_be_hurried_refuses_both() -> None:
    table = TableAt(house_with("ohio-mini", "hurry = false"), settings=PACED)
    table.seat("ann")
    table.shuffle()
    assert table.refused(HurryDealer, patron="ann", fast=True) is Code.HOUSE_FORBIDS
    assert table.refused(SkipResult, patron="ann") is Code.HOUSE_FORBIDS
    assert not {"HurryDealer", "SkipResult"} & set(table.seen_by("ann").may)
