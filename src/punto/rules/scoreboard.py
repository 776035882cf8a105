"""The five roads of a shoe, and the ask marks: a pure function of its results.

`roads(results)` gives everything at once as one frozen `Roads`. Places are counted from 0, column then row,
from the top left; only the law of the derived roads (`_mark`) counts from 1, as it is written down.

The notation of a result is its winner, `B`, `P` or `T`, then the marks `b` (banker pair), `p` (player pair)
and `n` (natural) in that order: `BPnTBbp` is four rounds. White space and commas may stand between results.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from itertools import groupby
from typing import Final, Literal, cast

from punto.errors import NotationError
from punto.rules.facts import FACTS, of_round
from punto.rules.rounds import Round, Winner
from punto.words import Text

__all__ = [
    "BEAD_COLUMNS",
    "HEIGHT",
    "AskMarks",
    "Bead",
    "BigRoad",
    "BigRoadCell",
    "DerivedRoad",
    "Mark",
    "RoadCounts",
    "RoadEntry",
    "RoadPlace",
    "Roads",
    "Run",
    "format_results",
    "lay_out",
    "parse_results",
    "roads",
]

Letter = Literal["B", "P", "T"]
"""The winner of a round on a road: Banker, Player or a tie."""
Mark = Literal["R", "B"]
"""R, red: the pattern repeats. B, blue: it breaks. Nothing to do with Banker and Player."""

HEIGHT: Final = 6
BEAD_COLUMNS: Final = 18
"""Eight decks cannot deal more than 104 rounds, so that no shoe in use overflows 18 columns of six."""

_WINNERS: Final[dict[Letter, Winner]] = {"B": "banker", "P": "player", "T": "tie"}
_LETTERS: Final = {winner: letter for letter, winner in _WINNERS.items()}
_RESULT: Final = re.compile("([BPT])(b?)(p?)(n?)")
_MARKS: Final = {"b": "banker-pair", "p": "player-pair", "n": "natural"}


@dataclass(frozen=True, slots=True)
class RoadEntry:
    """What one round enters on the roads."""

    winner: Winner
    _: KW_ONLY
    banker_pair: bool = False
    player_pair: bool = False
    natural: bool = False

    def __post_init__(self) -> None:
        if self.winner not in _LETTERS:
            raise NotationError(Text("error-rules-winner-unknown-banker-player", winner=repr(self.winner)))

    @classmethod
    def of_round(cls, dealt: Round) -> RoadEntry:
        """What a finished round enters."""
        pair = {side: bool(of_round(FACTS[f"{side}_pair"], dealt)) for side in ("player", "banker")}
        natural = dealt.player.natural or dealt.banker.natural
        return cls(dealt.winner, banker_pair=pair["banker"], player_pair=pair["player"], natural=natural)

    @property
    def letter(self) -> Letter:
        """B, P or T."""
        return _LETTERS[self.winner]

    def __str__(self) -> str:
        return self.letter + "b" * self.banker_pair + "p" * self.player_pair + "n" * self.natural


@dataclass(frozen=True, slots=True)
class RoadPlace:
    """Where a cell lies on its grid, from 0 at the top left."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Bead:
    """One round on the bead plate."""

    result: RoadEntry
    place: RoadPlace


@dataclass(frozen=True, slots=True)
class BigRoadCell:
    """One decision on the big road, and the number of ties marked on it."""

    result: RoadEntry
    ties: int


Run = tuple[BigRoadCell, ...]


@dataclass(frozen=True, slots=True)
class BigRoad:
    """The runs (logical columns), and the place of each cell in the order of play.

    `waiting_ties` are those of a shoe that has had no decision yet: they have no cell until there is one.
    """

    runs: tuple[Run, ...]
    places: tuple[RoadPlace, ...]
    waiting_ties: int

    @property
    def cells(self) -> Run:
        """The cells of all runs in the order of play, one for each place."""
        return tuple(cell for run in self.runs for cell in run)


@dataclass(frozen=True, slots=True)
class DerivedRoad:
    """The marks in order as a string of R and B, and the place of each."""

    marks: str
    places: tuple[RoadPlace, ...]


@dataclass(frozen=True, slots=True)
class AskMarks:
    """The mark that each derived road would get from one hypothetical next result."""

    big_eye_boy: Mark | None
    small_road: Mark | None
    cockroach_pig: Mark | None


@dataclass(frozen=True, slots=True)
class RoadCounts:
    """How many rounds of the shoe had each winner, and each mark (those of tied rounds too)."""

    rounds: int
    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    natural: int


@dataclass(frozen=True, slots=True)
class Roads:
    """The five roads of a shoe, the ask marks for a next Banker and a next Player win, and the counts."""

    bead_plate: tuple[Bead, ...]
    big_road: BigRoad
    big_eye_boy: DerivedRoad
    small_road: DerivedRoad
    cockroach_pig: DerivedRoad
    ask_banker: AskMarks
    ask_player: AskMarks
    counts: RoadCounts


def roads(results: Iterable[RoadEntry], *, bead_columns: int = BEAD_COLUMNS) -> Roads:
    """Draw up the roads of one shoe from its results, oldest first, in linear time."""
    results = tuple(results)
    big_road = _big_road(results)
    # d[i] is the length of run i, counted from 1 as in the law; d[0] is never looked at.
    d = (0, *map(len, big_road.runs))
    last = big_road.runs[-1][-1].result.winner if big_road.runs else None
    return Roads(
        bead_plate=_bead_plate(results, columns=bead_columns),
        big_road=big_road,
        big_eye_boy=_derived_road(d, k=1),
        small_road=_derived_road(d, k=2),
        cockroach_pig=_derived_road(d, k=3),
        ask_banker=_ask(d, repeats=last == "banker"),
        ask_player=_ask(d, repeats=last == "player"),
        counts=_counts(results),
    )


