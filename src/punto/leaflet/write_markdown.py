"""A leaflet as plain Markdown, with tables in pipes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from punto.leaflet.model import Block, Cell, Example, Hand, Hands, Leaflet, Paragraph, Points, Section, Table
from punto.leaflet.wrap import joined, run_in
from punto.leaflet.write_text import cards_in_text

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
    yield "\n".join(f"- {_strong(fact.lead)} {_escaped(fact.text)}" for fact in cover.facts)
    for section in leaflet.sections:
        yield from _section(section)
    yield "---"
    if leaflet.notice:
        yield _strong(leaflet.notice)
    yield _escaped(leaflet.colophon)


def _section(section: Section) -> Iterator[str]:
    yield f"## {_escaped(section.title)}"
    for block in section.blocks:
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield _paragraph(block)
        case Points():
            yield "\n".join(f"- {_paragraph(item)}" for item in block.items)
        case Table():
            if block.title:
                yield f"### {_escaped(block.title)}"
            yield _table(block)
        case Hands():
            yield "\n".join(f"- {_hand(hand)}" for hand in block.hands)
        case Example():
            yield f"### {_escaped(block.title)}"
            yield "\n".join(f"- {_hand(hand)}" for hand in block.hands)
            yield _escaped(joined(block.steps))
            yield "\n".join(
                f"- {_strong(line.label)}: {_escaped(line.text)} {_strong(line.amount)}" for line in block.lines
            )


def _paragraph(paragraph: Paragraph) -> str:
    return run_in(_strong(paragraph.lead), _escaped(paragraph.text)) if paragraph.lead else _escaped(paragraph.text)


def _hand(hand: Hand) -> str:
    label = f"{_strong(hand.label)} " if hand.label else ""
    return f"{label}{cards_in_text(hand)}: {_escaped(hand.result)}"


def _table(table: Table) -> str:
    head = [_escaped(column.title) for column in table.columns]
    rules = [_RULES[column.align] for column in table.columns]
    rows = [[_cell(cell) for cell in row] + [""] * (len(head) - len(row)) for row in table.rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rules, *rows))


def _cell(cell: Cell) -> str:
    text = _escaped(cell.text) + (f" ({_escaped(cell.detail)})" if cell.detail else "")
    return _INDENT + text if cell.indented else text


def _strong(text: str) -> str:
    return f"**{_escaped(text)}**" if text else ""


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
