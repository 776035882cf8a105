"""A bet: rows over facts. The first row that matches wins or pushes; no match loses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from punto.rules.facts import FACTS, Fact, FactValue, looks_at_suits, of_round
from punto.rules.odds import Odds
from punto.rules.rounds import Round
from punto.words import Text

BetKind = Literal["main", "side"]
FeltSide = Literal["player", "banker", "centre"]


@dataclass(frozen=True)
class Condition:
    """A fact must have one of the wanted values."""

    fact: str
    wanted: frozenset[FactValue]

    def holds(self, dealt: Round) -> bool:
        """Whether it does in this round."""
        return of_round(FACTS[self.fact], dealt) in self.wanted


@dataclass(frozen=True)
class Row:
    """One line of a pay table: when all its conditions hold, it pays."""

    name: Text
    when: tuple[Condition, ...]
    pays: Odds
    commission: bool = False
    """Whether the house charges its commission on what this row wins."""
    hand: Text | None = None
    """What the hand that the row pays is called, where it has a name of its own: a Dragon 7."""

    @property
    def key(self) -> str:
        """What tells the row from others of its bet, whatever the wording and the language."""
        return self.name.identity.removeprefix("rows-")

    def matches(self, dealt: Round) -> bool:
        """Whether every condition holds in this round."""
        return all(condition.holds(dealt) for condition in self.when)


@dataclass(frozen=True)
class Bet:
    """A bet as the rules know it; its limits and prerequisites are the house's business."""

    key: str
    name: Text
    kind: BetKind
    side: FeltSide
    """Where it lies on the felt."""
    rows: tuple[Row, ...]
    about: Text | None = None
    varies: Text | None = None
    """What it usually pays and where casinos differ."""

    def row_for(self, dealt: Round) -> Row | None:
        """The first row that matches a finished round; None when the bet loses."""
        return next((row for row in self.rows if row.matches(dealt)), None)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """Every fact that its rows ask for, each once."""
        return tuple({c.fact: FACTS[c.fact] for row in self.rows for c in row.when}.values())

    @property
    def looks_at_suits(self) -> bool:
        """Whether it can only be settled when the suits of the cards are known."""
        return any(looks_at_suits(fact) for fact in self.facts)

    @property
    def best(self) -> Odds:
        """The most that it can pay."""
        return max((row.pays for row in self.rows), key=Odds.as_fraction)
