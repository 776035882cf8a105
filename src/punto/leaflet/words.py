"""Small pieces of language that several sections share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from punto.leaflet.model import CardPicture, Suit
from punto.rules.bets import Bet
from punto.rules.cards import Card
from punto.rules.money import Currency, Favour, Rounding
from punto.rules.text import OR, Text, listed, values_phrase

Say = Callable[[Text], str]
"""Takes a text in all languages and gives it in the leaflet's."""

BOTH = Text("and", "与")
"""Joins things that go together, where `punto.rules.text.AND` joins conditions."""

RANK_NAMES = {
    **{str(rank): Text(str(rank), str(rank)) for rank in range(2, 10)},
    "A": Text("Ace", "A"),
    "T": Text("Ten", "10"),
    "J": Text("Jack", "J"),
    "Q": Text("Queen", "Q"),
    "K": Text("King", "K"),
}
"""The ranks as they are read aloud."""

_SUIT_NAMES: dict[Suit, Text] = {
    "s": Text("{} of spades", "黑桃{}"),
    "h": Text("{} of hearts", "红桃{}"),
    "d": Text("{} of diamonds", "方块{}"),
    "c": Text("{} of clubs", "梅花{}"),
}
_SUITS: dict[str | None, Suit] = {suit: suit for suit in _SUIT_NAMES}

_FAVOURS: dict[Favour, Text] = {
    "patron": Text("{} rounded to {} in your favour.", "{}按{}取整，零数归客人。"),
    "house": Text("{} rounded to {} in the house's favour.", "{}按{}取整，零数归赌场。"),
    "nearest": Text("{} rounded to the nearest {}, halves upwards.", "{}按{}四舍五入。"),
}


def picture(card: Card, say: Say) -> CardPicture:
    """A card as the writers draw it."""
    suit = _SUITS[card.suit]
    name = _SUIT_NAMES[suit].format(RANK_NAMES[card.rank])
    return CardPicture(rank="10" if card.rank == "T" else card.rank, suit=suit, name=say(name))


def together(texts: Iterable[Text], joined_by: Text) -> Text:
    """Several texts as one phrase: "Player, Banker or Tie"."""
    parts = list(texts)
    return Text(
        listed([part.en for part in parts], "en", joined_by=joined_by),
        listed([part.zh for part in parts], "zh", joined_by=joined_by),
    )


def names_of(bets: Iterable[Bet], joined_by: Text = OR) -> Text:
    """The names of bets as one phrase."""
    return together((bet.name for bet in bets), joined_by)


def values_said(values: Iterable[int]) -> Text:
    """Whole numbers as one phrase: "2 to 7", "6 or 7"."""
    numbers = sorted(values)
    return Text(values_phrase(numbers, "en"), values_phrase(numbers, "zh"))


def sentence(text: Text) -> Text:
    """A phrase as it begins a sentence or a cell."""
    return Text(text.en[:1].upper() + text.en[1:], text.zh)


def rounding_said(what: Text, rounding: Rounding, currency: Currency) -> Text:
    """How something is rounded, as a sentence; `what` carries its verb in English."""
    return _FAVOURS[rounding.favour].format(what, currency.mark(rounding.unit))
