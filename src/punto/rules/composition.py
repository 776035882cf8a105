"""A composition: how many of each card are left, in no order.

Written as `8 decks`, as decks without some cards (`8 decks - As Td Td`), or card by card (`As=8 Kd=3 7=31`), where a
rank without a suit stands for cards whose suit is not known.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from punto.errors import ImpossibleDeal, NotationError
from punto.rules.cards import DECK, RANKS, SUITS, UNSUITED, Card, format_cards, parse_cards

_ORDER = {card: index for index, card in enumerate(DECK + UNSUITED)}
_DECKS = re.compile(r"(\d+)\s*decks?(?:\s*-\s*(.+))?", re.IGNORECASE | re.DOTALL | re.ASCII)
_MOST_REMOVED_WORTH_LISTING = 26


@dataclass(frozen=True)
class Composition:
    """A multiset of cards: pairs of card and count in canonical order, no count zero.

    >>> shoe = Composition.of_decks(8).without(parse_cards("As Td"))
    >>> len(shoe), shoe.count("A"), str(shoe)
    (414, 31, '8 decks - As Td')
    """

    items: tuple[tuple[Card, int], ...]

    @classmethod
    def of(cls, counts: Mapping[Card, int]) -> Composition:
        """From counts by card; zeros are dropped, negatives refused."""
        for card, count in counts.items():
            if count < 0:
                raise ImpossibleDeal(f"a composition cannot hold {count} x {card}")
        held = [(card, count) for card, count in counts.items() if count]
        return cls(tuple(sorted(held, key=lambda item: _ORDER[item[0]])))

    @classmethod
    def of_decks(cls, decks: int) -> Composition:
        """A full shoe of so many decks."""
        return cls.of(dict.fromkeys(DECK, decks))

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> Composition:
        """Exactly these cards."""
        return cls.of(Counter(cards))

    @cached_property
    def counts(self) -> dict[Card, int]:
        """How many of each card."""
        return dict(self.items)

    @cached_property
    def by_rank(self) -> tuple[int, ...]:
        """How many of each rank, Ace to King, whatever the suit."""
        ranks = Counter[str]()
        for card, count in self.items:
            ranks[card.rank] += count
        return tuple(ranks[rank] for rank in RANKS)

    @property
    def suits_known(self) -> bool:
        """Whether every card's suit is known; bets on suits need that."""
        return all(card.suit is not None for card, _ in self.items)

    def count(self, rank: str) -> int:
        """How many cards of a rank."""
        return self.by_rank[RANKS.index(rank)]

    def __len__(self) -> int:
        return sum(count for _, count in self.items)

    def without(self, cards: Iterable[Card]) -> Composition:
        """This composition after the cards have left it.

        Taking a card without saying its suit makes the suits of that whole rank unknown.
        """
        counts = Counter(self.counts)
        for card in cards:
            taken = card
            if card.suit is None:
                _forget_suits(counts, card.rank)
            elif counts[card] < 1:
                taken = Card(card.rank)  # One of those whose suit is not known.
            if counts[taken] < 1:
                raise ImpossibleDeal(f"there is no {card} left to take out of {self}")
            counts[taken] -= 1
        return Composition.of(counts)

    @classmethod
    def parse(cls, text: str) -> Composition:
        """Read a composition, or raise NotationError."""
        if match := _DECKS.fullmatch(text.strip()):
            full = cls.of_decks(int(match[1]))
            return full.without(parse_cards(match[2])) if match[2] else full
        counts = Counter[Card]()
        for word in text.replace(",", " ").split():
            card_text, equals, count_text = word.partition("=")
            if not equals or not (count_text.isascii() and count_text.isdecimal()):
                raise NotationError(
                    f"{word!r} in the composition {text!r} is not a card and its count, such as As=8 or 7=32; "
                    "whole decks are written '8 decks' or '8 decks - As Td'"
                )
            card = Card.parse(card_text)
            if card in counts:
                raise NotationError(f"{card} stands twice in the composition {text!r}")
            counts[card] = int(count_text)
        return cls.of(counts)

    def __str__(self) -> str:
        decks = max((count for _, count in self.items), default=0)
        if self.suits_known and decks:
            missing = [card for card in DECK for _ in range(decks - self.counts.get(card, 0))]
            plural = "s" if decks > 1 else ""
            if not missing:
                return f"{decks} deck{plural}"
            if len(missing) <= _MOST_REMOVED_WORTH_LISTING:
                return f"{decks} deck{plural} - {format_cards(missing)}"
        return " ".join(f"{card}={count}" for card, count in self.items)


def _forget_suits(counts: Counter[Card], rank: str) -> None:
    unsuited = Card(rank)
    for suit in SUITS:
        counts[unsuited] += counts.pop(Card(rank, suit), 0)
