"""The pieces of a printed leaflet: blocks that are never broken, each with the headings that stand above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from punto.leaflet.model import Block, BulletList, Example, Leaflet, LeafletTable, Section, Subheading, TableCell

_ROWS_IN_A_PIECE = 12
"""A longer table is cut into several, where rows do not belong together."""
_BRIEF = ("games", "object", "values", "third", "bets", "side")
"""The sections that a card in a rack has room for."""
_FIRST_TO_GO = ("object", "values", "games")
"""Which of them are left out where there is less room, one after the other."""


@dataclass(frozen=True)
class PrintedPiece:
    """A block that is never broken, with the heading of its section or part if it is the first there."""

    title: str
    sub: str
    block: dict[str, Any]
    kind: str
    """What decides how it may stand: see the tables of gaps and costs in `as_pdf`."""


CLOSING = PrintedPiece("", "", {"kind": "Closing"}, kind="closing")
"""The end of a leaflet: where to find help, and what the house says last."""


def briefs(leaflet: Leaflet) -> Iterator[Leaflet]:
    """The leaflet for a card in a rack, without worked examples and fine print; and then ever shorter."""
    for gone in range(len(_FIRST_TO_GO) + 1):
        kept = [each for each in leaflet.sections if each.key in _BRIEF and each.key not in _FIRST_TO_GO[:gone]]
        yield replace(leaflet, sections=tuple(kept))


def sheets_of(leaflet: Leaflet) -> list[list[Section]]:
    """The sections by the sheet on which they begin."""
    groups: list[list[Section]] = [[]]
    for section in leaflet.sections:
        if section.new_sheet:
            groups.append([])
        groups[-1].append(section)
    return groups


def pieces_of(sections: Sequence[Section]) -> Iterator[PrintedPiece]:
    """The pieces of some sections, in order; a heading goes with what stands below it."""
    for section in sections:
        title, sub = section.title, ""
        for place, block in enumerate(section.blocks):
            if isinstance(block, Subheading):
                sub = block.text
                continue
            for number, part in enumerate(_parts(block)):
                kind = "section" if title else "part" if sub else _kind(block, place, number)
                yield PrintedPiece(title, sub, part, kind)
                title = sub = ""


def _kind(block: Block, place: int, number: int) -> str:
    """What a part of a block is, by the place of the block in its section and its own in the block."""
    titled = isinstance(block, LeafletTable) and block.title and not number
    if isinstance(block, Example) or titled:
        # It has a title of its own and may well begin a panel, unless it would leave the heading nearly alone.
        return "second" if place == 1 else "titled" if titled else "example"
    return "point" if number and isinstance(block, BulletList) else "block"


def _parts(block: Block) -> Iterator[dict[str, Any]]:
    """A block in parts that may stand in different panels."""
    if isinstance(block, BulletList):
        for item in block.items:
            yield {**asdict(item), "kind": "Point"}
    elif isinstance(block, LeafletTable):
        for number, rows in enumerate(_rows_apart(block)):
            title = block.title if number == 0 else ""
            yield {**asdict(replace(block, rows=rows, title=title)), "kind": "LeafletTable"}
    else:
        yield {**asdict(block), "kind": type(block).__name__}


def _rows_apart(table: LeafletTable) -> Iterator[tuple[tuple[TableCell, ...], ...]]:
    """The rows in parts that are not too long; a row goes with those below it that go on or are indented."""
    groups: list[list[tuple[TableCell, ...]]] = []
    for row in table.rows:
        if groups and (not row[0].text or row[0].indented):
            groups[-1].append(row)
        else:
            groups.append([row])
    part: list[tuple[TableCell, ...]] = []
    for group in groups:
        if part and len(part) + len(group) > _ROWS_IN_A_PIECE:
            yield tuple(part)
            part = []
        part += group
    yield tuple(part)
