"""Where the leaflets are silent, at the live table: what our defaults do to bets, cards, commission and faults."""

from dataclasses import replace

import pytest

from punto.house import House
from punto.table import Code, next_deadline
from punto.table.commands import (
    AcceptControl,
    CedeControl,
    Disconnect,
    ExposeCard,
    LeaveTable,
    PeelCard,
    PlaceSlip,
    VoidRound,
    WithdrawSlip,
)
from punto.table.control import queue_for
from punto.table.events import (
    BettingClosed,
    CardDealt,
    DealerTookControl,
    Event,
    PatronLeft,
    RoundSettled,
    RoundVoided,
    ShoeClosed,
)
from punto.table.phases import Phase
from tests.rulebook.at_the_table import EVERY_HOUSE, bare_house, own_house
from tests.rulebook.live_table import (
    BANKER_WINS,
    NATURALS,
    PACED,
    close,
    commission_taken,
    faces,
    finish,
    finish_shoe,
    live,
    offers,
    too_late,
    turned_by,
)
from tests.table.table_at import TableAt

MIDI = tuple(key for key in EVERY_HOUSE if House.load(key).style == "midi")


def holding_player(key: str) -> TableAt:
    """A Midi table where Ann has accepted Player's cards."""
    table = live(key, "ann")
    table.bet("ann", player=20)
    close(table)
    table.do(AcceptControl, patron="ann", side="player")
    return table


def first_of(table: TableAt, kind: type[Event]) -> int:
    """The place of the first event of a kind in the journal."""
    return next(place for place, event in enumerate(table.events) if isinstance(event, kind))


@pytest.mark.parametrize("left", ["2 3 K", "2 3 K K 4"], ids=["for the first four", "for the third cards"])
def test_g06_at_the_table_too_few_cards_give_every_stake_back_and_end_the_shoe(left: str) -> None:
    burn = 52 - len(f"{NATURALS} {left}".split())
    house = own_house(f"[shoe]\ndecks = 1\nburn = {burn}\ncut_card = 0", extends="dragon-mini")
    table = live(house, "ann", "bob", cards=f"{NATURALS} {left}")
    close(table)
    table.bet("ann", player=100, tie=5)
    table.bet("bob", banker=200, dragon_bonus_banker=50)
    close(table)
    assert (table.latest(RoundVoided).out_of_cards, table.latest(ShoeClosed).reason) == (True, "out of cards")
    assert (table.latest(RoundVoided).number, table.latest(RoundSettled).number) == (2, 1)
    for patron in ("ann", "bob"):
        assert (table.own(patron).balance, table.own(patron).available) == (1_000_00, 1_000_00)
    assert table.phase() is Phase.SHUFFLING


@pytest.mark.parametrize(
    ("collected", "taken"),
    [
        ('["payout"]', (5_00, 5_00, 5_00)),
        ('["end of shoe"]', (0, 5_00, 5_00)),
        ('["leaving"]', (0, 0, 5_00)),
        ('["end of shoe", "leaving"]', (0, 5_00, 5_00)),
    ],
)
def test_g09_at_the_table_commission_is_collected_in_time_and_until_then_owed_shown_and_not_spendable(
    collected: str, taken: tuple[int, int, int]
) -> None:
    at_payout, at_end_of_shoe, on_leaving = taken
    table = live(bare_house(f"[commission]\ncollected = {collected}"), "ann", cards=BANKER_WINS)
    table.bet("ann", banker=100)
    close(table)
    for so_far in (at_payout, at_end_of_shoe):
        own = table.own("ann")
        assert (commission_taken(table), own.owed, own.available) == (so_far, 5_00 - so_far, 1_095_00)
        finish_shoe(table)
    table.do(LeaveTable, patron="ann")
    assert (commission_taken(table), table.latest(PatronLeft).cashed_out) == (on_leaving, 1_095_00)


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_g17_at_the_table_betting_closes_before_the_first_card_and_then_no_bet_changes(key: str) -> None:
    table = live(key, "ann", "bob", settings=PACED)
    table.bet("ann", player=10)
    closes_at = next_deadline(table.state)
    assert closes_at == table.now + 20_000
    table.now = closes_at - 1
    table.bet("ann", player=20)
    table.now = closes_at
    while not (settled := [event for event in table.events if isinstance(event, RoundSettled)]):
        assert too_late(table, "bob", player=10)
        assert too_late(table, "ann", player=30)
        assert table.refused(WithdrawSlip, patron="ann") is Code.BETTING_NOT_OPEN
        table.wait()
    assert first_of(table, BettingClosed) < first_of(table, CardDealt)
    assert [(bet.patron, bet.stake) for bet in settled[0].bets] == [("ann", 20_00)]


