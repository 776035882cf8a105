"""Cards: a rank, and a suit where it matters.

Written as in `As`, `Td`, `10h`, or without a suit (`A`, `T`, `10`) where suits do not matter. Printed back in one
way only: rank in upper case, `T` for ten, suit in lower case.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, final

from punto.errors import NotationError
from punto.words import Text

RANKS = "A23456789TJQK"
SUITS = "shdc"
RED = frozenset("hd")

VALUES = {rank: value if value < 10 else 0 for value, rank in enumerate(RANKS, start=1)}
"""What each rank counts: an Ace one, 2 to 9 their face, Ten, Jack, Queen and King nothing."""

_SYMBOLS = dict(zip("♠♥♦♣", SUITS, strict=True))
_CARD = re.compile(r"(10|[A2-9TJQK])([shdc♠♥♦♣]?)", re.IGNORECASE | re.ASCII)


@final
class Card:
    """One card. Two cards of the same rank and suit from different decks are equal, and one and the same object.

    >>> Card.parse("10h"), Card.parse("10h").value
    (Card('Th'), 0)
    """

    __slots__ = ("rank", "suit", "value")

    rank: str
    suit: str | None
    value: int
    """The points it counts, 0 to 9."""

    _made: ClassVar[dict[tuple[str, str | None], Card]] = {}

    def __new__(cls, rank: str, suit: str | None = None) -> Card:
        """The one card of that rank and suit."""
        known = cls._made.get((rank, suit))
        if known is not None:
            return known
        made = super().__new__(cls)
        for name, value in (("rank", rank), ("suit", suit), ("value", VALUES[rank])):
            object.__setattr__(made, name, value)
        return cls._made.setdefault((rank, suit), made)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card is frozen: {name} cannot be set")

    def __reduce__(self) -> tuple[type[Card], tuple[str, str | None]]:
        return Card, (self.rank, self.suit)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read one card, or raise NotationError."""
        match = _CARD.fullmatch(text)
        if match is None:
            raise NotationError(
                Text("error-rules-not-card-write-rank", text=repr(text), ranks=", ".join(RANKS), suits=", ".join(SUITS))
            )
        rank, suit = match[1].upper().replace("10", "T"), match[2].lower()
        return cls(rank, _SYMBOLS.get(suit, suit) or None)

    def __str__(self) -> str:
        return self.rank + (self.suit or "")

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
"""The 52 cards in their canonical order: rank by rank, and within a rank spades, hearts, diamonds, clubs."""

UNSUITED: tuple[Card, ...] = tuple(Card(rank) for rank in RANKS)
"""The 13 ranks as cards whose suit does not matter."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by white space or commas.

    >>> parse_cards("5s 6h, Kd")
    (Card('5s'), Card('6h'), Card('Kd'))
    """
    cards = []
    for position, word in enumerate(text.replace(",", " ").split(), start=1):
        try:
            cards.append(Card.parse(word))
        except NotationError as error:
            raise NotationError(
                Text("error-rules-card", position=position, text=repr(text), error=error.text)
            ) from None
    return tuple(cards)


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards so that `parse_cards` reads them back."""
    return " ".join(map(str, cards))


def points(cards: Iterable[Card]) -> int:
    """The point count of a hand: the last digit of the sum of its cards.

    >>> points(parse_cards("9 5")), points(parse_cards("J A")), points(parse_cards("7 T"))
    (4, 1, 7)
    """
    return sum(card.value for card in cards) % 10
