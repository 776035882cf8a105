"""A par sheet as a PDF, typeset by typst: numbered pages, and a block to sign."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typst

from punto.errors import NotationError
from punto.leaflet.as_pdf import fonts
from punto.leaflet.fonts.charset import printable
from punto.leaflet.fonts.faces import face_for_typst
from punto.leaflet.model import Block
from punto.parsheet.content import Document
from punto.words import Text


def write_pdf(document: Document) -> bytes:
    """The whole sheet; the same document gives the same bytes. NotationError for a sign that the fonts lack."""
    data = {**asdict(document), "face": face_for_typst(document.language)}
    for section, written in zip(document.sections, data["sections"], strict=True):
        written["blocks"] = [_block(block) for block in section.blocks]
    text = json.dumps(data, ensure_ascii=False).replace("'", "’")
    if missing := sorted({char for char in text if not printable(char)}):
        raise NotationError(Text("parsheet-lacks", signs=" ".join(missing)))
    made: bytes = typst.compile(
        Path(__file__).with_name("parsheet.typ").read_bytes(),
        format="pdf",
        pdf_standards="ua-1",
        timestamp=0,
        font_paths=fonts(),
        sys_inputs={"data": text},
    )
    return made


def _block(block: Block) -> dict[str, Any]:
    return {**asdict(block), "kind": type(block).__name__}
