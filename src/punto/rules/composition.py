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
from punto.words import Text

_ORDER = {card: index for index, card in enumerate(DECK + UNSUITED)}
_DECKS = re.compile(r"(\d{1,4})\s*decks?(?:\s*-\s*(.+))?", re.IGNORECASE | re.DOTALL | re.ASCII)
_MOST_REMOVED_WORTH_LISTING = 26
_MOST_DIGITS = 4
"""Of a count of decks or cards: no shoe needs as many."""


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
                raise ImpossibleDeal(Text("error-rules-composition-cannot-hold-x", count=count, card=str(card)))
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
                raise ImpossibleDeal(Text("error-rules-there-no-left-take", card=str(card), value=str(self)))
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
            if not equals or not (count_text.isascii() and count_text.isdecimal()) or len(count_text) > _MOST_DIGITS:
                raise NotationError(
                    Text("error-rules-composition-not-card-its", word=repr(word[:40]), text=repr(text[:80]))
                )
            card = Card.parse(card_text)
            if card in counts:
                raise NotationError(Text("error-rules-stands-twice-composition", card=str(card), text=repr(text)))
            counts[card] = int(count_text)
        return cls.of(counts)

    def __str__(self) -> str:
        decks = max((count for card, count in self.items if card.suit is not None), default=0)
        missing = self._missing_of(decks) if decks else None
        if missing is None or len(missing) > _MOST_REMOVED_WORTH_LISTING:
            return " ".join(f"{card}={count}" for card, count in self.items)
        whole = f"{decks} deck{'s' if decks > 1 else ''}"
        return f"{whole} - {format_cards(missing)}" if missing else whole

    def _missing_of(self, decks: int) -> list[Card] | None:
        """Which cards have left so many decks; None if no removal of cards makes this composition of them."""
        missing: list[Card] = []
        for rank in RANKS:
            unsuited, suited = Card(rank), [Card(rank, suit) for suit in SUITS]
            if unsuited in self.counts:
                # The suits of a rank are unknown when a card of it went without its suit being told.
                gone = decks * len(SUITS) - self.counts[unsuited]
                if gone < 1 or any(card in self.counts for card in suited):
                    return None
                missing += [unsuited] * gone
            else:
                missing += [card for card in suited for _ in range(decks - self.counts.get(card, 0))]
        return missing


def _forget_suits(counts: Counter[Card], rank: str) -> None:
    unsuited = Card(rank)
    for suit in SUITS:
        counts[unsuited] += counts.pop(Card(rank, suit), 0)
