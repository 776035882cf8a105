"""The roads in a terminal and as JSON."""

from __future__ import annotations

import io
import json
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from punto.cli.road_drawing import MIN_WIDTH, draw_roads
from punto.cli.roads_json import to_json
from punto.rules.scoreboard import parse_results, roads


def lines_of(results: str, *, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw_roads(roads(parse_results(results)), width=width))
    return captured.get().splitlines()


def panel_of(title: str, results: str, *, width: int = 80) -> list[str]:
    """The rows inside the panel of this title, without its left frame and what is to its right."""
    lines = lines_of(results, width=width)
    top = next(index for index, line in enumerate(lines) if f"╭─ {title}" in line)
    left = lines[top].index(f"╭─ {title}")
    bottom = next(index for index in range(top, len(lines)) if lines[index][left] == "╰")
    return [line[left + 2 :].split("│")[0].rstrip() for line in lines[top + 1 : bottom]]


def seeded_shoe(seed: int, rounds: int = 70) -> str:
    chance = random.Random(seed)
    return "".join(
        chance.choices("BPT", (46, 45, 9))[0]
        + "b" * (chance.random() < 0.07)
        + "p" * (chance.random() < 0.07)
        + "n" * (chance.random() < 0.34)
        for _ in range(rounds)
    )


def test_bead_plate_shows_letters_and_pair_dots() -> None:
    assert panel_of("Bead Plate", "BPbTpBbpBBP") == [" B  P", "˙P", ".T", ":B", " B", " B"]


def test_big_road_shows_ties_and_pairs() -> None:
    assert panel_of("Big Road", "BTPTTBbBpTBbp")[:3] == [" B/ P2˙B", "      .B/", "      :B"]


def test_big_road_shows_more_ties_than_a_digit_holds() -> None:
    assert panel_of("Big Road", "B" + "T" * 9)[0] == " B9"
    assert panel_of("Big Road", "B" + "T" * 10)[0] == " B+"


def test_big_road_shows_ties_before_any_decision() -> None:
    assert panel_of("Big Road", "TT")[0] == "  2"


@pytest.mark.parametrize(
    ("title", "rows"),
    [
        ("Big Eye Boy", ["○ ⊗ ○ ⊗", "  ⊗", "  ⊗"]),
        ("Small Road", ["◐", "◐", "◐"]),
        ("Cockroach Pig", ["\\ /", "", ""]),
    ],
)
def test_derived_roads_differ_in_shape(title: str, rows: list[str]) -> None:
    assert panel_of(title, "BBPPPBPBB")[:3] == rows


def test_ask_marks_say_what_they_mean() -> None:
    assert [row.split() for row in panel_of("If the next", "BBPPPBPBB")[1:]] == [
        ["Banker", "○", "repeats", "●", "repeats", "/", "repeats"],
        ["Player", "⊗", "breaks", "◐", "breaks", "\\", "breaks"],
    ]
    assert panel_of("If the next", "B")[1].split() == ["Banker", "-", "-", "-"]


def test_counts_are_shown_with_their_shares() -> None:
    rows = [row.split() for row in panel_of("4 rounds", "BbnBPT")]
    assert rows[:4] == [
        ["Banker", "2", "50%"],
        ["Player", "1", "25%"],
        ["Tie", "1", "25%"],
        ["Banker", "pair", "1", "25%"],
    ]
    assert panel_of("1 round ", "B")
    assert [row.split() for row in panel_of("0 rounds", "")][2] == ["Tie", "0"]


@pytest.mark.parametrize("width", [MIN_WIDTH, 60, 65, 80, 120, 200])
@pytest.mark.parametrize("results", ["", "T", "BPBPP", seeded_shoe(1), "BP" * 50, "B" * 90, "BBPP" * 26])
def test_drawing_fills_the_width_and_no_more(results: str, width: int) -> None:
    assert {cell_len(line) for line in lines_of(results, width=width)} == {width}


def test_a_wide_road_shows_its_newest_columns_and_says_which() -> None:
    results = "BP" * 29 + "BT"
    lines = lines_of(results)
    assert any("Big Road, columns 35-59 of 59" in line for line in lines)
    assert panel_of("Big Road", results)[0].endswith(" B  P  B/")
    whole = lines_of(results, width=59 * 3 + 4)
    assert not any("columns" in line for line in whole)


def test_the_newest_cell_is_shown_even_left_of_a_long_tail() -> None:
    # The tail of the first run reaches 40 columns past the head of the second.
    assert panel_of("Big Road", "B" * 46 + "P")[0] == " P"


@pytest.mark.parametrize("seed", range(5))
def test_a_road_that_fits_is_drawn_whole(seed: int) -> None:
    results = seeded_shoe(seed)
    shoe = roads(parse_results(results))
    drawn = "".join(panel_of("Big Road", results, width=200))
    assert drawn.count("B") + drawn.count("P") == shoe.counts.banker + shoe.counts.player
    drawn = "".join(panel_of("Big Eye Boy", results, width=200))
    assert drawn.count("○") == shoe.big_eye_boy.marks.count("R")
    assert drawn.count("⊗") == shoe.big_eye_boy.marks.count("B")


def test_json_is_the_one_of_the_command_line() -> None:
    data = to_json(roads(parse_results("BTTPBBT")))
    assert json.loads(json.dumps(data)) == data
    assert data["big_road"] == [
        [{"result": "B", "ties": 2}],
        [{"result": "P", "ties": 0}],
        [{"result": "B", "ties": 0}, {"result": "B", "ties": 1}],
    ]
    assert (data["big_eye_boy"], data["small_road"], data["cockroach_pig"]) == ("RB", "B", "")
    assert data["ask"] == {
        "B": {"big_eye_boy": "R", "small_road": "R", "cockroach_pig": None},
        "P": {"big_eye_boy": "B", "small_road": "B", "cockroach_pig": None},
    }


def test_json_layout_and_counts() -> None:
    data = to_json(roads(parse_results("BbBPT")))
    assert data["bead_plate"] == [
        {"result": letter, "banker_pair": pair, "player_pair": False, "natural": False}
        for letter, pair in (("B", True), ("B", False), ("P", False), ("T", False))
    ]
    assert data["layout"] == {
        "bead_plate": [{"column": 0, "row": row} for row in range(4)],
        "big_road": [[{"column": 0, "row": 0}, {"column": 0, "row": 1}], [{"column": 1, "row": 0}]],
        "big_eye_boy": [],
        "small_road": [],
        "cockroach_pig": [],
    }
    assert data["counts"] == {
        "rounds": 4,
        "banker": 2,
        "player": 1,
        "tie": 1,
        "banker_pair": 1,
        "player_pair": 0,
        "natural": 0,
    }


def test_glyphs_are_one_cell_wide() -> None:
    assert all(cell_len(glyph) == 1 for glyph in "○⊗●◐/\\˙.:")
