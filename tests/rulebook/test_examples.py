"""Every worked example of the leaflets."""

from collections.abc import Mapping
from itertools import permutations
from types import MappingProxyType
from typing import NamedTuple

import pytest

from punto.errors import ImpossibleDeal
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.rules.cards import parse_cards
from punto.rules.rounds import Hand, Round, play
from tests.rulebook.at_the_table import HOUSES_OF, cards_of, deal_at, pays, settle, whole_shoe

# Money.

MONEY = [
    *((key, "8 9 K K", "banker", "20", 1900, 100) for key in HOUSES_OF["000"]),
    *((key, "4 4 K K K", "tie", "5", 4000, 0) for key in HOUSES_OF["000"]),
]


@pytest.mark.parametrize(
    ("key", "cards", "bet", "stake", "net", "commission"), MONEY, ids=[f"{row[0]}-{row[2]}-{row[3]}" for row in MONEY]
)
def test_000_the_payouts_of_its_examples(key: str, cards: str, bet: str, stake: str, net: int, commission: int) -> None:
    settled = settle(House.load(key), cards, **{bet: stake})[bet]
    assert (settled.net, settled.commission) == (net, commission)
    assert settled.returned == settled.stake + net


# What hands count.

HANDS = [
    ("000", "2 3 5", 0),
    ("000", "A A 4", 6),
    ("001", "9 5", 4),
    ("001", "J A", 1),
    ("002", "A 4", 5),
    ("002", "9 3", 2),
    ("002", "10 3", 3),
    ("003", "7 10", 7),
    ("004", "7 8", 5),
    ("004", "K 5 6", 1),
]


@pytest.mark.parametrize(("leaflet", "cards", "total"), HANDS, ids=[f"{row[0]}-{row[1]}" for row in HANDS])
def test_what_the_hands_of_the_examples_count(leaflet: str, cards: str, total: int) -> None:
    assert Hand(parse_cards(cards)).total == total
    if len(parse_cards(cards)) == 2:
        first, second = cards.split()
        for key in HOUSES_OF[leaflet]:
            house = House.load(key)
            # Against a natural nobody draws, and the first two cards are the whole hand.
            assert deal_at(house, f"{first} 9 {second} K").player.total == total
            assert deal_at(house, f"9 {first} K {second}").banker.total == total


# Pairs.

PAIRS = [("J K", "lose"), ("K K", "11:1"), ("J J", "11:1")]


@pytest.mark.parametrize(("cards", "paid"), PAIRS, ids=[row[0] for row in PAIRS])
def test_003_which_of_its_examples_are_pairs(cards: str, paid: str) -> None:
    house = House.load("pairs-mini")
    first, second = cards.split()
    assert pays(house, f"{first} 9 {second} 10", "player_pair") == paid
    assert pays(house, f"9 {first} 10 {second}", "banker_pair") == paid


# Rounds.


class Example(NamedTuple):
    """A round of leaflet 000 and what it means, there and in other houses."""

    name: str
    cards: str
    winner: str
    player: int
    banker: int
    paid: dict[str, str]
    """What each bet of 000 does."""
    elsewhere: Mapping[tuple[str, str], str] = MappingProxyType({})
    """By house and bet."""
    catalogue: Mapping[str, str] = MappingProxyType({})
    """What bets of the catalogue pay at their usual odds."""


