"""The picture of a study: how each bet's expectation opens up over the depth of the shoe."""

from __future__ import annotations

from math import ceil
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from punto.cli.picture import Say, figure_of, save
from punto.house import House
from punto.study.job import BetStudy, Study, StudyTally
from punto.words import Text, decimal

_BLUE, _RED = "#1f5fa8", "#b3261e"


def plot_study(path: Path, house: House, study: Study, tally: StudyTally) -> None:
    """For each bet, by depth: units a shoe of perfect play, and how often there is an advantage."""
    found = study.report(tally)
    rows = ceil(len(found) / 2)

    def draw(say: Say) -> Figure:
        figure = Figure(figsize=(11, 3 * rows), layout="constrained")
        title = Text("cli-plot-study", house=house.title, shoes=tally.shoes, rounds=tally.rounds)
        figure.suptitle(say(title))
        axes = figure.subplots(rows, 2, squeeze=False)
        for number, each in enumerate(found):
            _by_depth(axes[number // 2][number % 2], each, say)
        if len(found) % 2:
            axes[-1][1].set_axis_off()
        return figure

    save(figure_of(draw), path)


def _by_depth(axes: Axes, each: BetStudy, say: Say) -> None:
    depths = [100 * depth.begins for depth in each.by_depth]
    width = 100 / (len(depths) + 1)
    bars = [depth.units_per_shoe for depth in each.by_depth]
    units = say(Text("cli-plot-units-a-shoe"))
    axes.bar(depths, bars, width=width, align="edge", color=_BLUE, label=units)
    title = Text("cli-plot-bet", bet=each.bet.name, units=decimal(f"{each.units_per_shoe:.4f}"))
    if each.standard_error is not None:
        title = Text("cli-plot-bet-with-error", **title.values, error=decimal(f"{each.standard_error:.4f}"))
    axes.set(title=say(title), xlabel=say(Text("cli-plot-cards-seen")))
    axes.set_ylabel(units, color=_BLUE)
    other = axes.twinx()
    middles = [depth + width / 2 for depth in depths]
    other.plot(middles, [100 * depth.positive_share for depth in each.by_depth], color=_RED, linewidth=1.2)
    other.set_ylabel(say(Text("cli-plot-advantage")), color=_RED)
    # Both begin at nothing, on the same line.
    axes.set_ylim(bottom=0)
    other.set_ylim(bottom=0)
