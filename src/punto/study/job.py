"""A study as one value: everything that a worker, here or on another machine, needs to study any of its shoes.

For each round of a shoe the exact expectation of every bet is known before it, from the cards that are left. **Perfect
play** bets one unit on a bet whenever its expectation is positive. Expectations are added up as whole numbers of 2^-40
units, so that sums do not depend on who added what first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, ClassVar

import numpy as np

from punto.errors import PuntoError
from punto.exact.points import reachable_outcomes
from punto.exact.points_batch import workspace
from punto.house.model import House
from punto.pricing.prices import StakePolicy
from punto.program.drawing import banker_draws, player_draws
from punto.program.points import point_rows
from punto.rules.bets import Bet
from punto.rules.cards import RANKS
from punto.rules.shoe import ShoeRules
from punto.sim.tables import fixed_burn
from punto.study.bets import studied_on
from punto.study.shoes import MOST_ROUNDS, RANK_ORDER, Floats, Integers, Small, study_shoes
from punto.words import Text

DEPTHS = 20
"""Into how many parts a shoe is cut by the share of its cards that has been seen."""
_UNIT = 2**40
_COLUMNS = [RANK_ORDER.index(rank) for rank in RANKS]


class NothingToStudy(PuntoError):
    """Every bet looks further than points or pairs alone; the message names them."""


@dataclass(frozen=True, eq=False)
class RoundMoments:
    """The moments before the rounds of some shoes: one a line."""

    shoe: Integers
    round: Small
    """From 0."""
    left: Small
    """The cards that nobody has seen, by rank, Ace to King."""
    worth: Floats
    """What one unit on each bet is worth."""

    def shoe_by_shoe(self) -> RoundMoments:
        """The same, each shoe's moments together in their order; they are dealt abreast, round by round."""
        order = np.argsort(self.shoe, kind="stable")
        return RoundMoments(self.shoe[order], self.round[order], self.left[order], self.worth[order])


@dataclass(frozen=True, eq=False)
class StudyTally:
    """What a study of shoes [0, shoes), or of any part of them, has added up; tallies of parts add up."""

    shoes: int
    rounds: int
    squares: tuple[int, ...]
    """By bet: the sum over shoes of the square of what perfect play is worth in a shoe."""
    by_depth: Integers
    """Rounds, by depth."""
    positive: Integers
    """Rounds with an advantage, by depth and bet."""
    won: tuple[tuple[int, ...], ...]
    """What perfect play is worth, by depth and bet."""
    worth: tuple[tuple[int, ...], ...]
    """What a bet in every round is worth, by depth and bet."""

    def __add__(self, other: StudyTally) -> StudyTally:
        return StudyTally(
            self.shoes + other.shoes,
            self.rounds + other.rounds,
            tuple(a + b for a, b in zip(self.squares, other.squares, strict=True)),
            self.by_depth + other.by_depth,
            self.positive + other.positive,
            _added(self.won, other.won),
            _added(self.worth, other.worth),
        )


_Lines = tuple[tuple[int, ...], ...]


def _added(one: _Lines, other: _Lines) -> _Lines:
    return tuple(tuple(a + b for a, b in zip(x, y, strict=True)) for x, y in zip(one, other, strict=True))


@dataclass(frozen=True)
class BetStudy:
    """What perfect play makes of one bet."""

    bet: Bet
    shoes: int
    rounds: int
    positive_share: float
    """Of all rounds, those in which the bet has an advantage."""
    average_edge: float
    """The patron's, in these rounds; 0 when there is none."""
    units_per_shoe: float
    standard_error: float | None
    by_depth: tuple[Depth, ...]


@dataclass(frozen=True)
class Depth:
    """One part of the shoe."""

    begins: float
    """The share of the shoe's cards that has been seen when it begins."""
    rounds: int
    positive_share: float
    average_edge: float
    units_per_shoe: float
    expectation: float
    """Of a bet in every round."""


