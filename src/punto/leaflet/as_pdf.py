"""A leaflet as a folded sheet in PDF, typeset by typst.

The pieces of the leaflet are measured in several sizes; the largest in which they fit on one sheet is taken, and a
further page is begun only when they do not even fit in the smallest. Where the paper is folded in three, the cover is
the right panel of the outside, the panel that is folded in the left one, and the back between them. A card for a rack
has a title instead of a cover, and two sides. Same leaflet, same bytes.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import typst

from punto.errors import NotationError
from punto.leaflet.codes import path_of
from punto.leaflet.fonts.charset import printable
from punto.leaflet.fonts.faces import face_for_typst
from punto.leaflet.imposition import SIZES, TOP, SheetMeasures, pages_of, panels_of
from punto.leaflet.logo import svg_of
from punto.leaflet.model import Layout, Leaflet, Paper
from punto.leaflet.pieces import CLOSING, PrintedPiece, briefs, pieces_of, sheets_of
from punto.leaflet.suits import RED_SUITS, SUIT_PATHS
from punto.leaflet.wrapping import unbroken
from punto.words import Text

_HERE = Path(__file__).parent
_PAPERS: dict[Paper, tuple[float, float]] = {"a4": (841.89, 595.28), "us-letter": (792.0, 612.0)}
"""Width and height of a sheet in points, lying."""
_CARDS: dict[Paper, tuple[float, float]] = {"a4": (280.63, 595.28), "us-letter": (288.0, 648.0)}
"""The same of a card for a rack: a third of A4, and four by nine inches."""
_HEAD = 92.0
"""The height of the title of such a card, in points, with the space below it."""
_SIDE_BY_SIDE, _SIDES = 3, 2


@dataclass(frozen=True)
class Sheets:
    """A leaflet whose pieces have been measured and shared out, ready for print."""

    data: str
    plan: str
    logo: str = ""
    """The logo as SVG; empty where there is none."""
    fills: tuple[float, ...] = field(default=(), compare=False)
    """How far down each panel is filled, in the order in which they are read, where 1 is to the bottom."""

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
        return _inputs(self.data, self.plan, self.logo)


def write_pdf(leaflet: Leaflet, *, layout: Layout = "folded") -> bytes:
    """The whole leaflet as a PDF; see `typeset` for what cannot be printed."""
    return typeset(leaflet, layout=layout).pdf()


def typeset(leaflet: Leaflet, *, layout: Layout = "folded") -> Sheets:
    """The leaflet laid out on as few sheets as it needs.

    A card for a rack tells as much as its two sides hold. Raises NotationError when the fonts lack a character of the
    house's texts, or when one of these is longer than a panel.
    """
    if layout != "rack":
        return _laid_out(leaflet, SheetMeasures(*_PAPERS[leaflet.paper], panels=_SIDE_BY_SIDE), layout)
    card = SheetMeasures(*_CARDS[leaflet.paper], panels=1, head=_HEAD)
    tried: list[Sheets] = []
    for each in briefs(leaflet):
        tried.append(_laid_out(each, card, layout))
        if len(tried[-1].fills) <= _SIDES:
            return tried[-1]
    return tried[0]


def _laid_out(leaflet: Leaflet, sheet: SheetMeasures, layout: Layout) -> Sheets:
    groups = [list(pieces_of(group)) for group in sheets_of(leaflet)]
    groups[0].append(CLOSING)
    content = _data(leaflet, sheet, [piece for group in groups for piece in group])
    # In print an apostrophe is not a foot mark.
    data = unbroken(json.dumps(content, ensure_ascii=False).replace("'", "’"))
    _check_characters(data)
    heights = _measured(data)
    if max(heights[SIZES[-1]]) > sheet.text_height:
        raise NotationError(Text("error-leaflet-too-long"))
    panels = panels_of(groups, heights, sheet)
    plan = json.dumps({"pages": pages_of(panels, sheet, layout)})
    logo = svg_of(leaflet.cover.logo) if leaflet.cover.logo else ""
    return Sheets(data, plan, logo, tuple(each.fill for each in panels))


def _data(leaflet: Leaflet, sheet: SheetMeasures, pieces: list[PrintedPiece]) -> dict[str, Any]:
    code = leaflet.code
    return {
        "face": face_for_typst(leaflet.language),
        "page": {
            "width": sheet.width,
            "height": sheet.height,
            "text_width": sheet.text_width,
            "text_height": sheet.text_height,
            "top": TOP,
            "panels": sheet.panels,
            "head": sheet.head,
        },
        "look": asdict(leaflet.look),
        "closing": leaflet.closing,
        "code": code and {"path": path_of(code.rows), "side": len(code.rows), **asdict(code), "rows": None},
        "cover": {**asdict(leaflet.cover), "logo": leaflet.cover.logo and leaflet.cover.logo.name},
        "notice": leaflet.notice,
        "colophon": leaflet.colophon,
        "pieces": [{"title": piece.title, "sub": piece.sub, "block": piece.block} for piece in pieces],
        "suits": SUIT_PATHS,
        "red": sorted(RED_SUITS),
    }


def _check_characters(data: str) -> None:
    if missing := sorted({char for char in data if not printable(char)}):
        listing = " ".join(missing)
        raise NotationError(Text("error-leaflet-lacks-characters", characters=listing))


def _measured(data: str) -> dict[float, list[float]]:
    """The heights of all pieces in every size."""
    inputs = _inputs(data, json.dumps({"sizes": SIZES}))
    found = json.loads(typst.query(_template(), "<heights>", field="value", one=True, **inputs))
    return dict(zip(SIZES, found, strict=True))


def _inputs(data: str, plan: str, logo: str = "") -> dict[str, Any]:
    return {"font_paths": fonts(), "sys_inputs": {"data": data, "plan": plan, "logo": logo}}


@cache
def fonts() -> typst.Fonts:
    """The fonts of everything that is printed, and no others: the same sheet on every machine."""
    return typst.Fonts(include_system_fonts=False, font_paths=[_HERE / "fonts"])


@cache
def _template() -> bytes:
    return (_HERE / "leaflet.typ").read_bytes()
