"""Patrons come, buy chips, vanish, come back and leave."""

from __future__ import annotations

from punto.table import Code, Settings, next_deadline
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.chips import BuyIn, CashOut
from punto.table.acts.operating import Tick
from punto.table.acts.seating import Disconnect, LeaveAnnounced, LeaveTable, PatronLeft, Reconnect, TakeSeat
from punto.table.dealer.payout import RoundSettled
from punto.table.phases import Phase
from tests.table.table_at import TableAt, house_with

PACED = Settings(cut_ms=0, seat_held_ms=30_000)


def test_a_patron_takes_the_wanted_seat_or_the_first_free_one() -> None:
    table = TableAt("ohio-mini")
    table.do(TakeSeat, patron="ann", name="Ann", seat=2)
    table.do(TakeSeat, patron="bob", name="Bob")
    table.do(TakeSeat, patron="cyd", name="Cyd")
    assert {seat: each.name for seat, each in table.state.seats.items()} == {1: "Bob", 2: "Ann", 3: "Cyd"}
    assert table.refused(TakeSeat, patron="dan", name="Dan", seat=2) is Code.SEAT_TAKEN
    assert table.refused(TakeSeat, patron="dan", name="Dan", seat=0) is Code.UNKNOWN_SEAT
    assert table.refused(TakeSeat, patron="dan", name="Dan", seat=8) is Code.UNKNOWN_SEAT
    assert table.refused(TakeSeat, patron="ann", name="Ann") is Code.ALREADY_SEATED


def test_a_name_can_be_shown_to_others() -> None:
    table = TableAt("ohio-mini")
    for name in ("", "  ", "x" * 41, "a\nb", "\u202eevil"):
        assert table.refused(TakeSeat, patron="ann", name=name) is Code.NAME_OUT_OF_RANGE
    table.do(TakeSeat, patron="ann", name="安娜 O'Hara")


def test_two_patrons_of_one_name_are_told_apart() -> None:
    table = TableAt("ohio-mini")
    for patron in ("ann", "ana", "anja"):
        table.do(TakeSeat, patron=patron, name="Ann")
    assert [each.name for each in table.state.seats.values()] == ["Ann", "Ann 2", "Ann 3"]
    table.do(TakeSeat, patron="bob", name="B" * 40)
    table.do(TakeSeat, patron="rob", name="B" * 40)
    assert table.state.seats[5].name == "B" * 36 + " 2"


def test_a_patron_whom_the_server_plays_is_shown_as_such_to_everybody() -> None:
    table = TableAt("ohio-mini")
    table.do(TakeSeat, patron="bot-1", name="Ada", bot=True)
    table.do(TakeSeat, patron="ann", name="Ann")
    assert {each.name: each.bot for each in table.seen_by("ann").seats} == {"Ada": True, "Ann": False}


def test_a_full_table_takes_nobody() -> None:
    table = TableAt(house_with("ohio-mini", "seats = 1"))
    table.seat("ann")
    assert table.refused(TakeSeat, patron="bob", name="Bob") is Code.TABLE_FULL
    assert "TakeSeat" not in table.seen_by("bob").may


def test_chips_are_bought_and_cashed() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", chips=100_00)
    table.do(CashOut, patron="ann", amount=40_00)
    assert table.own("ann").balance == 60_00
    assert table.refused(CashOut, patron="ann", amount=60_01) is Code.INSUFFICIENT_BALANCE
    for amount in (0, -1, 10**13 + 1):
        assert table.refused(BuyIn, patron="ann", amount=amount) is Code.AMOUNT_OUT_OF_RANGE
    assert table.refused(BuyIn, patron="bob", amount=1) is Code.NOT_SEATED
    assert table.state.book.account("t1/cashier").balance == -60_00


def test_leaving_while_betting_is_open_takes_the_slip_back_first() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=20)
    assert table.names(table.do(LeaveTable, patron="ann")) == ["SlipWithdrawn", "PatronLeft"]
    assert table.latest(PatronLeft).cashed_out == 1_000_00
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 10_00}) is Code.NOT_SEATED


def test_leaving_with_a_stake_in_play_waits_for_the_payout() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.rig("9 3 K K")
    table.bet("ann", player=20)
    table.ready("ann", "bob")
    table.do(LeaveTable, patron="ann")
    assert table.latest(LeaveAnnounced).patron == "ann"
    assert table.refused(BuyIn, patron="ann", amount=1) is Code.PATRON_LEAVING
    while table.phase() is not Phase.SETTLED:
        table.wait()
    assert table.latest(RoundSettled).slips[0].net == 20_00
    left = table.latest(PatronLeft)
    assert (left.reason, left.cashed_out, left.day_net) == ("own wish", 1_020_00, 20_00)
    assert list(table.state.seats) == [2]


def test_who_takes_a_seat_inherits_nothing_of_the_one_before() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=20)
    table.ready("ann", "bob")
    table.do(LeaveTable, patron="ann")
    while table.phase() is not Phase.SETTLED:
        table.wait()
    table.do(TakeSeat, patron="cyd", name="Cyd", seat=1)
    (seat, _) = table.seen_by("cyd").seats
    assert (seat.name, seat.stakes, seat.bets, table.own("cyd").bets) == ("Cyd", (), (), ())
    table.wait()
    table.ready("cyd")
    table.do(LeaveTable, patron="cyd")
    table.do(TakeSeat, patron="dan", name="Dan", seat=1)
    assert not table.seen_by("dan").seats[0].ready
    table.ready("bob")
    assert table.phase() is Phase.BETTING


def test_a_disconnected_patrons_slip_stands_and_is_settled() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann")
    table.rig("9 3 K K")
    table.bet("ann", player=20)
    table.do(Disconnect, patron="ann")
    assert table.refused(Disconnect, patron="ann") is Code.NOT_CONNECTED
    # The seat's time runs out in the middle of the round; the stake keeps the patron until it is paid.
    table.now += 31_000
    table.do(Tick)
    deadline = next_deadline(table.state)
    assert deadline is not None
    assert deadline > table.now
    while table.phase() is not Phase.SETTLED:
        table.wait(1)
    left = table.latest(PatronLeft)
    assert (left.reason, left.cashed_out) == ("seat hold ran out", 1_020_00)


def test_a_seat_is_held_for_a_time_and_coming_back_shows_the_same() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=20)
    before = table.seen_by("ann")
    table.do(Disconnect, patron="ann")
    table.now += 10_000
    assert table.own("ann").held_until == table.now + 20_000
    table.do(Reconnect, patron="ann")
    after = table.seen_by("ann")
    assert (after.own, after.current, after.seats) == (before.own, before.current, before.seats)
    assert table.refused(Reconnect, patron="ann") is Code.ALREADY_CONNECTED


def test_a_seat_without_stake_is_given_up_when_its_time_is_over() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.do(Disconnect, patron="ann")
    table.wait(29)
    assert list(table.state.seats) == [1, 2]
    table.wait(1)
    assert list(table.state.seats) == [2]
    assert table.latest(PatronLeft).cashed_out == 1_000_00
