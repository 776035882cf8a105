"""A leaflet as plain text, 78 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from punto.leaflet.model import (
    Block,
    BulletList,
    Example,
    HandPicture,
    HandPictures,
    Leaflet,
    LeafletTable,
    Paragraph,
    Section,
    Subheading,
    TableCell,
)
from punto.leaflet.wrapping import pad, run_in, width, wrap

COLUMNS = 78
_INDENT = "  "
_GAP = "  "
_NARROWEST = 8
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def write_text(leaflet: Leaflet) -> bytes:
    """The whole leaflet as UTF-8 text."""
    return ("\n".join(_leaflet(leaflet)) + "\n").encode()


def _leaflet(leaflet: Leaflet) -> Iterator[str]:
    cover = leaflet.cover
    yield from (cover.kicker, "")
    yield from wrap(cover.title, COLUMNS)
    yield "=" * min(COLUMNS, width(cover.title))
    yield ""
    yield from wrap(cover.about, COLUMNS)
    if cover.slogan:
        yield from ("", *wrap(cover.slogan, COLUMNS))
    yield ""
    leads = max(width(fact.lead) for fact in cover.facts)
    yield from (pad(fact.lead, leads) + _GAP + fact.text for fact in cover.facts)
    for section in leaflet.sections:
        yield from _section(section)
    if leaflet.notice:
        yield from ("", "-" * COLUMNS, *wrap(leaflet.notice, COLUMNS))
    for text in leaflet.closing:
        yield from ("", *wrap(text, COLUMNS))
    if leaflet.code:
        yield from ("", *wrap(run_in(leaflet.code.caption, leaflet.code.address), COLUMNS))
    yield from ("", *wrap(leaflet.colophon, COLUMNS))


def _section(section: Section) -> Iterator[str]:
    yield from ("", "", section.title, "-" * width(section.title))
    for block in section.blocks:
        yield ""
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield from _paragraph(block, COLUMNS)
        case BulletList():
            for item in block.items:
                first, *rest = _paragraph(item, COLUMNS - 2)
                yield from ("* " + first, *("  " + line for line in rest))
        case LeafletTable():
            yield from _table(block)
        case HandPictures():
            cells = [(hand.label, cards_in_text(hand)) for hand in block.hands]
            labels, cards = (max(width(cell[place]) for cell in cells) for place in (0, 1))
            for (label, shown), hand in zip(cells, block.hands, strict=True):
                lead = pad(label, labels) + _GAP if labels else ""
                yield _INDENT + lead + pad(shown, cards) + _GAP + hand.result
        case Subheading():
            yield from (block.text, "." * width(block.text))
        case Example():
            yield from _example(block)


def _paragraph(paragraph: Paragraph, columns: int) -> list[str]:
    return wrap(run_in(paragraph.lead, paragraph.text), columns)


def cards_in_text(hand: HandPicture) -> str:
    """The cards of a hand as people write them: 7♥ K♠."""
    return " ".join(card.rank + _SUITS[card.suit] for card in hand.cards)


def _example(example: Example) -> Iterator[str]:
    yield from wrap(example.title, COLUMNS)
    labels = max(width(hand.label) for hand in example.hands)
    cards = max(width(cards_in_text(hand)) for hand in example.hands)
    for hand in example.hands:
        yield _INDENT + pad(hand.label, labels) + _GAP + pad(cards_in_text(hand), cards) + _GAP + hand.result
    for step in example.steps:
        yield from (_INDENT + line for line in wrap(step, COLUMNS - len(_INDENT)))
    rows = [[line.label, line.text, line.amount] for line in example.lines]
    yield from (_INDENT + line for line in _grid(rows, ["left", "left", "right"], COLUMNS - len(_INDENT)))


def _table(table: LeafletTable) -> Iterator[str]:
    if table.title:
        yield from (*wrap(table.title, COLUMNS), "")
    head = [column.title for column in table.columns]
    body = [[_cell(cell) for cell in _filled(row, len(head))] for row in table.rows]
    lines = _grid([head, *body], [column.align for column in table.columns], COLUMNS - len(_INDENT), ruled=True)
    yield from (_INDENT + line for line in lines)


def _filled(row: tuple[TableCell, ...], columns: int) -> tuple[TableCell, ...]:
    return row + (TableCell(""),) * (columns - len(row))


def _cell(cell: TableCell) -> str:
    return (_INDENT if cell.indented else "") + cell.text + (f" ({cell.detail})" if cell.detail else "")


def _grid(rows: list[list[str]], aligns: list[str], columns: int, *, ruled: bool = False) -> Iterator[str]:
    """Cells in columns that line up, each wrapped to its column; a line below the first row when ruled."""
    widths = _widths(rows, columns - len(_GAP) * (len(aligns) - 1))
    for number, row in enumerate(rows):
        cells = [_indented(text, space) for text, space in zip(row, widths, strict=True)]
        for line in range(max(map(len, cells))):
            texts = [cell[line] if line < len(cell) else "" for cell in cells]
            aligned = [
                pad(text, space, right=align == "right")
                for text, space, align in zip(texts, widths, aligns, strict=True)
            ]
            yield _GAP.join(aligned).rstrip()
        if ruled and number == 0:
            yield _GAP.join("-" * space for space in widths)


def _indented(text: str, space: int) -> list[str]:
    """A text in lines that keep the spaces it begins with."""
    indent = text[: len(text) - len(text.lstrip())]
    return [indent + line for line in wrap(text.strip(), space - len(indent))]


def _widths(rows: list[list[str]], columns: int) -> list[int]:
    """As wide as each column wants to be; if that is too much, the widest gives way."""
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]))]
    while sum(widths) > columns and max(widths) > _NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths
