"""What the page says: the visible words of a page, and the English sentences of its catalogue."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.visitor import Visitor

_SOURCES = Path(__file__).parents[2] / "src" / "punto" / "words" / "locales" / "en"
# What a line of a catalogue says: behind the name of its message, or behind the key of its variant.
_SAID = re.compile(r"^(?:[\w-]+ =|\s*\*?\[[^\]]+\])(.*)$", re.MULTILINE)
# Not the name of a variable of the environment.
_WORDS = re.compile(r"(?<![A-Z_])[A-Za-z]{2,}(?![A-Z_])")
_CARDS = re.compile(r"\b[A2-9TJQK][shdc]\b")

NAMES = {
    "Punto",
    "BCLC",
    "Ann",
    "Bob",
    "USD",
    "CAD",
    "EZ",
    "SHA",
    "HMAC",
    "JSON",
    "WCAG",
    "English",
    "GameSense",
    "GAMBLER",
}
"""Latin words that are the same in every language: names, and the way to the other language."""
KEYS = {"Enter", "Backspace", "Space", "Esc", "Escape", "Shift"}


def english() -> set[str]:
    """Every English sentence of the catalogue that has at least two words; of those with places to fill, the parts."""
    found = set()
    for file in sorted(_SOURCES.glob("page-*.ftl")):
        for line in _SAID.findall(file.read_text(encoding="utf-8")):
            for part in re.split(r"\{[^}]*\}", line):
                if len(_WORDS.findall(part)) >= 2 and " " in part.strip():
                    found.add(part.strip())
    return found


def said(visitor: Visitor) -> list[str]:
    """Everything that the page says now, to the eye or to a screen reader, but for what says that it is English."""
    texts: list[str] = visitor.page.evaluate(
        """() => {
          const said = [document.title];
          const hidden = (element) => element.closest("body [lang=en], script, style, option, code, pre, [hidden]");
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const parent = walk.currentNode.parentElement;
            if (parent && !hidden(parent) && parent.checkVisibility()) said.push(walk.currentNode.textContent);
          }
          for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
            for (const element of document.querySelectorAll(`[${name}]`))
              if (!hidden(element) && element.checkVisibility()) said.push(element.getAttribute(name));
          return said;
        }"""
    )
    return sorted({" ".join(text.split()) for text in texts if text.strip()})


def english_in(visitor: Visitor, *, but: set[str] | None = None) -> list[str]:
    """What is left in English on a page: sentences of the English catalogue, and words that are no names."""
    catalogue = english()
    allowed = NAMES | KEYS | (but or set())
    return [
        text
        for text in said(visitor)
        if any(sentence in text for sentence in catalogue) or set(_WORDS.findall(_CARDS.sub("", text))) - allowed
    ]
