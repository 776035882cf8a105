"""The content of a leaflet: everything that it says, made from the house alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from punto.house import House
from punto.house.leaflet_settings import LeafletPlace, LeafletSettings
from punto.house.texts import HouseTexts
from punto.leaflet.codes import squares
from punto.leaflet.lessons import lesson_tables
from punto.leaflet.model import Cover, HandPicture, Leaflet, Look, Paper, Paragraph, Picture, QrCode, Section
from punto.leaflet.sections.bets import main_bets, side_bets
from punto.leaflet.sections.drawing import third_cards
from punto.leaflet.sections.game import card_values, the_deal, the_game
from punto.leaflet.sections.money import bets_together, commission, limits
from punto.leaflet.sections.odds import exact_odds
from punto.leaflet.sections.table import handling, the_shoe
from punto.leaflet.sections.worked_examples import examples, settled_examples
from punto.leaflet.words import Say, decks_said, picture
from punto.rules.cards import parse_cards
from punto.words import Language, Text, decimal

_LETTER = frozenset({"CAD", "PHP", "USD"})
"""The currencies of countries that print on letter paper."""
PAPERS: dict[str, Paper] = {"a4": "a4", "letter": "us-letter"}
"""Papers by the names that people and house files give them."""
_BEST_HAND = "9h Ks"


@dataclass(frozen=True)
class Wishes:
    """What somebody who asks for a leaflet may choose."""

    odds: bool = False
    """Whether the exact odds stand in it."""
    place: LeafletPlace | None = None
    """For a screen or for a real table; as the house says, unless told."""
    paper: Paper | None = None
    logo: Picture | None = None
    """The house's logo, where its file could be read."""
    address: str | None = None
    """Where the house's tables are on the network, if not as the house says."""


def content(house: House, *, lang: Language, odds: bool = False, wishes: Wishes | None = None) -> Leaflet:
    """The leaflet of a house in one language; with `odds` the exact odds stand in it too."""
    wished = replace(wishes or Wishes(), odds=odds or bool(wishes and wishes.odds))
    say = said_in(lang)
    sections = tuple(sections_of(house, say, wished.place or house.leaflet.place, odds=wished.odds))
    return bound(house, sections, wished, title=house.title, about=house.about, lang=lang)


def said_in(lang: Language) -> Say:
    """How texts are said in a language."""

    def say(text: Text) -> str:
        # A house may have written its texts over several lines.
        return text.on_one_line(lang)

    return say


def sections_of(house: House, say: Say, place: LeafletPlace, *, odds: bool) -> Iterator[Section]:
    """Everything that is said of the game at a house, section by section."""
    yield from head_of(house, say, place)
    yield examples(house, settled_examples(house), say)
    yield from tail_of(house, say, place, odds=odds)


def head_of(house: House, say: Say, place: LeafletPlace) -> Iterator[Section]:
    """The sections before the worked examples."""
    made = [
        the_game(house, say),
        card_values(house, say),
        the_deal(house, say, place=place),
        third_cards(say),
        main_bets(house, say),
        side_bets(house, say),
        lesson_tables(house, say),
    ]
    yield from (each for each in made if each is not None)


def tail_of(house: House, say: Say, place: LeafletPlace, *, odds: bool) -> Iterator[Section]:
    """The sections after the worked examples."""
    made = [
        commission(house, say, place=place),
        limits(house, say, place=place),
        bets_together(house, say),
        handling(house, say, place=place),
        the_shoe(house, say, place=place),
        exact_odds(house, say) if odds else None,
    ]
    yield from (each for each in made if each is not None)


def bound(
    house: House,
    sections: tuple[Section, ...],
    wishes: Wishes,
    *,
    title: Text,
    about: Text,
    lang: Language,
    texts: HouseTexts | None = None,
    settings: LeafletSettings | None = None,
) -> Leaflet:
    """Sections with a cover and an end: the leaflet of a house, or of a set whose first house it is."""
    say, own, look = said_in(lang), texts or house.texts, settings or house.leaflet
    paper = wishes.paper or PAPERS.get(look.paper or "")
    address = wishes.address or look.address
    return Leaflet(
        language=lang,
        paper=paper or ("us-letter" if house.currency.code in _LETTER else "a4"),
        cover=_cover(house, say, title=title, about=about, slogan=own.slogan, logo=wishes.logo),
        sections=sections,
        notice=say(house.helpline) if house.helpline else "",
        colophon=say(Text("leaflet-contents-every-table-every-example")),
        closing=tuple(_closing(own, say)),
        code=_code(house, address, say) if address else None,
        look=Look(colour=look.colour or "", accent=look.accent or ""),
    )


def _closing(texts: HouseTexts, say: Say) -> Iterator[str]:
    """The end in the house's own words."""
    if texts.more_information:
        yield say(texts.more_information)
    if texts.web_address and (texts.more_information is None or texts.web_address not in say(texts.more_information)):
        yield texts.web_address
    if texts.trademark:
        yield say(texts.trademark)
    if texts.edition:
        yield say(Text("leaflet-contents-edition", edition=texts.edition))


def _code(house: House, address: str, say: Say) -> QrCode:
    """A code that leads to the lessons of the house."""
    target = f"{address}/learn?house={house.key}"
    return QrCode(target, say(Text("leaflet-contents-learn")), squares(target))


def _cover(house: House, say: Say, *, title: Text, about: Text, slogan: Text | None, logo: Picture | None) -> Cover:
    mark = house.currency.mark
    least, most = house.table_limits
    facts = (
        (Text("leaflet-contents-limits"), Text("range", first=mark(least), last=mark(most))),
        (Text("leaflet-contents-shoe"), decks_said(house.shoe.decks)),
        (Text("leaflet-contents-seats"), decimal(str(house.seats))),
    )
    return Cover(
        kicker=say(Text("leaflet-contents-how-play")),
        title=say(title),
        about=say(about),
        hand=HandPicture("", tuple(picture(card, say) for card in parse_cards(_BEST_HAND)), ""),
        facts=tuple(Paragraph(say(text), lead=say(lead)) for lead, text in facts),
        slogan=say(slogan) if slogan else "",
        logo=logo,
    )
