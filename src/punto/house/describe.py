"""The description of a house and of its bets: the one shape in which the API, the command line and documents tell it.

Money stands as decimals and, in fields that end in `_minor`, in minor units.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from punto.house.leaflet_settings import LeafletSettings
from punto.house.model import FLAGS, Handling, House, Limits, Requirement, Style
from punto.house.texts import HouseTexts
from punto.rules.bets import Bet, BetKind, FeltSide
from punto.rules.commission import Collection, Owed, format_percent
from punto.rules.money import Currency, Favour, Rounding
from punto.rules.phrases import row_phrase
from punto.rules.shoe import ShoeRules
from punto.rules.tableau import TABLEAU, Tableau
from punto.words import Text

__all__ = [
    "BetDescription",
    "HandlingDescription",
    "HouseDescription",
    "HouseLine",
    "HouseNames",
    "LimitsInDecimals",
    "describe_bet",
    "describe_house",
    "house_line",
    "house_names",
]


@dataclass(frozen=True, kw_only=True)
class RowDescription:
    """One line of a pay table."""

    name: Text
    when: Text
    """The condition in words."""
    pays: str
    """The odds, `8:1`, or `push`."""
    commission: bool
    """Whether the house charges its commission on it."""
    hand: Text | None
    """What the hand that it pays is called, where it has a name."""


@dataclass(frozen=True, kw_only=True)
class BetDescription:
    """Everything that the rules say of a bet; `side` and `kind` say where it lies on the felt."""

    bet: str
    name: Text
    kind: BetKind
    side: FeltSide
    about: Text | None
    varies: Text | None
    rows: tuple[RowDescription, ...]


@dataclass(frozen=True, kw_only=True)
class LimitsInDecimals:
    """What may be staked on a bet, as decimals of the currency."""

    minimum: str
    maximum: str
    increment: str


@dataclass(frozen=True, kw_only=True)
class OfferDescription(BetDescription):
    """A bet as the house offers it."""

    requires: Requirement
    """Which other bet of the same slip it needs."""
    limits: LimitsInDecimals
    limits_minor: Limits
    unstated: tuple[str, ...]
    """The keys of rows whose odds are not the house's own."""


@dataclass(frozen=True, kw_only=True)
class TimeDescription:
    """How long things take."""

    betting_seconds: int
    pause_seconds: int


@dataclass(frozen=True, kw_only=True)
class CombinationsDescription:
    """Which bets go together."""

    main: Literal["any"] | tuple[tuple[str, ...], ...]
    never_together: tuple[tuple[str, ...], ...]
    tie_alone: bool
    """Whether Tie need meet the main minimum only when it is the one main bet of a slip."""


@dataclass(frozen=True, kw_only=True)
class RoundingDescription:
    """How an amount becomes whole."""

    unit: str
    favour: Favour


@dataclass(frozen=True, kw_only=True)
class CommissionDescription:
    """What the house charges on winnings."""

    rate: str
    collected: tuple[Collection, ...]
    """Where there are several, the patron chooses; the first holds until they do."""
    owed: Owed
    """Whether chips that are owed are held, or only marked and spendable."""
    rounding: RoundingDescription


@dataclass(frozen=True, kw_only=True)
class HandlingDescription(Handling):
    """How the cards lie, and who handles them."""

    by: Literal["patrons", "dealer"]


@dataclass(frozen=True, kw_only=True)
class HouseHead:
    """What a house is called, and how it writes money."""

    house: str
    title: Text
    style: Style
    currency: str
    symbol: str
    decimals: int


@dataclass(frozen=True, kw_only=True)
class HouseDescription(HouseHead):
    """Everything about a house. Money stands as decimals and, in fields that end in `_minor`, in minor units."""

    about: Text
    source: str
    chips: tuple[str, ...]
    chips_minor: tuple[int, ...]
    seats: int
    permits: tuple[str, ...]
    """The flags of the house that are on, such as `tips`: what it permits beyond the game itself."""
    helpline: Text | None
    texts: HouseTexts
    leaflet: LeafletSettings
    shoe: ShoeRules
    time: TimeDescription
    combinations: CombinationsDescription
    commission: CommissionDescription | None
    payout_rounding: RoundingDescription
    differential: str | None
    differential_minor: int | None
    side_payout_cap: str | None
    side_payout_cap_minor: int | None
    handling: HandlingDescription
    tableau: Tableau
    bets: tuple[OfferDescription, ...]


