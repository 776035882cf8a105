"""Leaflet 001: Mini and Midi in Atlantic City."""

from itertools import product

import pytest

from punto.house import House
from punto.house.describe import describe_house, house_line
from punto.house.slip import RefusalCode
from punto.rules.cards import Card, parse_cards
from punto.rules.rounds import Hand, next_side
from punto.rules.settlement import explain
from punto.table import Code
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.chips import CashOut
from punto.table.acts.commission import ChooseCommission, PayCommission
from punto.table.acts.seating import LeaveTable, PatronLeft
from punto.table.dealer.shoe import CommissionCollected
from punto.table.dealer.turning import CardExposed
from punto.table.phases import Phase
from tests.rulebook.at_the_table import (
    HOUSES_OF,
    accepts,
    banker_draws_to,
    bonus_by,
    cards_of,
    codes,
    count,
    deal_at,
    deal_totals,
    draws,
    every_round,
    hand_of,
    is_natural,
    own_house,
    pays,
    refusal,
    settle,
    settle_round,
    sides,
)
from tests.rulebook.live_table import (
    BANKER_WINS,
    PACED,
    close,
    commission_taken,
    faces,
    finish,
    finish_shoe,
    live,
    too_late,
)
from tests.rulebook.on_paper import as_text, says

MARGINS = {9: "30:1", 8: "10:1", 7: "6:1", 6: "4:1", 5: "2:1", 4: "1:1"}
BONUSES = {"player": "dragon_bonus_player", "banker": "dragon_bonus_banker"}


@pytest.fixture(params=HOUSES_OF["001"])
def house(request: pytest.FixtureRequest) -> House:
    return House.load(request.param)


def test_001_01_the_object_is_the_point_count_closest_to_9_on_the_hand_wagered(house: House) -> None:
    for side, other in sides():
        for dealt in every_round():
            away, other_away = 9 - count(hand_of(dealt, side)), 9 - count(hand_of(dealt, other))
            result = settle_round(house, dealt, **{side: "5"})[side].result
            assert (result == "win") == (away < other_away), dealt
            assert (result == "lose") == (away > other_away), dealt


