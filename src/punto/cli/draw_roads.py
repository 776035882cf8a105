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
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from punto.rules.roads import HEIGHT, Ask, Bead, BigRoad, Counts, DerivedRoad, Place, Result, Roads

__all__ = ["MIN_WIDTH", "draw_roads"]

MIN_WIDTH: Final = 40
"""The drawing is never narrower, even where the terminal is."""

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
_MARK_WORDS: Final = {"R": "repeats", "B": "breaks"}
_PAIR_DOTS: Final = {(False, False): " ", (True, False): "˙", (False, True): ".", (True, True): ":"}
_TIE_STROKE: Final = "/"


@dataclass(frozen=True, slots=True)
class _Shape:
    """How a derived road is named and its marks are drawn."""

    title: str
    glyphs: dict[str, str]

    def mark(self, mark: str, *, word: bool = False) -> Text:
        text = f"{self.glyphs[mark]} {_MARK_WORDS[mark]}" if word else self.glyphs[mark]
        return Text(text, _MARK_STYLES[mark])


_BIG_EYE_BOY: Final = _Shape("Big Eye Boy", {"R": "○", "B": "⊗"})
_SMALL_ROAD: Final = _Shape("Small Road", {"R": "●", "B": "◐"})
_COCKROACH_PIG: Final = _Shape("Cockroach Pig", {"R": "/", "B": "\\"})


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A road as cells of one width, in the order of play, not yet cut to the room there is."""

    title: str
    legend: Text
    cells: Sequence[tuple[Place, Text]]
    cell_width: int

    @property
    def columns(self) -> int:
        return 1 + max((place.column for place, _ in self.cells), default=-1)

    @property
    def whole_width(self) -> int:
        """The width at which nothing is left out, neither of the road nor of its title and legend."""
        return _FRAME + max(self.columns * self.cell_width, len(self.title) + 2, self.legend.cell_len + 2)

    def panel(self, *, width: int) -> Panel:
        room = (width - _FRAME) // self.cell_width
        first = max(0, self.columns - room)
        if self.cells:
            # A long tail may reach further right than the newest cell, which must be seen in any case.
            first = min(first, self.cells[-1][0].column)
        last = min(first + room, self.columns)
        blank = Text(" " * self.cell_width)
        grid = [[blank] * (last - first) for _ in range(HEIGHT)]
        for place, text in self.cells:
            if first <= place.column < last:
                grid[place.row][place.column - first] = text
        shown = "" if last - first == self.columns else f", columns {first + 1}-{last} of {self.columns}"
        return _panel(
            Text("\n").join(Text.assemble(*row) for row in grid),
            title=self.title + shown,
            legend=self.legend,
            width=width,
        )


def draw_roads(roads: Roads, *, width: int) -> RenderableType:
    """Draw the roads, at most `width` cells wide (and no narrower than `MIN_WIDTH`)."""
    width = max(width, MIN_WIDTH)
    derived = (
        _derived_road(_BIG_EYE_BOY, roads.big_eye_boy),
        _derived_road(_SMALL_ROAD, roads.small_road),
        _derived_road(_COCKROACH_PIG, roads.cockroach_pig),
    )
    return Group(
        *_plate_and_counts(_bead_plate(roads.bead_plate), roads.counts, width=width),
        _big_road(roads.big_road).panel(width=width),
        *(_side_by_side(line, width=width) for line in _lines(derived, width=width)),
        _ask(roads.ask_banker, roads.ask_player, width=width),
    )


def _bead_plate(beads: Iterable[Bead]) -> _Drawing:
    def bead_text(result: Result) -> Text:
        return Text(f"{_pair_dot(result)}{result.letter} ", _BEAD_STYLES[result.winner])

    return _Drawing(
        "Bead Plate",
        Text("pairs: ˙ banker  . player  : both"),
        [(bead.place, bead_text(bead.result)) for bead in beads],
        cell_width=3,
    )


def _big_road(road: BigRoad) -> _Drawing:
    def cell_text(letter: Text, dot: str, ties: int) -> Text:
        return Text.assemble((dot, "bold"), letter, (_tie_mark(ties), _WINNER_STYLES["tie"]))

    cells = [
        (
            place,
            cell_text(
                Text(cell.result.letter, _WINNER_STYLES[cell.result.winner]),
                _pair_dot(cell.result),
                cell.ties,
            ),
        )
        for cell, place in zip(road.cells, road.places, strict=True)
    ]
    if road.waiting_ties:
        cells = [(Place(0, 0), cell_text(Text(" "), " ", road.waiting_ties))]
    return _Drawing("Big Road", Text(f"{_TIE_STROKE} one tie  2 two ties"), cells, cell_width=3)


def _derived_road(shape: _Shape, road: DerivedRoad) -> _Drawing:
    return _Drawing(
        shape.title,
        Text("  ").join([shape.mark("R", word=True), shape.mark("B", word=True)]),
        [(place, shape.mark(mark) + " ") for mark, place in zip(road.marks, road.places, strict=True)],
        cell_width=2,
    )


def _pair_dot(result: Result) -> str:
    return _PAIR_DOTS[result.banker_pair, result.player_pair]


def _tie_mark(ties: int) -> str:
    if ties > 9:
        return "+"
    return (" ", _TIE_STROKE)[ties] if ties < 2 else str(ties)


def _plate_and_counts(plate: _Drawing, counts: Counts, *, width: int) -> list[RenderableType]:
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


def _counts(counts: Counts, *, width: int) -> Panel:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for name, count, style in (
        ("Banker", counts.banker, _WINNER_STYLES["banker"]),
        ("Player", counts.player, _WINNER_STYLES["player"]),
        ("Tie", counts.tie, _WINNER_STYLES["tie"]),
        ("Banker pair", counts.banker_pair, ""),
        ("Player pair", counts.player_pair, ""),
        ("Natural", counts.natural, ""),
    ):
        share = f"{count / counts.rounds:.0%}" if counts.rounds else ""
        table.add_row(Text(name, style), str(count), Text(share, "dim"))
    title = f"{counts.rounds} round" + "s" * (counts.rounds != 1)
    return _panel(table, title=title, legend=None, width=width)


def _ask(banker: Ask, player: Ask, *, width: int) -> Panel:
    shapes = (_BIG_EYE_BOY, _SMALL_ROAD, _COCKROACH_PIG)
    table = Table.grid(padding=(0, 2))
    table.add_row("", *(Text(shape.title, "dim") for shape in shapes))
    for name, winner, ask in (("Banker", "banker", banker), ("Player", "player", player)):
        marks = (ask.big_eye_boy, ask.small_road, ask.cockroach_pig)
        table.add_row(
            Text(name, _WINNER_STYLES[winner]),
            *(
                shape.mark(mark, word=True) if mark else Text("-", "dim")
                for shape, mark in zip(shapes, marks, strict=True)
            ),
        )
    return _panel(table, title="If the next round goes to", legend=None, width=width)


def _row(panels: Sequence[Panel]) -> RenderableType:
    row = Table.grid(padding=0)
    for panel in panels:
        row.add_column(width=panel.width)
    row.add_row(*panels)
    return row


def _panel(content: RenderableType, *, title: str, legend: Text | None, width: int) -> Panel:
    return Panel(
        content,
        title=Text(title, "bold not dim"),
        title_align="left",
        subtitle=legend,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="dim",
        width=width,
    )
