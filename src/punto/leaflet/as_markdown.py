"""A leaflet as plain Markdown, with tables in pipes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from punto.leaflet.as_text import cards_in_text
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
from punto.leaflet.wrapping import joined, run_in

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")
_RULES = {"left": ":---", "right": "---:", "centre": ":---:"}
_INDENT = "– "


def write_markdown(leaflet: Leaflet) -> bytes:
    """The whole leaflet as UTF-8 Markdown."""
    return ("\n\n".join(_leaflet(leaflet)) + "\n").encode()


def _leaflet(leaflet: Leaflet) -> Iterator[str]:
    cover = leaflet.cover
    yield f"# {_escaped(cover.title)}"
    yield f"**{_escaped(cover.kicker)}**"
    yield _escaped(cover.about)
    if cover.slogan:
        yield f"*{_escaped(cover.slogan)}*"
    yield "\n".join(f"- {_strong(fact.lead)} {_escaped(fact.text)}" for fact in cover.facts)
    for section in leaflet.sections:
        yield from _section(section)
    yield "---"
    if leaflet.notice:
        yield _strong(leaflet.notice)
    yield from map(_escaped, leaflet.closing)
    if leaflet.code:
        yield f"{_escaped(leaflet.code.caption)} <{leaflet.code.address}>"
    yield _escaped(leaflet.colophon)


def _section(section: Section) -> Iterator[str]:
    yield f"## {_escaped(section.title)}"
    for block in section.blocks:
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield _paragraph(block)
        case BulletList():
            yield "\n".join(f"- {_paragraph(item)}" for item in block.items)
        case LeafletTable():
            if block.title:
                yield f"### {_escaped(block.title)}"
            yield _table(block)
        case HandPictures():
            yield "\n".join(f"- {_hand(hand)}" for hand in block.hands)
        case Subheading():
            yield f"### {_escaped(block.text)}"
        case Example():
            yield f"### {_escaped(block.title)}"
            yield "\n".join(f"- {_hand(hand)}" for hand in block.hands)
            yield _escaped(joined(block.steps))
            yield "\n".join(
                f"- {run_in(_strong(line.label), _escaped(line.text))} {_strong(line.amount)}" for line in block.lines
            )


def _paragraph(paragraph: Paragraph) -> str:
    return run_in(_strong(paragraph.lead), _escaped(paragraph.text)) if paragraph.lead else _escaped(paragraph.text)


def _hand(hand: HandPicture) -> str:
    label = f"{_strong(hand.label)} " if hand.label else ""
    return f"{label}{cards_in_text(hand)}: {_escaped(hand.result)}"


def _table(table: LeafletTable) -> str:
    head = [_escaped(column.title) for column in table.columns]
    rules = [_RULES[column.align] for column in table.columns]
    rows = [[_cell(cell) for cell in row] + [""] * (len(head) - len(row)) for row in table.rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rules, *rows))


def _cell(cell: TableCell) -> str:
    text = _escaped(cell.text) + (f" ({_escaped(cell.detail)})" if cell.detail else "")
    return _INDENT + text if cell.indented else text


def _strong(text: str) -> str:
    return f"**{_escaped(text)}**" if text else ""


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
