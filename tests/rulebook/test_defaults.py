"""Where the leaflets are silent: the default, and that the other values a house may choose really work."""

import re
from fractions import Fraction

import pytest

from punto.errors import HouseError, ImpossibleDeal, NotationError, OutOfCards
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.house.describe import LimitsInDecimals, describe_house
from punto.house.settle import settle_slips
from punto.house.slip import RefusalCode
from punto.rules.cards import parse_cards
from punto.rules.odds import Odds
from punto.rules.rounds import Round, next_side, play
from punto.rules.settlement import explain
from punto.rules.shoe import Shoe, full_order
from tests.rulebook.at_the_table import (
    EVERY_HOUSE,
    HOUSES_OF,
    accepts,
    bare_house,
    cards_of,
    count,
    deal_at,
    every_round,
    is_natural,
    own_house,
    pays,
    refusal,
    settle,
    slip_of,
)
from tests.rulebook.on_paper import printed, says

CENTS = '[limits]\nmain = { minimum = "0.01", maximum = "5000.00", increment = "0.01" }\n'
"""Stakes to the cent, so that payouts are not always whole."""

FOUR_CARDS = parse_cards("9 8 K K")
"""A round of four cards, natural against natural."""


def problems_of(text: str) -> str:
    """What the loader says of a bare house with these lines; it must refuse it."""
    with pytest.raises(HouseError) as refused:
        bare_house(text)
    return str(refused.value)


# The cards.


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_g01_the_order_is_p1_b1_p2_b2_then_players_third_then_bankers(key: str) -> None:
    dealt = deal_at(House.load(key), "2s 3h Kd Kc 4s 5h")
    assert cards_of(dealt.player) == ["2s", "Kd", "4s"]
    assert cards_of(dealt.banker) == ["3h", "Kc", "5h"]
    assert str(dealt) == "2s 3h Kd Kc 4s 5h"


def test_g01_when_player_stands_the_fifth_card_is_bankers() -> None:
    dealt = deal_at(bare_house(), "6 5 K K 8")
    assert (cards_of(dealt.player), cards_of(dealt.banker)) == (["6", "K"], ["5", "K", "8"])
    assert [next_side(parse_cards("6 5 K K 8")[:dealt]) for dealt in range(6)] == [
        *("player", "banker", "player", "banker", "banker"),
        None,
    ]


def test_g02_the_default_is_8_decks() -> None:
    assert bare_house().shoe.decks == 8
    assert bare_house().shoe.cards == len(full_order(8)) == 416
    assert {House.load(key).shoe.decks for key in EVERY_HOUSE} == {8}


@pytest.mark.parametrize("decks", range(1, 13))
def test_g02_a_house_may_have_1_to_12_decks(decks: int) -> None:
    house = bare_house(f"[shoe]\ndecks = {decks}")
    assert house.shoe.cards == 52 * decks
    # A round takes six cards at most: with fewer than six decks one card can come too often.
    alike = ["Ks"] * min(decks, 6) + ["Kh"] * max(0, 6 - decks)
    if decks >= 3:
        assert play(parse_cards(" ".join(alike)), decks=house.shoe.decks).winner == "tie"
    if decks < 6:
        with pytest.raises(ImpossibleDeal, match=f"6 x Ks: a shoe of {decks} decks? holds {decks}"):
            play(parse_cards("Ks " * 6), decks=house.shoe.decks)


@pytest.mark.parametrize("decks", ["0", "13", "-1", "1.5", '"8"', "true"])
def test_g02_any_other_number_of_decks_is_refused(decks: str) -> None:
    assert "must be a whole number from 1 to 12" in problems_of(f"[shoe]\ndecks = {decks}")


