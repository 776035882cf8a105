"""What is to be simulated. The same question has the same answer, bit for bit, whoever asks it and when."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from punto.house import House
from punto.house.house_writer import house_toml
from punto.server.workers.jobs import SimulationKind
from punto.sim.plan import Plan

__all__ = [
    "MOST_SESSIONS",
    "MOST_SHOES",
    "MOST_SHOES_OF_A_COUNT",
    "MOST_SHOES_OF_A_PLAN",
    "MOST_SHOES_OF_A_STUDY",
    "CountQuestion",
    "Outline",
    "Questions",
    "SimulationQuestion",
    "StudyQuestion",
]

MOST_SHOES: Final = 15_000_000
"""Somewhat more than a thousand million rounds: a quarter of a minute, for the bets that most houses have."""
MOST_SESSIONS: Final = 40_000
"""Of a betting plan, whose paths are kept in memory while it runs."""
MOST_SHOES_OF_A_PLAN: Final = 200_000
MOST_SHOES_OF_A_STUDY: Final = 100_000
"""About a minute: before every round, the worth of every bet is worked out."""
MOST_SHOES_OF_A_COUNT: Final = 4_000
"""Whose states, some nine hundred bytes a shoe, go to the browser."""


@dataclass(frozen=True)
class SimulationQuestion:
    """A simulation of a house's bets, or of a betting plan."""

    house: House
    shoes: int
    seed: int
    plan: Plan | None = None

    @property
    def kind(self) -> SimulationKind:
        """Shoes, or a plan."""
        return "shoes" if self.plan is None else "plan"

    @property
    def asked(self) -> object:
        """What is asked besides the house, the shoes and the seed."""
        return self.plan

    @property
    def wanted(self) -> int:
        """How many shoes are wanted, or how many sessions of a plan."""
        return self.shoes if self.plan is None else self.shoes // self.plan.shoes


@dataclass(frozen=True)
class StudyQuestion:
    """A study of a house's bets: what each is worth before every round."""

    house: House
    shoes: int
    seed: int
    kind: SimulationKind = field(default="study", init=False)
    plan: None = field(default=None, init=False)

    @property
    def asked(self) -> object:
        """Nothing else."""
        return None

    @property
    def wanted(self) -> int:
        """How many shoes are wanted."""
        return self.shoes


@dataclass(frozen=True)
class CountQuestion:
    """What a count of a bet is designed with."""

    house: House
    bet: str
    """The key of the bet."""
    shoes: int
    """By which counts are judged; as many others are dealt to seek tags on."""
    seed: int
    kind: SimulationKind = field(default="count", init=False)
    plan: None = field(default=None, init=False)

    @property
    def asked(self) -> object:
        """The bet."""
        return self.bet

    @property
    def wanted(self) -> int:
        """How many shoes are dealt."""
        return 2 * self.shoes


Questions = SimulationQuestion | StudyQuestion | CountQuestion


@dataclass(frozen=True, kw_only=True)
class Outline:
    """A question in short, as the server knows it without having read it."""

    kind: SimulationKind
    house: str
    """The key of the house."""
    shoes: int
    seed: int
    plan: str | None
    """The key of the plan."""
    bet: str | None
    """The key of the bet that is counted for."""
    wanted: int
    digest: str
    """Equal for equal questions."""

    @classmethod
    def of(cls, question: Questions) -> Outline:
        """The question in short."""
        told = f"{house_toml(question.house)}\0{question.shoes}\0{question.seed}\0{question.kind}\0{question.asked!r}"
        return cls(
            kind=question.kind,
            house=question.house.key,
            shoes=question.shoes,
            seed=question.seed,
            plan=None if question.plan is None else question.plan.key,
            bet=question.bet if isinstance(question, CountQuestion) else None,
            wanted=question.wanted,
            digest=sha256(told.encode()).hexdigest(),
        )
