"""A house: everything a casino decides, as frozen data.

A `House` only ever comes from the loader, complete and checked; nothing half-loaded exists.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Final, Literal

from punto.errors import NotationError, UnknownName
from punto.house.leaflet_settings import LeafletSettings
from punto.house.texts import HouseTexts
from punto.rules.bets import Bet, FeltSide
from punto.rules.commission import Commission
from punto.rules.money import Currency, Rounding
from punto.rules.shoe import MOST_CARDS_OF_A_ROUND, MOST_DECKS, ShoeRules
from punto.words import Text

Style = Literal["mini", "midi"]
Requirement = Literal["none", "any main", "player or banker", "same side"]
Dealt = Literal["face up", "face down"]

_PLACES: dict[Requirement, frozenset[FeltSide]] = {
    "none": frozenset(),
    "any main": frozenset({"player", "banker", "centre"}),
    "player or banker": frozenset({"player", "banker"}),
}


@dataclass(frozen=True)
class Limits:
    """What may be staked on a bet, in minor units."""

    minimum: int
    maximum: int
    increment: int


@dataclass(frozen=True)
class Offer:
    """A bet as this house offers it."""

    bet: Bet
    limits: Limits
    requires: Requirement
    """Which other bet of the same slip a side bet needs."""
    unstated: frozenset[str] = frozenset()
    """The keys of rows whose odds are not the house's own: usual figures stand in, and a leaflet marks them so."""

    @property
    def needs_beside(self) -> frozenset[FeltSide]:
        """The places on one of which the same slip must hold a main bet; empty when the bet may stand alone."""
        if self.requires == "same side":
            return frozenset({self.bet.side})
        return _PLACES[self.requires]


@dataclass(frozen=True)
class Combinations:
    """Which bets a patron may make together."""

    main: tuple[frozenset[str], ...] | None
    """The main bets that go together; None when any do. A single bet always may."""
    never_together: tuple[frozenset[str], ...]
    """Bets of which a slip may hold only one."""


@dataclass(frozen=True)
class Handling:
    """How the cards lie and, in Midi, what patrons may do with them."""

    dealt: Dealt
    offer_seconds: int
    """How long an offer of the cards stands before the next largest bet is asked."""
    squeeze_seconds: int
    """How long a patron may take to turn them."""
    ceding: bool
    """Whether a patron may cede the cards to the next largest bet."""
    may: Text | None
    may_not: Text | None


_FLAG: Final = {"house": "flag"}
"""Marks a field as a plain flag of a house: a key of its file, at the top, of the same name, that is true or false."""


@dataclass(frozen=True)
class House:
    """A house as its file says.

    >>> house = House.load("bclc-ez")
    >>> str(house.title), [offer.bet.key for offer in house.offers]
    ('BCLC EZ Baccarat', ['player', 'banker', 'tie', 'dragon_7'])
    """

    key: str
    title: Text
    about: Text
    source: str
    style: Style
    shoe: ShoeRules
    offers: tuple[Offer, ...]
    tie_alone: bool
    """Whether Tie need meet the main minimum only when it is the one main bet of a slip."""
    combinations: Combinations
    commission: Commission
    payout_rounding: Rounding
    differential: int | None
    """The most by which all Player bets of the table may differ from all Banker bets."""
    side_payout_cap: int | None
    """The most that the side bets of a whole table may win in one round."""
    handling: Handling
    betting_seconds: int
    pause_seconds: int
    seats: int
    tips: bool = field(metadata=_FLAG)
    """Whether patrons may give the dealer a tip."""
    hurry: bool = field(metadata=_FLAG)
    """Whether patrons may have the dealer hurry, and who is alone may skip a result."""
    autoplay: bool = field(metadata=_FLAG)
    """Whether patrons may let the same bet be made again in each round."""
    chips: tuple[int, ...]
    currency: Currency
    helpline: Text | None
    texts: HouseTexts
    leaflet: LeafletSettings

    @classmethod
    def load(cls, house: str | Path) -> House:
        """The shipped house of that key, or the house in that file; raises HouseError with every problem."""
        from punto.house.loader import load_house  # noqa: PLC0415 - the loader makes houses, so it imports this file

        return load_house(house)

    @cached_property
    def by_key(self) -> dict[str, Offer]:
        """The offers by the key of their bet."""
        return {offer.bet.key: offer for offer in self.offers}

    def offer(self, key: str) -> Offer:
        """What the house offers under that key, or UnknownName."""
        try:
            return self.by_key[key]
        except KeyError:
            raise UnknownName("bet", key, self.by_key) from None

    def with_decks(self, decks: int) -> House:
        """The same house with another number of decks; NotationError when its burn and cut card leave no round."""
        shoe = replace(self.shoe, decks=decks)
        dealable = shoe.cards - shoe.most_burned
        if not 1 <= decks <= MOST_DECKS:
            raise NotationError(Text("error-house-shoe-has-1-decks", most_decks=MOST_DECKS, decks=decks))
        if dealable < MOST_CARDS_OF_A_ROUND or shoe.cut_card > dealable:
            raise NotationError(
                Text(
                    "error-house-burns-up-cards-has",
                    value=self.key,
                    most_burned=shoe.most_burned,
                    cut_card=shoe.cut_card,
                    cards=shoe.cards,
                )
            )
        return replace(self, shoe=shoe)

    @cached_property
    def bets(self) -> tuple[Bet, ...]:
        """The bets in the order of the house file."""
        return tuple(offer.bet for offer in self.offers)

    @property
    def table_limits(self) -> tuple[int, int]:
        """The table limits: the least and the most of its main bets, or of all its bets where it has no main one."""
        limits = [each.limits for each in self.offers if each.bet.kind == "main"]
        limits = limits or [each.limits for each in self.offers]
        return min(each.minimum for each in limits), max(each.maximum for each in limits)

    @cached_property
    def least_stake(self) -> int:
        """The least that any bet takes."""
        return min(offer.limits.minimum for offer in self.offers)

    @cached_property
    def charges_commission(self) -> bool:
        """Whether any row of any bet carries commission."""
        return any(row.commission for bet in self.bets for row in bet.rows)


FLAGS: Final = tuple(each.name for each in fields(House) if each.metadata == _FLAG)
"""The plain flags of a house: reader, writer and description take them from here, defaults.toml has the defaults."""