@dataclass(frozen=True, kw_only=True)
class HouseLine(HouseHead):
    """A house in a list."""

    about: Text
    seats: int
    decks: int
    betting_seconds: int
    commission: str | None
    """The rate, if the house charges any."""
    minimum_minor: int
    maximum_minor: int
    """The table limits: those of the main bets, or of all bets where there is no main one."""
    slogan: Text | None
    helpline: Text | None
    """What stays in view wherever the game is played."""
    main_bets: tuple[Text, ...]
    side_bets: tuple[Text, ...]


@dataclass(frozen=True, kw_only=True)
class BetName:
    """What a bet is called."""

    bet: str
    name: Text


@dataclass(frozen=True, kw_only=True)
class HouseNames(HouseHead):
    """The house under which a round was played, as far as it is needed to show it."""

    bets: tuple[BetName, ...]


def describe_house(house: House) -> HouseDescription:
    """Everything that a house says, its bets included."""
    money, charged = house.currency.format, house.charges_commission
    main = house.combinations.main
    return HouseDescription(
        **_head(house),
        about=house.about,
        source=house.source,
        chips=tuple(money(chip) for chip in house.chips),
        chips_minor=house.chips,
        seats=house.seats,
        permits=tuple(name for name in FLAGS if getattr(house, name)),
        helpline=house.helpline,
        texts=house.texts,
        leaflet=house.leaflet,
        shoe=house.shoe,
        time=TimeDescription(betting_seconds=house.betting_seconds, pause_seconds=house.pause_seconds),
        combinations=CombinationsDescription(
            main="any" if main is None else tuple(tuple(sorted(group)) for group in main),
            never_together=tuple(tuple(sorted(group)) for group in house.combinations.never_together),
            tie_alone=house.tie_alone,
        ),
        commission=_commission(house) if charged else None,
        payout_rounding=_rounding(house.payout_rounding, house.currency),
        differential=None if house.differential is None else money(house.differential),
        differential_minor=house.differential,
        side_payout_cap=None if house.side_payout_cap is None else money(house.side_payout_cap),
        side_payout_cap_minor=house.side_payout_cap,
        handling=HandlingDescription(
            **vars(house.handling),
            by="patrons" if house.style == "midi" else "dealer",
        ),
        tableau=TABLEAU,
        bets=tuple(
            OfferDescription(
                **vars(describe_bet(offer.bet)),
                requires=offer.requires,
                limits=LimitsInDecimals(**{name: money(amount) for name, amount in asdict(offer.limits).items()}),
                limits_minor=offer.limits,
                unstated=tuple(sorted(offer.unstated)),
            )
            for offer in house.offers
        ),
    )


def describe_bet(bet: Bet) -> BetDescription:
    """Everything that the rules say of a bet."""
    return BetDescription(
        bet=bet.key,
        name=bet.name,
        kind=bet.kind,
        side=bet.side,
        about=bet.about,
        varies=bet.varies,
        rows=tuple(
            RowDescription(
                name=row.name, when=row_phrase(row), pays=str(row.pays), commission=row.commission, hand=row.hand
            )
            for row in bet.rows
        ),
    )


def house_line(house: House) -> HouseLine:
    """The house in a list."""
    minimum, maximum = house.table_limits
    return HouseLine(
        **_head(house),
        about=house.about,
        seats=house.seats,
        decks=house.shoe.decks,
        betting_seconds=house.betting_seconds,
        commission=format_percent(house.commission.rate) if house.charges_commission else None,
        minimum_minor=minimum,
        maximum_minor=maximum,
        slogan=house.texts.slogan,
        helpline=house.helpline,
        main_bets=tuple(bet.name for bet in house.bets if bet.kind == "main"),
        side_bets=tuple(bet.name for bet in house.bets if bet.kind == "side"),
    )


def house_names(house: House) -> HouseNames:
    """The house as far as it is needed to show a round."""
    return HouseNames(**_head(house), bets=tuple(BetName(bet=bet.key, name=bet.name) for bet in house.bets))


def _head(house: House) -> dict[str, Any]:
    currency = house.currency
    return {
        "house": house.key,
        "title": house.title,
        "style": house.style,
        "currency": currency.code,
        "symbol": currency.symbol,
        "decimals": currency.decimals,
    }


def _commission(house: House) -> CommissionDescription:
    charged = house.commission
    return CommissionDescription(
        rate=format_percent(charged.rate),
        collected=charged.collected,
        owed=charged.owed,
        rounding=_rounding(charged.rounding, house.currency),
    )


def _rounding(rounding: Rounding, currency: Currency) -> RoundingDescription:
    return RoundingDescription(unit=currency.format(rounding.unit), favour=rounding.favour)
