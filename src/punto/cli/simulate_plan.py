"""`punto simulate --strategy`: what a betting plan really does."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import numpy as np
from rich.text import Text

from punto.cli.output import console, print_json, table
from punto.cli.progress import progress_bar
from punto.errors import NotationError
from punto.house import House
from punto.sim.as_json import plan_json
from punto.sim.bands import QUANTILES
from punto.sim.plan import load_plan
from punto.sim.sessions import Outcome, play_plan


def run_plan(arguments: Namespace, house: House, *, seed: int, threads: int) -> int:
    """Play a plan over the wanted number of shoes."""
    for option in ("cluster", "checkpoint"):
        if getattr(arguments, option) is not None:
            raise NotationError(f"--{option} goes with a simulation of the house, not with --strategy")
    plan = load_plan(arguments.strategy, house)
    sessions = max(1, arguments.shoes // plan.shoes)
    play_plan(house, plan, 1, seed=seed)  # compiled before the clock starts
    with progress_bar("sessions", sessions, shown=not arguments.json) as report:
        outcome = play_plan(
            house,
            plan,
            sessions,
            seed=seed,
            threads=threads,
            report=lambda so_far: report(so_far.sessions, so_far.rounds / so_far.seconds),
        )
    if arguments.plot is not None:
        from punto.cli.plots import plot_plan

        plot_plan(Path(arguments.plot), house, outcome)
    if arguments.json:
        print_json(plan_json(house, outcome, seed=seed))
    else:
        _print(house, outcome, seed)
    return 0


def _print(house: House, outcome: Outcome, seed: int) -> None:
    terminal, plan = console(), outcome.plan
    mark = house.currency.mark
    terminal.print(Text(plan.title.en, "bold").append(f" at {house.title.en}, seed {seed}", "not bold"))
    terminal.print(plan.about.en)
    shoes = "a shoe" if plan.shoes == 1 else f"{plan.shoes} shoes"
    stopped = " (interrupted)" if outcome.interrupted else ""
    terminal.print(
        f"{outcome.sessions:,} sessions of {shoes}{stopped}, unit {mark(plan.unit)}, bankroll {mark(plan.bankroll)}"
    )
    listing = table("of a session", "", right=("",))
    edge = f"{-100 * outcome.total / outcome.staked:.3f} %" if outcome.staked else "nothing was staked"
    for name, value in (
        ("bets", f"{outcome.bets / outcome.sessions:.1f} in {outcome.rounds / outcome.sessions:.1f} rounds"),
        ("staked", mark(round(outcome.staked / outcome.sessions))),
        ("mean result", f"{mark(round(outcome.mean))} ± {mark(round(outcome.standard_error))}"),
        ("deviation", mark(round(outcome.deviation))),
        ("edge on what was staked", edge),
        ("ruined", f"{outcome.ruined / outcome.sessions:.2%}"),
        ("reached its goal", f"{outcome.stopped / outcome.sessions:.2%}" if plan.stop_win else "no goal set"),
    ):
        listing.add_row(name, value)
    terminal.print(listing)
    spread = table("sessions", "result below", "deepest fall below", right=("result below", "deepest fall below"))
    for quantile in QUANTILES:
        figures = (float(np.quantile(values, quantile)) for values in (outcome.results, outcome.drawdowns))
        spread.add_row(f"{quantile:.0%}", *(mark(round(figure)) for figure in figures))
    terminal.print(spread)
