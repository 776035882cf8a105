"""Sanitizing of names: what others have to look at is cleaned first."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from punto.server.errors import ApiError
from punto.table.acts.seating import MOST_NAME
from punto.words import Text

__all__ = ["clean_name"]

# Control, format (zero-width, bidirectional, tags), surrogate, private and unassigned characters, lines and paragraphs.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters that show nothing although Unicode calls them letters or marks.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(0xFE00 + i) for i in range(16)}
_SPACES: Final = re.compile(r"\s+")
_MOST_MARKS: Final = 2
"""How many marks may sit on one letter: enough for every language, too few to paint over the neighbours."""


def clean_name(name: str) -> str:
    """The name as it is shown; ApiError if nothing of it can be seen or it is too long.

    >>> clean_name("  Ann\u202e \u200b  Lee ")
    'Ann Lee'
    """
    seen = "".join(_seen(_SPACES.sub(" ", name[: 16 * MOST_NAME])))
    cleaned = unicodedata.normalize("NFC", _SPACES.sub(" ", seen).strip())
    if not 1 <= len(cleaned) <= MOST_NAME or not cleaned.isprintable() or not _is_visible(cleaned):
        raise ApiError(
            422,
            "name_out_of_range",
            Text("server-session-bad-name", most=MOST_NAME),
        )
    return cleaned


def _seen(name: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category == "Zs":
            kept.append(" ")
        elif category not in _UNSEEN and character not in _BLANK and marks <= _MOST_MARKS:
            kept.append(character)
    return kept


def _is_visible(name: str) -> bool:
    """A mark needs something to sit on."""
    return any(unicodedata.category(each)[0] in "LNPS" for each in name)
