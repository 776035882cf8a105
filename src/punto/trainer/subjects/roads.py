"""Roads: where the next mark goes, which colour the derived roads get, and what the ask marks say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from punto.house.model import House
from punto.rules.rounds import Winner, deal
from punto.rules.scoreboard import HEIGHT, BigRoad, Mark, RoadEntry, RoadPlace, Roads, roads
from punto.rules.sides import SIDE_NAMES
from punto.trainer.describe import ROAD_NAMES
from punto.trainer.forms import JOINT, Choice, Choose, Locate, joined
from punto.trainer.model import PosedQuestion, Road, RoadName, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

_LEAST, _MOST = 14, 34
"""How many rounds a shoe has had."""
_TRIES = 300
_FREE_COLUMNS = 3
_DERIVED: dict[RoadName, int] = {"big_eye_boy": 1, "small_road": 2, "cockroach_pig": 3}
"""How many columns back each looks."""
_COLOURS: dict[str, Text] = {"R": Text("drill-roads-colours-r"), "B": Text("drill-roads-colours-b")}
_ASKED: tuple[Winner, ...] = ("banker", "player")

_HAPPENS: dict[Winner, Text] = {
    "tie": Text("drill-roads-happens-tie"),
    "banker": Text("drill-roads-happens-banker"),
    "player": Text("drill-roads-happens-player"),
}


@dataclass(frozen=True)
class _Found:
    """Results, of which the last is the one that is asked about."""

    results: tuple[RoadEntry, ...]

    @property
    def last(self) -> RoadEntry:
        return self.results[-1]

    @cached_property
    def before(self) -> Roads:
        return roads(self.results[:-1])

    @cached_property
    def after(self) -> Roads:
        return roads(self.results)

    @property
    def place(self) -> RoadPlace:
        """Where the last result stands on the big road."""
        return self.after.big_road.places[-1]

    @property
    def repeats(self) -> bool:
        """Whether the last result has the winner of the run before it."""
        return self.before.big_road.runs[-1][-1].result.winner == self.last.winner


FitsShoe = Callable[[_Found], bool]


def _topics(house: House) -> Iterator[Topic]:
    def topic(name: str, title: Text, ask: Callable[[Stream], PosedQuestion | None]) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, ask)

    def found(fits: FitsShoe) -> Callable[[Stream], _Found | None]:
        return lambda stream: _found(house, stream, fits)

    yield topic("place/down", Text("drill-roads-run-goes"), _place(found(_goes_down)))
    yield topic("place/new", Text("drill-roads-new-column"), _place(found(_new_column)))
    yield topic("place/tail", Text("drill-roads-dragon-tail"), _place(lambda stream: _tailed(house, stream)))
    yield topic("place/tie", Text("drill-roads-tie"), _place(found(_is_tie)))
    for road in _DERIVED:
        for mark in _COLOURS:
            title = Text("drill-roads-road-gets", road=ROAD_NAMES[road], mark=mark)
            yield topic(f"{road}/{mark}", title, _colour(house, road, mark))
    for winner in _ASKED:
        title = Text("drill-roads-ask-marks", side=SIDE_NAMES[winner])
        yield topic(f"ask/{winner}", title, _ask_marks(house, winner))


def _results(house: House, stream: Stream) -> tuple[RoadEntry, ...]:
    """The results of rounds that were really dealt."""
    count = _LEAST + stream.below(_MOST - _LEAST + 1)
    hands = (stream.cards(6, decks=house.shoe.decks, narrow=False) for _ in range(count))
    return tuple(RoadEntry.of_round(deal(iter(cards))) for cards in hands)


def _found(house: House, stream: Stream, fits: FitsShoe) -> _Found | None:
    """Results of which the last is an example, and the roads before and after it."""
    for _ in range(_TRIES):
        results = _results(house, stream)
        for size in range(len(results), _LEAST - 1, -1):
            found = _Found(results[:size])
            if found.before.big_road.places and fits(found):
                return found
    return None


def _tailed(house: House, stream: Stream) -> _Found:
    """A shoe whose last winner goes on until the column turns; that comes too seldom to wait for it."""
    results = _results(house, stream)
    decided = [result for result in results if result.winner != "tie"]
    winner = decided[-1].winner if decided else "banker"
    while True:
        results = (*results, RoadEntry(winner))
        found = _Found(results)
        if found.before.big_road.places and _is_tail(found):
            return found


def _goes_down(found: _Found) -> bool:
    return found.repeats and found.place.row == found.before.big_road.places[-1].row + 1


def _new_column(found: _Found) -> bool:
    return found.last.winner != "tie" and not found.repeats


def _is_tail(found: _Found) -> bool:
    return found.repeats and found.place.row == found.before.big_road.places[-1].row


def _is_tie(found: _Found) -> bool:
    return found.last.winner == "tie"


def _place(find: Callable[[Stream], _Found | None]) -> Callable[[Stream], PosedQuestion | None]:
    def ask(stream: Stream) -> PosedQuestion | None:
        found = find(stream)
        if found is None:
            return None
        place = found.place
        wide = max(each.column for each in (*found.before.big_road.places, place)) + _FREE_COLUMNS
        return PosedQuestion(
            _HAPPENS[found.last.winner],
            (),
            Locate(found.results[:-1], wide),
            answers=(f"{place.column + 1}{JOINT}{place.row + 1}",),
            reasons=(_why_there(found.before.big_road, found.last, place),),
        )

    return ask


def _why_there(before: BigRoad, result: RoadEntry, place: RoadPlace) -> Text:
    last = before.places[-1]
    if result.winner == "tie":
        return Text("drill-roads-tie-line-newest-ring")
    if before.runs[-1][-1].result.winner != result.winner:
        return Text("drill-roads-another-winner-begins-new")
    if place.row == last.row:
        ends = last.row + 1 == HEIGHT
        return Text("drill-roads-turns-where-column-ends" if ends else "drill-roads-turns-where-square-taken")
    return Text("drill-roads-same-winner-goes-below")


def _marks_of(drawn: Roads, road: RoadName) -> str:
    return {
        "big_eye_boy": drawn.big_eye_boy.marks,
        "small_road": drawn.small_road.marks,
        "cockroach_pig": drawn.cockroach_pig.marks,
    }[road]


def _colour(house: House, road: RoadName, mark: str) -> Callable[[Stream], PosedQuestion | None]:
    def fits(found: _Found) -> bool:
        one, other = _marks_of(found.before, road), _marks_of(found.after, road)
        return len(other) == len(one) + 1 and len(one) > 0 and other[-1] == mark

    def ask(stream: Stream) -> PosedQuestion | None:
        found = _found(house, stream, fits)
        if found is None:
            return None
        results, after = found.results, found.after
        right = _marks_of(after, road)[-1]
        return PosedQuestion(
            Text("drill-roads-newest-ring-big-road", road=ROAD_NAMES[road]),
            (Road(results, "big_road"), Road(results[:-1], road)),
            Choose(tuple(Choice(key, _COLOURS[key]) for key in ("R", "B"))),
            answers=(right,),
            reasons=(_law([len(run) for run in after.big_road.runs], road),),
        )

    return ask


def _law(lengths: list[int], road: RoadName) -> Text:
    """The law of a derived road for the newest ring of the big road, in numbers."""
    back, name = _DERIVED[road], ROAD_NAMES[road]
    depth = lengths[-1]
    if depth == 1:
        one, other = lengths[-2], lengths[-2 - back]
        same = "drill-roads-new-column-as-long" if one == other else "drill-roads-new-column-not-as-long"
        return Text(same, road=name, one=one, other=other, back=back)
    other = lengths[-1 - back]
    end = (
        "drill-roads-row-first-empty"
        if depth == other + 1
        else "drill-roads-row-filled"
        if depth <= other
        else "drill-roads-row-empty"
    )
    return Text(end, depth=depth, road=name, back=back, other=other)


def _ask_marks(house: House, winner: Winner) -> Callable[[Stream], PosedQuestion | None]:
    def ask(stream: Stream) -> PosedQuestion | None:
        found = _found(house, stream, lambda found: None not in _three(found.after, winner))
        if found is None:
            return None
        results, drawn = found.results, found.after
        key = "".join(mark or "" for mark in _three(drawn, winner))
        every = [f"{one}{two}{three}" for one in "RB" for two in "RB" for three in "RB"]
        others = stream.sample([each for each in every if each != key], 3)
        choices = [Choice(each, _said(each)) for each in every if each in (key, *others)]
        lengths = [len(run) for run in drawn.big_road.runs]
        repeats = drawn.big_road.runs[-1][-1].result.winner == winner
        after = [*lengths[:-1], lengths[-1] + 1] if repeats else [*lengths, 1]
        return PosedQuestion(
            Text("drill-roads-if-wins-next-round", side=SIDE_NAMES[winner]),
            (Road(results, "big_road"),),
            Choose(tuple(choices)),
            answers=(key,),
            reasons=tuple(_law(after, road) for road in _DERIVED),
        )

    return ask


def _three(drawn: Roads, winner: Winner) -> tuple[Mark | None, Mark | None, Mark | None]:
    ask = drawn.ask_banker if winner == "banker" else drawn.ask_player
    return ask.big_eye_boy, ask.small_road, ask.cockroach_pig


def _said(marks: str) -> Text:
    return joined([_COLOURS[mark] for mark in marks])


KIND = Subject(
    key="roads",
    level=90,
    name=Text("drill-roads-which-mark-roads"),
    short=Text("drill-roads-roads"),
    topics=_topics,
)
