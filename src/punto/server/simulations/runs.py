"""Running a question in the thread that calls. Loading this loads Numba, so it is left until somebody simulates."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from punto.exact import odds
from punto.program.agreement import agreement
from punto.server.simulations.question import Question, Snapshot
from punto.sim.as_json import bands_json, convergence_json, plan_json, simulation_json
from punto.sim.hand_out import Enough
from punto.sim.job import job_of
from punto.sim.run import Progress, in_threads, simulate, span_here
from punto.sim.sessions import Outcome, play_plan

__all__ = ["run"]

_THREADS: Final = 1
"""A simulation leaves the other cores to the tables. The numbers do not depend on it."""
_SECONDS_BETWEEN_SNAPSHOTS: Final = 0.25

Tell = Callable[[Snapshot], None]
Stopped = Callable[[], bool]


def run(question: Question, *, tell: Tell, stopped: Stopped) -> None:
    """Simulate; tell how far it has come now and then, and how it ended."""
    if question.plan is None:
        _run_shoes(question, tell, stopped)
    else:
        _run_plan(question, tell, stopped)


class _NowAndThen:
    """Whether it is time for another snapshot."""

    def __init__(self) -> None:
        self._next = monotonic() + _SECONDS_BETWEEN_SNAPSHOTS / 2

    def due(self) -> bool:
        if monotonic() < self._next:
            return False
        self._next = monotonic() + _SECONDS_BETWEEN_SNAPSHOTS
        return True


def _run_shoes(question: Question, tell: Tell, stopped: Stopped) -> None:
    house = question.house
    job = job_of(house, seed=question.seed, shoes=question.shoes)
    exact = odds(house)
    evs = {each.bet.key: float(each.ev) for each in exact}
    # Compiled, or loaded from the cache, before the clock starts.
    job.run(0, 1)

    def snapshot(progress: Progress) -> Snapshot:
        compared = agreement(simulated=job.counts(progress.tally), exact=exact.counts)
        result = simulation_json(house, job, progress, exact=evs, compared=compared, threads=_THREADS)
        drawing = convergence_json(job, progress.history)
        return Snapshot(progress.tally.shoes, progress.tally.rounds, progress.seconds, result, drawing)

    clock = _NowAndThen()

    def report(progress: Progress) -> None:
        if stopped():
            raise Enough
        if clock.due():
            tell(snapshot(progress))

    span = span_here(question.shoes)
    tell(snapshot(simulate(job, question.shoes, workers=in_threads(_THREADS), span=span, report=report)))


def _run_plan(question: Question, tell: Tell, stopped: Stopped) -> None:
    house, plan = question.house, question.plan
    assert plan is not None
    play_plan(house, plan, 1, seed=question.seed)  # compiled before the clock starts
    clock = _NowAndThen()

    def snapshot(outcome: Outcome) -> Snapshot:
        result = plan_json(house, outcome, seed=question.seed)
        return Snapshot(outcome.sessions, outcome.rounds, outcome.seconds, result, bands_json(house, outcome))

    def report(outcome: Outcome) -> None:
        if stopped():
            raise Enough
        if clock.due():
            tell(snapshot(outcome))

    tell(snapshot(play_plan(house, plan, question.wanted, seed=question.seed, threads=_THREADS, report=report)))
