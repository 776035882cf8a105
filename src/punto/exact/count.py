"""How many rounds of a shoe fall in each settlement class, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from punto.exact.automaton import count_program
from punto.program.compiled import Table, compile_bets
from punto.rules.bets import Bet
from punto.rules.cards import Card
from punto.rules.composition import Composition

compiled = lru_cache(maxsize=64)(compile_bets)


@dataclass(frozen=True, eq=False)
class Counts:
    """Rounds by class, and which row of each bet a class matches."""

    rows: Table
    counts: Sequence[int]


def count_classes(bets: tuple[Bet, ...], composition: Composition, seen: tuple[Card, ...] = ()) -> Counts:
    """Count the rounds of a shoe by what they mean to all of these bets together, given the cards seen already."""
    program = compiled(bets)
    left = program.type_counts(composition.without(seen))
    return Counts(program.rows, count_program(program, left, [program.card_type(card) for card in seen]))
