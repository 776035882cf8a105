"""Commission: the part of a win that the house keeps, how it is rounded and when it is collected."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, get_args

from punto.errors import NotationError
from punto.rules.money import Rounding
from punto.words import Text

Collection = Literal["payout", "end of shoe", "leaving"]
"""When commission is collected. Where a house lists several, the patron chooses; the first holds until they do."""
Owed = Literal["held", "marked"]
"""What becomes of chips that are owed: held, they are not spendable and always collectible; marked, as with lammers on
a real table, they stay spendable and are collected as far as the patron can pay."""

COLLECTIONS: tuple[Collection, ...] = get_args(Collection)
COLLECTION_PHRASES: dict[Collection, Text] = {
    "payout": Text("commission-payout"),
    "end of shoe": Text("commission-end-of-shoe"),
    "leaving": Text("commission-leaving"),
}

_PERCENT = re.compile(r"(\d{1,9})(?:\.(\d{1,9}))?\s*%", re.ASCII)


@dataclass(frozen=True, slots=True)
class Commission:
    """What a house charges on the winnings of the rows that carry commission."""

    rate: Fraction
    rounding: Rounding
    collected: tuple[Collection, ...]
    owed: Owed = "held"

    @property
    def is_chosen(self) -> bool:
        """Whether a patron chooses between paying at the payout and letting it be owed."""
        return "payout" in self.collected and self.may_be_owed

    @property
    def may_be_owed(self) -> bool:
        """Whether commission can be owed after a win at all."""
        return any(each != "payout" for each in self.collected)

    @property
    def owed_until_later(self) -> bool:
        """Whether commission is owed after a win of a patron who has chosen nothing."""
        return self.collected[0] != "payout"

    def is_owed(self, *, later: bool | None) -> bool:
        """Whether it is owed after a win of a patron who chose so; None is a patron who has chosen nothing."""
        return self.owed_until_later if later is None or not self.is_chosen else later

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
        raise NotationError(Text("error-rules-not-percentage-write-like", text=repr(text[:40])))
    return Fraction(f"{match[1]}.{match[2] or 0}") / 100


def format_percent(rate: Fraction) -> str:
    """Write a percentage so that `parse_percent` reads it back."""
    percent = rate * 100
    if 10 ** percent.denominator.bit_length() % percent.denominator:
        raise NotationError(Text("error-rules-has-no-end-as", percent=str(percent)))
    decimals = 0
    while percent.denominator != 1:
        percent, decimals = percent * 10, decimals + 1
    digits = str(percent.numerator).rjust(decimals + 1, "0")
    return (digits[:-decimals] + "." + digits[-decimals:] if decimals else digits) + "%"
