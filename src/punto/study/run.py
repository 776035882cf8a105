"""Studies on the simulator's engines: a kernel that studies spans, for threads, a cluster and `sim.run.deal`."""

from __future__ import annotations

import os

from punto.house.model import House
from punto.sim.engine import Engine, Span
from punto.sim.run import deal
from punto.sim.threads import Threads
from punto.study.job import BetStudy, Study, StudyTally, study_of

SHOES_A_SPAN = 512
"""Some tenths of a second on one core: progress is smooth, and a stop answers at once."""


class StudyKernel(Engine[Study, StudyTally]):
    """Studies shoes in the thread that calls."""

    def count(self, study: Study, span: Span) -> StudyTally:
        """Study a span, 64 shoes abreast."""
        return study.run(*span)

    def shoes_a_span(self, study: Study, shoes: int) -> int:
        """Few: a study of a shoe takes a thousand times as long as dealing it."""
        return min(SHOES_A_SPAN, super().shoes_a_span(study, shoes))


def study_house(house: House, shoes: int = 1000, *, seed: int) -> tuple[BetStudy, ...]:
    """Perfect play: what every bet of a house is worth to a patron who bets only with an advantage.

    Bets that look further than points or pairs alone are left out.

    >>> [dragon] = [each for each in study_house(House.load("bclc-ez"), 200, seed=1) if each.bet.key == "dragon_7"]
    >>> f"{dragon.units_per_shoe:.2f} units a shoe, in {dragon.positive_share:.1%} of the rounds"
    '0.59 units a shoe, in 11.2% of the rounds'
    """
    study = study_of(house, seed=seed)
    progress = deal(study, shoes, engine=Threads(os.cpu_count() or 1, StudyKernel()))
    if progress.interrupted:
        # What was studied so far is no answer to the question: it would differ from run to run.
        raise KeyboardInterrupt
    return study.report(progress.tally)
