"""Simulations as JSON: what `punto simulate --json` and the server say, and what the page draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from punto.house.model import House
from punto.pricing.goodness_of_fit import Agreement
from punto.sim.bands import QUANTILES, bands_of
from punto.sim.job import Job
from punto.sim.run import RunProgress
from punto.sim.sessions import SessionsOutcome
from punto.sim.tally import Moments, Tally

_BINS = 60


def simulation_json(
    house: House,
    job: Job,
    progress: RunProgress[Tally],
    *,
    exact: Mapping[str, float],
    compared: Agreement,
    threads: int,
) -> dict[str, object]:
    """A run of shoes; `exact` is the expectation of each bet in a full shoe."""
    tally = progress.tally
    bets = [
        {
            "bet": each.bet.key,
            "ev_float": float(each.ev),
            "standard_error": each.standard_error,
            "exact_ev_float": exact[each.bet.key],
        }
        for each in (job.prices(tally) if tally.rounds else ())
    ]
    return {
        "house": house.key,
        "decks": job.shoe.decks,
        "shoes": tally.shoes,
        "rounds_a_shoe": job.rounds,
        "rounds": tally.rounds,
        "seed": job.seed,
        "threads": threads,
        "seconds": progress.seconds,
        "rounds_per_second": progress.rounds_per_second,
        "interrupted": progress.interrupted,
        "bets": bets,
        "shoe_lengths": {str(rounds): int(count) for rounds, count in enumerate(tally.lengths) if count},
        "agreement": compared.to_json(),
        "job_sha256": job.digest,
        "counts_sha256": tally.digest,
    }


def convergence_json(job: Job, history: Sequence[Moments]) -> dict[str, object]:
    """How each edge settled down, in percent, with its standard error, by shoes dealt."""
    known = [moment for moment in history if moment.batches > 1]
    scale = 100 / job.payoffs.parts
    return {
        "shoes": [moment.shoes for moment in known],
        "rounds": [moment.rounds for moment in known],
        "bets": {
            bet.key: {
                "edge_percent": [-scale * moment.mean(column) for moment in known],
                "error_percent": [scale * (moment.standard_error(column) or 0.0) for moment in known],
            }
            for column, bet in enumerate(job.payoffs.bets)
        },
    }


def plan_json(house: House, outcome: SessionsOutcome, *, seed: int) -> dict[str, object]:
    """What became of a betting plan; money in whole units of the house's currency.

    Of one session there is no standard error, no deviation and no quantile: they are null.
    """
    money = 10**house.currency.decimals
    several = outcome.sessions > 1
    return {
        "house": house.key,
        "plan": outcome.plan.key,
        "seed": seed,
        "sessions": outcome.sessions,
        "rounds": outcome.rounds,
        "bets": outcome.bets,
        "interrupted": outcome.interrupted,
        "seconds": outcome.seconds,
        "mean": outcome.mean / money,
        "standard_error": None if outcome.standard_error is None else outcome.standard_error / money,
        "standard_deviation": None if outcome.deviation is None else outcome.deviation / money,
        "staked_per_session": outcome.staked / outcome.sessions / money,
        "edge_percent": -100 * outcome.total / outcome.staked if outcome.staked else None,
        "ruin_probability": outcome.ruined / outcome.sessions,
        "stopped_probability": outcome.stopped / outcome.sessions,
        "result_quantiles": _quantiles(outcome.results / money) if several else None,
        "drawdown_quantiles": _quantiles(outcome.drawdowns / money) if several else None,
        "capped": [
            {"bet": each.bet, "step": each.step, "wanted": each.wanted / money, "staked": each.staked / money}
            for each in outcome.plan.capped(house)
        ],
    }


def _quantiles(values: np.ndarray) -> dict[str, float]:
    return {f"{quantile:.2f}": float(np.quantile(values, quantile)) for quantile in QUANTILES}


def bands_json(house: House, outcome: SessionsOutcome) -> dict[str, object]:
    """The money over the session as bands of quantiles, from the bankroll on, and how the results are spread."""
    money = 10**house.currency.decimals
    bands, start = bands_of(outcome), outcome.plan.bankroll / money
    counts, edges = np.histogram(outcome.results / money, bins=_BINS)
    return {
        "rounds": [0, *bands.rounds.tolist()],
        "quantiles": {
            f"{quantile:.2f}": [start, *(line / money).tolist()] for quantile, line in bands.quantiles.items()
        },
        "mean": [start, *(bands.mean / money).tolist()],
        "results": {"edges": edges.tolist(), "sessions": counts.tolist()},
    }
