"""Whether two tallies are one."""

from __future__ import annotations

from punto.sim.tally import Tally
from punto.study.job import StudyTally


def same(a: Tally, b: Tally) -> bool:
    """Counts, lengths and sums, bit for bit."""
    return (a.shoes, a.counts.tolist(), a.lengths.tolist(), a.batches, a.rounds_squared, a.sums) == (
        b.shoes,
        b.counts.tolist(),
        b.lengths.tolist(),
        b.batches,
        b.rounds_squared,
        b.sums,
    )


def same_study(a: StudyTally, b: StudyTally) -> bool:
    """Every sum of a study, bit for bit."""
    return _said(a) == _said(b)


def _said(tally: StudyTally) -> tuple[object, ...]:
    arrays = (tally.by_depth.tolist(), tally.positive.tolist())
    return tally.shoes, tally.rounds, tally.squares, *arrays, tally.won, tally.worth
