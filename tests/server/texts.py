"""Texts as they come over the wire, put into words."""

from __future__ import annotations

from typing import Any, Final

from pydantic import TypeAdapter

from punto.words import ENGLISH, Language, Text

_TEXT: Final = TypeAdapter(Text)


def words_of(text: dict[str, Any], language: Language = ENGLISH) -> str:
    """The words of a text of a frame or an answer."""
    assert text.keys() == {"key", "values"}, text
    return _TEXT.validate_python(text).in_language(language)
