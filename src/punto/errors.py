"""Every exception that Punto raises, in one tree.

    PuntoError
    ├── NotationError        text that is not what it should be: a card, a round, odds, an amount
    ├── SuitNeeded           a card was written without the suit that a bet looks at
    ├── ImpossibleDeal       cards that the tableau or the shoe could not have dealt
    ├── OutOfCards           the shoe ends in the middle of a round
    ├── UnknownName          a house, a bet or a fact that does not exist
    ├── HouseError           a house file with problems; carries every one of them
    ├── BrokenJournal        events that no table could have written: the record of a table is damaged
    └── StoreError           a database that cannot be used as the store of tables
        ├── StoreUnavailable the database is out of reach or gave up; what was not answered may be sent again
        ├── UnknownSchema    no database of Punto, or one of another version
        ├── Superseded       another process has written to the table in the meantime
        └── PurseShort       a patron would buy more play chips than they have

What a patron can cause at a table is no exception but a value: see `punto.house.slip.Refusal`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches


class PuntoError(Exception):
    """The root of the tree: catch this to catch everything of ours."""


class NotationError(PuntoError, ValueError):
    """A text that cannot be read; the message names the text, the place in it and what would be right."""


class SuitNeeded(PuntoError, ValueError):
    """A bet looks at suits, and a card came without one."""


class ImpossibleDeal(PuntoError, ValueError):
    """Cards that no dealer following the rules could have dealt; the message says why."""


class OutOfCards(PuntoError):
    """The shoe has too few cards left to finish the round."""


class UnknownName(PuntoError, LookupError):
    """A name that is not among the known ones; the message offers the nearest."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind, self.name = kind, name
        super().__init__(f"there is no {kind} {name!r}; {nearest(name, sorted(known))}")


@dataclass(frozen=True, order=True)
class Problem:
    """One thing that is wrong in a file: where it stands, what is wrong and what would be right."""

    file: str
    line: int
    key: str
    message: str
    column: int | None = None
    """Where in the line, from 1, if that is known."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.key}: {self.message}"


class HouseError(PuntoError):
    """A house file that cannot be used, with every problem found in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class BrokenJournal(PuntoError):
    """An event that does not follow from the events before it, or that cannot be read; the message names it."""


class StoreError(PuntoError):
    """The database cannot be opened, or refuses what it is given; the message names the database and the reason."""


class StoreUnavailable(StoreError):
    """The database is out of reach or gave up in the middle. Whether the last write was kept is not known: whoever
    sends the same command again gets the one answer.
    """


class UnknownSchema(StoreError):
    """The database is none of Punto's, or was made by another version; the message says which and what to do."""


class Superseded(StoreError):
    """Another process has written to the table in the meantime; nothing of this write was kept."""


class PurseShort(StoreError):
    """A patron would buy more play chips than their purse holds; nothing of this write was kept."""


def nearest(name: str, known: Sequence[str], *, all_of_them: str = "") -> str:
    """A half-sentence that helps after a wrong name: the nearest ones, or all of them.

    Where all would be too many to list, `all_of_them` says instead where to find them.

    >>> nearest("bankr", ["player", "banker", "tie"])
    "did you mean 'banker'?"
    """
    if close := get_close_matches(name, known, n=3, cutoff=0.6):
        return "did you mean " + " or ".join(repr(each) for each in close) + "?"
    return all_of_them or ("known are: " + ", ".join(known) if known else "there are none")
