"""The rule book and this folder agree: every line has a test that carries its id, and no test carries another."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTS = {"000": 27, "001": 24, "002": 20, "003": 14, "004": 18, "D": 18, "G": 31}
"""How many lines each part of the rule book has."""

FILES = {"D": {"test_differences.py"}, "G": {"test_defaults.py", "test_live_defaults.py"}}
"""Where the tests of a part stand, if not in one file of its name."""

_LINE = re.compile(r"(?P<id>\d{3}-\d{2}|[DG]\d{1,2}) (?P<words>\S.*)")
_NAME = re.compile(r"test_(?P<part>\d{3}|[dg])_?(?P<number>\d{2})_(?P<words>\w+)")


def rule_ids() -> list[str]:
    """The ids of the rule book, in its order."""
    lines = (HERE / "ids.txt").read_text(encoding="utf-8").splitlines()
    read = [_LINE.fullmatch(line) for line in lines if line and not line.startswith("#")]
    assert all(read), "a line of ids.txt is an id and a few words"
    return [match["id"] for match in read if match]


def part_of(rule: str) -> str:
    """The leaflet of a rule, or D or G."""
    return rule[:3] if rule[0].isdigit() else rule[0]


def files_of(part: str) -> set[str]:
    """The files where one looks for the tests of a part."""
    return FILES.get(part, {f"test_{part}.py"})


def functions() -> Iterator[tuple[str, str]]:
    """The file and name of every test function in this folder."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.name, node.name


@cache
def carried() -> dict[str, list[tuple[str, str]]]:
    """The tests by the id that their name carries."""
    found: dict[str, list[tuple[str, str]]] = {}
    for file, name in functions():
        if match := _NAME.fullmatch(name):
            part, number = match["part"], match["number"]
            rule = f"{part}-{number}" if part.isdigit() else f"{part.upper()}{int(number)}"
            found.setdefault(rule, []).append((file, match["words"]))
    return found


def test_the_list_of_ids_has_every_line_once_and_in_order() -> None:
    expected = [
        f"{part}-{number:02}" if part.isdigit() else f"{part}{number}"
        for part, lines in COUNTS.items()
        for number in range(1, lines + 1)
    ]
    assert rule_ids() == expected


@pytest.mark.parametrize("rule", rule_ids())
def test_every_line_of_the_rule_book_has_a_test(rule: str) -> None:
    found = carried().get(rule, [])
    assert found, f"no test carries {rule}"
    assert {where for where, _ in found} <= files_of(part_of(rule)), "it stands where one looks for it"
    assert all(words.count("_") >= 2 for _, words in found), "its name says the rule"


def test_no_test_carries_an_id_that_the_rule_book_does_not_have() -> None:
    assert carried().keys() <= set(rule_ids())


def test_every_test_of_a_leaflet_carries_an_id() -> None:
    files = set().union(*map(files_of, COUNTS))
    assert [name for file, name in functions() if file in files and not _NAME.fullmatch(name)] == []


def test_no_test_hides_another_of_the_same_name() -> None:
    names = list(functions())
    assert len(names) == len(set(names))
