"""Where the leaflets are silent, at the live table: what our defaults do to bets, cards, commission and faults."""

import pytest
from msgspec.structs import replace

from punto.house import House
from punto.table import Code, next_deadline
from punto.table.acts.betting import PlaceSlip, WithdrawSlip
from punto.table.acts.chips import CashOut
from punto.table.acts.commission import ChooseCommission, PayCommission
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.acts.correcting import CorrectRound, RoundCorrected
from punto.table.acts.operating import VoidRound
from punto.table.acts.seating import Disconnect, LeaveTable, PatronLeft
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.offers import DealerTookControl, queue_for
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.shoe import ShoeClosed
from punto.table.dealer.window import BettingClosed
from punto.table.event import Event
from punto.table.phases import Phase
from punto.table.reasons import USUAL_REASONS, reason_said
from punto.table.standing import Standing
from punto.words import LANGUAGES
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


def test_g09_where_a_house_lists_one_time_only_there_is_nothing_to_choose() -> None:
    for collected in ('["payout"]', '["end of shoe", "leaving"]'):
        table = live(bare_house(f"[commission]\ncollected = {collected}"), "ann")
        assert table.refused(ChooseCommission, patron="ann", later=True) is Code.HOUSE_FORBIDS
    assert live("bclc-ez", "ann").own("ann").pays_later is None, "no commission, no word of it"


def test_g09_commission_that_is_only_marked_stays_spendable_and_is_collected_as_far_as_the_patron_can_pay() -> None:
    house = bare_house('[commission]\ncollected = ["end of shoe", "leaving"]\nowed = "marked"')
    table = live(house, "ann", cards=BANKER_WINS)
    table.bet("ann", banker=1000)
    close(table)
    own = table.own("ann")
    assert (own.balance, own.owed, own.available) == (2_000_00, 50_00, 2_000_00)
    table.do(CashOut, patron="ann", amount=1_980_00)
    table.do(PayCommission, patron="ann")
    assert (table.own("ann").owed, table.own("ann").available, commission_taken(table)) == (30_00, 0, 20_00)
    assert table.refused(PayCommission, patron="ann") is Code.INSUFFICIENT_BALANCE
    table.do(LeaveTable, patron="ann")
    gone = table.latest(PatronLeft)
    assert (gone.commission, gone.unpaid, gone.cashed_out) == (0, 30_00, 0)


def test_g09_marked_commission_is_collected_at_the_end_of_the_shoe_as_far_as_there_are_chips() -> None:
    house = bare_house('[commission]\ncollected = ["end of shoe"]\nowed = "marked"')
    table = live(house, "ann", "bob", cards=BANKER_WINS)
    table.bet("ann", banker=1000)
    table.bet("bob", banker=100)
    close(table)
    table.do(CashOut, patron="ann", amount=1_990_00)
    finish_shoe(table)
    assert (table.own("ann").owed, table.own("bob").owed, commission_taken(table)) == (40_00, 0, 15_00)


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
    assert [(slip.patron, bet.stake) for slip in settled[0].slips for bet in slip.bets] == [("ann", 20_00)]


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
def test_g20_at_the_table_of_equal_bets_the_one_that_has_stood_longest_is_offered_the_cards(key: str) -> None:
    table = live(key, "ann", "bob", "cyd")
    table.bet("ann", player=20)
    table.bet("cyd", player=20)
    table.bet("bob", player=25)
    table.bet("bob", player=20)  # Stands at this amount only now.
    table.bet("ann", player=20, tie=5)  # Changes another bet, and keeps its place.
    table.bet("ann", player=20, tie=5)  # Sends the slip again, and keeps its place.
    close(table)
    for patron in ("ann", "cyd", "bob"):
        table.do(CedeControl, patron=patron, side="player")
    assert offers(table, "player") == [1, 3, 2]


