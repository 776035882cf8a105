"""How many rounds of a shoe fall in each settlement class, exactly; chooses the way to count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from punto.exact.plain import count_rounds
from punto.program.compiled import Program, Table, compile_bets
from punto.program.points import CLASSES, asks_for_pairs, is_points_bet, point_rows
from punto.rules.bets import Bet
from punto.rules.cards import Card
from punto.rules.composition import Composition

compiled = lru_cache(maxsize=64)(compile_bets)
_point_rows = lru_cache(maxsize=64)(point_rows)


@dataclass(frozen=True, eq=False)
class Counts:
    """Rounds by class, and which row of each bet a class matches."""

    rows: Table
    counts: Sequence[int]


def count_classes(bets: tuple[Bet, ...], composition: Composition, seen: tuple[Card, ...] = ()) -> Counts:
    """Count the rounds of a shoe by what they mean to all of these bets together."""
    if not seen and all(map(is_points_bet, bets)):
        counted = count_rounds(composition.by_rank, pairs=any(map(asks_for_pairs, bets)))
        return Counts(_point_rows(bets), [counted[index] for index in range(CLASSES)])
    return _count_by_program(compiled(bets), composition, seen)


def _count_by_program(program: Program, composition: Composition, seen: tuple[Card, ...]) -> Counts:
    from punto.exact.enumerate import count_program  # noqa: PLC0415 - Numba is loaded only where it is needed

    left = program.type_counts(composition.without(seen))
    types = [program.card_type(card) for card in seen]
    return Counts(program.rows, count_program(program, left, types))
