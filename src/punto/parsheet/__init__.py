"""Par sheets: the probability accounting report of a game, as a regulator or a test laboratory asks for it.

`figures` works everything out, `content` says it in one language, a writer a format lays it out.
"""

from __future__ import annotations

import json
from typing import Literal, get_args

from punto.extras import require
from punto.parsheet.as_html import write_html
from punto.parsheet.as_json import par_sheet_json
from punto.parsheet.content import document
from punto.parsheet.figures import ParSheet, par_sheet
from punto.words import Language

ParSheetFormat = Literal["pdf", "html", "json"]
FORMATS: tuple[ParSheetFormat, ...] = get_args(ParSheetFormat)

__all__ = ["FORMATS", "ParSheet", "ParSheetFormat", "par_sheet", "par_sheet_file"]


def par_sheet_file(sheet: ParSheet, *, fmt: ParSheetFormat, lang: Language = "en") -> bytes:
    """The sheet as a file; the same figures give the same bytes. JSON carries every language.

    >>> from punto.house.model import House
    >>> sheet = par_sheet(House.load("bclc-mini"), seed=1, shoes=500, study_shoes=64)
    >>> par_sheet_file(sheet, fmt="html")[:15]
    b'<!doctype html>'
    """
    match fmt:
        case "pdf":
            # Typst is loaded only when a PDF is wanted.
            require("pdf")
            from punto.parsheet.as_pdf import write_pdf  # noqa: PLC0415

            return write_pdf(document(sheet, lang=lang))
        case "html":
            return write_html(document(sheet, lang=lang))
        case "json":
            return (json.dumps(par_sheet_json(sheet), ensure_ascii=False, indent=2) + "\n").encode()
