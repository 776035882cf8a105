"""A leaflet as one HTML file: no script, nothing loaded from anywhere, for screen, print and screen readers."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from punto.leaflet.model import (
    Block,
    CardPicture,
    Cell,
    Column,
    Example,
    Hand,
    Hands,
    Leaflet,
    Line,
    Paragraph,
    Points,
    Section,
    Table,
)
from punto.leaflet.suits import RED_SUITS, SUIT_PATHS
from punto.leaflet.wrap import joined, run_in
from punto.rules.text import Language

_STYLE = Path(__file__).parent / "leaflet.css"
_TAGS: dict[Language, str] = {"en": "en", "zh": "zh-Hans"}


@cache
def html_policy() -> str:
    """The content policy under which the file may be served: its own style sheet and nothing else."""
    digest = b64encode(sha256(_style().encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'"


def write_html(leaflet: Leaflet) -> bytes:
    """The whole leaflet as UTF-8 HTML."""
    return ("\n".join(_leaflet(leaflet)) + "\n").encode()


@cache
def _style() -> str:
    return "\n" + _STYLE.read_text(encoding="utf-8")


def _leaflet(leaflet: Leaflet) -> Iterator[str]:
    cover = leaflet.cover
    yield "<!doctype html>"
    yield f'<html lang="{_TAGS[leaflet.language]}">'
    yield '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{_said(cover.title)} – {_said(cover.kicker)}</title>"
    yield f'<meta name="description" content="{_said(cover.about)}">'
    yield f"<style>{_style()}</style>\n</head>\n<body>"
    yield _suits()
    yield f'<header>\n<p class="kicker">{_said(cover.kicker)}</p>\n<h1>{_said(cover.title)}</h1>'
    yield f'<div class="cards" aria-hidden="true">{"".join(map(_card, cover.hand.cards))}</div>'
    yield f'<p class="about">{_said(cover.about)}</p>'
    facts = "".join(f"<dt>{_said(fact.lead)}</dt><dd>{_said(fact.text)}</dd>" for fact in cover.facts)
    yield f'<dl class="facts">{facts}</dl>\n</header>\n<main>'
    for section in leaflet.sections:
        yield from _section(section)
    yield "</main>\n<footer>"
    if leaflet.notice:
        yield f'<p class="notice">{_said(leaflet.notice)}</p>'
    yield f"<p>{_said(leaflet.colophon)}</p>\n</footer>\n</body>\n</html>"


def _section(section: Section) -> Iterator[str]:
    yield f'<section aria-labelledby="{section.key}">\n<h2 id="{section.key}">{_said(section.title)}</h2>'
    for block in section.blocks:
        yield from _block(block)
    yield "</section>"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield f"<p>{_paragraph(block)}</p>"
        case Points():
            yield "<ul>\n" + "\n".join(f"<li>{_paragraph(item)}</li>" for item in block.items) + "\n</ul>"
        case Table():
            yield from _table(block)
        case Hands():
            yield f'<div class="hands">\n{"".join(map(_hand, block.hands))}</div>'
        case Example():
            yield f'<article class="example">\n<h3>{_said(block.title)}</h3>'
            yield f'<div class="hands">\n{"".join(map(_hand, block.hands))}</div>'
            yield f'<p class="steps">{_said(joined(block.steps))}</p>'
            yield '<ul class="reckoning">\n' + "\n".join(map(_line, block.lines)) + "\n</ul>\n</article>"


def _paragraph(paragraph: Paragraph) -> str:
    if not paragraph.lead:
        return _said(paragraph.text)
    text = run_in(paragraph.lead, paragraph.text)[len(paragraph.lead) :]
    return f'<strong class="lead">{_said(paragraph.lead)}</strong>{_said(text)}'


def _table(table: Table) -> Iterator[str]:
    yield '<div class="scroll">\n<table>'
    if table.title:
        yield f"<caption>{_said(table.title)}</caption>"
    head = "".join(f'<th scope="col"{_class(column.align)}>{_said(column.title)}</th>' for column in table.columns)
    yield f"<thead><tr>{head}</tr></thead>\n<tbody>"
    for row in table.rows:
        yield _row(row, table.columns)
    yield "</tbody>\n</table>\n</div>"


def _row(row: tuple[Cell, ...], columns: tuple[Column, ...]) -> str:
    if len(row) == 1:
        return f'<tr><th scope="rowgroup" colspan="{len(columns)}">{_cell(row[0])}</th></tr>'
    first, *others = row
    goes_on = _class("on") if not first.text or first.indented else ""
    tag = 'th scope="row"' if first.text else "td"
    cells = "".join(
        f"<td{_class(column.align)}>{_cell(cell)}</td>" for cell, column in zip(others, columns[1:], strict=True)
    )
    return f"<tr{goes_on}><{tag}{_class('indented' if first.indented else '')}>{_cell(first)}</{tag[:2]}>{cells}</tr>"


def _cell(cell: Cell) -> str:
    return _said(cell.text) + (f' <span class="detail">{_said(cell.detail)}</span>' if cell.detail else "")


def _hand(hand: Hand) -> str:
    strong = " strong" if hand.strong else ""
    label = f'<b class="tone-{hand.tone}">{_said(hand.label)}</b> ' if hand.label else ""
    cards = f'<div class="cards">{"".join(map(_card, hand.cards))}</div>'
    caption = f'<figcaption>{label}<span class="result">{_said(hand.result)}</span></figcaption>'
    return f'<figure class="hand{strong} is-{hand.tone}">{caption}{cards}</figure>\n'


def _line(line: Line) -> str:
    tone = {"+": " gain", "−": " loss"}.get(line.amount[0], "")
    said = f"<b>{_said(line.label)}</b> {_said(line.text)}"
    return f'<li><span>{said}</span><span class="amount{tone}">{_said(line.amount)}</span></li>'


def _suits() -> str:
    shapes = "".join(
        f'<symbol id="suit-{suit}" viewBox="0 0 100 100"><path d="{path}"/></symbol>'
        for suit, path in SUIT_PATHS.items()
    )
    return f'<svg width="0" height="0" aria-hidden="true" focusable="false">{shapes}</svg>'


def _card(card: CardPicture) -> str:
    colour = "#b3202c" if card.suit in RED_SUITS else "#161b1a"
    rank = (
        f'<text x="17" y="39" text-anchor="middle" font-family="Georgia, serif" font-weight="700" '
        f'font-size="{28 if len(card.rank) > 1 else 34}" fill="{colour}">{card.rank}</text>'
    )
    return (
        f'<svg class="card" viewBox="0 0 72 100" role="img" aria-label="{_said(card.name)}">'
        '<rect x="1" y="1" width="70" height="98" rx="7" fill="#fff" stroke="#8b9692" stroke-width="1.5"/>'
        f'{rank}<use href="#suit-{card.suit}" x="20" y="48" width="44" height="44" fill="{colour}"/></svg>'
    )


def _class(name: str) -> str:
    return f' class="{name}"' if name and name != "left" else ""


def _said(text: str) -> str:
    """A text as it stands in HTML; an apostrophe is no foot mark."""
    return escape(text.replace("'", "’"))