@pytest.mark.parametrize(
    ("first", "burned"),
    [("A", 2), ("2", 3), ("3", 4), ("4", 5), ("5", 6), ("6", 7), ("7", 8), ("8", 9), ("9", 10)]
    + [(ten, 11) for ten in ("10", "J", "Q", "K")],
)
def test_g03_the_first_card_is_burned_and_then_as_many_as_it_counts_ten_for_tens_and_faces(
    first: str, burned: int
) -> None:
    order = parse_cards(f"{first} 2 3 4 5 6 7 8 9 T J") + FOUR_CARDS * 5
    shoe = Shoe.of(order, bare_house().shoe)
    assert (shoe.burned, shoe.left) == (burned, order[burned:])
    assert shoe.deal()[0].cards[0] == order[burned]


@pytest.mark.parametrize(("burn", "burned"), [('"none"', 0), ("0", 0), ("1", 1), ("7", 7), ("20", 20)])
def test_g03_a_house_may_burn_a_fixed_number_of_cards_or_none(burn: str, burned: int) -> None:
    rules = bare_house(f"[shoe]\nburn = {burn}").shoe
    order = full_order(8)
    shoe = Shoe.of(order, rules)
    assert (shoe.burned, shoe.left) == (burned, order[burned:])


def test_g03_anything_else_is_no_burn() -> None:
    for burn in ('"some"', "-1", "true"):
        assert "'first card', 'none' or a number of cards" in problems_of(f"[shoe]\nburn = {burn}")


def test_g04_the_cut_card_lies_14_cards_from_the_end() -> None:
    assert {House.load(key).shoe.cut_card for key in EVERY_HOUSE} == {14}
    assert Shoe.of(full_order(8), bare_house().shoe).cut_at == 416 - 14


@pytest.mark.parametrize("depth", [0, 1, 16, 52, 208, 405])
def test_g04_a_house_may_put_the_cut_card_at_any_depth(depth: int) -> None:
    shoe = Shoe.of(full_order(8), bare_house(f"[shoe]\ncut_card = {depth}").shoe)
    assert len(shoe.order) - shoe.cut_at == depth
    assert sum(1 for _ in shoe.rounds()) > 0


def test_g04_a_depth_that_the_burn_would_pass_is_refused() -> None:
    assert "behind the cut card" in problems_of("[shoe]\ncut_card = 406")


@pytest.mark.parametrize(
    ("behind", "rounds"),
    # Ten rounds of four cards. With 20 behind, the cut card would be the first card of round six, which is the last.
    # With 21 to 23 behind it comes out during round five: that one is finished, and one more is dealt.
    [
        (20, 6),
        (21, 6),
        (22, 6),
        (23, 6),
        (24, 5),
        (19, 7),
        (17, 7),
        (16, 7),
        (36, 2),
        (39, 2),
        (40, 1),
        (4, 10),
        (3, 10),
    ],
)
def test_g05_the_cut_card_ends_the_shoe_with_the_round_it_begins_or_the_one_after_it_came_out(
    behind: int, rounds: int
) -> None:
    rules = bare_house(f'[shoe]\nburn = "none"\ncut_card = {behind}').shoe
    shoe = Shoe.of(FOUR_CARDS * 10, rules)
    assert [str(dealt) for dealt in shoe.rounds()] == ["9 8 K K"] * rounds


def test_g05_the_round_that_starts_at_or_behind_the_cut_card_says_that_it_is_the_last() -> None:
    shoe = Shoe.parse("9 8 K K 9 8 | K K 9 8 K K 9 8 K K")
    last = []
    for _ in range(3):
        last.append(shoe.next_is_last)
        _, shoe = shoe.deal()
    assert last == [False, False, True]


@pytest.mark.parametrize("left", ["", "9", "9 8 K", "2 3 K K", "2 3 K K 4"])
def test_g06_a_round_for_which_the_cards_do_not_suffice_is_void_and_ends_the_shoe(left: str) -> None:
    shoe = Shoe.parse(f"9 8 K K | {left}")
    assert [str(dealt) for dealt in shoe.rounds()] == ["9 8 K K"]
    _, rest = shoe.deal()
    with pytest.raises(OutOfCards, match=f"ends after {len(left.split())} cards"):
        rest.deal()


