"""Where two leaflets differ, each house follows its own; where one is unclear, the others settle it."""

from itertools import combinations, product

import pytest

from punto.house import House
from punto.house.describe import describe_house
from punto.house.slip import RefusalCode
from tests.rulebook.at_the_table import (
    EVERY_HOUSE,
    HOUSES_OF,
    accepts,
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
    sides,
)

BONUSES = {"player": "dragon_bonus_player", "banker": "dragon_bonus_banker"}
USUAL = {9: "30:1", 8: "10:1", 7: "6:1", 6: "4:1", 5: "2:1", 4: "1:1"}
OF_BCLC = {**USUAL, 7: "4:1", 4: "2:1"}
WITH_BONUS = (*HOUSES_OF["000"], *HOUSES_OF["001"], "bclc-dragon", *HOUSES_OF["003"], *HOUSES_OF["004"])
COMMISSION_FREE = ("bclc-ez", "bclc-no-commission")
WITH_COMMISSION = tuple(key for key in EVERY_HOUSE if key not in COMMISSION_FREE)
MIDI = ("dragon-midi", "atlantic-city-midi", "bclc-midi", "ohio-midi")

of_every_house = pytest.mark.parametrize("key", EVERY_HOUSE)
of_every_bonus_house = pytest.mark.parametrize("key", WITH_BONUS)


@pytest.fixture
def house(key: str) -> House:
    return House.load(key)


def leaflet_of(house: House) -> str:
    """The number of the leaflet that a house follows, by the house's own word."""
    return house.source[:3]


def test_d01_the_houses_with_a_dragon_bonus() -> None:
    for bonus in BONUSES.values():
        assert tuple(key for key in EVERY_HOUSE if bonus in House.load(key).by_key) == WITH_BONUS


@of_every_bonus_house
def test_d01_only_bclc_pays_7_points_4_to_1_and_4_points_2_to_1(house: House) -> None:
    margins = OF_BCLC if leaflet_of(house) == "002" else USUAL
    for (side, _), dealt in product(sides(), every_round()):
        assert pays(house, dealt, BONUSES[side]) == bonus_by(margins, dealt, side), dealt


@of_every_bonus_house
def test_d02_the_dragon_bonus_needs_what_its_own_leaflet_says(house: House) -> None:
    qualifying = {
        "000": {"player", "banker", "tie"},
        "001": {"player", "banker", "tie", "nothing"},
        "002": {"player", "banker", "tie", "nothing"},
        "003": {"player", "banker"},
        "004": {"player", "banker", "tie", "nothing"},
    }[leaflet_of(house)]
    for bonus in BONUSES.values():
        beside = {main for main in ("player", "banker", "tie") if accepts(house, **{main: "5", bonus: "5"})}
        alone = {"nothing"} if accepts(house, **{bonus: "5"}) else set()
        assert beside | alone == qualifying


@of_every_bonus_house
def test_d03_both_dragon_bonuses_at_once_are_permitted_in_every_house_that_has_them(house: House) -> None:
    assert accepts(house, player="5", dragon_bonus_player="5", dragon_bonus_banker="5")


def test_d04_pairs_need_nothing_on_bclc_midi_and_a_player_or_banker_bet_in_003() -> None:
    offered = [key for key in EVERY_HOUSE if {"player_pair", "banker_pair"} & House.load(key).by_key.keys()]
    assert offered == ["bclc-midi", "pairs-mini"]
    bclc, of_003 = map(House.load, offered)
    for pair in ("player_pair", "banker_pair"):
        assert accepts(bclc, **{pair: "5"})
        assert accepts(bclc, tie="5", **{pair: "5"})
        assert refusal(of_003, **{pair: "5"}).code is RefusalCode.PREREQUISITE_MISSING
        assert refusal(of_003, tie="5", **{pair: "5"}).code is RefusalCode.PREREQUISITE_MISSING
    for house in (bclc, of_003):
        assert accepts(house, banker="5", player_pair="5", banker_pair="5")
        assert [pays(house, cards, "player_pair") for cards in ("J 9 K K", "K 9 K Q", "J 9 J K")] == [
            "lose",
            "11:1",
            "11:1",
        ]


@of_every_house
def test_d05_only_atlantic_city_limits_the_combinations_of_main_bets(house: House) -> None:
    every = {bets for size in (1, 2, 3) for bets in combinations(("player", "banker", "tie"), size)}
    taken = {bets for bets in every if accepts(house, **dict.fromkeys(bets, "5"))}
    assert every - taken == (
        {("player", "banker"), ("player", "banker", "tie")} if leaflet_of(house) == "001" else set()
    )


@of_every_house
def test_d06_only_atlantic_city_has_increments_of_5_and_its_own_rule_for_tie_alone(house: House) -> None:
    of_atlantic_city = leaflet_of(house) == "001"
    assert house.tie_alone is of_atlantic_city
    for offer in house.offers:
        assert offer.limits.increment == (500 if of_atlantic_city else 100), offer.bet.key
    below = RefusalCode.TIE_ALONE_BELOW_MINIMUM if of_atlantic_city else RefusalCode.BELOW_MINIMUM
    assert below in codes(house, tie="4")
    assert accepts(house, player="6") is not of_atlantic_city


