"""Leaflet 003: the Dragon Bonus and Pairs, in an unnamed casino. Its pay table is lost; 000's stands in."""

from itertools import product

import pytest

from punto.house import House
from punto.house.slip import RefusalCode
from punto.rules.cards import Card
from tests.rulebook.at_the_table import (
    HOUSES_OF,
    RANKS,
    accepts,
    banker_draws_to,
    bonus_by,
    cards_of,
    count,
    deal_at,
    deal_totals,
    draws,
    every_round,
    is_natural,
    pays,
    refusal,
    settle,
    settle_round,
    sides,
    whole_shoe,
)
from tests.rulebook.on_paper import as_text, printed, says

MARGINS_OF_000 = {9: "30:1", 8: "10:1", 7: "6:1", 6: "4:1", 5: "2:1", 4: "1:1"}
BONUSES = {"player": "dragon_bonus_player", "banker": "dragon_bonus_banker"}
PAIRS = {"player": "player_pair", "banker": "banker_pair"}


@pytest.fixture(params=HOUSES_OF["003"])
def house(request: pytest.FixtureRequest) -> House:
    return House.load(request.param)


def test_003_01_player_or_banker_and_a_winning_banker_is_charged_5_percent(house: House) -> None:
    for dealt in every_round():
        if dealt.winner != "tie":
            settled = settle_round(house, dealt, player="100", banker="100")
            assert {bet.result for bet in settled.values()} == {"win", "lose"}, "like heads or tails"
    assert settle(house, "8 9 K K", banker="100")["banker"].commission == 500
    assert settle(house, "9 8 K K", player="100")["player"].commission == 0


def test_003_02_on_a_tie_player_and_banker_push_and_tie_wins_8_to_1(house: House) -> None:
    for dealt in every_round():
        if count(dealt.player) == count(dealt.banker):
            settled = settle_round(house, dealt, player="5", banker="5", tie="5")
            assert [(bet.result, bet.net) for bet in settled.values()] == [("push", 0), ("push", 0), ("win", 4000)]


def test_003_03_tens_and_faces_count_zero_aces_1_and_the_others_their_number(house: House) -> None:
    values = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0)
    assert tuple(Card.parse(rank).value for rank in RANKS) == values
    for rank, value in zip(RANKS, values, strict=True):
        assert deal_at(house, f"{rank} 9 K K").player.total == value


def test_003_04_each_hand_has_two_or_three_cards_and_nine_is_the_highest_score(house: House) -> None:
    hands = [hand for dealt in whole_shoe(house.key) for hand in (dealt.player, dealt.banker)]
    assert {len(hand.cards) for hand in hands} == {2, 3}
    assert max(hand.total for hand in hands) == 9


@pytest.mark.parametrize(
    ("cards", "score"), [("4 6", 0), ("5 5", 0), ("5 6", 1), ("9 9", 8), ("7 10", 7), ("A 9", 0), ("K 10", 0)]
)
def test_003_04_the_first_digit_is_dropped_from_ten_upward(house: House, cards: str, score: int) -> None:
    first, second = cards.split()
    assert deal_at(house, f"{first} 9 {second} K").player.total == score
    assert deal_at(house, f"9 {first} K {second}").banker.total == score


def test_003_05_8_or_9_on_the_first_two_cards_of_either_hand_is_a_natural_and_ends_the_drawing(house: House) -> None:
    for player, banker in product(range(10), repeat=2):
        dealt = deal_totals(house, player=player, banker=banker)
        assert (dealt.player.natural, dealt.banker.natural) == (player >= 8, banker >= 8)
        if player >= 8 or banker >= 8:
            assert draws(dealt) == (False, False)
    assert not deal_at(house, "2 6 K K 7 2").banker.natural, "a three-card 8 is none"


def test_003_06_player_acts_first(house: House) -> None:
    dealt = deal_at(house, "2 3 K K 4 5")
    assert [decision.side for decision in dealt.decisions] == ["player", "banker"]
    assert (cards_of(dealt.player)[2], cards_of(dealt.banker)[2]) == ("4", "5")


@pytest.mark.parametrize("banker", range(10))
def test_003_06_player_draws_on_0_to_5_unless_banker_has_a_natural_and_stands_on_6_and_7(
    house: House, banker: int
) -> None:
    for player in range(8):
        dealt = deal_totals(house, player=player, banker=banker)
        assert draws(dealt)[0] == (player <= 5 and banker < 8)
        if banker >= 8:
            assert str(dealt.decisions[0]) == f"Banker has a natural {banker}, so Player stands."
    for player in (8, 9):
        dealt = deal_totals(house, player=player, banker=banker)
        assert draws(dealt) == (False, False)
        assert str(dealt.decisions[0]) == f"Player has a natural {player} and stands."


def test_003_07_when_player_took_no_third_card_banker_draws_on_0_to_5_and_stands_on_6_to_9(house: House) -> None:
    for player, banker in product((6, 7), range(10)):
        assert draws(deal_totals(house, player=player, banker=banker)) == (False, banker <= 5)