# Money.


@pytest.mark.parametrize(
    ("rate", "commission"),
    [("5%", 500), ("4%", 400), ("4.25%", 425), ("2.5%", 250), ("0%", 0), ("12.345%", 1234)],
)
def test_g07_the_rate_is_5_percent_or_any_exact_percentage(rate: str, commission: int) -> None:
    house = bare_house(f'[commission]\nrate = "{rate}"')
    assert settle(house, "8 9 K K", banker="100")["banker"].commission == commission
    assert house.commission.rate == Fraction(rate.removesuffix("%")) / 100


def test_g07_the_default_rate_and_what_is_no_rate() -> None:
    assert {House.load(key).commission.rate for key in EVERY_HOUSE} == {Fraction(1, 20)}
    assert bare_house().commission.rate == Fraction(5, 100)
    assert "is not a percentage" in problems_of('[commission]\nrate = "five"')
    assert "below 100%" in problems_of('[commission]\nrate = "100%"')


@pytest.mark.parametrize(
    ("stake", "commission"),
    [("5.00", 25), ("5.01", 25), ("5.10", 25), ("5.19", 25), ("5.20", 26), ("0.19", 0), ("0.20", 1)],
)
def test_g08_a_fraction_of_a_cent_is_rounded_in_the_patrons_favour(stake: str, commission: int) -> None:
    assert settle(bare_house(CENTS), "8 9 K K", banker=stake)["banker"].commission == commission


@pytest.mark.parametrize(
    ("unit", "favour", "commissions"),
    # On wins of 5.01, 5.10, 27.00 and 27.50, of which 5% are 0.2505, 0.255, 1.35 and 1.375.
    [
        ("smallest", "patron", [25, 25, 135, 137]),
        ("smallest", "house", [26, 26, 135, 138]),
        ("smallest", "nearest", [25, 26, 135, 138]),
        ("0.05", "patron", [25, 25, 135, 135]),
        ("0.25", "patron", [25, 25, 125, 125]),
        ("0.25", "house", [50, 50, 150, 150]),
        ("0.25", "nearest", [25, 25, 125, 150]),
        ("1.00", "nearest", [0, 0, 100, 100]),
    ],
)
def test_g08_a_house_may_round_to_another_unit_and_another_way(unit: str, favour: str, commissions: list[int]) -> None:
    house = bare_house(f'{CENTS}[commission]\nrounding = {{ unit = "{unit}", favour = "{favour}" }}')
    stakes = ("5.01", "5.10", "27.00", "27.50")
    settled = [settle(house, "8 9 K K", banker=stake)["banker"] for stake in stakes]
    assert [bet.commission for bet in settled] == commissions
    assert [bet.net for bet in settled] == [
        bet.winnings - charged for bet, charged in zip(settled, commissions, strict=True)
    ]


def test_g08_commission_rounded_up_never_takes_more_than_the_win() -> None:
    house = bare_house(f'{CENTS}[commission]\nrounding = {{ unit = "0.25", favour = "house" }}')
    bet = settle(house, "8 9 K K", banker="0.10")["banker"]
    assert (bet.result, bet.commission, bet.net, bet.returned) == ("win", 10, 0, 10)


@pytest.mark.parametrize(
    ("collected", "owed"),
    [
        ('["payout"]', False),
        ('["end of shoe"]', True),
        ('["leaving"]', True),
        ('["end of shoe", "leaving"]', True),
        ('["payout", "leaving"]', False),
    ],
)
def test_g09_commission_is_taken_at_payout_or_owed_until_the_shoe_ends_or_the_patron_leaves(
    collected: str, owed: bool
) -> None:
    house = bare_house(f"[commission]\ncollected = {collected}")
    bet = settle(house, "8 9 K K", banker="20")["banker"]
    assert (bet.commission_owed, bet.commission, bet.net) == (owed, 100, 1900)
    assert bet.returned == (4000 if owed else 3900)
    said = str(explain(bet, house.currency, house.commission))
    assert ("owed" in said) is owed, "what is owed is shown to the patron"


