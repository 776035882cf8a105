"""Free texts of a house: what it says in its own words on leaflets and at the table, beside the rules.

Like every text of a house they are by language, or messages by key; an address and a date are the same in all.
"""

from __future__ import annotations

from dataclasses import dataclass

from punto.house.document import Node
from punto.house.reader import ValueReader
from punto.house.shape import Free, Key, TableForm, WordsForm
from punto.words import Text

__all__ = ["TEXTS", "HouseTexts", "read_texts"]


@dataclass(frozen=True)
class HouseTexts:
    """The own words of a house, each None where it has none. Its helpline is a key of the house itself."""

    slogan: Text | None = None
    """A line to remember: "Bet with your head. Not over it." """
    welcome: Text | None = None
    """How its leaflet begins, instead of the usual opening."""
    more_information: Text | None = None
    """Whom to ask, and where."""
    web_address: str | None = None
    """The operator's address as it is printed: `www.bclc.com`."""
    edition: str | None = None
    """The date of its leaflet as it is printed: `07/12`."""
    trademark: Text | None = None
    """Which names are registered."""
    unstated: Text | None = None
    """What is said of figures that are not the house's own, instead of the usual note; see `Offer.unstated`."""


SLOGAN = Key("slogan", WordsForm(), Text("schema-texts-slogan"))
WELCOME = Key("welcome", WordsForm(), Text("schema-texts-welcome"))
MORE_INFORMATION = Key("more_information", WordsForm(), Text("schema-texts-more-information"))
WEB_ADDRESS = Key("web_address", Free(like="www.example.com"), Text("schema-texts-web-address"))
EDITION = Key("edition", Free(like="07/12"), Text("schema-texts-edition"))
TRADEMARK = Key("trademark", WordsForm(), Text("schema-texts-trademark"))
UNSTATED = Key("unstated", WordsForm(), Text("schema-texts-unstated"))
TEXTS = Key(
    "texts",
    TableForm((SLOGAN, WELCOME, MORE_INFORMATION, WEB_ADDRESS, EDITION, TRADEMARK, UNSTATED)),
    Text("schema-house-texts"),
)


def read_texts(reader: ValueReader, document: Node) -> HouseTexts:
    """The free texts of a document's `[texts]` table, with a note of everything that is wrong in it."""
    table = TEXTS.read(reader, document)
    if table is None:
        return HouseTexts()
    return HouseTexts(
        slogan=SLOGAN.read(reader, table),
        welcome=WELCOME.read(reader, table),
        more_information=MORE_INFORMATION.read(reader, table),
        web_address=WEB_ADDRESS.read(reader, table),
        edition=EDITION.read(reader, table),
        trademark=TRADEMARK.read(reader, table),
        unstated=UNSTATED.read(reader, table),
    )
