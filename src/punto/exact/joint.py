"""How bets go together in the same round: exact covariances.

The joint law of many bets at once has as many classes as there are ways to tell rounds apart, and for the whole
catalogue that is millions. A covariance asks for two bets only. So bets on points, which share one small law, are
counted together, each other bet is counted beside all of them, and two other bets are counted by themselves: many small
automata instead of one that grows with the product of everything that anybody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from punto.exact.count import SeenCards, count_classes
from punto.pricing.prices import Price, StakePolicy, products
from punto.program.points import is_points_bet
from punto.rules.composition import Composition

Report = Callable[[int, int], None]
"""Told how many steps are done, and how many there are."""


def unheard(_done: int, _of: int) -> None:
    """The report of work that nobody watches."""


def covariance(
    prices: Sequence[Price], composition: Composition, seen: SeenCards, stakes: StakePolicy, *, report: Report
) -> tuple[tuple[Fraction, ...], ...]:
    """The covariances of one unit on each bet in the same round."""
    size = range(len(prices))
    matrix = [[Fraction(0)] * len(prices) for _ in size]
    steps = list(_together(prices))
    report(0, len(steps))
    for number, (group, rows) in enumerate(steps):
        bets = tuple(prices[index].bet for index in group)
        counted = count_classes(bets, composition, seen)
        for row, line in zip(rows, products(bets, counted, stakes, of=[group.index(row) for row in rows]), strict=True):
            for column, product in zip(group, line, strict=True):
                matrix[row][column] = matrix[column][row] = product - prices[row].ev * prices[column].ev
        report(number + 1, len(steps))
    return tuple(map(tuple, matrix))


def _together(prices: Sequence[Price]) -> Iterator[tuple[list[int], list[int]]]:
    """Which bets are counted together, and for which of them the line of covariances is taken from it."""
    points = [index for index, each in enumerate(prices) if is_points_bet(each.bet)]
    others = [index for index, each in enumerate(prices) if not is_points_bet(each.bet)]
    if points:
        yield points, points
    for other in others:
        yield [*points, other], [other]
    for one, other in combinations(others, 2):
        yield [one, other], [one]
