"""Facts: each against a second definition, and each domain against what can happen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings

from punto.errors import SuitNeeded, UnknownName
from punto.rules.cards import Card
from punto.rules.facts import (
    FACTS,
    HAND_FACTS,
    NONE,
    SIDES,
    Fact,
    FactValue,
    SideFact,
    fact_named,
    from_hands,
    hand_facts,
    hand_facts_needed,
    looks_at_suits,
    of_round,
)
from punto.rules.phrases import fact_phrase, is_deniable
from punto.rules.reach import reachable
from punto.rules.rounds import Round
from punto.words import is_known
from tests.strategies import rounds, rounds_without_suits

Cards = tuple[Card, ...]


def count(cards: Cards) -> int:
    """The points, from the text of the cards alone."""
    return sum("0A23456789".index(str(card)[0].translate(str.maketrans("TJQK", "0000"))) for card in cards) % 10


def colour(cards: Cards) -> str:
    letters = {str(card)[1] for card in cards}
    return "red" if letters <= set("hd") else "black" if letters <= set("sc") else "mixed"


def pair(cards: Cards) -> bool:
    return str(cards[0])[0] == str(cards[1])[0]


def one_suit(cards: Cards) -> bool:
    return str(cards[0])[1] == str(cards[1])[1]


def royal(cards: Cards) -> str:
    if sorted(str(card)[0] for card in cards[:2]) != ["K", "Q"]:
        return NONE
    return "suited" if one_suit(cards) else "mixed"


RANK_OF = dict(
    zip(
        [
            "aces",
            "twos",
            "threes",
            "fours",
            "fives",
            "sixes",
            "sevens",
            "eights",
            "nines",
            "tens",
            "jacks",
            "queens",
            "kings",
        ],
        "A23456789TJQK",
        strict=True,
    )
)


def of_rank(rank: str, *hands: Cards) -> int:
    return "".join(str(card)[0] for hand in hands for card in hand).count(rank)


OF_A_HAND: dict[str, Callable[[Cards], FactValue]] = {
    "total": count,
    "cards": len,
    "natural": lambda cards: len(cards) == 2 and count(cards) >= 8,
    "two_card_total": lambda cards: count(cards[:2]),
    "third_rank": lambda cards: str(cards[2])[0] if len(cards) > 2 else NONE,
    "pair": pair,
    "suited_pair": lambda cards: str(cards[0]) == str(cards[1]),
    "pair_rank": lambda cards: str(cards[0])[0] if pair(cards) else NONE,
    "suited": one_suit,
    "colour": colour,
    "two_card_colour": lambda cards: colour(cards[:2]),
    "royal": royal,
    "three_of_a_kind": lambda cards: [str(card)[0] for card in cards] == [str(cards[0])[0]] * 3,
    "three_card_suits": lambda cards: len({str(card)[1] for card in cards}) if cards[2:] else NONE,
    "first_rank": lambda cards: str(cards[0])[0],
    "first_suit": lambda cards: {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}[str(cards[0])[1]],
    **{key: partial(of_rank, rank) for key, rank in RANK_OF.items()},
}

OF_A_ROUND: dict[str, Callable[[Cards, Cards], FactValue]] = {
    "winner": lambda p, b: ("tie", "player", "banker")[(count(p) > count(b)) - (count(p) < count(b))],
    "margin": lambda p, b: abs(count(p) - count(b)),
    "combined_total": lambda p, b: count(p) + count(b),
    "cards": lambda p, b: len(p + b),
    "natural": lambda p, b: max(count(p[:2]), count(b[:2])) >= 8,
    "pairs": lambda p, b: pair(p) + pair(b),
    "suited_pairs": lambda p, b: int(p[0] == p[1]) + int(b[0] == b[1]),
    "same_pair": lambda p, b: len({str(card)[0] for card in p[:2] + b[:2]}) == 1,
    "winning_total": lambda p, b: NONE if count(p) == count(b) else max(count(p), count(b)),
    "losing_total": lambda p, b: NONE if count(p) == count(b) else min(count(p), count(b)),
    "winning_cards": lambda p, b: NONE if count(p) == count(b) else len(max(p, b, key=count)),
    "losing_cards": lambda p, b: NONE if count(p) == count(b) else len(min(p, b, key=count)),
    "winning_natural": lambda p, b: (
        count(p) != count(b) and len(max(p, b, key=count)) == 2 and count(max(p, b, key=count)) > 7
    ),
    "losing_natural": lambda p, b: {count(p), count(b)} == {8, 9} and len(p + b) == 4,
    **{key: partial(of_rank, rank) for key, rank in RANK_OF.items()},
}


DOMAINS = {key: {(type(value), value) for value in fact.domain} for key, fact in FACTS.items()}


def by_second_definition(fact: str, dealt: Round) -> FactValue:
    if fact in OF_A_ROUND:
        return OF_A_ROUND[fact](dealt.player.cards, dealt.banker.cards)
    side, _, key = fact.partition("_")
    return OF_A_HAND[key](dealt.player.cards if side == "player" else dealt.banker.cards)


def test_every_fact_has_a_second_definition() -> None:
    assert set(OF_A_HAND) == set(HAND_FACTS)
    assert set(FACTS) == {f"{side}_{key}" for side in SIDES for key in OF_A_HAND} | set(OF_A_ROUND)


@given(rounds)
@settings(max_examples=300)
def test_a_fact_is_what_its_second_definition_says_and_lies_in_its_domain(dealt: Round) -> None:
    for key, fact in FACTS.items():
        value = of_round(fact, dealt)
        assert value == by_second_definition(key, dealt), key
        # True is 1 in Python, but not in a house file: the types must agree as well.
        assert (type(value), value) in DOMAINS[key], key


@pytest.mark.parametrize("fact", FACTS.values(), ids=FACTS)
def test_every_value_of_a_domain_can_occur_and_no_other(fact: Fact) -> None:
    assert len(set(fact.domain)) == len(fact.domain)
    # A hand's fact has one domain for both sides: three 8s, for example, come to Banker only.
    asked = [FACTS[f"{side}_{fact.of.key}"] for side in SIDES] if isinstance(fact, SideFact) else [fact]
    assert {value for each in asked for (value,) in reachable((each,), decks=8)} == set(fact.domain)


def test_a_hand_cannot_win_with_0_nor_lose_with_9() -> None:
    assert 0 not in FACTS["winning_total"].domain
    assert 9 not in FACTS["losing_total"].domain


@given(rounds)
def test_a_fact_needs_no_more_of_the_hands_than_it_says(dealt: Round) -> None:
    for key, fact in FACTS.items():
        needed = hand_facts_needed(fact)
        player, banker = hand_facts(dealt.player, needed["player"]), hand_facts(dealt.banker.cards, needed["banker"])
        assert from_hands(fact, player, banker) == of_round(fact, dealt), key


# --- suits


@given(rounds_without_suits)
def test_a_fact_that_looks_at_no_suits_needs_none(dealt: Round) -> None:
    for fact in FACTS.values():
        if not looks_at_suits(fact):
            of_round(fact, dealt)


@pytest.mark.parametrize("key", [key for key, fact in FACTS.items() if looks_at_suits(fact)])
def test_a_fact_that_looks_at_suits_asks_for_them(key: str) -> None:
    # Where the ranks do not decide already: a pair may be suited, a King and a Queen may be a Royal Match.
    dealt = Round.parse("K K Q Q 7 K" if "royal" in key else "K K K K 7 K")
    with pytest.raises(SuitNeeded, match=r"a bet looks at suits, and K has none; write it with its suit, such as Ks"):
        of_round(FACTS[key], dealt)


# --- names and phrases


def test_an_unknown_fact_is_refused_with_the_nearest() -> None:
    assert fact_named("winner") is FACTS["winner"]
    with pytest.raises(UnknownName, match=r"there is no fact 'winer'; did you mean 'winner'"):
        fact_named("winer")


@pytest.mark.parametrize("fact", FACTS.values(), ids=FACTS)
def test_every_fact_that_can_be_denied_says_how(fact: Fact) -> None:
    deniable = any(value is False or value == NONE for value in fact.domain)
    assert is_deniable(fact) == is_known(fact_phrase(fact, denied=True).key) == deniable