def test_001_02_cards_count_face_value_and_tens_and_face_cards_in_any_combination_nothing(house: House) -> None:
    for first, second in product(("10", "J", "Q", "K"), repeat=2):
        dealt = deal_at(house, f"{first} 7 {second} K 5")
        assert dealt.player.two_card_total == 0
        assert dealt.player.total == 5
        assert Hand(parse_cards(f"{first} {second} Q")).total == 0
    assert [Card.parse(str(rank)).value for rank in range(2, 10)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert deal_at(house, "J 9 A K").player.total == 1, "the Ace is the 1 of the leaflet's Jack+1=1"


def test_001_03_there_are_three_main_wagers(house: House) -> None:
    assert {bet.key for bet in house.bets if bet.kind == "main"} == {"banker", "player", "tie"}
    for key in ("banker", "player", "tie"):
        assert accepts(house, **{key: "5"})


def test_001_04_banker_with_tie_or_player_with_tie_may_be_combined_and_nothing_else(house: House) -> None:
    assert accepts(house, banker="10", tie="5")
    assert accepts(house, player="10", tie="5")
    both = refusal(house, banker="10", player="10")
    assert both.code is RefusalCode.COMBINATION_NOT_PERMITTED
    assert "Banker and Tie; Player and Tie" in str(both.message), "it says what is permitted"
    assert refusal(house, banker="10", player="10", tie="5").code is RefusalCode.COMBINATION_NOT_PERMITTED


def test_001_05_four_cards_are_drawn_face_down(house: House) -> None:
    assert house.handling.dealt == "face down"
    assert describe_house(house).handling.dealt == "face down"
    # Whatever they are, four come before anything is decided.
    assert [next_side(parse_cards("9 9 K")[:dealt]) for dealt in range(4)] == ["player", "banker"] * 2


def test_001_05_at_the_table_the_four_cards_lie_face_down_until_each_is_exposed(house: House) -> None:
    table = live(house, "ann", cards="9 8 K K", settings=PACED)
    table.bet("ann", player=10)
    assert faces(table) == [], "all wagers are placed first"
    close(table)
    while len(faces(table)) < 4:
        table.wait()
    assert faces(table) == faces(table, "ann") == [None] * 4
    while table.phase() is not Phase.SETTLED:
        exposed = {event.place for event in table.events if isinstance(event, CardExposed)}
        assert {place for place, face in enumerate(faces(table)) if face} == exposed
        table.wait()
    assert faces(table) == ["9s", "8h", "Kd", "Kc"]


def test_001_06_cards_1_and_3_are_the_player_hand_and_2_and_4_the_banker_hand(house: House) -> None:
    dealt = deal_at(house, "As 2h 6d 5c")
    assert cards_of(dealt.player) == ["As", "6d"]
    assert cards_of(dealt.banker) == ["2h", "5c"]


def test_001_07_an_8_or_9_in_the_first_two_cards_of_either_hand_ends_the_hand(house: House) -> None:
    for player, banker in product(range(10), repeat=2):
        if player in (8, 9) or banker in (8, 9):
            dealt = deal_totals(house, player=player, banker=banker)
            assert len(dealt.cards) == 4
            assert all("natural" in str(decision) for decision in dealt.decisions)
        elif (player, banker) not in {(6, 6), (6, 7), (7, 6), (7, 7)}:
            assert len(deal_totals(house, player=player, banker=banker).cards) > 4


def test_001_08_otherwise_player_draws_on_0_to_5(house: House) -> None:
    for banker in range(8):
        drew = [draws(deal_totals(house, player=player, banker=banker))[0] for player in range(8)]
        assert drew == [True] * 6 + [False] * 2


def test_001_09_the_value_of_players_third_card_determines_bankers_draw(house: House) -> None:
    # The same four cards; only Player's third differs, and only its value matters.
    assert draws(deal_at(house, "2 6 K K 7 5")) == (True, True)
    assert draws(deal_at(house, "2 6 K K 5 5")) == (True, False)
    assert {draws(deal_at(house, f"2 5 K K {tens} 9")) for tens in ("10", "J", "Q", "K")} == {(True, False)}


def test_001_09_no_more_than_one_card_is_added_to_a_hand(house: House) -> None:
    # Six zeros, then more of them: both hands still hold 0, and neither draws again.
    dealt = deal_at(house, "K Q J 10 K Q J 10 K Q")
    assert (len(dealt.player.cards), len(dealt.banker.cards)) == (3, 3)


def test_001_10_closest_to_9_wins_and_on_a_tie_the_others_do_not_lose_and_tie_wins_8_to_1(house: House) -> None:
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        assert dealt.winner == ("tie" if player == banker else "player" if player > banker else "banker")
        paid = tuple(pays(house, dealt, bet) for bet in ("player", "banker", "tie"))
        assert (
            paid
            == {
                "player": ("1:1", "lose", "lose"),
                "banker": ("lose", "1:1", "lose"),
                "tie": ("push", "push", "8:1"),
            }[dealt.winner]
        )


def test_001_11_winning_banker_and_player_are_paid_1_to_1(house: House) -> None:
    assert settle(house, "9 8 K K", player="25")["player"].winnings == 2500
    assert settle(house, "8 9 K K", banker="25")["banker"].winnings == 2500


def test_001_12_a_winning_banker_is_charged_5_percent_owed_to_the_end_of_the_shoe_or_leaving(house: House) -> None:
    assert set(house.commission.collected) == {"payout", "end of shoe", "leaving"}, "all three stand side by side"
    bet = settle(house, "8 9 K K", banker="20")["banker"]
    assert bet.commission_owed
    assert (bet.returned, bet.commission, bet.net) == (4000, 100, 1900)
    assert "commission of 1.00, owed until later" in str(explain(bet, house.currency, house.commission))
    assert settle(house, "9 8 K K", player="20")["player"].commission == 0
    assert settle(house, "4 4 K K K", banker="20")["banker"].commission == 0


@pytest.mark.parametrize(
    ("collected", "owed"),
    [('["payout"]', False), ('["end of shoe"]', True), ('["leaving"]', True), ('["end of shoe", "leaving"]', True)],
)
def test_001_12_each_of_the_leaflets_three_times_of_collection_can_be_chosen(
    house: House, collected: str, owed: bool
) -> None:
    own = own_house(f"[commission]\ncollected = {collected}", extends=house.key)
    bet = settle(own, "8 9 K K", banker="20")["banker"]
    assert bet.commission_owed is owed
    assert (bet.returned, bet.net) == (4000 if owed else 3900, 1900)


def test_001_12_at_the_table_owed_commission_is_shown_and_cannot_be_spent(house: House) -> None:
    table = live(house, "ann", cards=BANKER_WINS)
    table.bet("ann", banker=1000)
    close(table)
    finish(table)
    own = table.own("ann")
    assert (own.balance, own.owed, own.available) == (2_000_00, 50_00, 1_950_00)
    assert commission_taken(table) == 0
    assert table.refused(CashOut, patron="ann", amount=1_950_01) is Code.INSUFFICIENT_BALANCE
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 1_955_00}) is Code.INSUFFICIENT_BALANCE
    table.bet("ann", player=1950)


