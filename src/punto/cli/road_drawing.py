"""The five roads, the ask marks and the counts, drawn for a terminal.

Everything can be read without colour: winners are letters, ties strokes or numbers, pairs high or low dots,
and within a derived road the two marks differ in shape. A road wider than the terminal shows its newest
columns and says which they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from punto.cli.language import say
from punto.rules.scoreboard import HEIGHT, AskMarks, Bead, BigRoad, DerivedRoad, RoadCounts, RoadEntry, RoadPlace, Roads
from punto.rules.sides import SIDE_NAMES
from punto.words import Text

__all__ = ["MIN_WIDTH", "draw_roads"]

MIN_WIDTH: Final = 40
"""The drawing is never narrower, even where the terminal is."""

_USUAL_WIDTH: Final = 100
"""A drawing in a pipe is at least as wide."""
_FRAME: Final = 4
"""What a panel takes off its width: a border and a blank on either side."""
_COUNTS_WIDTH: Final = 25

_BEAD_STYLES: Final = {
    "banker": "bold white on red",
    "player": "bold white on blue",
    "tie": "bold white on green",
}
_WINNER_STYLES: Final = {"banker": "bold red", "player": "bold bright_blue", "tie": "bold green"}
_MARK_STYLES: Final = {"R": "bold red", "B": "bold bright_blue"}
_MARK_WORDS: Final = {"R": Text("cli-roads-repeats"), "B": Text("cli-roads-breaks")}
_PAIR_DOTS: Final = {(False, False): " ", (True, False): "˙", (False, True): ".", (True, True): ":"}
_TIE_STROKE: Final = "/"


@dataclass(frozen=True, slots=True)
class _Shape:
    """How a derived road is named and its marks are drawn."""

    title: Text
    glyphs: dict[str, str]

    def mark(self, mark: str, *, word: bool = False) -> Styled:
        text = f"{self.glyphs[mark]} {say(_MARK_WORDS[mark])}" if word else self.glyphs[mark]
        return Styled(text, _MARK_STYLES[mark])


_BIG_EYE_BOY: Final = _Shape(Text("cli-roads-big-eye-boy"), {"R": "○", "B": "⊗"})
_SMALL_ROAD: Final = _Shape(Text("cli-roads-small-road"), {"R": "●", "B": "◐"})
_COCKROACH_PIG: Final = _Shape(Text("cli-roads-cockroach-pig"), {"R": "/", "B": "\\"})


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A road as cells of one width, in the order of play, not yet cut to the room there is."""

    title: Text
    legend: Styled
    cells: Sequence[tuple[RoadPlace, Styled]]
    cell_width: int

    @property
    def columns(self) -> int:
        return 1 + max((place.column for place, _ in self.cells), default=-1)

    @property
    def whole_width(self) -> int:
        """The width at which nothing is left out, neither of the road nor of its title and legend."""
        return _FRAME + max(self.columns * self.cell_width, cell_len(say(self.title)) + 2, self.legend.cell_len + 2)

    def panel(self, *, width: int) -> Panel:
        room = (width - _FRAME) // self.cell_width
        first = max(0, self.columns - room)
        if self.cells:
            # A long tail may reach further right than the newest cell, which must be seen in any case.
            first = min(first, self.cells[-1][0].column)
        last = min(first + room, self.columns)
        blank = Styled(" " * self.cell_width)
        grid = [[blank] * (last - first) for _ in range(HEIGHT)]
        for place, text in self.cells:
            if first <= place.column < last:
                grid[place.row][place.column - first] = text
        title = self.title
        if last - first < self.columns:
            columns = {"first": first + 1, "last": last, "all": self.columns}
            title = Text("cli-roads-columns", road=self.title, **columns)
        return _panel(
            Styled("\n").join(Styled.assemble(*row) for row in grid),
            title=title,
            legend=self.legend,
            width=width,
        )


def draw_roads(roads: Roads, *, width: int | None) -> RenderableType:
    """Draw the roads, at most `width` cells wide (and no narrower than `MIN_WIDTH`).

    None is a pipe, which has room without end: the drawing is then as wide as its widest road and shows every column.
    """
    plate, big_road = _bead_plate(roads.bead_plate), _big_road(roads.big_road)
    if width is None:
        width = max(_USUAL_WIDTH, plate.whole_width + _COUNTS_WIDTH, big_road.whole_width)
    width = max(width, MIN_WIDTH)
    derived = (
        _derived_road(_BIG_EYE_BOY, roads.big_eye_boy),
        _derived_road(_SMALL_ROAD, roads.small_road),
        _derived_road(_COCKROACH_PIG, roads.cockroach_pig),
    )
    return Group(
        *_plate_and_counts(plate, roads.counts, width=width),
        big_road.panel(width=width),
        *(_side_by_side(line, width=width) for line in _lines(derived, width=width)),
        _ask(roads.ask_banker, roads.ask_player, width=width),
    )


