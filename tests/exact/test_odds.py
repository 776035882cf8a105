"""The odds of houses: figures of the rule book to every digit, laws, and brute force on tiny shoes."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.errors import ImpossibleDeal
from punto.exact import odds, odds_of_bets
from punto.exact.count import count_classes
from punto.exact.effects import effects_of_removal
from punto.exact.odds_table import format_seen, parse_seen
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.house.loader import house_keys, load_house_text
from punto.pricing.prices import StakePolicy
from punto.rules.bets import Bet
from punto.rules.cards import DECK, RANKS, Card, parse_cards
from punto.rules.composition import Composition
from punto.rules.rounds import deal

_MINI = House.load("bclc-mini")
_STAKES = StakePolicy(_MINI.commission, _MINI.payout_rounding)

FIGURES = [
    ("bclc-mini", "player", "1.235081", "0.9512"),
    ("bclc-mini", "banker", "1.057906", "0.9274"),
    ("bclc-mini", "tie", "14.359629", "2.6409"),
    ("bclc-no-commission", "banker", "1.458104", "0.9296"),
    ("bclc-ez", "banker", "1.018301", "0.9393"),
    ("bclc-ez", "dragon_7", "7.611334", "6.0849"),
    ("dragon-mini", "dragon_bonus_player", "2.651675", "2.4736"),
    ("dragon-mini", "dragon_bonus_banker", "9.373074", "2.3045"),
    ("bclc-midi", "player_pair", "10.361446", "3.1549"),
    ("bclc-midi", "banker_pair", "10.361446", "3.1549"),
]


@pytest.mark.parametrize(("house", "bet", "edge", "deviation"), FIGURES)
def test_figures_of_the_rule_book(house: str, bet: str, edge: str, deviation: str) -> None:
    price = odds(House.load(house), bets=[bet])[bet]
    assert f"{float(price.edge * 100):.6f}" == edge
    assert f"{price.standard_deviation:.4f}" == deviation


def test_a_pair_costs_43_in_415() -> None:
    assert odds(House.load("bclc-midi"))["player_pair"].edge == Fraction(43, 415)


def rounds_won_by(key: str) -> int:
    """How many ordered six-card sequences of eight decks a bet of one row wins."""
    counted = count_classes((catalogue_bet(key),), Composition.of_decks(8))
    assert sum(counted.counts) == 4_998_398_275_503_360
    return sum(count for [row], count in zip(counted.rows.tolist(), counted.counts, strict=True) if row == 0)


def test_counts_of_the_rule_book() -> None:
    assert rounds_won_by("player") == 2_230_518_282_592_256
    assert rounds_won_by("banker") == 2_292_252_566_437_888
    assert rounds_won_by("tie") == 475_627_426_473_216


def test_average_cards_in_a_round() -> None:
    cards = 4 * rounds_won_by("four_cards") + 5 * rounds_won_by("five_cards") + 6 * rounds_won_by("six_cards")
    assert Fraction(cards, 4_998_398_275_503_360) == Fraction(46924771178, 9501213267)


def brute_force(bets: list[Bet], cards: list[Card], seen: tuple[Card, ...]) -> dict[str, Fraction]:
    """Expectations by dealing every order of a tiny shoe."""
    left = list(cards)
    for card in seen:
        left.remove(card)
    sums, orders = dict.fromkeys((bet.key for bet in bets), Fraction(0)), 0
    for order in permutations(left, 6 - len(seen)):
        dealt = deal(iter([*seen, *order]))
        orders += 1
        for bet in bets:
            sums[bet.key] += _STAKES.net(bet, bet.row_for(dealt))
    return {key: total / orders for key, total in sums.items()}


_SUITED = ("player_perfect_pair", "either_perfect_pair", "royal_match", "player_red", "all_black")
_OTHERS = ("player", "banker", "tie", "banker_pair", "tiger_pair", "three_giving_8", "lucky_6", "dragon_bonus_player")
_BETS = [catalogue_bet(key) for key in (*_SUITED, *_OTHERS)]


@settings(max_examples=8)
@given(cards=st.lists(st.sampled_from(DECK[:20] + DECK[-8:]), min_size=7, max_size=7), seen=st.integers(0, 4))
def test_exact_equals_brute_force_over_permutations_of_tiny_shoes(cards: list[Card], seen: int) -> None:
    first = tuple(cards[:seen])
    table = odds_of_bets(_BETS, Composition.of_cards(cards), _STAKES, seen=first)
    assert {price.bet.key: price.ev for price in table} == brute_force(_BETS, cards, first)


@settings(max_examples=15)
@given(counts=st.lists(st.integers(0, 40), min_size=13, max_size=13).filter(lambda n: sum(n) > 8))
def test_effects_of_removal_weighted_by_the_cards_sum_to_zero(counts: list[int]) -> None:
    shoe = Composition.of({Card(rank): count for rank, count in zip(RANKS, counts, strict=True)})
    effects = effects_of_removal(House.load("pairs-mini").bets, shoe, _STAKES)
    for by_rank in effects.values():
        assert sum(shoe.count(rank) * effect for rank, effect in by_rank.items()) == 0


def test_effects_on_a_bet_that_looks_at_suits_sum_to_zero_too() -> None:
    shoe = Composition.parse("As=3 Kh=2 Qh=2 Kd=1 7c=3 7d=2 9s=1")
    [by_rank] = effects_of_removal([catalogue_bet("royal_match")], shoe, _STAKES).values()
    assert sum(shoe.count(rank) * effect for rank, effect in by_rank.items()) == 0
    assert any(by_rank.values())


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_removing_one_card_of_a_full_shoe_leaves_the_pair_as_it_is(decks: int) -> None:
    effects = effects_of_removal([catalogue_bet("player_pair")], Composition.of_decks(decks), _STAKES)
    assert set(effects["player_pair"].values()) == {0}


@pytest.mark.parametrize("key", house_keys())
def test_covariances_fit_the_variances(key: str) -> None:
    table = odds(House.load(key))
    for index, price in enumerate(table):
        assert table.covariance[index][index] == price.variance
        assert table.correlation[index][index] == 1.0
    assert all(value is not None and -1 <= value <= 1 for line in table.correlation for value in line)


def test_joint_of_suited_and_plain_bets() -> None:
    cards = list(parse_cards("Kh Qh Kd Qd 9s As 2c"))
    bets = [catalogue_bet("royal_match"), catalogue_bet("player")]
    table = odds_of_bets(bets, Composition.of_cards(cards), _STAKES)
    products, orders = Fraction(0), 0
    for order in permutations(cards, 6):
        dealt = deal(iter(order))
        orders += 1
        products += _STAKES.net(bets[0], bets[0].row_for(dealt)) * _STAKES.net(bets[1], bets[1].row_for(dealt))
    means = [price.ev for price in table]
    assert table.covariance[0][1] == products / orders - means[0] * means[1]


def test_after_a_finished_round_everything_is_certain() -> None:
    table = odds(_MINI, seen=parse_cards("9s 3h Kd Kc"))
    assert [price.ev for price in table] == [Fraction(1), Fraction(-1), Fraction(-1)]


def test_the_odds_as_the_cards_come_out() -> None:
    before = odds(_MINI)["player"].ev
    after = {
        card: odds(_MINI, Composition.of_decks(8), seen=[card])["player"].ev for card in Composition.of_decks(1).counts
    }
    # The mean over the first card is the price before it.
    assert sum(after.values()) / 52 == before
    assert after[Card("9", "s")] > before > after[Card("K", "s")]


def test_a_stake_rounds_as_at_the_table() -> None:
    house = load_house_text('extends = "bclc-mini"\n[commission]\nrounding = { unit = "0.25", favour = "house" }')
    exact, rounded = odds(house)["banker"].ev, odds(house, stake=6_00)["banker"].ev
    # 5% of 6.00 is 0.30, charged as 0.50.
    win = odds(house)["banker"].p_win
    assert exact - rounded == win * Fraction(20, 600)


def test_player_may_be_seen_before_banker() -> None:
    """The mean over Banker's hands, each as likely as it is dealt, of the odds with all four cards up."""
    shoe = Composition.parse("9s=2 8h=3 5d=2 Kc=4 2s=3")
    player = parse_seen("9s ? 8h")
    assert format_seen(player) == "9s ? 8h"
    left = shoe.without(filter(None, player)).counts
    ways, worth = 0, Fraction(0)
    for first, second in permutations([card for card, count in left.items() for _ in range(count)], 2):
        four = (player[0], first, player[2], second)
        ways, worth = ways + 1, worth + odds(_MINI, shoe, seen=four)["banker"].ev
    assert odds(_MINI, shoe, seen=player)["banker"].ev == worth / ways
    assert odds(_MINI, shoe, seen=(*player, None)) == odds(_MINI, shoe, seen=player)


def test_a_third_card_that_lies_face_down_tells_nothing() -> None:
    four = parse_seen("2s 3h Kd Kc")
    assert odds(_MINI, seen=(*four, None)) == odds(_MINI, seen=four)


@pytest.mark.parametrize(
    ("composition", "seen", "message"),
    [
        ("As=3", "", "up to six cards, and the shoe holds 3"),
        ("8 decks", "9s 3h Kd Kc 5d", "the round is over after 9s 3h Kd Kc; 5d cannot be a card of it"),
        ("1 deck", "9s 9s", "there is no 9s left"),
        ("8 decks", "9s ? Kd Kc 5d", "third cards wait until the first four lie face up"),
        ("13 decks", "", "at most 12 decks, 624 cards; got 13 decks"),
    ],
)
def test_a_shoe_that_cannot_be(composition: str, seen: str, message: str) -> None:
    with pytest.raises(ImpossibleDeal, match=message):
        odds(_MINI, Composition.parse(composition), seen=parse_seen(seen))
