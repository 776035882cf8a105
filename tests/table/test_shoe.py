"""The shoe: committed before the cut, cut by patrons, burned, dealt to the cut card, revealed."""

from __future__ import annotations

from punto.fairness.commit import Cut, commitment, mix_cuts, shoe_order
from punto.rules.shoe import Shoe
from punto.table import NO_WAIT, SPECTATOR, Code, Settings, encode, view, wants_shoe
from punto.table.acts.betting import SayReady
from punto.table.acts.operating import CloseTable
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.acts.shoe import CutShoe, ShoeCommitted, ShuffleShoe
from punto.table.dealer.payout import RoundSettled
from punto.table.dealer.shoe import ShoeBurned, ShoeClosed, ShoeRevealed
from punto.table.phases import Phase, ShoePhase
from tests.table.table_at import FAST, TableAt

WITH_CUT = Settings(pace=NO_WAIT, cut_ms=8_000)
SEED = bytes(range(32))


def test_a_table_wants_a_seed_and_then_none() -> None:
    table = TableAt("ohio-mini")
    assert wants_shoe(table.state)
    assert table.refused(ShuffleShoe, seed=b"too short") is Code.SHOE_NOT_WANTED
    table.shuffle()
    assert not wants_shoe(table.state)
    assert table.refused(ShuffleShoe, seed=SEED) is Code.SHOE_NOT_WANTED


def test_the_commitment_is_shown_before_anybody_cuts_and_the_seed_is_not() -> None:
    table = TableAt("ohio-mini", settings=WITH_CUT)
    table.seat("ann")
    table.shuffle(SEED)
    shown = view(table.state, SPECTATOR).shoe
    assert shown is not None
    assert (shown.phase, shown.commitment, shown.seed) == (ShoePhase.COMMITTED, commitment(SEED), None)
    assert SEED.hex() not in str(encode(view(table.state, SPECTATOR)))
    assert table.seen_by("ann").deadline == table.now + 8_000


def test_every_patron_may_cut_once_and_all_cuts_are_mixed_in() -> None:
    table = TableAt("ohio-mini", settings=WITH_CUT)
    table.seat("ann", "bob", "cyd")
    table.shuffle(SEED)
    assert table.refused(CutShoe, patron="ann", entropy=b"") is Code.ENTROPY_OUT_OF_RANGE
    assert table.refused(CutShoe, patron="ann", entropy=bytes(257)) is Code.ENTROPY_OUT_OF_RANGE
    table.do(CutShoe, patron="bob", entropy=b"b")
    assert table.refused(CutShoe, patron="bob", entropy=b"again") is Code.ALREADY_CUT
    table.do(CutShoe, patron="ann", entropy=b"a")
    table.do(SayReady, patron="cyd")
    cut = mix_cuts([Cut("seat 2", b"b"), Cut("seat 1", b"a")])
    shoe, due = table.state.open_shoe, Shoe.of(shoe_order(SEED, cut, decks=8), table.house.shoe)
    assert (shoe.source.order, shoe.used, shoe.burned, shoe.cut_at) == (due.order, due.used, due.burned, due.cut_at)
    assert table.phase() is Phase.BETTING
    assert table.refused(CutShoe, patron="cyd", entropy=b"c") is Code.CUT_NOT_OPEN


def test_a_seat_cuts_once_whoever_sits_there() -> None:
    table = TableAt("ohio-mini", settings=WITH_CUT)
    table.seat("ann", "bob")
    table.shuffle(SEED)
    table.do(CutShoe, patron="ann", entropy=b"a")
    table.do(LeaveTable, patron="ann")
    table.do(TakeSeat, patron="ann", name="Ann")
    assert table.refused(CutShoe, patron="ann", entropy=b"again") is Code.ALREADY_CUT


def test_the_time_to_cut_runs_out() -> None:
    table = TableAt("ohio-mini", settings=WITH_CUT)
    table.seat("ann")
    table.shuffle(SEED)
    table.wait()
    assert table.latest(ShoeBurned).shoe == 1
    assert table.phase() is Phase.BETTING


def test_a_table_that_closes_during_the_cut_reveals_the_cuts_it_has() -> None:
    table = TableAt("ohio-mini", settings=WITH_CUT)
    table.seat("ann", "bob")
    table.shuffle(SEED)
    table.do(CutShoe, patron="ann", entropy=b"a")
    table.do(CloseTable, by="olga")
    assert table.latest(ShoeRevealed).cut == mix_cuts([Cut("seat 1", b"a")])
    assert table.latest(ShoeClosed).reason == "table closed"


def test_with_nobody_there_the_shoe_is_not_cut() -> None:
    table = TableAt("ohio-mini", settings=WITH_CUT)
    table.shuffle(SEED)
    assert table.latest(ShoeCommitted).cut_until is None
    assert table.phase() is Phase.BETTING


def test_g3_the_first_card_is_shown_and_as_many_are_burned_as_it_counts() -> None:
    table = TableAt("ohio-mini")
    table.shuffle(SEED)
    first = shoe_order(SEED, mix_cuts(()), decks=8)[0]
    burned = table.latest(ShoeBurned)
    assert (burned.shown, burned.burned) == (first, 1 + (first.value or 10))


def test_g5_the_rounds_of_a_shoe_are_those_of_the_rules_and_then_it_is_revealed() -> None:
    table = TableAt("ohio-mini", settings=FAST)
    table.seat("ann")
    table.shuffle(SEED)
    expected = list(Shoe.of(shoe_order(SEED, mix_cuts(()), decks=8), table.house.shoe).rounds())
    last_called = 0
    while table.phase() is Phase.BETTING:
        last_called += table.state.open_round.last
        table.ready("ann")
    assert last_called == 1
    played = [event.cards for event in table.events if isinstance(event, RoundSettled)]
    assert played == [str(dealt) for dealt in expected]
    assert table.latest(ShoeClosed).reason == "cut card"
    revealed = table.latest(ShoeRevealed)
    assert (revealed.seed, revealed.cut) == (SEED, mix_cuts(()))
    shown = table.seen_by("ann").shoe
    assert shown is not None
    assert (shown.phase, shown.seed) == (ShoePhase.REVEALED, SEED.hex())
    assert len(shown.rounds) == len(expected)
    assert wants_shoe(table.state)
    table.shuffle(bytes(32))
    assert (table.state.shoes, table.state.open_round.number) == (2, 1)
    assert table.seen_by("ann").shoe.rounds == ()  # type: ignore[union-attr]
