"""`punto simulate --strategy`: what a betting plan really does."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import numpy as np

from punto.cli.language import say
from punto.cli.output import emphasised, number, print_json, share, table
from punto.cli.progress import progress_bar, waiting_for
from punto.cli.simulate_files import COMPILING, drawn, files_then_figures
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.house import House
from punto.sim.as_json import plan_json
from punto.sim.bands import QUANTILES
from punto.sim.plan import load_plan
from punto.sim.sessions import SessionsOutcome, play_plan
from punto.words import Text, decimal


def run_plan(arguments: Namespace, house: House, *, seed: int, threads: int, picture: Path | None) -> int:
    """Play a plan over the wanted number of shoes."""
    for option in ("cluster", "checkpoint", "rounds", "gpu"):
        if getattr(arguments, option):
            raise NotationError(Text("cli-simulate-not-with-plan", option=f"--{option}"))
    plan = load_plan(arguments.strategy, house)
    sessions = arguments.shoes // plan.shoes
    if not sessions:
        raise NotationError(
            Text(
                "cli-simulate-less-than-a-session",
                given=str(arguments.shoes),
                shoes=plan.shoes,
                more=str(1000 * plan.shoes),
            )
        )
    with waiting_for(COMPILING):  # before the clock starts
        play_plan(house, plan, 1, seed=seed)
    with progress_bar(Text("cli-simulate-doing-sessions"), sessions) as report:
        outcome = play_plan(
            house,
            plan,
            sessions,
            seed=seed,
            threads=threads,
            report=lambda so_far: report(so_far.sessions, so_far.rounds / so_far.seconds),
        )
    left_over = arguments.shoes - sessions * plan.shoes

    def files() -> int:
        if picture is None:
            return 0
        from punto.cli.plots import plot_plan

        return drawn(picture, lambda: plot_plan(picture, house, outcome))

    def figures() -> None:
        if arguments.json:
            print_json({**plan_json(house, outcome, seed=seed), "shoes_left_over": left_over})
        else:
            _print(house, outcome, seed, left_over=left_over)

    return files_then_figures(files, figures)


def _print(house: House, outcome: SessionsOutcome, seed: int, *, left_over: int) -> None:
    terminal, plan = Terminal(), outcome.plan
    mark = house.currency.mark
    heading = Text("cli-simulate-plan-heading", plan=plan.title, house=house.title, seed=str(seed))
    terminal.print(emphasised(heading, plan.title))
    terminal.print(say(plan.about))
    terminal.print(
        say(
            Text(
                "cli-simulate-sessions-so-far" if outcome.interrupted else "cli-simulate-sessions",
                sessions=Text("cli-things-sessions", count=outcome.sessions),
                shoes=plan.shoes,
                unit=mark(plan.unit),
                bankroll=mark(plan.bankroll),
            )
        )
    )
    if left_over:
        terminal.print(say(Text("cli-simulate-left-over", left=left_over, shoes=plan.shoes)))
    for each in plan.capped(house):
        said = Text(
            "cli-simulate-capped",
            step=each.step,
            wanted=mark(each.wanted),
            bet=house.offer(each.bet).bet.name,
            staked=mark(each.staked),
        )
        terminal.print(say(said))
    listing = table(Text("cli-table-of-a-session"), number(""))
    for name, value in _of_a_session(house, outcome):
        listing.add_row(say(Text(f"cli-simulate-{name}")), say(value))
    terminal.print(listing)
    if outcome.sessions == 1:
        terminal.print(say(Text("cli-simulate-one-session", more=str(1000 * plan.shoes))))
        return
    spread = table(
        Text("cli-table-sessions"), number(Text("cli-table-result-below")), number(Text("cli-table-deepest-fall"))
    )
    for quantile in QUANTILES:
        figures = (float(np.quantile(values, quantile)) for values in (outcome.results, outcome.drawdowns))
        spread.add_row(say(share(quantile, 0)), *(say(mark(round(figure))) for figure in figures))
    terminal.print(spread)


def _of_a_session(house: House, outcome: SessionsOutcome) -> list[tuple[str, Text]]:
    """What a session brings, by the end of its key."""
    mark, sessions = house.currency.mark, outcome.sessions
    error, deviation = outcome.standard_error, outcome.deviation
    bets, rounds = (decimal(f"{each / sessions:.1f}") for each in (outcome.bets, outcome.rounds))
    mean = mark(round(outcome.mean))
    return [
        ("bets", Text("cli-simulate-bets-in-rounds", bets=bets, rounds=rounds)),
        ("staked", mark(round(outcome.staked / sessions))),
        (
            "mean-result",
            mean if error is None else Text("cli-simulate-plus-or-minus", mean=mean, error=mark(round(error))),
        ),
        *([] if deviation is None else [("deviation", mark(round(deviation)))]),
        (
            "edge",
            Text("cli-simulate-edge-is", edge=decimal(f"{-100 * outcome.total / outcome.staked:.3f}"))
            if outcome.staked
            else Text("cli-simulate-nothing-staked"),
        ),
        ("ruined", share(outcome.ruined / sessions)),
        (
            "reached-its-goal",
            share(outcome.stopped / sessions) if outcome.plan.stop_win else Text("cli-simulate-no-goal"),
        ),
    ]
