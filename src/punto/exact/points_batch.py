"""The closed form of `points` for many shoes at once, 64 abreast; the mathematics is in its docstring.

How it is checked: against `points.count_points`, shoe by shoe, and against plain integer enumeration.
"""

# Kernels: loops inside loops are what keeps them quick.
# ruff: noqa: C901, PLR0912, PLR0917

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from punto.exact.points import ClassCounts, DrawingRules

Floats = npt.NDArray[np.float64]

LANES = _LANES = 64
"""Shoes abreast in a batch: a literal, so that loops over them leave no remainder, and the best of 16 to 256."""

# Rows of the workspace, each with one number a shoe. The tables are those of the docstring, by v and i, or i and j.
_CARDS = 10
_WEIGHT = 11
_TERM = 12
_X = 13
_D = 21
_G = 31
_P = 131
_C = 231
_H = 331
_Z = 411
_F = 491
_K = 499
"""C_ij + U_ij(k) for the k in hand."""
_U = 563
_BOTH = 1203
_ALONE = 1303
_STOOD = 1403
_ROWS = 1503


@njit(cache=True, error_model="numpy", nogil=True)
def count_kinds(
    states: ClassCounts,
    outcomes: ClassCounts,
    kind_of: ClassCounts,
    player_draws: DrawingRules,
    banker_draws: DrawingRules,
    work: ClassCounts,
    sums: ClassCounts,
) -> None:
    """Ordered six-card sequences of 64 shoes, by kind of outcome (a line of `sums`) and shoe.

    `states[v, shoe]` is the number of cards of value v; `outcomes` are those of `reachable_outcomes`, and `kind_of`
    says which of them are of one kind. `work` is from `workspace`.
    """
    work[:_X] = 0
    work[_BOTH:] = 0
    for v in range(10):
        for lane in range(_LANES):
            work[v, lane] = states[v, lane]
        for lane in range(_LANES):
            work[_CARDS, lane] += states[v, lane]
    _batch_first_four(work)
    _batch_take_out_one(work, player_draws, banker_draws)
    _batch_take_out_two(work, player_draws, banker_draws)
    _batch_take_out_two_rarely(work, player_draws, banker_draws)
    sums[:] = 0
    for index in range(outcomes.shape[0]):
        drew = outcomes[index] >> 8
        p = outcomes[index] >> 4 & 15
        b = outcomes[index] & 15
        kind = kind_of[index]
        if drew == 0:
            for lane in range(_LANES):
                free = work[_CARDS, lane] - 5
                left = work[_D + p, lane] * work[_D + b, lane] + work[_C + 10 * p + b, lane]
                sums[kind, lane] += free * (free + 1) * left
        elif drew == 3:
            for lane in range(_LANES):
                sums[kind, lane] += work[_BOTH + 10 * p + b, lane]
        else:
            row = (_ALONE if drew == 1 else _STOOD) + 10 * p + b
            for lane in range(_LANES):
                sums[kind, lane] += (work[_CARDS, lane] - 5) * work[row, lane]


@njit(cache=True, error_model="numpy", nogil=True)
def worth_of_batch(
    states: ClassCounts,
    outcomes: ClassCounts,
    kind_of: ClassCounts,
    pays: Floats,
    player_draws: DrawingRules,
    banker_draws: DrawingRules,
    work: ClassCounts,
    sums: ClassCounts,
    worth: Floats,
) -> None:
    """What a unit on each bet is worth in each of 64 shoes of six cards or more, with the pays fused into the count.

    Outcomes that pay alike on every bet are of one kind: they are added up as whole numbers first, so that only
    `pays[kind, bet]` is left to multiply, and the cost hardly grows with the number of bets. `worth` is by bet and
    shoe; the rest is what `count_kinds` takes.
    """
    count_kinds(states, outcomes, kind_of, player_draws, banker_draws, work, sums)
    worth[:] = 0
    counted = np.empty(_LANES)
    for kind in range(sums.shape[0]):
        for lane in range(_LANES):
            counted[lane] = np.float64(sums[kind, lane])
        for bet in range(worth.shape[0]):
            # What comes back, stake and all: of most kinds of outcomes nothing does, on most bets.
            returned = pays[kind, bet] + 1
            if returned != 0:
                for lane in range(_LANES):
                    worth[bet, lane] += returned * counted[lane]
    for lane in range(_LANES):
        orders = 1.0
        for place in range(6):
            orders *= np.float64(work[_CARDS, lane] - place)
        for bet in range(worth.shape[0]):
            worth[bet, lane] = worth[bet, lane] / orders - 1


