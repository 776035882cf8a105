"""Drills and exams as they go over the wire: one body a part of a scene and a form of an answer, none a topic."""

from __future__ import annotations

from typing import Annotated, Literal, assert_never

from pydantic import Field

from punto.rules.money import Currency
from punto.rules.scoreboard import RoadEntry, format_results
from punto.server.api.common import Body
from punto.server.live.document import roads_of
from punto.server.protocol import RoadCell, RoadMark, RoadsDocument
from punto.trainer.describe import seen
from punto.trainer.exam import ExamResult, Marked
from punto.trainer.forms import Arrange, Choice, Choose, CutChips, Fill, Form, Locate, Pick
from punto.trainer.model import (
    Drill,
    Note,
    Road,
    RoadName,
    ScenePart,
    SeatsInPlay,
    ShownHands,
    Stack,
    Stake,
    Subject,
    Topic,
)
from punto.words import Text

__all__ = [
    "DrillBody",
    "KindBody",
    "QuestionBody",
    "ResultBody",
    "TopicBody",
    "drill_of",
    "question_of",
    "result_of",
]


class KindBody(Body):
    """A kind of question."""

    kind: str
    name: Text
    """As a question: Does Banker draw?"""
    short: Text

    @classmethod
    def from_kind(cls, kind: Subject) -> KindBody:
        """The kind as it is sent."""
        return cls(kind=kind.key, name=kind.name, short=kind.short)


class TopicBody(Body):
    """One thing to know; scores go by its key."""

    topic: str
    kind: str
    title: Text

    @classmethod
    def from_topic(cls, topic: Topic) -> TopicBody:
        """The topic as it is sent."""
        return cls(topic=topic.key, kind=topic.kind, title=topic.title)


class HandsPart(Body):
    """The cards of both hands, to be counted."""

    part: Literal["hands"]
    player: list[str]
    banker: list[str]


class NotePart(Body):
    """What happens at the table, in words."""

    part: Literal["note"]
    text: Text


class SeatPart(Body):
    """What lies before a seat."""

    number: int
    stakes: list[Stake]
    lammers: int
    """Commission that is marked as owed, in minor units."""


class LayoutPart(Body):
    """The seats in play."""

    part: Literal["layout"]
    seats: list[SeatPart]


class PileBody(Body):
    """Chips of one value, in minor units."""

    value: int
    count: int


class StackPart(Body):
    """Chips: how many of each value."""

    part: Literal["stack"]
    chips: list[PileBody]


class RoadPart(Body):
    """One road: the cells of the big road, or the marks of a derived one."""

    part: Literal["road"]
    road: RoadName
    cells: list[RoadCell]
    marks: list[RoadMark]


PartBody = Annotated[HandsPart | NotePart | LayoutPart | StackPart | RoadPart, Field(discriminator="part")]


class ChoicesForm(Body):
    """Choose one, pick any number, or arrange all. An answer is a key, or keys joined by `+`; `-` picks none."""

    form: Literal["choose", "pick", "arrange"]
    choices: list[Choice]


class FillForm(Body):
    """A number for each field, money in minor units. An answer is the numbers joined by `+`."""

    form: Literal["fill"]
    fields: list[Text]
    money: bool


class CutForm(Body):
    """How many chips of each value. An answer is the counts joined by `+`."""

    form: Literal["cut"]
    chips: list[int]


class LocateForm(Body):
    """A square of the big road. An answer is column and row, from 1, joined by `+`."""

    form: Literal["locate"]
    columns: int
    cells: list[RoadCell]


FormBody = Annotated[ChoicesForm | FillForm | CutForm | LocateForm, Field(discriminator="form")]


class QuestionBody(Body):
    """A question: what can be seen, and the form of an answer. Its topic would tell too much."""

    kind: str
    question: Text
    scene: list[PartBody]
    form: FormBody


