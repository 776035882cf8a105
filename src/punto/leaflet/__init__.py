"""Leaflets: how to play at a house, or at several houses of a set, generated from the houses alone.

`content` says everything once, in one language, as plain data; a writer a format lays it out. The package can be
called, as `punto.leaflet(house, lang="en", fmt="pdf")`.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType
from typing import Literal, get_args

from punto.extras import require
from punto.house import House
from punto.house.sets import HouseSet
from punto.leaflet.as_html import html_policy, write_html
from punto.leaflet.as_json import write_json
from punto.leaflet.as_markdown import write_markdown
from punto.leaflet.as_text import write_text
from punto.leaflet.contents import PAPERS, Wishes, content
from punto.leaflet.family import set_content
from punto.leaflet.model import Layout, Leaflet
from punto.words import Language

LeafletFormat = Literal["pdf", "html", "md", "txt", "json"]
FORMATS: tuple[LeafletFormat, ...] = get_args(LeafletFormat)

__all__ = [
    "FORMATS",
    "PAPERS",
    "Layout",
    "Leaflet",
    "LeafletFormat",
    "Wishes",
    "content",
    "html_policy",
    "leaflet",
    "told",
]


def told(house: House | HouseSet, *, lang: Language, wishes: Wishes) -> Leaflet:
    """What the leaflet of a house or of a set says."""
    if isinstance(house, House):
        return content(house, lang=lang, wishes=wishes)
    return set_content(house, lang=lang, wishes=wishes)


def leaflet(
    house: House | HouseSet,
    *,
    lang: Language = "en",
    fmt: LeafletFormat,
    odds: bool = False,
    wishes: Wishes | None = None,
    layout: Layout = "folded",
) -> bytes:
    """The leaflet of a house or of a set as a file; the same house gives the same bytes.

    Raises NotationError when a text of the house cannot be set in the PDF; see `as_pdf.typeset`.

    >>> leaflet(House.load("bclc-ez"), lang="en", fmt="txt").decode().split()[:3]
    ['How', 'to', 'play']
    """
    wished = wishes or Wishes()
    made = told(house, lang=lang, wishes=replace(wished, odds=odds or wished.odds))
    match fmt:
        case "pdf":
            # Typst is loaded only when a PDF is wanted.
            require("pdf")
            from punto.leaflet.as_pdf import write_pdf  # noqa: PLC0415

            return write_pdf(made, layout=layout)
        case "html":
            return write_html(made)
        case "md":
            return write_markdown(made)
        case "txt":
            return write_text(made)
        case "json":
            return write_json(made)


class _Callable(ModuleType):
    """`punto` offers a function under the name of this package, and importing the package must not take it away."""

    def __call__(self, house: House, *, lang: Language = "en", fmt: LeafletFormat, odds: bool = False) -> bytes:
        return leaflet(house, lang=lang, fmt=fmt, odds=odds)


sys.modules[__name__].__class__ = _Callable
