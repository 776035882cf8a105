"""Reading and writing perft files.

A perft file is plain text: comments, among them one line `# columns: ...`, and then one composition a line in the
notation of `punto.rules.composition`, a semicolon, and one exact integer for each column.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from punto.rules.composition import Composition
from tests.perft.enumerate import count

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.perft"))
_COLUMNS = "# columns:"


@dataclass(frozen=True)
class PerftFile:
    """The comments, the names of the columns, and the counts by composition as it is written."""

    comments: tuple[str, ...]
    columns: tuple[str, ...]
    lines: dict[str, tuple[int, ...]]

    def column(self, composition: str, name: str) -> int:
        """One count."""
        return self.lines[composition][self.columns.index(name)]


def read(path: Path) -> PerftFile:
    """Read a perft file; a composition without counts is one that is still to be counted."""
    comments: list[str] = []
    columns: tuple[str, ...] = ()
    lines: dict[str, tuple[int, ...]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(_COLUMNS):
            columns = tuple(line.removeprefix(_COLUMNS).split())
        elif line.startswith("#"):
            comments.append(line)
        elif line.strip():
            composition, _, counts = line.partition(";")
            lines[composition.strip()] = tuple(map(int, counts.split()))
    return PerftFile(tuple(comments), columns, lines)


def text_of(perft: PerftFile) -> str:
    """The text of a perft file with everything counted anew."""
    counted = {name: count(Composition.parse(name), perft.columns) for name in perft.lines}
    name_width = max(len(_COLUMNS), *map(len, counted)) + 1
    table = [perft.columns, *(tuple(map(str, counts)) for counts in counted.values())]
    widths = [max(map(len, cells)) for cells in zip(*table, strict=True)]

    def line(first: str, mark: str, cells: tuple[str, ...]) -> str:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]
        return f"{first.ljust(name_width)}{mark} {'  '.join(padded)}"

    header, *rows = table
    body = [line(name, ";", row) for name, row in zip(counted, rows, strict=True)]
    return "\n".join([*perft.comments, "#", line(_COLUMNS, " ", header), *body]).replace("\n#\n#\n", "\n#\n") + "\n"
