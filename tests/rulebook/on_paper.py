"""What the rule-book tests read: the leaflets of houses and of sets, statement by statement."""

from __future__ import annotations

from functools import cache

from punto.house.leaflet_settings import LeafletPlace
from punto.house.sets import load_set_or_house
from punto.leaflet import Wishes, leaflet, told
from punto.words import Language
from tests.leaflet.statements import statements


@cache
def printed(name: str, *, place: LeafletPlace | None = None, lang: Language = "en") -> list[str]:
    """The statements of the leaflet of a house or of a set."""
    return statements(told(load_set_or_house(name), lang=lang, wishes=Wishes(place=place)))


@cache
def as_text(name: str) -> str:
    """The whole leaflet, cover and end included, on one line."""
    return " ".join(leaflet(load_set_or_house(name), lang="en", fmt="txt").decode().split())


def says(name: str, words: str) -> bool:
    """Whether some statement of the leaflet says that."""
    return any(words in each for each in printed(name))
