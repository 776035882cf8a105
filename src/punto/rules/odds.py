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
from punto.words import Text

MOST_ODDS = 1_000_000
"""Neither side of the odds may be more: no table pays it, and figures made of it would fit nowhere."""
_MOST_CHARACTERS = 40
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
        match = _ODDS.fullmatch(text.strip()) if len(text) <= _MOST_CHARACTERS else None
        if match is None or int(match[3]) == 0:
            said = f"{text[:_MOST_CHARACTERS]!r}{'...' if len(text) > _MOST_CHARACTERS else ''}"
            raise NotationError(Text("error-rules-not-odds-write-whole", said=said))
        wins, per = int(match[1]), int(match[3])
        if max(wins, per) > MOST_ODDS:
            raise NotationError(Text("error-rules-goes-beyond-what-odds", text=repr(text), most_odds=MOST_ODDS))
        if match[2].lower() == "for":
            wins -= per
        if wins <= 0:
            raise NotationError(Text("error-rules-would-win-nothing-write", text=repr(text)))
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
            return Text("odds-push")
        return Text("odds-to", wins=self.wins, per=self.per)

    def __str__(self) -> str:
        return "push" if self.is_push else f"{self.wins}:{self.per}"


PUSH = Odds(0, 1)
