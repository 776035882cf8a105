"""QR codes: an address as the squares that a telephone reads, drawn by each writer in its own way."""

from __future__ import annotations

_MARGIN = 4
"""The quiet squares around a code, as its standard asks."""


def squares(address: str) -> tuple[str, ...]:
    """The lines of the code, `1` for a dark square; a fourth of it may be dirty before it cannot be read.

    >>> lines = squares("https://tables.example/learn?house=bclc-ez")
    >>> len(lines) == len(lines[0]), set("".join(lines)) == {"0", "1"}
    (True, True)
    """
    import segno  # noqa: PLC0415 - loaded only when there is something to draw

    made = segno.make(address, error="q", micro=False, boost_error=False)
    return tuple("".join("1" if dark else "0" for dark in row) for row in made.matrix_iter(border=_MARGIN))


def path_of(rows: tuple[str, ...]) -> str:
    """The dark squares as one SVG path, a unit a square; runs in a line are one rectangle."""
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = len(row[x:]) - len(row[x:].lstrip("1"))
            if run:
                parts.append(f"M{x} {y}h{run}v1h-{run}z")
            x += run or 1
    return "".join(parts)
