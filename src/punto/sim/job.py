"""A simulation as one value: everything that an engine, here or on another machine, needs to deal any of its shoes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import lcm
from typing import Any, ClassVar

import numpy as np

from punto.errors import NotationError
from punto.house.model import House
from punto.pricing.prices import Counts, Price, StakePolicy, price, row_counts
from punto.program.compiled import NO_ROW, Program, compile_bets
from punto.program.points import asks_for_pairs, is_points_bet, point_rows, round_indexes
from punto.rules.bets import Bet
from punto.rules.shoe import ShoeRules
from punto.sim.engine import BATCH
from punto.sim.tables import MOST_ROUNDS, certain_rounds
from punto.sim.tally import Integers, Tally
from punto.words import Text

_SHOES_ONE_BY_ONE = 10_000
"""Up to so many shoes, each is a batch of its own."""


@dataclass(frozen=True, eq=False)
class Payoffs:
    """What bets win by settlement class, as whole numbers of parts of a unit."""

    program: Program
    stakes: StakePolicy
    parts: int
    """How many parts make a unit: the least number that makes every payoff whole."""
    pay: Integers
    """By class and bet."""

    @classmethod
    def of(cls, program: Program, stakes: StakePolicy) -> Payoffs:
        """The payoffs of compiled bets."""
        nets = [[stakes.net(bet, row) for row in (*bet.rows, None)] for bet in program.bets]
        parts = lcm(*(net.denominator for line in nets for net in line))
        # The last entry of a line, for no row, is where NO_ROW = -1 points.
        assert NO_ROW == -1
        columns = [np.array([int(net * parts) for net in line])[program.rows[:, bet]] for bet, line in enumerate(nets)]
        return cls(program, stakes, parts, np.ascontiguousarray(np.stack(columns, axis=1), dtype=np.int64))

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The bets, in the order of the columns."""
        return self.program.bets


@dataclass(frozen=True, eq=False)
class PointsBets:
    """Bets on points, card counts and pairs, by the class index of the kernels that know no other cards."""

    used: Integers
    """The indexes that rounds have."""
    class_of: Integers
    """By index: the settlement class."""
    pay: Integers
    """By index and bet."""
    with_pairs: bool

    def by_class(self, counts: Integers, classes: int) -> Integers:
        """Counts by index as counts by settlement class."""
        found = np.zeros(classes, np.int64)
        np.add.at(found, self.class_of[self.used], counts[self.used])
        return found


