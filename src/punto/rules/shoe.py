"""The shoe: decks, burn, cut card, and what ends it.

A shoe is written as its cards in dealing order with `|` where the cut card lies: `5s 6h Kd | Kc 7h`.

The end of a shoe is one sentence: **a round is the last iff the cut card lies at or before its first card.** When the
cut card comes out in the middle of a round, that round is finished and one more is dealt; when it would be the first
card of a round, that round is the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from punto.errors import ImpossibleDeal, NotationError, OutOfCards
from punto.rules.cards import DECK, Card, format_cards, parse_cards
from punto.rules.rounds import Round, deal
from punto.words import Text

Burn = Literal["first card"] | int
"""Burn the first card face up and then as many as it counts, or a fixed number of cards."""

MOST_DECKS = 12
MOST_CARDS_OF_A_ROUND = 6
CUT_CARD = "|"
_TEN_COUNTS = 10


@dataclass(frozen=True, slots=True)
class ShoeRules:
    """What a house says of its shoe."""

    decks: int
    burn: Burn
    cut_card: int
    """How many cards lie behind the cut card."""

    @property
    def cards(self) -> int:
        """The number of cards in a full shoe."""
        return self.decks * len(DECK)

    def cut_at(self, cards: int) -> int:
        """How many of that many cards lie in front of the cut card."""
        return max(0, cards - self.cut_card)

    def burned(self, first: Card | None) -> int:
        """How many cards are burned; the first card, itself one of them, need be known only where it decides."""
        return _burned(self.burn, first)

    @property
    def most_burned(self) -> int:
        """The largest number of cards that the burn can take."""
        return 1 + _TEN_COUNTS if self.burn == "first card" else self.burn


@dataclass(frozen=True, slots=True)
class Shoe:
    """A shoe in dealing order, and how many cards have left it.

    Frozen: dealing returns a new shoe that shares the order.
    """

    order: tuple[Card, ...]
    cut_at: int
    """How many cards lie in front of the cut card."""
    used: int = 0
    burned: int = 0

    @classmethod
    def of(cls, order: Iterable[Card], rules: ShoeRules) -> Shoe:
        """A fresh shoe of these cards, cut and burned by the house's rules."""
        cards = tuple(order)
        shoe = cls(cards, cut_at=rules.cut_at(len(cards)))
        return shoe.burn(rules.burn)

    def burn(self, rule: Burn) -> Shoe:
        """Burn the first cards; the first is shown only when it decides how many follow."""
        count = _burned(rule, self.order[0] if self.order else None)
        if count > len(self.order):
            raise ImpossibleDeal(Text("error-rules-burn-takes-cards-shoe", count=count, order=len(self.order)))
        return replace(self, used=count, burned=count)

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards not yet dealt, next first."""
        return self.order[self.used :]

    @property
    def next_is_last(self) -> bool:
        """Whether the round that starts now is the last of the shoe."""
        return self.used >= self.cut_at

    def deal(self) -> tuple[Round, Shoe]:
        """One round and the shoe after it; OutOfCards when the cards end in the middle of it."""
        dealt = deal(iter(self.left))
        return dealt, replace(self, used=self.used + len(dealt.cards))

    def rounds(self) -> Iterator[Round]:
        """Every round to the end of the shoe; a last round that runs out of cards is void and not given."""
        shoe = self
        last = False
        while not last:
            last = shoe.next_is_last
            try:
                dealt, shoe = shoe.deal()
            except OutOfCards:
                return
            yield dealt

    @classmethod
    def parse(cls, text: str) -> Shoe:
        """Read a shoe that nothing has left yet.

        >>> Shoe.parse("5s 6h Kd | Kc").cut_at
        3
        """
        before, cut, after = text.partition(CUT_CARD)
        if not cut or CUT_CARD in after:
            raise NotationError(Text("error-rules-shoe-its-cards-with", cut_card=repr(CUT_CARD), text=repr(text[:60])))
        front = parse_cards(before)
        return cls(front + parse_cards(after), cut_at=len(front))

    def __str__(self) -> str:
        front, back = self.order[: self.cut_at], self.order[self.cut_at :]
        return " ".join(filter(None, [format_cards(front), CUT_CARD, format_cards(back)]))


def _burned(rule: Burn, first: Card | None) -> int:
    if rule != "first card":
        return rule
    if first is None:
        raise ImpossibleDeal(Text("error-rules-empty-shoe-has-no"))
    return 1 + (first.value or _TEN_COUNTS)


def full_order(decks: int) -> tuple[Card, ...]:
    """The cards of a shoe in their canonical order, deck after deck: what a shuffle starts from."""
    return DECK * decks
