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
from typing import Final, Literal

from punto.errors import NotationError
from punto.rules.facts import FACTS, of_round
from punto.rules.rounds import Round, Winner

__all__ = [
    "BEAD_COLUMNS",
    "HEIGHT",
    "Ask",
    "Bead",
    "BigRoad",
    "Cell",
    "Counts",
    "DerivedRoad",
    "Mark",
    "Place",
    "Result",
    "Roads",
    "Run",
    "format_results",
    "lay_out",
    "parse_results",
    "roads",
]

Mark = Literal["R", "B"]
"""R, red: the pattern repeats. B, blue: it breaks. Nothing to do with Banker and Player."""

HEIGHT: Final = 6
BEAD_COLUMNS: Final = 18
"""Eight decks cannot deal more than 104 rounds, so that no shoe in use overflows 18 columns of six."""

_WINNERS: Final[dict[str, Winner]] = {"B": "banker", "P": "player", "T": "tie"}
_LETTERS: Final = {winner: letter for letter, winner in _WINNERS.items()}
_RESULT: Final = re.compile("([BPT])(b?)(p?)(n?)")
_MARK_NAMES: Final = {"b": "a banker pair", "p": "a player pair", "n": "a natural"}


@dataclass(frozen=True, slots=True)
class Result:
    """What one round enters on the roads."""

    winner: Winner
    _: KW_ONLY
    banker_pair: bool = False
    player_pair: bool = False
    natural: bool = False

    def __post_init__(self) -> None:
        if self.winner not in _LETTERS:
            raise NotationError(f"winner {self.winner!r} is unknown; it is 'banker', 'player' or 'tie'")

    @classmethod
    def of_round(cls, dealt: Round) -> Result:
        """What a finished round enters."""
        pair = {side: bool(of_round(FACTS[f"{side}_pair"], dealt)) for side in ("player", "banker")}
        natural = dealt.player.natural or dealt.banker.natural
        return cls(dealt.winner, banker_pair=pair["banker"], player_pair=pair["player"], natural=natural)

    @property
    def letter(self) -> str:
        """B, P or T."""
        return _LETTERS[self.winner]

    def __str__(self) -> str:
        return self.letter + "b" * self.banker_pair + "p" * self.player_pair + "n" * self.natural


@dataclass(frozen=True, slots=True)
class Place:
    """Where a cell lies on its grid, from 0 at the top left."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Bead:
    """One round on the bead plate."""

    result: Result
    place: Place


@dataclass(frozen=True, slots=True)
class Cell:
    """One decision on the big road, and the number of ties marked on it."""

    result: Result
    ties: int


Run = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class BigRoad:
    """The runs (logical columns), and the place of each cell in the order of play.

    `waiting_ties` are those of a shoe that has had no decision yet: they have no cell until there is one.
    """

    runs: tuple[Run, ...]
    places: tuple[Place, ...]
    waiting_ties: int

    @property
    def cells(self) -> Run:
        """The cells of all runs in the order of play, one for each place."""
        return tuple(cell for run in self.runs for cell in run)


@dataclass(frozen=True, slots=True)
class DerivedRoad:
    """The marks in order as a string of R and B, and the place of each."""

    marks: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """The mark that each derived road would get from one hypothetical next result."""

    big_eye_boy: Mark | None
    small_road: Mark | None
    cockroach_pig: Mark | None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many rounds of the shoe had each winner, and each mark (those of tied rounds too)."""

    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    natural: int

    @property
    def rounds(self) -> int:
        """All rounds of the shoe."""
        return self.banker + self.player + self.tie


@dataclass(frozen=True, slots=True)
class Roads:
    """The five roads of a shoe, the ask marks for a next Banker and a next Player win, and the counts."""

    bead_plate: tuple[Bead, ...]
    big_road: BigRoad
    big_eye_boy: DerivedRoad
    small_road: DerivedRoad
    cockroach_pig: DerivedRoad
    ask_banker: Ask
    ask_player: Ask
    counts: Counts


