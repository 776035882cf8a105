"""The fewest chips that make an amount."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd


@lru_cache(maxsize=4096)
def fewest(amount: int, chips: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to make the amount with as few chips as can be, as counts by chip; none if no chips make it.

    The chips come largest first. Branch and bound: a branch is left as soon as even the largest chip that it may still
    use could not make the rest with as few as the best way so far.

    >>> fewest(6000, (2500, 500, 100)), fewest(6, (4, 3, 1)), fewest(75, (100,))
    (((2, 2, 0),), ((0, 2, 0),), ())
    """
    best: list[tuple[int, ...]] = []

    def ways(rest: int, place: int, used: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if place == len(chips):
            if rest == 0:
                yield used
            return
        for count in range(rest // chips[place], -1, -1):
            left = rest - count * chips[place]
            least = sum(used) + count + (-(-left // chips[place + 1]) if place + 1 < len(chips) else 0)
            if best and least > sum(best[0]):
                break
            yield from ways(left, place + 1, (*used, count))

    for way in ways(amount, 0, ()):
        if best and sum(way) < sum(best[0]):
            best.clear()
        best.append(way)
    return tuple(best)


def makeable(amount: int, chips: tuple[int, ...]) -> int:
    """The most of the amount that chips can make; the rest is paid in coins."""
    unit = gcd(*chips)
    return next(part for part in range(amount // unit * unit, -1, -unit) if part == 0 or fewest(part, chips))
