"""ARCHITECTURE.md names files that there are."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT, ROOT / "src", ROOT / "src" / "punto", ROOT / "src" / "punto" / "server", ROOT / "web" / "src"]
FOLDERS += [ROOT / "src" / "punto" / "table"]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w.-]+(?:/[\w.-]+)+\.\w+)`", TEXT)))


@pytest.mark.parametrize("name", NAMED)
def test_every_file_that_is_named_with_its_folder_is_there(name: str) -> None:
    assert any((folder / name).is_file() for folder in FOLDERS)


def test_rooms_hold_the_files_that_their_row_names() -> None:
    package = None
    checked = 0
    for line in TEXT.splitlines():
        if heading := re.match(r"\| room of `(\w+)` \|", line):
            package = ROOT / "src" / "punto" / heading[1]
        elif not line.startswith("|"):
            package = None
        elif package is not None and (row := re.match(r"\| (`\w+/`|beside them) \| (.*)", line)):
            room = package if row[1] == "beside them" else package / row[1].strip("`/")
            for name in re.findall(r"`(\w+\.py)`", row[2]):
                assert (room / name).is_file(), (row[1], name)
                checked += 1
    assert checked > 30


@pytest.mark.parametrize("package", ["table", "store", "server"])
def test_every_room_of_a_package_has_its_row(package: str) -> None:
    table = TEXT.partition(f"| room of `{package}` |")[2].partition("\n\n")[0]
    told = {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)/`", row)}
    folder = ROOT / "src" / "punto" / package
    there = {each.name for each in folder.iterdir() if each.is_dir() and each.name not in ("__pycache__", "page")}
    assert told == there


def test_the_levels_are_those_that_the_linter_enforces() -> None:
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    [order] = [each["layers"] for each in layers if each["type"] == "layers"]
    enforced = [set(re.findall(r"\w+", layer)) for layer in order]
    rows = re.findall(r"^\| (\d+) \| (.*?) \|", TEXT.partition("| level | package |")[2], re.MULTILINE)
    assert [set(re.findall(r"`(\w+)`", packages)) for _, packages in rows] == enforced
    assert [int(level) for level, _ in rows] == list(range(len(enforced)))[::-1]


def test_prose_ends_where_an_editor_shows_it() -> None:
    pages = [f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")]
    for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", *pages):
        fenced = False
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), start=1):
            fenced ^= line.startswith("```")
            assert fenced or len(line) <= 120 or line.startswith(("|", "[", "![", "    ")), f"{name}:{number}"
