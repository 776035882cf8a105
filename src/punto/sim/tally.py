"""What a simulation has counted so far: integers only, so that sums do not depend on who added them in which order.

The unit of sampling is the shoe, not the round, because rounds of one shoe share its cards. Standard errors come from
batches of consecutive shoes: per bet the sums of x, x^2 and x n over batches, where x is what the bet won in a batch,
in parts of a unit, and n the rounds of the batch.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Moments:
    """What means and standard errors need: a handful of numbers, whatever was dealt."""

    shoes: int
    rounds: int
    batches: int
    rounds_squared: int
    """The sum over batches of n^2."""
    sums: tuple[tuple[int, int, int], ...]
    """By bet: the sums over batches of x, x^2 and x n."""

    def mean(self, bet: int) -> float:
        """What a bet wins a round, in parts of a unit."""
        return self.sums[bet][0] / self.rounds

    def standard_error(self, bet: int) -> float | None:
        """Of `mean`, as the error of a ratio of sums over independent batches; None with fewer than two batches."""
        if self.batches < 2:
            return None
        x, xx, xn = self.sums[bet]
        ratio = x / self.rounds
        squares = xx - 2 * ratio * xn + ratio * ratio * self.rounds_squared
        return sqrt(max(squares, 0.0) * self.batches / (self.batches - 1)) / self.rounds


@dataclass(frozen=True, eq=False)
class Tally:
    """Counts of shoes [0, shoes), or of any part of them; tallies of parts add up."""

    shoes: int
    counts: Integers
    """Rounds by class."""
    lengths: Integers
    """Shoes by their number of rounds."""
    batches: int
    rounds_squared: int
    sums: tuple[tuple[int, int, int], ...]

    @property
    def rounds(self) -> int:
        """All rounds."""
        return int(self.counts.sum())

    @property
    def moments(self) -> Moments:
        """The tally without its counts."""
        return Moments(self.shoes, self.rounds, self.batches, self.rounds_squared, self.sums)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            shoes=self.shoes + other.shoes,
            counts=self.counts + other.counts,
            lengths=self.lengths + other.lengths,
            batches=self.batches + other.batches,
            rounds_squared=self.rounds_squared + other.rounds_squared,
            sums=tuple((a[0] + b[0], a[1] + b[1], a[2] + b[2]) for a, b in zip(self.sums, other.sums, strict=True)),
        )

    @property
    def digest(self) -> str:
        """A digest of the class counts: two runs dealt the same rounds iff it is the same."""
        return hashlib.sha256(self.counts.astype("<i8").tobytes()).hexdigest()
