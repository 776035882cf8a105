"""The joint law of a round's points and pairs, as counts of ordered six-card sequences, by a closed form.

A shoe of N cards has N (N-1) ... (N-5) ordered six-card sequences; a round that needs fewer cards leaves the rest
free. The counts are indexed by class, p << 4 | b | player drew << 8 | banker drew << 9 | player pair << 10 | banker
pair << 11, where p and b are the final totals. `player_draws[total]` and `banker_draws[total, third]`, with third = 10
when Player stood, are the drawing rules; two-card totals of 8 and 9 end the round whatever they say.

Write n_v for the number of cards of value v, e_v for one such card; totals and values are taken modulo 10.

    g_i(v) = n_{i-v} - [2v=i]       cards that make i with a given v
    P_i(v) = n_v g_i(v)             D_i = sum of P_i(v) over v: ordered pairs of cards that total i
    A_ij   = D_i D_j + C_ij         ordered pairs that total i and j, with no card in common, where
    C_ij   = 2 [i=j] D_i - 4 sum of P_i(v) g_j(v) over v

The cards of a shoe are exchangeable, so third cards are taken out first, Player's k and Banker's m:

    h_i(k) = g_i(k) - [2k=i]        F_i(k) = D_i - 2 g_i(k)        X_i = F_i(k) - 2 g_i(m)        s = k + m
    U_ij(k) = 4 (h_i(k) h_j(k) + P_i(j-k) + P_j(i-k)) - 4 [i=j] (n_{i-k} + g_i(k))
    z_i(k)  = D_i - 4 g_i(k) - 4 h_i(k)            Z_i = z_i(k) + z_i(m)

    A_ij(n - e_k)       = F_i(k) F_j(k) + C_ij + U_ij(k)
    A_ij(n - e_k - e_m) = X_i X_j + C_ij + U_ij(k) + U_ij(m)
                          + [i=s] Z_j + [j=s] Z_i + 16 [i=j=s]                              (the rare terms)
                          - 4 n_{i-k} [j-i=m-k] - 4 n_{i-m} [j-i=k-m]

`points_batch` sums just that, 64 shoes abreast. `count_points`, for one shoe, multiplies the product out,

    A_ij(n - e_k - e_m) = A_ij(n - e_k) + B_ij(m) - 2 F_j(k) g_i(m) - 2 F_i(k) g_j(m) + rare terms,
    B_ij(m) = U_ij(m) + 4 g_i(m) g_j(m),

so that for a given k the sums over m, for all i and all final totals of Banker at once, are one long loop which the
compiler turns into vector instructions.

Everything is int64, and exact: the terms of a sum, each with its sign dropped, add up to less than 4 N^6, which is
2.4e17 for the 624 cards of twelve decks, and int64 holds 9.2e18. Doubles would be exact up to 458 cards only, and
measured in batches they are no faster. A shoe of fewer than six cards has no rounds; the caller must not ask.

How it is checked: numerators equal to plain integer enumeration on random shoes of 6 to 624 cards and on random
drawing rules, pairs to brute force over the permutations of tiny shoes, and the two ways of summing to each other.
"""

# Kernels: long lists of arrays, and loops inside loops, are what keeps them quick.
# ruff: noqa: C901, PLR0912, PLR0917

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

ClassCounts = npt.NDArray[np.int64]
DrawingRules = npt.NDArray[np.bool_]

OUTCOMES = 1024
"""Classes without the pair bits."""
CLASSES = 4096
"""Classes with the pair bits."""

_PLAYER_PAIR = 1 << 10
_BANKER_PAIR = 1 << 11


def reachable_outcomes(player_draws: DrawingRules, banker_draws: DrawingRules) -> ClassCounts:
    """The outcomes that some round of a rich shoe has, in ascending order: 205 under the usual rules."""
    found = set()
    for player in range(10):
        for banker in range(10):
            if player >= 8 or banker >= 8:
                found.add(player << 4 | banker)
                continue
            for third in range(10) if player_draws[player] else [10]:
                drew = third < 10
                outcome = (player + third) % 10 << 4 | 1 << 8 if drew else player << 4
                if banker_draws[banker, third]:
                    found.update(outcome | (banker + last) % 10 | 1 << 9 for last in range(10))
                else:
                    found.add(outcome | banker)
    return np.array(sorted(found), dtype=np.int64)


# ---------------------------------------------------------------------------------------------- one shoe


