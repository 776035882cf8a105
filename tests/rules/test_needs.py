"""What a hand needs: every claim is held to the rounds that the rules really make of it."""

from __future__ import annotations

import pytest

from punto.rules.cards import UNSUITED, Card, parse_cards
from punto.rules.needs import need
from punto.rules.rounds import next_side, play
from punto.rules.tableau import Side
from punto.words import LANGUAGES

DOWN = None


def _said(side: Side, held: str, others: str) -> str:
    """`_` is a card face down."""

    def cards(text: str) -> list[Card | None]:
        return [DOWN if word == "_" else parse_cards(word)[0] for word in text.split()]

    return str(need(side, cards(held), cards(others)))


@pytest.mark.parametrize(
    ("side", "held", "others", "said"),
    [
        ("player", "_ _", "_ _", "8 or 9 with two cards is a natural"),
        ("player", "6 _", "_ _", "2 or 3 makes a natural"),
        ("player", "_ 9", "_ _", "9 or 10 to King makes a natural"),
        ("banker", "8 _", "2 3", "Ace or 10 to King makes a natural"),
        ("banker", "6 _", "5 3", "3 wins, 2 ties"),
        ("banker", "6 _", "5 4", "3 ties"),
        ("player", "2 K _", "6 K", "5 to 7 gets ahead of 6, 4 draws level with 6"),
        ("banker", "5 K _", "2 3 K", "Ace or 2 to 4 wins, 10 to King ties"),
        ("banker", "3 K _", "2 3 K", "3 to 6 wins, 2 ties"),
    ],
)
def test_what_the_next_card_would_do(side: Side, held: str, others: str, said: str) -> None:
    assert _said(side, held, others) == said


def test_a_need_is_said_in_every_language() -> None:
    for text in (need("player", [DOWN, DOWN], [DOWN]), need("banker", [*parse_cards("6"), DOWN], parse_cards("5 3"))):
        for language in LANGUAGES:
            said = text.in_language(language)
            assert said
            assert "{" not in said


def test_bankers_last_card_wins_with_what_is_said_and_with_nothing_else() -> None:
    seen = 0
    for first in (parse_cards("2 3 K K"), parse_cards("2 5 3 K"), parse_cards("A 4 2 K")):
        for third in UNSUITED:
            dealt = (*first, third)
            if next_side(dealt) != "banker":
                continue
            player, banker = [dealt[0], dealt[2], third], [dealt[1], dealt[3]]
            text = need("banker", [*banker, DOWN], player)
            for last in UNSUITED:
                winner = play((*dealt, last)).winner
                said = str(text)
                wins = said.split(" wins", maxsplit=1)[0] if " wins" in said else ""
                assert (winner == "banker") is _holds(wins, last)
                seen += 1
    assert seen > 100


def _holds(phrase: str, card: Card) -> bool:
    """Whether a phrase such as `Ace or 2 to 4` names this card."""
    if card.value == 0:
        return "10 to King" in phrase
    if card.value == 1:
        return "Ace" in phrase
    figures: set[int] = set()
    for part in phrase.replace("10 to King", "").replace(",", " or").split(" or "):
        ends = [int(word) for word in part.split() if word.isdigit()]
        figures |= set(range(ends[0], ends[-1] + 1)) if ends else set()
    return card.value in figures
