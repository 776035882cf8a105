"""How many rounds of a shoe fall in each settlement class, exactly."""

from __future__ import annotations

from functools import lru_cache

from punto.exact.automaton import count_program
from punto.program.compiled import compile_bets
from punto.program.price import Counts
from punto.rules.bets import Bet
from punto.rules.cards import Card
from punto.rules.composition import Composition

compiled = lru_cache(maxsize=256)(compile_bets)
"""Enough for every shipped house and some dozens of own ones; a program is some ten kilobytes."""


Seen = tuple[Card | None, ...]
"""The cards of a round that were dealt already, in deal order; None for one that lies face down."""


def count_classes(bets: tuple[Bet, ...], composition: Composition, seen: Seen = ()) -> Counts:
    """Count the rounds of a shoe by what they mean to all of these bets together, given the cards seen already."""
    program = compiled(bets)
    left = program.type_counts(composition.without(filter(None, seen)))
    types = [None if card is None else program.card_type(card) for card in seen]
    return Counts(program.rows, count_program(program, left, types))
