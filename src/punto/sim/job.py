"""A simulation as one value: everything that a worker, here or on another machine, needs to deal any of its shoes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from math import lcm

import numpy as np

from punto.errors import PuntoError
from punto.house.model import House
from punto.program.compiled import NO_ROW, Program, Table, compile_bets
from punto.program.drawing import banker_draws, player_draws
from punto.program.points import asks_for_pairs, is_points_bet, point_rows, round_indexes
from punto.program.price import Counts, Price, Stakes, price, row_counts
from punto.rules.bets import Bet
from punto.rules.shoe import ShoeRules, full_order
from punto.rules.tableau import TABLEAU
from punto.sim import automaton, lockstep
from punto.sim.tables import cut_at, fixed_burn
from punto.sim.tally import Integers, Tally

BATCH = 256
"""Shoes in a batch, the unit from which standard errors are estimated in long runs."""
_SHOES_ONE_BY_ONE = 10_000
"""Up to so many shoes, each is a batch of its own."""
_MOST_ROUNDS = 160


@dataclass(frozen=True, eq=False)
class Payoffs:
    """What bets win by class, as whole numbers of parts of a unit."""

    bets: tuple[Bet, ...]
    rows: Table
    stakes: Stakes
    parts: int
    """How many parts make a unit: the least number that makes every payoff whole."""
    pay: Integers

    @classmethod
    def of(cls, bets: tuple[Bet, ...], rows: Table, stakes: Stakes) -> Payoffs:
        """The payoffs of bets whose rows by class are known."""
        nets = [[stakes.net(bet, row) for row in (*bet.rows, None)] for bet in bets]
        parts = lcm(*(net.denominator for line in nets for net in line))
        # The last entry of a line, for no row, is where NO_ROW = -1 points.
        assert NO_ROW == -1
        columns = [np.array([int(net * parts) for net in line])[rows[:, bet]] for bet, line in enumerate(nets)]
        return cls(bets, rows, stakes, parts, np.ascontiguousarray(np.stack(columns, axis=1), dtype=np.int64))


@dataclass(frozen=True, eq=False)
class Job:
    """What to deal and what to count; `run` deals any span of its shoes, and everybody who runs it gets the same."""

    seed: int
    batch: int
    payoffs: Payoffs
    shoe: ShoeRules
    deal: automaton.Deal | None
    """The tables of the general kernel; None where the fast one for points and pairs will do."""

    @property
    def digest(self) -> str:
        """What tells this job from others."""
        said = (self.seed, self.batch, self.shoe, self.payoffs.parts, self.payoffs.bets, self.deal is None)
        return hashlib.sha256(repr(said).encode()).hexdigest()

    def nothing(self) -> Tally:
        """The tally of no shoe."""
        counts, lengths = self._empty()
        return Tally(0, counts, lengths, 0, 0, ((0, 0, 0),) * len(self.payoffs.bets))

    def run(self, first: int, last: int) -> Tally:
        """Deal the shoes `first` to `last`; `first` must begin a batch."""
        assert first % max(self.batch, lockstep.SHOES_ABREAST) == 0, f"shoe {first} does not begin a batch"
        counts, lengths = self._empty()
        if self.deal is not None:
            sums = automaton.count_shoes(
                np.uint64(self.seed), first, last, self.deal, self.batch, self.payoffs.pay, counts, lengths
            )
        else:
            sums = self._run_points(first, last, counts, lengths)
        *bets, (batches, squares, _) = sums.tolist()
        return Tally(last - first, counts, lengths, batches, squares, tuple((x, xx, xn) for x, xx, xn in bets))

    def counts(self, tally: Tally) -> Counts:
        """What a tally counted, as engines say it."""
        return Counts(self.payoffs.rows, tally.counts.tolist())

    def prices(self, tally: Tally) -> tuple[Price, ...]:
        """The bets as a tally prices them, each with the standard error of its expectation."""
        counted, moments, found = self.counts(tally), tally.moments, []
        for column, bet in enumerate(self.payoffs.bets):
            error = moments.standard_error(column)
            by_row = row_counts(counted.rows, counted.counts, column)
            scaled = None if error is None else error / self.payoffs.parts
            found.append(price(bet, by_row, self.payoffs.stakes, standard_error=scaled))
        return tuple(found)

    def _run_points(self, first: int, last: int, counts: Integers, lengths: Integers) -> Integers:
        ranks = np.full(len(lockstep.RANK_ORDER), 4 * self.shoe.decks)
        with_pairs = any(map(asks_for_pairs, self.payoffs.bets))
        return lockstep.count_shoes(
            np.uint64(self.seed),
            first,
            last,
            ranks,
            fixed_burn(self.shoe),
            self.shoe.burn == "first card",
            self.shoe.cut_card,
            0 if with_pairs else 3,
            self.batch,
            np.array(round_indexes()),
            self.payoffs.pay,
            counts,
            lengths,
            lockstep.workspace(),
        )

    def _empty(self) -> tuple[Integers, Integers]:
        return np.zeros(len(self.payoffs.rows), np.int64), np.zeros(_MOST_ROUNDS, np.int64)


def job_of(house: House, *, seed: int, shoes: int) -> Job:
    """The simulation of a house's bets; the fast kernel deals if no bet looks beyond points and pairs."""
    bets, stakes = house.bets, Stakes(house.commission, house.payout_rounding)
    batch = 1 if shoes <= _SHOES_ONE_BY_ONE else BATCH
    if all(map(is_points_bet, bets)):
        if not lockstep.draws_as(TABLEAU.natural, player_draws(), banker_draws()):
            raise PuntoError("the fast kernel draws by other rules than the tableau; it must be changed with it")
        return Job(seed, batch, Payoffs.of(bets, point_rows(bets), stakes), house.shoe, deal=None)
    program = compile_bets(bets)
    payoffs = Payoffs.of(bets, program.rows, stakes)
    return Job(seed, batch, payoffs, house.shoe, deal=deal_tables(program, house.shoe))


def deal_tables(program: Program, rules: ShoeRules) -> automaton.Deal:
    """A compiled program as the tables of the general kernel."""
    return automaton.Deal(
        cards=np.array([program.card_type(card) for card in full_order(rules.decks)], dtype=np.uint8),
        value=program.value.astype(np.uint8),
        two=program.two.astype(np.uint16),
        points=program.points.astype(np.uint8),
        stay=program.stay.astype(np.uint16),
        three=program.three.astype(np.uint16),
        class_of=program.class_of.astype(np.uint16),
        player_draws=player_draws(),
        banker_draws=banker_draws(),
        burn_by_first=rules.burn == "first card",
        burn=fixed_burn(rules),
        cut_at=cut_at(rules),
    )


def results_by_shoe(house: House, *, seed: int, shoes: int) -> tuple[Payoffs, Integers]:
    """What each bet of a house wins in each of some shoes, one unit a round, in parts of a unit."""
    program = compile_bets(house.bets)
    payoffs = Payoffs.of(house.bets, program.rows, Stakes(house.commission, house.payout_rounding))
    return payoffs, automaton.shoe_results(np.uint64(seed), 0, shoes, deal_tables(program, house.shoe), payoffs.pay)
