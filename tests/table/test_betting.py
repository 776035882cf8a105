"""The betting window: slips whole or not at all, the clock, and who waits for whom."""

from __future__ import annotations

from punto.ledger import Transfer
from punto.table import Code, Pace, Settings
from punto.table.acts.betting import PlaceSlip, SayReady, SlipAccepted, WithdrawSlip
from punto.table.acts.seating import Disconnect, TakeSeat
from punto.table.dealer.window import BettingClosed, BettingExtended, BettingOpened
from punto.table.phases import Phase
from tests.table.table_at import FAST, TableAt, house_with

# Paced, so that a test can look at the table between the close and the first card.
PACED = Settings(cut_ms=0, pace=Pace())


def test_a_slip_is_held_and_not_yet_taken() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", chips=100_00)
    table.shuffle()
    table.bet("ann", player=20, tie=5)
    own = table.own("ann")
    assert (own.balance, own.available, own.staked) == (100_00, 75_00, 25_00)
    accepted = table.latest(SlipAccepted)
    assert accepted.stakes == (("player", 20_00), ("tie", 5_00))
    assert [each.id for each in accepted.transfers] == ["t1/1.1/1/1/player/stake", "t1/1.1/1/1/tie/stake"]


def test_a_later_slip_replaces_the_earlier_one_whole() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", chips=100_00)
    table.shuffle()
    table.bet("ann", player=90)
    table.bet("ann", banker=100)
    assert table.state.open_round.slips[1].stakes == (("banker", 100_00),)
    assert table.own("ann").available == 0
    kinds = [each.kind for each in table.latest(SlipAccepted).transfers]
    assert kinds == ["void", "pending"]


def test_a_slip_that_is_refused_leaves_the_earlier_one_standing() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", chips=100_00)
    table.shuffle()
    table.bet("ann", player=90)
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 100_01}) is Code.OFF_INCREMENT
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 101_00}) is Code.INSUFFICIENT_BALANCE
    assert table.state.open_round.slips[1].total == 90_00


def test_a_slip_can_be_taken_back_while_betting_is_open() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann")
    table.shuffle()
    assert table.refused(WithdrawSlip, patron="ann") is Code.NO_SLIP
    table.bet("ann", player=90)
    table.do(WithdrawSlip, patron="ann")
    assert table.own("ann").available == 1_000_00


def test_g17_nothing_is_placed_raised_or_withdrawn_after_the_close() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=10)
    closes_at = table.state.open_round.closes_at
    assert closes_at == table.now + 1000 * table.house.betting_seconds
    table.now = closes_at - 1
    table.bet("ann", player=20)
    # No tick has told the table yet that time is up; the slip is late all the same.
    table.now = closes_at
    assert table.refused(PlaceSlip, patron="bob", stakes={"player": 10_00}) is Code.BETTING_NOT_OPEN
    assert table.refused(WithdrawSlip, patron="ann") is Code.BETTING_NOT_OPEN
    table.wait()
    assert table.phase() is Phase.CLOSED
    assert not table.state.open_round.cards
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 10_00}) is Code.BETTING_NOT_OPEN


def test_the_window_closes_early_when_everybody_is_ready() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=10)
    table.ready("ann")
    assert table.phase() is Phase.BETTING
    table.ready("bob")
    assert table.phase() is Phase.CLOSED
    assert table.latest(BettingClosed).reason == "ready"


def test_a_new_slip_takes_ready_back() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.ready("ann")
    table.bet("ann", player=10)
    table.ready("bob")
    assert table.phase() is Phase.BETTING


def test_nobody_waits_for_a_patron_without_connection() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("bob", player=10)
    table.do(Disconnect, patron="bob")
    table.ready("ann")
    assert table.phase() is Phase.CLOSED
    assert table.state.open_round.slips[2].total == 10_00


