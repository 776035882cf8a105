"""Odds: what a bet pays, net, "a to b".

Written `40:1`; read also as `40 to 1`, and `9 for 1`, which counts the stake and so is 8 to 1. A push pays nothing
and returns the stake: it is written `push` and is odds of 0 to 1.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from punto.errors import NotationError
from punto.rules.text import Text

_ODDS = re.compile(r"(\d+)\s*(:|to|for)\s*(\d+)", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Odds:
    """Net odds in lowest terms: a stake of `per` wins `wins`.

    >>> Odds.parse("9 for 1"), str(Odds.parse("27:50"))
    (Odds(wins=8, per=1), '27:50')
    """

    wins: int
    per: int

    def __post_init__(self) -> None:
        divisor = gcd(self.wins, self.per)
        object.__setattr__(self, "wins", self.wins // divisor)
        object.__setattr__(self, "per", self.per // divisor)

    @classmethod
    def parse(cls, text: str) -> Odds:
        """Read odds or `push`, or raise NotationError."""
        if text.strip().lower() == "push":
            return PUSH
        match = _ODDS.fullmatch(text.strip())
        if match is None or int(match[3]) == 0:
            raise NotationError(f"{text!r} are not odds; write whole numbers such as 8:1 or 1:2, or push")
        wins, per = int(match[1]), int(match[3])
        if match[2].lower() == "for":
            wins -= per
        if wins <= 0:
            raise NotationError(f"{text!r} would win nothing; write push if the stake is to be returned")
        return cls(wins, per)

    @property
    def is_push(self) -> bool:
        """Whether the stake just comes back."""
        return self.wins == 0

    def as_fraction(self) -> Fraction:
        """What one unit staked wins."""
        return Fraction(self.wins, self.per)

    @property
    def words(self) -> Text:
        """As said at a table: "8 to 1", or "push"."""
        if self.is_push:
            return Text("push", "退回本金")
        return Text(f"{self.wins} to {self.per}", f"{self.per}赔{self.wins}")

    def __str__(self) -> str:
        return "push" if self.is_push else f"{self.wins}:{self.per}"


PUSH = Odds(0, 1)
