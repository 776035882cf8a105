"""Payouts to the cent, commission now or later, and every stake back when a round is void."""

from __future__ import annotations

from punto.table import Code
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.chips import CashOut
from punto.table.acts.operating import VoidRound
from punto.table.acts.seating import LeaveTable, PatronLeft
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.shoe import CommissionCollected, ShoeClosed
from punto.table.phases import Phase
from punto.table.views.explanations import explained
from punto.words import LANGUAGES
from tests.table.table_at import TableAt, house_with

BANKER_WINS = "5 6 K K 7 2"
PLAYER_NATURAL = "9 3 K K"


def _round(table: TableAt, cards: str, **stakes: int) -> None:
    table.rig(cards)
    table.bet("ann", **stakes)
    table.ready("ann")


def _seated(house: str) -> TableAt:
    table = TableAt(house)
    table.seat("ann", chips=1_000_00)
    return table


def _house_money(table: TableAt) -> tuple[int, int, int]:
    book, accounts = table.state.book, table.state.accounts
    return tuple(book.account(name).balance for name in (accounts.bankroll, accounts.commission, accounts.cashier))  # type: ignore[return-value]


def test_000_08_commission_at_payout_is_taken_out_of_it() -> None:
    table = _seated("dragon-mini")
    _round(table, BANKER_WINS, banker=20)
    assert table.own("ann").balance == 1_019_00
    assert _house_money(table) == (-20_00, 1_00, -1_000_00)
    (slip,) = table.latest(RoundSettled).slips
    bet = explained(table.house, slip.bets[0])
    assert str(bet.explanation) == "20.00 at 1 to 1 wins 20.00, less 5% commission of 1.00: 19.00."
    assert bet.explanation.in_language("zh-Hans") == "20.00按1赔1赢20.00，减去5%佣金1.00：19.00。"


def test_a_lost_stake_goes_to_the_house_and_a_push_comes_back() -> None:
    table = _seated("ohio-mini")
    _round(table, "4 4 K K K", player=20, tie=5)
    assert table.own("ann").balance == 1_040_00
    _round(table, PLAYER_NATURAL, banker=20)
    assert table.own("ann").balance == 1_020_00


def test_the_escrow_of_a_round_is_gone_after_it() -> None:
    table = _seated("ohio-mini")
    _round(table, PLAYER_NATURAL, player=20, tie=5)
    assert not [name for name in table.state.book.accounts if "escrow:1.1" in name]
    assert table.state.book.pending == {}


def test_001_12_owed_commission_is_held_shown_and_not_spendable() -> None:
    table = _seated("atlantic-city-mini")
    _round(table, BANKER_WINS, banker=1000)
    own = table.own("ann")
    assert (own.balance, own.owed, own.available) == (2_000_00, 50_00, 1_950_00)
    assert table.refused(CashOut, patron="ann", amount=1_950_01) is Code.INSUFFICIENT_BALANCE
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 1_955_00}) is Code.INSUFFICIENT_BALANCE
    _round(table, BANKER_WINS, banker=100)
    assert table.own("ann").owed == 55_00
    assert len(table.state.book.pending) == 1, "one hold a patron, however many rounds"


def test_001_12_owed_commission_is_collected_when_the_patron_leaves() -> None:
    table = _seated("atlantic-city-mini")
    _round(table, BANKER_WINS, banker=100)
    table.do(LeaveTable, patron="ann")
    left = table.latest(PatronLeft)
    assert (left.commission, left.cashed_out) == (5_00, 1_095_00)
    assert _house_money(table) == (-100_00, 5_00, 95_00)


def test_001_12_owed_commission_is_collected_at_the_end_of_the_shoe() -> None:
    table = _seated("atlantic-city-mini")
    _round(table, BANKER_WINS, banker=100)
    table.bet("ann", banker=100)
    table.do(VoidRound, by="olga", reason="a fault", end_shoe=True)
    assert table.latest(CommissionCollected).collected == ((1, 5_00),)
    own = table.own("ann")
    assert (own.balance, own.owed, own.available, own.collected) == (1_095_00, 0, 1_095_00, 5_00)
    table.shuffle()
    assert table.own("ann").collected == 0


def test_001_12_a_house_that_collects_only_on_leaving_carries_it_over_shoes() -> None:
    house = house_with("ohio-mini", '[commission]\ncollected = ["leaving"]')
    table = TableAt(house)
    table.seat("ann")
    _round(table, BANKER_WINS, banker=100)
    table.do(VoidRound, by="olga", reason="a fault", end_shoe=True)
    _round(table, BANKER_WINS, banker=100)
    assert table.own("ann").owed == 10_00
    table.do(LeaveTable, patron="ann")
    assert table.latest(PatronLeft).commission == 10_00


def test_every_bet_of_every_seat_is_explained_in_both_languages() -> None:
    table = TableAt("dragon-mini")
    table.seat("ann", "bob")
    table.rig(BANKER_WINS)
    table.bet("ann", banker=20, dragon_bonus_banker=5)
    table.bet("bob", player=10, tie=5)
    table.ready("ann", "bob")
    slips = table.latest(RoundSettled).slips
    assert [(slip.seat, bet.bet, bet.result, bet.net) for slip in slips for bet in slip.bets] == [
        (1, "banker", "win", 19_00),
        (1, "dragon_bonus_banker", "win", 20_00),
        (2, "player", "lose", -10_00),
        (2, "tie", "lose", -5_00),
    ]
    words = [explained(table.house, bet).explanation for slip in slips for bet in slip.bets]
    assert all(each.in_language(language) for each in words for language in LANGUAGES)


def test_g23_a_void_round_gives_every_stake_back_and_says_why() -> None:
    table = TableAt("ohio-midi")
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=20, tie=5)
    table.bet("bob", banker=500)
    table.ready("ann", "bob")
    assert table.phase() is Phase.CONTROL
    table.do(VoidRound, by="olga", reason="a card fell to the floor")
    assert table.own("ann").available == table.own("bob").available == 1_000_00
    void = table.latest(RoundVoided)
    assert (void.by, void.reason, void.number) == ("olga", "a card fell to the floor", 1)
    assert table.phase() is Phase.BETTING
    assert table.state.open_round.number == 2
    shown = table.seen_by("ann").shoe
    assert shown is not None
    assert [(each.number, each.cards) for each in shown.rounds] == [(1, None)]


def test_g6_too_few_cards_void_the_round_and_end_the_shoe() -> None:
    house = house_with("ohio-mini", "[shoe]\ndecks = 1\nburn = 45\ncut_card = 0")
    table = TableAt(house)
    table.seat("ann")
    table.shuffle()
    for _ in range(2):
        table.bet("ann", player=20)
        table.ready("ann")
    assert table.latest(RoundVoided).out_of_cards
    assert table.latest(ShoeClosed).reason == "out of cards"
    assert table.own("ann").available == table.own("ann").balance
    assert table.phase() is Phase.SHUFFLING


def test_g19_winners_share_the_cap_on_side_bets() -> None:
    house = house_with("dragon-mini", '[limits]\nside_payout_cap = "10.00"')
    table = TableAt(house)
    table.seat("ann", "bob")
    table.rig(BANKER_WINS)
    for patron in ("ann", "bob"):
        table.bet(patron, banker=20, dragon_bonus_banker=5)
    table.ready("ann", "bob")
    slips = table.latest(RoundSettled).slips
    side = [bet for slip in slips for bet in slip.bets if bet.bet == "dragon_bonus_banker"]
    assert [bet.winnings for bet in side] == [5_00, 5_00]
    assert table.own("ann").balance == 1_000_00 + 19_00 + 5_00
