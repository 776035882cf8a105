"""Seats are for those who play: who does not is warned and gives the seat back; who comes to a full table waits."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.table import NO_WAIT, Code, IdleRules, Settings, next_deadline
from punto.table.acts.betting import PlaceSlip, WithdrawSlip
from punto.table.acts.chips import BuyIn, CashOut
from punto.table.acts.operating import CloseTable, PauseTable, ResumeTable, Tick
from punto.table.acts.seating import LeaveTable, PatronLeft, TakeSeat
from punto.table.acts.waiting import JoinWaitingList, LeaveWaitingList, WaitingListLeft
from punto.table.dealer.idling import IdleWarned
from tests.table.table_at import TableAt, house_with

SECOND, MINUTE = 1000, 60_000
RULES = IdleRules(no_chips_ms=2 * MINUTE, rounds=3, wanted_ms=5 * MINUTE, unwanted_ms=30 * MINUTE, notice_ms=MINUTE)


def _table(seats: int = 2, **others: Any) -> TableAt:
    made = Settings(**{"pace": NO_WAIT, "cut_ms": 0, "idle": RULES, "waiting_most": 3, **others})
    return TableAt(house_with("ohio-mini", f"seats = {seats}"), settings=made)


def _until(table: TableAt, moment: int) -> None:
    """Let the clock tick as the server does, at each deadline, until that moment."""
    while (due := next_deadline(table.state)) is not None and due <= moment:
        table.now = max(table.now, due)
        table.do(Tick)
    table.now = moment
    table.do(Tick)


def test_11_33_a_seat_without_chips_goes_back_after_a_notice() -> None:
    table = _table(seats=7)
    begun = table.now
    table.do(TakeSeat, patron="ann", name="Ann")
    _until(table, begun + 2 * MINUTE - 1)
    assert table.own("ann").idle is None
    _until(table, begun + 2 * MINUTE)
    warned = table.own("ann").idle
    assert warned is not None
    assert (warned.reason, warned.until) == ("no chips", begun + 3 * MINUTE)
    _until(table, begun + 3 * MINUTE)
    assert table.state.seats == {}
    assert table.latest(PatronLeft).reason == "idle"


def test_11_33_chips_in_time_keep_the_seat_and_chips_too_few_for_a_bet_do_not() -> None:
    table = _table(seats=7)
    begun = table.now
    for patron in ("ann", "bob"):
        table.do(TakeSeat, patron=patron, name=patron.title())
    _until(table, begun + 2 * MINUTE + 1)
    table.do(BuyIn, patron="ann", amount=100_00)
    table.do(BuyIn, patron="bob", amount=1)
    assert table.own("ann").idle is None
    assert table.own("bob").idle is not None
    _until(table, begun + 10 * MINUTE)
    assert [each.patron for each in table.state.seats.values()] == ["ann"]


def test_11_33_alone_a_patron_has_long_and_where_seats_are_wanted_not_so_long() -> None:
    quiet, full = _table(seats=7), _table(seats=2)
    for table in (quiet, full):
        table.seat("ann", "bob")
        table.shuffle()
    begun = quiet.now
    _until(quiet, begun + 29 * MINUTE)
    assert quiet.own("ann").idle is None
    _until(full, begun + 5 * MINUTE)
    assert full.own("ann").idle is not None
    _until(quiet, begun + 31 * MINUTE)
    _until(full, begun + 6 * MINUTE)
    assert quiet.state.seats == {}
    assert list(full.state.seats) == [2], "one seat is enough: nobody wants the other any more"


def test_11_33_rounds_sat_out_count_where_the_seat_is_wanted_and_a_bet_begins_anew() -> None:
    table = _table()
    table.seat("ann", "bob")
    table.shuffle()
    for played in range(4):
        table.bet("ann", player=10)
        if played == 1:
            table.bet("bob", banker=10)
        table.ready("ann", "bob")
    assert table.own("bob").idle is None
    table.bet("ann", player=10)
    table.ready("ann", "bob")
    warned = table.own("bob").idle
    assert warned is not None
    assert warned.reason == "no bet"
    assert table.own("ann").idle is None
    # A bet that lies there keeps the seat; taken back it has been none.
    table.bet("bob", player=10)
    assert table.own("bob").idle is None
    table.do(WithdrawSlip, patron="bob")
    assert table.own("bob").idle == warned
    table.bet("bob", player=10)
    table.ready("ann", "bob")
    assert table.state.seats[2].idle is None
    _until(table, warned.until)
    assert 2 in table.state.seats


@settings(max_examples=40)
@given(st.lists(st.sampled_from(["buy", "cash", "place", "withdraw", "wait"]), max_size=10))
def test_11_33_nothing_but_a_bet_that_stands_keeps_a_wanted_seat(acts: list[str]) -> None:
    table = _table()
    table.watch = None
    begun = table.now
    table.seat("ann", "bob", chips=10_00)
    table.shuffle()
    _wait(table, "cyd")
    for act in acts:
        _until(table, min(table.now + 50 * SECOND, begun + 6 * MINUTE - 1))
        match act:
            case "buy":
                table.ask(BuyIn, patron="ann", amount=10_00)
            case "cash":
                table.ask(CashOut, patron="ann", amount=10_00)
            case "place":
                table.ask(PlaceSlip, patron="ann", stakes={"player": 10_00})
                table.ask(WithdrawSlip, patron="ann")
            case "withdraw":
                table.ask(WithdrawSlip, patron="ann")
            case _:
                table.do(Tick)
    _until(table, begun + 6 * MINUTE)
    # The latest warning that could be given came at five minutes.
    assert table.state.seated("ann") is None


def test_11_33_bots_may_sit_idle_and_without_rules_everybody_may() -> None:
    table, lax = _table(), _table(idle=None)
    table.do(TakeSeat, patron="bot-1", name="Ada", bot=True)
    lax.do(TakeSeat, patron="ann", name="Ann")
    for each in (table, lax):
        _until(each, each.now + 600 * MINUTE)
        assert len(each.state.seats) == 1


def test_11_33_a_pause_costs_no_time() -> None:
    table = _table()
    begun = table.now
    table.do(TakeSeat, patron="ann", name="Ann")
    _until(table, begun + 2 * MINUTE + 30 * SECOND)
    table.do(PauseTable, by="olga")
    table.now += 60 * MINUTE
    table.do(ResumeTable, by="olga")
    warned = table.own("ann").idle
    assert warned is not None
    assert warned.until == table.now + 30 * SECOND


def test_11_33_a_notice_is_taken_back_when_nobody_wants_the_seat_any_more() -> None:
    table = _table()
    table.seat("ann", "bob")
    table.shuffle()
    _until(table, table.now + 5 * MINUTE)
    assert table.own("ann").idle is not None
    table.do(LeaveTable, patron="bob")
    assert table.own("ann").idle is None


# ------------------------------------------------------------------------------------------ the waiting list


def _full() -> TableAt:
    table = _table(idle=None)
    table.seat("ann", "bob")
    return table


def _wait(table: TableAt, *patrons: str) -> None:
    for patron in patrons:
        table.do(JoinWaitingList, patron=patron, name=patron.title())


def test_11_33_the_first_in_line_has_the_free_seat_for_a_while_and_then_the_next() -> None:
    table = _full()
    _wait(table, "cyd", "dan")
    assert [(each.name, each.you) for each in table.seen_by("dan").waiting] == [("Cyd", False), ("Dan", True)]
    assert "JoinWaitingList" in table.seen_by("eve").may
    table.do(LeaveTable, patron="ann")
    held = table.now + 30 * SECOND
    assert [each.held_until for each in table.state.waiting] == [held, None]
    assert table.refused(TakeSeat, patron="eve", name="Eve") is Code.SEAT_HELD
    assert table.refused(TakeSeat, patron="dan", name="Dan", seat=1) is Code.SEAT_HELD
    assert "TakeSeat" in table.seen_by("cyd").may
    assert not {"TakeSeat"} & {*table.seen_by("dan").may, *table.seen_by("eve").may}
    _until(table, held)
    assert table.latest(WaitingListLeft).reason == "hold ran out"
    table.do(TakeSeat, patron="dan", name="Dan")
    assert table.state.waiting == ()
    assert {each.patron for each in table.state.seats.values()} == {"bob", "dan"}


def test_11_33_each_free_seat_is_held_for_one() -> None:
    table = _full()
    _wait(table, "cyd", "dan", "eve")
    assert table.refused(JoinWaitingList, patron="fay", name="Fay") is Code.WAITING_LIST_FULL
    table.do(LeaveTable, patron="ann")
    table.do(LeaveTable, patron="bob")
    assert [each.held_until is not None for each in table.state.waiting] == [True, True, False]
    table.do(LeaveWaitingList, patron="cyd")
    assert [each.held_until is not None for each in table.state.waiting] == [True, True]


def test_11_33_who_may_wait() -> None:
    table = _table(idle=None)
    table.seat("ann")
    assert table.refused(JoinWaitingList, patron="cyd", name="Cyd") is Code.SEAT_FREE
    table.seat("bob")
    assert table.refused(JoinWaitingList, patron="ann", name="Ann") is Code.ALREADY_SEATED
    assert table.refused(JoinWaitingList, patron="cyd", name=" ") is Code.NAME_OUT_OF_RANGE
    assert table.refused(LeaveWaitingList, patron="cyd") is Code.NOT_WAITING
    _wait(table, "cyd")
    assert table.refused(JoinWaitingList, patron="cyd", name="Cyd") is Code.ALREADY_WAITING
    table.do(CloseTable, by="olga")
    assert table.state.waiting == ()
    assert table.latest(WaitingListLeft).reason == "table closed"


def test_11_33_somebody_who_waits_makes_an_idle_seat_wanted() -> None:
    table = _table(seats=2)
    table.seat("ann", "bob")
    _wait(table, "cyd")
    _until(table, table.now + 5 * MINUTE)
    assert {each.patron for each in table.events if isinstance(each, IdleWarned)} == {"ann", "bob"}


# -------------------------------------------------------------------------------------- changes of a slip


@pytest.mark.parametrize("acts", ["place", "withdraw"])
def test_11_31_changes_of_a_slip_are_limited_per_patron_whatever_the_seat(acts: str) -> None:
    table = _table(seats=7, slips_per_round=6)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("bob", player=10)
    accepted = 0
    for seat in (1, 3, 4, 5):
        for _ in range(6):
            answer = table.ask(PlaceSlip, patron="ann", stakes={"player": 10_00})
            accepted += isinstance(answer, tuple)
            if acts == "withdraw":
                accepted += isinstance(table.ask(WithdrawSlip, patron="ann"), tuple)
        table.do(LeaveTable, patron="ann")
        table.do(TakeSeat, patron="ann", name="Ann", seat=seat % 5 + 3)
        table.do(BuyIn, patron="ann", amount=100_00)
    assert accepted == 6
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 10_00}) is Code.TOO_MANY_SLIPS


def test_11_31_a_slip_can_always_be_taken_back() -> None:
    table = _table(slips_per_round=3)
    table.seat("ann")
    table.shuffle()
    for _ in range(3):
        table.bet("ann", player=10)
    table.do(WithdrawSlip, patron="ann")
    assert table.own("ann").staked == 0
