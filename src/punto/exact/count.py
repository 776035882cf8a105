"""How many rounds of a shoe fall in each settlement class, exactly: one door to the two exact engines.

The closed form of `points` counts bets on points and pairs in microseconds, but its compiled code must be loaded first,
which takes as long as a hundred answers of the automaton. It is the old question of renting or buying skis: a process
counts by the automaton until it has spent on that what loading takes, and by the closed form from then on; one that has
loaded compiled code for another reason (a study, a simulation), or knows that it will be asked often (a server's
worker, by `load_closed_form`), does so from the start. The automaton counts everything else: bets on suits or third
cards, and rounds under way. Whichever counts, the answer is the same.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from time import process_time

import numpy as np

from punto.exact.automaton import count_program
from punto.house.catalogue import catalogue_bet
from punto.pricing.prices import Counts
from punto.program.compiled import IntegerTable, compile_bets
from punto.program.drawing import banker_draws, player_draws
from punto.program.points import asks_for_pairs, is_points_bet, point_rows, round_indexes
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, VALUES, Card
from punto.rules.composition import Composition

compiled = lru_cache(maxsize=256)(compile_bets)
"""Enough for every shipped house and some dozens of own ones; a program is some ten kilobytes."""

SeenCards = tuple[Card | None, ...]
"""The cards of a round that were dealt already, in deal order; None for one that lies face down."""

BY_VALUE = np.array([[VALUES[rank] == value for value in range(10)] for rank in RANKS], dtype=np.int64)
"""Counts by rank, times this, are counts by value."""


class _Renting:
    """How long the automaton has counted what the closed form could."""

    LOADING_SECONDS = 0.5
    spent = 0.0


def count_classes(bets: tuple[Bet, ...], composition: Composition, seen: SeenCards = ()) -> Counts:
    """Count the rounds of a shoe by what they mean to all of these bets together, given the cards seen already."""
    if seen or not all(map(is_points_bet, bets)):
        return count_by_automaton(bets, composition, seen)
    if "numba" in sys.modules or _Renting.spent >= _Renting.LOADING_SECONDS:
        return count_by_closed_form(bets, composition)
    began = process_time()
    counted = count_by_automaton(bets, composition)
    _Renting.spent += process_time() - began
    return counted


def load_closed_form() -> None:
    """Load the closed form, and compile it if that was never done, so that nobody waits for it later."""
    pair, shoe = catalogue_bet("player_pair"), Composition.of_decks(8)
    count_by_closed_form((pair,), shoe)
    count_by_closed_form((catalogue_bet("tie"),), shoe)


def count_by_automaton(bets: tuple[Bet, ...], composition: Composition, seen: SeenCards = ()) -> Counts:
    """Count any bets, at any moment of a round."""
    program = compiled(bets)
    left = program.type_counts(composition.without(filter(None, seen)))
    types = [None if card is None else program.card_type(card) for card in seen]
    return Counts(program.rows, count_program(program, left, types))


def count_by_closed_form(bets: tuple[Bet, ...], composition: Composition) -> Counts:
    """Count bets on points and pairs, before a card is dealt."""
    from punto.exact.points import count_points, count_points_and_pairs  # noqa: PLC0415 - see the module's docstring

    ranks = np.array(composition.by_rank, dtype=np.int64)
    if any(map(asks_for_pairs, bets)):
        counts = count_points_and_pairs(ranks, player_draws(), banker_draws())
    else:
        counts = count_points(ranks @ BY_VALUE, player_draws(), banker_draws())
    rows, indexes, class_of = _classes_of_points(bets)
    merged = np.zeros(len(rows), dtype=np.int64)
    here = indexes < len(counts)
    np.add.at(merged, class_of[here], counts[indexes[here]])
    return Counts(rows, merged.tolist())


@lru_cache(maxsize=256)
def _classes_of_points(bets: tuple[Bet, ...]) -> tuple[IntegerTable, IntegerTable, IntegerTable]:
    """The rows of each settlement class, the class indexes that rounds have, and the settlement class of each."""
    indexes = np.array(round_indexes())
    rows, class_of = np.unique(point_rows(bets)[indexes], axis=0, return_inverse=True)
    return rows, indexes, class_of.reshape(-1)