def lay_out(lengths: Iterable[int], *, height: int = HEIGHT) -> tuple[RoadPlace, ...]:
    """Place the cells of successive runs by the dragon-tail rule; the places come in the order of the cells.

    The cell to the right of a tail is always free: an earlier run that held it would, having its head further
    left, also hold the cell that the tail has just come from.
    """
    places: list[RoadPlace] = []
    taken: set[RoadPlace] = set()
    head = -1
    for length in lengths:
        head += 1
        while RoadPlace(head, 0) in taken:
            head += 1
        place, tail = RoadPlace(head, 0), False
        for index in range(length):
            if index > 0:
                below = RoadPlace(place.column, place.row + 1)
                tail = tail or below.row == height or below in taken
                place = RoadPlace(place.column + 1, place.row) if tail else below
            places.append(place)
            taken.add(place)
    return tuple(places)


def parse_results(text: str) -> tuple[RoadEntry, ...]:
    """Read results in notation; a `NotationError` names the first wrong character and what would be right."""
    results: list[RoadEntry] = []
    at = 0
    while at < len(text):
        if _separates(text[at]):
            at += 1
            continue
        found = _RESULT.match(text, at)
        if found is None:
            raise NotationError(_complaint(text, at))
        letter, banker_pair, player_pair, natural = found.groups()
        results.append(
            RoadEntry(
                _WINNERS[cast(Letter, letter)],
                banker_pair=bool(banker_pair),
                player_pair=bool(player_pair),
                natural=bool(natural),
            )
        )
        at = found.end()
    return tuple(results)


def format_results(results: Iterable[RoadEntry]) -> str:
    """Write results in notation, without separators."""
    return "".join(map(str, results))


def _separates(character: str) -> bool:
    return character == "," or character.isspace()


def _complaint(text: str, at: int) -> Text:
    mark = text[at]
    where = Text("error-rules-results-at", character=repr(mark), position=at + 1)
    if mark in _MARKS:
        name = Text(f"error-rules-mark-{_MARKS[mark]}")
        if at > 0 and not _separates(text[at - 1]):
            return Text("error-rules-results-mark-out-of-order", where=where, name=name)
        if mark == "n":
            return Text("error-rules-results-natural-first", where=where, name=name, mark=mark)
        return Text("error-rules-results-mark-first", where=where, name=name, mark=mark, capital=mark.upper())
    return Text("error-rules-results-small-tie" if mark == "t" else "error-rules-results-none", where=where)


def _bead_plate(results: Sequence[RoadEntry], *, columns: int) -> tuple[Bead, ...]:
    if columns < 1:
        raise ValueError(f"bead_columns is {columns}; a bead plate has at least 1 column")
    used = -(-len(results) // HEIGHT)
    dropped = max(0, used - columns)
    return tuple(
        Bead(result, RoadPlace(index // HEIGHT, index % HEIGHT))
        for index, result in enumerate(results[dropped * HEIGHT :])
    )


def _big_road(results: Iterable[RoadEntry]) -> BigRoad:
    cells: list[BigRoadCell] = []
    leading_ties = 0
    for result in results:
        if result.winner != "tie":
            cells.append(BigRoadCell(result, 0 if cells else leading_ties))
        elif cells:
            cells[-1] = BigRoadCell(cells[-1].result, cells[-1].ties + 1)
        else:
            leading_ties += 1
    runs = tuple(tuple(run) for _, run in groupby(cells, key=lambda cell: cell.result.winner))
    return BigRoad(runs, lay_out(map(len, runs)), waiting_ties=0 if cells else leading_ties)


def _mark(d: Sequence[int], *, k: int, n: int, m: int) -> Mark | None:
    """The law: the mark of road k for the cell at row m of run n, all counted from 1."""
    if m >= 2 and n - k >= 1:
        return "B" if m == d[n - k] + 1 else "R"
    if m == 1 and n - k - 1 >= 1:
        return "R" if d[n - 1] == d[n - k - 1] else "B"
    return None


def _derived_road(d: Sequence[int], *, k: int) -> DerivedRoad:
    marks = [_mark(d, k=k, n=n, m=m) for n in range(1, len(d)) for m in range(1, d[n] + 1)]
    given = [mark for mark in marks if mark is not None]
    return DerivedRoad("".join(given), lay_out(len(tuple(run)) for _, run in groupby(given)))


def _ask(d: Sequence[int], *, repeats: bool) -> AskMarks:
    """The next cell goes below the last one if its winner repeats, and otherwise heads a new run."""
    n, m = (len(d) - 1, d[-1] + 1) if repeats else (len(d), 1)
    return AskMarks(*(_mark(d, k=k, n=n, m=m) for k in (1, 2, 3)))


def _counts(results: Sequence[RoadEntry]) -> RoadCounts:
    return RoadCounts(
        rounds=len(results),
        banker=sum(result.winner == "banker" for result in results),
        player=sum(result.winner == "player" for result in results),
        tie=sum(result.winner == "tie" for result in results),
        banker_pair=sum(result.banker_pair for result in results),
        player_pair=sum(result.player_pair for result in results),
        natural=sum(result.natural for result in results),
    )