@pytest.mark.parametrize(
    ("banker", "draws_to"),
    [
        *((low, "0123456789") for low in (0, 1, 2)),
        (3, "012345679"),
        (4, "234567"),
        (5, "4567"),
        (6, "67"),
        (7, ""),
    ],
)
def test_003_08_otherwise_banker_draws_by_players_third_card(house: House, banker: int, draws_to: str) -> None:
    for player in range(6):
        assert banker_draws_to(house, banker, player=player) == draws_to


@pytest.mark.parametrize("banker", [8, 9])
def test_003_08_banker_8_or_9_means_no_more_cards_to_either_hand(house: House, banker: int) -> None:
    for player in range(10):
        assert len(deal_totals(house, player=player, banker=banker).cards) == 4


@pytest.mark.parametrize("bonuses", [("player",), ("banker",), ("player", "banker")], ids="+".join)
def test_003_09_the_dragon_bonus_for_either_or_both_needs_a_player_or_banker_bet_and_tie_does_not_qualify(
    house: House, bonuses: tuple[str, ...]
) -> None:
    slip = {BONUSES[side]: "5" for side in bonuses}
    assert accepts(house, player="5", **slip)
    assert accepts(house, banker="5", **slip)
    assert refusal(house, **slip).code is RefusalCode.PREREQUISITE_MISSING
    beside_tie = refusal(house, tie="5", **slip)
    assert beside_tie.code is RefusalCode.PREREQUISITE_MISSING
    assert "needs a bet on Player or Banker" in str(beside_tie.message)


def test_003_10_the_dragon_bonus_pays_naturals_1_to_1_margins_from_four_and_pushes_natural_ties(house: House) -> None:
    for side, other in sides():
        for dealt in every_round():
            hands = {"player": dealt.player, "banker": dealt.banker}
            margin = count(hands[side]) - count(hands[other])
            paid = pays(house, dealt, BONUSES[side])
            assert paid == bonus_by(MARGINS_OF_000, dealt, side), dealt
            if is_natural(hands[side]):
                assert paid == ("1:1" if margin > 0 else "push" if margin == 0 else "lose")
            else:
                assert (paid != "lose") == (margin >= 4)


def test_003_11_a_pair_is_exact_rank_in_the_first_two_cards_of_that_hand_and_pays_11_to_1(house: House) -> None:
    for first, second in product(RANKS, repeat=2):
        paid = "11:1" if first == second else "lose"
        assert pays(house, deal_at(house, f"{first} 9 {second} K"), "player_pair") == paid
        assert pays(house, deal_at(house, f"9 {first} K {second}"), "banker_pair") == paid
    assert pays(house, "2 7 K J 2", "player_pair") == "lose", "the third card makes no pair"
    assert pays(house, "5 5 5 6 A 9", "player_pair") == "11:1"
    assert pays(house, "5 5 5 6 A 9", "banker_pair") == "lose", "the other hand's pair does not count"


@pytest.mark.parametrize("pairs", [("player",), ("banker",), ("player", "banker")], ids="+".join)
def test_003_11_either_pair_bet_or_both_needs_a_player_or_banker_bet(house: House, pairs: tuple[str, ...]) -> None:
    slip = {PAIRS[side]: "5" for side in pairs}
    assert accepts(house, player="5", **slip)
    assert accepts(house, banker="5", **slip)
    assert refusal(house, **slip).code is RefusalCode.PREREQUISITE_MISSING
    assert refusal(house, tie="5", **slip).code is RefusalCode.PREREQUISITE_MISSING
    settled = settle(house, "8 9 8 9", player="5", **slip)
    assert all(settled[PAIRS[side]].net == 5500 for side in pairs)


def test_003_12_it_opens_by_saying_how_easy_the_game_is() -> None:
    assert printed("pairs")[0].startswith("object: If you haven't played baccarat before, you may be surprised")
    assert "like betting heads or tails on a coin toss" in printed("pairs")[0]


def test_003_13_banker_wins_slightly_more_often_and_so_its_wins_are_charged() -> None:
    # 8 decks, exact: the figures of the rule book.
    assert says("pairs", "Banker wins slightly more often than Player: 45.86% of all rounds against 44.62%")
    assert says("pairs", "That is why its wins are charged a commission.")


def test_003_14_the_name_is_registered_and_figures_of_others_are_marked() -> None:
    assert "Dragon Bonus® is a registered name." in as_text("pairs")
    rows = [each for each in printed("pairs") if each.startswith("side: Player Dragon Bonus and")]
    marked = {each for each in rows if each.endswith("*")}
    assert len(marked) == 6
    assert all("Non-natural win by" in each for each in marked)
    assert all("atural winner" in each or "Natural tie" in each or "When / Pays" in each for each in set(rows) - marked)
    assert says("pairs", "* Not the house's own figure")
    assert not says("ohio", "*")
