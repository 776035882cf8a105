"""Running a question in the thread that calls. Loading this loads Numba, so it is left until somebody simulates."""

from __future__ import annotations

from typing import Final, assert_never

from punto.exact import odds
from punto.pricing.goodness_of_fit import agreement
from punto.server.simulations.question import CountQuestion, Questions, SimulationQuestion, StudyQuestion
from punto.server.simulations.snapshots import Json, NowAndThen, SimulationSnapshot, Stopped, Tell
from punto.server.simulations.studies import run_count_question, run_study_question
from punto.sim.as_json import bands_json, convergence_json, plan_json, simulation_json
from punto.sim.history import History
from punto.sim.job import job_of
from punto.sim.kernels import Kernel
from punto.sim.run import Enough, RunProgress, deal
from punto.sim.sessions import SessionsOutcome, play_plan
from punto.sim.tally import Tally

__all__ = ["run"]

_THREADS: Final = 1
"""A simulation leaves the other cores to the tables. The numbers do not depend on it."""


def run(question: Questions, *, tell: Tell, stopped: Stopped) -> None:
    """Simulate; tell how far it has come now and then, and how it ended."""
    match question:
        case SimulationQuestion(plan=None):
            _run_shoes(question, tell, stopped)
        case SimulationQuestion():
            _run_plan(question, tell, stopped)
        case StudyQuestion():
            run_study_question(question, tell=tell, stopped=stopped)
        case CountQuestion():
            run_count_question(question, tell=tell, stopped=stopped)
        case _:
            assert_never(question)


def _run_shoes(question: SimulationQuestion, tell: Tell, stopped: Stopped) -> None:
    house = question.house
    job = job_of(house, seed=question.seed, shoes=question.shoes)
    exact = odds(house)
    evs = {each.bet.key: float(each.ev) for each in exact}
    # Compiled, or loaded from the cache, before the clock starts.
    Kernel().count(job, (0, 1))

    history = History()

    def snapshot(progress: RunProgress[Tally]) -> SimulationSnapshot:
        compared = agreement(
            simulated=job.counts(progress.tally), exact=exact.counts, shoes=job.shoes_by_cut_card(progress.tally)
        )
        result = simulation_json(house, job, progress, exact=evs, compared=compared, threads=_THREADS)
        drawing = convergence_json(job, history.moments)
        return SimulationSnapshot(
            done=progress.tally.shoes,
            rounds=progress.tally.rounds,
            seconds=progress.seconds,
            interrupted=progress.interrupted,
            result=result,
            rows=_edge_rows(result, drawing),
            drawing=drawing,
        )

    clock = NowAndThen()

    def report(progress: RunProgress[Tally]) -> None:
        history(progress)
        if stopped():
            raise Enough
        if clock.due():
            tell(snapshot(progress))

    tell(snapshot(deal(job, question.shoes, engine=Kernel(), report=report)))


def _run_plan(question: SimulationQuestion, tell: Tell, stopped: Stopped) -> None:
    house, plan = question.house, question.plan
    assert plan is not None
    play_plan(house, plan, 1, seed=question.seed)  # compiled before the clock starts
    clock = NowAndThen()

    def snapshot(outcome: SessionsOutcome) -> SimulationSnapshot:
        result, drawing = plan_json(house, outcome, seed=question.seed), bands_json(house, outcome)
        return SimulationSnapshot(
            done=outcome.sessions,
            rounds=outcome.rounds,
            seconds=outcome.seconds,
            interrupted=outcome.interrupted,
            result=result,
            rows=_band_rows(drawing),
            drawing=drawing,
        )

    def report(outcome: SessionsOutcome) -> None:
        if stopped():
            raise Enough
        if clock.due():
            tell(snapshot(outcome))

    tell(snapshot(play_plan(house, plan, question.wanted, seed=question.seed, threads=_THREADS, report=report)))


def _edge_rows(result: Json, drawn: Json) -> list[list[object]]:
    exact = {each["bet"]: each["exact_ev_float"] for each in result["bets"]}
    rows: list[list[object]] = [
        ["shoes", "rounds", "bet", "edge_percent", "standard_error_percent", "exact_edge_percent"]
    ]
    for place, (shoes, rounds) in enumerate(zip(drawn["shoes"], drawn["rounds"], strict=True)):
        for bet, line in drawn["bets"].items():
            edge, error = line["edge_percent"][place], line["error_percent"][place]
            rows.append([shoes, rounds, bet, edge, error, -100 * exact[bet]])
    return rows


def _band_rows(drawn: Json) -> list[list[object]]:
    lines = [*drawn["quantiles"].values(), drawn["mean"]]
    return [["rounds", *drawn["quantiles"], "mean"], *map(list, zip(drawn["rounds"], *lines, strict=True))]