def test_001_12_the_patron_chooses_to_pay_at_the_payout_or_to_let_it_be_owed(house: House) -> None:
    table = live(house, "ann", "bob", cards=BANKER_WINS)
    assert (table.own("ann").pays_later, "ChooseCommission" in table.seen_by("ann").may) == (True, True)
    table.do(ChooseCommission, patron="ann", later=False)
    table.bet("ann", banker=100)
    table.bet("bob", banker=100)
    close(table)
    finish(table)
    assert (table.own("ann").owed, table.own("ann").balance) == (0, 1_095_00), "hers is taken out of the payout"
    assert (table.own("bob").owed, table.own("bob").balance) == (5_00, 1_100_00), "his is owed"
    assert commission_taken(table) == 5_00
    table.do(ChooseCommission, patron="ann", later=True)
    table.rig(BANKER_WINS)
    table.bet("ann", banker=100)
    close(table)
    finish(table)
    assert (table.own("ann").owed, commission_taken(table)) == (5_00, 5_00)


def test_001_12_the_patron_pays_what_is_owed_at_any_time_before_the_other_two(house: House) -> None:
    table = live(house, "ann", cards=BANKER_WINS)
    assert table.refused(PayCommission, patron="ann") is Code.NOTHING_OWED
    table.bet("ann", banker=100)
    close(table)
    finish(table)
    assert "PayCommission" in table.seen_by("ann").may
    table.bet("ann", player=100)
    table.do(PayCommission, patron="ann")
    assert (table.own("ann").owed, table.own("ann").balance, commission_taken(table)) == (0, 1_095_00, 5_00)
    assert table.refused(PayCommission, patron="ann") is Code.NOTHING_OWED


def test_001_12_at_the_table_it_is_collected_on_leaving_or_at_the_end_of_the_shoe_whichever_is_first(
    house: House,
) -> None:
    table = live(house, "ann", "bob", cards=BANKER_WINS)
    table.bet("ann", banker=100)
    table.bet("bob", banker=200)
    close(table)
    finish(table)
    table.do(LeaveTable, patron="ann")
    assert (table.latest(PatronLeft).commission, table.latest(PatronLeft).cashed_out) == (5_00, 1_095_00)
    assert (commission_taken(table), table.own("bob").owed) == (5_00, 10_00), "only hers"
    finish_shoe(table)
    assert [event.collected for event in table.events if isinstance(event, CommissionCollected)] == [((2, 10_00),)]
    assert (commission_taken(table), table.own("bob").owed) == (15_00, 0)
    table.do(LeaveTable, patron="bob")
    assert (table.latest(PatronLeft).commission, table.latest(PatronLeft).cashed_out) == (0, 1_190_00)


@pytest.mark.parametrize("key", ["player", "banker", "tie", "dragon_bonus_player", "dragon_bonus_banker"])
def test_001_13_all_wagers_are_in_increments_of_5_dollars(house: House, key: str) -> None:
    main = {} if key in ("player", "banker", "tie") else {"player": "5"}
    for stake in ("5", "10", "45", "500"):
        assert accepts(house, **{key: stake}, **main)
    for stake in ("6", "7.50", "12", "499.99"):
        assert RefusalCode.OFF_INCREMENT in codes(house, **{key: stake}, **main)
    off = refusal(house, **{key: "12"}, **main)
    assert (off.code, off.bet) == (RefusalCode.OFF_INCREMENT, key)
    assert "steps of $5.00; $12.00" in str(off.message)


