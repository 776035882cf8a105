"""Styled text for a terminal: ANSI escape codes, cell widths and word wrap, and nothing that takes time to load.

How it is checked: hypothesis wraps texts of any letters, and nothing is lost and no line is too wide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

__all__ = ["Styled", "cells"]

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34"}
_COLOURS = frozenset({"red", "green", "yellow", "blue"})
_WORD = re.compile(r"\s*\S+\s*")


class Styled:
    """A text of runs, each with a style such as `bold` or `bold red`; it is not changed, only added to."""

    __slots__ = ("runs",)

    def __init__(self, text: str = "", style: str = "") -> None:
        self.runs: tuple[tuple[str, str], ...] = ((text, style),) if text else ()

    @classmethod
    def assemble(cls, *parts: str | tuple[str, str] | Styled) -> Styled:
        """The parts one after the other: plain, with a style, or styled already.

        >>> Styled.assemble("Seat 3: ", ("wins", "green")).plain
        'Seat 3: wins'
        """
        made = cls()
        made.runs = tuple(run for part in parts for run in _runs_of(part))
        return made

    def __add__(self, other: str | Styled) -> Styled:
        return Styled.assemble(self, other)

    @property
    def plain(self) -> str:
        """The text alone."""
        return "".join(text for text, _ in self.runs)

    @property
    def lines(self) -> list[Styled]:
        """The text cut where its lines end."""
        plain, found, begin = self.plain, [], 0
        for end in [*(place for place, char in enumerate(plain) if char == "\n"), len(plain)]:
            found.append(self.part(begin, end))
            begin = end + 1
        return found

    def part(self, begin: int, end: int) -> Styled:
        """The characters from `begin` up to `end`, with their styles."""
        kept, place = [], 0
        for text, style in self.runs:
            if piece := text[max(0, begin - place) : max(0, end - place)]:
                kept.append((piece, style))
            place += len(text)
        return Styled.assemble(*kept)

    def wrapped(self, width: int) -> list[Styled]:
        """Lines of at most so many cells, cut between words, and within a word only where it is wider than a line.

        >>> [line.plain for line in Styled("the hands tie and Player has a natural").wrapped(14)]
        ['the hands tie', 'and Player has', 'a natural']
        """
        found = []
        for line in self.lines:
            plain = line.plain
            places = [0, *_breaks(plain, width), len(plain)]
            for begin, end in pairwise(places):
                found.append(line.part(begin, begin + len(plain[begin:end].rstrip())))
        return found

    def written(self, *, style: str = "", coloured: bool, styled: bool) -> str:
        r"""The text with the escape codes of its styles, on top of one for all of it.

        >>> Styled("wins", "bold green").written(coloured=True, styled=True)
        '\x1b[1;32mwins\x1b[0m'
        """
        if not styled:
            return self.plain
        written = []
        for text, own in self.runs:
            names = [name for name in f"{style} {own}".split() if coloured or name not in _COLOURS]
            codes = ";".join(dict.fromkeys(_CODES[name] for name in names))
            written.append(f"\x1b[{codes}m{text}\x1b[0m" if codes else text)
        return "".join(written)


def _runs_of(part: str | tuple[str, str] | Styled) -> tuple[tuple[str, str], ...]:
    if isinstance(part, Styled):
        return part.runs
    text, style = (part, "") if isinstance(part, str) else part
    return ((text, style),) if text else ()


def cells(text: str) -> int:
    """How many cells of a terminal a text takes: a Chinese character has two.

    >>> cells("Banker"), cells("庄家")
    (6, 4)
    """
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def _breaks(plain: str, width: int) -> Iterator[int]:
    """Where a line begins anew."""
    taken = 0
    for match in _WORD.finditer(plain):
        word, begin = match[0], match.start()
        needed = cells(word.rstrip())
        if taken + needed <= width:
            taken += cells(word)
            continue
        if begin:
            yield begin
        taken = 0
        for place, char in enumerate(word.rstrip()):
            if taken + cells(char) > width and taken:
                yield begin + place
                taken = 0
            taken += cells(char)
        taken += cells(word) - needed
