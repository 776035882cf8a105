"""Every value has a notation that is parsed and printed back; what is not in the notation is refused with help."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.errors import ImpossibleDeal, NotationError, PuntoError
from punto.rules.cards import DECK, UNSUITED, Card, format_cards, parse_cards, points
from punto.rules.commission import format_percent, parse_percent
from punto.rules.composition import Composition
from punto.rules.money import CURRENCIES, Currency
from punto.rules.odds import PUSH, Odds
from punto.rules.rounds import Round
from punto.rules.shoe import CUT_CARD, Shoe
from tests.strategies import (
    amounts,
    any_cards,
    any_rounds,
    compositions,
    currencies,
    odds,
    rates,
    rows_of_cards,
    shoes,
    written_shoes,
)

USD, JPY = CURRENCIES["USD"], CURRENCIES["JPY"]

# --- cards


@given(any_cards)
def test_a_card_round_trips(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert Card.parse(str(card).lower()) == card
    assert Card.parse(str(card).upper()) == card
    assert eval(repr(card), {"Card": Card.parse}) == card


def test_every_card_has_a_notation_of_its_own() -> None:
    written = [str(card) for card in DECK + UNSUITED]
    assert len(set(written)) == 65
    assert [Card.parse(text) for text in written] == [*DECK, *UNSUITED]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10", Card("T")),
        ("10h", Card("T", "h")),
        ("td", Card("T", "d")),
        ("aS", Card("A", "s")),
        ("K♠", Card("K", "s")),
        ("7♥", Card("7", "h")),
        ("10♦", Card("T", "d")),
        ("q♣", Card("Q", "c")),
    ],
)
def test_other_ways_to_write_a_card_are_read(text: str, card: Card) -> None:
    assert Card.parse(text) == card


@given(rows_of_cards())
def test_cards_round_trip(cards: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards
    assert parse_cards(",".join(map(str, cards))) == cards
    assert parse_cards("  " + " ,\n".join(map(str, cards)) + "\t") == cards


def test_a_wrong_card_is_named_with_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards("5s 6h 1d Kc")
    assert str(caught.value).startswith("card 3 of '5s 6h 1d Kc': '1d' is not a card; write a rank (A, 2, 3")
    assert str(caught.value).endswith("a suit (s, h, d, c), such as As, Td or 7")


@given(rows_of_cards(least=1))
def test_points_are_the_last_digit_of_the_sum(cards: tuple[Card, ...]) -> None:
    worth = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
    assert points(cards) == int(str(sum(worth.get(card.rank) or int(card.rank) for card in cards))[-1])


# --- rounds, shoes, compositions


@given(any_rounds)
def test_a_round_round_trips(dealt: Round) -> None:
    assert Round.parse(str(dealt)) == dealt


@given(written_shoes())
def test_a_shoe_round_trips(shoe: Shoe) -> None:
    assert Shoe.parse(str(shoe)) == shoe
    assert str(shoe).count(CUT_CARD) == 1


@given(shoes())
def test_the_notation_of_a_shoe_is_that_of_its_whole_order(shoe: Shoe) -> None:
    assert Shoe.parse(str(shoe)) == replace(shoe, used=0, burned=0)


@given(compositions)
def test_a_composition_round_trips(composition: Composition) -> None:
    assert Composition.parse(str(composition)) == composition
    card_by_card = ", ".join(f"{card}={count}" for card, count in composition.items)
    assert Composition.parse(card_by_card) == composition


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("8 decks", "8 decks"),
        ("1 deck", "1 deck"),
        ("1 DECKS", "1 deck"),
        ("8decks-As,Td Td", "8 decks - As Td Td"),
        ("As=8, 7=31 Kd=3", "As=8 Kd=3 7=31"),
        ("A=0 7=2", "7=2"),
        ("", ""),
    ],
)
def test_a_composition_is_written_back_in_one_way(text: str, written: str) -> None:
    assert str(Composition.parse(text)) == written


# --- odds, percentages, money


@given(odds)
def test_odds_round_trip(pays: Odds) -> None:
    assert Odds.parse(str(pays)) == pays
    assert Odds.parse(str(pays.words)) == pays


@given(st.integers(1, 999), st.integers(1, 99))
def test_odds_for_one_count_the_stake(wins: int, per: int) -> None:
    assert Odds.parse(f"{wins + per} for {per}") == Odds.parse(f"{wins} to {per}") == Odds.parse(f"{wins}:{per}")


@given(st.integers(1, 500), st.integers(1, 50), st.integers(1, 9))
def test_odds_are_in_lowest_terms(wins: int, per: int, times: int) -> None:
    assert Odds(wins * times, per * times) == Odds(wins, per)
    assert Odds(wins, per).as_fraction() == Fraction(wins, per)


@pytest.mark.parametrize("text", ["push", "PUSH", " Push "])
def test_a_push_is_odds_of_nothing(text: str) -> None:
    assert Odds.parse(text) is PUSH
    assert PUSH.is_push
    assert str(PUSH) == "push"


@given(rates)
def test_a_percentage_round_trips(rate: Fraction) -> None:
    assert parse_percent(format_percent(rate)) == rate
    assert parse_percent(f" {format_percent(rate)[:-1]} % ") == rate


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (Fraction(1, 20), "5%"),
        (Fraction(17, 400), "4.25%"),
        (Fraction(0), "0%"),
        (Fraction(1, 10**6), "0.0001%"),
    ],
)
def test_a_percentage_is_written_without_more_zeros_than_it_needs(rate: Fraction, text: str) -> None:
    assert format_percent(rate) == text


def test_a_rate_without_an_end_is_refused_and_does_not_hang() -> None:
    with pytest.raises(NotationError, match="has no end as a decimal"):
        format_percent(Fraction(1, 3))


@given(currencies, amounts)
def test_money_round_trips(currency: Currency, minor: int) -> None:
    assert currency.parse(currency.format(minor)) == minor
    assert currency.parse(f" {currency.format(minor)} ") == minor


@given(amounts)
def test_money_needs_no_decimals_where_there_are_none(minor: int) -> None:
    assert USD.parse(str(minor)) == 100 * minor
    assert JPY.parse(str(minor)) == minor
    assert USD.parse(f"{minor}.5") == 100 * minor + 50
    assert USD.parse(f"{minor}.500") == 100 * minor + 50
    assert JPY.parse(f"{minor}.000") == minor


@given(currencies, amounts)
def test_money_for_people_has_its_mark_and_separators(currency: Currency, minor: int) -> None:
    marked = str(currency.mark(minor))
    assert marked.startswith(currency.symbol)
    assert currency.parse(marked.removeprefix(currency.symbol).replace(",", "")) == minor
    assert str(currency.mark(-minor)) == ("-" + marked if minor else marked)


# --- garbage

READERS: dict[str, Callable[[str], object]] = {
    "a card": Card.parse,
    "cards": parse_cards,
    "a round": Round.parse,
    "a shoe": Shoe.parse,
    "a composition": Composition.parse,
    "odds": Odds.parse,
    "a percentage": parse_percent,
    "money": USD.parse,
}


@pytest.mark.parametrize(
    ("kind", "text", "help_"),
    [
        ("a card", "", "'' is not a card; write a rank"),
        ("a card", "As ", "'As ' is not a card"),
        ("a card", "1", "'1' is not a card"),
        ("a card", "11s", "'11s' is not a card"),
        ("a card", "sA", "'sA' is not a card"),
        ("a card", "Ax", "'Ax' is not a card"),
        # The long s and the Kelvin sign, which are an s and a K to whoever ignores case.
        ("a card", "Aſ", "'Aſ' is not a card"),
        ("a card", "\N{KELVIN SIGN}", "is not a card"),
        ("cards", "5s;6h", "card 1 of '5s;6h'"),
        ("a round", "", "a round has at least four cards; none given"),
        ("a round", "5s 6h Kd", "a round has at least four cards; 3 given: 5s 6h Kd"),
        ("a shoe", "5s 6h", "a shoe is its cards with one '|' where the cut card lies; got '5s 6h'"),
        ("a shoe", "5s | 6h | 7d", "with one '|'"),
        ("a shoe", "5s | 6x", "card 1 of ' 6x'"),
        ("a composition", "eight decks", "'eight' in the composition 'eight decks' is not a card and its count"),
        ("a composition", "8 decks - Ax", "card 1 of 'Ax': 'Ax' is not a card"),
        ("a composition", "1 deck - As As", "there is no As left to take out of 1 deck"),
        ("a composition", "As", "such as As=8 or 7=32"),
        ("a composition", "As=-1", "'As=-1' in the composition"),
        ("a composition", "As=٣", "'As=٣' in the composition"),
        ("a composition", "As=1 As=2", "As stands twice in the composition 'As=1 As=2'"),
        ("a composition", "Ax=1", "'Ax' is not a card"),
        ("odds", "8", "'8' are not odds; write whole numbers such as 8:1 or 1:2, or push"),
        ("odds", "8/1", "'8/1' are not odds"),
        ("odds", "8.5:1", "'8.5:1' are not odds"),
        ("odds", "-8:1", "'-8:1' are not odds"),
        ("odds", "8:0", "'8:0' are not odds"),
        ("odds", "٨:١", "are not odds"),
        ("odds", "0:1", "'0:1' would win nothing; write push if the stake is to be returned"),
        ("odds", "1 for 1", "'1 for 1' would win nothing"),
        ("a percentage", "5", "'5' is not a percentage; write it like 5% or 4.5%"),
        ("a percentage", "-5%", "'-5%' is not a percentage"),
        ("a percentage", "5,5%", "'5,5%' is not a percentage"),
        ("a percentage", "٥%", "is not a percentage"),
        ("money", "", "'' is not an amount of money; write it like 20.00"),
        ("money", "$20", "'$20' is not an amount of money"),
        ("money", "1,000", "'1,000' is not an amount of money"),
        ("money", "-5", "'-5' is not an amount of money"),
        ("money", "1e3", "'1e3' is not an amount of money"),
        ("money", "٢٠", "is not an amount of money"),
        ("money", "0.005", "'0.005' is finer than USD goes, which has 2 decimals"),
    ],
)
def test_garbage_is_refused_with_what_would_be_right(kind: str, text: str, help_: str) -> None:
    with pytest.raises((NotationError, ImpossibleDeal)) as caught:
        READERS[kind](text)
    assert help_ in str(caught.value)


@pytest.mark.parametrize("kind", READERS)
@given(st.text(max_size=12) | st.text("As=8 decks-T|10:push%.,5", max_size=16))
def test_no_text_makes_a_reader_fail_in_any_other_way(kind: str, text: str) -> None:
    with suppress(PuntoError):
        READERS[kind](text)


def test_yen_has_no_decimals() -> None:
    assert (JPY.format(2000), str(JPY.mark(2000))) == ("2000", "JP¥2,000")
    with pytest.raises(NotationError, match="finer than JPY goes, which has 0 decimals"):
        JPY.parse("0.5")