def test_001_13_every_chip_is_a_whole_number_of_increments(house: House) -> None:
    assert house.chips
    assert all(chip % 500 == 0 for chip in house.chips)


def test_001_14_tie_alone_meets_the_minimum(house: House) -> None:
    # The shipped minimum is one increment, so that a Tie below it is off the increment as well.
    assert RefusalCode.TIE_ALONE_BELOW_MINIMUM in codes(house, tie="4")
    assert accepts(house, tie="5")
    own = own_house(
        '[limits]\nmain = { minimum = "25.00", maximum = "5000.00", increment = "5.00" }', extends=house.key
    )
    alone = refusal(own, tie="20")
    assert (alone.code, alone.bet) == (RefusalCode.TIE_ALONE_BELOW_MINIMUM, "tie")
    assert "at least $25.00; $20.00 was bet" in str(alone.message)
    assert accepts(own, tie="25")
    assert refusal(own, tie="20", dragon_bonus_player="50").code is RefusalCode.TIE_ALONE_BELOW_MINIMUM


@pytest.mark.parametrize("main", ["player", "banker"])
def test_001_14_tie_beside_another_main_bet_need_not_meet_the_minimum(house: House, main: str) -> None:
    own = own_house(
        '[limits]\nmain = { minimum = "25.00", maximum = "5000.00", increment = "5.00" }', extends=house.key
    )
    assert accepts(own, tie="5", **{main: "25"})
    assert refusal(own, tie="25", **{main: "20"}).code is RefusalCode.BELOW_MINIMUM


def test_001_15_player_draws_on_1_to_5_and_0_stands_on_6_and_7_and_has_a_natural_on_8_and_9(house: House) -> None:
    said = {}
    for total in range(10):
        dealt = deal_totals(house, player=total, banker=7)
        said[total] = ("draw" if draws(dealt)[0] else "stand", str(dealt.decisions[0]))
    for total in (1, 2, 3, 4, 5, 0):
        assert said[total] == ("draw", f"Player has {total} and draws on 0 to 5.")
    for total in (6, 7):
        assert said[total] == ("stand", f"Player has {total} and stands on 6 or 7.")
    for total in (8, 9):
        assert said[total] == ("stand", f"Player has a natural {total} and stands.")


def test_001_16_when_player_stood_on_6_or_7_banker_draws_on_0_to_5_and_stands_on_6_to_9(house: House) -> None:
    for player in (6, 7):
        drew = [draws(deal_totals(house, player=player, banker=banker))[1] for banker in range(10)]
        assert drew == [True] * 6 + [False] * 4


def test_001_17_without_a_player_natural_banker_always_draws_on_0_to_2(house: House) -> None:
    for player, banker in product(range(10), (0, 1, 2)):
        assert draws(deal_totals(house, player=player, banker=banker))[1] == (player not in (8, 9))
    assert {banker_draws_to(house, banker) for banker in (0, 1, 2)} == {"0123456789"}


@pytest.mark.parametrize(
    ("banker", "draws_to", "not_to"),
    [
        (3, "1-2-3-4-5-6-7-9-0", "8"),
        (4, "2-3-4-5-6-7", "1-8-9-0"),
        (5, "4-5-6-7", "1-2-3-8-9-0"),
        (6, "6-7", "1-2-3-4-5-8-9-0"),
        (7, "", "1-2-3-4-5-6-7-8-9-0"),
    ],
)
def test_001_18_the_table_of_players_third_card(house: House, banker: int, draws_to: str, not_to: str) -> None:
    for player in range(6):
        drawn = set(banker_draws_to(house, banker, player=player))
        assert drawn == set(draws_to.replace("-", ""))
        assert set("0123456789") - drawn == set(not_to.replace("-", ""))


@pytest.mark.parametrize("banker", [8, 9])
def test_001_18_banker_8_and_9_are_naturals_and_stand(house: House, banker: int) -> None:
    for player in range(10):
        dealt = deal_totals(house, player=player, banker=banker)
        assert len(dealt.cards) == 4
        assert str(dealt.decisions[1]) == f"Banker has a natural {banker} and stands."


