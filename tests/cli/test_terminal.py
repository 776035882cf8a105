"""What is printed for people: wrapped without loss, styled where a terminal shows it, and quick to load."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.cli.styled import Styled, cells
from punto.cli.terminal import Terminal

_ESCAPES = re.compile(r"\x1b\[[\d;]*m")

runs = st.lists(st.tuples(st.text("ab 闲庄\n♠é", max_size=12), st.sampled_from(["", "bold", "dim", "bold red"])))


@given(runs, st.integers(2, 30))
def test_wrapping_loses_no_letter_and_no_style_and_keeps_to_the_width(parts: list[tuple[str, str]], width: int) -> None:
    text = Styled.assemble(*parts)
    lines = text.wrapped(width)
    assert all(cells(line.plain) <= width for line in lines)

    def inked(of: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return [(char, style) for run, style in of for char in run if not char.isspace()]

    assert inked([run for line in lines for run in line.runs]) == inked(parts)


@given(runs)
def test_styles_are_codes_around_the_same_text(parts: list[tuple[str, str]]) -> None:
    text = Styled.assemble(*parts)
    assert text.written(style="green", coloured=True, styled=False) == text.plain
    assert _ESCAPES.sub("", text.written(style="green", coloured=True, styled=True)) == text.plain
    assert "3" not in "".join(_ESCAPES.findall(text.written(style="green", coloured=False, styled=True)))


@pytest.mark.parametrize(
    ("environment", "printed"),
    [
        ({}, "a house [bold]\n"),
        ({"FORCE_COLOR": "1"}, "\x1b[1;31ma house [bold]\x1b[0m\n"),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, "\x1b[1ma house [bold]\x1b[0m\n"),
    ],
)
def test_colours_are_for_terminals_and_text_is_printed_as_it_is(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    printed: str,
) -> None:
    for name in ("COLUMNS", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    Terminal().print("a house [bold]", style="bold red")
    assert capsys.readouterr().out == printed


def test_a_pipe_takes_any_width_and_columns_say_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    sentence = "word " * 30
    Terminal().print(sentence)
    assert capsys.readouterr().out == f"{sentence}\n"
    monkeypatch.setenv("COLUMNS", "44")
    Terminal().print(sentence)
    assert [len(line) for line in capsys.readouterr().out.splitlines()] == [44, 44, 44, 14]
    Terminal().print(sentence, soft_wrap=True)
    assert capsys.readouterr().out == f"{sentence}\n"