LOST = {"dragon_bonus_player": "lose", "dragon_bonus_banker": "lose"}
ROUNDS = [
    Example(
        "2+3+5 against A+A+4",
        "2 A 3 A 5 4",
        "banker",
        0,
        6,
        LOST | {"banker": "1:1", "player": "lose", "tie": "lose", "dragon_bonus_banker": "4:1"},
        {
            ("pairs-mini", "banker_pair"): "11:1",
            ("bclc-midi", "banker_pair"): "11:1",
            ("pairs-mini", "player_pair"): "lose",
            ("pairs-mini", "dragon_bonus_banker"): "4:1",
            ("bclc-dragon", "dragon_bonus_banker"): "4:1",
            ("bclc-no-commission", "banker"): "1:2",
        },
    ),
    Example("Bank 8 over 2", "5 6 K K 7 2", "banker", 2, 8, LOST | {"dragon_bonus_banker": "4:1"}),
    Example("Bank natural 8 over 2", "2 8 K K", "banker", 2, 8, LOST | {"dragon_bonus_banker": "1:1"}),
    Example(
        "Player 8 over 1",
        "2 5 K K 6 6",
        "player",
        8,
        1,
        LOST | {"dragon_bonus_player": "6:1"},
        {("bclc-dragon", "dragon_bonus_player"): "4:1", ("atlantic-city-mini", "dragon_bonus_player"): "6:1"},
        {"panda_8": "25:1", "dragon_7": "lose"},
    ),
    Example("Player natural 8 over 1", "8 A K K", "player", 8, 1, LOST | {"dragon_bonus_player": "1:1"}),
    Example("Player natural 9 over 3", "9 3 K K", "player", 9, 3, LOST | {"dragon_bonus_player": "1:1"}),
    Example("Player 6 over 3", "6 5 K K 8", "player", 6, 3, LOST | {"player": "1:1"}),
    Example("tie 4 to 4", "4 4 K K K", "tie", 4, 4, LOST | {"tie": "8:1", "player": "push", "banker": "push"}),
]


@pytest.mark.parametrize("example", ROUNDS, ids=[example.name for example in ROUNDS])
@pytest.mark.parametrize("key", HOUSES_OF["000"])
def test_000_the_rounds_of_its_examples(key: str, example: Example) -> None:
    house = House.load(key)
    dealt = play(parse_cards(example.cards), decks=house.shoe.decks)
    assert dealt == deal_at(house, f"{example.cards} K K"), "the shoe deals just these cards"
    assert (dealt.winner, dealt.player.total, dealt.banker.total) == (example.winner, example.player, example.banker)
    assert {bet: pays(house, dealt, bet) for bet in example.paid} == example.paid


@pytest.mark.parametrize("example", ROUNDS, ids=[example.name for example in ROUNDS])
def test_the_same_rounds_in_other_houses_and_in_the_catalogue(example: Example) -> None:
    assert {
        (key, bet): pays(House.load(key), example.cards, bet) for key, bet in example.elsewhere
    } == example.elsewhere
    found = {key: catalogue_bet(key).row_for(Round.parse(example.cards)) for key in example.catalogue}
    assert {key: str(row.pays) if row else "lose" for key, row in found.items()} == example.catalogue


# The pair of hands in 004: 7+8 and K+5+6.


def test_004_its_two_hands_in_the_order_written_are_arithmetic_and_no_round() -> None:
    with pytest.raises(
        ImpossibleDeal, match=r"Banker's third card is missing\..*draws to a Player third card of 4 to 7"
    ):
        Round.parse("K 7 5 8 6")
    # The other way round, 7+8 would be Player's: a Player 5 must draw, so the fifth card is Player's and not Banker's.
    with pytest.raises(ImpossibleDeal, match=r"Player's third card is missing\. Player has 5 and draws"):
        Round.parse("7 K 8 5")
    with pytest.raises(ImpossibleDeal, match="Banker's third card is missing"):
        Round.parse("7 K 8 5 6")


def test_004_its_two_hands_meet_only_when_player_draws_the_king_last() -> None:
    # The rule book's "cannot be one round" holds for the order written; here is every other order.
    house = House.load("ohio-mini")
    meeting = []
    for first, second, third in permutations(("K", "5", "6")):
        dealt = deal_at(house, f"{first} 7 {second} 8 {third} K")
        if (cards_of(dealt.player), cards_of(dealt.banker)) == ([first, second, third], ["7", "8"]):
            meeting.append(f"{first} {second} {third}")
            assert (dealt.player.total, dealt.banker.total, dealt.winner) == (1, 5, "banker")
    assert sorted(meeting) == ["5 6 K", "6 5 K"]


def test_the_examples_are_rounds_that_a_shoe_can_deal() -> None:
    # Every house deals whole shoes of rounds that read back from their own notation, as the examples do.
    for key in HOUSES_OF["000"]:
        assert all(Round.parse(str(dealt)) == dealt for dealt in whole_shoe(key))
