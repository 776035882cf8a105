"""ROADS.md: the worked table, the layout rules, and the laws as properties."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from punto.errors import NotationError
from punto.rules.scoreboard import (
    HEIGHT,
    AskMarks,
    BigRoadCell,
    RoadEntry,
    RoadPlace,
    Roads,
    format_results,
    lay_out,
    parse_results,
    roads,
)
from tests.strategies import rows_of_results, run_lengths, shoes_of_results


def drawn(text: str) -> Roads:
    return roads(parse_results(text))


def places(*pairs: tuple[int, int]) -> tuple[RoadPlace, ...]:
    return tuple(RoadPlace(column, row) for column, row in pairs)


def marks_of(shoe: Roads) -> tuple[str, str, str]:
    return shoe.big_eye_boy.marks, shoe.small_road.marks, shoe.cockroach_pig.marks


def asks_of(ask: AskMarks) -> tuple[str | None, str | None, str | None]:
    return ask.big_eye_boy, ask.small_road, ask.cockroach_pig


# --- notation


def test_notation_reads_winners_and_marks() -> None:
    assert parse_results("B Pn T, Bbp\n") == (
        RoadEntry("banker"),
        RoadEntry("player", natural=True),
        RoadEntry("tie"),
        RoadEntry("banker", banker_pair=True, player_pair=True),
    )
    assert parse_results(" , ") == ()


@given(rows_of_results)
def test_notation_round_trips(results: list[RoadEntry]) -> None:
    assert parse_results(format_results(results)) == tuple(results)
    assert parse_results(", ".join(map(str, results))) == tuple(results)


@given(st.text(alphabet="BPTbpn ,tx", max_size=12))
def test_notation_once_read_is_written_in_one_way(text: str) -> None:
    try:
        results = parse_results(text)
    except NotationError:
        return
    assert format_results(results) == text.replace(" ", "").replace(",", "")


@pytest.mark.parametrize(
    ("text", "character", "position", "right"),
    [
        ("bbp", "b", 1, "write B for a win"),
        ("B p", "p", 3, "write P for a win"),
        ("B,n", "n", 3, "right after its winner, as in Bn"),
        ("Bpb", "b", 3, "b, p and n, each once at most and in that order"),
        ("Bbb", "b", 3, "b, p and n, each once at most and in that order"),
        ("PPt", "t", 3, "a tie is a capital T"),
        ("BX", "X", 2, "write B, P or T"),
    ],
)
def test_notation_errors_name_the_character_its_position_and_what_is_right(
    text: str, character: str, position: int, right: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_results(text)
    assert f"{character!r} at position {position} " in str(caught.value)
    assert right in str(caught.value)


def test_an_unknown_winner_is_refused() -> None:
    with pytest.raises(NotationError, match="'banker', 'player' or 'tie'"):
        RoadEntry("B")  # type: ignore[arg-type]


# --- bead plate


def test_bead_plate_fills_columns_with_every_round_ties_included() -> None:
    plate = drawn("BPTBPTB").bead_plate
    assert [bead.result.letter for bead in plate] == list("BPTBPTB")
    assert tuple(bead.place for bead in plate) == places((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 0))


def test_bead_plate_drops_whole_oldest_columns_when_a_bead_finds_it_full() -> None:
    results = parse_results("B" * 6 + "P" * 6 + "T")
    full = roads(results[:12], bead_columns=2).bead_plate
    assert len(full) == 12
    after = roads(results, bead_columns=2).bead_plate
    assert [bead.result.letter for bead in after] == list("PPPPPPT")
    assert after[0].place == RoadPlace(0, 0)
    assert after[-1].place == RoadPlace(1, 0)


def test_bead_plate_without_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 column"):
        roads((), bead_columns=0)


@given(rows_of_results, st.integers(1, 8))
def test_bead_plate_never_re_flows(results: list[RoadEntry], columns: int) -> None:
    plate = roads(results, bead_columns=columns).bead_plate
    dropped = len(results) - len(plate)
    assert dropped % HEIGHT == 0
    assert [bead.result for bead in plate] == results[dropped:]
    for index, bead in enumerate(plate, start=dropped):
        assert bead.place.row == index % HEIGHT
        assert bead.place.column == index // HEIGHT - dropped // HEIGHT < columns


# --- big road


def test_big_road_runs_are_maximal_and_ties_make_no_cell() -> None:
    runs = drawn("BTTPBBT").big_road.runs
    assert [[(cell.result.letter, cell.ties) for cell in run] for run in runs] == [
        [("B", 2)],
        [("P", 0)],
        [("B", 0), ("B", 1)],
    ]


def test_big_road_leading_ties_belong_to_the_first_cell() -> None:
    assert drawn("TTBTP").big_road.runs[0] == (BigRoadCell(RoadEntry("banker"), ties=3),)


def test_big_road_ties_wait_for_the_first_decision() -> None:
    assert drawn("TT").big_road.runs == ()
    assert drawn("TT").big_road.waiting_ties == 2
    assert drawn("TTB").big_road.waiting_ties == 0


def test_big_road_shows_pairs_but_not_those_of_a_tied_round() -> None:
    shoe = drawn("BbTp")
    assert shoe.big_road.cells == (BigRoadCell(RoadEntry("banker", banker_pair=True), ties=1),)
    assert shoe.counts.player_pair == 1


@given(shoes_of_results)
def test_big_road_holds_every_decision_once_and_every_tie_once(results: list[RoadEntry]) -> None:
    road = roads(results).big_road
    assert [cell.result for cell in road.cells] == [r for r in results if r.winner != "tie"]
    assert sum(cell.ties for cell in road.cells) + road.waiting_ties == sum(r.winner == "tie" for r in results)
    assert all(len({cell.result.winner for cell in run}) == 1 for run in road.runs)
    assert all(a[0].result.winner != b[0].result.winner for a, b in pairwise(road.runs))


# --- layout


def test_layout_turns_right_at_row_6() -> None:
    assert lay_out([8]) == places((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 5), (2, 5))


def test_layout_turns_right_where_the_cell_below_is_taken_and_stays_on_that_row() -> None:
    # The second run meets the first one's tail below (1, 4), and does not go down again past its end.
    assert lay_out([7, 7])[7:] == places((1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4))


def test_layout_starts_a_run_at_the_first_free_top_cell() -> None:
    # Six long runs stack their tails up to the top row; the next head must pass the last tail.
    heads_and_tails = lay_out([12, 11, 10, 9, 8, 7, 1])
    assert heads_and_tails[-8:] == places((5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 0), (12, 0))


@given(run_lengths)
@example([12, 11, 10, 9, 8, 7, 6, 5])
def test_layout_laws(lengths: list[int]) -> None:
    laid = lay_out(lengths)
    assert len(laid) == sum(lengths)
    assert len(set(laid)) == len(laid), "two cells in one place"
    assert all(0 <= place.row < HEIGHT for place in laid)
    start, last_head = 0, -1
    for length in lengths:
        run = laid[start : start + length]
        taken = set(laid[:start])
        free = (column for column in range(last_head + 1, len(laid) + 1) if RoadPlace(column, 0) not in taken)
        assert run[0] == RoadPlace(next(free), 0), "a head takes the first free top cell"
        for a, b in pairwise(run):
            assert (b.column - a.column, b.row - a.row) in {(0, 1), (1, 0)}, "a run is contiguous"
        steps = [b.row == a.row for a, b in pairwise(run)]
        assert steps == sorted(steps), "once to the right, always to the right"
        if True in steps:
            corner = run[steps.index(True)]
            below = RoadPlace(corner.column, corner.row + 1)
            assert below.row == HEIGHT or below in taken, "a run turns only where it must"
        start, last_head = start + length, run[0].column


@given(shoes_of_results)
def test_layout_of_what_is_placed_never_changes(results: list[RoadEntry]) -> None:
    after, before = roads(results), roads(results[:-1])
    for later, earlier in (
        (after.big_road.places, before.big_road.places),
        (after.big_eye_boy.places, before.big_eye_boy.places),
        (after.small_road.places, before.small_road.places),
        (after.cockroach_pig.places, before.cockroach_pig.places),
    ):
        assert later[: len(earlier)] == earlier


def test_derived_roads_are_laid_out_same_colour_down_and_a_change_to_the_right() -> None:
    road = drawn("BBPPPBPBB").big_eye_boy
    assert road.marks == "RBBBRB"
    assert road.places == places((0, 0), (1, 0), (1, 1), (1, 2), (2, 0), (3, 0))


# --- derived roads


@pytest.mark.parametrize(
    ("results", "big_eye_boy", "small_road", "cockroach_pig"),
    [
        ("BBPPPBPBB", "RBBBRB", "BBB", "BR"),
        ("BPBBPPPB", "RBBRBB", "BBBRB", "BRB"),
        ("BPPP", "BR", "", ""),
        ("BTTPBBT", "RB", "B", ""),
        ("", "", "", ""),
        ("TTT", "", "", ""),
    ],
)
def test_worked_table(results: str, big_eye_boy: str, small_road: str, cockroach_pig: str) -> None:
    assert marks_of(drawn(results)) == (big_eye_boy, small_road, cockroach_pig)


def naive_marks(results: list[RoadEntry], k: int) -> str:
    """The dealers' way: draw the columns on squared paper and look at the squares, with no count of lengths.

    Below the first row, compare the square k columns to the left with the one above it: both filled or both
    empty is red, otherwise blue. In the first row, compare the column before with that k to its left: red if
    they reach equally deep. The paper is redrawn for each decision, from the results up to it.
    """
    marks = ""
    decisions = [result.letter for result in results if result.winner != "tie"]
    for upto in range(1, len(decisions) + 1):
        columns = ["".join(run) for _, run in groupby(decisions[:upto])]
        filled = {(x, y) for x, column in enumerate(columns) for y in range(len(column))}
        x = len(columns) - 1
        y = len(columns[x]) - 1
        if y > 0 and x - k >= 0:
            marks += "R" if ((x - k, y) in filled) == ((x - k, y - 1) in filled) else "B"
        elif y == 0 and x - 1 - k >= 0:
            before = {row for column, row in filled if column == x - 1}
            other = {row for column, row in filled if column == x - 1 - k}
            marks += "R" if before == other else "B"
    return marks


@given(shoes_of_results)
def test_derived_roads_agree_with_squared_paper(results: list[RoadEntry]) -> None:
    assert marks_of(roads(results)) == tuple(naive_marks(results, k) for k in (1, 2, 3))


@given(shoes_of_results, rows_of_results)
def test_law_marks_already_given_never_change(results: list[RoadEntry], more: list[RoadEntry]) -> None:
    for before, after in zip(marks_of(roads(results)), marks_of(roads([*results, *more])), strict=True):
        assert after.startswith(before)


# --- ask marks


@given(shoes_of_results)
def test_law_ask_marks_are_both_absent_or_present_and_opposite(results: list[RoadEntry]) -> None:
    shoe = roads(results)
    for pair in zip(asks_of(shoe.ask_banker), asks_of(shoe.ask_player), strict=True):
        assert pair in {(None, None), ("R", "B"), ("B", "R")}


@given(shoes_of_results)
def test_ask_marks_come_true(results: list[RoadEntry]) -> None:
    shoe = roads(results)
    for winner, ask in (("B", shoe.ask_banker), ("P", shoe.ask_player)):
        after = marks_of(roads([*results, *parse_results(winner)]))
        assert after == tuple(was + (mark or "") for was, mark in zip(marks_of(shoe), asks_of(ask), strict=True))


# --- counts


def test_counts() -> None:
    counts = drawn("Bbn Bp Pn Tbp").counts
    assert (counts.banker, counts.player, counts.tie, counts.rounds) == (2, 1, 1, 4)
    assert (counts.banker_pair, counts.player_pair, counts.natural) == (2, 2, 2)