def _bead_plate(beads: Iterable[Bead]) -> _Drawing:
    def bead_text(result: RoadEntry) -> Styled:
        return Styled(f"{_pair_dot(result)}{result.letter} ", _BEAD_STYLES[result.winner])

    return _Drawing(
        Text("cli-roads-bead-plate"),
        Styled(say(Text("cli-roads-pairs"))),
        [(bead.place, bead_text(bead.result)) for bead in beads],
        cell_width=3,
    )


def _big_road(road: BigRoad) -> _Drawing:
    def cell_text(letter: Styled, dot: str, ties: int) -> Styled:
        return Styled.assemble((dot, "bold"), letter, (_tie_mark(ties), _WINNER_STYLES["tie"]))

    cells = [
        (
            place,
            cell_text(
                Styled(cell.result.letter, _WINNER_STYLES[cell.result.winner]),
                _pair_dot(cell.result),
                cell.ties,
            ),
        )
        for cell, place in zip(road.cells, road.places, strict=True)
    ]
    if road.waiting_ties:
        cells = [(RoadPlace(0, 0), cell_text(Styled(" "), " ", road.waiting_ties))]
    return _Drawing(Text("cli-roads-big-road"), Styled(say(Text("cli-roads-ties"))), cells, cell_width=3)


def _derived_road(shape: _Shape, road: DerivedRoad) -> _Drawing:
    return _Drawing(
        shape.title,
        Styled("  ").join([shape.mark("R", word=True), shape.mark("B", word=True)]),
        [(place, shape.mark(mark) + " ") for mark, place in zip(road.marks, road.places, strict=True)],
        cell_width=2,
    )


def _pair_dot(result: RoadEntry) -> str:
    return _PAIR_DOTS[result.banker_pair, result.player_pair]


def _tie_mark(ties: int) -> str:
    if ties > 9:
        return "+"
    return (" ", _TIE_STROKE)[ties] if ties < 2 else str(ties)


def _plate_and_counts(plate: _Drawing, counts: RoadCounts, *, width: int) -> list[RenderableType]:
    plate_width = width - _COUNTS_WIDTH
    if plate_width < MIN_WIDTH:
        return [plate.panel(width=width), _counts(counts, width=width)]
    return [_row([plate.panel(width=plate_width), _counts(counts, width=_COUNTS_WIDTH)])]


def _lines(drawings: Sequence[_Drawing], *, width: int) -> list[list[_Drawing]]:
    """Put roads next to each other as long as equal shares of the width show each of them whole."""
    lines: list[list[_Drawing]] = []
    for drawing in drawings:
        together = [*lines[-1], drawing] if lines else [drawing]
        if lines and all(each.whole_width <= width // len(together) for each in together):
            lines[-1] = together
        else:
            lines.append([drawing])
    return lines


def _side_by_side(line: Sequence[_Drawing], *, width: int) -> RenderableType:
    share, rest = divmod(width, len(line))
    return _row([each.panel(width=share + (index < rest)) for index, each in enumerate(line)])


def _counts(counts: RoadCounts, *, width: int) -> Panel:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for name, count, style in (
        (SIDE_NAMES["banker"], counts.banker, _WINNER_STYLES["banker"]),
        (SIDE_NAMES["player"], counts.player, _WINNER_STYLES["player"]),
        (SIDE_NAMES["tie"], counts.tie, _WINNER_STYLES["tie"]),
        (Text("cli-roads-banker-pair"), counts.banker_pair, ""),
        (Text("cli-roads-player-pair"), counts.player_pair, ""),
        (Text("cli-roads-natural"), counts.natural, ""),
    ):
        share = f"{count / counts.rounds:.0%}" if counts.rounds else ""
        table.add_row(Styled(say(name), style), str(count), Styled(share, "dim"))
    title = Text("cli-things-rounds", count=counts.rounds)
    return _panel(table, title=title, legend=None, width=width)


def _ask(banker: AskMarks, player: AskMarks, *, width: int) -> Panel:
    shapes = (_BIG_EYE_BOY, _SMALL_ROAD, _COCKROACH_PIG)
    table = Table.grid(padding=(0, 2))
    table.add_row("", *(Styled(say(shape.title), "dim") for shape in shapes))
    for winner, ask in (("banker", banker), ("player", player)):
        marks = (ask.big_eye_boy, ask.small_road, ask.cockroach_pig)
        table.add_row(
            Styled(say(SIDE_NAMES[winner]), _WINNER_STYLES[winner]),
            *(
                shape.mark(mark, word=True) if mark else Styled("-", "dim")
                for shape, mark in zip(shapes, marks, strict=True)
            ),
        )
    return _panel(table, title=Text("cli-roads-ask"), legend=None, width=width)


def _row(panels: Sequence[Panel]) -> RenderableType:
    row = Table.grid(padding=0)
    for panel in panels:
        row.add_column(width=panel.width)
    row.add_row(*panels)
    return row


def _panel(content: RenderableType, *, title: Text, legend: Styled | None, width: int) -> Panel:
    return Panel(
        content,
        title=Styled(say(title), "bold not dim"),
        title_align="left",
        subtitle=legend,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="dim",
        width=width,
    )
