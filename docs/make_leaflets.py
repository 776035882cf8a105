"""Pictures of printed leaflets, each page as a PNG: `make pictures`.

python -m docs.make_leaflets                          those of docs/playing.md
python -m docs.make_leaflets --all --to FOLDER        every house in every language, with its odds
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path

from PIL import Image

from punto.house import House
from punto.house.loader import house_keys
from punto.leaflet import content
from punto.leaflet.as_pdf import typeset
from punto.words import LANGUAGES, Language

SHOWN: tuple[tuple[str, Language], ...] = (
    ("pairs-mini", "en"),
    *(("dragon-midi", language) for language in LANGUAGES if language != "en"),
)
COLOURS = 128
"""Enough for type, hairlines and the cards."""


def picture(house: str, language: Language, folder: Path, *, odds: bool, dots_per_inch: int) -> None:
    """Every page of the leaflet of a house."""
    sheets = typeset(content(House.load(house), lang=language, odds=odds))
    for number, page in enumerate(sheets.pictures(dots_per_inch=dots_per_inch), start=1):
        image = Image.open(BytesIO(page)).convert("RGB").quantize(COLOURS)
        image.save(folder / f"leaflet-{house}-{language}-{number}.png", optimize=True)


def main() -> None:
    """Make those that are asked for."""
    parser = argparse.ArgumentParser(description="Pictures of printed leaflets.")
    parser.add_argument("--all", action="store_true", help="every house in every language, with its odds")
    parser.add_argument("--to", type=Path, default=Path(__file__).parent, help="the folder to write to")
    parser.add_argument("--dpi", type=int, default=110)
    asked = parser.parse_args()
    wanted = [(house, language) for house in house_keys() for language in LANGUAGES] if asked.all else SHOWN
    for house, language in wanted:
        picture(house, language, asked.to, odds=asked.all, dots_per_inch=asked.dpi)


if __name__ == "__main__":
    main()