def test_g19_at_the_table_a_slip_or_withdrawal_past_the_differential_is_refused() -> None:
    table = live(bare_house('[limits]\ndifferential = "100.00"'), "ann", "bob")
    too_far = Code.DIFFERENTIAL_EXCEEDED
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 101_00}) is too_far
    table.bet("ann", player=100, tie=300, player_pair=200)  # Only Player and Banker bets are compared.
    assert table.refused(PlaceSlip, patron="bob", stakes={"player": 5_00}) is too_far
    assert table.refused(PlaceSlip, patron="bob", stakes={"banker": 201_00}) is too_far
    table.bet("bob", banker=200)
    assert table.refused(WithdrawSlip, patron="ann") is too_far, "it would leave 200 on Banker alone"
    assert table.own("ann").staked == 600_00


def test_g19_at_the_table_there_is_no_differential_by_default() -> None:
    table = live(bare_house(), "ann", "bob")
    for patron in ("ann", "bob"):
        table.bet(patron, player=1000)


def test_g19_at_the_table_the_winners_of_all_seats_share_the_cap_on_side_bets() -> None:
    table = live(bare_house('[limits]\nside_payout_cap = "1000.00"'), "ann", "bob", cards="7 9 K 9")
    table.bet("ann", banker_pair=100)
    table.bet("bob", banker_pair=300)
    close(table)
    assert (table.own("ann").balance, table.own("bob").balance) == (1_250_00, 1_750_00)


@pytest.mark.parametrize("key", MIDI)
def test_g20_at_the_table_of_equal_bets_the_one_confirmed_first_is_offered_the_cards(key: str) -> None:
    table = live(key, "ann", "bob", "cyd")
    table.bet("ann", player=20)
    table.bet("cyd", player=20)
    table.bet("bob", player=20)
    table.bet("ann", player=20)  # Confirmed anew, and so after the others.
    close(table)
    for patron in ("cyd", "bob", "ann"):
        table.do(CedeControl, patron=patron, side="player")
    assert offers(table, "player") == [3, 2, 1]


def test_g20_at_the_table_of_equal_bets_confirmed_together_the_lower_seat_comes_first() -> None:
    table = live("ohio-midi", "ann", "bob", "cyd")
    for patron in ("cyd", "ann", "bob"):
        table.bet(patron, player=20)
    # The table confirms one slip after the other, so that only a made-up state can have a tie.
    together = {seat: replace(slip, sequence=1) for seat, slip in table.state.played.slips.items()}
    state = replace(table.state, current=replace(table.state.played, slips=together))
    assert list(together) == [3, 1, 2]
    assert queue_for(state, "player") == (1, 2, 3)


@pytest.mark.parametrize("key", MIDI)
@pytest.mark.parametrize("connected", [True, False], ids=["dawdles", "disconnects"])
def test_g21_at_the_table_the_dealer_exposes_when_the_squeeze_time_is_over(key: str, connected: bool) -> None:
    table = holding_player(key)
    table.do(PeelCard, patron="ann", place=0)
    if not connected:
        table.do(Disconnect, patron="ann")
    table.wait(19.999)
    assert faces(table) == [None] * 4
    table.wait(0.001)
    assert table.latest(DealerTookControl).reason == "squeeze ran out"
    assert (turned_by(table, "player"), turned_by(table, "banker")) == ([None, None], [None, None])
    assert table.latest(RoundSettled).winner == "player"


def test_g21_at_the_table_the_squeeze_time_is_that_of_the_house() -> None:
    table = live(own_house("[handling]\nsqueeze_seconds = 90", extends="ohio-midi"), "ann")
    table.bet("ann", banker=20)
    close(table)
    table.do(AcceptControl, patron="ann", side="banker")
    assert next_deadline(table.state) == table.now + 90_000


@pytest.mark.parametrize("key", MIDI)
def test_g22_at_the_table_the_largest_bet_is_measured_when_betting_closes(key: str) -> None:
    table = live(key, "ann", "bob", "cyd")
    table.bet("ann", player=500)
    table.bet("bob", player=20)
    table.bet("cyd", player=400)
    table.bet("ann", player=10)
    table.do(WithdrawSlip, patron="cyd")
    close(table)
    assert too_late(table, "ann", player=1000)
    table.do(CedeControl, patron="bob", side="player")
    assert offers(table, "player") == [2, 1]


@pytest.mark.parametrize("key", MIDI)
@pytest.mark.parametrize("when", ["betting", "squeezing"])
def test_g23_at_the_table_a_fault_voids_the_round_gives_every_stake_back_and_says_why(key: str, when: str) -> None:
    table = live(key, "ann", "bob")
    table.bet("ann", player=20, tie=5)
    table.bet("bob", banker=500)
    if when == "squeezing":
        close(table)
        table.do(AcceptControl, patron="ann", side="player")
        table.do(AcceptControl, patron="bob", side="banker")
        table.do(ExposeCard, patron="ann", place=0)
    assert table.own("ann").available == 975_00
    table.do(VoidRound, by="olga", reason="a card fell to the floor")
    for patron in ("ann", "bob"):
        assert (table.own(patron).balance, table.own(patron).available) == (1_000_00, 1_000_00)
    void = table.latest(RoundVoided)
    assert (void.number, void.by, void.reason.en) == (1, "olga", "a card fell to the floor")
    assert "RoundSettled" not in table.names()
    finish(table)
    assert table.state.played.number == 2, "the shoe goes on"
