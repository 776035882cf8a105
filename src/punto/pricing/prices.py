"""From counts of rounds to prices: expectation, edge, deviation, hit rates, covariance.

An engine says how many rounds fall in each settlement class, exactly or by simulation; what follows is the same for
both. Exact counts give exact fractions; simulated ones the same figures with a standard error beside them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm, sqrt

import numpy as np

from punto.program.compiled import NO_ROW, IntegerTable
from punto.rules.bets import Bet, Row
from punto.rules.commission import Commission
from punto.rules.money import Rounding
from punto.rules.settlement import settle_row


@dataclass(frozen=True, eq=False)
class Counts:
    """What an engine found: rounds by settlement class, and which row of each bet a class matches."""

    rows: IntegerTable
    counts: Sequence[int]


@dataclass(frozen=True)
class StakePolicy:
    """How a bet is settled when priced: with commission, and to the cent of a given stake or without rounding."""

    commission: Commission
    payout_rounding: Rounding
    stake: int | None = None
    """In minor units; None prices without any rounding."""

    def net(self, bet: Bet, row: Row | None) -> Fraction:
        """What one unit staked wins or loses by a row."""
        if self.stake is not None:
            settled = settle_row(bet, self.stake, row, commission=self.commission, payout_rounding=self.payout_rounding)
            return Fraction(settled.net, self.stake)
        if row is None:
            return Fraction(-1)
        kept = 1 - self.commission.rate if row.commission else Fraction(1)
        return row.pays.as_fraction() * kept


@dataclass(frozen=True)
class RowPrice:
    """One row of a pay table and how often it comes."""

    row: Row
    net: Fraction
    probability: Fraction


@dataclass(frozen=True)
class Price:
    """What a bet is worth, per unit staked. Edge is positive for the house."""

    bet: Bet
    rows: tuple[RowPrice, ...]
    ev: Fraction
    variance: Fraction
    standard_error: float | None = None
    """Of the expectation, when the counts were simulated; None when they are exact."""

    @property
    def edge(self) -> Fraction:
        """The house's expectation per unit staked."""
        return -self.ev

    @property
    def standard_deviation(self) -> float:
        """Of one bet."""
        return sqrt(self.variance)

    @property
    def p_win(self) -> Fraction:
        """How often the bet wins."""
        return sum((each.probability for each in self.rows if not each.row.pays.is_push), Fraction(0))

    @property
    def p_push(self) -> Fraction:
        """How often the stake comes back."""
        return sum((each.probability for each in self.rows if each.row.pays.is_push), Fraction(0))

    @property
    def p_lose(self) -> Fraction:
        """How often the bet loses."""
        return 1 - self.p_win - self.p_push

    def record(self) -> dict[str, object]:
        """The price as one flat record, for tables of pandas or Polars."""
        return {
            "bet": self.bet.key,
            "name": str(self.bet.name),
            "ev": float(self.ev),
            "edge_percent": float(self.edge * 100),
            "standard_deviation": self.standard_deviation,
            "p_win": float(self.p_win),
            "p_push": float(self.p_push),
            "p_lose": float(self.p_lose),
        }


def price(
    bet: Bet, row_counts: Mapping[int, int], stakes: StakePolicy, *, standard_error: float | None = None
) -> Price:
    """The price of a bet from how many rounds matched each of its rows (and NO_ROW)."""
    total = sum(row_counts.values())
    nets = {index: stakes.net(bet, row) for index, row in enumerate(bet.rows)}
    rows = tuple(
        RowPrice(row, nets[index], Fraction(row_counts.get(index, 0), total)) for index, row in enumerate(bet.rows)
    )
    lost = Fraction(row_counts.get(NO_ROW, 0), total)
    loses = stakes.net(bet, None)
    ev = sum((each.net * each.probability for each in rows), loses * lost)
    square = sum((each.net**2 * each.probability for each in rows), loses**2 * lost)
    return Price(bet, rows, ev=ev, variance=square - ev**2, standard_error=standard_error)


def row_counts(rows: IntegerTable, counts: Sequence[int], column: int) -> dict[int, int]:
    """How many rounds matched each row of the bet in a column of `rows`."""
    found: dict[int, int] = {}
    for row, count in zip(rows[:, column].tolist(), counts, strict=True):
        if count:
            found[row] = found.get(row, 0) + int(count)
    return found


def products(
    bets: Sequence[Bet], counted: Counts, stakes: StakePolicy, *, of: Sequence[int]
) -> tuple[tuple[Fraction, ...], ...]:
    """The mean of what two bets win in the same round, times each other: a line for each bet of `of`, all across.

    In whole parts of a unit, so that no sum needs a fraction.
    """
    nets = [[stakes.net(bet, row) for row in (*bet.rows, None)] for bet in bets]
    parts = lcm(*(net.denominator for line in nets for net in line))
    kept = np.array([count > 0 for count in counted.counts])
    counts = np.array([int(count) for count in counted.counts if count > 0], dtype=object)
    # The last entry of a line, for no row, is where NO_ROW = -1 points.
    won = np.stack(
        [
            np.array([int(net * parts) for net in line], dtype=object)[counted.rows[kept, column]]
            for column, line in enumerate(nets)
        ]
    )
    scale = int(counts.sum()) * parts**2
    return tuple(tuple(Fraction(int(sum_), scale) for sum_ in won @ (won[column] * counts)) for column in of)


def correlation(matrix: Sequence[Sequence[Fraction]]) -> tuple[tuple[float | None, ...], ...]:
    """The correlations of a covariance matrix; None where a bet has no variance, since there it means nothing."""
    deviations = [sqrt(matrix[i][i]) for i in range(len(matrix))]

    def of(i: int, j: int) -> float | None:
        if not deviations[i] * deviations[j]:
            return None
        return 1.0 if i == j else float(matrix[i][j]) / (deviations[i] * deviations[j])

    size = range(len(matrix))
    return tuple(tuple(of(i, j) for j in size) for i in size)
