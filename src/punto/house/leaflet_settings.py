"""How the leaflet of a house looks, and for whom it is: a real table or a screen.

The logo is named, not held: it is read where the leaflet is printed, and only beside a house file of the operator's
own, never by a name that a stranger sends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, cast, get_args

from punto.errors import NotationError
from punto.house.document import Node
from punto.house.reader import ValueReader
from punto.house.shape import Array, ChoiceForm, Key, Notation, TableForm
from punto.rules.cards import parse_cards
from punto.rules.rounds import play
from punto.words import Text

__all__ = ["SETTINGS", "HousePaper", "LeafletPlace", "LeafletSettings", "read_leaflet_settings"]

LeafletPlace = Literal["screen", "table"]
"""Where the game is played of which a leaflet tells."""
HousePaper = Literal["a4", "letter"]

_COLOUR = re.compile("#[0-9a-fA-F]{6}")
_ADDRESS = re.compile(r"https?://[^\s/]+(/\S*)?")
_PICTURES = (".svg", ".png")


@dataclass(frozen=True)
class LeafletSettings:
    """What a house says of its leaflet; None where the usual is meant."""

    place: LeafletPlace = "screen"
    """A leaflet for a real table leaves out what only holds on a screen; the key is `for`."""
    paper: HousePaper | None = None
    """By the currency, unless the house says."""
    counting: tuple[str, ...] = ()
    """Hands by which counting is taught, `9 5`; a whole round has Player's and Banker's, `2 3 5 / A A 4`."""
    logo: str | None = None
    """A picture, SVG or PNG, by its path beside the house file."""
    colour: str | None = None
    """Of the cover and of headings, as `#0d4a45`."""
    accent: str | None = None
    """Of lines and marks."""
    address: str | None = None
    """Where the house's tables are on the network: its leaflet then shows a code that leads to the lessons there."""


def _hands(text: str) -> str:
    """Cards, or those of Player and of Banker that make a round by the rules."""
    hands = [parse_cards(part) for part in text.split("/")]
    if len(hands) > 1:
        player, banker = hands[:2]
        play((*player[:1], *banker[:1], *player[1:2], *banker[1:2], *player[2:], *banker[2:]))
    return text


def _picture(name: str) -> str:
    if not name.lower().endswith(_PICTURES):
        raise NotationError(Text("error-house-leaflet-logo", name=repr(name)))
    return name


def _colour(text: str) -> str:
    if not _COLOUR.fullmatch(text):
        raise NotationError(Text("error-house-leaflet-colour", name=repr(text)))
    return text.lower()


def _address(text: str) -> str:
    if not _ADDRESS.fullmatch(text):
        raise NotationError(Text("error-house-leaflet-address", name=repr(text)))
    return text.rstrip("/")


_A_COLOUR = rf"^{_COLOUR.pattern}$"
FOR = Key("for", ChoiceForm(get_args(LeafletPlace)), Text("schema-leaflet-for"))
PAPER = Key("paper", ChoiceForm(get_args(HousePaper)), Text("schema-leaflet-paper"))
COUNTING = Key(
    "counting",
    Array(Notation(_hands, like="9 5", pattern=r"\S"), Text("error-house-hands-such-as")),
    Text("schema-leaflet-counting"),
)
LOGO = Key(
    "logo", Notation(_picture, like="logo.svg", pattern=r"\.([Ss][Vv][Gg]|[Pp][Nn][Gg])$"), Text("schema-leaflet-logo")
)
COLOUR = Key("colour", Notation(_colour, like="#0d4a45", pattern=_A_COLOUR), Text("schema-leaflet-colour"))
ACCENT = Key("accent", Notation(_colour, like="#b08d4f", pattern=_A_COLOUR), Text("schema-leaflet-accent"))
ADDRESS = Key(
    "address",
    Notation(_address, like="https://tables.example", pattern=rf"^{_ADDRESS.pattern}$"),
    Text("schema-leaflet-address"),
)
SETTINGS = Key(
    "leaflet", TableForm((FOR, PAPER, COUNTING, LOGO, COLOUR, ACCENT, ADDRESS)), Text("schema-house-leaflet")
)


def read_leaflet_settings(reader: ValueReader, document: Node) -> LeafletSettings:
    """The settings of a document's `[leaflet]` table, with a note of everything that is wrong in it."""
    table = SETTINGS.read(reader, document)
    if table is None:
        return LeafletSettings()
    place = FOR.read(reader, table)
    return LeafletSettings(
        place=cast(LeafletPlace, place or "screen"),
        paper=cast("HousePaper | None", PAPER.read(reader, table)),
        counting=tuple(each for each in COUNTING.read(reader, table) or () if each is not None),
        logo=LOGO.read(reader, table),
        colour=COLOUR.read(reader, table),
        accent=ACCENT.read(reader, table),
        address=ADDRESS.read(reader, table),
    )
