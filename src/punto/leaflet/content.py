"""The content of a leaflet: everything that it says, made from the house alone."""

from __future__ import annotations

from punto.house import House
from punto.leaflet.model import Cover, Hand, Leaflet, Paragraph
from punto.leaflet.sections.bets import main_bets, side_bets
from punto.leaflet.sections.drawing import third_cards
from punto.leaflet.sections.examples import examples, settled_examples
from punto.leaflet.sections.game import card_values, decks_said, the_deal, the_game
from punto.leaflet.sections.money import bets_together, commission, limits
from punto.leaflet.sections.odds import exact_odds
from punto.leaflet.sections.table import handling, the_shoe
from punto.leaflet.words import Say, picture
from punto.rules.cards import parse_cards
from punto.rules.text import Language, Text

_LETTER = frozenset({"CAD", "PHP", "USD"})
"""The currencies of countries that print on letter paper."""

_BEST_HAND = "9h Ks"


def content(house: House, *, lang: Language, odds: bool = False) -> Leaflet:
    """The leaflet of a house in one language; with `odds` the exact odds stand on a sheet of their own."""

    def say(text: Text) -> str:
        # A house may have written its texts over several lines.
        return " ".join(text.in_language(lang).split())

    sections = [
        the_game(house, say),
        card_values(say),
        the_deal(house, say),
        third_cards(say),
        main_bets(house, say),
        side_bets(house, say),
        examples(house, settled_examples(house), say),
        commission(house, say),
        limits(house, say),
        bets_together(house, say),
        handling(house, say),
        the_shoe(house, say),
        exact_odds(house, say) if odds else None,
    ]
    return Leaflet(
        language=lang,
        paper="us-letter" if house.currency.code in _LETTER else "a4",
        cover=_cover(house, say),
        sections=tuple(each for each in sections if each is not None),
        notice=say(house.helpline) if house.helpline else "",
        colophon=say(
            Text(
                "Every table and every example in this leaflet follows from the rules of the house.",
                "本说明的所有表格与实例均由本厅规则得出。",
            )
        ),
    )


def _cover(house: House, say: Say) -> Cover:
    mark = house.currency.mark
    main = [offer.limits for offer in house.offers if offer.bet.kind == "main"] or [house.offers[0].limits]
    least, most = min(each.minimum for each in main), max(each.maximum for each in main)
    facts = (
        (Text("Limits", "限红"), Text("{} to {}", "{}至{}").format(mark(least), mark(most))),
        (Text("Shoe", "牌靴"), decks_said(house.shoe.decks)),
        (Text("Seats", "座位"), Text(f"{house.seats}", f"{house.seats}")),
    )
    return Cover(
        kicker=say(Text("How to play", "玩法说明")),
        title=say(house.title),
        about=say(house.about),
        hand=Hand("", tuple(picture(card, say) for card in parse_cards(_BEST_HAND)), ""),
        facts=tuple(Paragraph(say(text), lead=say(lead)) for lead, text in facts),
    )