@dataclass(frozen=True, eq=False)
class Study:
    """What to study; whoever studies a span of its shoes finds the same.

    >>> study = study_of(House.load("bclc-ez"), seed=1)
    >>> tally = study.run(0, 64)
    >>> tally.shoes, tally.rounds == study.run(0, 32).rounds + study.run(32, 64).rounds
    (64, True)
    """

    seed: int
    bets: tuple[Bet, ...]
    """Those on points first, then those on pairs."""
    left_out: tuple[Bet, ...]
    """Bets that look further, which are not studied."""
    shoe: ShoeRules
    outcomes: Integers
    kind_of: Integers
    pays: Floats
    """By kind of outcome and bet on points."""
    pair_pays: Floats
    """By the two pair bits and bet on pairs."""

    kind: ClassVar[str] = "study"

    @property
    def digest(self) -> str:
        """What tells this study from others: the same in every process."""
        digest = hashlib.sha256(repr((self.seed, self.shoe, [bet.key for bet in self.bets])).encode())
        for table in (self.pays, self.pair_pays):
            digest.update(table.astype("<f8").tobytes())
        digest.update(self.kind_of.astype("<i8").tobytes())
        return digest.hexdigest()

    def moments(self, first: int, last: int) -> RoundMoments:
        """The moments before every round of the shoes `first` to `last`."""
        room = (last - first) * MOST_ROUNDS
        shoe, number = np.empty(room, np.int64), np.empty(room, np.int16)
        left, worth = np.empty((room, len(RANKS)), np.int16), np.empty((room, len(self.bets)))
        found = study_shoes(
            np.uint64(self.seed),
            first,
            last,
            4 * self.shoe.decks,
            fixed_burn(self.shoe),
            self.shoe.burn == "first card",
            self.shoe.cut_card,
            player_draws(),
            banker_draws(),
            self.outcomes,
            self.kind_of,
            self.pays,
            self.pair_pays,
            workspace(),
            shoe,
            number,
            left,
            worth,
        )
        return RoundMoments(shoe[:found], number[:found], left[:found, _COLUMNS], worth[:found])

    def nothing(self) -> StudyTally:
        """The tally of no shoe."""
        none = ((0,) * len(self.bets),) * DEPTHS
        by_bet = np.zeros((DEPTHS, len(self.bets)), np.int64)
        return StudyTally(0, 0, (0,) * len(self.bets), np.zeros(DEPTHS, np.int64), by_bet, none, none)

    def saved(self, tally: StudyTally) -> dict[str, object]:
        """A tally as JSON."""
        return {
            "shoes": tally.shoes,
            "rounds": tally.rounds,
            "squares": tally.squares,
            "by_depth": tally.by_depth.tolist(),
            "positive": tally.positive.tolist(),
            "won": tally.won,
            "worth": tally.worth,
        }

    def resumed(self, saved: Mapping[str, Any]) -> tuple[Study, StudyTally]:
        """What an earlier run found."""
        tally = StudyTally(
            shoes=int(saved["shoes"]),
            rounds=int(saved["rounds"]),
            squares=tuple(map(int, saved["squares"])),
            by_depth=np.array(saved["by_depth"], dtype=np.int64),
            positive=np.array(saved["positive"], dtype=np.int64),
            won=tuple(tuple(map(int, line)) for line in saved["won"]),
            worth=tuple(tuple(map(int, line)) for line in saved["worth"]),
        )
        return self, tally

    def run(self, first: int, last: int) -> StudyTally:
        """Study the shoes `first` to `last`."""
        return self.tally(self.moments(first, last), shoes=last - first, first=first)

    def tally(self, found: RoundMoments, *, shoes: int, first: int) -> StudyTally:
        """Add up what was found in so many shoes from `first` on."""
        worth = np.rint(found.worth * _UNIT).astype(np.int64)
        won = np.maximum(worth, 0)
        seen = 1 - found.left.sum(axis=1) / self.shoe.cards
        depth = np.minimum((seen * DEPTHS).astype(np.int64), DEPTHS - 1)
        by_shoe = np.zeros((shoes, len(self.bets)), np.int64)
        np.add.at(by_shoe, found.shoe - first, won)
        in_depth = [depth == each for each in range(DEPTHS)]
        return StudyTally(
            shoes=shoes,
            rounds=len(found.shoe),
            squares=tuple(int(sum_) for sum_ in (by_shoe.astype(object) ** 2).sum(axis=0)),
            by_depth=np.bincount(depth, minlength=DEPTHS).astype(np.int64),
            positive=np.array([(worth[here] > 0).sum(axis=0) for here in in_depth], dtype=np.int64),
            won=tuple(tuple(won[here].sum(axis=0).tolist()) for here in in_depth),
            worth=tuple(tuple(worth[here].sum(axis=0).tolist()) for here in in_depth),
        )

    def report(self, tally: StudyTally) -> tuple[BetStudy, ...]:
        """What the tally says of each bet."""
        return tuple(self._bet_report(tally, column) for column in range(len(self.bets)))

    def _bet_report(self, tally: StudyTally, column: int) -> BetStudy:
        won, positive = sum(line[column] for line in tally.won), int(tally.positive[:, column].sum())
        mean = won / tally.shoes / _UNIT
        error = None
        if tally.shoes > 1:
            # Whole numbers to the last: two large sums that nearly cancel would leave nothing of a float.
            spread = tally.shoes * tally.squares[column] - won**2
            error = sqrt(spread / _UNIT**2 / (tally.shoes * (tally.shoes - 1)) / tally.shoes)
        depths = [
            Depth(
                begins=each / DEPTHS,
                rounds=rounds,
                positive_share=int(tally.positive[each, column]) / rounds,
                average_edge=_ratio(tally.won[each][column] / _UNIT, int(tally.positive[each, column])),
                units_per_shoe=tally.won[each][column] / _UNIT / tally.shoes,
                expectation=tally.worth[each][column] / _UNIT / rounds,
            )
            for each in range(DEPTHS)
            if (rounds := int(tally.by_depth[each]))
        ]
        return BetStudy(
            bet=self.bets[column],
            shoes=tally.shoes,
            rounds=tally.rounds,
            positive_share=_ratio(positive, tally.rounds),
            average_edge=_ratio(won / _UNIT, positive),
            units_per_shoe=mean,
            standard_error=error,
            by_depth=tuple(depths),
        )


