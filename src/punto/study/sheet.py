"""The tracking sheet of a count, as a PDF of one page, typeset by typst: tags, triggers, and lines for the rounds."""

from __future__ import annotations

import json
from math import ceil
from pathlib import Path
from typing import Literal

import typst

from punto.errors import NotationError
from punto.leaflet.as_pdf import fonts
from punto.leaflet.fonts.charset import printable
from punto.leaflet.fonts.faces import face_for_typst
from punto.rules.bets import Bet
from punto.rules.shoe import ShoeRules
from punto.study.earnings import COUNTED, Earnings
from punto.words import NOTHING, Language, Text, decimal

Paper = Literal["a4", "us-letter"]

_ROUNDS_A_COLUMN = {"a4": 30, "us-letter": 27}
"""In three columns: a shoe of eight decks has some eighty rounds."""
_LABELS = {
    "tags_title": Text("study-sheet-tags"),
    "thresholds_title": Text("study-sheet-thresholds"),
    "decks_label": Text("study-sheet-decks-unseen"),
    "count_label": Text("study-sheet-count"),
    "earns_title": Text("study-sheet-earnings"),
    "rounds_title": Text("study-sheet-rounds"),
}
_COLUMNS = (
    NOTHING,
    Text("study-sheet-count"),
    Text("study-sheet-decks"),
    Text("study-sheet-bet"),
    Text("study-sheet-result"),
)


def tracking_sheet(
    bet: Bet, earnings: Earnings, shoe: ShoeRules, *, lang: Language = "en", paper: Paper = "a4"
) -> bytes:
    """The sheet as a PDF; the same count gives the same bytes."""
    count = earnings.count
    decks = [] if count.running else [each / 2 for each in range(2 * shoe.decks, 0, -1)]
    trigger = decimal(f"{count.trigger:g}")
    rule = Text("study-sheet-running" if count.running else "study-sheet-true", trigger=trigger)
    earns = Text(
        "study-sheet-earns",
        units=decimal(f"{earnings.units_per_shoe:.3f}"),
        error=decimal(f"{earnings.standard_error:.3f}"),
        share=decimal(f"{100 * earnings.share_of_perfect:.1f}"),
        bets=decimal(f"{earnings.bets_per_shoe:.1f}"),
        edge=decimal(f"{100 * earnings.average_edge:.2f}"),
    )
    measured = Text("study-sheet-from", shoes=earnings.shoes, decks=shoe.decks, cut=shoe.cut_card)
    data = {
        "face": face_for_typst(lang),
        "paper": paper,
        "title": Text("study-sheet-title", bet=bet.name).in_language(lang),
        "rules": [Text("study-sheet-add").in_language(lang), rule.in_language(lang)],
        "tags": [
            {"card": "10 J Q K" if rank == "T" else rank, "tag": f"{tag:+d}" if tag else "0"}
            for rank, tag in zip(COUNTED, count.tags, strict=True)
        ],
        "thresholds": [{"decks": f"{each:g}", "count": str(ceil(count.trigger * each))} for each in decks],
        "earns": [earns.in_language(lang), measured.in_language(lang)],
        "columns": [each.in_language(lang) for each in _COLUMNS],
        "rows": _ROUNDS_A_COLUMN[paper],
        **{key: text.in_language(lang) for key, text in _LABELS.items()},
    }
    written = json.dumps(data, ensure_ascii=False).replace("'", "’")
    if missing := sorted({char for char in written if not printable(char)}):
        raise NotationError(Text("study-sheet-lacks", signs=" ".join(missing)))
    template = Path(__file__).with_name("sheet.typ").read_bytes()
    made: bytes = typst.compile(
        template, format="pdf", pdf_standards="ua-1", timestamp=0, font_paths=fonts(), sys_inputs={"data": written}
    )
    return made
