"""Imposition: which piece of a leaflet stands in which panel, in which size of type, and which panel on which page.

The largest size in which everything fits is taken, and a further page is begun only when it does not even fit in the
smallest. What would begin a sheet of its own, such as the odds, stands on the same sheet where there is room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from punto.leaflet.model import Layout
from punto.leaflet.panels import STRETCH, Piece, Sharing, share_out
from punto.leaflet.pieces import CLOSING, PrintedPiece

_SIDE, TOP, _BOTTOM = 14.5, 18.0, 15.0
SIZES = (11.4, 11.0, 10.6, 10.2, 9.8, 9.5, 9.2, 9.0, 8.9, 8.8, 8.7, 8.6, 8.5)
"""Sizes of type to try, in points: none in which older eyes could not read."""
_GAPS = {"section": 0.9, "part": 0.7, "point": 0.3, "closing": 0.7}
_GAP = 0.45
"""The space above a piece, in ems: by its kind, and of all other kinds."""
_BREAK_COSTS = {
    "section": 0.0,
    "example": 0.02,
    "part": 0.03,
    "titled": 0.08,
    "second": 0.3,
    "point": 0.2,
    "closing": 0.3,
}
_BREAK_COST = 0.12
"""How bad it is to begin a panel with a piece of that kind, and with any other; see `punto.leaflet.panels`."""
_SMALLER = 0.03
"""How bad it is to set the leaflet a point smaller than the largest size; two points are four times as bad."""
_MORE = 3.2
"""By how much a further sheet may be larger than the one before it, so that it is filled."""
_LARGE = 10.2
"""A larger size is only there to fill the paper."""


@dataclass(frozen=True)
class SheetMeasures:
    """The measures of a page."""

    width: float
    height: float
    panels: int
    """Beside each other."""
    head: float = 0.0
    """The height of a title at the head of the first panel; 0: the cover is a panel of its own."""

    @property
    def text_width(self) -> float:
        """Of one panel, without its margins."""
        return self.width / self.panels - 2 * _SIDE

    @property
    def text_height(self) -> float:
        """Of one panel, without its margins."""
        return self.height - TOP - _BOTTOM

    def room(self, pages: int, *, cover: bool) -> Room:
        """The panels of so many pages, with a cover or a title on the first of them."""
        if not cover:
            return Room(pages * self.panels, self.text_height, self.text_height)
        own = 0 if self.head else 1
        return Room(pages * self.panels - own, self.text_height, self.text_height - self.head)


@dataclass(frozen=True)
class Room:
    """The panels that some pages have for text: how many, and how high they and the first of them are."""

    panels: int
    height: float
    first: float

    def height_of(self, panel: int) -> float:
        """How high a panel is, counted from 0."""
        return self.height if panel else self.first


@dataclass(frozen=True)
class Panel:
    """One panel: the size of its type, and its pieces with the space above each."""

    size: float
    pieces: list[dict[str, float]]
    fill: float
    closes: bool = False
    """Whether the leaflet ends in it."""


def panels_of(groups: list[list[PrintedPiece]], heights: dict[float, list[float]], sheet: SheetMeasures) -> list[Panel]:
    """The panels in reading order, without the cover; what begins a sheet of its own does not where there is room."""
    if len(groups) > 1:
        # The closing piece stands at the end of the first group; together it must come last.
        together = _laid_out_at_once(groups, heights, sheet)
        if together is not None:
            return together
    panels: list[Panel] = []
    first = 0
    for group in groups:
        # No sheet is set much larger than the one before it.
        largest = panels[-1].size + _MORE if panels else SIZES[0]
        sizes = {size: each[first : first + len(group)] for size, each in heights.items() if size <= largest}
        numbers = range(first, first + len(group))
        panels += _laid_out(group, numbers, sizes, sheet=sheet, cover=not panels)
        first += len(group)
    return panels


def _laid_out_at_once(
    groups: list[list[PrintedPiece]], heights: dict[float, list[float]], sheet: SheetMeasures
) -> list[Panel] | None:
    """All groups on the sheet of the first, if they fit there."""
    whole = [piece for group in groups for piece in group]
    order = [number for number, piece in enumerate(whole) if piece is not CLOSING]
    order.append(whole.index(CLOSING))
    group = [whole[number] for number in order]
    sizes = {size: [each[number] for number in order] for size, each in heights.items()}
    alone = len(groups[0])
    fewest = next(
        (pages for pages in count(2) if _fits(groups[0], {s: h[:alone] for s, h in heights.items()}, pages, sheet)), 2
    )
    found = list(_laid_out(group, order, sizes, sheet=sheet, cover=True, most=fewest))
    return found or None


def _fits(group: list[PrintedPiece], sizes: dict[float, list[float]], pages: int, sheet: SheetMeasures) -> bool:
    room = sheet.room(pages, cover=True)
    return any(_sharing(group, size, tall, room) for size, tall in sizes.items())


def pages_of(panels: list[Panel], sheet: SheetMeasures, layout: Layout) -> list[dict[str, Any]]:
    """The panels on their pages. Folded in three, the first is folded in; that which ends it is the back."""
    cover = {"cover": True, "size": 0, "pieces": []}
    if layout == "rack":
        return [
            {"head": not number, "panels": [{"cover": False, "size": panel.size, "pieces": panel.pieces}]}
            for number, panel in enumerate(panels)
        ]
    told = [{"cover": False, "size": panel.size, "pieces": panel.pieces} for panel in panels]
    if layout == "folded" and len(told) > 1:
        back = next((number for number, panel in enumerate(panels) if panel.closes and number), len(told) - 1)
        order = [told[0], told[back], cover, *told[1:back], *told[back + 1 :]]
    else:
        order = [*told, cover] if layout == "folded" else [cover, *told]
    return [{"head": False, "panels": order[at : at + sheet.panels]} for at in range(0, len(order), sheet.panels)]


def _laid_out(
    group: list[PrintedPiece],
    numbers: Sequence[int],
    sizes: dict[float, list[float]],
    *,
    sheet: SheetMeasures,
    cover: bool,
    most: int | None = None,
) -> Iterator[Panel]:
    """The panels of a group on as few pages as can be, but for the back of the cover, in the largest size that fits.

    With `most`, nothing when it does not fit on so many pages.
    """
    for pages in count(2 if cover else 1):
        if most is not None and pages > most:
            return
        room = sheet.room(pages, cover=cover)
        tried = [_sharing(group, size, heights, room) for size, heights in sizes.items()]
        fitting = [each for each in tried if each is not None]
        if not fitting:
            continue
        size, pieces, sharing = min(fitting, key=lambda each: each[2].cost + _dislike(each[0]))
        for number, panel in enumerate(sharing.panels):
            yield _spaced(size, pieces, panel, group, numbers, height=room.height_of(number))
        return


def _dislike(size: float) -> float:
    """How bad it is to set the leaflet in that size."""
    return _SMALLER * max(0.0, _LARGE - size) ** 2


def _sharing(
    group: list[PrintedPiece], size: float, heights: list[float], room: Room
) -> tuple[float, list[Piece], Sharing] | None:
    """How the pieces of a group are shared out in one size; None if they do not fit."""
    pieces = [
        Piece(
            tall,
            _GAPS.get(piece.kind, _GAP) * size,
            _BREAK_COSTS.get(piece.kind, _BREAK_COST),
            fills=piece.kind == "closing",
        )
        for piece, tall in zip(group, heights, strict=True)
    ]
    sharing = share_out(pieces, panels=room.panels, height=room.height, first=room.first)
    return None if sharing is None else (size, pieces, sharing)


def _spaced(
    size: float,
    pieces: list[Piece],
    panel: range,
    group: list[PrintedPiece],
    numbers: Sequence[int],
    *,
    height: float,
) -> Panel:
    """The pieces of a panel, each with the space above it; what is left over goes into the gaps."""
    gaps = [pieces[number].gap if number != panel.start else 0.0 for number in panel]
    left = height - sum(pieces[number].height for number in panel) - sum(gaps)
    if sum(gaps):
        stretch = min(STRETCH, 1 + left / sum(gaps))
        left -= (stretch - 1) * sum(gaps)
        gaps = [gap * stretch for gap in gaps]
    fill = 1 - left / height if panel else 0.0
    closes = bool(panel) and group[panel[-1]].kind == "closing"
    if closes:
        gaps[-1] += left
    placed = [{"piece": numbers[number], "gap": gap} for number, gap in zip(panel, gaps, strict=True)]
    return Panel(size, placed, fill=fill, closes=closes)
