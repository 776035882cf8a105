"""Running a study, or what a count is designed with, in the thread that calls. Loading this loads Numba."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from punto.pricing.prices import StakePolicy
from punto.server.simulations.question import CountQuestion, StudyQuestion
from punto.server.simulations.snapshots import Json, NowAndThen, SimulationSnapshot, Stopped, Tell
from punto.sim.run import Enough, RunProgress, deal
from punto.study.as_json import earnings_json, study_json
from punto.study.bets import effects_on
from punto.study.counting import LEVELS, CountStudy, design
from punto.study.earnings import COUNTED, Count
from punto.study.job import StudyTally, study_of
from punto.study.packed import pack_states
from punto.study.run import StudyKernel

__all__ = ["run_count_question", "run_study_question"]

_BANKROLL_UNITS: Final = 1000


def run_study_question(question: StudyQuestion, *, tell: Tell, stopped: Stopped) -> None:
    """Study shoes; tell how far it has come now and then, and how it ended."""
    study = study_of(question.house, seed=question.seed)
    # Compiled, or loaded from the cache, before the clock starts.
    study.run(0, 1)
    clock = NowAndThen()

    def snapshot(progress: RunProgress[StudyTally]) -> SimulationSnapshot:
        result = study_json(question.house, study, progress)
        return SimulationSnapshot(
            done=progress.tally.shoes,
            rounds=progress.tally.rounds,
            seconds=progress.seconds,
            interrupted=progress.interrupted,
            result=result if progress.tally.shoes else None,
            rows=_depth_rows(result),
        )

    def report(progress: RunProgress[StudyTally]) -> None:
        if stopped():
            raise Enough
        if clock.due():
            tell(snapshot(progress))

    tell(snapshot(deal(study, question.shoes, engine=StudyKernel(), report=report)))


def _depth_rows(result: Json) -> list[list[object]]:
    figures = ["begins", "rounds", "positive_share", "average_edge", "units_per_shoe", "expectation"]
    rows: list[list[object]] = [["bet", *figures]]
    for bet in result["bets"]:
        rows += [[bet["key"], *(depth[figure] for figure in figures)] for depth in bet["by_depth"]]
    return rows


def run_count_question(question: CountQuestion, *, tell: Tell, stopped: Stopped) -> None:
    """Deal the shoes that counts are judged by, then seek the best tags of each level on others, and judge them."""
    _CountRun(question, tell, stopped).run()


class _CountRun:
    """A count as it comes about: the states are told as soon as they are there, and each level when it is found."""

    def __init__(self, question: CountQuestion, tell: Tell, stopped: Stopped) -> None:
        house = question.house
        self._question, self._tell, self._stopped = question, tell, stopped
        self._bet = house.offer(question.bet).bet
        self._stakes = StakePolicy(house.commission, house.payout_rounding)
        self._began, self._dealt, self._rounds = perf_counter(), 0, 0
        self._judged: CountStudy | None = None
        self._states = b""
        self._designs: list[Count] = []
        self._levels: list[int] = []

    def run(self) -> None:
        try:
            self._judged = self._deal(first=0)
            self._states = pack_states(self._judged.states)
            self._say()
            sought = self._deal(first=self._question.shoes)
            for level in LEVELS:
                self._designs.append(design(sought, level=level, balanced=True, report=self._go_on))
                self._levels.append(level)
                self._say()
        except Enough:
            self._say(interrupted=True)

    def _deal(self, *, first: int) -> CountStudy:
        def report(done: int, of: int) -> None:
            self._go_on(done, of)
            self._dealt = first + done
            self._say()

        dealt = CountStudy(
            self._bet,
            self._question.house.shoe,
            self._stakes,
            seed=self._question.seed,
            shoes=self._question.shoes,
            first=first,
            report=report,
        )
        self._rounds += len(dealt.states.worth)
        return dealt

    def _go_on(self, _done: int, _of: int) -> None:
        if self._stopped():
            raise Enough

    def _say(self, *, interrupted: bool = False) -> None:
        result = None if self._judged is None else self._result(self._judged, interrupted=interrupted)
        self._tell(
            SimulationSnapshot(
                done=self._dealt,
                rounds=self._rounds,
                seconds=perf_counter() - self._began,
                interrupted=interrupted,
                result=result,
                rows=[] if result is None else _design_rows(result),
                states=self._states,
            )
        )

    def _result(self, judged: CountStudy, *, interrupted: bool) -> Json:
        question, shoe = self._question, self._question.house.shoe
        effects = effects_on(self._bet, shoe, self._stakes)
        earned = [judged.earnings(count) for count in dict.fromkeys(self._designs)]
        return {
            "house": question.house.key,
            "bet": question.bet,
            "seed": question.seed,
            "shoes": question.shoes,
            "rounds": len(judged.states.worth),
            "decks": shoe.decks,
            "cut_card": shoe.cut_card,
            "effects": {rank: float(effect) for rank, effect in zip(COUNTED, effects, strict=True)},
            "perfect_per_shoe": judged.perfect / question.shoes,
            "levels": list(self._levels),
            "designs": [
                earnings_json(each, bankroll=_BANKROLL_UNITS) for each in sorted(earned, key=lambda each: -each.won)
            ],
            "interrupted": interrupted,
        }


def _design_rows(result: Json) -> list[list[object]]:
    figures = ["level", "trigger", "units_per_shoe", "standard_error", "bets_per_shoe", "average_edge"]
    figures += ["share_of_perfect", "n0_shoes", "kelly_fraction"]
    rows: list[list[object]] = [[*COUNTED, *figures]]
    return rows + [[*each["tags"], *(each[figure] for figure in figures)] for each in result["designs"]]
