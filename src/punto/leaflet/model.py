"""What a leaflet is made of: sections of paragraphs, tables, hands of cards and worked examples, in one language.

Nothing here knows of baccarat. `punto.leaflet.contents` fills these in from a house; four writers lay them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from punto.words import Language

Paper = Literal["a4", "us-letter"]
Layout = Literal["folded", "reading", "rack"]
"""How a printed leaflet is laid out: a sheet folded in three, its panels in reading order, or a card for a rack."""
Align = Literal["left", "right", "centre"]
Tone = Literal["plain", "blue", "red", "green"]
"""The colour of a thing that has one on the felt too; never the only thing that tells it apart."""
Suit = Literal["s", "h", "d", "c"]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, perhaps with a few words in bold that lead into it."""

    text: str
    lead: str = ""
    kind: Literal["paragraph"] = "paragraph"


@dataclass(frozen=True)
class BulletList:
    """A list, one point below the other."""

    items: tuple[Paragraph, ...]
    kind: Literal["points"] = "points"


@dataclass(frozen=True)
class TableColumn:
    """The head of a column and how its cells stand."""

    title: str
    align: Align = "left"


@dataclass(frozen=True)
class TableCell:
    """One cell of a table."""

    text: str
    detail: str = ""
    """A second, quieter text after the first."""
    indented: bool = False
    """Whether it belongs to the row above that spans the table."""
    weight: Literal["usual", "strong", "plain"] = "usual"
    """Usually the first cell of a row is strong, and one that spans the table is plain."""


@dataclass(frozen=True)
class LeafletTable:
    """A table with a head. An empty first cell means the one above it goes on; a row of one cell spans the table."""

    title: str
    columns: tuple[TableColumn, ...]
    rows: tuple[tuple[TableCell, ...], ...]
    kind: Literal["table"] = "table"


@dataclass(frozen=True)
class CardPicture:
    """One playing card, face up."""

    rank: str
    suit: Suit
    name: str
    """As it is read aloud."""


@dataclass(frozen=True)
class HandPicture:
    """Some cards beside each other, with what they are and what they come to."""

    label: str
    cards: tuple[CardPicture, ...]
    result: str
    tone: Tone = "plain"
    strong: bool = False
    """Whether it is the one to look at."""


@dataclass(frozen=True)
class HandPictures:
    """Hands of cards, as pictures."""

    hands: tuple[HandPicture, ...]
    kind: Literal["hands"] = "hands"


@dataclass(frozen=True)
class ReckoningLine:
    """One line of a reckoning: what it is about, how it goes, and what it comes to."""

    label: str
    text: str
    amount: str


@dataclass(frozen=True)
class Example:
    """A worked example: hands, what happened step by step, and the reckoning."""

    title: str
    hands: tuple[HandPicture, ...]
    steps: tuple[str, ...]
    lines: tuple[ReckoningLine, ...]
    kind: Literal["example"] = "example"


@dataclass(frozen=True)
class Subheading:
    """A heading within a section."""

    text: str
    kind: Literal["subheading"] = "subheading"


Block = Paragraph | BulletList | LeafletTable | HandPictures | Example | Subheading
"""Whatever stands in a section; `kind` tells them apart where they are read as JSON."""


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
class Picture:
    """A picture file, such as a logo."""

    format: Literal["svg", "png"]
    data: str
    """Its bytes in base64."""
    name: str
    """What it shows, for those who do not see it."""


@dataclass(frozen=True)
class QrCode:
    """A QR code: an address that a telephone reads."""

    address: str
    caption: str
    rows: tuple[str, ...]
    """Its squares line by line, `1` for a dark one, with the quiet margin that readers need."""


@dataclass(frozen=True)
class Look:
    """The colours of the house; empty where the usual ones are meant."""

    colour: str = ""
    accent: str = ""


@dataclass(frozen=True)
class Cover:
    """The front."""

    kicker: str
    title: str
    about: str
    hand: HandPicture
    facts: tuple[Paragraph, ...]
    """What one wants to know at a glance."""
    slogan: str = ""
    logo: Picture | None = None


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
    closing: tuple[str, ...] = ()
    """What the house says at the end in its own words: whom to ask, registered names, the edition."""
    code: QrCode | None = None
    look: Look = Look()

    def section(self, key: str) -> Section:
        """The section about that."""
        return next(each for each in self.sections if each.key == key)