def test_g09_the_default_is_at_payout_and_other_times_are_refused() -> None:
    assert bare_house().commission.collected == ("payout",)
    assert "must be one of 'payout', 'end of shoe', 'leaving'" in problems_of('[commission]\ncollected = ["monthly"]')
    assert "must name when commission is collected" in problems_of("[commission]\ncollected = []")


@pytest.mark.parametrize(
    ("rounding", "winnings"),
    # Half of 5.01, 5.03 and 5.10.
    [
        ("", [251, 252, 255]),
        ('[payout]\nrounding = { unit = "smallest", favour = "house" }', [250, 251, 255]),
        ('[payout]\nrounding = { unit = "smallest", favour = "nearest" }', [251, 252, 255]),
        ('[payout]\nrounding = { unit = "0.25", favour = "patron" }', [275, 275, 275]),
        ('[payout]\nrounding = { unit = "0.25", favour = "house" }', [250, 250, 250]),
    ],
    ids=["default", "house", "nearest", "quarters for the patron", "quarters for the house"],
)
def test_g10_a_payout_of_half_a_cent_is_rounded_in_the_patrons_favour_or_as_the_house_says(
    rounding: str, winnings: list[int]
) -> None:
    house = own_house(CENTS + rounding, extends="bclc-no-commission")
    six = "2 A 3 A 5 4"
    assert [settle(house, six, banker=stake)["banker"].winnings for stake in ("5.01", "5.03", "5.10")] == winnings


# Slips.


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_g11_player_and_banker_by_one_patron_are_refused_in_001_and_allowed_elsewhere(key: str) -> None:
    house = House.load(key)
    if key in HOUSES_OF["001"]:
        assert refusal(house, player="5", banker="5").code is RefusalCode.COMBINATION_NOT_PERMITTED
    else:
        assert accepts(house, player="5", banker="5")


def test_g11_a_house_may_list_its_own_combinations() -> None:
    assert accepts(bare_house(), player="5", banker="5", tie="5")
    house = bare_house('[combinations]\nmain = [["player", "banker"]]')
    assert accepts(house, player="5", banker="5")
    assert accepts(house, tie="5")
    assert refusal(house, player="5", tie="5").code is RefusalCode.COMBINATION_NOT_PERMITTED


@pytest.mark.parametrize(
    ("requires", "beside"),
    [
        ("none", {"", "player", "banker", "tie"}),
        ("any main", {"player", "banker", "tie"}),
        ("player or banker", {"player", "banker"}),
        ("same side", {"banker"}),
    ],
)
def test_g12_a_side_bet_needs_one_of_four_things(requires: str, beside: set[str]) -> None:
    for_all = bare_house(f'[limits]\nside_bets_require = "{requires}"')
    for_one = own_house(f'[[bet]]\nkey = "banker_pair"\nrequires = "{requires}"', extends="bclc-midi")
    for house in (for_all, for_one):
        taken = {main for main in ("", "player", "banker", "tie") if accepts(house, **banker_pair_beside(main))}
        assert taken == beside
    assert accepts(for_one, player_pair="5"), "only the one bet was changed"


def banker_pair_beside(main: str) -> dict[str, str]:
    """A slip with Banker Pair and, unless it is empty, a main bet."""
    return {"banker_pair": "5"} | ({main: "5"} if main else {})


def test_g12_the_default_is_none_and_a_fifth_thing_is_refused() -> None:
    assert {offer.requires for offer in bare_house().offers} == {"none"}
    said = problems_of('[limits]\nside_bets_require = "luck"')
    assert "must be one of 'none', 'any main', 'player or banker', 'same side'" in said


