"""`punto simulate`: shoes by the million, or what a betting plan really does."""

from __future__ import annotations

import os
import secrets
from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.text import Text

from punto.cli.output import console, print_json, table
from punto.cli.progress import progress_bar
from punto.cli.simulate_plan import run_plan
from punto.errors import NotationError
from punto.exact import OddsTable, odds
from punto.house import House
from punto.program.agreement import Agreement, agreement
from punto.sim.as_json import simulation_json
from punto.sim.checkpoint import Checkpoint
from punto.sim.cluster import on_cluster
from punto.sim.job import BATCH, Job, job_of
from punto.sim.run import Progress, in_threads, simulate, span_here, whole_batches

_SECONDS_A_CLUSTER_SPAN = 1.25
"""On one core like this one: what a cluster needs for its own work is then little."""
_MOST_SEED = 2**64


def run(arguments: Namespace) -> int:
    """Simulate a house."""
    house = House.load(arguments.house)
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    if seed >= _MOST_SEED:
        raise NotationError(f"--seed {seed} is too large; it must be below 2^64")
    threads = arguments.threads or os.cpu_count() or 1
    if arguments.plot is not None and Path(arguments.plot).suffix not in (".svg", ".png", ".pdf"):
        raise NotationError(f"--plot {arguments.plot!r} must end in .svg, .png or .pdf")
    if arguments.strategy is not None:
        return run_plan(arguments, house, seed=seed, threads=threads)
    job = job_of(house, seed=seed, shoes=arguments.shoes)
    progress = _simulate(arguments, job, threads)
    exact = odds(house)
    compared = agreement(simulated=job.counts(progress.tally), exact=exact.counts)
    if arguments.plot is not None:
        from punto.cli.plots import plot_simulation

        plot_simulation(Path(arguments.plot), house, job, progress, exact)
    if arguments.json:
        evs = {each.bet.key: float(each.ev) for each in exact}
        print_json(simulation_json(house, job, progress, exact=evs, compared=compared, threads=threads))
    else:
        _print(house, job, progress, exact, compared)
    return 0


def _simulate(arguments: Namespace, job: Job, threads: int) -> Progress:
    checkpoint = Checkpoint(Path(arguments.checkpoint)) if arguments.checkpoint else None
    # Compiled (or loaded from the cache) before the clock starts: `seconds` is the simulation alone.
    job.run(0, 1)
    with ExitStack() as stack:
        if arguments.cluster is None:
            workers, span = in_threads(threads), span_here(arguments.shoes)
        else:
            workers, span = stack.enter_context(on_cluster(arguments.cluster)), _cluster_span(job)
        report = stack.enter_context(progress_bar("shoes", arguments.shoes, shown=not arguments.json))
        return simulate(
            job,
            arguments.shoes,
            workers=workers,
            span=span,
            checkpoint=checkpoint,
            report=lambda so_far: report(so_far.tally.shoes, so_far.rounds_per_second),
        )


def _cluster_span(job: Job) -> int:
    """How many shoes a core deals in the time that a span should take."""
    trial = 16 * BATCH
    began = perf_counter()
    job.run(0, trial)
    return whole_batches(round(_SECONDS_A_CLUSTER_SPAN * trial / (perf_counter() - began)))


def _print(house: House, job: Job, progress: Progress, exact: OddsTable, compared: Agreement) -> None:
    terminal = console()
    tally = progress.tally
    terminal.print(Text(house.title.en, "bold").append(f", seed {job.seed}", "not bold"))
    if not tally.shoes:
        terminal.print("Interrupted before the first shoes were done.")
        return
    stopped = " so far (interrupted)" if progress.interrupted else ""
    speed = f"{progress.rounds_per_second / 1e6:,.1f} million rounds a second"
    terminal.print(f"{tally.shoes:,} shoes, {tally.rounds:,} rounds{stopped}, {progress.seconds:.2f} s, {speed}")
    right = ("edge %", "± s.e.", "exact %", "off by")
    listing = table("bet", "edge %", "± s.e.", "exact %", "off by", right=right)
    for each in job.prices(tally):
        edge, expected = float(each.edge), float(exact[each.bet.key].edge)
        error = each.standard_error
        shown = "" if error is None else f"{100 * error:.6f}"
        off = f"{(edge - expected) / error:+.2f} s.e." if error else ""
        listing.add_row(each.bet.name.en, f"{100 * edge:.6f}", shown, f"{100 * expected:.6f}", off)
    terminal.print(listing)
    terminal.print(f"Agreement with the exact odds: {compared.sentence}")
    _print_lengths(terminal, tally.lengths.tolist())
    terminal.print(f"counts sha256 {tally.digest}", style="dim")


def _print_lengths(terminal: Console, lengths: list[int]) -> None:
    shoes = sum(lengths)
    seen = [rounds for rounds, count in enumerate(lengths) if count]
    mean = sum(rounds * count for rounds, count in enumerate(lengths)) / shoes
    terminal.print(f"Rounds in a shoe: {min(seen)} to {max(seen)}, {mean:.2f} on average")
    most = max(lengths)
    for rounds in seen:
        if lengths[rounds] * 50 >= most:
            bar = "█" * max(1, round(40 * lengths[rounds] / most))
            terminal.print(f"  {rounds:3d} {bar} {lengths[rounds] / shoes:.2%}")
