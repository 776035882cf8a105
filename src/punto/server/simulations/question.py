"""What is to be simulated. The same question has the same answer, bit for bit, whoever asks it and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from punto.house import House
from punto.sim.plan import Plan

__all__ = ["MOST_SESSIONS", "MOST_SHOES", "Json", "Question", "Snapshot"]

Json = dict[str, Any]

MOST_SHOES: Final = 15_000_000
"""Somewhat more than a thousand million rounds: a quarter of a minute, for the bets that most houses have."""
MOST_SESSIONS: Final = 40_000
"""Of a betting plan, whose paths are kept in memory while it runs."""
MOST_SHOES_OF_A_PLAN: Final = 200_000


@dataclass(frozen=True)
class Question:
    """A simulation of a house's bets, or of a betting plan."""

    house: House
    shoes: int
    seed: int
    plan: Plan | None = None

    @property
    def wanted(self) -> int:
        """How many shoes are wanted, or how many sessions of a plan."""
        return self.shoes if self.plan is None else max(1, self.shoes // self.plan.shoes)


@dataclass(frozen=True)
class Snapshot:
    """How far a simulation has come, and what is known so far."""

    done: int
    """Shoes, or sessions of a plan."""
    rounds: int
    seconds: float
    result: Json
    """What `punto simulate --json` says."""
    drawing: Json
    """What the page draws: how each edge settled down, or the bands of a plan's money."""