class DrillBody(QuestionBody):
    """A question with its answer."""

    topic: str
    title: Text
    answers: list[str]
    """Every answer that is right."""
    told: Text
    """The first of them in words."""
    reasons: list[Text]
    """Why; the last ends in the answer."""


class MarkedBody(DrillBody):
    """A question of an exam when marked."""

    seen: list[Text]
    """The scene in words."""
    right: bool
    given: str | None
    given_told: Text | None


class ResultBody(Body):
    """An exam when marked. Whoever has the house can make it again from what it says."""

    house: str
    title: Text
    seed: str
    kinds: list[str]
    """The kinds that were asked for; none means all."""
    count: int
    limit_seconds: int | None
    pass_percent: int
    name: str
    date: str
    seconds: int | None
    score: int
    in_time: bool
    passed: bool
    questions: list[MarkedBody]


def question_of(made: Drill) -> QuestionBody:
    """A drill without its answer."""
    return QuestionBody(
        kind=made.topic.kind,
        question=made.asked.question,
        scene=[_part(part) for part in made.asked.scene],
        form=_form(made.asked.form),
    )


def drill_of(made: Drill) -> DrillBody:
    """A drill with its answer."""
    return DrillBody(
        **dict(question_of(made)),
        topic=made.topic.key,
        title=made.topic.title,
        answers=list(made.asked.answers),
        told=made.told,
        reasons=list(made.reasons),
    )


def result_of(result: ExamResult) -> ResultBody:
    """A marked exam."""
    terms = result.terms
    return ResultBody(
        house=result.house.key,
        title=result.house.title,
        seed=terms.seed,
        kinds=list(terms.kinds),
        count=terms.count,
        limit_seconds=terms.limit_seconds,
        pass_percent=terms.pass_percent,
        name=result.name,
        date=result.date,
        seconds=result.seconds,
        score=result.score,
        in_time=result.in_time,
        passed=result.passed,
        questions=[_marked(each, result.house.currency) for each in result.questions],
    )


def _marked(marked: Marked, currency: Currency) -> MarkedBody:
    return MarkedBody(
        **dict(drill_of(marked.drill)),
        seen=list(seen(marked.drill.asked, currency)),
        right=marked.right,
        given=marked.given,
        given_told=marked.given_said,
    )


def _part(part: ScenePart) -> PartBody:
    match part:
        case ShownHands():
            return HandsPart(
                part="hands", player=[str(card) for card in part.player], banker=[str(card) for card in part.banker]
            )
        case Note():
            return NotePart(part="note", text=part.text)
        case SeatsInPlay():
            return LayoutPart(
                part="layout",
                seats=[
                    SeatPart(
                        number=seat.number,
                        stakes=list(seat.stakes),
                        lammers=seat.lammers,
                    )
                    for seat in part.seats
                ],
            )
        case Stack():
            return StackPart(part="stack", chips=[PileBody(value=value, count=count) for value, count in part.chips])
        case Road(road="big_road"):
            return RoadPart(part="road", road=part.road, cells=_cells(part.results), marks=[])
        case Road():
            marks: tuple[RoadMark, ...] = getattr(_roads(part.results), part.road)
            return RoadPart(part="road", road=part.road, cells=[], marks=list(marks))
    assert_never(part)


def _form(form: Form) -> FormBody:
    match form:
        case Choose() | Pick() | Arrange():
            return ChoicesForm(form=form.kind, choices=list(form.choices))
        case Fill():
            return FillForm(form="fill", fields=list(form.fields), money=form.currency is not None)
        case CutChips():
            return CutForm(form="cut", chips=list(form.chips))
        case Locate():
            return LocateForm(form="locate", columns=form.columns, cells=_cells(form.results))
    assert_never(form)


def _cells(results: tuple[RoadEntry, ...]) -> list[RoadCell]:
    return list(_roads(results).big_road)


def _roads(results: tuple[RoadEntry, ...]) -> RoadsDocument:
    # Totals are only for the bead plate, which no question shows.
    return roads_of(format_results(results), (0,) * len(results))
