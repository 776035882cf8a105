"""Help texts by language: argparse's own words from the catalogues, and lines by the width of what is written.

`textwrap` counts characters and breaks at blanks. Chinese has none, and its characters take two cells.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from unicodedata import east_asian_width

from punto.cli.language import say
from punto.words import Text

__all__ = ["HelpFormatter", "RawHelpFormatter", "wrapped"]

_HAN = "\u2e80-\u2fff\u3040-\u9fff\uf900-\ufaff"
_OPENING, _CLOSING = "（「『《〈“‘", "）」』》〉”’，。；：、？！…"
_PIECE = re.compile(rf"\s+|[{_OPENING}]*[{_HAN}][{_CLOSING}]*|[^\s{_HAN}{_OPENING}{_CLOSING}]+[{_CLOSING}]*|\S")
"""What stands together in a line: a blank, a Chinese character or another word, with the marks that belong to it."""


class HelpFormatter(argparse.HelpFormatter):
    """Help in the language of the running command."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """What the command takes, in a line."""
        super().add_usage(usage, actions, groups, f"{say(Text('cli-parser-usage'))} " if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width) if _is_wide(text) else super()._split_lines(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if not _is_wide(text):
            return super()._fill_text(text, width, indent)
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))


class RawHelpFormatter(HelpFormatter):
    """The same, with a description whose lines stay as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        del width
        return "".join(indent + line for line in text.splitlines(keepends=True))


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most so many cells, if its words allow it.

    >>> wrapped("每注的精确赔率，任何牌靴", 14)
    ['每注的精确赔', '率，任何牌靴']
    """
    lines, room = [""], width
    for piece in _PIECE.findall(" ".join(text.split())):
        cells = cells_of(piece)
        if cells > room and lines[-1]:
            lines.append("")
            room = width
        if lines[-1] or piece != " ":
            lines[-1] += piece
            room -= cells
    return [line.rstrip() for line in lines if line.strip()]


def cells_of(text: str) -> int:
    """How many cells of a terminal a text takes.

    >>> cells_of("庄 B")
    4
    """
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


def _is_wide(text: str) -> bool:
    return any(east_asian_width(char) in "WF" for char in text)
