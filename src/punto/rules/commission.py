"""Commission: the part of a win that the house keeps, how it is rounded and when it is collected."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, get_args

from punto.errors import NotationError
from punto.rules.money import Rounding
from punto.rules.text import Text

Collection = Literal["payout", "end of shoe", "leaving"]
"""When commission is collected; several together mean whichever comes first."""

COLLECTIONS: tuple[Collection, ...] = get_args(Collection)
COLLECTION_PHRASES: dict[Collection, Text] = {
    "payout": Text("at payout", "派彩时收取"),
    "end of shoe": Text("at the end of the shoe", "每靴结束时收取"),
    "leaving": Text("when the patron leaves", "客人离桌时收取"),
}

_PERCENT = re.compile(r"(\d+)(?:\.(\d+))?\s*%", re.ASCII)


@dataclass(frozen=True, slots=True)
class Commission:
    """What a house charges on the winnings of the rows that carry commission."""

    rate: Fraction
    rounding: Rounding
    collected: tuple[Collection, ...]

    @property
    def owed_until_later(self) -> bool:
        """Whether commission is owed after a win instead of being taken out of the payout."""
        return "payout" not in self.collected

    def on(self, winnings: int) -> int:
        """The commission on these winnings, in minor units; however it is rounded, never more than was won."""
        return min(winnings, self.rounding.from_patron(self.rate * winnings))


def parse_percent(text: str) -> Fraction:
    """Read an exact percentage.

    >>> parse_percent("5%"), parse_percent("4.25 %")
    (Fraction(1, 20), Fraction(17, 400))
    """
    match = _PERCENT.fullmatch(text.strip())
    if match is None:
        raise NotationError(f"{text!r} is not a percentage; write it like 5% or 4.5%")
    return Fraction(f"{match[1]}.{match[2] or 0}") / 100


def format_percent(rate: Fraction) -> str:
    """Write a percentage so that `parse_percent` reads it back."""
    percent = rate * 100
    if 10 ** percent.denominator.bit_length() % percent.denominator:
        raise NotationError(f"{percent} % has no end as a decimal; a rate is an exact percentage such as 4.25%")
    decimals = 0
    while percent.denominator != 1:
        percent, decimals = percent * 10, decimals + 1
    digits = str(percent.numerator).rjust(decimals + 1, "0")
    return (digits[:-decimals] + "." + digits[-decimals:] if decimals else digits) + "%"
