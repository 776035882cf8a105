"""A house written out whole, as the house file that goes into the record of a shoe.

The text is an ordinary house file that leaves nothing to another: no `extends`, no default, no catalogue. It is made
from the house alone, so that a house of one's own and a shipped one are recorded in the same way, and a record keeps
its meaning when a later Punto ships other houses. `read_house_text(house_toml(house))` is that house again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import lru_cache

from punto.house.loader import load_house_text
from punto.house.model import House, Limits, Offer
from punto.rules.bets import Condition, Row
from punto.rules.commission import format_percent
from punto.rules.facts import FACTS
from punto.rules.money import Rounding
from punto.rules.text import Text

__all__ = ["house_digest", "house_toml", "read_house_text"]


def house_digest(toml: str) -> str:
    """SHA-256 of the UTF-8 bytes of a house text, in hex: what `sha256sum` says of it as a file."""
    return hashlib.sha256(toml.encode()).hexdigest()


@lru_cache(maxsize=32)
def read_house_text(key: str, toml: str) -> House:
    """The house of a recorded text; HouseError with every problem when it is none."""
    return load_house_text(toml, key=key, file=f"{key}.toml")


@lru_cache(maxsize=32)
def house_toml(house: House) -> str:
    """The house as a complete house file."""
    return "\n".join(_lines(house)) + "\n"


def _lines(house: House) -> Iterator[str]:
    money = _Money(house)
    yield f"title = {_text(house.title)}"
    yield f"about = {_text(house.about)}"
    yield f"source = {_string(house.source)}"
    yield f"style = {_string(house.style)}"
    yield f"currency = {_string(house.currency.code)}"
    yield f"chips = {_array(map(money.amount, house.chips))}"
    yield f"seats = {house.seats}"
    if house.helpline is not None:
        yield f"helpline = {_text(house.helpline)}"
    yield from ("", "[shoe]", f"decks = {house.shoe.decks}")
    yield f"burn = {house.shoe.burn if isinstance(house.shoe.burn, int) else _string(house.shoe.burn)}"
    yield f"cut_card = {house.shoe.cut_card}"
    yield from ("", "[time]", f"betting_seconds = {house.betting_seconds}", f"pause_seconds = {house.pause_seconds}")
    yield from _limits_section(house, money)
    yield from _combinations_section(house)
    yield from ("", "[commission]", f"rate = {_string(format_percent(house.commission.rate))}")
    yield f"collected = {_array(map(_string, house.commission.collected))}"
    yield f"rounding = {money.rounding(house.commission.rounding)}"
    yield from ("", "[payout]", f"rounding = {money.rounding(house.payout_rounding)}")
    yield from _handling_section(house)
    for offer in house.offers:
        yield from _bet(offer, money)


class _Money:
    """Amounts as the house's file writes them."""

    def __init__(self, house: House) -> None:
        self._format = house.currency.format

    def amount(self, minor: int) -> str:
        return _string(self._format(minor))

    def amount_or_off(self, minor: int | None) -> str:
        return _string("off") if minor is None else self.amount(minor)

    def limits(self, limits: Limits) -> str:
        return _table(
            minimum=self.amount(limits.minimum),
            maximum=self.amount(limits.maximum),
            increment=self.amount(limits.increment),
        )

    def rounding(self, rounding: Rounding) -> str:
        return _table(unit=self.amount(rounding.unit), favour=_string(rounding.favour))


def _limits_section(house: House, money: _Money) -> Iterator[str]:
    # Every bet states its own limits below; those by kind only have to be there and to be sound.
    any_limits = house.offers[0].limits
    yield from ("", "[limits]", f"main = {money.limits(any_limits)}", f"side = {money.limits(any_limits)}")
    yield f"side_bets_require = {_string('none')}"
    yield f"tie_alone = {_flag(house.tie_alone)}"
    yield f"differential = {money.amount_or_off(house.differential)}"
    yield f"side_payout_cap = {money.amount_or_off(house.side_payout_cap)}"


def _combinations_section(house: House) -> Iterator[str]:
    def sets(groups: tuple[frozenset[str], ...]) -> str:
        return _array(_array(map(_string, sorted(group))) for group in groups)

    main = house.combinations.main
    yield from ("", "[combinations]", f"main = {_string('any') if main is None else sets(main)}")
    yield f"never_together = {sets(house.combinations.never_together)}"


def _handling_section(house: House) -> Iterator[str]:
    handling = house.handling
    yield from ("", "[handling]", f"dealt = {_string(handling.dealt)}")
    yield f"squeeze_seconds = {handling.squeeze_seconds}"
    yield f"ceding = {_flag(handling.ceding)}"
    if handling.may is not None:
        yield f"may = {_text(handling.may)}"
    if handling.may_not is not None:
        yield f"may_not = {_text(handling.may_not)}"


def _bet(offer: Offer, money: _Money) -> Iterator[str]:
    bet = offer.bet
    yield from ("", "[[bet]]", f"key = {_string(bet.key)}", f"name = {_text(bet.name)}")
    yield f"kind = {_string(bet.kind)}"
    yield f"side = {_string(bet.side)}"
    if bet.about is not None:
        yield f"about = {_text(bet.about)}"
    if bet.varies is not None:
        yield f"varies = {_text(bet.varies)}"
    yield f"requires = {_string(offer.requires)}"
    yield f"limits = {money.limits(offer.limits)}"
    yield from ("rows = [", *(f"  {_row(row)}," for row in bet.rows), "]")


def _row(row: Row) -> str:
    return _table(
        name=_text(row.name),
        when=_table(**{condition.fact: _wanted(condition) for condition in row.when}),
        pays=_string(str(row.pays)),
        commission=_flag(row.commission),
    )


def _wanted(condition: Condition) -> str:
    """The wanted values in the order of the fact's domain, so that one house has one text."""
    values = [value for value in FACTS[condition.fact].domain if value in condition.wanted]
    return _array(
        _flag(value) if isinstance(value, bool) else str(value) if isinstance(value, int) else _string(value)
        for value in values
    )


def _text(text: Text) -> str:
    return _table(en=_string(text.en), zh=_string(text.zh))


def _table(**values: str) -> str:
    return "{ " + ", ".join(f"{key} = {value}" for key, value in values.items()) + " }" if values else "{}"


def _array(values: Iterable[str]) -> str:
    return "[" + ", ".join(values) + "]"


def _flag(value: bool) -> str:  # noqa: FBT001 - it is the value that is written
    return "true" if value else "false"


def _string(text: str) -> str:
    # A JSON string is a TOML string, but for one character that JSON lets stand.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
