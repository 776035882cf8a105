"""What a leaflet is made of: sections of paragraphs, tables, hands of cards and worked examples, in one language.

Nothing here knows of baccarat. `punto.leaflet.content` fills these in from a house; the four writers only lay them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from punto.rules.text import Language

Paper = Literal["a4", "us-letter"]
Align = Literal["left", "right", "centre"]
Tone = Literal["plain", "blue", "red", "green"]
"""The colour of a thing that has one on the felt too; never the only thing that tells it apart."""
Suit = Literal["s", "h", "d", "c"]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, perhaps with a few words in bold that lead into it."""

    text: str
    lead: str = ""


@dataclass(frozen=True)
class Points:
    """A list, one point below the other."""

    items: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Column:
    """The head of a column and how its cells stand."""

    title: str
    align: Align = "left"


@dataclass(frozen=True)
class Cell:
    """One cell of a table."""

    text: str
    detail: str = ""
    """A second, quieter text after the first."""
    indented: bool = False
    """Whether it belongs to the row above that spans the table."""


@dataclass(frozen=True)
class Table:
    """A table with a head. An empty first cell means the one above it goes on; a row of one cell spans the table."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class CardPicture:
    """One playing card, face up."""

    rank: str
    suit: Suit
    name: str
    """As it is read aloud."""


@dataclass(frozen=True)
class Hand:
    """Some cards beside each other, with what they are and what they come to."""

    label: str
    cards: tuple[CardPicture, ...]
    result: str
    tone: Tone = "plain"
    strong: bool = False
    """Whether it is the one to look at."""


@dataclass(frozen=True)
class Hands:
    """Hands of cards, as pictures."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True)
class Line:
    """One line of a reckoning: what it is about, how it goes, and what it comes to."""

    label: str
    text: str
    amount: str


@dataclass(frozen=True)
class Example:
    """A worked example: hands, what happened step by step, and the reckoning."""

    title: str
    hands: tuple[Hand, ...]
    steps: tuple[str, ...]
    lines: tuple[Line, ...]


Block = Paragraph | Points | Table | Hands | Example


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it."""

    key: str
    """What it is about, in whichever language it is written."""
    title: str
    blocks: tuple[Block, ...]
    new_sheet: bool = False
    """Whether it begins on a sheet of its own where there are sheets."""


@dataclass(frozen=True)
class Cover:
    """The front."""

    kicker: str
    title: str
    about: str
    hand: Hand
    facts: tuple[Paragraph, ...]
    """What one wants to know at a glance."""


@dataclass(frozen=True)
class Leaflet:
    """A whole leaflet in one language."""

    language: Language
    paper: Paper
    """On which it is printed where the house is."""
    cover: Cover
    sections: tuple[Section, ...]
    notice: str
    """Where to find help; empty when the house names nobody."""
    colophon: str

    def section(self, key: str) -> Section:
        """The section about that."""
        return next(each for each in self.sections if each.key == key)
