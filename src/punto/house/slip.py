"""A slip: everything a patron bets in one round. It is accepted whole or refused whole.

The rules over a slip (limits, increments, combinations, prerequisites) come from the house. When several are broken
the refusal names the first in the order of `RefusalCode`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from punto.errors import nearest
from punto.house.model import House, Offer
from punto.words import Text, listed

Slip = Mapping[str, int]
"""Stakes in minor units by the key of the bet."""


class RefusalCode(StrEnum):
    """Why a slip is refused, in order of precedence."""

    EMPTY_SLIP = "empty_slip"
    UNKNOWN_BET = "unknown_bet"
    STAKE_NOT_POSITIVE = "stake_not_positive"
    BELOW_MINIMUM = "below_minimum"
    ABOVE_MAXIMUM = "above_maximum"
    OFF_INCREMENT = "off_increment"
    TIE_ALONE_BELOW_MINIMUM = "tie_alone_below_minimum"
    COMBINATION_NOT_PERMITTED = "combination_not_permitted"
    BETS_NEVER_TOGETHER = "bets_never_together"
    PREREQUISITE_MISSING = "prerequisite_missing"


@dataclass(frozen=True)
class SlipRefusal:
    """Why a slip is not accepted, and what would be right."""

    code: RefusalCode
    message: Text
    bet: str | None = None
    """The bet at fault, where it is one."""


def refusal_of(house: House, slip: Slip) -> SlipRefusal | None:
    """The first reason to refuse a slip, or None when the house accepts it."""
    if not (found := refusals(house, slip)):
        return None
    order = list(RefusalCode)
    return min(found, key=lambda refusal: order.index(refusal.code))


def refusals(house: House, slip: Slip) -> list[SlipRefusal]:
    """Every reason to refuse a slip."""
    if not slip:
        return [SlipRefusal(RefusalCode.EMPTY_SLIP, Text("slip-empty"))]
    unknown = [key for key in slip if key not in house.by_key]
    if unknown:
        return [_unknown(house, key) for key in unknown]
    offers = [house.by_key[key] for key in slip]
    found = [refusal for offer in offers for refusal in _stake_refusals(house, offer, slip)]
    return [*found, *_together_refusals(house, offers), *_prerequisite_refusals(house, offers)]


def _unknown(house: House, key: str) -> SlipRefusal:
    message = Text("slip-unknown-bet", house=house.title, bet=key, nearest=nearest(key, list(house.by_key)))
    return SlipRefusal(RefusalCode.UNKNOWN_BET, message, bet=key)


def _stake_refusals(house: House, offer: Offer, slip: Slip) -> Iterator[SlipRefusal]:
    stake, limits, mark = slip[offer.bet.key], offer.limits, house.currency.mark

    def refuse(code: RefusalCode, key: str, amount: int) -> SlipRefusal:
        message = Text(key, bet=offer.bet.name, stake=mark(stake), amount=mark(amount))
        return SlipRefusal(code, message, bet=offer.bet.key)

    if stake <= 0:
        message = Text("slip-not-positive", bet=offer.bet.name)
        yield SlipRefusal(RefusalCode.STAKE_NOT_POSITIVE, message, bet=offer.bet.key)
        return
    if offer.bet.key == "tie" and house.tie_alone:
        others = [key for key in slip if key != "tie" and house.by_key[key].bet.kind == "main"]
        if not others and stake < limits.minimum:
            yield refuse(RefusalCode.TIE_ALONE_BELOW_MINIMUM, "slip-tie-alone", limits.minimum)
    elif stake < limits.minimum:
        yield refuse(RefusalCode.BELOW_MINIMUM, "slip-below-minimum", limits.minimum)
    if stake > limits.maximum:
        yield refuse(RefusalCode.ABOVE_MAXIMUM, "slip-above-maximum", limits.maximum)
    if stake % limits.increment:
        yield refuse(RefusalCode.OFF_INCREMENT, "slip-off-increment", limits.increment)


def _together_refusals(house: House, offers: list[Offer]) -> Iterator[SlipRefusal]:
    names = {offer.bet.key: offer.bet.name for offer in offers}
    main = {offer.bet.key for offer in offers if offer.bet.kind == "main"}
    permitted = house.combinations.main
    if len(main) > 1 and permitted is not None and not any(main <= group for group in permitted):
        choices = [_names_of(house, group, "and") for group in permitted]
        message = Text("slip-not-together", bets=_names_of(house, main, "and"), choices=listed(choices, "semicolon"))
        yield SlipRefusal(RefusalCode.COMBINATION_NOT_PERMITTED, message)
    for group in house.combinations.never_together:
        if len(both := group & names.keys()) > 1:
            message = Text("slip-never-together", bets=_names_of(house, both, "and"))
            yield SlipRefusal(RefusalCode.BETS_NEVER_TOGETHER, message)


def _prerequisite_refusals(house: House, offers: list[Offer]) -> Iterator[SlipRefusal]:
    present = {offer.bet.side for offer in offers if offer.bet.kind == "main"}
    for offer in offers:
        needed = offer.needs_beside
        if not needed or needed & present:
            continue
        wanted = {bet.key for bet in house.bets if bet.kind == "main" and bet.side in needed}
        message = Text("slip-prerequisite", bet=offer.bet.name, wanted=_names_of(house, wanted, "or"))
        yield SlipRefusal(RefusalCode.PREREQUISITE_MISSING, message, bet=offer.bet.key)


def _names_of(house: House, keys: set[str] | frozenset[str], join: str) -> Text:
    return listed([offer.bet.name for offer in house.offers if offer.bet.key in keys], join)