class _Tables(NamedTuple):
    """The quantities of the module's docstring, as flat slices of one workspace.

    A table by v and i has the entry of v and i at 10 v + i, or at 8 v + i where i is a total that may draw. Rows are
    repeated where v may run past 9, so that no remainder need be taken.
    """

    both: ClassCounts  # 20 x 20, by player and banker: both hands drew; totals up to 19, which the end folds
    undealt: ClassCounts  # 8 x 20, by j and player: both hands draw, Banker's card is still to be chosen
    alone: ClassCounts  # 8 x 20, by j and player: Player drew alone
    stood: ClassCounts  # 8 x 20, by i and banker: Player stood, Banker drew
    n: ClassCounts  # 3 x 10
    g: ClassCounts  # 10 x 10
    p: ClassCounts  # 2 x 10 x 10
    d: ClassCounts  # 10
    a: ClassCounts  # 10 x 10, by i and j
    f: ClassCounts  # 10 x 8
    h: ClassCounts  # 10 x 8
    z: ClassCounts  # 10 x 8
    b: ClassCounts  # 8 x 2 x 10 x 8, by j, m and i: n_m B_ij(m)
    p8: ClassCounts  # 2 x 10 x 8: p for the totals that may draw
    # For the k in hand:
    left: ClassCounts  # 8 x 8, by j and i
    twice: ClassCounts  # 8 x 8, by j and i
    mask: ClassCounts  # 8, by j: all bits where Banker draws, none where not
    held: ClassCounts  # 8, by j
    pairs: ClassCounts  # 10, by banker
    sums: ClassCounts  # 10 x 8, by banker and i


