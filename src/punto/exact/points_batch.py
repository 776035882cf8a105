"""The closed form of `points` for many shoes at once, 64 abreast; the mathematics is in its docstring.

How it is checked: against `points.count_points`, shoe by shoe, and against plain integer enumeration.
"""

# Kernels: loops inside loops are what keeps them quick.
# ruff: noqa: C901, PLR0912

from __future__ import annotations

import numpy as np
from numba import njit

from punto.exact.points import Counts, Rules

_LANES = 64
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


@njit(cache=True, error_model="numpy")
def count_points_batch(states: Counts, outcomes: Counts, player_draws: Rules, banker_draws: Rules) -> Counts:
    """Ordered six-card sequences for many shoes: by outcome (row) and shoe (column).

    `states[shoe, v]` is the number of cards of value v; `outcomes` says which outcomes are wanted, all of them from
    `reachable_outcomes`. One row an outcome: the expectations of bets are a matrix product with their pays.
    """
    shoes = states.shape[0]
    counts = np.empty((outcomes.shape[0], shoes), np.int64)
    w = np.empty((_ROWS, _LANES), np.int64)
    for start in range(0, shoes, _LANES):
        lanes = min(_LANES, shoes - start)
        w[:_X] = 0
        w[_BOTH:] = 0
        for v in range(10):
            for lane in range(lanes):
                w[v, lane] = states[start + lane, v]
                w[_CARDS, lane] += states[start + lane, v]
        _batch_first_four(w)
        _batch_take_out_one(w, player_draws, banker_draws)
        _batch_take_out_two(w, player_draws, banker_draws)
        _batch_take_out_two_rarely(w, player_draws, banker_draws)
        _batch_outcomes(w, outcomes, counts[:, start : start + lanes])
    return counts


@njit(cache=True, error_model="numpy")
def _batch_first_four(w: Counts) -> None:
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


@njit(cache=True, error_model="numpy")
def _batch_take_out_one(w: Counts, player_draws: Rules, banker_draws: Rules) -> None:
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


@njit(cache=True, error_model="numpy")
def _batch_without(w: Counts, k: int) -> None:
    """Fill F and K for Player's third card k."""
    for i in range(8):
        for lane in range(_LANES):
            w[_F + i, lane] = w[_D + i, lane] - 2 * w[_G + 10 * k + i, lane]
        for j in range(8):
            for lane in range(_LANES):
                w[_K + 8 * i + j, lane] = w[_C + 10 * i + j, lane] + w[_U + 64 * k + 8 * i + j, lane]


@njit(cache=True, error_model="numpy")
def _batch_take_out_two(w: Counts, player_draws: Rules, banker_draws: Rules) -> None:
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


@njit(cache=True, error_model="numpy")
def _batch_take_out_two_rarely(w: Counts, player_draws: Rules, banker_draws: Rules) -> None:
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


@njit(cache=True, error_model="numpy")
def _batch_outcomes(w: Counts, outcomes: Counts, counts: Counts) -> None:
    """Write the rows of the outcomes that are wanted."""
    for index in range(outcomes.shape[0]):
        drew = outcomes[index] >> 8
        p = outcomes[index] >> 4 & 15
        b = outcomes[index] & 15
        for lane in range(counts.shape[1]):
            free = w[_CARDS, lane] - 5
            if drew == 0:
                left = w[_D + p, lane] * w[_D + b, lane] + w[_C + 10 * p + b, lane]
                counts[index, lane] = free * (free + 1) * left
            elif drew == 1:
                counts[index, lane] = free * w[_ALONE + 10 * p + b, lane]
            elif drew == 2:
                counts[index, lane] = free * w[_STOOD + 10 * p + b, lane]
            else:
                counts[index, lane] = w[_BOTH + 10 * p + b, lane]
