"""Which characters the fonts of the printed leaflets have.

Everything in GB 2312 (the 6,763 characters of Simplified Chinese in daily use, with kana, Greek and Cyrillic), Latin
with the accents of Western Europe, and some marks. Run as a script, it prints the characters of one font.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache

_LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x100))
_MARKS = "–—‘’“”•…−×→€₩"
_FIRST_ROW, _LAST_ROW, _FIRST_RARE_ROW = 0xA1, 0xF7, 0xD8
"""Rows of GB 2312 as its encoding has them; from the rare ones on, characters are sorted by radical."""


def characters(*, rare: bool) -> frozenset[str]:
    """The characters of the font for text (with the rarer ones), or of the heavier one for headings."""
    rows = range(_FIRST_ROW, (_LAST_ROW if rare else _FIRST_RARE_ROW - 1) + 1)
    return frozenset({*map(chr, _LATIN), *_MARKS, *(char for row in rows for char in _row(row))})


_FALLBACK = frozenset({*map(chr, range(0x100, 0x180)), *"₱฿"})
"""What the fonts inside typst have beyond ours."""


@cache
def _all() -> frozenset[str]:
    return characters(rare=True) | _FALLBACK


def printable(char: str) -> bool:
    """Whether a printed leaflet can show a character."""
    return char in _all()


def _row(row: int) -> Iterator[str]:
    for column in range(0xA1, 0xFF):
        try:
            yield bytes([row, column]).decode("gb2312")
        except UnicodeDecodeError:
            continue


if __name__ == "__main__":
    sys.stdout.write("".join(sorted(characters(rare=sys.argv[1] == "text"))))
