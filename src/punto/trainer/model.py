"""What a drill is made of: a topic, what lies on the table, a question, a form to answer in, and why.

A topic file needs nothing but these: the page, the command line and the exam know the parts of a scene and the forms of
an answer, never a topic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from punto.house.model import House
from punto.rules.cards import Card
from punto.rules.scoreboard import RoadEntry
from punto.trainer.forms import Form
from punto.trainer.stream import Stream
from punto.words import Text

RoadName = Literal["big_road", "big_eye_boy", "small_road", "cockroach_pig"]


@dataclass(frozen=True)
class ShownHands:
    """The cards of both hands. Their totals are for the learner to count, and are told with the reasons."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]


@dataclass(frozen=True)
class Note:
    """What happens at the table, in words."""

    text: Text


@dataclass(frozen=True)
class Stake:
    """Chips on a bet."""

    bet: Text
    amount: int
    """In minor units."""


@dataclass(frozen=True)
class Seat:
    """What lies before one seat."""

    number: int
    stakes: tuple[Stake, ...] = ()
    lammers: int = 0
    """The commission that is marked as owed, in minor units."""


@dataclass(frozen=True)
class SeatsInPlay:
    """The seats in play."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Stack:
    """Chips: how many of each value, in minor units, the largest first."""

    chips: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Road:
    """One road of a shoe with these results."""

    results: tuple[RoadEntry, ...]
    road: RoadName


ScenePart = ShownHands | Note | SeatsInPlay | Stack | Road


@dataclass(frozen=True)
class PosedQuestion:
    """A question with its answer. The scene is what can be seen when it is asked."""

    question: Text
    scene: tuple[ScenePart, ...]
    form: Form
    answers: tuple[str, ...]
    """Every answer that is right; the first is the one that is told."""
    reasons: tuple[Text, ...]
    """Why, in the words of the rules."""


@dataclass(frozen=True)
class Topic:
    """One thing to know: what a learner's score and the repetition of what was missed go by."""

    key: str
    """Begins with the key of its kind. Stays the same while the house's rules do."""
    title: Text
    ask: Callable[[Stream], PosedQuestion | None]
    """The topic dealt from a stream; None where no example is found, because it is so rare."""

    @property
    def kind(self) -> str:
        """The key of its kind."""
        return self.key.partition("/")[0]


@dataclass(frozen=True)
class Subject:
    """A subject, which is one file of `punto.trainer.subjects`: its name as a question, in short, and its topics."""

    key: str
    level: int
    """Where it stands in the list: what is learned first has the lowest."""
    name: Text
    short: Text
    topics: Callable[[House], Iterable[Topic]]


@dataclass(frozen=True)
class Drill:
    """A topic that was asked."""

    topic: Topic
    asked: PosedQuestion

    @property
    def answer(self) -> str:
        """The answer that is told when another was given."""
        return self.asked.answers[0]

    @property
    def told(self) -> Text:
        """The right answer in words."""
        return self.asked.form.said(self.answer)

    @property
    def reasons(self) -> tuple[Text, ...]:
        """Why it is right; the last sentence always ends in the answer."""
        return (*self.asked.reasons, Text("drill-model-so", told=self.told))

    def is_right(self, given: str) -> bool:
        """Whether an answer is right."""
        return given in self.asked.answers
