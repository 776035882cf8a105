"""The README and the pages of docs/: console blocks are what the command really prints, and links lead somewhere.

`python -m tests.docs.test_pages` writes the blocks anew.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
from pathlib import Path

import pytest

from punto.cli import main
from punto.house.loader import load_house_text

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
_BLOCK = re.compile(r"```console\n\$ (punto [^\n]*)\n(.*?)```", re.DOTALL)
_BLOCKS = [block for page in PAGES for block in _BLOCK.findall(page.read_text(encoding="utf-8"))]
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def printed_by(command: str) -> str:
    """What a command writes on a terminal of 100 columns without colour, both streams together."""
    output = io.StringIO()
    before = dict(os.environ)
    os.environ.update(COLUMNS="100", NO_COLOR="1", TERM="dumb")
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            main(shlex.split(command)[1:])
    finally:
        os.environ.clear()
        os.environ.update(before)
    lines = [line.rstrip() for line in output.getvalue().splitlines()]
    return "\n".join(lines).strip("\n") + "\n"


def timeless(text: str) -> str:
    """The text without what depends on the machine: how long it took, how fast it was, and what had to be compiled."""
    text = re.sub(r"^punto: Preparing the kernel.*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"[\d.]+ s, [\d.,]+ million", "(time and speed) million", text)


@pytest.mark.parametrize(("command", "shown"), _BLOCKS, ids=[command for command, _ in _BLOCKS])
def test_a_page_shows_what_the_command_prints(command: str, shown: str) -> None:
    assert timeless(printed_by(command)) == timeless(shown)


def test_there_is_a_tour() -> None:
    assert len(_BLOCKS) >= 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_of_a_page_are_there(page: Path) -> None:
    for link in _LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_the_readme_is_a_screen_and_a_half_and_names_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert set(_LINK.findall(text)) >= {f"docs/{page.name}" for page in DOCS.glob("*.md")}


def test_the_house_of_the_pages_loads() -> None:
    [text] = re.findall(r"```toml\n(.*?)```", (DOCS / "houses.md").read_text(encoding="utf-8"), re.DOTALL)
    house = load_house_text(text)
    assert [bet.key for bet in house.bets][-2:] == ["panda_8", "close_call"]
    assert house.offer("player").limits.minimum == 25_00


if __name__ == "__main__":
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        written = _BLOCK.sub(lambda block: f"```console\n$ {block[1]}\n{printed_by(block[1])}```", text)
        page.write_text(written, encoding="utf-8")