def test_g20_at_the_table_of_equal_bets_confirmed_together_the_lower_seat_comes_first() -> None:
    table = live("ohio-midi", "ann", "bob", "cyd")
    for patron in ("cyd", "ann", "bob"):
        table.bet(patron, player=20)
    # The table confirms one slip after the other, so that only a made-up state can have a tie.
    together = {seat: replace(slip, since={"player": 1}) for seat, slip in table.state.open_round.slips.items()}
    state = replace(table.state, current=replace(table.state.open_round, slips=together))
    assert list(together) == [3, 1, 2]
    assert queue_for(state, "player") == (1, 2, 3)


@pytest.mark.parametrize("key", MIDI)
@pytest.mark.parametrize(
    ("connected", "seconds", "reason"),
    [(True, 20, "squeeze ran out"), (False, 6, "holder gone")],
    ids=["dawdles", "disconnects"],
)
def test_g21_at_the_table_the_dealer_exposes_when_the_squeeze_time_is_over_or_the_holder_is_gone(
    key: str, connected: bool, seconds: int, reason: str
) -> None:
    table = holding_player(key)
    table.do(PeelCard, patron="ann", place=0)
    if not connected:
        table.do(Disconnect, patron="ann")
    table.wait(seconds - 0.001)
    assert faces(table) == [None] * 4
    table.wait(0.001)
    assert table.latest(DealerTookControl).reason == reason
    assert (turned_by(table, "player"), turned_by(table, "banker")) == ([None, None], [None, None])
    assert table.latest(RoundSettled).winner == "player"


@pytest.mark.parametrize("key", MIDI)
def test_g21_at_the_table_an_offer_that_is_not_answered_goes_to_the_next_largest_bet(key: str) -> None:
    table = live(key, "ann", "bob")
    table.bet("ann", player=20)
    table.bet("bob", player=30)
    close(table)
    table.wait(9.999)
    assert offers(table, "player") == [2]
    table.wait(0.001)
    assert offers(table, "player") == [2, 1]


def test_g21_at_the_table_the_offer_time_is_that_of_the_house() -> None:
    table = live(own_house("[handling]\noffer_seconds = 4", extends="ohio-midi"), "ann")
    table.bet("ann", banker=20)
    close(table)
    assert next_deadline(table.state) == table.now + 4_000
    assert bare_house().handling.offer_seconds == 10


@pytest.mark.parametrize("key", [key for key in MIDI if not key.startswith("ohio")])
def test_g28_where_the_leaflet_is_silent_on_ceding_it_is_as_in_004(key: str) -> None:
    table = live(key, "ann", "bob", "cyd")
    for patron, stake in (("ann", 20), ("bob", 30), ("cyd", 40)):
        table.bet(patron, banker=stake)
    close(table)
    table.do(CedeControl, patron="cyd", side="banker")
    table.wait(10)  # Bob does not answer.
    assert offers(table, "banker") == [3, 2, 1]
    table.do(CedeControl, patron="ann", side="banker")
    assert turned_by(table, "banker") == [None, None]


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
        table.do(ExposeCard, patron="bob", place=1)
    assert table.own("ann").available == 975_00
    table.do(VoidRound, by="olga", reason="a card fell to the floor")
    for patron in ("ann", "bob"):
        assert (table.own(patron).balance, table.own(patron).available) == (1_000_00, 1_000_00)
    void = table.latest(RoundVoided)
    assert (void.number, void.by, void.reason) == (1, "olga", "a card fell to the floor")
    assert "RoundSettled" not in table.names()
    finish(table)
    assert table.state.open_round.number == 2, "the shoe goes on"


def test_g31_a_paid_round_is_corrected_by_a_later_entry_that_names_it_the_reason_and_who_ordered_it() -> None:
    table = live("ohio-mini", "ann", "bob", cards=BANKER_WINS)
    table.bet("ann", player=100)
    table.bet("bob", banker=100)
    close(table)
    settled = table.latest(RoundSettled)
    assert table.own("ann").balance == 900_00
    table.do(CorrectRound, by="olga", shoe=1, number=1, seat=1, after=0, reason="wrong card drawn")
    entry = table.latest(RoundCorrected)
    assert (entry.shoe, entry.number, entry.by, entry.reason) == (1, 1, "olga", "wrong card drawn")
    assert (entry.patron, entry.before, entry.after) == ("ann", -100_00, 0)
    assert table.own("ann").balance == 1_000_00, "by a new transfer"
    assert table.own("ann").session_net == table.own("ann").day_net == 0
    assert settled in table.events, "nothing that happened is erased"
    table.do(CorrectRound, by="olga", shoe=1, number=1, seat=1, after=-50_00, reason="half of it was right")
    assert (table.latest(RoundCorrected).before, table.own("ann").balance) == (0, 950_00)


