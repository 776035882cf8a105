"""A round: two hands, dealt in order, each third card with its reason.

The deal order is P1 B1 P2 B2, then Player's third card if it draws, then Banker's. A round is written as its cards
in that order: `5s 6h Kd Kc 7h 2d`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from punto.errors import ImpossibleDeal, OutOfCards
from punto.rules.cards import SUITS, Card, format_cards, parse_cards, points
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import TABLEAU, DrawDecision, Side, banker_decision, player_decision
from punto.words import Text, listed

Winner = Literal["player", "banker", "tie"]

DEAL_ORDER: tuple[Side, ...] = ("player", "banker", "player", "banker")
"""Whose card each of the first four is."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The two or three cards of one side, in the order in which they were dealt."""

    cards: tuple[Card, ...]

    @property
    def total(self) -> int:
        """The point count, 0 to 9."""
        return points(self.cards)

    @property
    def two_card_total(self) -> int:
        """The point count of the first two cards."""
        return points(self.cards[:2])

    @property
    def natural(self) -> bool:
        """8 or 9 on the first two cards; a three-card 8 or 9 is not a natural."""
        return self.two_card_total in TABLEAU.natural

    @property
    def third(self) -> Card | None:
        """The third card, if one was drawn."""
        return self.cards[2] if len(self.cards) == 3 else None


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round. Make one with `deal`, `play` or `Round.parse`, which keep to the tableau."""

    player: Hand
    banker: Hand
    decisions: tuple[DrawDecision, DrawDecision]
    """Player's and then Banker's decision to draw or stand."""

    @property
    def winner(self) -> Winner:
        """Whose total is closer to nine."""
        player, banker = self.player.total, self.banker.total
        return "player" if player > banker else "banker" if banker > player else "tie"

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in deal order."""
        player, banker = self.player.cards, self.banker.cards
        return (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:])

    @property
    def call(self) -> Text:
        """The result as the dealer calls it.

        >>> print(Round.parse("5s 6h Kd Kc 7h 2d").call)
        Banker wins, 8 over 2.
        """
        less, more = sorted((self.player.total, self.banker.total))
        if self.winner == "tie":
            return Text("call-tie", total=more)
        return Text("call-wins", side=SIDE_NAMES[self.winner], more=more, less=less)

    @classmethod
    def parse(cls, text: str) -> Round:
        """Read a round in deal order.

        >>> Round.parse("5s 6h Kd Kc 7h 2d").winner
        'banker'
        """
        return play(parse_cards(text))

    def __str__(self) -> str:
        return format_cards(self.cards)


def next_side(dealt: Sequence[Card]) -> Side | None:
    """Whose card comes next after these, or None when the round is complete.

    >>> next_side(parse_cards("9 3 K K")) is None
    True
    """
    if len(dealt) < 4:
        return DEAL_ORDER[len(dealt)]
    wanted = [decision.side for decision in decisions(dealt) if decision.draws]
    drawn = len(dealt) - 4
    return wanted[drawn] if drawn < len(wanted) else None


def decisions(dealt: Sequence[Card]) -> tuple[DrawDecision, ...]:
    """The decisions to draw or stand that these four or more cards settle.

    Banker's is not among them while Player's third card is still to come.
    """
    player_total, banker_total = points((dealt[0], dealt[2])), points((dealt[1], dealt[3]))
    player = player_decision(player_total=player_total, banker_total=banker_total)
    if player.draws and len(dealt) == 4:
        return (player,)
    third = dealt[4] if player.draws else None
    banker = banker_decision(banker_total=banker_total, player_total=player_total, player_third=third)
    return player, banker


def deal(cards: Iterator[Card]) -> Round:
    """Deal one round from the cards that come, taking only as many as the tableau asks for.

    Raises OutOfCards when they end too early.
    """
    dealt: list[Card] = []
    while next_side(dealt) is not None:
        card = next(cards, None)
        if card is None:
            raise OutOfCards(Text("error-rules-shoe-ends-after-cards", dealt=len(dealt), dealt2=format_cards(dealt)))
        dealt.append(card)
    return _complete(dealt)


def play(cards: Iterable[Card], *, decks: int | None = None) -> Round:
    """The round that consists of exactly these cards in deal order, or ImpossibleDeal with the reason.

    With `decks`, no card may occur more often than a shoe of so many decks holds it.
    """
    given = tuple(cards)
    if decks is not None:
        _check_copies(given, decks)
    if len(given) < 4:
        raise ImpossibleDeal(Text("error-rules-round-has-least-four", given=_count(given)))
    if len(given) > 6:
        raise ImpossibleDeal(Text("error-rules-round-has-most-six", given=_count(given)))
    for used in range(4, len(given)):
        if next_side(given[:used]) is None:
            raise ImpossibleDeal(
                Text(
                    "error-rules-card-must-not-drawn", used=used + 1, given=str(given[used]), given2=_why(given[:used])
                )
            )
    if (missing := next_side(given)) is not None:
        raise ImpossibleDeal(Text("error-rules-s-third-card-missing", side=SIDE_NAMES[missing], given=_why(given)))
    return _complete(given)


def _complete(dealt: Sequence[Card]) -> Round:
    player, banker = decisions(dealt)
    thirds = list(dealt[4:])
    player_third = (thirds.pop(0),) if player.draws else ()
    return Round(
        player=Hand((dealt[0], dealt[2], *player_third)),
        banker=Hand((dealt[1], dealt[3], *thirds)),
        decisions=(player, banker),
    )


def _why(dealt: Sequence[Card]) -> Text:
    return listed([decision.reason for decision in decisions(dealt)], "sentences")


def _count(cards: Sequence[Card]) -> Text:
    if not cards:
        return Text("error-rules-none-given")
    return Text("error-rules-cards-given", count=len(cards), cards=format_cards(cards))


def _check_copies(cards: Sequence[Card], decks: int) -> None:
    """Refuse more copies of a card, or of a rank, than the decks hold."""
    deck_words = Text("error-rules-shoe-of", decks=decks)
    for card, copies in Counter(cards).items():
        if card.suit is not None and copies > decks:
            raise ImpossibleDeal(
                Text("error-rules-x-holds", copies=copies, card=str(card), deck_words=deck_words, decks=decks)
            )
    for rank, copies in Counter(card.rank for card in cards).items():
        if copies > decks * len(SUITS):
            raise ImpossibleDeal(
                Text("error-rules-x-holds-2", copies=copies, rank=rank, deck_words=deck_words, decks=decks * len(SUITS))
            )
