"""Small pieces of language that several sections share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

from punto.leaflet.model import CardPicture, Suit
from punto.rules.bets import Bet
from punto.rules.cards import Card
from punto.words import Text, listed

Say = Callable[[Text], str]
"""Takes a text and gives it in the leaflet's language."""

_SUITS: dict[str | None, Suit] = {"s": "s", "h": "h", "d": "d", "c": "c"}


def rank_name(rank: str) -> Text:
    """A rank as it is read aloud."""
    return Text("leaflet-words-rank", rank=rank)


def picture(card: Card, say: Say) -> CardPicture:
    """A card as the writers draw it."""
    suit = _SUITS[card.suit]
    name = Text("leaflet-words-card", rank=rank_name(card.rank), suit=suit)
    return CardPicture(rank="10" if card.rank == "T" else card.rank, suit=suit, name=say(name))


def names_of(bets: Iterable[Bet], join: str = "or") -> Text:
    """The names of bets as one phrase."""
    return listed((bet.name for bet in bets), join)


def decks_said(decks: int) -> Text:
    """So many decks."""
    return Text("leaflet-words-decks", decks=decks)


def one_after_another(texts: Iterable[Text], by: str) -> Text:
    """Texts in a row, each to those before it by a message with `$before` and `$next`."""
    return reduce(lambda before, following: Text(by, before=before, next=following), texts)
