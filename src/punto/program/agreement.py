"""Whether simulated counts agree with the exact odds: a chi-square over all settlement classes.

The exact odds are those of a full shoe, and so of every round that is certain to be dealt. The last rounds are not: a
shoe whose rounds took few cards has room for more of them, so that over a thousand million rounds the simulation of
whole shoes differs from the full shoe, by less than one part in a thousand. That is no fault but the cut-card effect;
with a fixed number of rounds a shoe it vanishes (chi-square 16.3 on 17 degrees of freedom after 1,016,463,360 rounds).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt

from punto.program.price import Counts

_LEAST_EXPECTED = 10
"""Classes that are rarer are put together, as the test wants."""
_ALARM = 4.5
_CUT_CARD_EFFECT = 1e-6
"""The most that the end of shoes adds to chi-square, a round; some forty times what was measured."""


@dataclass(frozen=True)
class Agreement:
    """A chi-square statistic and the normal score it amounts to."""

    chi_square: float
    degrees: int
    rounds: int

    @property
    def score(self) -> float:
        """The statistic as a standard normal score (Wilson and Hilferty)."""
        if not self.degrees:
            return 0.0
        spread = 2 / (9 * self.degrees)
        return float(((self.chi_square / self.degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread))

    @property
    def p_value(self) -> float:
        """How often a faultless run would look worse."""
        return erfc(self.score / sqrt(2)) / 2

    @property
    def sentence(self) -> str:
        """The verdict in words."""
        if self.score < _ALARM:
            verdict = "good"
        elif self.chi_square < _CUT_CARD_EFFECT * self.rounds:
            verdict = "good but for the cut-card effect, which shows after so many rounds"
        else:
            verdict = "BAD: something is wrong"
        return f"{verdict} (chi-square {self.chi_square:.1f} on {self.degrees}, p = {self.p_value:.2g})"

    def to_json(self) -> dict[str, object]:
        """The figures as JSON."""
        return {"chi_square": self.chi_square, "degrees_of_freedom": self.degrees, "p_value": self.p_value}


def agreement(*, simulated: Counts, exact: Counts) -> Agreement:
    """Compare the classes of a simulation with the exact counts, merging what no bet tells apart."""
    observed: dict[tuple[int, ...], int] = {}
    for line, count in zip(map(tuple, simulated.rows.tolist()), simulated.counts, strict=True):
        if count:
            observed[line] = observed.get(line, 0) + count
    rounds, total = sum(observed.values()), sum(exact.counts)
    chi_square, cells, rare_seen, rare_expected = 0.0, 0, 0, 0.0
    for line, count in zip(map(tuple, exact.rows.tolist()), exact.counts, strict=True):
        expected = count / total * rounds
        if expected < _LEAST_EXPECTED:
            rare_seen, rare_expected = rare_seen + observed.get(line, 0), rare_expected + expected
        else:
            chi_square += (observed.get(line, 0) - expected) ** 2 / expected
            cells += 1
    if rare_expected >= _LEAST_EXPECTED:
        chi_square += (rare_seen - rare_expected) ** 2 / rare_expected
        cells += 1
    return Agreement(chi_square, max(0, cells - 1), rounds)
