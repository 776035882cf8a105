"""A house: everything a casino decides, as frozen data.

A `House` only ever comes from the loader, complete and checked; nothing half-loaded exists.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from punto.errors import UnknownName
from punto.rules.bets import Bet, Place
from punto.rules.commission import Commission
from punto.rules.money import Currency, Rounding
from punto.rules.shoe import ShoeRules
from punto.rules.text import Text

Style = Literal["mini", "midi"]
Requirement = Literal["none", "any main", "player or banker", "same side"]
Dealt = Literal["face up", "face down"]

_PLACES: dict[Requirement, frozenset[Place]] = {
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

    @property
    def needs_beside(self) -> frozenset[Place]:
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
    squeeze_seconds: int
    ceding: bool
    """Whether a patron may cede the cards to the next largest bet."""
    may: Text | None
    may_not: Text | None


@dataclass(frozen=True)
class House:
    """A house as its file says.

    >>> house = House.load("bclc-ez")
    >>> house.title.en, [offer.bet.key for offer in house.offers]
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
    chips: tuple[int, ...]
    currency: Currency
    helpline: Text | None

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

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The bets in the order of the house file."""
        return tuple(offer.bet for offer in self.offers)

    @property
    def charges_commission(self) -> bool:
        """Whether any row of any bet carries commission."""
        return any(row.commission for bet in self.bets for row in bet.rows)