@pytest.mark.parametrize("key", WITH_COMMISSION)
def test_d07_commission_is_owed_in_atlantic_city_and_taken_out_of_the_payout_elsewhere(house: House) -> None:
    bet = settle(house, "8 9 K K", banker="20")["banker"]
    assert (bet.commission, bet.net) == (100, 1900)
    if leaflet_of(house) == "001":
        assert house.commission.collected == ("end of shoe", "leaving", "payout")
        assert (bet.commission_owed, bet.returned) == (True, 4000)
    else:
        assert house.commission.collected == ("payout",)
        assert (bet.commission_owed, bet.returned) == (False, 3900)


def test_d08_only_bclc_has_commission_free_forms_ez_and_no_commission() -> None:
    assert tuple(key for key in EVERY_HOUSE if not House.load(key).charges_commission) == COMMISSION_FREE
    three_card_7, six = "K 2 A K K 5", "2 A 3 A 5 4"
    paid = {
        key: (pays(House.load(key), three_card_7, "banker"), pays(House.load(key), six, "banker"))
        for key in ("bclc-mini", "bclc-ez", "bclc-no-commission")
    }
    assert paid == {"bclc-mini": ("1:1", "1:1"), "bclc-ez": ("push", "1:1"), "bclc-no-commission": ("1:1", "1:2")}


@of_every_house
def test_d09_patrons_have_the_cards_in_midi_houses_alone(house: House) -> None:
    by = describe_house(house).handling.by
    assert (house.style, by) == (("midi", "patrons") if house.key in MIDI else ("mini", "dealer"))
    assert leaflet_of(house) != "003" or house.style == "mini", "leaflet 003 has no Midi"


def test_d10_each_house_has_its_leaflets_own_words_on_what_may_be_done_to_the_cards() -> None:
    words = {}
    for key in EVERY_HOUSE:
        handling = House.load(key).handling
        if handling.may or handling.may_not:
            words[key] = (str(handling.may), str(handling.may_not))
    assert words == {
        "dragon-midi": ("handle the cards", "None"),
        "bclc-midi": ("touch, squeeze or fold the cards", "crumple or rip the cards"),
        "ohio-midi": ("touch, handle or alter the cards", "None"),
    }


@of_every_house
def test_d11_cards_lie_face_up_in_the_mini_forms_of_bclc_and_face_down_elsewhere(house: House) -> None:
    face_up = leaflet_of(house) == "002" and house.style == "mini"
    assert house.handling.dealt == ("face up" if face_up else "face down")


@of_every_house
def test_d12_every_house_deals_in_the_order_that_001_gives(house: House) -> None:
    dealt = deal_at(house, "2s 3h 4d 5c")
    assert (cards_of(dealt.player), cards_of(dealt.banker)) == (["2s", "4d"], ["3h", "5c"])


@of_every_house
def test_d13_a_banker_natural_stops_players_draw_in_every_house(house: House) -> None:
    for player, banker in product(range(6), (8, 9)):
        dealt = deal_totals(house, player=player, banker=banker)
        assert len(dealt.cards) == 4
        assert str(dealt.decisions[0]) == f"Banker has a natural {banker}, so Player stands."


@of_every_house
def test_d14_banker_6_as_well_as_7_stands_when_player_stood_on_6_or_7(house: House) -> None:
    for player, banker in product((6, 7), (6, 7)):
        assert draws(deal_totals(house, player=player, banker=banker)) == (False, False)


@of_every_house
@pytest.mark.parametrize("ten", ["4 6", "5 5", "A 9", "2 8", "3 7"])
def test_d15_a_total_of_exactly_ten_counts_zero(house: House, ten: str) -> None:
    first, second = ten.split()
    dealt = deal_at(house, f"{first} 9 {second} K")
    assert (dealt.player.total, dealt.winner) == (0, "banker")


@of_every_house
def test_d16_an_ace_counts_one_in_every_house(house: House) -> None:
    assert deal_at(house, "A 9 K K").player.total == 1
    assert deal_at(house, "7 6 A 10").player.natural, "7 and an Ace are a natural 8"
    assert draws(deal_totals(house, player=2, banker=4, third="A")) == (True, False)


@of_every_bonus_house
def test_d17_any_natural_win_pays_the_dragon_bonus_1_to_1_whatever_the_margin(house: House) -> None:
    for side, other in sides():
        margins = set()
        for dealt in every_round():
            margin = count(hand_of(dealt, side)) - count(hand_of(dealt, other))
            if is_natural(hand_of(dealt, side)) and margin > 0:
                margins.add(margin)
                assert pays(house, dealt, BONUSES[side]) == "1:1", dealt
        assert margins == set(range(1, 10))


def test_d18_ceding_and_the_dealer_of_last_resort_are_settings_that_hold_where_leaflets_are_silent() -> None:
    for key in MIDI:
        house = House.load(key)
        assert (house.handling.ceding, house.handling.squeeze_seconds) == (True, 20)
    own = own_house("[handling]\nceding = false\nsqueeze_seconds = 7", extends="bclc-midi")
    assert (own.handling.ceding, own.handling.squeeze_seconds) == (False, 7)
    assert own.handling.may == House.load("bclc-midi").handling.may