def test_a_window_without_bets_opens_again_and_deals_nothing() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", "bob")
    table.shuffle()
    assert table.names(table.wait()) == ["BettingExtended"]
    assert table.phase() is Phase.BETTING


def test_everybody_ready_without_bets_deals_a_free_round() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann")
    table.shuffle()
    assert "RoundSettled" in table.names(table.ready("ann"))


def test_the_clock_stands_while_nobody_is_there() -> None:
    table = TableAt("ohio-mini")
    table.shuffle()
    assert table.latest(BettingOpened).closes_at is None
    table.now += 3_600_000
    table.do(TakeSeat, patron="ann", name="Ann")
    assert table.state.open_round.closes_at is None
    table.do(TakeSeat, patron="bob", name="Bob")
    assert table.latest(BettingExtended).closes_at == table.now + 1000 * table.house.betting_seconds


def test_d12_who_is_alone_has_no_clock_before_the_first_chip() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann")
    table.shuffle()
    assert table.seen_by("ann").deadline is None
    table.now += 600_000
    table.bet("ann", player=10)
    assert table.seen_by("ann").deadline == table.now + 1000 * table.house.betting_seconds
    table.do(WithdrawSlip, patron="ann")
    table.wait()
    assert table.phase() is Phase.BETTING
    assert table.seen_by("ann").deadline is None, "the clock that ran out over nothing stops"


def test_a_bet_starts_the_clock_even_if_its_patron_is_not_there() -> None:
    table = TableAt("ohio-mini", settings=PACED)
    table.seat("ann")
    table.do(Disconnect, patron="ann")
    table.shuffle()
    assert table.state.open_round.closes_at is None
    table.bet("ann", player=10)
    table.wait()
    assert table.phase() is Phase.CLOSED


def test_a_slip_for_another_round_is_refused_however_late_it_comes() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann")
    table.shuffle()
    late = {"patron": "ann", "stakes": {"player": 10_00}, "shoe": 1, "number": 1}
    table.ready("ann")
    assert table.state.open_round.number == 2
    assert table.refused(PlaceSlip, **late) is Code.OTHER_ROUND
    assert table.refused(SayReady, patron="ann", number=1) is Code.OTHER_ROUND
    assert table.refused(PlaceSlip, **{**late, "shoe": 2, "number": 2}) is Code.OTHER_ROUND
    table.do(PlaceSlip, **{**late, "number": 2})


def test_g19_player_and_banker_bets_may_differ_by_the_differential_at_most() -> None:
    house = house_with("ohio-mini", '[limits]\ndifferential = "100.00"')
    table = TableAt(house, settings=FAST)
    table.seat("ann", "bob")
    table.shuffle()
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 101_00}) is Code.DIFFERENTIAL_EXCEEDED
    table.bet("ann", player=100)
    assert table.refused(PlaceSlip, patron="bob", stakes={"player": 5_00}) is Code.DIFFERENTIAL_EXCEEDED
    table.bet("bob", banker=150)
    # Ann's bet carries Bob's now, so it cannot be taken away from under it.
    assert table.refused(WithdrawSlip, patron="ann") is Code.DIFFERENTIAL_EXCEEDED
    table.bet("ann", player=250)
    table.bet("bob", banker=300, tie=500)


def test_a_seat_cannot_flood_a_round_with_slips() -> None:
    table = TableAt("ohio-mini", settings=Settings(cut_ms=0, slips_per_round=3))
    table.seat("ann")
    table.shuffle()
    for _ in range(3):
        table.bet("ann", player=10)
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 10_00}) is Code.TOO_MANY_SLIPS
    assert table.state.open_round.slips[1].sequence == 3


def test_transfer_ids_of_a_round_are_all_different() -> None:
    table = TableAt("dragon-midi")
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=10)
    table.bet("ann", player=10)
    table.bet("bob", player=10)
    seen: list[Transfer] = [each for event in table.events for each in getattr(event, "transfers", ())]
    assert len({each.id for each in seen}) == len(seen)
