"""A leaflet as one HTML file: no script, nothing loaded from anywhere, for screen, print and screen readers."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from punto.leaflet.codes import path_of
from punto.leaflet.model import (
    Block,
    BulletList,
    CardPicture,
    Example,
    HandPicture,
    HandPictures,
    Leaflet,
    LeafletTable,
    Look,
    Paragraph,
    QrCode,
    ReckoningLine,
    Section,
    Subheading,
    TableCell,
    TableColumn,
)
from punto.leaflet.suits import RED_SUITS, SUIT_PATHS
from punto.leaflet.wrapping import joined, run_in, unbroken

_STYLE = Path(__file__).parent / "leaflet.css"


_USUAL = Look()


@cache
def html_policy(look: Look = _USUAL) -> str:
    """The content policy under which the file may be served: its own style sheet, pictures within it, nothing else."""
    digest = b64encode(sha256(style(look).encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:"


def write_html(leaflet: Leaflet) -> bytes:
    """The whole leaflet as UTF-8 HTML."""
    return ("\n".join(_leaflet(leaflet)) + "\n").encode()


@cache
def style(look: Look = _USUAL) -> str:
    """The style sheet of everything that is made of sections, in the colours of a house."""
    own = ""
    if look.colour:
        own += f"--felt: {look.colour}; --felt-dark: {look.colour}; "
    if look.accent:
        own += f"--brass: {look.accent}; --brass-light: {look.accent}; "
    return "\n" + _STYLE.read_text(encoding="utf-8") + (f":root {{ {own}}}\n" if own else "")


def _leaflet(leaflet: Leaflet) -> Iterator[str]:
    cover = leaflet.cover
    yield "<!doctype html>"
    yield f'<html lang="{leaflet.language}">'
    yield '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{said(cover.title)} – {said(cover.kicker)}</title>"
    yield f'<meta name="description" content="{said(cover.about)}">'
    yield f"<style>{style(leaflet.look)}</style>\n</head>\n<body>"
    yield _suits()
    yield "<header>"
    if cover.logo:
        mime = {"svg": "image/svg+xml", "png": "image/png"}[cover.logo.format]
        yield f'<img class="logo" src="data:{mime};base64,{cover.logo.data}" alt="{said(cover.logo.name)}">'
    yield f'<p class="kicker">{said(cover.kicker)}</p>\n<h1>{said(cover.title)}</h1>'
    yield f'<div class="cards" aria-hidden="true">{"".join(map(_card, cover.hand.cards))}</div>'
    yield f'<p class="about">{said(cover.about)}</p>'
    if cover.slogan:
        yield f'<p class="slogan">{said(cover.slogan)}</p>'
    facts = "".join(f"<dt>{said(fact.lead)}</dt><dd>{said(fact.text)}</dd>" for fact in cover.facts)
    yield f'<dl class="facts">{facts}</dl>\n</header>\n<main>'
    for section in leaflet.sections:
        yield from section_html(section)
    yield "</main>\n<footer>"
    if leaflet.notice:
        yield f'<p class="notice">{said(leaflet.notice)}</p>'
    yield from (f"<p>{said(text)}</p>" for text in leaflet.closing)
    if leaflet.code:
        yield _code(leaflet.code)
    yield f"<p>{said(leaflet.colophon)}</p>\n</footer>\n</body>\n</html>"


def _code(code: QrCode) -> str:
    side, address = len(code.rows), said(code.address)
    picture = (
        f'<svg class="code" viewBox="0 0 {side} {side}" role="img" aria-label="{address}">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path d="{path_of(code.rows)}" fill="#000"/></svg>'
    )
    return f'<p class="learn">{picture}<span>{said(code.caption)}<br><a href="{address}">{address}</a></span></p>'


def section_html(section: Section) -> Iterator[str]:
    """A section as lines of HTML, for every document that is made of sections."""
    yield f'<section aria-labelledby="{section.key}">\n<h2 id="{section.key}">{said(section.title)}</h2>'
    for block in section.blocks:
        yield from _block(block)
    yield "</section>"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield f"<p>{_paragraph(block)}</p>"
        case BulletList():
            yield "<ul>\n" + "\n".join(f"<li>{_paragraph(item)}</li>" for item in block.items) + "\n</ul>"
        case LeafletTable():
            yield from _table(block)
        case HandPictures():
            yield f'<div class="hands">\n{"".join(map(_hand, block.hands))}</div>'
        case Subheading():
            yield f"<h3>{said(block.text)}</h3>"
        case Example():
            yield f'<article class="example">\n<h3>{said(block.title)}</h3>'
            yield f'<div class="hands">\n{"".join(map(_hand, block.hands))}</div>'
            yield f'<p class="steps">{said(joined(block.steps))}</p>'
            yield '<ul class="reckoning">\n' + "\n".join(map(_line, block.lines)) + "\n</ul>\n</article>"


def _paragraph(paragraph: Paragraph) -> str:
    if not paragraph.lead:
        return said(paragraph.text)
    text = run_in(paragraph.lead, paragraph.text)[len(paragraph.lead) :]
    return f'<strong class="lead">{said(paragraph.lead)}</strong>{said(text)}'


def _table(table: LeafletTable) -> Iterator[str]:
    yield '<div class="scroll">\n<table>'
    if table.title:
        yield f"<caption>{said(table.title)}</caption>"
    head = "".join(f'<th scope="col"{_class(column.align)}>{said(column.title)}</th>' for column in table.columns)
    yield f"<thead><tr>{head}</tr></thead>\n<tbody>"
    for row in table.rows:
        yield _row(row, table.columns)
    yield "</tbody>\n</table>\n</div>"


def _row(row: tuple[TableCell, ...], columns: tuple[TableColumn, ...]) -> str:
    if len(row) == 1:
        strong = _class("strong-row" if row[0].weight == "strong" else "")
        return f'<tr{strong}><th scope="rowgroup" colspan="{len(columns)}">{_cell(row[0])}</th></tr>'
    first, *others = row
    goes_on = _class("on") if not first.text or first.indented else ""
    tag = 'th scope="row"' if first.text else "td"
    kinds = [each for each, holds in (("indented", first.indented), ("plain", first.weight == "plain")) if holds]
    cells = "".join(
        f"<td{_class(column.align)}>{_cell(cell)}</td>" for cell, column in zip(others, columns[1:], strict=True)
    )
    return f"<tr{goes_on}><{tag}{_class(' '.join(kinds))}>{_cell(first)}</{tag[:2]}>{cells}</tr>"


def _cell(cell: TableCell) -> str:
    return said(cell.text) + (f' <span class="detail">{said(cell.detail)}</span>' if cell.detail else "")


def _hand(hand: HandPicture) -> str:
    strong = " strong" if hand.strong else ""
    label = f'<b class="tone-{hand.tone}">{said(hand.label)}</b> ' if hand.label else ""
    cards = f'<div class="cards">{"".join(map(_card, hand.cards))}</div>'
    caption = f'<figcaption>{label}<span class="result">{said(hand.result)}</span></figcaption>'
    return f'<figure class="hand{strong} is-{hand.tone}">{caption}{cards}</figure>\n'


def _line(line: ReckoningLine) -> str:
    tone = {"+": " gain", "−": " loss"}.get(line.amount[0], "")
    text = run_in(line.label, line.text)[len(line.label) :]
    told = f"<b>{said(line.label)}</b>{said(text)}"
    return f'<li><span>{told}</span><span class="amount{tone}">{said(line.amount)}</span></li>'


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
        f'<svg class="card" viewBox="0 0 72 100" role="img" aria-label="{said(card.name)}">'
        '<rect x="1" y="1" width="70" height="98" rx="7" fill="#fff" stroke="#8b9692" stroke-width="1.5"/>'
        f'{rank}<use href="#suit-{card.suit}" x="20" y="48" width="44" height="44" fill="{colour}"/></svg>'
    )


def _class(name: str) -> str:
    return f' class="{name}"' if name and name != "left" else ""


def said(text: str) -> str:
    """A text as it stands in HTML; an apostrophe is no foot mark, and no line ends before an amount."""
    return escape(unbroken(text.replace("'", "’")))
