"""Studies, counts and known cards as JSON: what `punto study`, `punto count` and `punto odds --known` say."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from punto.house.model import House
from punto.rules.composition import Composition
from punto.study.earnings import Earnings
from punto.study.known import Knowledge

if TYPE_CHECKING:
    # They load Numba, which known cards do without.
    from punto.sim.run import RunProgress
    from punto.study.job import BetStudy, Study, StudyTally


def study_json(house: House, study: Study, progress: RunProgress[StudyTally]) -> dict[str, object]:
    """A whole study."""
    tally = progress.tally
    return {
        "house": house.key,
        "seed": study.seed,
        "shoes": tally.shoes,
        "rounds": tally.rounds,
        "seconds": progress.seconds,
        "interrupted": progress.interrupted,
        "bets": [_bet_json(each) for each in study.report(tally)] if tally.shoes else [],
        "left_out": [bet.key for bet in study.left_out],
        "digest": study.digest,
    }


def _bet_json(each: BetStudy) -> dict[str, object]:
    return {
        "key": each.bet.key,
        "units_per_shoe": each.units_per_shoe,
        "standard_error": each.standard_error,
        "positive_share": each.positive_share,
        "average_edge": each.average_edge,
        "by_depth": [asdict(depth) for depth in each.by_depth],
    }


def earnings_json(each: Earnings, *, bankroll: int) -> dict[str, object]:
    """What a count earns, and what that means for a bankroll of so many units."""
    return {
        "tags": list(each.count.tags),
        "trigger": each.count.trigger,
        "by": "running count" if each.count.running else "true count",
        "level": each.count.level,
        "balanced": each.count.balanced,
        "units_per_shoe": each.units_per_shoe,
        "standard_error": each.standard_error,
        "bets_per_shoe": each.bets_per_shoe,
        "bets_share": each.bets_share,
        "average_edge": each.average_edge,
        "units_per_100_rounds": each.units_per_100_rounds,
        "share_of_perfect": each.share_of_perfect,
        "n0_shoes": each.n0,
        "bankroll_units": bankroll,
        "risk_of_ruin": each.risk_of_ruin(bankroll),
        "kelly_fraction": each.kelly,
        "kelly_stake_units": each.kelly * bankroll,
    }


def knowledge_json(house: House, shoe: Composition, knowledge: Knowledge, *, sort: str | None) -> dict[str, object]:
    """What knowing some cards is worth; `sort`: the ranks that backs tell from the rest, if any do."""
    said = {"house": house.key, "composition": str(shoe), **knowledge.to_json()}
    return said if sort is None else {**said, "sorted": sort}