@pytest.mark.parametrize(
    ("cards", "dragon_7", "banker"),
    [
        ("K 2 A K K 5", "40:1", "push"),
        ("K 7 A K 5", "lose", "1:1"),
        ("K 3 3 K 4 4", "lose", "push"),
        ("7 7 K K", "lose", "push"),
        ("K 2 A K 8 5", "lose", "lose"),
    ],
    ids=["three-card 7 wins", "two-card 7 wins", "7-7 after the draw", "7-7 on two cards", "three-card 7 loses"],
)
def test_g13_a_dragon_7_is_a_win_with_a_three_card_7_and_no_tie(cards: str, dragon_7: str, banker: str) -> None:
    house = House.load("bclc-ez")
    assert Round.parse(cards).banker.total == 7
    assert (pays(house, cards, "dragon_7"), pays(house, cards, "banker")) == (dragon_7, banker)


def test_g14_a_panda_8_is_a_player_win_with_a_three_card_8_and_pays_25_to_1() -> None:
    house = own_house('[[bet]]\nkey = "panda_8"', extends="bclc-ez")
    for dealt in every_round():
        player, banker = count(dealt.player), count(dealt.banker)
        panda = player > banker and player == 8 and len(dealt.player.cards) == 3
        assert pays(house, dealt, "panda_8") == ("25:1" if panda else "lose"), dealt
    assert settle(house, "2 5 K K 6 6", panda_8="2")["panda_8"].net == 5000
    assert catalogue_bet("panda_8").kind == "side"
    assert not [key for key in EVERY_HOUSE if "panda_8" in House.load(key).by_key], "no leaflet has it"


def test_g14_a_house_may_pay_panda_8_otherwise() -> None:
    house = own_house('[[bet]]\nkey = "panda_8"\npays = { "three-card 8" = "22:1" }', extends="bclc-ez")
    assert pays(house, "2 5 K K 6 6", "panda_8") == "22:1"


def test_g15_a_natural_is_8_or_9_on_the_first_two_cards_and_never_on_three() -> None:
    for dealt in every_round():
        assert (dealt.player.natural, dealt.banker.natural) == (is_natural(dealt.player), is_natural(dealt.banker))
    house = House.load("dragon-mini")
    three_card_8, three_card_9 = "2 7 K K 6", "2 7 K K 7"
    assert [Round.parse(cards).player.natural for cards in (three_card_8, three_card_9)] == [False, False]
    assert pays(house, three_card_9, "dragon_bonus_player") == "lose", "a natural would have paid 1:1"
    assert pays(house, "9 7 K K", "dragon_bonus_player") == "1:1"


@pytest.mark.parametrize(
    ("cards", "player_pair", "banker_pair"),
    [
        ("Ks 9s Kh Qd", "11:1", "lose"),
        ("9s Ks Qd Kh", "lose", "11:1"),
        ("9s 9h 9d 9c", "11:1", "11:1"),
        ("4s 4h 4d 4c", "11:1", "11:1"),
        ("Ks Qs Js Ts 5h 5d", "lose", "lose"),
        ("2s 3s 4s Js 2d", "lose", "lose"),
        ("2s 3s Ks 4s 2d", "lose", "lose"),
    ],
    ids=["kings", "bank kings", "9s, a tie", "4s, a tie", "no faces alike", "third card", "third card again"],
)
@pytest.mark.parametrize("key", ["bclc-midi", "pairs-mini"])
def test_g16_a_pair_is_one_rank_in_any_suits_in_the_first_two_cards_also_in_a_tie(
    key: str, cards: str, player_pair: str, banker_pair: str
) -> None:
    house = House.load(key)
    dealt = deal_at(house, f"{cards} 5s 5c")
    assert (pays(house, dealt, "player_pair"), pays(house, dealt, "banker_pair")) == (player_pair, banker_pair)