@dataclass(frozen=True, eq=False)
class Job:
    """What to deal and what to count. Whichever engine deals a span of its shoes, the tally is the same."""

    seed: int
    batch: int
    """Shoes in a batch: 1 or BATCH."""
    payoffs: Payoffs
    shoe: ShoeRules
    rounds: int | None
    """How many rounds every shoe has; None where the cut card ends it."""

    kind: ClassVar[str] = "simulation"

    @property
    def digest(self) -> str:
        """What tells this job from others: the same in every process, whatever the order of its sets.

        How its shoes are put together in batches does not matter.
        """
        bets = [bet.key for bet in self.payoffs.bets]
        said = (self.seed, self.shoe, self.rounds, self.payoffs.parts, bets)
        digest = hashlib.sha256(repr(said).encode())
        # What a class is and what it pays says more than the words of the bets, and as integers.
        for table in (self.payoffs.program.rows, self.payoffs.pay):
            digest.update(table.astype("<i8").tobytes())
        return digest.hexdigest()

    @property
    def beyond_points(self) -> tuple[Bet, ...]:
        """The bets that look at more than points, card counts and pairs."""
        return tuple(bet for bet in self.payoffs.bets if not is_points_bet(bet))

    @cached_property
    def points(self) -> PointsBets:
        """The tables of the kernels for points and pairs; there must be no bet `beyond_points`."""
        program = self.payoffs.program
        numbers = {line: number for number, line in enumerate(map(tuple, program.rows.tolist()))}
        used, by_index = np.array(round_indexes()), point_rows(program.bets)
        class_of = np.zeros(len(by_index), np.int64)
        class_of[used] = [numbers[tuple(by_index[index].tolist())] for index in used]
        pay = np.ascontiguousarray(self.payoffs.pay[class_of])
        return PointsBets(used, class_of, pay, any(map(asks_for_pairs, program.bets)))

    def nothing(self) -> Tally:
        """The tally of no shoe."""
        counts, lengths = self.empty()
        return Tally(0, counts, lengths, 0, 0, ((0, 0, 0),) * len(self.payoffs.bets))

    def empty(self) -> tuple[Integers, Integers]:
        """Counts by class and by length, for an engine to fill."""
        return np.zeros(self.payoffs.program.classes, np.int64), np.zeros(MOST_ROUNDS, np.int64)

    def tally(self, span: tuple[int, int], counts: Integers, lengths: Integers, sums: list[list[int]]) -> Tally:
        """What an engine counted in a span: sums over batches of x, x^2, x n of each bet, then of 1 and n^2."""
        *bets, (batches, squares, _) = sums
        return Tally(span[1] - span[0], counts, lengths, batches, squares, tuple((x, xx, xn) for x, xx, xn in bets))

    def saved(self, tally: Tally) -> dict[str, object]:
        """A tally as JSON, with the size of its batches."""
        return {
            "batch": self.batch,
            "shoes": tally.shoes,
            "counts": tally.counts.tolist(),
            "lengths": tally.lengths.tolist(),
            "batches": tally.batches,
            "rounds_squared": tally.rounds_squared,
            "sums": tally.sums,
        }

    def resumed(self, saved: Mapping[str, Any]) -> tuple[Job, Tally]:
        """What an earlier run counted, and the job in batches of that run."""
        tally = Tally(
            shoes=int(saved["shoes"]),
            counts=np.array(saved["counts"], dtype=np.int64),
            lengths=np.array(saved["lengths"], dtype=np.int64),
            batches=int(saved["batches"]),
            rounds_squared=int(saved["rounds_squared"]),
            sums=tuple((int(x), int(xx), int(xn)) for x, xx, xn in saved["sums"]),
        )
        return replace(self, batch=int(saved["batch"])), tally

    def counts(self, tally: Tally) -> Counts:
        """What a tally counted, as `price` wants it."""
        return Counts(self.payoffs.program.rows, tally.counts.tolist())

    def shoes_by_cut_card(self, tally: Tally) -> int | None:
        """How many shoes of a tally the cut card ended; None where every shoe has the same number of rounds."""
        return tally.shoes if self.rounds is None else None

    def prices(self, tally: Tally) -> tuple[Price, ...]:
        """The bets as a tally prices them, each with the standard error of its expectation."""
        counted, moments, found = self.counts(tally), tally.moments, []
        for column, bet in enumerate(self.payoffs.bets):
            error = moments.standard_error(column)
            by_row = row_counts(counted.rows, counted.counts, column)
            scaled = None if error is None else error / self.payoffs.parts
            found.append(price(bet, by_row, self.payoffs.stakes, standard_error=scaled))
        return tuple(found)


def job_of(house: House, *, seed: int, shoes: int, rounds: int | None = None) -> Job:
    """The simulation of a house's bets.

    Every shoe has so many `rounds` if they are given; NotationError when not every shoe is sure to have them.
    """
    certain = certain_rounds(house.shoe)
    if rounds is not None and not 1 <= rounds <= certain:
        raise NotationError(Text("error-sim-rounds-not-certain-each", rounds=rounds, certain=certain))
    payoffs = Payoffs.of(compile_bets(house.bets), StakePolicy(house.commission, house.payout_rounding))
    return Job(seed, 1 if shoes <= _SHOES_ONE_BY_ONE else BATCH, payoffs, house.shoe, rounds)
