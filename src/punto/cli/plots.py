"""Pictures of simulations, for files."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from punto.cli.picture import Say, figure_of
from punto.cli.picture import save as _save
from punto.exact import OddsTable
from punto.house import House
from punto.sim.bands import bands_of
from punto.sim.job import Job
from punto.sim.kernels import results_by_shoe
from punto.sim.sessions import SessionsOutcome
from punto.sim.tally import Moments, Tally
from punto.words import Text

_SHOES_DRAWN = 20_000
_BANDS = ((0.01, 0.99, Text("cli-plot-98")), (0.05, 0.95, Text("cli-plot-90")), (0.25, 0.75, Text("cli-plot-half")))
_BINS = range(-100, 101, 5)
_BLUE, _RED, _GREY = "#1f5fa8", "#b3261e", "#6b6b6b"


def plot_simulation(
    path: Path, house: House, job: Job, tally: Tally, *, history: Sequence[Moments], exact: OddsTable
) -> None:
    """Convergence of every edge with its error band, a patron's result after a shoe, and the lengths of shoes."""
    bets = job.payoffs.bets
    rows = ceil(len(bets) / 2) + 1

    def draw(say: Say) -> Figure:
        figure = Figure(figsize=(11, 3 * rows), layout="constrained")
        title = Text("cli-plot-simulation", house=house.title, shoes=tally.shoes, rounds=tally.rounds)
        figure.suptitle(say(title))
        axes = figure.subplots(rows, 2, squeeze=False)
        for column, bet in enumerate(bets):
            here, edge = axes[column // 2][column % 2], float(exact[bet.key].edge)
            _convergence(here, job, history, column, exact=edge, say=say)
        if len(bets) % 2:
            axes[rows - 2][1].set_axis_off()
        _results(axes[-1][0], job, say)
        _lengths(axes[-1][1], tally, say)
        return figure

    _save(figure_of(draw), path)


def _convergence(axes: Axes, job: Job, history: Sequence[Moments], column: int, *, exact: float, say: Say) -> None:
    known = [moment for moment in history if moment.batches > 1]
    shoes = np.array([moment.shoes for moment in known])
    parts = job.payoffs.parts
    edges = np.array([-100 * moment.mean(column) / parts for moment in known])
    errors = np.array([100 * (moment.standard_error(column) or 0) / parts for moment in known])
    axes.axhline(100 * exact, color=_RED, linewidth=1, label=say(Text("cli-plot-exact")))
    axes.plot(shoes, edges, color=_BLUE, linewidth=1.2, label=say(Text("cli-plot-simulated")))
    band = say(Text("cli-plot-two-errors"))
    axes.fill_between(shoes, edges - 2 * errors, edges + 2 * errors, color=_BLUE, alpha=0.2, label=band)
    axes.set_xscale("log")
    title = say(job.payoffs.bets[column].name)
    axes.set(title=title, xlabel=say(Text("cli-plot-shoes")), ylabel=say(Text("cli-plot-edge")))
    axes.legend(fontsize="small")


def _results(axes: Axes, job: Job, say: Say) -> None:
    payoffs = job.payoffs
    results = results_by_shoe(payoffs, job.shoe, seed=job.seed, shoes=_SHOES_DRAWN)
    for column, bet in enumerate(payoffs.bets):
        if bet.kind == "main":
            units = results[:, column] / payoffs.parts
            axes.hist(units, bins=list(_BINS), histtype="step", density=True, label=say(bet.name))
    axes.set(
        title=say(Text("cli-plot-after-a-shoe")),
        xlabel=say(Text("cli-plot-units")),
        ylabel=say(Text("cli-plot-density")),
    )
    axes.legend(fontsize="small")


def _lengths(axes: Axes, tally: Tally, say: Say) -> None:
    lengths = tally.lengths
    seen = np.flatnonzero(lengths)
    axes.bar(seen, 100 * lengths[seen] / lengths.sum(), color=_BLUE)
    axes.set(
        title=say(Text("cli-plot-rounds-in-a-shoe")),
        xlabel=say(Text("cli-plot-rounds")),
        ylabel=say(Text("cli-plot-of-shoes")),
    )


def plot_plan(path: Path, house: House, outcome: SessionsOutcome) -> None:
    """A plan's money over the session as bands of quantiles, and the distribution of its result."""

    def draw(say: Say) -> Figure:
        figure = Figure(figsize=(11, 5), layout="constrained")
        title = Text("cli-plot-plan", plan=outcome.plan.title, house=house.title, sessions=outcome.sessions)
        figure.suptitle(say(title))
        over_time, at_end = figure.subplots(1, 2)
        _money(over_time, house, outcome, say)
        _ends(at_end, house, outcome, say)
        return figure

    _save(figure_of(draw), path)


def _money(axes: Axes, house: House, outcome: SessionsOutcome, say: Say) -> None:
    unit, bands = 10**house.currency.decimals, bands_of(outcome)
    for low, high, label in _BANDS:
        bottom, top = bands.quantiles[low] / unit, bands.quantiles[high] / unit
        axes.fill_between(bands.rounds, bottom, top, color=_BLUE, alpha=0.18, label=say(label))
    axes.plot(bands.rounds, bands.quantiles[0.5] / unit, color=_BLUE, label=say(Text("cli-plot-median")))
    axes.plot(bands.rounds, bands.mean / unit, color=_RED, linewidth=1, label=say(Text("cli-plot-mean")))
    axes.axhline(outcome.plan.bankroll / unit, color=_GREY, linewidth=0.8, linestyle=":")
    axes.set(title=say(Text("cli-plot-money")), xlabel=say(Text("cli-plot-rounds")), ylabel=house.currency.code)
    axes.legend(fontsize="small")


def _ends(axes: Axes, house: House, outcome: SessionsOutcome, say: Say) -> None:
    unit = 10**house.currency.decimals
    axes.hist(outcome.results / unit, bins=80, color=_BLUE)
    axes.axvline(0, color=_GREY, linewidth=0.8, linestyle=":")
    axes.axvline(outcome.mean / unit, color=_RED, linewidth=1, label=say(Text("cli-plot-mean")))
    axes.set(title=say(Text("cli-plot-result")), xlabel=house.currency.code, ylabel=say(Text("cli-plot-sessions")))
    axes.legend(fontsize="small")
