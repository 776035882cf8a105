"""Card counts judged by what they earn on stored moments of shoes; nothing is dealt here, and nothing is compiled.

A count gives each card a **tag**; the running count is the sum of the tags of all cards seen, the true count that sum
for each deck of 52 that nobody has seen (exactly, not rounded; cards burned unseen count among these). The bet is made
when the count is at or above the **trigger**.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import exp, sqrt

import numpy as np
import numpy.typing as npt

from punto.errors import NotationError
from punto.rules.cards import RANKS
from punto.words import Text

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
Tags = tuple[int, ...]

COUNTED = RANKS[:10]
"""The cards that have tags: Ace to 9, and T for all that count nothing."""
MOST_TAG = 99
TENS_A_RANK = 4


@dataclass(frozen=True)
class Count:
    """A count: tags from Ace to 9 and for the ten-valued, and when to bet."""

    tags: Tags
    trigger: float
    running: bool = False
    """Whether the trigger is compared with the running count instead of the true one."""

    @property
    def level(self) -> int:
        """The largest tag, without its sign."""
        return max(map(abs, self.tags))

    @property
    def balanced(self) -> bool:
        """Whether the tags of a whole deck add up to nothing."""
        return sum(self.tags[:-1]) + TENS_A_RANK * self.tags[-1] == 0


def parse_tags(text: str) -> Tags:
    """Read ten tags, Ace to 9 and then T.

    >>> parse_tags("0,0,0,-1,-1,-1,-1,2,2,0")
    (0, 0, 0, -1, -1, -1, -1, 2, 2, 0)
    """
    words = text.replace(",", " ").split()
    try:
        tags = tuple(map(int, words))
    except ValueError:
        tags = ()
    if len(tags) != len(COUNTED) or max(map(abs, tags)) > MOST_TAG or not any(tags):
        raise NotationError(Text("study-tags-wanted", text=text, most=MOST_TAG))
    return tags


@dataclass(frozen=True)
class Earnings:
    """What a count earns, one unit a bet, on so many shoes."""

    count: Count
    shoes: int
    rounds: int
    bets: int
    won: float
    """Units that all bets together are worth."""
    perfect: float
    """Units that perfect play on the same shoes is worth."""
    square: float
    """The sum over bets of the expected square of what they win."""
    variance_per_shoe: float
    """Of what is really won in a shoe."""
    standard_error: float
    """Of `units_per_shoe`: the shoes are a sample."""

    @property
    def bets_per_shoe(self) -> float:
        """How many bets are made."""
        return self.bets / self.shoes

    @property
    def bets_share(self) -> float:
        """The share of rounds in which the bet is made."""
        return self.bets / self.rounds

    @property
    def average_edge(self) -> float:
        """The patron's, over the bets that are made."""
        return self.won / self.bets if self.bets else 0.0

    @property
    def units_per_shoe(self) -> float:
        """What a shoe is worth."""
        return self.won / self.shoes

    @property
    def units_per_100_rounds(self) -> float:
        """What a hundred rounds are worth, whether bets are made in them or not."""
        return 100 * self.won / self.rounds

    @property
    def share_of_perfect(self) -> float:
        """What the count earns of what perfect play would."""
        return self.won / self.perfect if self.perfect else 0.0

    @property
    def n0(self) -> float | None:
        """After how many shoes the expectation is one standard deviation; None when nothing is earned."""
        return self.variance_per_shoe / self.units_per_shoe**2 if self.won > 0 else None

    @property
    def kelly(self) -> float:
        """The share of the bankroll to stake that lets it grow fastest, to first order: edge over mean square."""
        return max(0.0, self.won / self.square) if self.square else 0.0

    def risk_of_ruin(self, bankroll: float) -> float:
        """How likely a bankroll of so many units is ever lost, staking one unit a bet for ever (Brownian motion)."""
        if not self.bets:
            return 0.0
        if self.won <= 0:
            return 1.0
        return exp(-2 * self.units_per_shoe * bankroll / self.variance_per_shoe)


@dataclass(frozen=True, eq=False)
class CountStates:
    """The moments before the rounds of some shoes, as a count sees them: one a line, shoe after shoe."""

    cards: int
    """Of a whole shoe."""
    shoes: int
    shoe: Integers
    """From 0."""
    seen: Floats
    """How many cards of each kind that has a tag have been seen."""
    worth: Doubles
    """What one unit on the bet is worth."""
    square: Doubles
    """The expected square of what it wins."""

    @property
    def perfect(self) -> float:
        """What perfect play is worth in all shoes."""
        return float(np.maximum(self.worth, 0).sum())

    @cached_property
    def decks(self) -> Floats:
        """How many decks of 52 nobody has seen."""
        decks: Floats = ((self.cards - self.seen.sum(axis=1, dtype=np.float64)) / 52).astype(np.float32)
        return decks

    def counts(self, tags: Tags, *, running: bool) -> Floats:
        """The count at each moment."""
        total: Floats = self.seen @ np.array(tags, dtype=np.float32)
        return total if running else total / self.decks

    def earnings(self, count: Count) -> Earnings:
        """What a count earns on these shoes."""
        made = self.counts(count.tags, running=count.running) >= np.float32(count.trigger)
        worth, square = self.worth[made], self.square[made]
        by_shoe = np.bincount(self.shoe[made], worth, minlength=self.shoes)
        # A round's result scatters around its worth, and the worth of a shoe's bets around their mean.
        within = float((square - worth**2).sum()) / self.shoes
        return Earnings(
            count=count,
            shoes=self.shoes,
            rounds=len(self.worth),
            bets=int(made.sum()),
            won=float(worth.sum()),
            perfect=self.perfect,
            square=float(square.sum()),
            variance_per_shoe=within + float(by_shoe.var()),
            standard_error=float(by_shoe.std(ddof=1)) / sqrt(self.shoes) if self.shoes > 1 else 0.0,
        )