def workspace() -> ClassCounts:
    """The memory that `worth_of_batch` works in."""
    return np.empty((_ROWS, LANES), np.int64)


@njit(cache=True, error_model="numpy", nogil=True)
def _batch_first_four(w: ClassCounts) -> None:
    """Fill g, P, D, C, h, z and U."""
    for i in range(10):
        for lane in range(_LANES):
            w[_D + i, lane] = 0
        for v in range(10):
            u = i - v if i >= v else i - v + 10
            own = 1 if u == v else 0
            for lane in range(_LANES):
                w[_G + 10 * v + i, lane] = w[u, lane] - own
            for lane in range(_LANES):
                w[_P + 10 * v + i, lane] = w[v, lane] * w[_G + 10 * v + i, lane]
            for lane in range(_LANES):
                w[_D + i, lane] += w[_P + 10 * v + i, lane]
    for i in range(10):
        for j in range(i, 10):
            same = 2 if i == j else 0
            for lane in range(_LANES):
                shared = 0
                for v in range(10):
                    shared += w[_P + 10 * v + i, lane] * w[_G + 10 * v + j, lane]
                w[_C + 10 * i + j, lane] = same * w[_D + i, lane] - 4 * shared
            for lane in range(_LANES):
                w[_C + 10 * j + i, lane] = w[_C + 10 * i + j, lane]
    for k in range(10):
        for i in range(8):
            own = 1 if 2 * k % 10 == i else 0
            for lane in range(_LANES):
                w[_H + 8 * k + i, lane] = w[_G + 10 * k + i, lane] - own
            for lane in range(_LANES):
                twice = 2 * w[_G + 10 * k + i, lane] - own
                w[_Z + 8 * k + i, lane] = w[_D + i, lane] - 4 * twice
        for i in range(8):
            u = i - k if i >= k else i - k + 10
            for j in range(i, 8):
                v = j - k if j >= k else j - k + 10
                same = 1 if i == j else 0
                for lane in range(_LANES):
                    term = w[_P + 10 * u + j, lane] + w[_P + 10 * v + i, lane]
                    term += w[_H + 8 * k + i, lane] * w[_H + 8 * k + j, lane]
                    term -= same * (w[_G + 10 * k + i, lane] + w[u, lane])
                    w[_U + 64 * k + 8 * i + j, lane] = 4 * term
                for lane in range(_LANES):
                    w[_U + 64 * k + 8 * j + i, lane] = w[_U + 64 * k + 8 * i + j, lane]


