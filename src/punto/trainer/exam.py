"""An exam: a seeded paper of questions from chosen kinds, a time limit and a pass mark, and the paper when marked.

The terms alone make the paper, so that a result can be checked by anybody who has the house: nothing is kept. Time and
date come in from whoever holds the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from punto.errors import NotationError
from punto.house.model import House
from punto.trainer.model import Drill
from punto.trainer.registry import chosen, drill, kinds_of
from punto.words import Text

MOST_QUESTIONS = 60
_PERCENT = 100


@dataclass(frozen=True)
class Terms:
    """What is examined. The same terms in the same house give the same paper."""

    seed: str
    count: int = 20
    kinds: tuple[str, ...] = ()
    """Every kind where none is named."""
    limit_seconds: int | None = None
    """For the whole paper; None without a limit."""
    pass_percent: int = 80

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST_QUESTIONS:
            raise NotationError(Text("error-trainer-questions", most=MOST_QUESTIONS, count=self.count))
        if not 1 <= self.pass_percent <= _PERCENT:
            raise NotationError(Text("error-trainer-pass-mark", percent=self.pass_percent))
        if self.limit_seconds is not None and self.limit_seconds < 1:
            raise NotationError(Text("error-trainer-time-limit", seconds=self.limit_seconds))


@dataclass(frozen=True)
class Marked:
    """One question of a paper with what was answered; None where it was left open."""

    drill: Drill
    given: str | None

    @property
    def right(self) -> bool:
        """Whether it was answered rightly."""
        return self.given is not None and self.drill.is_right(self.given)

    @property
    def given_said(self) -> Text | None:
        """What was answered, in words."""
        return None if self.given is None else self.drill.asked.form.said(self.given)


@dataclass(frozen=True)
class ExamResult:
    """A paper when marked."""

    house: House
    terms: Terms
    name: str
    """Who sat it; may be empty."""
    date: str
    """When, as it was given in."""
    seconds: int | None
    """How long it took; None where nobody measured it."""
    questions: tuple[Marked, ...]

    @property
    def score(self) -> int:
        """How many answers are right."""
        return sum(each.right for each in self.questions)

    @property
    def in_time(self) -> bool:
        """Whether the limit was kept."""
        limit = self.terms.limit_seconds
        return limit is None or self.seconds is None or self.seconds <= limit

    @property
    def passed(self) -> bool:
        """Whether enough answers are right, in time."""
        return self.in_time and self.score * _PERCENT >= self.terms.pass_percent * len(self.questions)


def paper(house: House, terms: Terms) -> tuple[Drill, ...]:
    """The questions of an exam. Where a house has fewer topics, they come again with other cards."""
    of = kinds_of(terms.kinds)
    made: list[Drill] = []
    lap = 0
    while len(made) < terms.count:
        topics = chosen(house, of=of, count=terms.count - len(made), seed=f"{terms.seed}/{lap}")
        found = [drill(house, each, seed=f"exam/{terms.seed}/{lap}/{place}") for place, each in enumerate(topics)]
        asked = [each for each in found if each is not None]
        if not asked:
            kinds = ", ".join(kind.key for kind in of)
            raise NotationError(Text("error-trainer-nothing-to-ask", house=house.title, kinds=kinds))
        made += asked
        lap += 1
    return tuple(made)


def mark(
    house: House,
    terms: Terms,
    answers: Sequence[str | None],
    *,
    name: str = "",
    date: str = "",
    seconds: int | None = None,
) -> ExamResult:
    """The result of a paper; NotationError when there are too many answers, or one that nobody can have given."""
    drills = paper(house, terms)
    if len(answers) > len(drills):
        raise NotationError(Text("error-trainer-too-many-answers", questions=len(drills), answers=len(answers)))
    given = [*answers, *[None] * (len(drills) - len(answers))]
    for number, (each, answer) in enumerate(zip(drills, given, strict=True), start=1):
        if answer is not None:
            try:
                each.asked.form.check(answer)
            except NotationError as error:
                raise NotationError(Text("error-trainer-answer", number=number, error=error.text)) from None
    questions = tuple(Marked(each, answer) for each, answer in zip(drills, given, strict=True))
    return ExamResult(house, terms, name=name, date=date, seconds=seconds, questions=questions)
