"""`punto simulate`: shoes by the million, or what a betting plan really does."""

from __future__ import annotations

from argparse import Namespace
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from punto.cli.dealing import dealt, engine_of, seed_of, threads_of
from punto.cli.language import say
from punto.cli.output import emphasised, number, print_json, share, table
from punto.cli.progress import steps_of
from punto.cli.simulate_files import checkpoint_not_saved, drawn, files_then_figures, picture_at
from punto.cli.simulate_plan import run_plan
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.exact import OddsTable, odds
from punto.house import House
from punto.pricing.goodness_of_fit import Agreement, agreement
from punto.sim.as_json import simulation_json
from punto.sim.engine import Engine
from punto.sim.history import History
from punto.sim.job import Job, job_of
from punto.sim.kernels import Kernel
from punto.sim.run import RunProgress
from punto.sim.tables import certain_rounds
from punto.sim.tally import Tally
from punto.words import Text, decimal

_MOST_SHOES = 10**15


def run(arguments: Namespace) -> int:
    """Simulate a house."""
    house = House.load(arguments.house)
    if arguments.decks is not None:
        house = house.with_decks(arguments.decks)
    seed, threads = seed_of(arguments), threads_of(arguments)
    if arguments.shoes > _MOST_SHOES:
        raise NotationError(Text("cli-simulate-too-many", shoes=arguments.shoes, most=_MOST_SHOES))
    picture = None if arguments.plot is None else picture_at(Path(arguments.plot))
    if arguments.strategy is not None:
        return run_plan(arguments, house, seed=seed, threads=threads, picture=picture)
    with steps_of(Text("cli-simulate-doing-house")):
        job = job_of(house, seed=seed, shoes=arguments.shoes, rounds=arguments.rounds)
    history = History()
    progress = dealt(arguments, job, _engine(arguments), report=history)
    with steps_of(Text("cli-simulate-doing-odds")) as report:
        exact = odds(house, report=report)
        compared = agreement(
            simulated=job.counts(progress.tally), exact=exact.counts, shoes=job.shoes_by_cut_card(progress.tally)
        )

    def files() -> int:
        saved = 0 if progress.unsaved is None else checkpoint_not_saved(progress.unsaved)
        if picture is not None and progress.tally.shoes:
            from punto.cli.plots import plot_simulation

            def draw() -> None:
                plot_simulation(picture, house, job, progress.tally, history=history.moments, exact=exact)

            saved = drawn(picture, draw) or saved
        return saved

    def figures() -> None:
        if arguments.json:
            evs = {each.bet.key: float(each.ev) for each in exact}
            print_json(simulation_json(house, job, progress, exact=evs, compared=compared, threads=threads))
        else:
            _print(house, job, progress, exact, compared)

    return files_then_figures(files, figures)


def _engine(arguments: Namespace) -> AbstractContextManager[Engine[Job, Tally]]:
    """Where the shoes are dealt."""
    if arguments.gpu and arguments.cluster is not None:
        raise NotationError(Text("cli-simulate-two-places"))
    if arguments.gpu:
        from punto.sim.gpu.engine import Gpu

        return nullcontext(Gpu())
    return engine_of(arguments, Kernel())


def _print(house: House, job: Job, progress: RunProgress[Tally], exact: OddsTable, compared: Agreement) -> None:
    terminal = Terminal()
    tally = progress.tally
    decks = Text("cli-things-decks", count=job.shoe.decks)
    heading = Text("cli-simulate-heading", title=house.title, decks=decks, seed=str(job.seed))
    terminal.print(emphasised(heading, house.title))
    if not tally.shoes:
        terminal.print(say(Text("cli-simulate-interrupted")))
        return
    terminal.print(
        say(
            Text(
                "cli-simulate-so-far" if progress.interrupted else "cli-simulate-dealt",
                shoes=Text("cli-things-shoes", count=tally.shoes),
                rounds=Text("cli-things-rounds", count=tally.rounds),
                seconds=decimal(f"{progress.seconds:.2f}"),
                millions=decimal(f"{progress.rounds_per_second / 1e6:.1f}"),
            )
        )
    )
    figures = ("edge", "error", "exact", "off-by")
    listing = table(Text("cli-table-bet"), *(number(Text(f"cli-table-{name}")) for name in figures))
    for each in job.prices(tally):
        edge, expected = float(each.edge), float(exact[each.bet.key].edge)
        error = each.standard_error
        shown = "" if error is None else f"{100 * error:.6f}"
        off = say(Text("cli-simulate-errors", errors=f"{(edge - expected) / error:+.2f}")) if error else ""
        listing.add_row(say(each.bet.name), f"{100 * edge:.6f}", shown, f"{100 * expected:.6f}", off)
    terminal.print(listing)
    terminal.print(say(Text("cli-simulate-agreement", verdict=compared.sentence)))
    if compared.verdict != "agrees" and job.rounds is None:
        rounds = certain_rounds(job.shoe)
        said = Text("cli-things-rounds", count=rounds)
        terminal.print(say(Text("cli-simulate-cut-card-effect", option=str(rounds), rounds=said)))
    _print_lengths(terminal, tally.lengths.tolist())
    terminal.print(say(Text("cli-simulate-digest", digest=tally.digest)), style="dim")


def _print_lengths(terminal: Terminal, lengths: list[int]) -> None:
    shoes = sum(lengths)
    seen = [rounds for rounds, count in enumerate(lengths) if count]
    mean = sum(rounds * count for rounds, count in enumerate(lengths)) / shoes
    if len(seen) == 1:
        terminal.print(say(Text("cli-simulate-rounds-in-each", rounds=seen[0])))
        return
    average = decimal(f"{mean:.2f}")
    terminal.print(say(Text("cli-simulate-rounds-in-shoe", least=min(seen), most=max(seen), average=average)))
    most = max(lengths)
    for rounds in seen:
        if lengths[rounds] * 50 >= most:
            bar = "█" * max(1, round(40 * lengths[rounds] / most))
            terminal.print(f"  {rounds:3d} {bar} {say(share(lengths[rounds] / shoes))}")
