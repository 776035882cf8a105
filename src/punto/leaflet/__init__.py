"""Leaflets: how to play at a house, generated from the house alone.

`content` says everything once, in one language, as plain data; a writer a format lays it out.
"""

from __future__ import annotations

from typing import Literal, get_args

from punto.house import House
from punto.leaflet.content import content
from punto.leaflet.model import Leaflet
from punto.leaflet.write_html import html_policy, write_html
from punto.leaflet.write_markdown import write_markdown
from punto.leaflet.write_text import write_text
from punto.rules.text import Language

Format = Literal["pdf", "html", "md", "txt"]
FORMATS: tuple[Format, ...] = get_args(Format)

__all__ = ["FORMATS", "Format", "Leaflet", "content", "html_policy", "leaflet"]


def leaflet(house: House, *, lang: Language, fmt: Format, odds: bool = False) -> bytes:
    """The leaflet of a house as a file; the same house gives the same bytes.

    Raises NotationError when a text of the house cannot be set in the PDF; see `write_pdf.typeset`.
    """
    made = content(house, lang=lang, odds=odds)
    match fmt:
        case "pdf":
            # Typst is loaded only when a PDF is wanted.
            from punto.leaflet.write_pdf import write_pdf  # noqa: PLC0415

            return write_pdf(made)
        case "html":
            return write_html(made)
        case "md":
            return write_markdown(made)
        case "txt":
            return write_text(made)
