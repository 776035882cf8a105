"""Exact counts the slow and plain way, in Python integers, for the kernels to be compared with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import perm

import numpy as np
import numpy.typing as npt

from punto.exact.automaton import Automaton
from punto.exact.points import ClassCounts
from punto.exact.points_batch import LANES, count_kinds, workspace

Rules = npt.NDArray[np.bool_]
RANK_VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0)
"""The value of each rank, A 2 ... 9 T J Q K."""


def count_by_values(values: Iterable[int], player_draws: Rules, banker_draws: Rules) -> list[int]:
    """Ordered six-card sequences by outcome: one hand of two cards after the other, then the third cards."""
    counts = [0] * 1024
    left = list(map(int, values))
    for player, player_ways in _two_cards(left):
        for banker, banker_ways in _two_cards(left):
            _third_cards(counts, left, player, banker, player_ways * banker_ways, player_draws, banker_draws)
    return counts


def _two_cards(left: list[int]) -> Iterator[tuple[int, int]]:
    """The total of two cards and the ways to draw them in either order; meanwhile they are not in `left`."""
    for a in range(10):
        for b in range(a, 10):
            ways = left[a] * (left[a] - 1) if a == b else 2 * left[a] * left[b]
            if ways:
                left[a] -= 1
                left[b] -= 1
                yield (a + b) % 10, ways
                left[a] += 1
                left[b] += 1


def _third_cards(
    counts: list[int], left: list[int], player: int, banker: int, ways: int, player_draws: Rules, banker_draws: Rules
) -> None:
    free = sum(left)
    if player >= 8 or banker >= 8 or not (player_draws[player] or banker_draws[banker, 10]):
        counts[player << 4 | banker] += ways * free * (free - 1)
        return
    for third, cards in enumerate(left):
        if not player_draws[player]:
            counts[512 | player << 4 | (banker + third) % 10] += ways * cards * (free - 1)
        elif not banker_draws[banker, third]:
            counts[256 | (player + third) % 10 << 4 | banker] += ways * cards * (free - 1)
        else:
            for last, others in enumerate(left):
                outcome = 768 | (player + third) % 10 << 4 | (banker + last) % 10
                counts[outcome] += ways * cards * (others - (third == last))


def count_by_permutations(ranks: Iterable[int], player_draws: Rules, banker_draws: Rules) -> list[int]:
    """Ordered six-card sequences by class, with the pair bits: every order of a tiny shoe is dealt."""
    counts = [0] * 4096
    shoe = [rank for rank, cards in enumerate(ranks) for _ in range(cards)]
    for cards in permutations(shoe, 6):
        values = [RANK_VALUES[rank] for rank in cards]
        player, banker = (values[0] + values[2]) % 10, (values[1] + values[3]) % 10
        pairs = (cards[0] == cards[2]) << 10 | (cards[1] == cards[3]) << 11
        rest = iter(values[4:])
        drew = 0
        if player < 8 and banker < 8:
            third = 10
            if player_draws[player]:
                third = next(rest)
                drew |= 1 << 8
            if banker_draws[banker, third]:
                banker = (banker + next(rest)) % 10
                drew |= 1 << 9
            player = (player + third) % 10  # a stand adds ten, which is nothing
        counts[pairs | drew | player << 4 | banker] += 1
    return counts


def count_by_sequences(automaton: Automaton, left: Iterable[int], seen: Sequence[int] = ()) -> list[int]:
    """Ordered sequences of the cards to come by settlement class: every sequence of types is dealt."""
    counts = [0] * (int(automaton.class_of.max()) + 1)
    stock = list(map(int, left))

    def deal(cards: list[int], ways: int) -> None:
        final = final_hands(automaton, cards)
        if final is not None:
            counts[automaton.class_of[final]] += ways * perm(sum(stock), 6 - len(cards))
            return
        for card, held in enumerate(stock):
            if held:
                stock[card] -= 1
                deal([*cards, card], ways * held)
                stock[card] += 1

    deal(list(seen), 1)
    return counts


def final_hands(automaton: Automaton, cards: Sequence[int]) -> tuple[int, int] | None:
    """The final classes of Player's and Banker's hands, or None if these cards do not end the round."""
    if len(cards) < 4:
        return None
    player, banker = (automaton.two[cards[side], cards[side + 2]] for side in (0, 1))
    final = [automaton.stay[player], automaton.stay[banker]]
    totals = automaton.points[player], automaton.points[banker]
    rest = list(cards[4:])
    if max(totals) < 8:
        third = 10
        if automaton.player_draws[totals[0]]:
            if not rest:
                return None
            third = automaton.value[rest[0]]
            final[0] = automaton.three[player, rest.pop(0)]
        if automaton.banker_draws[totals[1], third]:
            if not rest:
                return None
            final[1] = automaton.three[banker, rest.pop(0)]
    return int(final[0]), int(final[1])


def count_batch(shoes: ClassCounts, outcomes: ClassCounts, player_draws: Rules, banker_draws: Rules) -> ClassCounts:
    """What the batch kernel counts, by outcome and shoe: every outcome is a kind of its own."""
    kinds, counted = np.arange(len(outcomes)), []
    sums = np.empty((len(outcomes), LANES), np.int64)
    for start in range(0, len(shoes), LANES):
        here = shoes[start : start + LANES]
        states = np.zeros((10, LANES), np.int64)
        states[:, : len(here)] = here.T
        count_kinds(states, outcomes, kinds, player_draws, banker_draws, workspace(), sums)
        counted.append(sums[:, : len(here)].copy())
    return np.hstack(counted)
