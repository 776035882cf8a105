"""`punto check`: validate own files of houses, sets, bets and betting plans, and list every problem.

Says what each file is, a house, a set of houses, bets or a betting plan, and every problem that it has; of a good house
also what it says to no purpose.
"""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from punto.cli.guard import BAD_INPUT
from punto.cli.language import say
from punto.cli.output import number, print_json, problem_json, table, ticked
from punto.cli.parser import Parser
from punto.cli.terminal import Terminal
from punto.errors import WHOLE_FILE, FileError, Problem
from punto.house import House
from punto.house.catalogue import entries
from punto.house.document import Node, read
from punto.house.loader import house_of_bets, load_bets, load_house
from punto.house.reader import ValueReader
from punto.house.redundancy import redundancies
from punto.house.sets import is_set_file, load_set
from punto.sim.plan import load_plan
from punto.words import Text

Kind = Literal["house", "set", "bets", "plan"]

_ONLY_A_PLAN_SAYS = frozenset({"rule", "progression", "unit", "bankroll", "stop_win"})
_ONLY_A_HOUSE_SAYS = frozenset({"title", "about", "source", "extends", "without", "style", "chips", "seats"})


@dataclass(frozen=True)
class Checked:
    """A file, what it is as far as can be told, what is in it, and what is wrong with it."""

    file: str
    kind: Kind | None
    holds: Text | None
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()
    """What is no fault, but says nothing that holds."""


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("files", nargs="+", metavar="FILE", help=say(Text("cli-check-files")))
    command.add_argument("--house", metavar="HOUSE", help=say(Text("cli-check-house")))
    command.add_argument("--texts", action="store_true", help=say(Text("cli-check-texts")))


def run(arguments: Namespace) -> int:
    """Check each file; 0 when all are good, 2 when any has a problem."""
    house = None if arguments.house is None else House.load(arguments.house)
    checked = [_check(file, plans_for=house, texts=arguments.texts) for file in arguments.files]
    if arguments.json:
        print_json({"files": [_to_json(each) for each in checked]})
    else:
        _print(checked)
    return BAD_INPUT if any(each.problems for each in checked) else 0


def _check(file: str, *, plans_for: House | None, texts: bool) -> Checked:
    path = Path(file)
    if path.suffix != ".toml":
        return Checked(file, None, None, (Problem(file, 1, WHOLE_FILE, Text("cli-check-not-toml")),))
    document = read(path)
    if isinstance(document, Problem):
        return Checked(file, None, None, (document,))
    kind = _kind_of(document)
    try:
        held = _held(path, document, kind, plans_for=plans_for, texts=texts)
        warnings = redundancies(document, load_house(path)) if kind == "house" else ()
        return Checked(file, kind, held, warnings=warnings)
    except FileError as error:
        return Checked(file, kind, None, error.problems)


def _kind_of(document: Node) -> Kind:
    """What a file is, by the keys that only one kind of file has; one that says nothing is taken for a house."""
    keys = set(document.value)
    if keys & _ONLY_A_PLAN_SAYS:
        return "plan"
    if is_set_file(document):
        return "set"
    return "bets" if "bet" in keys and not keys & _ONLY_A_HOUSE_SAYS else "house"


def _held(path: Path, document: Node, kind: Kind, *, plans_for: House | None, texts: bool) -> Text:
    """What a good file holds; FileError with its problems if it is not good."""
    if kind == "plan":
        house = plans_for or house_of_bets(_bets_named(document))
        title = load_plan(path, house).title
        if texts:
            _check_texts_of_plan(document)
        return title
    if kind == "set":
        games = load_set(path, every_language=texts)
        return Text("cli-check-set-holds", title=games.title, count=len(games.games))
    load = load_house if kind == "house" else load_bets
    found = load(path, every_language=texts)
    bets = Text("cli-things-bets", count=len(found.offers))
    return Text("cli-check-house-holds", title=found.title, bets=bets) if kind == "house" else bets


def _bets_named(document: Node) -> list[str]:
    """The bets of the catalogue that a plan names anywhere, so that it can be read without a house."""

    def words(node: Node) -> set[str]:
        inside = [each for _, each in node.items()] + list(node.elements())
        named = {key for key, _ in node.items()} | ({node.value} if isinstance(node.value, str) else set())
        return named.union(*map(words, inside))

    rules = document.get("rule")
    named = set() if rules is None else words(rules)
    return [key for key in entries() if key in named or key == "player"]


def _check_texts_of_plan(document: Node) -> None:
    reader = ValueReader(every_language=True)
    for key in ("title", "about"):
        reader.text(document.get(key))
    if reader.problems:
        raise FileError(reader.problems)


def _to_json(each: Checked) -> dict[str, object]:
    return {
        "file": each.file,
        "kind": each.kind,
        "ok": not each.problems,
        "problems": [problem_json(problem) for problem in each.problems],
        "warnings": [problem_json(warning) for warning in each.warnings],
    }


def _print(checked: list[Checked]) -> None:
    terminal = Terminal()
    for each in checked:
        found = each.holds or Text("cli-things-problems", count=len(each.problems))
        kind = f"cli-check-kind-{each.kind}" if each.kind is not None else "cli-check-kind-unknown"
        terminal.print(ticked(Text(kind, file=each.file, found=found), ok=not each.problems), soft_wrap=True)
        told = each.problems or each.warnings
        if not told:
            continue
        heading = Text("cli-table-problem") if each.problems else Text("cli-check-warning")
        listing = table(number(Text("cli-table-line")), Text("cli-table-key"), heading)
        for problem in told:
            where = str(problem.line) if problem.file == each.file else f"{problem.file}:{problem.line}"
            listing.add_row(where, say(problem.where), say(problem.message))
        terminal.print(listing)