def test_g16_the_pair_is_paid_when_the_round_is_a_tie() -> None:
    settled = settle(House.load("pairs-mini"), "9s 9h 9d 9c", player="5", player_pair="5")
    assert (settled["player"].result, settled["player_pair"].net) == ("push", 5500)


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_g17_every_house_says_how_long_betting_is_open(key: str) -> None:
    house = House.load(key)
    assert house.betting_seconds == 20
    assert describe_house(house).time.betting_seconds == 20


def test_g17_the_time_for_betting_is_a_setting_above_zero() -> None:
    assert bare_house("[time]\nbetting_seconds = 45").betting_seconds == 45
    assert "must be a whole number from 1" in problems_of("[time]\nbetting_seconds = 0")


@pytest.mark.parametrize(
    ("slip", "code"),
    [
        ({"player": "4"}, RefusalCode.BELOW_MINIMUM),
        ({"tie": "4"}, RefusalCode.BELOW_MINIMUM),
        ({"player": "5001"}, RefusalCode.ABOVE_MAXIMUM),
        ({"player": "7.50"}, RefusalCode.OFF_INCREMENT),
        ({"player": "5", "player_pair": "0.50"}, RefusalCode.BELOW_MINIMUM),
        ({"player": "5", "player_pair": "501"}, RefusalCode.ABOVE_MAXIMUM),
        ({"player": "5", "player_pair": "1.50"}, RefusalCode.OFF_INCREMENT),
        ({"player": "0"}, RefusalCode.STAKE_NOT_POSITIVE),
    ],
    ids=lambda value: value.value if isinstance(value, RefusalCode) else " ".join(map("=".join, value.items())),
)
def test_g18_a_stake_outside_the_limits_or_off_the_increment_is_refused_with_the_reason(
    slip: dict[str, str], code: RefusalCode
) -> None:
    house = bare_house()
    refused = refusal(house, **slip)
    assert (refused.code, refused.bet) == (code, list(slip)[-1])
    assert str(house.offer(list(slip)[-1]).bet.name) in str(refused.message)
    if code is not RefusalCode.STAKE_NOT_POSITIVE:
        stake = house.currency.mark(house.currency.parse(list(slip.values())[-1]))
        assert str(stake) in str(refused.message), "it says what was bet"


def test_g18_one_bad_stake_refuses_the_whole_slip_and_nothing_is_trimmed() -> None:
    house = bare_house()
    assert refusal(house, player="20", banker="20", tie="5001").bet == "tie"
    for stake in ("5", "123", "5000"):
        settled = settle(house, "9 8 K K", player=stake)["player"]
        assert settled.stake == house.currency.parse(stake)
        assert settled.winnings == settled.stake


def test_g18_the_default_limits_and_those_of_a_house() -> None:
    for bet in describe_house(bare_house()).bets:
        least, most = ("5.00", "5000.00") if bet.kind == "main" else ("1.00", "500.00")
        assert bet.limits == LimitsInDecimals(minimum=least, maximum=most, increment="1.00")
    own = bare_house('[limits]\nmain = { minimum = "100.00", maximum = "10000.00", increment = "50.00" }')
    assert refusal(own, banker="50").code is RefusalCode.BELOW_MINIMUM
    assert refusal(own, banker="175").code is RefusalCode.OFF_INCREMENT
    assert accepts(own, banker="10000", player_pair="1")


# The whole table.


def test_g19_the_differential_and_the_cap_on_side_bets_are_off_by_default() -> None:
    for house in (bare_house(), *map(House.load, EVERY_HOUSE)):
        assert (house.differential, house.side_payout_cap) == (None, None)
    pair = settle(bare_house(), "8 9 8 9", player_pair="500", banker_pair="500")
    assert [(bet.winnings, bet.capped) for bet in pair.values()] == [(550000, False)] * 2


def test_g19_a_house_may_set_a_differential() -> None:
    house = bare_house('[limits]\ndifferential = "2000.00"')
    assert house.differential == 200000
    assert describe_house(house).differential == "2000.00"
    assert bare_house('[limits]\ndifferential = "off"').differential is None


