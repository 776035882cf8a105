"""Numbers that follow from a text: what makes one drill differ from the next."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from punto.rules.cards import DECK, RANKS, SUITS, Card

T = TypeVar("T")

_BITS = 256
_WORD = 32
_NARROW_RANKS = 4
_NARROW_SUITS = 2


class Stream:
    """A sequence of whole numbers, the same for the same text."""

    def __init__(self, text: str) -> None:
        self._text, self._block, self._pool, self._left = text, 0, 0, 0

    def below(self, bound: int) -> int:
        """A number from 0 to one below the bound, all alike."""
        while True:
            word = self._word()
            if word < (1 << _WORD) // bound * bound:
                return word % bound

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """So many of the items, each at most once, in any order."""
        left = list(items)
        for place in range(count):
            other = place + self.below(len(left) - place)
            left[place], left[other] = left[other], left[place]
        return left[:count]

    def cards(self, count: int, *, decks: int, narrow: bool) -> list[Card]:
        """The first cards of a shoe; a narrow shoe holds few ranks and suits, so that rare hands are found soon."""
        deck: Sequence[Card] = DECK
        if narrow:
            ranks, suits = self.sample(RANKS, _NARROW_RANKS), self.sample(SUITS, _NARROW_SUITS)
            deck = [Card(rank, suit) for rank in ranks for suit in suits]
        # Copies of a card are places of their own, so that no card comes more often than the shoe holds it.
        places: dict[int, None] = {}
        while len(places) < count:
            places[self.below(len(deck) * decks)] = None
        return [deck[place % len(deck)] for place in places]

    def _word(self) -> int:
        if self._left == 0:
            digest = sha256(f"{self._text}/{self._block}".encode()).digest()
            self._pool, self._left, self._block = int.from_bytes(digest), _BITS // _WORD, self._block + 1
        word = self._pool & ((1 << _WORD) - 1)
        self._pool, self._left = self._pool >> _WORD, self._left - 1
        return word
