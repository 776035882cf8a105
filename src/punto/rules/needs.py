"""What a hand needs: which card would make a natural, get it ahead, or win, as far as the cards face up can tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from punto.rules.cards import Card, points
from punto.rules.tableau import TABLEAU, Side
from punto.words import Text, listed, numbers
from punto.words.text import Item

_VALUES = range(10)
_PICTURE, _ACE = 0, 1


def need(side: Side, held: Sequence[Card | None], others: Sequence[Card | None]) -> Text:
    """What the card of a side that is turned next would do; None stands for a card that lies face down.

    >>> from punto.rules.cards import parse_cards
    >>> six, four_five = parse_cards("6"), parse_cards("4 5")
    >>> str(need("player", [*six, None], [None, None])), str(need("player", [*six, None], four_five))
    ('2 or 3 makes a natural', '3 ties')
    >>> str(need("banker", [*parse_cards("3 K"), None], parse_cards("2 3 K")))
    '3 to 6 wins, 2 ties'
    """
    shown = [card for card in held if card is not None]
    if len(held) - len(shown) > 1:
        return Text("need-first")
    against = None if None in others else points(card for card in others if card is not None)
    total = points(shown)
    if len(held) == 2 and (against is None or against not in TABLEAU.natural):
        return Text("need-natural", values=_said(_values(total, lambda made: made in TABLEAU.natural)))
    # The other hand is known, and this card is the last of its own.
    rival = against or 0
    ahead, level = _values(total, lambda made: made > rival), _values(total, lambda made: made == rival)
    last = len(held) == 2 or side == "banker"
    ties = Text("need-tie", values=_said(level)) if last else Text("need-level", values=_said(level), total=rival)
    if not ahead:
        return ties
    wins = Text("need-win", values=_said(ahead)) if last else Text("need-ahead", values=_said(ahead), total=rival)
    return listed([wins, ties], "commas")


def _values(total: int, wanted: Callable[[int], bool]) -> list[int]:
    """The values of a card that make the hand what is wanted."""
    return [value for value in _VALUES if wanted((total + value) % 10)]


def _said(values: Sequence[int]) -> Text:
    """Values of cards as one phrase; tens and pictures are the last thing that anybody looks for, and stand there."""
    said: list[Item] = [Text("value-a")] if _ACE in values else []
    if figures := [value for value in values if value > _ACE]:
        said.append(numbers(figures))
    return listed([*said, Text("need-picture")] if _PICTURE in values else said)