def test_g19_winners_of_side_bets_share_the_cap_in_proportion_to_their_winnings() -> None:
    house = bare_house('[limits]\nside_payout_cap = "1000.00"')
    slips = {
        "ann": slip_of(house, {"banker": "100", "banker_pair": "100"}),
        "bob": slip_of(house, {"player_pair": "50", "banker_pair": "50"}),
        "cy": slip_of(house, {"player": "100", "player_pair": "10"}),
    }
    settled = settle_slips(house, Round.parse("7 9 K 9"), slips)
    ann, bob, cy = settled["ann"], settled["bob"], settled["cy"]
    # 100 and 50 at 11 to 1 would win 1,100 and 550; two thirds and one third of the cap, to the cent below.
    assert [(bet.winnings, bet.capped) for bet in ann] == [(10000, False), (66666, True)]
    assert [(bet.winnings, bet.result) for bet in bob] == [(0, "lose"), (33333, "win")]
    assert [bet.result for bet in cy] == ["lose", "lose"]
    assert ann[0].commission == 500, "the cap is on side bets alone"
    assert sum(bet.winnings for bets in settled.values() for bet in bets if bet.bet.kind == "side") <= 100000
    assert ann[1].returned == 10000 + 66666, "the stake comes back beside the share"


@pytest.mark.parametrize("cap", ["1100.00", "1100.01", "off"])
def test_g19_a_cap_that_is_not_passed_changes_nothing(cap: str) -> None:
    house = bare_house(f'[limits]\nside_payout_cap = "{cap}"')
    bet = settle(house, "7 9 K 9", banker_pair="100")["banker_pair"]
    assert (bet.winnings, bet.capped) == (110000, False)


def test_g20_cards_are_offered_to_the_largest_bets_in_midi_houses_only() -> None:
    by_style = {(house.style, describe_house(house).handling.by) for house in map(House.load, EVERY_HOUSE)}
    assert by_style == {("mini", "dealer"), ("midi", "patrons")}
    assert describe_house(bare_house()).handling.by == "dealer"


def test_g21_the_squeeze_time_after_which_the_dealer_exposes_is_a_setting() -> None:
    assert bare_house().handling.squeeze_seconds == 20
    assert own_house("[handling]\nsqueeze_seconds = 90", extends="ohio-midi").handling.squeeze_seconds == 90
    assert "must be a whole number from 1" in problems_of("[handling]\nsqueeze_seconds = 0")


def test_g22_the_largest_bet_is_a_main_bet_on_its_side_as_the_slip_stood() -> None:
    # What will be measured when betting closes: a side bet on the same hand is never a bet on the hand.
    for house in map(House.load, EVERY_HOUSE):
        main = {bet.side: bet.key for bet in house.bets if bet.kind == "main"}
        assert main == {"player": "player", "banker": "banker", "centre": "tie"}


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("9 8 K", "at least four cards; 3 given"),
        ("9 8 K K 5", "card 5, 5, must not be drawn. Player has a natural 9"),
        ("2 7 K K", "Player's third card is missing. Player has 2"),
        ("2 7 K K 5 3", "card 6, 3, must not be drawn"),
        ("2 3 K K 4 5 6", "at most six cards; 7 given"),
        ("Ks Ks Ks Ks Ks Ks", "6 x Ks: a shoe of 4 decks holds 4"),
    ],
)
def test_g23_a_round_dealt_wrongly_is_never_settled_and_the_reason_is_given(cards: str, why: str) -> None:
    house = bare_house("[shoe]\ndecks = 4")
    with pytest.raises(ImpossibleDeal, match=re.escape(why)):
        settle(house, cards, player="5")


# Words.


