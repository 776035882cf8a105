"""The writer of house files: a house written out whole, as it stands in journals and in the records of shoes.

The text is an ordinary house file that leaves nothing to another: no `extends`, no default, no catalogue. It is made
from the house alone, so that a house of one's own and a shipped one are recorded in the same way, and a record keeps
its meaning when a later Punto ships other houses. `read_house_text(house_toml(house))` is that house again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

from msgspec import Struct

from punto.house.leaflet_settings import LeafletSettings
from punto.house.loader import load_house_text
from punto.house.model import FLAGS, House, Limits, Offer
from punto.house.toml_text import toml_string
from punto.rules.bets import Condition, Row
from punto.rules.commission import format_percent
from punto.rules.facts import FACTS
from punto.rules.money import Rounding
from punto.words import Text

__all__ = ["HouseFile", "house_digest", "house_toml", "read_house_text"]


class HouseFile(Struct, frozen=True, dict=True):
    """A house in the form in which it is stored: its key and its complete house file."""

    key: str
    toml: str

    @classmethod
    def of(cls, house: House) -> HouseFile:
        """The file of a house."""
        return cls(house.key, house_toml(house))

    @cached_property
    def house(self) -> House:
        """The house of the file; HouseError with every problem when it is none."""
        return read_house_text(self.key, self.toml)


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
    yield f"source = {toml_string(house.source)}"
    yield f"style = {toml_string(house.style)}"
    yield f"currency = {toml_string(house.currency.code)}"
    yield f"chips = {_array(map(money.amount, house.chips))}"
    yield f"seats = {house.seats}"
    yield from (f"{name} = {str(getattr(house, name)).lower()}" for name in FLAGS)
    if house.helpline is not None:
        yield f"helpline = {_text(house.helpline)}"
    yield from ("", "[shoe]", f"decks = {house.shoe.decks}")
    yield f"burn = {house.shoe.burn if isinstance(house.shoe.burn, int) else toml_string(house.shoe.burn)}"
    yield f"cut_card = {house.shoe.cut_card}"
    yield from ("", "[time]", f"betting_seconds = {house.betting_seconds}", f"pause_seconds = {house.pause_seconds}")
    yield from _limits_section(house, money)
    yield from _combinations_section(house)
    yield from ("", "[commission]", f"rate = {toml_string(format_percent(house.commission.rate))}")
    yield f"collected = {_array(map(toml_string, house.commission.collected))}"
    yield f"owed = {toml_string(house.commission.owed)}"
    yield f"rounding = {money.rounding(house.commission.rounding)}"
    yield from ("", "[payout]", f"rounding = {money.rounding(house.payout_rounding)}")
    yield from _handling_section(house)
    yield from _texts_section(house)
    yield from _leaflet_section(house)
    for offer in house.offers:
        yield from _bet(offer, money)


class _Money:
    """Amounts as the house's file writes them."""

    def __init__(self, house: House) -> None:
        self._format = house.currency.format

    def amount(self, minor: int) -> str:
        return toml_string(self._format(minor))

    def amount_or_off(self, minor: int | None) -> str:
        return toml_string("off") if minor is None else self.amount(minor)

    def limits(self, limits: Limits) -> str:
        return _table(
            minimum=self.amount(limits.minimum),
            maximum=self.amount(limits.maximum),
            increment=self.amount(limits.increment),
        )

    def rounding(self, rounding: Rounding) -> str:
        return _table(unit=self.amount(rounding.unit), favour=toml_string(rounding.favour))


def _limits_section(house: House, money: _Money) -> Iterator[str]:
    # Every bet states its own limits below; those by kind only have to be there and to be sound.
    any_limits = house.offers[0].limits
    yield from ("", "[limits]", f"main = {money.limits(any_limits)}", f"side = {money.limits(any_limits)}")
    yield f"side_bets_require = {toml_string('none')}"
    yield f"tie_alone = {_flag(house.tie_alone)}"
    yield f"differential = {money.amount_or_off(house.differential)}"
    yield f"side_payout_cap = {money.amount_or_off(house.side_payout_cap)}"


