"""Counting rounds on points and pairs in plain Python integers, for a single shoe.

Third cards are taken out of the shoe first, which changes nothing because the cards of a shoe are exchangeable; what is
left to count are the first two cards of each hand. With n_v cards of value v, indexes modulo 10:

    D_i = sum over v of n_v (n_{i-v} - [2v = i])                        ordered pairs of cards that total i
    A_ij = D_i D_j - 4 E_ij + 2 [i = j] D_i                             two such pairs without a card in common
    E_ij = sum over v of n_v (n_{i-v} - [2v = i]) (n_{j-v} - [2v = j])

Pairs by rank come by taking the two cards of a pair out first, and the four combinations by inclusion and exclusion.
Integers of any size: no shoe is too large. The counts are of ordered six-card sequences, N (N-1) ... (N-5) in all; a
round that needs fewer cards leaves the rest free.

How it is checked: against the perft files and against enumeration over permutations of tiny shoes. It is in daily use
for single prices; `points` counts the same thousands of times faster where many shoes are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from operator import mul

from punto.rules.cards import RANKS, VALUES
from punto.rules.tableau import TABLEAU

Values = tuple[int, ...]
"""How many cards of each value, 0 to 9, are left."""

_VALUE_OF_RANK = [VALUES[rank] for rank in RANKS]
_TOTALS = range(10)


def count_rounds(by_rank: Sequence[int], *, pairs: bool = True) -> Counter[int]:
    """How many ordered six-card sequences fall in each class index of `program.points`, from at least six cards.

    Without `pairs` the pair bits are left zero, which is quicker where no bet asks for them.
    """
    values = tuple(sum(n for n, v in zip(by_rank, _VALUE_OF_RANK, strict=True) if v == value) for value in _TOTALS)
    every = _count(values, sum(values), _two_hands)
    if not pairs:
        return +every
    player_pairs, banker_pairs, both_pairs = Counter[int](), Counter[int](), Counter[int]()
    for value, weight in _pair_weights(by_rank).items():
        total, left = 2 * value % 10, _without(values, value, value)
        _add(player_pairs, weight, _count(left, sum(values), _one_hand(player=total)))
        _add(banker_pairs, weight, _count(left, sum(values), _one_hand(banker=total)))
    for (player, banker), weight in _double_pair_weights(by_rank).items():
        left = _without(values, player, player, banker, banker)
        both = _no_hand(2 * player % 10, 2 * banker % 10)
        _add(both_pairs, weight, _count(left, sum(values), both))
    counts = Counter[int]()
    for outcome in every:
        only_both = both_pairs[outcome]
        only_player, only_banker = player_pairs[outcome] - only_both, banker_pairs[outcome] - only_both
        counts[outcome] = every[outcome] - only_player - only_banker - only_both
        counts[outcome | 1 << 10] = only_player
        counts[outcome | 1 << 11] = only_banker
        counts[outcome | 3 << 10] = only_both
    return +counts


Totals = Sequence[tuple[int, int]]
"""Two-card totals of Player and Banker."""
FirstFour = Callable[[Values, Totals], Iterator[tuple[int, int, int]]]
"""Given what is left, for each of the totals asked for: the totals, and the ways to deal the open ones of the four."""


_NATURALS = [(i, j) for i in _TOTALS for j in _TOTALS if {i, j} & TABLEAU.natural]
_OTHERS = [(i, j) for i in _TOTALS for j in _TOTALS if (i, j) not in _NATURALS]
_PLAYER_STANDS = [(i, j) for i, j in _OTHERS if i not in TABLEAU.player_draws]
_PLAYER_DRAWS = [(i, j) for i, j in _OTHERS if i in TABLEAU.player_draws]
_BANKER_ALONE = [(i, j) for i, j in _PLAYER_STANDS if j in TABLEAU.banker_draws_if_player_stood]
_NOBODY = _NATURALS + [totals for totals in _PLAYER_STANDS if totals not in _BANKER_ALONE]
_BOTH = [[(i, j) for i, j in _PLAYER_DRAWS if third in TABLEAU.banker_draws_to[j]] for third in _TOTALS]
_PLAYER_ALONE = [[totals for totals in _PLAYER_DRAWS if totals not in _BOTH[third]] for third in _TOTALS]
"""Who draws on which totals; lists by the value of Player's third card."""


