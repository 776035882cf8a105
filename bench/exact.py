"""Exact evaluation of points: the closed form against nested loops, in one run, as ratios.

The baseline is what one would write first in Numba: nested loops, over values and not over cards, left early where no
card is left. A tuned one also takes the two cards of a hand in one order only. Every method is validated on all shoes
before it is timed.

    python -m bench.exact
"""

# ruff: noqa: C901, PLR0912

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import numpy as np
from numba import njit

from bench.report import Goal, report
from punto.exact.points import OUTCOMES, ClassCounts, DrawingRules, count_points, reachable_outcomes
from punto.exact.points_batch import LANES, count_kinds, workspace
from punto.program.drawing import banker_draws, player_draws

SHOES = 256
SAMPLES = 300


@njit(cache=True)
def count_by_loops(values: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> ClassCounts:
    """A loop for each card of the round."""
    counts = np.zeros(OUTCOMES, np.int64)
    n = values.copy()
    free = n.sum() - 4
    for p1 in range(10):
        ways1 = n[p1]
        if ways1 == 0:
            continue
        n[p1] -= 1
        for b1 in range(10):
            ways2 = ways1 * n[b1]
            if ways2 == 0:
                continue
            n[b1] -= 1
            for p2 in range(10):
                ways3 = ways2 * n[p2]
                if ways3 == 0:
                    continue
                n[p2] -= 1
                p = (p1 + p2) % 10
                for b2 in range(10):
                    ways = ways3 * n[b2]
                    if ways == 0:
                        continue
                    n[b2] -= 1
                    b = (b1 + b2) % 10
                    if p >= 8 or b >= 8:
                        counts[p << 4 | b] += ways * free * (free - 1)
                    elif not player_draws[p]:
                        if not banker_draws[b, 10]:
                            counts[p << 4 | b] += ways * free * (free - 1)
                        else:
                            for b3 in range(10):
                                counts[512 | p << 4 | (b + b3) % 10] += ways * n[b3] * (free - 1)
                    else:
                        for p3 in range(10):
                            here = ways * n[p3]
                            final = (p + p3) % 10
                            if not banker_draws[b, p3]:
                                counts[256 | final << 4 | b] += here * (free - 1)
                            else:
                                n[p3] -= 1
                                for b3 in range(10):
                                    counts[768 | final << 4 | (b + b3) % 10] += here * n[b3]
                                n[p3] += 1
                    n[b2] += 1
                n[p2] += 1
            n[b1] += 1
        n[p1] += 1
    return counts


@njit(cache=True)
def count_by_tuned_loops(values: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> ClassCounts:
    """The same, with the two cards of a hand in one order only, and without a remainder."""
    counts = np.zeros(OUTCOMES, np.int64)
    n = values.copy()
    free = n.sum() - 4
    for p1 in range(10):
        ways1 = n[p1]
        if ways1 == 0:
            continue
        n[p1] -= 1
        for p2 in range(p1, 10):
            ways2 = ways1 * n[p2] * (1 if p1 == p2 else 2)
            if ways2 == 0:
                continue
            n[p2] -= 1
            p = p1 + p2 if p1 + p2 < 10 else p1 + p2 - 10
            for b1 in range(10):
                ways3 = ways2 * n[b1]
                if ways3 == 0:
                    continue
                n[b1] -= 1
                for b2 in range(b1, 10):
                    ways = ways3 * n[b2] * (1 if b1 == b2 else 2)
                    if ways == 0:
                        continue
                    b = b1 + b2 if b1 + b2 < 10 else b1 + b2 - 10
                    if p >= 8 or b >= 8:
                        counts[p << 4 | b] += ways * free * (free - 1)
                        continue
                    n[b2] -= 1
                    if not player_draws[p]:
                        if not banker_draws[b, 10]:
                            counts[p << 4 | b] += ways * free * (free - 1)
                        else:
                            for b3 in range(10):
                                total = b + b3 if b + b3 < 10 else b + b3 - 10
                                counts[512 | p << 4 | total] += ways * n[b3] * (free - 1)
                    else:
                        for p3 in range(10):
                            here = ways * n[p3]
                            if here == 0:
                                continue
                            final = p + p3 if p + p3 < 10 else p + p3 - 10
                            if not banker_draws[b, p3]:
                                counts[256 | final << 4 | b] += here * (free - 1)
                            else:
                                n[p3] -= 1
                                for b3 in range(10):
                                    total = b + b3 if b + b3 < 10 else b + b3 - 10
                                    counts[768 | final << 4 | total] += here * n[b3]
                                n[p3] += 1
                    n[b2] += 1
                n[b1] += 1
            n[p2] += 1
        n[p1] += 1
    return counts


def shoes_in_play(seed: int = 1) -> ClassCounts:
    """Eight-deck shoes after 0 to 400 cards at random, as counts by value."""
    rng = np.random.default_rng(seed)
    full = np.array([128] + [32] * 9)
    dealt = rng.integers(0, 401, SHOES)
    dealt[0] = 0
    return np.array([full - rng.multivariate_hypergeometric(full, int(cards)) for cards in dealt])


def count_batch(
    shoes: ClassCounts, outcomes: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules
) -> ClassCounts:
    """The closed form for many shoes, by outcome and shoe; their number is a multiple of those abreast."""
    counts, work = np.empty((len(outcomes), len(shoes)), np.int64), workspace()
    kinds, sums = np.arange(len(outcomes)), np.empty((len(outcomes), LANES), np.int64)
    for start in range(0, len(shoes), LANES):
        states = np.ascontiguousarray(shoes[start : start + LANES].T)
        count_kinds(states, outcomes, kinds, player_draws, banker_draws, work, sums)
        counts[:, start : start + LANES] = sums
    return counts


def validate(shoes: ClassCounts, player_draws: DrawingRules, banker_draws: DrawingRules) -> None:
    """Refuse to time what is wrong; this also compiles everything."""
    outcomes = reachable_outcomes(player_draws, banker_draws)
    batch = count_batch(shoes, outcomes, player_draws, banker_draws)
    for shoe, column in zip(shoes, batch.T, strict=True):
        expected = count_by_loops(shoe, player_draws, banker_draws)
        if not (
            np.array_equal(count_by_tuned_loops(shoe, player_draws, banker_draws), expected)
            and np.array_equal(count_points(shoe, player_draws, banker_draws), expected)
            and np.array_equal(column, expected[outcomes])
        ):
            raise AssertionError(f"the methods disagree about {shoe.tolist()}")


def best_seconds(methods: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """The best time of each method for one evaluation; samples take turns, because the clock of a machine drifts."""
    best = dict.fromkeys(methods, float("inf"))
    for _ in range(SAMPLES):
        for name, (method, evaluations) in methods.items():
            start = perf_counter()
            method()
            best[name] = min(best[name], (perf_counter() - start) / evaluations)
    return best


def main() -> None:
    """Validate, time, and print the ratios to the plain nested loops."""
    rules = (player_draws(), banker_draws())
    shoes = shoes_in_play()
    # A short sample is rarely interrupted by what else the machine does.
    few, some = shoes[:2], shoes[:32]
    outcomes = reachable_outcomes(*rules)
    validate(shoes, *rules)
    best = best_seconds(
        {
            "nested loops": (lambda: [count_by_loops(shoe, *rules) for shoe in few], len(few)),
            "nested loops, tuned": (lambda: [count_by_tuned_loops(shoe, *rules) for shoe in few], len(few)),
            "closed form, one shoe": (lambda: [count_points(shoe, *rules) for shoe in some], len(some)),
            "closed form, batch": (lambda: count_batch(shoes, outcomes, *rules), SHOES),
        }
    )
    plain = best["nested loops"]
    report(
        f"Exact evaluation of points, {SHOES} eight-deck shoes in play, called from Python, one core",
        "microseconds",
        {name: seconds * 1e6 for name, seconds in best.items()},
        [
            Goal("closed form, one shoe, against nested loops", plain / best["closed form, one shoe"], 20),
            Goal("closed form, batch, against nested loops", plain / best["closed form, batch"], 45),
        ],
    )


if __name__ == "__main__":
    main()
