"""What can happen at all: never too little, and exactly what brute force finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.rules import reach
from punto.rules.cards import Card, parse_cards
from punto.rules.facts import FACTS, Fact, of_round
from punto.rules.reach import Signature, hands, reachable
from punto.rules.rounds import Round, deal
from tests.strategies import facts, facts_without_suits, rounds

UNSUITED_FEW = parse_cards("A 6 8 K")
SUITED_FEW = parse_cards("8s 8h Kd Qd 3c")


@cache
def every_round(deck: tuple[Card, ...], *, decks: int) -> list[Round]:
    """Every round that a shoe of these cards, each so many times, could deal."""
    if decks < 6:
        return [each for each in every_round(deck, decks=6) if max(map(each.cards.count, each.cards)) <= decks]
    return list({dealt.cards: dealt for six in product(deck, repeat=6) for dealt in [deal(iter(six))]}.values())


def by_brute_force(wanted: tuple[Fact, ...], dealt: list[Round]) -> set[Signature]:
    return {tuple(of_round(fact, each) for fact in wanted) for each in dealt}


@pytest.fixture
def with_deck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, tuple[Card, ...]], None]]:
    """Let the game be played with few cards, so that brute force can try all of them."""

    def use(name: str, deck: tuple[Card, ...]) -> None:
        reach._signatures.cache_clear()
        monkeypatch.setattr(reach, name, deck)

    yield use
    reach._signatures.cache_clear()


fact_sets = st.lists(facts_without_suits, min_size=1, max_size=4, unique_by=lambda fact: fact.key).map(tuple)
any_fact_sets = st.lists(facts, min_size=1, max_size=3, unique_by=lambda fact: fact.key).map(tuple)


@given(fact_sets, st.lists(rounds, min_size=1, max_size=30))
def test_what_a_dealer_deals_is_reachable(wanted: tuple[Fact, ...], dealt: list[Round]) -> None:
    assert by_brute_force(wanted, dealt) <= reachable(wanted, decks=8)


@settings(max_examples=8)
@given(any_fact_sets, st.lists(rounds, min_size=1, max_size=30))
def test_what_a_dealer_deals_is_reachable_with_suits(wanted: tuple[Fact, ...], dealt: list[Round]) -> None:
    assert by_brute_force(wanted, dealt) <= reachable(wanted, decks=8)


def test_few_cards_reach_what_brute_force_finds(with_deck: Callable[[str, tuple[Card, ...]], None]) -> None:
    with_deck("UNSUITED", UNSUITED_FEW)
    dealt = every_round(UNSUITED_FEW, decks=8)

    @settings(max_examples=25)
    @given(fact_sets)
    def check(wanted: tuple[Fact, ...]) -> None:
        reach._signatures.cache_clear()
        assert reachable(wanted, decks=8) == by_brute_force(wanted, dealt)

    check()


@pytest.mark.parametrize("decks", [1, 2, 8])
def test_few_suited_cards_reach_what_brute_force_finds(
    decks: int, with_deck: Callable[[str, tuple[Card, ...]], None]
) -> None:
    with_deck("DECK", SUITED_FEW)
    with_deck("UNSUITED", tuple(Card(rank) for rank in "8KQ3"))
    dealt = every_round(SUITED_FEW, decks=decks)

    @settings(max_examples=8)
    @given(any_fact_sets)
    def check(wanted: tuple[Fact, ...]) -> None:
        found, truth = reachable(wanted, decks=decks), by_brute_force(wanted, dealt)
        # Copies are counted within a hand only, so that few decks may reach a little more than the truth, never less.
        assert truth <= found
        if decks == 8:
            assert truth == found

    check()


@pytest.mark.parametrize(
    ("decks", "suited_pairs"),
    [(1, {0}), (2, {0, 1, 2}), (8, {0, 1, 2})],
)
def test_one_deck_has_no_card_twice(decks: int, suited_pairs: set[int]) -> None:
    assert {value for (value,) in reachable((FACTS["suited_pairs"],), decks=decks)} == suited_pairs


def test_facts_are_reached_together() -> None:
    together = reachable((FACTS["banker_total"], FACTS["banker_cards"], FACTS["player_natural"]), decks=8)
    assert (9, 2, True) in together
    assert (9, 3, True) not in together, "nobody draws against a natural"
    assert reachable((), decks=8) == {()}


def test_every_hand_of_a_deck() -> None:
    deck = parse_cards("As Kd")
    assert len(list(hands(deck, copies=8))) == 2**2 + 2**3
    assert list(hands(deck, copies=1)) == [deck, deck[::-1]]
    assert len(list(hands(deck, copies=2))) == 2**2 + 2**3 - 2
