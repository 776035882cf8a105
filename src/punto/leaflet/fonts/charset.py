"""Which characters the fonts of the printed leaflets have: a table by font.

Chinese has the characters in daily use, by the national character sets: GB 2312 for Simplified, the first level of
Big5 and some of Hong Kong for Traditional. Korean has the 2,350 syllables of KS X 1001, Vietnamese all its accents.
Every font has Latin with the accents of Western Europe, and some marks. Run as a script, it prints the characters of
one font: `python charset.py NotoSansSC text`, or `headings` for its heavier weight.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

_LATIN: Final = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100))))
_MARKS: Final = frozenset("–—‘’“”•…−×→€₩")
_WIDE_MARKS: Final = frozenset("　、。〈〉《》「」『』【】〔〕！（），．：；？％～￥")
_VIETNAMESE: Final = frozenset(
    map(chr, (*range(0x102, 0x104), *range(0x110, 0x112), *range(0x128, 0x12A)))
) | frozenset(
    map(chr, (*range(0x168, 0x16A), *range(0x1A0, 0x1A2), *range(0x1AF, 0x1B1), *range(0x1EA0, 0x1EFA), 0x20AB))
)
_OF_HONG_KONG: Final = frozenset(map(chr, (0x66F1, 0x7534, 0x67B1, 0x5571, 0x88CF, 0x7740, 0x54AA)))
"""Signs of its Cantonese that Big5 lacks, such as those of the Cockroach Road."""


_LAST_ROW, _LAST_COMMON_ROW = 0xF7, 0xD7
"""Rows of GB 2312 as its encoding has them; from row D8 on, characters are rarer and sorted by radical."""


def _encoded(codec: str, rows: range, columns: range) -> Iterator[str]:
    """What a character set of two bytes has in these rows and columns."""
    for row in rows:
        for column in columns:
            try:
                yield bytes([row, column]).decode(codec)
            except UnicodeDecodeError:
                continue


def _simplified(last_row: int) -> frozenset[str]:
    return frozenset(_encoded("gb2312", range(0xA1, last_row + 1), range(0xA1, 0xFF)))


def _traditional() -> frozenset[str]:
    return frozenset(_encoded("big5", range(0xA4, 0xC7), range(0x40, 0xFF))) | _OF_HONG_KONG | _WIDE_MARKS


def _korean() -> frozenset[str]:
    return frozenset(_encoded("euc_kr", range(0xB0, 0xC9), range(0xA1, 0xFF))) | _WIDE_MARKS


@cache
def characters_by_font() -> Mapping[str, frozenset[str]]:
    """The characters of a font's weight for text."""
    common = _LATIN | _MARKS
    return {
        "NotoSansSC": common | _simplified(_LAST_ROW),
        "NotoSansHK": common | _traditional(),
        "NotoSansKR": common | _korean(),
        "NotoSans": common - {"→"} | _VIETNAMESE,
    }


def of_headings(font: str) -> frozenset[str]:
    """The characters of its heavier weight; in a heading, what is not among them is set in the regular one."""
    every = characters_by_font()[font]
    match font:
        case "NotoSansSC":
            return every - _simplified(_LAST_ROW) | _simplified(_LAST_COMMON_ROW) | _LATIN | _MARKS
        case "NotoSansHK":
            # Big5 does not tell common characters from rare ones; what our own words need is common.
            catalogues = Path(__file__).parents[2].joinpath("words", "locales", "zh-Hant").glob("*.ftl")
            said = frozenset("".join(each.read_text(encoding="utf-8") for each in catalogues))
            return every & said | _LATIN | _MARKS | _WIDE_MARKS
        case _:
            return every


_FALLBACK: Final = frozenset({*map(chr, range(0x100, 0x180)), *"₱฿"})
"""What the fonts inside typst have beyond ours."""


@cache
def _all() -> frozenset[str]:
    return _FALLBACK.union(*characters_by_font().values())


def printable(char: str) -> bool:
    """Whether a printed leaflet can show a character."""
    return char in _all()


if __name__ == "__main__":
    name, weight = sys.argv[1:]
    sys.stdout.write("".join(sorted(of_headings(name) if weight == "headings" else characters_by_font()[name])))
