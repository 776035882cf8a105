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
from punto.rules.text import OR, Text, listed

Slip = Mapping[str, int]
"""Stakes in minor units by the key of the bet."""

_TOGETHER = Text("and", "与")


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
class Refusal:
    """Why a slip is not accepted, and what would be right."""

    code: RefusalCode
    message: Text
    bet: str | None = None
    """The bet at fault, where it is one."""


def refusal_of(house: House, slip: Slip) -> Refusal | None:
    """The first reason to refuse a slip, or None when the house accepts it."""
    order = list(RefusalCode)
    return min(refusals(house, slip), key=lambda refusal: order.index(refusal.code), default=None)


def refusals(house: House, slip: Slip) -> list[Refusal]:
    """Every reason to refuse a slip."""
    if not slip:
        return [Refusal(RefusalCode.EMPTY_SLIP, Text("The slip holds no bet.", "没有下注。"))]
    unknown = [key for key in slip if key not in house.by_key]
    if unknown:
        return [_unknown(house, key) for key in unknown]
    offers = [house.by_key[key] for key in slip]
    found = [refusal for offer in offers for refusal in _stake_refusals(house, offer, slip)]
    return [*found, *_together_refusals(house, offers), *_prerequisite_refusals(house, offers)]


def _unknown(house: House, key: str) -> Refusal:
    message = Text(
        f"{house.title.en} has no bet {key!r}; {nearest(key, list(house.by_key))}",
        f"{house.title.zh}没有投注项“{key}”。",
    )
    return Refusal(RefusalCode.UNKNOWN_BET, message, bet=key)


def _stake_refusals(house: House, offer: Offer, slip: Slip) -> Iterator[Refusal]:
    stake, limits, mark = slip[offer.bet.key], offer.limits, house.currency.mark

    def refuse(code: RefusalCode, message: Text, amount: int) -> Refusal:
        filled = message.format(bet=offer.bet.name, stake=mark(stake), amount=mark(amount))
        return Refusal(code, filled, bet=offer.bet.key)

    if stake <= 0:
        text = Text("A stake on {bet} must be more than nothing.", "{bet}的注额必须大于零。")
        yield refuse(RefusalCode.STAKE_NOT_POSITIVE, text, 0)
        return
    if offer.bet.key == "tie" and house.tie_alone:
        others = [key for key in slip if key != "tie" and house.by_key[key].bet.kind == "main"]
        least = limits.increment if others else limits.minimum
        if not others and stake < least:
            text = Text(
                "{bet} is the only main bet, so it must be at least {amount}; {stake} was bet.",
                "仅下注{bet}时，注额不得低于{amount}；所下注额为{stake}。",
            )
            yield refuse(RefusalCode.TIE_ALONE_BELOW_MINIMUM, text, least)
    elif stake < limits.minimum:
        text = Text("{bet} takes at least {amount}; {stake} was bet.", "{bet}最低注额为{amount}；所下注额为{stake}。")
        yield refuse(RefusalCode.BELOW_MINIMUM, text, limits.minimum)
    if stake > limits.maximum:
        text = Text("{bet} takes at most {amount}; {stake} was bet.", "{bet}最高注额为{amount}；所下注额为{stake}。")
        yield refuse(RefusalCode.ABOVE_MAXIMUM, text, limits.maximum)
    if stake % limits.increment:
        text = Text(
            "{bet} is bet in steps of {amount}; {stake} is no multiple of that.",
            "{bet}的注额须为{amount}的倍数；{stake}不符。",
        )
        yield refuse(RefusalCode.OFF_INCREMENT, text, limits.increment)


def _together_refusals(house: House, offers: list[Offer]) -> Iterator[Refusal]:
    names = {offer.bet.key: offer.bet.name for offer in offers}
    main = {offer.bet.key for offer in offers if offer.bet.kind == "main"}
    permitted = house.combinations.main
    if len(main) > 1 and permitted is not None and not any(main <= group for group in permitted):
        allowed = Text("; ", "；")
        choices = [_names_of(house, group, joined_by=_TOGETHER) for group in permitted]
        message = Text(
            "{bets} may not be bet together; permitted together are {choices}.",
            "{bets}不可同时下注；可同时下注的组合为：{choices}。",
        ).format(
            bets=_names_of(house, main, joined_by=_TOGETHER),
            choices=Text(allowed.en.join(c.en for c in choices), allowed.zh.join(c.zh for c in choices)),
        )
        yield Refusal(RefusalCode.COMBINATION_NOT_PERMITTED, message)
    for group in house.combinations.never_together:
        if len(both := group & names.keys()) > 1:
            message = Text("Only one of {bets} may be bet in a round.", "{bets}每局只可下注其中一项。")
            yield Refusal(
                RefusalCode.BETS_NEVER_TOGETHER, message.format(bets=_names_of(house, both, joined_by=_TOGETHER))
            )


def _prerequisite_refusals(house: House, offers: list[Offer]) -> Iterator[Refusal]:
    present = {offer.bet.side for offer in offers if offer.bet.kind == "main"}
    for offer in offers:
        needed = offer.needs_beside
        if not needed or needed & present:
            continue
        wanted = {bet.key for bet in house.bets if bet.kind == "main" and bet.side in needed}
        message = Text("{bet} needs a bet on {wanted} in the same round.", "投注{bet}须同时投注{wanted}。")
        filled = message.format(bet=offer.bet.name, wanted=_names_of(house, wanted, joined_by=OR))
        yield Refusal(RefusalCode.PREREQUISITE_MISSING, filled, bet=offer.bet.key)


def _names_of(house: House, keys: set[str] | frozenset[str], *, joined_by: Text) -> Text:
    names = [offer.bet.name for offer in house.offers if offer.bet.key in keys]
    return Text(
        listed([name.en for name in names], "en", joined_by=joined_by),
        listed([name.zh for name in names], "zh", joined_by=joined_by),
    )
