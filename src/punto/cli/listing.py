"""Tables for people that never cut a number.

A terminal of any width, a pipe and a file get the same figures. A table that is too wide wraps its texts first, word by
word; if that is not enough, its columns are put below each other and the first one is repeated, unless all are
numbers and none names a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from punto.cli.styled import Styled, cells

__all__ = ["NARROWEST", "Listing", "ListingColumn"]

NARROWEST = 40
"""A table has at least so many cells of width; a window that has fewer wraps the lines itself."""
_TEXT_WORTH_WRAPPING = 12
"""A text is not wrapped to less than this, unless it is shorter."""
_LONGEST_WORD = 28
"""A longer word, such as a path or a hash, may be broken."""
_LEAST_LABEL = 8
_AT_THE_EDGES = 2
_BETWEEN = 2
_WIDE = 10_000
"""What a pipe or a file is taken to have: more than any table."""
_RULE = "─"


class _Measured(NamedTuple):
    """The least and the most width that a column can use."""

    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class ListingColumn:
    """A column by its heading, which another one may have as well."""

    heading: str
    right: bool = False
    """Whether it holds numbers."""
    whole: bool = False
    """Whether its cells never wrap; numbers never do."""

    @property
    def wraps(self) -> bool:
        """Whether its cells may go on in the next line."""
        return not (self.right or self.whole)


class Listing:
    """A table in the house style."""

    def __init__(self, columns: Sequence[ListingColumn]) -> None:
        self._columns = tuple(columns)
        self._rows: list[tuple[Styled, ...]] = []
        self._sections: set[int] = set()
        """The numbers of rows before which a section begins."""

    def add_row(self, *cells: str | Styled) -> None:
        """Add a row; cells that are left out are empty."""
        filled = (*cells, *("" for _ in range(len(self._columns) - len(cells))))
        self._rows.append(tuple(Styled(cell) if isinstance(cell, str) else cell for cell in filled))

    def add_section(self) -> None:
        """Leave room before the next row."""
        self._sections.add(len(self._rows))

    def drawn(self, width: int | None) -> list[Styled]:
        """The lines of the table in so many cells; None is room without end."""
        room = _WIDE if width is None else width
        measured = [self._measured(index) for index in range(len(self._columns))]
        return [
            line
            for block in _blocks(measured, room, named=not all(each.right for each in self._columns))
            for line in self._block(block, _widths([measured[index] for index in block], room))
        ]

    def _measured(self, index: int) -> _Measured:
        texts = [self._columns[index].heading, *(row[index].plain for row in self._rows)]
        most = max(cells(line) for text in texts for line in text.split("\n"))
        if not self._columns[index].wraps:
            return _Measured(most, most)
        word = min(max((cells(word) for text in texts for word in text.split()), default=0), _LONGEST_WORD)
        return _Measured(min(most, max(word, _TEXT_WORTH_WRAPPING)), most)

    def _block(self, block: Sequence[int], widths: Sequence[int]) -> list[Styled]:
        """Columns beside each other: a head, a rule and the rows, with room around them."""
        across = sum(widths) + _BETWEEN * (len(widths) - 1)
        blank = Styled(" " * (across + _AT_THE_EDGES))
        heads = [Styled(self._columns[index].heading, "bold") for index in block]
        lines = [blank, *self._row(block, heads, widths), Styled(f" {_RULE * across} ")]
        for number, row in enumerate(self._rows):
            if number in self._sections and number:
                lines.append(blank)
            lines += self._row(block, [row[index] for index in block], widths)
        return [*lines, blank]

    def _row(self, block: Sequence[int], row: Sequence[Styled], widths: Sequence[int]) -> list[Styled]:
        laid = [_laid_out(cell, width) for cell, width in zip(row, widths, strict=True)]
        return [self._line(block, laid, widths, number) for number in range(max(map(len, laid)))]

    def _line(self, block: Sequence[int], laid: Sequence[list[Styled]], widths: Sequence[int], number: int) -> Styled:
        parts: list[str | Styled] = [" "]
        for place, (index, lines, width) in enumerate(zip(block, laid, widths, strict=True)):
            text = lines[number] if number < len(lines) else Styled()
            pad = " " * (width - cells(text.plain))
            parts += [" " * _BETWEEN] if place else []
            parts += [pad, text] if self._columns[index].right else [text, pad]
        return Styled.assemble(*parts, " ")


def _laid_out(cell: Styled, width: int) -> list[Styled]:
    """The lines of a cell; where the first is indented, all are."""
    plain = cell.plain
    blanks = len(plain) - len(plain.lstrip(" ")) if plain.strip() else 0
    return [Styled(" " * blanks) + line for line in cell.part(blanks, len(plain)).wrapped(max(1, width - blanks))]


def _around(columns: int) -> int:
    """What a table takes besides its cells."""
    return _AT_THE_EDGES + _BETWEEN * (columns - 1)


def _blocks(measured: Sequence[_Measured], room: int, *, named: bool) -> list[list[int]]:
    """Which columns stand beside each other; where the first names the rows, every block begins with it."""
    label = [0] if named else []
    blocks = [[0]]
    for index in range(1, len(measured)):
        together = [*blocks[-1], index]
        fits = sum(measured[each].minimum for each in together) + _around(len(together)) <= room
        if fits or blocks[-1] == label:
            blocks[-1] = together
        else:
            blocks.append([*label, index])
    return blocks


def _widths(measured: Sequence[_Measured], room: int) -> list[int]:
    """The width of each column of a block: texts share what numbers leave, the short ones whole if possible."""
    left = room - _around(len(measured)) - sum(each.minimum for each in measured)
    widths = [each.minimum for each in measured]
    if left < 0:
        widths[0] = max(_LEAST_LABEL, widths[0] + left)
    while left > 0 and (growing := [i for i, each in enumerate(measured) if widths[i] < each.maximum]):
        share = max(1, left // len(growing))
        for index in growing:
            more = min(share, measured[index].maximum - widths[index], left)
            widths[index] += more
            left -= more
    return widths
