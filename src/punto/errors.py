"""Every exception that Punto raises, in one tree.

    PuntoError
    ├── NotationError        text that is not what it should be: a card, a round, odds, an amount
    ├── SuitNeeded           a card was written without the suit that a bet looks at
    ├── ImpossibleDeal       cards that the tableau or the shoe could not have dealt
    ├── OutOfCards           the shoe ends in the middle of a round
    ├── UnknownName          a house, a bet or a fact that does not exist
    ├── TooManyFacts         bets that ask for more facts together than can be worked out in a sensible time
    ├── MissingExtra         a package that a plain installation leaves out; the message says how to install it
    ├── FileError            a file with problems; carries every one of them
    │   ├── HouseError       a house file
    │   └── PlanError        the file of a betting plan
    ├── Refused              a table of `punto.store.local` does not do what its caller asked of it
    ├── BrokenJournal        events that no table could have written: the record of a table is damaged
    │   └── InvariantBroken  a law of money or cards would be broken; what would break it is not done
    ├── UnreadableRow        a row beside the journals that cannot be read: the trouble of whom it is about
    └── StoreError           a database that cannot be used as the store of tables
        ├── StoreUnavailable the database is out of reach or gave up; what was not answered may be sent again
        │   └── DatabaseGone the file of the database was deleted or replaced while it was open
        ├── AlreadyServed    another server deals from the database
        ├── OwnershipLost    another server deals the table now, or nobody does
        ├── UnknownSchema    no database of Punto, or one of another version
        └── Superseded       another process has written to the table in the meantime

What a patron can cause at a table is no exception but a value: see `punto.house.slip.Refusal`. Only where the caller
plays for the patrons it is raised, so that a program does not go on as if it had bet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from punto.words import Text, listed, verbatim


class PuntoError(Exception):
    """The root of the tree: catch this to catch everything of ours.

    Its one argument is the message as a `Text`, so that whoever shows it says it in the reader's language; `str` of it
    is English.
    """

    @property
    def text(self) -> Text:
        """The message, to be said in any language."""
        message = self.args[0] if self.args else ""
        return message if isinstance(message, Text) else verbatim(str(message))


class NotationError(PuntoError, ValueError):
    """A text that cannot be read; the message names the text, the place in it and what would be right."""


class SuitNeeded(PuntoError, ValueError):
    """A bet looks at suits, and a card came without one."""


class ImpossibleDeal(PuntoError, ValueError):
    """Cards that no dealer following the rules could have dealt; the message says why."""


class OutOfCards(PuntoError):
    """The shoe has too few cards left to finish the round."""


class UnknownName(PuntoError, KeyError):
    """A name that is not among the known ones; the message offers the nearest."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind, self.name = kind, name
        said = Text("error-kind", kind=kind.replace(" ", "-"))
        super().__init__(Text("error-unknown-name", kind=said, name=repr(name), nearest=nearest(name, sorted(known))))

    def __str__(self) -> str:
        return str(self.args[0])  # A KeyError would put the message in quotes.


class MissingExtra(PuntoError, ImportError):
    """A package that only some work needs is not installed; see `punto.extras`."""


class TooManyFacts(PuntoError, ValueError):
    """Bets whose facts together tell too many hands apart; the message names the bets and the facts."""


WHOLE_FILE: Final = "the file"
"""The key of a problem that is no value's."""


@dataclass(frozen=True, order=True)
class Problem:
    """One thing that is wrong in a file: where it stands, what is wrong and what would be right."""

    file: str
    line: int
    key: str
    message: Text
    column: int | None = None
    """Where in the line, from 1, if that is known."""

    @property
    def where(self) -> Text | str:
        """The key, for people."""
        return Text("error-whole-file") if self.key == WHOLE_FILE else self.key

    @property
    def text(self) -> Text:
        """The place and what is wrong there, as one line."""
        return Text("error-problem", file=self.file, line=str(self.line), key=self.where, message=self.message)

    def __str__(self) -> str:
        return str(self.text)


class FileError(PuntoError):
    """A file that cannot be used, with every problem found in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(Text("lines", lines=tuple(each.text for each in self.problems)))


class HouseError(FileError):
    """A house file that cannot be used."""


class PlanError(FileError):
    """A betting plan that cannot be used, or not in this house."""


class Refused(PuntoError):
    """A table does not do what its caller asked of it."""

    def __init__(self, message: Text, *, code: str) -> None:
        super().__init__(message)
        self.code = code
        """Why, in one word: a `punto.table.Code`."""


class BrokenJournal(PuntoError):
    """An event that does not follow from the events before it, or that cannot be read; the message names it."""


class InvariantBroken(BrokenJournal):
    """A law of money or cards would be broken, such as an account that is closed while it holds money.

    It takes the place of `assert`, which `python -O` leaves out: whatever would break the law is not done.
    """


class UnreadableRow(PuntoError):
    """A row that follows from a journal and cannot be read; the message says which. No table is damaged by it, and
    nothing is decided about whom it is about.
    """


class StoreError(PuntoError):
    """The database cannot be opened, or refuses what it is given; the message names the database and the reason."""


class StoreUnavailable(StoreError):
    """The database is out of reach or gave up in the middle. Whether the last write was kept is not known: whoever
    sends the same command again gets the one answer.
    """


class DatabaseGone(StoreUnavailable):
    """The file of the database was deleted, emptied or replaced while it was open: what is written is lost."""


class AlreadyServed(StoreError):
    """Another server deals from the database; the message says which one and what to do."""


class OwnershipLost(StoreError):
    """The fence: the table is not this process's to write to. It is never tried again, since another process deals."""


class UnknownSchema(StoreError):
    """The database is none of Punto's, or was made by another version; the message says which and what to do."""


class Superseded(StoreError):
    """Another process has written to the table in the meantime; nothing of this write was kept."""


def said_of(error: Exception) -> Text:
    """What an exception says: ours in any language, that of another library in its own words."""
    return error.text if isinstance(error, PuntoError) else verbatim(str(error) or type(error).__name__)


def nearest(name: str, known: Sequence[str], *, all_of_them: Text | None = None) -> Text:
    """A half-sentence that helps after a wrong name: the nearest ones, or all of them.

    Where all would be too many to list, `all_of_them` says instead where to find them.

    >>> print(nearest("Bankr", ["player", "banker", "tie"]))
    did you mean 'banker'?
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only who has mistyped waits for it

    by_folded = {each.casefold(): each for each in known}
    if close := [by_folded[each] for each in get_close_matches(name.casefold(), by_folded, n=3, cutoff=0.6)]:
        return Text("nearest-close", names=listed([repr(each) for each in close]))
    if all_of_them is not None:
        return all_of_them
    return Text("nearest-known", names=", ".join(known)) if known else Text("nearest-none")
