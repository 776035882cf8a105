"""Broken house files: each against the exact list of problems that it must give.

Beside `NAME.toml` stands `NAME.problems`: file, line, key and message of every problem, in order.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from punto.errors import HouseError
from punto.house import House
from punto.words import LANGUAGES

FOLDER = Path(__file__).parent / "broken"
FILES = sorted(FOLDER.glob("*.toml"))


def problems_of(path: Path) -> HouseError:
    with pytest.raises(HouseError) as caught:
        House.load(path)
    return caught.value


@pytest.fixture(autouse=True)
def _in_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that files are named as one would name them there."""
    monkeypatch.chdir(FOLDER)


def test_every_file_has_its_list_of_problems() -> None:
    assert len(FILES) >= 25
    assert {path.stem for path in FILES} == {path.stem for path in FOLDER.glob("*.problems")}
    assert {path.suffix for path in FOLDER.iterdir()} == {".toml", ".problems"}


@pytest.mark.parametrize("name", [path.name for path in FILES])
def test_a_broken_file_gives_exactly_these_problems(name: str) -> None:
    expected = Path(name).with_suffix(".problems").read_text(encoding="utf-8")
    # Another language is another folder of words, and changes no test.
    said = expected.replace("{languages}", ", ".join(sorted(LANGUAGES)))
    assert str(problems_of(Path(name))).splitlines() == said.splitlines()


@pytest.mark.parametrize("name", [path.name for path in FILES])
def test_problems_stand_where_they_say_in_order_and_once(name: str) -> None:
    problems = problems_of(Path(name)).problems
    assert problems
    assert list(problems) == sorted(set(problems))
    for problem in problems:
        lines = Path(problem.file).read_bytes().splitlines()
        assert 1 <= problem.line <= max(len(lines), 1)
        last_name = problem.key.split(".")[-1].partition("[")[0].encode()
        written = lines[problem.line - 1] if lines else b""
        if problem.key != "the file":
            assert last_name in written or written.startswith(b"  {"), f"{problem} is not on its line"


def test_the_same_problems_from_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER.parent)
    problems = problems_of(Path("broken/problem-in-the-parent.toml")).problems
    assert [problem.file for problem in problems] == ["broken/parent.toml", "broken/problem-in-the-parent.toml"]


def test_nothing_of_a_file_is_loaded_when_anything_is_wrong() -> None:
    # One wrong word in a hundred lines is enough, and the error carries no house.
    error = problems_of(Path("only-pushes.toml"))
    assert len(error.problems) == 1
    assert not any(isinstance(value, House) for value in vars(error).values())