def _count(values: Values, cards: int, first_four: FirstFour) -> Counter[int]:
    """Count the outcomes of rounds whose first four cards come as `first_four` says, out of a shoe of `cards`."""
    found = Counter[int]()
    two_free, one_free = (cards - 4) * (cards - 5), cards - 5
    for player, banker, ways in first_four(values, _NOBODY):
        found[player << 4 | banker] += ways * two_free
    for third in _TOTALS:
        if not values[third]:
            continue
        left, weight = _without(values, third), values[third] * one_free
        for player, banker, ways in first_four(left, _BANKER_ALONE):
            found[player << 4 | (banker + third) % 10 | 1 << 9] += weight * ways
        for player, banker, ways in first_four(left, _PLAYER_ALONE[third]):
            found[(player + third) % 10 << 4 | banker | 1 << 8] += weight * ways
        for fourth in _TOTALS:
            if left[fourth]:
                weight = values[third] * left[fourth]
                for player, banker, ways in first_four(_without(left, fourth), _BOTH[third]):
                    found[(player + third) % 10 << 4 | (banker + fourth) % 10 | 3 << 8] += weight * ways
    return found


def _two_hands(values: Values, wanted: Totals) -> Iterator[tuple[int, int, int]]:
    """Both hands are open: A_ij."""
    seconds = [[values[(i - v) % 10] - (2 * v % 10 == i) for v in _TOTALS] for i in _TOTALS]
    firsts = [[n * second for n, second in zip(values, line, strict=True)] for line in seconds]
    pairs = [sum(line) for line in firsts]
    for i, j in wanted:
        shared = sum(map(mul, firsts[i], seconds[j]))
        yield i, j, pairs[i] * pairs[j] - 4 * shared + (2 * pairs[i] if i == j else 0)


def _one_hand(*, player: int | None = None, banker: int | None = None) -> FirstFour:
    """One hand is a known pair: the other hand's two cards are open."""

    def first_four(values: Values, wanted: Totals) -> Iterator[tuple[int, int, int]]:
        pairs = _ordered_pairs(values)
        for i, j in wanted:
            if i == player:
                yield i, j, pairs[j]
            elif j == banker:
                yield i, j, pairs[i]

    return first_four


def _no_hand(player: int, banker: int) -> FirstFour:
    """Both hands are known pairs: nothing is open."""
    return lambda _, wanted: iter([(player, banker, 1)] if (player, banker) in wanted else [])


def _ordered_pairs(values: Values) -> list[int]:
    """D_i: the ordered pairs of cards that total i."""
    return [sum(n * (values[(i - v) % 10] - (2 * v % 10 == i)) for v, n in enumerate(values)) for i in _TOTALS]


def _pair_weights(by_rank: Sequence[int]) -> Counter[int]:
    """The ordered ways to take a pair of one rank, by the rank's value."""
    weights = Counter[int]()
    for count, value in zip(by_rank, _VALUE_OF_RANK, strict=True):
        weights[value] += count * (count - 1)
    return +weights


def _double_pair_weights(by_rank: Sequence[int]) -> Counter[tuple[int, int]]:
    """The ordered ways to take a pair for Player and another for Banker, by the values of their ranks."""
    weights = Counter[tuple[int, int]]()
    for rank, (count, value) in enumerate(zip(by_rank, _VALUE_OF_RANK, strict=True)):
        for other_rank, (other, other_value) in enumerate(zip(by_rank, _VALUE_OF_RANK, strict=True)):
            held = other - 2 if rank == other_rank else other
            if count >= 2 and held >= 2:
                weights[value, other_value] += count * (count - 1) * held * (held - 1)
    return weights


def _add(counter: Counter[int], weight: int, counts: Counter[int]) -> None:
    for outcome, count in counts.items():
        counter[outcome] += weight * count


def _without(values: Values, *taken: int) -> Values:
    left = list(values)
    for value in taken:
        left[value] -= 1
    return tuple(left)
