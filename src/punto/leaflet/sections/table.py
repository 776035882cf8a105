"""Who handles the cards, how a shoe begins and ends, and what happens when something goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house import House
from punto.house.leaflet_settings import LeafletPlace
from punto.house.shoe_words import burn_said
from punto.leaflet.model import BulletList, Paragraph, Section
from punto.leaflet.words import Say, decks_said
from punto.leaflet.wrapping import joined
from punto.rules.sides import SIDE_NAMES
from punto.words import Text

_HANDLE = Text("leaflet-table-handle")


def handling(house: House, say: Say, *, place: LeafletPlace) -> Section:
    """Who has the cards and what may be done with them."""
    rules = _in_midi(house, place) if house.style == "midi" else _in_mini()
    return Section(
        "handling",
        say(Text("leaflet-table-who-handles-cards")),
        (BulletList(tuple(Paragraph(say(rule)) for rule in rules)),),
    )


def _in_mini() -> Iterator[Text]:
    yield Text("leaflet-table-dealer-handles-all-cards")


def _in_midi(house: House, place: LeafletPlace) -> Iterator[Text]:
    rules = house.handling
    for side in ("player", "banker"):
        yield Text("leaflet-table-patron-with-largest-bet", side=SIDE_NAMES[side])
    if place == "screen":
        yield Text("leaflet-table-equal-bets-one-confirmed")
    if rules.ceding:
        yield Text("leaflet-table-patron-may-cede")
    else:
        yield Text("leaflet-table-patron-may-leave")
    yield Text("leaflet-table-dealer-exposes-ceded") if rules.ceding else Text("leaflet-table-dealer-exposes-left")
    if place == "screen":
        late = Text("leaflet-table-too-late-ceding") if rules.ceding else Text("leaflet-table-too-late")
        yield late.given(offer=rules.offer_seconds, seconds=rules.squeeze_seconds)
    yield Text("leaflet-table-patron-who-takes-hand", may=rules.may or _HANDLE)
    if rules.may_not:
        yield Text("leaflet-table-patrons-may-not", may_not=rules.may_not)
    yield Text("leaflet-table-third-cards-dealt-only")


def the_shoe(house: House, say: Say, *, place: LeafletPlace) -> Section:
    """From the burn to the last round, and void rounds."""
    begins = joined([say(text) for text in _beginning(house)])
    rules = (Text("leaflet-table-cut-card-lies-from", count=house.shoe.cut_card), *_when_wrong(place))
    return Section(
        "shoe",
        say(Text("leaflet-table-shoe-void-rounds")),
        (BulletList((Paragraph(begins), *(Paragraph(say(rule)) for rule in rules))),),
    )


def _beginning(house: House) -> Iterator[Text]:
    """What a new shoe holds, and what is burned."""
    yield Text("leaflet-table-new-shoe-holds-cards", decks=decks_said(house.shoe.decks), cards=house.shoe.cards)
    yield burn_said(house)


def _when_wrong(place: LeafletPlace) -> Iterator[Text]:
    yield Text("leaflet-table-round-void-if-shoe")
    if place == "screen":
        yield Text("leaflet-table-order-shoe-sealed-before")
    yield Text("leaflet-table-ask-the-dealer")