def roads(results: Iterable[Result], *, bead_columns: int = BEAD_COLUMNS) -> Roads:
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


def lay_out(lengths: Iterable[int], *, height: int = HEIGHT) -> tuple[Place, ...]:
    """Place the cells of successive runs by the dragon-tail rule; the places come in the order of the cells.

    The cell to the right of a tail is always free: an earlier run that held it would, having its head further
    left, also hold the cell that the tail has just come from.
    """
    places: list[Place] = []
    taken: set[Place] = set()
    head = -1
    for length in lengths:
        head += 1
        while Place(head, 0) in taken:
            head += 1
        place, tail = Place(head, 0), False
        for index in range(length):
            if index > 0:
                below = Place(place.column, place.row + 1)
                tail = tail or below.row == height or below in taken
                place = Place(place.column + 1, place.row) if tail else below
            places.append(place)
            taken.add(place)
    return tuple(places)


def parse_results(text: str) -> tuple[Result, ...]:
    """Read results in notation; a `NotationError` names the first wrong character and what would be right."""
    results: list[Result] = []
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
            Result(
                _WINNERS[letter],
                banker_pair=bool(banker_pair),
                player_pair=bool(player_pair),
                natural=bool(natural),
            )
        )
        at = found.end()
    return tuple(results)


def format_results(results: Iterable[Result]) -> str:
    """Write results in notation, without separators."""
    return "".join(map(str, results))


def _separates(character: str) -> bool:
    return character == "," or character.isspace()


def _complaint(text: str, at: int) -> str:
    character = text[at]
    where = f"results: {character!r} at position {at + 1}"
    if character in _MARK_NAMES:
        name = _MARK_NAMES[character]
        if at == 0 or _separates(text[at - 1]):
            capital = f"write {character.upper()} for a win, or " if character != "n" else ""
            return (
                f"{where} is the mark of {name} and has no winner before it; {capital}put it right after its "
                f"winner, as in B{character}"
            )
        return (
            f"{where} is the mark of {name} and is repeated or out of order; after a winner come b, p and n, "
            "each once at most and in that order, as in Bbpn, and winners are capitals"
        )
    if character == "t":
        return f"{where} is in lower case; a tie is a capital T"
    return f"{where} is not a result; write B, P or T, then b (banker pair), p (player pair) or n (natural)"


def _bead_plate(results: Sequence[Result], *, columns: int) -> tuple[Bead, ...]:
    if columns < 1:
        raise ValueError(f"bead_columns is {columns}; a bead plate has at least 1 column")
    used = -(-len(results) // HEIGHT)
    dropped = max(0, used - columns)
    return tuple(
        Bead(result, Place(index // HEIGHT, index % HEIGHT)) for index, result in enumerate(results[dropped * HEIGHT :])
    )


def _big_road(results: Iterable[Result]) -> BigRoad:
    cells: list[Cell] = []
    leading_ties = 0
    for result in results:
        if result.winner != "tie":
            cells.append(Cell(result, 0 if cells else leading_ties))
        elif cells:
            cells[-1] = Cell(cells[-1].result, cells[-1].ties + 1)
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


def _ask(d: Sequence[int], *, repeats: bool) -> Ask:
    """The next cell goes below the last one if its winner repeats, and otherwise heads a new run."""
    n, m = (len(d) - 1, d[-1] + 1) if repeats else (len(d), 1)
    return Ask(*(_mark(d, k=k, n=n, m=m) for k in (1, 2, 3)))


def _counts(results: Sequence[Result]) -> Counts:
    return Counts(
        banker=sum(result.winner == "banker" for result in results),
        player=sum(result.winner == "player" for result in results),
        tie=sum(result.winner == "tie" for result in results),
        banker_pair=sum(result.banker_pair for result in results),
        player_pair=sum(result.player_pair for result in results),
        natural=sum(result.natural for result in results),
    )