@pytest.mark.parametrize(
    ("written", "odds", "said"),
    [
        ("8:1", "8:1", "8 to 1"),
        ("8 to 1", "8:1", "8 to 1"),
        ("9 for 1", "8:1", "8 to 1"),
        ("1:2", "1:2", "1 to 2"),
        ("3 for 2", "1:2", "1 to 2"),
        ("40:1", "40:1", "40 to 1"),
        ("push", "push", "push"),
    ],
)
def test_g24_odds_are_always_said_a_to_b_and_9_for_1_is_8_to_1(written: str, odds: str, said: str) -> None:
    parsed = Odds.parse(written)
    assert (str(parsed), str(parsed.words)) == (odds, said)


def test_g24_a_house_that_writes_9_for_1_pays_8_to_1() -> None:
    house = own_house('[[bet]]\nkey = "tie"\npays = { tie = "9 for 1" }', extends="dragon-mini")
    assert settle(house, "4 4 K K K", tie="5")["tie"].winnings == 4000
    assert pays(house, "4 4 K K K", "tie") == "8:1"


def test_g24_for_1_counts_the_stake_and_so_wins_nothing() -> None:
    with pytest.raises(NotationError, match="would win nothing"):
        Odds.parse("1 for 1")


# What the leaflets do not say of a table.


def test_g25_limits_steps_chips_and_seats_of_a_house_that_names_none() -> None:
    house = bare_house()
    assert vars(house.offer("player").limits) == {"minimum": 500, "maximum": 500_000, "increment": 100}
    side = own_house("", extends="dragon-mini").offer("dragon_bonus_player").limits
    assert vars(side) == {"minimum": 100, "maximum": 50_000, "increment": 100}
    assert House.load("atlantic-city-mini").offer("player").limits.increment == 500
    assert (house.chips[0], house.chips[-1], house.seats) == (100, 100_000, 7)


def test_g26_times_are_settings_and_a_leaflet_for_a_real_table_leaves_them_out() -> None:
    house = bare_house()
    assert (house.betting_seconds, house.pause_seconds, house.handling.squeeze_seconds) == (20, 5, 20)
    own = bare_house("[time]\nbetting_seconds = 35\n[handling]\nsqueeze_seconds = 9\n")
    assert (own.betting_seconds, own.handling.squeeze_seconds) == (35, 9)
    screen, table = (" ".join(printed("ohio-midi", place=place)) for place in ("screen", "table"))
    assert "Betting is open for 20 seconds" in screen
    for words in ("seconds", "sealed", "refused whole"):
        assert words in screen
        assert words not in table


@pytest.mark.parametrize("key", ["dragon-mini", "dragon-midi", "pairs-mini", "ohio-mini", "ohio-midi", "bclc-midi"])
def test_g27_cards_lie_face_down_where_the_leaflet_is_silent(key: str) -> None:
    assert House.load(key).handling.dealt == "face down"
    assert says(key, "Four cards are dealt face down")


@pytest.mark.parametrize("key", ["dragon-midi", "atlantic-city-midi", "bclc-midi"])
def test_g28_cards_may_be_ceded_where_the_leaflet_is_silent(key: str) -> None:
    assert House.load(key).handling.ceding
    assert says(key, "A patron may take the cards or cede them.")


@pytest.mark.parametrize("key", ["dragon-mini", "atlantic-city-mini", "pairs-mini", "ohio-mini"])
def test_g29_patrons_do_not_touch_cards_in_mini_where_the_leaflet_is_silent(key: str) -> None:
    assert House.load(key).style == "mini"
    assert says(key, "Patrons do not touch or receive any cards.")


@pytest.mark.parametrize("key", ["atlantic-city-mini", "bclc-dragon", "bclc-ez", "bclc-midi", "ohio-mini"])
def test_g30_side_bets_need_no_main_bet_where_the_leaflet_is_silent(key: str) -> None:
    house = House.load(key)
    assert {offer.requires for offer in house.offers} == {"none"}
    assert says(key, "may be bet without a main bet.")
