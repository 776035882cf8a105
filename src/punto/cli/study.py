"""`punto study`: what perfect play makes of every bet, from the cards left before each round of real shoes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from punto.cli.dealing import dealt, engine_of, seed_of
from punto.cli.language import say
from punto.cli.output import emphasised, number, print_json, table
from punto.cli.progress import steps_of
from punto.cli.simulate_files import checkpoint_not_saved, drawn, files_then_figures, picture_at
from punto.cli.terminal import Terminal
from punto.house import House
from punto.sim.run import RunProgress
from punto.study.as_json import study_json
from punto.study.job import Study, StudyTally, study_of
from punto.study.run import SHOES_A_SPAN, StudyKernel
from punto.study.states import check_states_file, states_file
from punto.words import Text, decimal


def run(arguments: Namespace) -> int:
    """Study the shoes of a house."""
    house, seed = House.load(arguments.house), seed_of(arguments)
    picture = None if arguments.plot is None else picture_at(Path(arguments.plot))
    states = None if arguments.states is None else Path(arguments.states)
    if states is not None:
        check_states_file(states)
    with steps_of(Text("cli-simulate-doing-house")):
        study = study_of(house, seed=seed, bets=None if arguments.bets is None else tuple(arguments.bets))
    progress = dealt(arguments, study, engine_of(arguments, StudyKernel()))

    def files() -> int:
        if states is not None:
            _write_states(states, study, progress.tally.shoes)
        saved = 0 if progress.unsaved is None else checkpoint_not_saved(progress.unsaved)
        if picture is not None and progress.tally.shoes:
            from punto.cli.study_plot import plot_study

            saved = drawn(picture, lambda: plot_study(picture, house, study, progress.tally)) or saved
        return saved

    def figures() -> None:
        if arguments.json:
            print_json(study_json(house, study, progress))
        else:
            _print(house, study, progress)

    return files_then_figures(files, figures)


def _write_states(path: Path, study: Study, shoes: int) -> None:
    """Worked out once more, shoe after shoe: the file is in order, and no run has to hold it all."""
    with states_file(path, study) as write, steps_of(Text("cli-study-doing-states")) as tell:
        for first in range(0, shoes, SHOES_A_SPAN):
            write(study.moments(first, min(first + SHOES_A_SPAN, shoes)).shoe_by_shoe())
            tell(first, shoes)


def _print(house: House, study: Study, progress: RunProgress[StudyTally]) -> None:
    terminal, tally = Terminal(), progress.tally
    heading = Text("cli-study-heading", title=house.title, seed=str(study.seed))
    terminal.print(emphasised(heading, house.title))
    if not tally.shoes:
        terminal.print(say(Text("cli-simulate-interrupted")))
        return
    dealt_so_far = Text(
        "cli-study-so-far" if progress.interrupted else "cli-study-dealt",
        shoes=Text("cli-things-shoes", count=tally.shoes),
        rounds=Text("cli-things-rounds", count=tally.rounds),
        seconds=decimal(f"{progress.seconds:.2f}"),
    )
    terminal.print(say(dealt_so_far))
    terminal.print(say(Text("cli-study-perfect-play")))
    columns = ("units-a-shoe", "error", "rounds-share", "average-edge")
    listing = table(Text("cli-table-bet"), *(number(Text(f"cli-table-{name}")) for name in columns))
    found = study.report(tally)
    for each in found:
        error = "" if each.standard_error is None else f"{each.standard_error:.5f}"
        figures = (f"{each.units_per_shoe:.5f}", error, f"{100 * each.positive_share:.4f}")
        listing.add_row(say(each.bet.name), *figures, f"{100 * each.average_edge:.4f}")
    terminal.print(listing)
    terminal.print(say(Text("cli-study-by-depth")))
    depths = table(Text("cli-table-seen-share"), *(number(each.bet.name) for each in found))
    for place, depth in enumerate(found[0].by_depth):
        depths.add_row(f"{100 * depth.begins:.0f}", *(f"{each.by_depth[place].units_per_shoe:.5f}" for each in found))
    terminal.print(depths)
    if study.left_out:
        left_out = ", ".join(bet.key for bet in study.left_out)
        terminal.print(say(Text("cli-study-left-out", bets=left_out)), style="dim")
