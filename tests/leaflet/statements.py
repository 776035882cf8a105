"""What a leaflet states, one statement a line, so that a test can ask for one and miss it."""

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
    TableCell,
)
from punto.leaflet.wrapping import run_in


def statements(leaflet: Leaflet) -> list[str]:
    """Every statement: a paragraph, a point, a row of a table with what stands above it, a line of an example."""
    return [
        f"{section.key}: {statement}"
        for section in leaflet.sections
        for block in section.blocks
        for statement in _block(block)
    ]


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield run_in(block.lead, block.text)
        case BulletList():
            yield from (run_in(item.lead, item.text) for item in block.items)
        case LeafletTable():
            yield from _table(block)
        case HandPictures():
            yield from map(_hand, block.hands)
        case Example():
            yield from (f"{block.title} | {_hand(hand)}" for hand in block.hands)
            yield from (f"{block.title} | {step}" for step in block.steps)
            yield from (f"{block.title} | {run_in(line.label, line.text)} | {line.amount}" for line in block.lines)


def _table(table: LeafletTable) -> Iterator[str]:
    heads = " / ".join(column.title for column in table.columns)
    yield f"{table.title} | {heads}" if table.title else heads
    above, first = "", ""
    for row in table.rows:
        if len(row) == 1:
            above = row[0].text
            continue
        first = row[0].text or first
        group = [above] if row[0].indented else []
        cells = [first + (f" ({row[0].detail})" if row[0].detail else ""), *map(_cell, row[1:])]
        yield " | ".join([*([table.title] if table.title else []), *group, *cells])


def _cell(cell: TableCell) -> str:
    return cell.text + (f" ({cell.detail})" if cell.detail else "")


def _hand(hand: HandPicture) -> str:
    cards = " ".join(card.rank + card.suit for card in hand.cards)
    return " ".join(filter(None, [hand.label, cards, "=", hand.result]))
