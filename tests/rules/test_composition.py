"""Compositions: cards in no order, and what is left of them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.errors import ImpossibleDeal
from punto.rules.cards import DECK, RANKS, Card, parse_cards
from punto.rules.composition import Composition
from punto.rules.shoe import Shoe
from tests.strategies import any_cards, cards, compositions, shoes


@pytest.mark.parametrize("decks", range(1, 13))
def test_whole_decks(decks: int) -> None:
    full = Composition.of_decks(decks)
    assert len(full) == 52 * decks
    assert full.counts == dict.fromkeys(DECK, decks)
    assert full.by_rank == (4 * decks,) * 13
    assert full.suits_known


@given(st.lists(any_cards))
def test_the_order_of_the_cards_does_not_matter(held: list[Card]) -> None:
    composition = Composition.of_cards(held)
    assert composition == Composition.of_cards(reversed(held))
    assert hash(composition) == hash(Composition.of_cards(sorted(held, key=str)))
    assert composition.counts == Counter(held)
    assert len(composition) == len(held)


@given(compositions)
def test_counts_by_rank(composition: Composition) -> None:
    for rank in RANKS:
        assert composition.count(rank) == sum(n for card, n in composition.items if card.rank == rank)
    assert sum(composition.by_rank) == len(composition)
    assert all(count > 0 for _, count in composition.items)
    assert composition.suits_known == all(card.suit for card in composition.counts)


@given(compositions, st.data())
def test_what_is_taken_out_and_what_is_left_add_up(composition: Composition, data: st.DataObject) -> None:
    held = [card for card, count in composition.items for _ in range(min(count, 3))]
    taken = data.draw(st.lists(st.sampled_from(held), max_size=10) if held else st.just([]))
    if any(count > composition.counts[card] for card, count in Counter(taken).items()):
        taken = list(dict.fromkeys(taken))
    taken = [card for card in taken if card.suit is not None]
    left = composition.without(taken)
    assert Counter(left.counts) + Counter(taken) == Counter(composition.counts)
    assert composition.without([]) == composition


@given(shoes())
def test_a_shoe_and_its_composition_lose_the_same_cards(shoe: Shoe) -> None:
    whole = Composition.of_cards(shoe.order)
    assert whole.without(shoe.order[: shoe.used]) == Composition.of_cards(shoe.left)


@given(st.integers(1, 8), cards)
def test_a_card_cannot_be_taken_more_often_than_it_is_there(decks: int, card: Card) -> None:
    full = Composition.of_decks(decks)
    gone = full.without([card] * decks)
    assert gone.counts.get(card) is None
    with pytest.raises(ImpossibleDeal, match=f"there is no {card} left to take out of"):
        gone.without([card])


def test_a_card_taken_without_its_suit_makes_the_suits_of_its_rank_unknown() -> None:
    left = Composition.of_decks(1).without(parse_cards("7"))
    assert not left.suits_known
    assert left.counts[Card("7")] == left.count("7") == 3
    assert not any(card.rank == "7" and card.suit for card in left.counts)
    assert left.count("8") == 4


def test_a_suited_card_may_be_one_of_those_whose_suit_is_not_known() -> None:
    left = Composition.of_decks(1).without(parse_cards("7 7s 7s 7s"))
    assert left.count("7") == 0
    with pytest.raises(ImpossibleDeal, match="there is no 7s left"):
        left.without(parse_cards("7s"))


def test_fewer_than_none_is_refused() -> None:
    with pytest.raises(ImpossibleDeal, match="a composition cannot hold -1 x As"):
        Composition.of({Card("A", "s"): -1})
