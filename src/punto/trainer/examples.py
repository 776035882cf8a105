"""Rounds that are examples of something, dealt from a stream."""

from __future__ import annotations

from collections.abc import Callable

from punto.house.model import House
from punto.rules.bets import Bet, Row
from punto.rules.rounds import Hand, Round, deal
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import Side
from punto.trainer.describe import card_said
from punto.trainer.stream import Stream
from punto.words import Text

FitsRound = Callable[[Round], bool]
"""Whether a round is an example."""

_MOST_CARDS = 6
_TRIES = 40_000
_TRIES_OF_A_WHOLE_SHOE = 1000


def example(house: House, stream: Stream, fits: FitsRound) -> Round | None:
    """The first round of the stream that fits; None when it is too rare to be found."""
    for number in range(_TRIES):
        cards = stream.cards(_MOST_CARDS, decks=house.shoe.decks, narrow=number >= _TRIES_OF_A_WHOLE_SHOE)
        dealt = deal(iter(cards))
        if fits(dealt):
            return dealt
    return None


def settled_by(bet: Bet, row: Row | None) -> FitsRound:
    """Whether a round settles the bet by that row."""
    return lambda dealt: bet.row_for(dealt) is row


def counted(side: Side, hand: Hand) -> Text:
    """How a hand comes to its total: "Player: 5 + K + 7 makes 12, which counts 2"."""
    cards = " + ".join(map(card_said, hand.cards))
    total = sum(card.value for card in hand.cards)
    if total == hand.total:
        return Text("drill-examples-counts", side=SIDE_NAMES[side], cards=cards, total=total)
    return Text("drill-examples-makes-which-counts", side=SIDE_NAMES[side], cards=cards, sum=total, total=hand.total)


def both_counted(player: Hand, banker: Hand) -> tuple[Text, Text]:
    """Both hands counted."""
    return counted("player", player), counted("banker", banker)