def test_001_19_the_dragon_bonus_wins_on_a_natural_win_or_a_non_natural_win_by_4_to_9(house: House) -> None:
    assert all(house.offer(bonus).bet.kind == "side" for bonus in BONUSES.values())
    for side, other in sides():
        for dealt in every_round():
            mine = hand_of(dealt, side)
            margin = count(mine) - count(hand_of(dealt, other))
            wins = margin > 0 if is_natural(mine) else 4 <= margin <= 9
            bet = settle_round(house, dealt, **{BONUSES[side]: "5"})[BONUSES[side]]
            assert (bet.result == "win") == wins, dealt


def test_001_20_the_dragon_bonus_is_made_on_either_hand_or_on_both(house: House) -> None:
    for bonus in BONUSES.values():
        assert accepts(house, player="5", **{bonus: "5"})
    assert house.combinations.never_together == ()
    assert accepts(house, player="5", dragon_bonus_player="5", dragon_bonus_banker="5")


def test_001_20_the_dragon_bonus_is_taken_or_paid_at_the_end_of_the_hand(house: House) -> None:
    # On two cards Player leads 5 to 0 and would win by 5; at the end Banker has won by 4.
    ended = "5 K K K K 9"
    assert pays(house, ended, "dragon_bonus_player") == "lose"
    assert pays(house, ended, "dragon_bonus_banker") == "1:1"


def test_001_20_at_the_table_the_dragon_bonus_is_made_before_any_card_and_paid_after_the_last(house: House) -> None:
    table = live(house, "ann", "bob", cards="2 5 K K 6 6", settings=PACED)
    table.bet("ann", player=10, dragon_bonus_player=5)
    table.bet("bob", player=10)
    close(table)
    assert faces(table) == [], "no card is dealt, and yet it is too late"
    while table.phase() is not Phase.SETTLED:
        assert too_late(table, "bob", player=10, dragon_bonus_player=5)
        assert table.own("ann").balance == 1_000_00
        table.wait()
    assert table.own("ann").balance == 1_040_00, "8 over 1 is a win by 7, at 6 to 1"
    assert table.own("bob").balance == 1_010_00


def test_001_21_the_dragon_bonus_table(house: House) -> None:
    for side, _ in sides():
        paid = {pays(house, dealt, BONUSES[side]) for dealt in every_round()}
        assert paid == {*MARGINS.values(), "push", "lose"}
        for dealt in every_round():
            assert pays(house, dealt, BONUSES[side]) == bonus_by(MARGINS, dealt, side), dealt


def test_001_23_the_slogan_and_the_helpline_belong_to_whatever_is_shown_of_the_house(house: House) -> None:
    assert str(house.texts.slogan) == "Bet with your head. Not over it."
    assert "GAMBLER" in str(house.helpline)
    for told in (house_line(house), describe_house(house)):
        assert told.helpline == house.helpline, "the lobby lists houses, the table describes one"
    assert house_line(house).slogan == describe_house(house).texts.slogan == house.texts.slogan
    assert live(house, "ann").seen_by("ann").helpline == house.helpline


def test_001_22_one_leaflet_tells_mini_and_midi() -> None:
    told = as_text("atlantic-city")
    assert "Atlantic City Mini- and Midi-Baccarat" in told
    assert "This leaflet tells Mini-Baccarat and Midi-Baccarat." in told


def test_001_23_slogan_and_helpline_stand_on_the_leaflet_and_belong_to_the_house(house: House) -> None:
    assert str(house.texts.slogan) == "Bet with your head. Not over it."
    assert "1-800-GAMBLER" in str(house.helpline)
    for key in ("atlantic-city", house.key):
        assert "Bet with your head. Not over it." in as_text(key)
        assert "Gambling problem? Call 1-800-GAMBLER." in as_text(key)


def test_001_24_nine_and_five_are_four_and_a_jack_and_an_ace_are_one() -> None:
    assert says("atlantic-city", "9d 5c = 9 + 5 = 14, counts 4")
    assert says("atlantic-city", "Jc Ah = 0 + 1 = 1")