def test_g31_a_correction_needs_a_paid_bet_a_reason_a_difference_and_money() -> None:
    table = live("ohio-mini", "ann", "bob", cards=BANKER_WINS)
    right = {"by": "olga", "shoe": 1, "number": 1, "seat": 1, "after": 0, "reason": "misdeal"}
    assert table.refused(CorrectRound, **right) is Code.NO_ROUND_TO_CORRECT
    table.bet("ann", banker=100)
    close(table)
    assert table.refused(CorrectRound, **{**right, "shoe": 2}) is Code.NO_BET_TO_CORRECT
    assert table.refused(CorrectRound, **{**right, "reason": " "}) is Code.REASON_NEEDED
    assert table.refused(CorrectRound, **{**right, "seat": 2}) is Code.NO_BET_TO_CORRECT
    assert table.refused(CorrectRound, **{**right, "after": 95_00}) is Code.NOTHING_TO_CORRECT
    assert table.refused(CorrectRound, **{**right, "after": -5_000_00}) is Code.PATRON_SHORT


def test_g31_a_round_of_an_earlier_shoe_is_corrected_too() -> None:
    table = live("ohio-mini", "ann", cards=BANKER_WINS)
    table.bet("ann", player=100)
    close(table)
    finish_shoe(table)
    table.shuffle()
    assert table.state.shoes == 2
    table.do(CorrectRound, by="olga", shoe=1, number=1, seat=1, after=0, reason="misdeal")
    entry = table.latest(RoundCorrected)
    assert (entry.shoe, entry.number, entry.before, entry.after) == (1, 1, -100_00, 0)
    assert table.own("ann").balance == 1_000_00


def test_g31_what_a_patron_who_has_left_is_due_goes_to_the_purse_and_comes_from_there() -> None:
    table = live("ohio-mini", "ann", "bob", cards=BANKER_WINS)
    table.bet("ann", player=100)
    close(table)
    finish(table)
    table.do(LeaveTable, patron="ann")
    account, cashier = table.state.accounts.patron("ann"), table.state.accounts.cashier
    had = table.state.book.account(cashier).balance
    right = {"by": "olga", "shoe": 1, "number": 1, "seat": 1, "reason": "misdeal"}
    table.do(CorrectRound, **right, after=0)
    assert [(each.credit, each.amount) for each in table.latest(RoundCorrected).transfers] == [
        (account, 100_00),
        (cashier, 100_00),
    ]
    assert (table.latest(RoundCorrected).cashed, table.state.book.account(cashier).balance) == (100_00, had + 100_00)
    assert account not in table.state.book.accounts, "nobody sits there"
    short = {**right, "after": -40_00, "standing": Standing(free=39_99)}
    assert table.refused(CorrectRound, **short) is Code.PATRON_SHORT
    table.do(CorrectRound, **{**short, "standing": Standing(free=40_00)})
    assert table.latest(RoundCorrected).cashed == -40_00
    assert table.state.book.account(cashier).balance == had + 60_00
    assert table.state.book.total == 0


def test_g31_the_usual_reasons_are_said_in_the_readers_language_and_others_as_written() -> None:
    said = {language: reason_said("misdeal").in_language(language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert {reason_said("The lamp fell on it").in_language(language) for language in LANGUAGES} == {
        "The lamp fell on it"
    }
    for reason in USUAL_REASONS:
        assert all(reason_said(reason).in_language(language) for language in LANGUAGES)
