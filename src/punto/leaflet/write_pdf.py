"""A leaflet as a folded sheet in PDF, typeset by typst.

The pieces of the leaflet are measured in several sizes; the largest in which they fit on one sheet is taken, and a
further page is begun only when they do not even fit in the smallest. Same leaflet, same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import typst

from punto.errors import NotationError
from punto.leaflet.fonts.charset import printable
from punto.leaflet.model import Block, Example, Leaflet, Paper, Points, Section, Table
from punto.leaflet.panels import Piece, Sharing, share_out
from punto.leaflet.suits import RED_SUITS, SUIT_PATHS

_HERE = Path(__file__).parent
_PAPERS: dict[Paper, tuple[float, float]] = {"a4": (841.89, 595.28), "us-letter": (792.0, 612.0)}
"""Width and height of a sheet in points, lying."""
_PANELS = 3
_SIDE, _TOP, _BOTTOM = 20.5, 24.0, 20.0
_SIZES = (10.2, 9.8, 9.4, 9.0, 8.7, 8.4, 8.2, 8.0, 7.8)
"""Sizes of type to try, in points."""
_GAPS = {"section": 1.35, "point": 0.5, "closing": 1.3}
_GAP = 0.7
"""The space above a piece, in ems: by its kind, and of all other kinds."""
_BREAK_COSTS = {"section": 0.0, "example": 0.02, "titled": 0.08, "second": 0.3, "point": 0.2, "closing": 0.3}
_BREAK_COST = 0.12
"""How bad it is to begin a panel with a piece of that kind, and with any other; see `punto.leaflet.panels`."""
_SMALLER, _TOO_SMALL = 0.03, 0.4
"""How bad it is to set the leaflet a point smaller than the largest size (two points are four times as bad), and how
bad in addition if that is a point smaller than one likes to read."""
_READ_WITH_EASE = 8.4
_MOST_STRETCH = 2.2
"""How many times its size a gap may grow, so that panels end at one height."""
_ROWS_IN_A_PIECE = 12
"""A longer table is cut into several."""


@dataclass(frozen=True)
class _Piece:
    """A block that is never broken, with the heading of its section if it is the first there."""

    title: str
    block: dict[str, Any]
    kind: str
    """What decides how it may stand: see the tables of gaps and costs."""


@dataclass(frozen=True)
class _Sheet:
    """The measures of a page."""

    width: float
    height: float

    @property
    def text_width(self) -> float:
        """Of one panel, without its margins."""
        return self.width / _PANELS - 2 * _SIDE

    @property
    def text_height(self) -> float:
        """Of one panel, without its margins."""
        return self.height - _TOP - _BOTTOM


@dataclass(frozen=True)
class Sheets:
    """A leaflet whose pieces have been measured and shared out, ready for print."""

    data: str
    plan: str

    def pdf(self) -> bytes:
        """As a PDF for print and for screen readers, with its fonts in it and without a date."""
        made: bytes = typst.compile(_template(), format="pdf", pdf_standards="ua-1", timestamp=0, **self._inputs)
        return made

    def pictures(self, *, dots_per_inch: int) -> list[bytes]:
        """Each page as a PNG."""
        made = typst.compile(_template(), format="png", ppi=dots_per_inch, **self._inputs)
        return made if isinstance(made, list) else [made]

    @property
    def _inputs(self) -> dict[str, Any]:
        return _inputs(self.data, self.plan)


def write_pdf(leaflet: Leaflet) -> bytes:
    """The whole leaflet as a PDF; see `typeset` for what cannot be printed."""
    return typeset(leaflet).pdf()


def typeset(leaflet: Leaflet) -> Sheets:
    """The leaflet laid out on as few sheets as it needs.

    Raises NotationError when the fonts lack a character of the house's texts, or when one of these is longer than a
    panel.
    """
    sheet = _Sheet(*_PAPERS[leaflet.paper])
    groups = [list(_pieces(group)) for group in _groups(leaflet)]
    groups[0].append(_Piece("", {"kind": "Closing"}, kind="closing"))
    content = _data(leaflet, sheet, [piece for group in groups for piece in group])
    # In print an apostrophe is not a foot mark.
    data = json.dumps(content, ensure_ascii=False).replace("'", "’")
    _check_characters(data)
    heights = _measured(data)
    if max(heights[_SIZES[-1]]) > sheet.text_height:
        raise NotationError("a text of the house is too long for a panel of the printed leaflet; shorten it")
    pages: list[dict[str, Any]] = []
    first = 0
    for group in groups:
        # No sheet is set larger than the one before it.
        largest = pages[-1]["size"] if pages else _SIZES[0]
        sizes = {size: each[first : first + len(group)] for size, each in heights.items() if size <= largest}
        pages += _laid_out(group, first, sizes, height=sheet.text_height, cover=not pages)
        first += len(group)
    return Sheets(data, json.dumps({"pages": pages}))


def _groups(leaflet: Leaflet) -> list[list[Section]]:
    """The sections by the sheet on which they begin."""
    groups: list[list[Section]] = [[]]
    for section in leaflet.sections:
        if section.new_sheet:
            groups.append([])
        groups[-1].append(section)
    return groups


def _pieces(sections: Sequence[Section]) -> Iterator[_Piece]:
    for section in sections:
        title = section.title
        for place, block in enumerate(section.blocks):
            for number, part in enumerate(_parts(block)):
                yield _Piece(title, part, kind="section" if title else _kind(block, place, number))
                title = ""


def _kind(block: Block, place: int, number: int) -> str:
    """What a part of a block is, by the place of the block in its section and its own in the block."""
    titled = isinstance(block, Table) and block.title and not number
    if isinstance(block, Example) or titled:
        # It has a title of its own and may well begin a panel, unless it would leave the heading nearly alone.
        return "second" if place == 1 else "titled" if titled else "example"
    return "point" if number and isinstance(block, Points) else "block"


def _parts(block: Block) -> Iterator[dict[str, Any]]:
    """A block in parts that may stand in different panels."""
    if isinstance(block, Points):
        for item in block.items:
            yield {**asdict(item), "kind": "Point"}
    elif isinstance(block, Table):
        for start in range(0, len(block.rows), _ROWS_IN_A_PIECE):
            rows = block.rows[start : start + _ROWS_IN_A_PIECE]
            yield {**asdict(replace(block, rows=rows)), "kind": "Table"}
    else:
        yield {**asdict(block), "kind": type(block).__name__}


def _data(leaflet: Leaflet, sheet: _Sheet, pieces: list[_Piece]) -> dict[str, Any]:
    return {
        "language": leaflet.language,
        "page": {
            "width": sheet.width,
            "height": sheet.height,
            "text_width": sheet.text_width,
            "text_height": sheet.text_height,
            "top": _TOP,
        },
        "cover": asdict(leaflet.cover),
        "notice": leaflet.notice,
        "colophon": leaflet.colophon,
        "pieces": [{"title": piece.title, "block": piece.block} for piece in pieces],
        "suits": SUIT_PATHS,
        "red": sorted(RED_SUITS),
    }


def _check_characters(data: str) -> None:
    if missing := sorted({char for char in data if not printable(char)}):
        listing = " ".join(missing)
        raise NotationError(
            f"the fonts of the printed leaflet lack {listing}, which the house uses; take them out, or write the "
            "leaflet as html, md or txt"
        )


def _measured(data: str) -> dict[float, list[float]]:
    """The heights of all pieces in every size."""
    inputs = _inputs(data, json.dumps({"sizes": _SIZES}))
    found = json.loads(typst.query(_template(), "<heights>", field="value", one=True, **inputs))
    return dict(zip(_SIZES, found, strict=True))


def _laid_out(
    group: list[_Piece], first: int, sizes: dict[float, list[float]], *, height: float, cover: bool
) -> Iterator[dict[str, Any]]:
    """The pages of a group: as few as can be, but for the back of the cover, and in the largest size that fits."""
    for pages in count(2 if cover else 1):
        tried = [
            _sharing(group, size, heights, panels=pages * _PANELS - cover, height=height)
            for size, heights in sizes.items()
        ]
        fitting = [each for each in tried if each is not None]
        if not fitting:
            continue
        size, pieces, sharing = min(fitting, key=lambda each: each[2].cost + _dislike(each[0]))
        panels = [_spaced(pieces, each, group, first, height=height) for each in sharing.panels]
        panels = [[], *panels] if cover else panels
        for page in range(pages):
            on_page = panels[page * _PANELS : (page + 1) * _PANELS]
            yield {"cover": cover and page == 0, "size": size, "panels": on_page}
        return


def _dislike(size: float) -> float:
    """How bad it is to set the leaflet in that size."""
    return _SMALLER * (_SIZES[0] - size) ** 2 + _TOO_SMALL * max(0.0, _READ_WITH_EASE - size)


def _sharing(
    group: list[_Piece], size: float, heights: list[float], *, panels: int, height: float
) -> tuple[float, list[Piece], Sharing] | None:
    """How the pieces of a group are shared out in one size; None if they do not fit."""
    pieces = [
        Piece(tall, _GAPS.get(piece.kind, _GAP) * size, _BREAK_COSTS.get(piece.kind, _BREAK_COST))
        for piece, tall in zip(group, heights, strict=True)
    ]
    sharing = share_out(pieces, panels=panels, height=height)
    return None if sharing is None else (size, pieces, sharing)


def _spaced(
    pieces: list[Piece], panel: range, group: list[_Piece], first: int, *, height: float
) -> list[dict[str, float]]:
    """The pieces of a panel, each with the space above it; what is left over goes into the gaps."""
    gaps = [pieces[number].gap if number != panel.start else 0.0 for number in panel]
    left = height - sum(pieces[number].height for number in panel) - sum(gaps)
    if sum(gaps):
        stretch = min(_MOST_STRETCH, 1 + left / sum(gaps))
        left -= (stretch - 1) * sum(gaps)
        gaps = [gap * stretch for gap in gaps]
    if panel and group[panel[-1]].kind == "closing":
        gaps[-1] += left
    return [{"piece": first + number, "gap": gap} for number, gap in zip(panel, gaps, strict=True)]


def _inputs(data: str, plan: str) -> dict[str, Any]:
    return {"font_paths": _fonts(), "sys_inputs": {"data": data, "plan": plan}}


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, font_paths=[_HERE / "fonts"])


@cache
def _template() -> bytes:
    return (_HERE / "leaflet.typ").read_bytes()