def _combinations_section(house: House) -> Iterator[str]:
    def sets(groups: tuple[frozenset[str], ...]) -> str:
        return _array(_array(map(toml_string, sorted(group))) for group in groups)

    main = house.combinations.main
    yield from ("", "[combinations]", f"main = {toml_string('any') if main is None else sets(main)}")
    yield f"never_together = {sets(house.combinations.never_together)}"


def _handling_section(house: House) -> Iterator[str]:
    handling = house.handling
    yield from ("", "[handling]", f"dealt = {toml_string(handling.dealt)}")
    yield f"offer_seconds = {handling.offer_seconds}"
    yield f"squeeze_seconds = {handling.squeeze_seconds}"
    yield f"ceding = {_flag(handling.ceding)}"
    if handling.may is not None:
        yield f"may = {_text(handling.may)}"
    if handling.may_not is not None:
        yield f"may_not = {_text(handling.may_not)}"


def _texts_section(house: House) -> Iterator[str]:
    """The free texts; a house without any has no such section, so that records from before them are the same."""
    written = {key: value for key, value in vars(house.texts).items() if value is not None}
    if written:
        yield from ("", "[texts]")
    for key, value in written.items():
        yield f"{key} = {toml_string(value) if isinstance(value, str) else _text(value)}"


def _leaflet_section(house: House) -> Iterator[str]:
    if house.leaflet != LeafletSettings():
        yield from ("", "[leaflet]")
        for key, value in vars(house.leaflet).items():
            if value:
                written = toml_string(value) if isinstance(value, str) else _array(map(toml_string, value))
                yield f"{'for' if key == 'place' else key} = {written}"


def _bet(offer: Offer, money: _Money) -> Iterator[str]:
    bet = offer.bet
    yield from ("", "[[bet]]", f"key = {toml_string(bet.key)}", f"name = {_text(bet.name)}")
    yield f"kind = {toml_string(bet.kind)}"
    yield f"side = {toml_string(bet.side)}"
    if bet.about is not None:
        yield f"about = {_text(bet.about)}"
    if bet.varies is not None:
        yield f"varies = {_text(bet.varies)}"
    yield f"requires = {toml_string(offer.requires)}"
    yield f"limits = {money.limits(offer.limits)}"
    if offer.unstated:
        yield f"unstated = {_array(map(toml_string, sorted(offer.unstated)))}"
    yield from ("rows = [", *(f"  {_row(row)}," for row in bet.rows), "]")


def _row(row: Row) -> str:
    hand = {} if row.hand is None else {"hand": _name(row.hand, "bets")}
    return _table(
        name=_name(row.name, "rows"),
        when=_table(**{condition.fact: _wanted(condition) for condition in row.when}),
        pays=toml_string(str(row.pays)),
        commission=_flag(row.commission),
        **hand,
    )


def _name(name: Text, among: str) -> str:
    """A usual name has words in every language; `Reader.name` finds them again."""
    return _text(name) if name.key == "title" else toml_string(name.key.removeprefix(f"{among}-"))


def _wanted(condition: Condition) -> str:
    """The wanted values in the order of the fact's domain, so that one house has one text."""
    values = [value for value in FACTS[condition.fact].domain if value in condition.wanted]
    return _array(
        _flag(value) if isinstance(value, bool) else str(value) if isinstance(value, int) else toml_string(value)
        for value in values
    )


def _text(text: Text) -> str:
    """A house's own titles as a table by language, a message by its key."""
    values = text.values if text.key == "title" else {"key": text.key}
    return _table(**{name: toml_string(str(value)) for name, value in values.items()})


def _table(**values: str) -> str:
    return "{ " + ", ".join(f"{key} = {value}" for key, value in values.items()) + " }" if values else "{}"


def _array(values: Iterable[str]) -> str:
    return "[" + ", ".join(values) + "]"


def _flag(value: bool) -> str:  # noqa: FBT001 - it is the value that is written
    return "true" if value else "false"
