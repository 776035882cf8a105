"""The console blocks of the README are what the command really prints.

`python -m tests.docs.test_readme` writes them anew.
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

README = Path(__file__).parents[2] / "README.md"
_BLOCK = re.compile(r"```console\n\$ (punto [^\n]*)\n(.*?)```", re.DOTALL)
_BLOCKS = _BLOCK.findall(README.read_text(encoding="utf-8"))


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
    """The text without what depends on the machine: how long it took, and how fast that was."""
    return re.sub(r"[\d.]+ s, [\d.,]+ million", "(time and speed) million", text)


@pytest.mark.parametrize(("command", "shown"), _BLOCKS, ids=[command for command, _ in _BLOCKS])
def test_the_readme_shows_what_the_command_prints(command: str, shown: str) -> None:
    assert timeless(printed_by(command)) == timeless(shown)


def test_the_readme_has_a_tour() -> None:
    assert len(_BLOCKS) >= 5


def test_the_house_of_the_readme_loads() -> None:
    [text] = re.findall(r"```toml\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    house = load_house_text(text)
    assert [bet.key for bet in house.bets][-2:] == ["panda_8", "close_call"]
    assert house.offer("player").limits.minimum == 25_00


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    written = _BLOCK.sub(lambda block: f"```console\n$ {block[1]}\n{printed_by(block[1])}```", text)
    README.write_text(written, encoding="utf-8")