def _ratio(amount: float, number: int) -> float:
    return amount / number if number else 0.0


def study_of(house: House, *, seed: int, bets: tuple[str, ...] | None = None) -> Study:
    """The study of a house's bets on points and of those on pairs; what looks at both, or further, is left out."""
    chosen = house.bets if bets is None else tuple(house.offer(key).bet for key in bets)
    return study_of_bets(chosen, house.shoe, StakePolicy(house.commission, house.payout_rounding), seed=seed)


def study_of_bets(bets: tuple[Bet, ...], shoe: ShoeRules, stakes: StakePolicy, *, seed: int) -> Study:
    """The study of bets that need not belong to a house."""
    on_points = tuple(bet for bet in bets if studied_on(bet) == "points")
    on_pairs = tuple(bet for bet in bets if studied_on(bet) == "pairs")
    studied = (*on_points, *on_pairs)
    left_out = tuple(bet for bet in bets if bet not in studied)
    if not studied:
        names = ", ".join(bet.key for bet in left_out)
        raise NothingToStudy(Text("study-nothing-to-study", bets=names))
    outcomes = reachable_outcomes(player_draws(), banker_draws())
    kinds, kind_of = np.unique(point_rows(on_points)[outcomes], axis=0, return_inverse=True)
    # On pairs alone any outcome will do; that of two naturals of nine is as good as another.
    pair_rows = point_rows(on_pairs)[[9 << 4 | 9 | bits << 10 for bits in range(4)]]
    return Study(
        seed=seed,
        bets=studied,
        left_out=left_out,
        shoe=shoe,
        outcomes=outcomes,
        kind_of=np.ascontiguousarray(kind_of.reshape(-1)),
        pays=_pays(on_points, kinds, stakes),
        pair_pays=_pays(on_pairs, pair_rows, stakes),
    )


def _pays(bets: tuple[Bet, ...], rows: Integers, stakes: StakePolicy) -> Floats:
    """What one unit wins, by line of `rows` and bet."""
    pays = np.empty(rows.shape)
    for column, bet in enumerate(bets):
        # The last entry, for no row, is where NO_ROW = -1 points.
        pays[:, column] = np.array([float(stakes.net(bet, row)) for row in (*bet.rows, None)])[rows[:, column]]
    return pays
