"""Money: whole minor units (cents), never floats.

Amounts are plain integers everywhere inside; a `Currency` reads and writes them as decimals.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from punto.errors import NotationError

Favour = Literal["patron", "house", "nearest"]
"""To whom the part of a unit goes that cannot be paid; `nearest` rounds halves up."""

_AMOUNT = re.compile(r"(\d+)(?:\.(\d+))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Currency:
    """A currency: its code, its mark, and how many decimals it has.

    >>> usd = Currency("USD", "$", 2)
    >>> usd.parse("19"), usd.format(1900), usd.mark(123456700)
    (1900, '19.00', '$1,234,567.00')
    """

    code: str
    symbol: str
    decimals: int

    def parse(self, text: str) -> int:
        """Read a decimal amount into minor units; signs, marks and separators are refused."""
        match = _AMOUNT.fullmatch(text.strip())
        if match is None:
            raise NotationError(f"{text!r} is not an amount of money; write it like {self.format(2000)}")
        whole, part = match[1], match[2] or ""
        if len(part.rstrip("0")) > self.decimals:
            raise NotationError(f"{text!r} is finer than {self.code} goes, which has {self.decimals} decimals")
        return int(whole + part[: self.decimals].ljust(self.decimals, "0"))

    def format(self, minor: int) -> str:
        """Write minor units as a plain decimal, such as `-19.00`."""
        return self._decimal(minor, grouping="")

    def mark(self, minor: int) -> str:
        """Write minor units for people: with the currency's mark and separators."""
        return ("-" if minor < 0 else "") + self.symbol + self._decimal(abs(minor), grouping=",")

    def _decimal(self, minor: int, *, grouping: str) -> str:
        whole, part = divmod(abs(minor), 10**self.decimals)
        sign = "-" if minor < 0 else ""
        digits = f"{whole:,}" if grouping else str(whole)
        return sign + digits + (f".{part:0{self.decimals}d}" if self.decimals else "")


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
