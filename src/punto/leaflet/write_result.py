"""The result of an exam as a PDF, typeset with the fonts of the leaflets. Same result, same bytes."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from pathlib import Path

import typst

from punto.errors import NotationError
from punto.leaflet.fonts.charset import printable
from punto.leaflet.fonts.faces import face_for_typst
from punto.leaflet.suits import SUIT_PATHS
from punto.trainer.describe import SUIT_SIGNS
from punto.trainer.exam import ExamResult
from punto.trainer.write_result import sheet
from punto.words import Language, Text

_HERE = Path(__file__).parent
_OTHERWISE = {"曱甴路": "小强路"}
"""The fonts lack the signs of the road's first name; it has a second one."""


def write_result_pdf(result: ExamResult, lang: Language) -> bytes:
    """The result as a PDF for print and for screen readers; NotationError when the fonts lack a character of it."""
    suits = {SUIT_SIGNS[key]: path for key, path in SUIT_PATHS.items()}
    content = {"face": face_for_typst(lang), "suits": suits, **asdict(sheet(result, lang))}
    data = json.dumps(content, ensure_ascii=False)
    for sign, other in _OTHERWISE.items():
        data = data.replace(sign, other)
    if missing := sorted({char for char in data if not printable(char)} - set(suits)):
        raise NotationError(Text("error-leaflet-result-lacks-characters", characters=" ".join(missing)))
    made: bytes = typst.compile(
        (_HERE / "result.typ").read_bytes(),
        format="pdf",
        pdf_standards="ua-1",
        timestamp=0,
        font_paths=_fonts(),
        sys_inputs={"data": data},
    )
    return made


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, font_paths=[_HERE / "fonts"])