@njit(cache=True, error_model="numpy", nogil=True)
def _batch_take_out_one(w: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Add n_k A_ij(n - e_k) where one hand draws."""
    for k in range(10):
        _batch_without(w, k)
        for i in range(8):
            for j in range(8):
                if player_draws[i]:
                    if banker_draws[j, k]:
                        continue
                    row = _ALONE + 10 * ((i + k) % 10) + j
                elif banker_draws[j, 10]:
                    row = _STOOD + 10 * i + (j + k) % 10
                else:
                    continue
                for lane in range(_LANES):
                    left = w[_F + i, lane] * w[_F + j, lane] + w[_K + 8 * i + j, lane]
                    w[row, lane] += w[k, lane] * left


@njit(cache=True, error_model="numpy", nogil=True)
def _batch_without(w: ClassCounts, k: int) -> None:
    """Fill F and K for Player's third card k."""
    for i in range(8):
        for lane in range(_LANES):
            w[_F + i, lane] = w[_D + i, lane] - 2 * w[_G + 10 * k + i, lane]
        for j in range(8):
            for lane in range(_LANES):
                w[_K + 8 * i + j, lane] = w[_C + 10 * i + j, lane] + w[_U + 64 * k + 8 * i + j, lane]


@njit(cache=True, error_model="numpy", nogil=True)
def _batch_take_out_two(w: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Add n_k (n_m - [k=m]) (X_i X_j + K_ij + U_ij(m)) where both hands draw.

    It is the same for k and m exchanged, and so computed once for both. The loops over lanes are kept to one store
    each: with more, the compiler gives up proving that its rows do not overlap, and does not vectorise.
    """
    for k in range(10):
        _batch_without(w, k)
        for m in range(k, 10):
            same = 1 if k == m else 0
            for lane in range(_LANES):
                w[_WEIGHT, lane] = w[k, lane] * (w[m, lane] - same)
            for j in range(8):
                for lane in range(_LANES):
                    w[_X + j, lane] = w[_F + j, lane] - 2 * w[_G + 10 * m + j, lane]
            for j in range(8):
                after_k = banker_draws[j, k]
                after_m = banker_draws[j, m] and k != m
                if not (after_k or after_m):
                    continue
                for i in range(8):
                    if not player_draws[i]:
                        continue
                    for lane in range(_LANES):
                        left = w[_X + i, lane] * w[_X + j, lane] + w[_K + 8 * j + i, lane]
                        w[_TERM, lane] = w[_WEIGHT, lane] * (left + w[_U + 64 * m + 8 * j + i, lane])
                    if after_k:
                        row = _BOTH + 10 * ((i + k) % 10) + (j + m) % 10
                        for lane in range(_LANES):
                            w[row, lane] += w[_TERM, lane]
                    if after_m:
                        row = _BOTH + 10 * ((i + m) % 10) + (j + k) % 10
                        for lane in range(_LANES):
                            w[row, lane] += w[_TERM, lane]


@njit(cache=True, error_model="numpy", nogil=True)
def _batch_take_out_two_rarely(w: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Add the rare terms of n_k (n_m - [k=m]) A_ij(n - e_k - e_m) where both hands draw."""
    for k in range(10):
        for m in range(10):
            s = (k + m) % 10
            if s >= 8:
                continue
            same = 1 if k == m else 0
            for lane in range(_LANES):
                w[_WEIGHT, lane] = w[k, lane] * (w[m, lane] - same)
            for t in range(8):
                extra = 16 if s == t else 0
                for lane in range(_LANES):
                    total = w[_Z + 8 * k + t, lane] + w[_Z + 8 * m + t, lane]
                    w[_TERM, lane] = w[_WEIGHT, lane] * total
                if player_draws[s] and banker_draws[t, k]:
                    row = _BOTH + 10 * ((s + k) % 10) + (t + m) % 10
                    for lane in range(_LANES):
                        w[row, lane] += w[_TERM, lane] + extra * w[_WEIGHT, lane]
                if player_draws[t] and banker_draws[s, k]:
                    row = _BOTH + 10 * ((t + k) % 10) + (s + m) % 10
                    for lane in range(_LANES):
                        w[row, lane] += w[_TERM, lane]
        for j in range(8):
            if not banker_draws[j, k]:
                continue
            for i in range(8):
                if not player_draws[i]:
                    continue
                # Both terms have k = m when i = j.
                same = 1 if i == j else 0
                u = (10 + i - k) % 10
                m = (10 + j - u) % 10
                row = _BOTH + 10 * ((i + k) % 10) + (j + m) % 10
                for lane in range(_LANES):
                    w[row, lane] -= 4 * w[k, lane] * w[u, lane] * (w[m, lane] - same)
                u = (10 + j - k) % 10
                m = (10 + i - u) % 10
                row = _BOTH + 11 * ((i + k) % 10)
                for lane in range(_LANES):
                    w[row, lane] -= 4 * w[k, lane] * w[u, lane] * (w[m, lane] - same)
