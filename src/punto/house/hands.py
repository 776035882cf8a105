"""Hands with a name: what a house calls the hand of a finished round, such as a Dragon 7 or a Panda 8.

A row of a pay table gives the name (its key `hand`). The name belongs to the hand and not to the bet: it is called,
told and printed whether or not anybody bet on it.
"""

from __future__ import annotations

from punto.house.model import House
from punto.rules.rounds import Round
from punto.words import Text


def hand_called(house: House, dealt: Round) -> Text | None:
    """What the house calls the hand of a finished round; None where it has no name.

    A side bet is named after its hand, so that its name goes before one that a main bet gives.

    >>> str(hand_called(House.load("bclc-ez"), Round.parse("2 A K 4 4 2")))
    'Dragon 7'
    """
    bets = sorted(house.bets, key=lambda bet: bet.kind == "main")
    rows = (bet.row_for(dealt) for bet in bets if any(row.hand for row in bet.rows))
    return next((row.hand for row in rows if row is not None and row.hand is not None), None)
