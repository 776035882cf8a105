"""Whether simulated counts agree with the exact odds: a chi-square over all settlement classes.

The exact odds are those of a full shoe, and so of every round that is certain to be dealt. The last rounds of a shoe
are not: a shoe whose rounds took few cards has room for one more, and where no cards lie behind the cut card a last
round that needs many is void. So the simulation of whole shoes differs a little from the full shoe once there are
enough rounds to see it. That is no fault but the cut-card effect; with a fixed number of rounds a shoe it vanishes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt
from typing import Literal

from punto.pricing.prices import Counts
from punto.words import Text, decimal

Verdict = Literal["agrees", "doubtful", "cut_card", "differs"]
"""Nothing shows; chance would seldom do it; the ends of shoes show, as they must; something is wrong."""

_LEAST_EXPECTED = 10
"""Classes that are rarer are put together, as the test wants."""
_SELDOM, _NEVER = 0.01, 1e-5
"""Below these p-values a run is doubtful, and no longer chance."""
_CUT_CARD_EFFECT = 0.05
"""The most that the end of shoes adds to chi-square, a round, times the square of the rounds in a shoe.

One round in a shoe is odd, so the effect falls with the square of their number. Measured: 0.015 to 0.018 in shoes of
one to eight decks that are dealt to the last card, and some 0.0001 with fourteen cards behind the cut card."""


@dataclass(frozen=True)
class Agreement:
    """A chi-square statistic, the normal score it amounts to, and what follows."""

    chi_square: float
    degrees: int
    rounds: int
    shoes: int | None
    """How many shoes a cut card ended; None where every shoe had the same number of rounds."""

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
    def verdict(self) -> Verdict:
        """What is so."""
        if self.p_value >= _SELDOM:
            return "agrees"
        if self.p_value >= _NEVER:
            return "doubtful"
        excess = (self.chi_square - self.degrees) * self.rounds
        if self.shoes is not None and excess < _CUT_CARD_EFFECT * self.shoes**2:
            return "cut_card"
        return "differs"

    @property
    def sentence(self) -> Text:
        """The verdict in words."""
        figures = Text(
            "agreement-figures",
            chi_square=decimal(f"{self.chi_square:.1f}"),
            degrees=self.degrees,
            p_value=f"{self.p_value:.2g}",
        )
        if self.verdict == "doubtful":
            return Text("agreement-doubtful", figures=figures, once=round(1 / self.p_value))
        return Text(f"agreement-{self.verdict.replace('_', '-')}", figures=figures)

    def to_json(self) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "chi_square": self.chi_square,
            "degrees_of_freedom": self.degrees,
            "p_value": self.p_value,
            "verdict": self.verdict,
        }


def agreement(*, simulated: Counts, exact: Counts, shoes: int | None) -> Agreement:
    """Compare the classes of a simulation with the exact counts, merging what no bet tells apart.

    `shoes` is how many shoes a cut card ended, None where every shoe had the same number of rounds.
    """
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
    return Agreement(chi_square, max(0, cells - 1), rounds, shoes)
