"""The shoe: burn, cut card, what ends it, and that no card is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.errors import ImpossibleDeal, OutOfCards
from punto.rules.cards import DECK, Card, parse_cards
from punto.rules.rounds import Round, deal
from punto.rules.shoe import Shoe, ShoeRules, full_order
from tests.strategies import any_cards, shoe_rules, shoes, written_shoes

TEN = {"T", "J", "Q", "K"}

# --- the order and the burn


@pytest.mark.parametrize("decks", range(1, 13))
def test_a_full_shoe_holds_every_card_as_often_as_it_has_decks(decks: int) -> None:
    order = full_order(decks)
    assert Counter(order) == dict.fromkeys(DECK, decks)
    assert len(order) == ShoeRules(decks=decks, burn=0, cut_card=0).cards == 52 * decks


@given(st.lists(any_cards, min_size=11, max_size=30))
def test_burning_by_the_first_card_takes_it_and_as_many_as_it_counts(order: list[Card]) -> None:
    shoe = Shoe.of(order, ShoeRules(decks=1, burn="first card", cut_card=0))
    first = order[0]
    counts = 10 if first.rank in TEN else 1 if first.rank == "A" else int(first.rank)
    assert shoe.burned == shoe.used == 1 + counts
    assert shoe.left == tuple(order[1 + counts :])


@given(st.lists(any_cards, max_size=20), st.integers(0, 20))
def test_burning_a_fixed_number(order: list[Card], count: int) -> None:
    shoe = Shoe(tuple(order), cut_at=len(order))
    if count > len(order):
        with pytest.raises(ImpossibleDeal, match=f"the burn takes {count} cards and the shoe holds {len(order)}"):
            shoe.burn(count)
    else:
        assert shoe.burn(count).left == tuple(order[count:])


def test_an_empty_shoe_has_nothing_to_burn_by() -> None:
    with pytest.raises(ImpossibleDeal, match="an empty shoe has no first card"):
        Shoe((), cut_at=0).burn("first card")


@given(shoe_rules())
def test_no_burn_takes_more_than_the_rules_foresee(rules: ShoeRules) -> None:
    for rank in "A259TJQK":
        order = parse_cards(rank) + full_order(rules.decks)[1:]
        assert Shoe.of(order, rules).burned <= rules.most_burned


@given(shoe_rules())
def test_the_cut_card_lies_so_many_cards_from_the_end(rules: ShoeRules) -> None:
    shoe = Shoe.of(full_order(rules.decks), rules)
    assert len(shoe.order) - shoe.cut_at == rules.cut_card


# --- dealing


@given(shoes())
def test_dealing_gives_a_new_shoe_and_shares_the_order(shoe: Shoe) -> None:
    dealt, after = shoe.deal()
    assert shoe.deal() == (dealt, after), "the shoe before is as it was"
    assert after.order is shoe.order
    assert shoe.left == dealt.cards + after.left


@given(shoes() | written_shoes())
def test_no_card_is_lost_and_none_comes_twice(shoe: Shoe) -> None:
    rounds = list(shoe.rounds())
    dealt = sum((each.cards for each in rounds), start=())
    left = shoe.order[shoe.burned + len(dealt) :]
    assert shoe.order[: shoe.burned] + dealt + left == shoe.order


# --- the end of a shoe: G5 and G6


def dealt_by_hand(shoe: Shoe) -> Iterator[Round]:
    """A dealer who draws from the shoe with the cut card in it, and does what G5 and G6 say when it comes out."""
    cut_card = None
    stack: list[Card | None] = [*shoe.order[: shoe.cut_at], cut_card, *shoe.order[shoe.cut_at :]][shoe.burned :]
    last = False
    while True:
        if stack[:1] == [cut_card]:  # It would be the first card of the round: that round is the last.
            stack.pop(0)
            last = True
        in_front = [card for card in stack if card is not cut_card]
        try:
            dealt = deal(iter(in_front))
        except OutOfCards:
            return  # Too few cards: the round is void and the shoe ends.
        yield dealt
        if last:
            return
        drawn = 0
        while drawn < len(dealt.cards):
            if stack.pop(0) is cut_card:  # In the middle of the round: finish it and deal one more.
                last = True
            else:
                drawn += 1


@given(shoes() | written_shoes())
def test_a_shoe_ends_where_a_dealer_with_a_cut_card_ends_it(shoe: Shoe) -> None:
    assert list(shoe.rounds()) == list(dealt_by_hand(shoe))


@given(shoes())
def test_only_the_last_round_starts_at_or_behind_the_cut_card(shoe: Shoe) -> None:
    rounds = list(shoe.rounds())
    starts = list(accumulate((len(each.cards) for each in rounds), initial=shoe.burned))
    assert all(start < shoe.cut_at for start in starts[: len(rounds) - 1])
    void = starts[-2] < shoe.cut_at if rounds else True
    if void:
        assert len(shoe.order) - starts[-1] < 6, "only a lack of cards ends a shoe before its cut card"


@pytest.mark.parametrize(
    ("shoe", "rounds"),
    [
        ("| 9 3 K K 9 3 K K", 1),  # It would be the first card of the first round.
        ("9 | 3 K K 9 3 K K 9 3 K K", 2),  # It comes out during a round: that one, and one more.
        ("9 3 K | K 9 3 K K 9 3 K K", 2),
        ("9 3 K K | 9 3 K K 9 3 K K", 2),  # It would be the first card of the second round.
        ("9 3 K K 9 | 3 K K 9 3 K K 9 3 K K", 3),
        ("9 3 K K 9 3 K K |", 2),  # Both rounds come before it, and a third finds no cards.
        ("9 3 K | K 9 3 K", 1),  # The one more is void.
        ("| 9 3 K", 0),
        ("|", 0),
    ],
)
def test_the_law_of_the_end_by_example(shoe: str, rounds: int) -> None:
    assert len(list(Shoe.parse(shoe).rounds())) == rounds


def test_a_round_that_runs_out_of_cards_is_void() -> None:
    shoe = Shoe.parse("5 5 K K 7 | ")
    with pytest.raises(OutOfCards, match=r"^the shoe ends after 5 cards of a round: 5 5 K K 7$"):
        shoe.deal()
    assert list(shoe.rounds()) == []