@njit(cache=True, error_model="numpy")
def count_points(values: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> ClassCounts:
    """Ordered six-card sequences by outcome, 1024 of them, for the shoe of `values[v]` cards of each value v."""
    work = np.empty(3234, np.int64)
    work[:880] = 0
    tables = _Tables(
        both=work[0:400],
        undealt=work[400:560],
        alone=work[560:720],
        stood=work[720:880],
        n=work[880:910],
        g=work[910:1010],
        p=work[1010:1210],
        d=work[1210:1220],
        a=work[1220:1320],
        f=work[1320:1400],
        h=work[1400:1480],
        z=work[1480:1560],
        b=work[1560:2840],
        p8=work[2840:3000],
        left=work[3000:3064],
        twice=work[3064:3128],
        mask=work[3128:3136],
        held=work[3136:3144],
        pairs=work[3144:3154],
        sums=work[3154:3234],
    )
    cards = 0
    for v in range(10):
        cards += values[v]
        for repeat in range(3):
            tables.n[10 * repeat + v] = values[v]
    _first_four(tables)
    _take_out_one(tables, player_draws, banker_draws)
    _take_out_two(tables, player_draws, banker_draws)
    _take_out_two_rarely(tables, player_draws, banker_draws)
    return _outcomes(tables, cards, player_draws, banker_draws)


@njit(cache=True, error_model="numpy")
def _first_four(t: _Tables) -> None:
    """Fill g, P, D and A of the whole shoe, and h, F and z."""
    for v in range(10):
        for i in range(10):
            t.g[10 * v + i] = t.n[10 + i - v]
        t.g[10 * v + 2 * v % 10] -= 1
    for i in range(10):
        t.d[i] = 0
        for v in range(10):
            pairs = t.n[v] * t.g[10 * v + i]
            t.p[10 * v + i] = pairs
            t.p[10 * v + i + 100] = pairs
            t.d[i] += pairs
    for i in range(10):
        for j in range(i, 10):
            shared = 0
            for v in range(10):
                shared += t.p[10 * v + i] * t.g[10 * v + j]
            t.a[10 * i + j] = t.d[i] * t.d[j] - 4 * shared
            t.a[10 * j + i] = t.a[10 * i + j]
        t.a[11 * i] += 2 * t.d[i]
    for k in range(10):
        for i in range(8):
            t.h[8 * k + i] = t.g[10 * k + i]
        if 2 * k % 10 < 8:
            t.h[8 * k + 2 * k % 10] -= 1
        for i in range(8):
            t.f[8 * k + i] = t.d[i] - 2 * t.g[10 * k + i]
            t.z[8 * k + i] = t.d[i] - 4 * (t.g[10 * k + i] + t.h[8 * k + i])
            t.p8[8 * k + i] = t.p[10 * k + i]
            t.p8[8 * k + i + 80] = t.p[10 * k + i]


@njit(cache=True, error_model="numpy")
def _take_out_one(t: _Tables, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Fill B, and sort n_k A_ij(n - e_k) by who draws.

    The sums over m that follow weigh the card m with n_m. When m = k only n_k - 1 are left: one n_k A_ij(n - 2 e_k),
    without its rare terms, is taken off here.
    """
    for k in range(10):
        nk = t.n[k]
        for j in range(8):
            gj = t.g[10 * k + j]
            hj = t.h[8 * k + j]
            dj = t.d[j]
            for i in range(j + 1):
                gi = t.g[10 * k + i]
                gg = gi * gj
                b = 4 * (gg + t.h[8 * k + i] * hj + t.p[100 + 10 * (j - k) + i] + t.p[100 + 10 * (i - k) + j])
                if i == j:
                    b -= 4 * (t.n[10 + i - k] + gi)
                change = b - 2 * (t.d[i] * gj + dj * gi)
                one = nk * (t.a[10 * j + i] + change)
                two = one + nk * (change + 8 * gg)
                b *= nk
                t.left[8 * j + i] = one
                t.left[8 * i + j] = one
                t.twice[8 * j + i] = two
                t.twice[8 * i + j] = two
                t.b[160 * j + 8 * k + i] = b
                t.b[160 * j + 8 * k + i + 80] = b
                t.b[160 * i + 8 * k + j] = b
                t.b[160 * i + 8 * k + j + 80] = b
        for j in range(8):
            if banker_draws[j, k]:
                for i in range(8):
                    if player_draws[i]:
                        t.undealt[20 * j + i + k] += t.left[8 * j + i]
                        t.both[20 * (i + k) + j + k] -= t.twice[8 * j + i]
            else:
                for i in range(8):
                    if player_draws[i]:
                        t.alone[20 * j + i + k] += t.left[8 * j + i]
            if banker_draws[j, 10]:
                for i in range(8):
                    if not player_draws[i]:
                        t.stood[20 * i + j + k] += t.left[8 * j + i]


@njit(cache=True, error_model="numpy")
def _take_out_two(t: _Tables, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Add n_k n_m (B_ij(m) - 2 F_j(k) g_i(m) - 2 F_i(k) g_j(m)) where both hands draw.

    For a given k, the sums over j (and so over m = banker - j) for every i and every final total of Banker are 80
    entries side by side, each a product of eight with eight. What Banker does not draw on is masked, not skipped.
    """
    for k in range(10):
        for j in range(8):
            t.mask[j] = -1 if banker_draws[j, k] else 0
            t.held[j] = -2 * t.f[8 * k + j] & t.mask[j]
        for banker in range(10):
            total = 0
            for j in range(8):
                total += t.p8[80 + 8 * banker - 7 * j] & t.mask[j]
            t.pairs[banker] = 2 * total
        for x in range(80):
            total = 0
            for j in range(8):
                total += t.held[j] * t.p8[80 + x - 8 * j] + (t.b[80 + x + 152 * j] & t.mask[j])
            t.sums[x] = total
        for i in range(8):
            if player_draws[i]:
                for banker in range(10):
                    total = t.sums[8 * banker + i] - t.f[8 * k + i] * t.pairs[banker]
                    t.both[20 * (i + k) + banker] += t.n[k] * total


@njit(cache=True, error_model="numpy")
def _take_out_two_rarely(t: _Tables, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Add the rare terms of n_k (n_m - [k=m]) A_ij(n - e_k - e_m) where both hands draw."""
    for k in range(10):
        nk = t.n[k]
        for j in range(8):
            t.mask[j] = -1 if banker_draws[j, k] else 0
            t.held[j] = 4 * nk * t.n[10 + j - k] & t.mask[j]
        for m in range(10):
            s = k + m if k + m < 10 else k + m - 10
            if s >= 8:
                continue
            weight = nk * (t.n[m] - 1) if k == m else nk * t.n[m]
            if player_draws[s]:
                for j in range(8):
                    t.both[20 * (s + k) + j + m] += weight * (t.z[8 * k + j] + t.z[8 * m + j]) & t.mask[j]
                t.both[20 * (s + k) + s + m] += 16 * weight & t.mask[s]
            if banker_draws[s, k]:
                for i in range(8):
                    if player_draws[i]:
                        t.both[20 * (i + k) + s + m] += weight * (t.z[8 * k + i] + t.z[8 * m + i])
        for i in range(8):
            if not player_draws[i]:
                continue
            # j - i = m - k puts Banker's final total at 2j - (i-k); j - i = k - m puts it at k + i, Player's own.
            # Both terms have i = j when k = m, and there one card less: that is twice t.held[i], at k + i again.
            u = i - k if i >= k else i - k + 10
            player = i + k if i + k < 10 else i + k - 10
            weight = 4 * nk * t.n[u]
            total = 2 * t.held[i]
            for j in range(8):
                total -= t.held[j] * t.n[10 + i + k - j]
                banker = 2 * j - u if 2 * j >= u else 2 * j - u + 10
                t.both[20 * player + banker] -= weight * t.n[10 + j - u] & t.mask[j]
            t.both[21 * player] += total


@njit(cache=True, error_model="numpy")
def _outcomes(t: _Tables, cards: int, player_draws: DrawingRules, banker_draws: DrawingRules) -> ClassCounts:
    """Fold totals of ten and more, choose what cards are still to be chosen, and index by outcome."""
    counts = np.zeros(OUTCOMES, np.int64)
    for p in range(10):
        for b in range(10):
            x = 20 * p + b
            total = t.both[x] + t.both[x + 10] + t.both[x + 200] + t.both[x + 210]
            for j in range(8):
                total += (t.undealt[20 * j + p] + t.undealt[20 * j + p + 10]) * t.n[10 + b - j]
            counts[768 | p << 4 | b] = total
            if p >= 8 or b >= 8 or not (player_draws[p] or banker_draws[b, 10]):
                counts[p << 4 | b] = (cards - 4) * (cards - 5) * t.a[10 * p + b]
        for j in range(8):
            x = 20 * j + p
            counts[256 | p << 4 | j] = (cards - 5) * (t.alone[x] + t.alone[x + 10])
            counts[512 | j << 4 | p] = (cards - 5) * (t.stood[x] + t.stood[x + 10])
    return counts


# ------------------------------------------------------------------------------------------------- with pairs


@njit(cache=True, error_model="numpy")
def count_points_and_pairs(ranks: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> ClassCounts:
    """Ordered six-card sequences by class, 4096 of them, for `ranks[r]` cards of each rank A 2 ... 9 T J Q K.

    The two cards of a pair are taken out first, and count as a hand of known total; then inclusion and exclusion.
    """
    values = np.zeros(10, np.int64)
    single = np.zeros(10, np.int64)
    double = np.zeros((10, 10), np.int64)
    for r in range(13):
        value = (r + 1) % 10 if r < 9 else 0
        values[value] += ranks[r]
        single[value] += ranks[r] * (ranks[r] - 1)
        for q in range(13):
            banker = ranks[q] - 2 if q == r else ranks[q]
            double[value, (q + 1) % 10 if q < 9 else 0] += ranks[r] * (ranks[r] - 1) * banker * (banker - 1)
    player_pairs = np.zeros(OUTCOMES, np.int64)
    banker_pairs = np.zeros(OUTCOMES, np.int64)
    both_pairs = np.zeros(OUTCOMES, np.int64)
    for v in range(10):
        # A weight of zero means that there is no such pair to take out.
        if single[v] != 0:
            values[v] -= 2
            known = 2 * v % 10
            for other in range(10):
                _add_rounds(player_pairs, single[v], values, other, known, other, player_draws, banker_draws)
                _add_rounds(banker_pairs, single[v], values, other, other, known, player_draws, banker_draws)
            for u in range(10):
                if double[v, u] != 0:
                    values[u] -= 2
                    banker = 2 * u % 10
                    _add_rounds(both_pairs, double[v, u], values, -1, known, banker, player_draws, banker_draws)
                    values[u] += 2
            values[v] += 2
    counts = np.empty(CLASSES, np.int64)
    counts[:_PLAYER_PAIR] = count_points(values, player_draws, banker_draws) - player_pairs - banker_pairs + both_pairs
    counts[_PLAYER_PAIR:_BANKER_PAIR] = player_pairs - both_pairs
    counts[_BANKER_PAIR : _BANKER_PAIR + _PLAYER_PAIR] = banker_pairs - both_pairs
    counts[_BANKER_PAIR + _PLAYER_PAIR :] = both_pairs
    return counts


@njit(cache=True, error_model="numpy")
def _add_rounds(
    counts: ClassCounts,
    weight: int,
    values: ClassCounts,
    undealt: int,
    player: int,
    banker: int,
    player_draws: DrawingRules,
    banker_draws: DrawingRules,
) -> None:
    """Add `weight` times the rounds of two hands whose two-card totals are `player` and `banker`.

    `undealt` is the total of the one hand whose two cards are still among `values`, or -1 when both hands are out.
    """
    cards = values.sum()
    pairs = 1
    holding = np.zeros(10, np.int64)
    if undealt >= 0:
        pairs = 0
        cards -= 2
        for v in range(10):
            partner = values[(10 + undealt - v) % 10]
            holding[v] = partner - 1 if 2 * v % 10 == undealt else partner
            pairs += values[v] * holding[v]
    if player >= 8 or banker >= 8 or not (player_draws[player] or banker_draws[banker, 10]):
        counts[player << 4 | banker] += weight * pairs * cards * (cards - 1)
        return
    for k in range(10):
        # The undealt pairs without a card k: it would be the first or the second of them.
        once = weight * values[k] * (pairs - 2 * holding[k])
        if not player_draws[player]:
            counts[512 | player << 4 | (banker + k) % 10] += once * (cards - 1)
            continue
        p = (player + k) % 10 << 4
        if not banker_draws[banker, k]:
            counts[256 | p | banker] += once * (cards - 1)
            continue
        for m in range(10):
            others = values[m] - 1 if k == m else values[m]
            left = pairs - 2 * holding[k] - 2 * holding[m]
            if (k + m) % 10 == undealt:
                left += 2
            counts[768 | p | (banker + m) % 10] += weight * values[k] * others * left
