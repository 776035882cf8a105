"""Tables in any width: never a number cut, in a terminal, in a pipe or in a file."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.cli import main
from punto.cli.listing import NARROWEST, Listing, ListingColumn

WIDTHS = (40, 60, 80, 140)

numbers = st.integers(-(10**9), 10**9).map(lambda value: f"{value / 1000:,.3f}")
texts = st.lists(st.sampled_from(["Banker", "non-natural", "win", "by", "闲例牌", "9"]), max_size=6).map(" ".join)


@st.composite
def listings(draw: st.DrawFn) -> tuple[Listing, list[list[str]]]:
    """A table whose first column is a text, and the numbers of its rows."""
    kinds = draw(st.lists(st.booleans(), min_size=1, max_size=9))
    made = Listing(
        [ListingColumn("label"), *(ListingColumn(f"column {index}", right=kind) for index, kind in enumerate(kinds))]
    )
    rows = []
    for _ in range(draw(st.integers(1, 4))):
        cells = [draw(numbers if kind else texts) for kind in kinds]
        made.add_row(draw(texts), *cells)
        rows.append([cell for cell, kind in zip(cells, kinds, strict=True) if kind])
    return made, rows


def drawn(listing: Listing, width: int) -> list[str]:
    return [line.plain for line in listing.drawn(width)]


@given(listings(), st.integers(NARROWEST, 200))
@settings(max_examples=60)
def test_11_18_no_width_cuts_a_number(made: tuple[Listing, list[list[str]]], width: int) -> None:
    listing, rows = made
    lines = drawn(listing, width)
    assert all(len(line) <= width for line in lines)
    words = [word for line in lines for word in line.split()]
    for number in (number for row in rows for number in row):
        assert words.count(number) >= sum(row.count(number) for row in rows)


@given(listings())
@settings(max_examples=30)
def test_11_18_a_wide_table_is_one_block(made: tuple[Listing, list[list[str]]]) -> None:
    listing, rows = made
    lines = drawn(listing, 2000)
    assert sum("label" in line for line in lines) == 1
    for row in rows:
        assert any(all(number in line.split() for number in row) for line in lines)


def figures(text: str) -> set[str]:
    """Every number with a decimal point."""
    return set(re.findall(r"[-+]?\d[\d,]*\.\d+", text))


@pytest.mark.parametrize(
    "arguments",
    [
        ("odds", "bclc-dragon"),
        ("odds", "pairs-mini", "--effects"),
        ("compare", "bclc-mini", "bclc-ez", "bclc-no-commission", "atlantic-city-mini", "pairs-mini"),
        ("settle", "dragon-mini", "--cards", "5s 6h Kd Kc 7h 2d", "--bet", "banker=2000", "--bet", "tie=500"),
        ("deal", "ohio-mini", "--shoe", "x"),
        ("houses", "pairs-mini"),
        ("bet", "dragon_7", "--effects"),
        ("odds", "bclc-ez", "--known", "1"),
        ("count", "dragon_7", "--shoes", "20", "--seed", "1", "--level", "1"),
        ("simulate", "bclc-mini", "--strategy", "martingale", "--shoes", "40", "--seed", "1"),
    ],
)
def test_11_18_every_width_and_the_pipe_show_the_same_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert main(arguments) == 0
    piped = capsys.readouterr().out
    assert figures(piped)
    for width in WIDTHS:
        monkeypatch.setenv("COLUMNS", str(width))
        assert main(arguments) == 0
        shown = capsys.readouterr().out
        assert figures(shown) >= figures(piped)
        assert "…" not in shown
        assert max(map(len, shown.splitlines())) <= width


def test_11_18_the_edges_of_a_narrow_table_are_those_of_the_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    main(["odds", "pairs-mini"])
    shown = capsys.readouterr().out
    main(["odds", "pairs-mini", "--json"])
    for bet in json.loads(capsys.readouterr().out)["bets"]:
        assert f"{bet['edge_percent']:.6f}" in shown.split()


def test_11_18_a_pipe_shows_a_whole_road(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    main(["roads", "BP" * 60])
    shown = capsys.readouterr().out
    assert "columns" not in shown
    assert "  B  P" * 60 in shown.replace("│", " ")


def test_11_18_a_narrow_table_of_numbers_alone_repeats_none_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    asked = ["count", "dragon_7", "--shoes", "20", "--seed", "1", "--tags", "0,0,0,-1,-1,-1,-1,2,2,0", "--trigger", "4"]
    assert main(asked) == 0
    heads = [line.split() for line in capsys.readouterr().out.splitlines() if re.fullmatch(r" *([A2-9T] *)+", line)]
    assert [rank for line in heads for rank in line if line] == list("A23456789T")
