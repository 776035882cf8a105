"""The terminal: how wide it is, whether it has colours, and printing to it.

A pipe or a file takes any width and has no colours, unless COLUMNS or FORCE_COLOR say otherwise. NO_COLOR takes colours
away, and leaves bold and dim.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from punto.cli.listing import NARROWEST, Listing
from punto.cli.styled import Styled

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["Terminal"]

_USUAL_WIDTH = 80
_WIDE = 10_000
"""More than anything that is drawn."""


class Terminal:
    """Where tables and sentences go. Text is printed as it is: a house may well have brackets in its title."""

    def __init__(self) -> None:
        forced = bool(os.environ.get("FORCE_COLOR"))
        self._watched = forced or sys.stdout.isatty()
        known = os.name != "nt" or "WT_SESSION" in os.environ
        self._styled = forced or (self._watched and known and os.environ.get("TERM") not in {"dumb", "unknown"})
        self._coloured = not os.environ.get("NO_COLOR")

    @property
    def width(self) -> int | None:
        """How wide a line may be; None in a pipe or a file, which take any width."""
        columns = os.environ.get("COLUMNS", "")
        if columns.isdecimal():
            return max(int(columns), NARROWEST)
        return max(_screen_width(), NARROWEST) if self._watched else None

    def print(self, what: str | Styled | Listing = "", *, style: str = "", soft_wrap: bool = False) -> None:
        """Print a table, or a text wrapped to the width; with `soft_wrap` the window wraps it."""
        width = self.width
        if isinstance(what, Listing):
            lines = what.drawn(width)
        else:
            text = Styled(what) if isinstance(what, str) else what
            lines = text.lines if width is None or soft_wrap else text.wrapped(width)
        for line in lines:
            sys.stdout.write(line.written(style=style, coloured=self._coloured, styled=self._styled) + "\n")

    def draw(self, drawing: RenderableType) -> None:
        """Print what `rich` lays out, such as roads in panels."""
        from rich.console import Console

        console = Console(highlight=False, markup=False, emoji=False)
        console.width = self.width or _WIDE
        console.print(drawing)


def _screen_width() -> int:
    for stream in (sys.__stdout__, sys.__stderr__, sys.__stdin__):
        try:
            if stream is not None and (found := os.get_terminal_size(stream.fileno()).columns):
                return found
        except (OSError, ValueError):
            continue
    return _USUAL_WIDTH
