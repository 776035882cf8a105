"""`punto check`: every problem of one's own house files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.text import Text

from punto.cli.output import console, print_json, problem_json, table
from punto.errors import HouseError, Problem
from punto.house import House


def run(arguments: Namespace) -> int:
    """Check each file; 0 when all are good, 2 when any has a problem."""
    checked = {file: _check(Path(file)) for file in arguments.files}
    if arguments.json:
        print_json({"files": [_report(file, found) for file, found in checked.items()]})
    else:
        _print(checked)
    return 2 if any(isinstance(found, tuple) for found in checked.values()) else 0


def _check(path: Path) -> House | tuple[Problem, ...]:
    if path.suffix != ".toml":
        return (Problem(str(path), 1, "the file", "must be a house file, whose name ends in .toml"),)
    try:
        return House.load(path)
    except HouseError as error:
        return error.problems


def _report(file: str, found: House | tuple[Problem, ...]) -> dict[str, object]:
    problems = found if isinstance(found, tuple) else ()
    return {"file": file, "ok": not problems, "problems": [problem_json(problem) for problem in problems]}


def _print(checked: dict[str, House | tuple[Problem, ...]]) -> None:
    terminal = console()
    for file, found in checked.items():
        if isinstance(found, House):
            terminal.print(Text.assemble(("✓", "green"), f" {file}: {found.title.en}, {len(found.offers)} bets"))
            continue
        count = len(found)
        terminal.print(Text.assemble(("✗", "red"), f" {file}: {count} problem{'s' if count > 1 else ''}"))
        listing = table("line", "key", "problem", right=("line",))
        for problem in found:
            where = str(problem.line) if problem.file == file else f"{problem.file}:{problem.line}"
            listing.add_row(where, problem.key, problem.message)
        terminal.print(listing)
