"""A study of whole shoes: pays fused into the count against the product over all classes, and what more bets cost.

Both ways are validated on all moments before they are timed.

    python -m bench.study
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time, thread_time

import numpy as np

from bench.exact import count_batch
from bench.report import Goal, report
from punto.exact.points import reachable_outcomes
from punto.exact.points_batch import workspace, worth_of_batch
from punto.house import House
from punto.house.catalogue import catalogue_bet, entries
from punto.pricing.prices import StakePolicy
from punto.program.drawing import banker_draws, player_draws
from punto.program.points import asks_for_pairs, is_points_bet
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, VALUES
from punto.sim.run import deal
from punto.sim.threads import Threads
from punto.study.job import Study, study_of_bets
from punto.study.run import StudyKernel

ELEVEN = (
    *("player", "banker", "tie", "dragon_7", "panda_8", "dragon_bonus_player", "dragon_bonus_banker", "lucky_6"),
    *("four_cards", "five_cards", "six_cards"),
)
SAMPLES = 400
SHOES = 2048


def studied(bets: list[Bet]) -> Study:
    house = House.load("bclc-mini")
    return study_of_bets(tuple(bets), house.shoe, StakePolicy(house.commission, house.payout_rounding), seed=1)


def by_product(study: Study, values: np.ndarray) -> np.ndarray:
    """Every outcome of every shoe as a number, then one product with the pays of all outcomes."""
    outcomes = reachable_outcomes(player_draws(), banker_draws())
    counts = count_batch(values, outcomes, player_draws(), banker_draws())
    worth: np.ndarray = counts.T @ study.pays[study.kind_of] / counts.sum(axis=0)[:, np.newaxis]
    return worth


def fused(study: Study, values: np.ndarray) -> np.ndarray:
    """The kernel of the study, 64 shoes at a time."""
    worth, work = np.empty((len(values), len(study.bets))), workspace()
    sums, here = np.empty((len(study.pays), 64), np.int64), np.empty((len(study.bets), 64))
    rules = (player_draws(), banker_draws())
    for start in range(0, len(values), 64):
        states = np.ascontiguousarray(values[start : start + 64].T)
        worth_of_batch(states, study.outcomes, study.kind_of, study.pays, *rules, work, sums, here)
        worth[start : start + 64] = here.T
    return worth


def main() -> None:
    """Validate, time, and print the ratios."""
    on_points = [bet for bet in map(catalogue_bet, entries()) if is_points_bet(bet) and not asks_for_pairs(bet)]
    studies = [studied([catalogue_bet(key) for key in ELEVEN[:1]]), studied(list(map(catalogue_bet, ELEVEN)))]
    studies.append(studied(on_points))
    by_value = np.array([[VALUES[rank] == value for value in range(10)] for rank in RANKS], dtype=np.int64)
    values = studies[1].moments(0, 64).left.astype(np.int64)[::8][:256] @ by_value
    methods: dict[str, Callable[[], object]] = {}
    for each in studies:
        if not np.allclose(by_product(each, values), fused(each, values), rtol=0, atol=1e-12):
            raise AssertionError("the two ways disagree")
        bets = len(each.bets)
        methods[f"product over all classes, bets: {bets}"] = lambda each=each: by_product(each, values)  # type: ignore[misc]
        methods[f"pays fused, bets: {bets}"] = lambda each=each: fused(each, values)  # type: ignore[misc]
    best = dict.fromkeys(methods, float("inf"))
    # A short sample, by the clock of this thread, is rarely disturbed by what else the machine does.
    for _ in range(SAMPLES):
        for name, method in methods.items():
            start = thread_time()
            method()
            best[name] = min(best[name], (thread_time() - start) / len(values))
    one, eleven, many = (best[f"pays fused, bets: {len(each.bets)}"] for each in studies)
    products = [best[f"product over all classes, bets: {len(each.bets)}"] for each in studies]
    report(
        f"Exact expectations at {len(values)} moments of eight-deck shoes",
        "microseconds a moment",
        {name: seconds * 1e6 for name, seconds in best.items()},
        [
            Goal("11 bets: pays fused against the product over all classes", products[1] / eleven, None),
            Goal(f"{len(on_points)} bets: the same", products[2] / many, None),
            Goal("pays fused: 11 bets cost as much as 1, times", eleven / one, None),
            Goal(f"pays fused: {len(on_points)} bets cost as much as 1, times", many / one, None),
        ],
    )
    # By the processor's clock: what else the machine does is not the study's doing.
    began = process_time()
    deal(studies[1], SHOES, engine=Threads(2, StudyKernel()))
    a_million = (process_time() - began) / 2 / SHOES * 1_000_000
    print(f"\nWhole shoes, dealt and added up on two cores: 1,000,000 shoes in {a_million:,.0f} s (goal: 300 s).")


if __name__ == "__main__":
    main()
