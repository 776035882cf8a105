"""Pictures of simulations, for files."""

from __future__ import annotations

from math import ceil
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from punto.exact import OddsTable
from punto.house import House
from punto.sim.bands import bands_of
from punto.sim.job import Job, results_by_shoe
from punto.sim.run import Progress
from punto.sim.sessions import Outcome

_SHOES_DRAWN = 20_000
_BANDS = ((0.01, 0.99, "98% of sessions"), (0.05, 0.95, "90%"), (0.25, 0.75, "half"))
_BINS = range(-100, 101, 5)
_BLUE, _RED, _GREY = "#1f5fa8", "#b3261e", "#6b6b6b"


def plot_simulation(path: Path, house: House, job: Job, progress: Progress, exact: OddsTable) -> None:
    """Convergence of every edge with its error band, a patron's result after a shoe, and the lengths of shoes."""
    bets = job.payoffs.bets
    rows = ceil(len(bets) / 2) + 1
    figure = Figure(figsize=(11, 3 * rows), layout="constrained")
    figure.suptitle(f"{house.title.en}: {progress.tally.shoes:,} shoes, {progress.tally.rounds:,} rounds")
    axes = figure.subplots(rows, 2, squeeze=False)
    for column, bet in enumerate(bets):
        _convergence(axes[column // 2][column % 2], job, progress, column, float(exact[bet.key].edge))
    if len(bets) % 2:
        axes[rows - 2][1].set_axis_off()
    _results(axes[-1][0], house, job)
    _lengths(axes[-1][1], progress)
    _save(figure, path)


def _convergence(axes: Axes, job: Job, progress: Progress, column: int, exact: float) -> None:
    known = [moment for moment in progress.history if moment.batches > 1]
    shoes = np.array([moment.shoes for moment in known])
    parts = job.payoffs.parts
    edges = np.array([-100 * moment.mean(column) / parts for moment in known])
    errors = np.array([100 * (moment.standard_error(column) or 0) / parts for moment in known])
    axes.axhline(100 * exact, color=_RED, linewidth=1, label="exact")
    axes.plot(shoes, edges, color=_BLUE, linewidth=1.2, label="simulated")
    axes.fill_between(shoes, edges - 2 * errors, edges + 2 * errors, color=_BLUE, alpha=0.2, label="± 2 s.e.")
    axes.set_xscale("log")
    axes.set(title=job.payoffs.bets[column].name.en, xlabel="shoes", ylabel="edge %")
    axes.legend(fontsize="small")


def _results(axes: Axes, house: House, job: Job) -> None:
    payoffs, results = results_by_shoe(house, seed=job.seed, shoes=_SHOES_DRAWN)
    for column, bet in enumerate(payoffs.bets):
        if bet.kind == "main":
            units = results[:, column] / payoffs.parts
            axes.hist(units, bins=list(_BINS), histtype="step", density=True, label=bet.name.en)
    axes.set(title="A patron's result after a shoe, one unit a round", xlabel="units", ylabel="density")
    axes.legend(fontsize="small")


def _lengths(axes: Axes, progress: Progress) -> None:
    lengths = progress.tally.lengths
    seen = np.flatnonzero(lengths)
    axes.bar(seen, 100 * lengths[seen] / lengths.sum(), color=_BLUE)
    axes.set(title="Rounds in a shoe", xlabel="rounds", ylabel="% of shoes")


def plot_plan(path: Path, house: House, outcome: Outcome) -> None:
    """A plan's money over the session as bands of quantiles, and the distribution of its result."""
    figure = Figure(figsize=(11, 5), layout="constrained")
    figure.suptitle(f"{outcome.plan.title.en} at {house.title.en}: {outcome.sessions:,} sessions")
    over_time, at_end = figure.subplots(1, 2)
    unit = 10**house.currency.decimals
    bands = bands_of(outcome)
    for low, high, label in _BANDS:
        bottom, top = bands.quantiles[low] / unit, bands.quantiles[high] / unit
        over_time.fill_between(bands.rounds, bottom, top, color=_BLUE, alpha=0.18, label=label)
    over_time.plot(bands.rounds, bands.quantiles[0.5] / unit, color=_BLUE, label="median")
    over_time.plot(bands.rounds, bands.mean / unit, color=_RED, linewidth=1, label="mean")
    over_time.axhline(outcome.plan.bankroll / unit, color=_GREY, linewidth=0.8, linestyle=":")
    over_time.set(title="Money over the session", xlabel="rounds", ylabel=house.currency.code)
    over_time.legend(fontsize="small")
    at_end.hist(outcome.results / unit, bins=80, color=_BLUE)
    at_end.axvline(0, color=_GREY, linewidth=0.8, linestyle=":")
    at_end.axvline(outcome.mean / unit, color=_RED, linewidth=1, label="mean")
    at_end.set(title="Result of a session", xlabel=house.currency.code, ylabel="sessions")
    at_end.legend(fontsize="small")
    _save(figure, path)


def _save(figure: Figure, path: Path) -> None:
    # Text stays text in an SVG, so that it can be read, searched and tested.
    with mpl.rc_context({"svg.fonttype": "none"}):
        figure.savefig(path)
