"""Money: whole minor units (cents), never floats.

Amounts are plain integers everywhere inside; a `Currency` reads and writes them as decimals.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from punto.errors import NotationError
from punto.words import Text, amount, money

Favour = Literal["patron", "house", "nearest"]
"""To whom the part of a unit goes that cannot be paid; `nearest` rounds halves up."""

MOST_MINOR = 10**15
"""The largest amount that can be written, in minor units: sums of many still fit wherever money is counted."""
_MOST_CHARACTERS = 40
_AMOUNT = re.compile(r"(\d+)(?:\.(\d+))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Currency:
    """A currency: its code, its mark, and how many decimals it has.

    >>> usd = Currency("USD", "$", 2)
    >>> usd.parse("19"), usd.format(1900), str(usd.mark(123456700))
    (1900, '19.00', '$1,234,567.00')
    """

    code: str
    symbol: str
    decimals: int

    def parse(self, text: str) -> int:
        """Read a decimal amount into minor units; signs, marks and separators are refused."""
        match = _AMOUNT.fullmatch(text.strip()) if len(text) <= _MOST_CHARACTERS else None
        if match is None:
            said = f"{text[:_MOST_CHARACTERS]!r}{'...' if len(text) > _MOST_CHARACTERS else ''}"
            raise NotationError(Text("error-rules-not-amount-money-write", said=said, value=self.format(2000)))
        whole, part = match[1], match[2] or ""
        if len(part.rstrip("0")) > self.decimals:
            raise NotationError(
                Text("error-rules-finer-than-goes-which", text=repr(text), code=self.code, decimals=self.decimals)
            )
        minor = int(whole + part[: self.decimals].ljust(self.decimals, "0"))
        if minor > MOST_MINOR:
            raise NotationError(
                Text("error-rules-more-than-amount-can", text=repr(text), most_minor=self.format(MOST_MINOR))
            )
        return minor

    def format(self, minor: int) -> str:
        """Write minor units as a plain decimal that `parse` reads, such as `-19.00`."""
        whole, part = divmod(abs(minor), 10**self.decimals)
        sign = "-" if minor < 0 else ""
        return f"{sign}{whole}" + (f".{part:0{self.decimals}d}" if self.decimals else "")

    def mark(self, minor: int) -> Text:
        """Minor units for people: with the currency's mark, and separators by language."""
        return money(minor, symbol=self.symbol, decimals=self.decimals)

    def amount(self, minor: int) -> Text:
        """Minor units for people, without the mark."""
        return amount(minor, decimals=self.decimals)


CURRENCIES = {
    currency.code: currency
    for currency in (
        Currency("AUD", "A$", 2),
        Currency("CAD", "C$", 2),
        Currency("CHF", "CHF ", 2),
        Currency("CNY", "¥", 2),
        Currency("EUR", "€", 2),
        Currency("GBP", "£", 2),
        Currency("HKD", "HK$", 2),
        Currency("JPY", "JP¥", 0),
        Currency("KRW", "₩", 0),
        Currency("MOP", "MOP$", 2),
        Currency("NZD", "NZ$", 2),
        Currency("PHP", "₱", 2),
        Currency("SGD", "S$", 2),
        Currency("THB", "฿", 2),
        Currency("USD", "$", 2),
    )
}
"""The currencies that a house may choose."""


@dataclass(frozen=True, slots=True)
class Rounding:
    """How an amount that is not whole becomes whole: to which unit, and in whose favour."""

    unit: int
    favour: Favour

    def to_patron(self, amount: Fraction) -> int:
        """Round what the patron gets."""
        return self._round(amount, up=self.favour == "patron")

    def from_patron(self, amount: Fraction) -> int:
        """Round what the patron gives."""
        return self._round(amount, up=self.favour == "house")

    def _round(self, amount: Fraction, *, up: bool) -> int:
        units = amount / self.unit
        if self.favour == "nearest":
            return (units + Fraction(1, 2)).__floor__() * self.unit
        return (units.__ceil__() if up else units.__floor__()) * self.unit
