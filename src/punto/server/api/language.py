"""Content negotiation: the language of an answer's sentences, by the request's `Accept-Language`."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query
from starlette.requests import HTTPConnection

from punto.words import LANGUAGES, Language, best_language

__all__ = ["ACCEPT_LANGUAGE", "LanguageTag", "language_of", "preferred", "said_in"]

ACCEPT_LANGUAGE: Final = "accept-language"
LanguageTag = Annotated[Language, Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="The language.")]
"""The language of a document, where a request names it."""
_MOST_PREFERENCES: Final = 32
"""Browsers send a few; nobody reads more of them than this."""


def language_of(connection: HTTPConnection) -> Language:
    """The language that whoever asks reads best; English if there is none of theirs."""
    return best_language(preferred(connection.headers.get(ACCEPT_LANGUAGE, "")))


def preferred(header: str) -> list[str]:
    """The tags of an `Accept-Language`, the dearest first; those that are not wanted at all are left out.

    >>> preferred("en;q=0.5, zh-CN, fr;q=0, ko;q=0.9")
    ['zh-CN', 'ko', 'en']
    """
    weighed: list[tuple[float, str]] = []
    for each in header.split(",", _MOST_PREFERENCES)[:_MOST_PREFERENCES]:
        tag, _, weight = each.partition(";")
        if tag.strip() and (quality := _quality(weight.strip())) > 0:
            weighed.append((quality, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]


def _quality(weight: str) -> float:
    """The number of `q=0.8`: 1 where nothing is said, 0 for what is no number of this kind."""
    if not weight:
        return 1.0
    name, _, number = weight.partition("=")
    whole, _, decimals = number.strip().partition(".")
    sound = (
        name.strip() == "q" and whole in ("0", "1") and (not decimals or (decimals.isdecimal() and len(decimals) < 4))
    )
    return min(1.0, float(f"{whole}.{decimals or 0}")) if sound else 0.0


def said_in(language: Language) -> dict[str, str]:
    """The headers of an answer whose sentences are in a language because of what was asked for."""
    return {"content-language": language, "vary": "Accept-Language"}
