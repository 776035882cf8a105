"""Pricing for the page: questions, own houses by their text, and the answers of the engines.

It is done in worker processes. The compiled programs behind houses are kept there by `punto.exact`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from punto.errors import NotationError
from punto.exact import odds
from punto.exact.as_json import comparison_json, effects_json, odds_json
from punto.exact.effects import effects_of_removal
from punto.house import House
from punto.house.loader import load_house_text
from punto.rules.cards import Card, parse_cards
from punto.rules.composition import Composition
from punto.server.errors import ApiError
from punto.words import Text

__all__ = ["OWN_HOUSE", "OwnHouses", "PricingRequest", "ShoeAsked", "compare_answer", "odds_answer", "told_apart"]

Json = dict[str, Any]

OWN_HOUSE: Final = "own-house"
"""The key of a house that is given as text."""
_MOST_OWN_BETS: Final = 24
"""The joint law of many more bets would take minutes to compile."""
_MOST_SUITED_EFFECTS: Final = 8
"""A bet that looks at suits is priced 52 times for its effects of removal, once a card."""
_HOUSES_KEPT: Final = 64


@dataclass(frozen=True)
class ShoeAsked:
    """A shoe as it is written: so many decks or a composition, less what has left it."""

    decks: int | None = None
    composition: str | None = None
    removed: str = ""

    def of(self, house: House) -> Composition:
        """The shoe; by default that of the house."""
        if self.composition is not None:
            shoe = Composition.parse(self.composition)
        else:
            shoe = Composition.of_decks(self.decks or house.shoe.decks)
        return shoe.without(parse_cards(self.removed))


@dataclass(frozen=True)
class PricingRequest:
    """What is to be priced."""

    shoe: ShoeAsked = field(default_factory=ShoeAsked)
    seen: tuple[Card | None, ...] = ()
    bets: tuple[str, ...] | None = None
    stake: str | None = None
    """A decimal amount of the house's currency."""
    effects: bool = False
    matrices: bool = True


class OwnHouses:
    """The houses that were given as text lately, each read once."""

    def __init__(self) -> None:
        self._houses: OrderedDict[str, House] = OrderedDict()

    def get(self, text: str) -> House:
        """The house of a text; HouseError with every problem."""
        if text not in self._houses:
            house = load_house_text(text)
            if len(house.bets) > _MOST_OWN_BETS:
                said = Text("server-pricing-too-many-bets", most=_MOST_OWN_BETS, many=len(house.bets))
                raise ApiError(422, "too_many_bets", said)
            self._houses[text] = house
            while len(self._houses) > _HOUSES_KEPT:
                self._houses.popitem(last=False)
        self._houses.move_to_end(text)
        return self._houses[text]


def told_apart(houses: Sequence[House]) -> list[House]:
    """Houses that are given as text get keys that tell them apart."""
    named, own = list[House](), 0
    for house in houses:
        own += house.key == OWN_HOUSE
        named.append(replace(house, key=f"{OWN_HOUSE}-{own}") if house.key == OWN_HOUSE and own > 1 else house)
    return named


def odds_answer(house: House, asked: PricingRequest) -> Json:
    """Price the bets of a house."""
    stake = None if asked.stake is None else house.currency.parse(asked.stake)
    if stake == 0:
        raise NotationError(Text("server-pricing-no-stake"))
    shoe = asked.shoe.of(house)
    priced = odds(house, shoe, seen=asked.seen, bets=asked.bets, stake=stake)
    said = {"house": house.key, **odds_json(priced, matrices=asked.matrices)}
    if not asked.effects:
        return said
    if sum(bet.looks_at_suits for bet in priced.bets) > _MOST_SUITED_EFFECTS:
        told = Text("server-pricing-too-many-effects")
        raise ApiError(422, "too_many_effects", told)
    return {**said, **effects_json(effects_of_removal(priced.bets, shoe, priced.stakes))}


def compare_answer(houses: Sequence[House], shoe: ShoeAsked) -> Json:
    """Price the bets of several houses, each in its shoe."""
    return comparison_json(houses, [odds(house, shoe.of(house)) for house in houses])
