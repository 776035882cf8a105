"""A par sheet as one HTML file: no script, nothing loaded from anywhere, for screen, print and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from punto.leaflet.as_html import said, section_html, style
from punto.parsheet.content import Document

_STYLE = """
main { columns: auto; max-width: 64rem; }
.facts dd { overflow-wrap: anywhere; }
.sign td, .sign th { border: 1px solid var(--hair); padding: .5rem; }
.sign td { height: 3rem; width: 27%; }
main p { overflow-wrap: anywhere; }
@media print { header { background: none; color: #000; } }
"""


def write_html(document: Document) -> bytes:
    """The whole sheet as UTF-8 HTML."""
    return ("\n".join(_lines(document)) + "\n").encode()


def _lines(document: Document) -> Iterator[str]:
    yield "<!doctype html>"
    yield f'<html lang="{document.language}">'
    yield '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{said(document.title)} – {said(document.kicker)}</title>"
    yield f"<style>{style()}{_STYLE}</style>\n</head>\n<body>"
    yield f'<header>\n<p class="kicker">{said(document.kicker)}</p>\n<h1>{said(document.title)}</h1>'
    facts = "".join(f"<dt>{said(fact.lead)}</dt><dd>{said(fact.text)}</dd>" for fact in document.facts)
    yield f'<dl class="facts">{facts}</dl>\n</header>\n<main>'
    for section in document.sections:
        yield from section_html(section)
    heads = "".join(f'<th scope="col">{said(each)}</th>' for each in document.signed)
    blank = "<td></td>" * len(document.signed)
    rows = "".join(f'<tr><th scope="row">{said(each)}</th>{blank}</tr>' for each in document.signatures)
    yield f'<section aria-labelledby="signatures">\n<h2 id="signatures">{said(document.signing_title)}</h2>'
    yield from (f"<p>{said(each)}</p>" for each in document.signing)
    yield f'<table class="sign"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>\n</section>'
    yield f"</main>\n<footer><p>{said(document.footer)}</p></footer>\n</body>\n</html>"
