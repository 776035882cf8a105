"""Forms of an answer: how a question is answered, whatever it is about.

An answer is one line of text, so that it can be kept, sent and printed: parts joined by `+`. Each form checks a line
and says it in words. The page has one control a form, the command line one prompt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal

from punto.errors import NotationError
from punto.rules.money import Currency
from punto.rules.scoreboard import HEIGHT, RoadEntry
from punto.words import Text, decimal

JOINT = "+"
NOTHING = "-"
"""The answer that picks none."""

_NOTHING_SAID = Text("drill-forms-nothing-said")
_MOST_DIGITS = 12


@dataclass(frozen=True)
class Choice:
    """Something that may be chosen."""

    key: str
    text: Text


def joined(parts: Sequence[Text], by: str = "list-comma") -> Text:
    """Texts one after the other, each to those before it by a message; where there are none, "nothing"."""
    if not parts:
        return _NOTHING_SAID
    return reduce(lambda before, following: Text(by, before=before, next=following), parts)


def chips_said(count: int, value: Text) -> Text:
    """Chips of one value: "3 × $25.00"."""
    return Text("drill-forms-chips", count=count, value=value)


@dataclass(frozen=True)
class Choose:
    """One of the choices; the answer is its key."""

    choices: tuple[Choice, ...]
    kind: Literal["choose"] = "choose"

    def check(self, answer: str) -> None:
        """Raise NotationError if nobody can have answered so."""
        if answer not in (keys := [choice.key for choice in self.choices]):
            raise NotationError(Text("error-trainer-no-choice", answer=repr(answer), choices=", ".join(keys)))

    def said(self, answer: str) -> Text:
        """An answer in words."""
        return next(choice.text for choice in self.choices if choice.key == answer)


@dataclass(frozen=True)
class Pick:
    """Any number of the choices; the answer is their keys in the order of the choices."""

    choices: tuple[Choice, ...]
    kind: Literal["pick"] = "pick"

    def check(self, answer: str) -> None:
        """Raise NotationError if nobody can have answered so."""
        keys = [choice.key for choice in self.choices]
        given = [] if answer == NOTHING else answer.split(JOINT)
        if given != [key for key in keys if key in given] or (not given and answer != NOTHING):
            raise NotationError(
                Text("error-trainer-not-some", answer=repr(answer), choices=", ".join(keys), none=NOTHING)
            )

    def said(self, answer: str) -> Text:
        """An answer in words."""
        given = set(answer.split(JOINT))
        return joined([choice.text for choice in self.choices if choice.key in given])


@dataclass(frozen=True)
class Arrange:
    """All of the choices in the right order; the answer is their keys in that order."""

    choices: tuple[Choice, ...]
    kind: Literal["arrange"] = "arrange"

    def check(self, answer: str) -> None:
        """Raise NotationError if nobody can have answered so."""
        keys = [choice.key for choice in self.choices]
        if sorted(answer.split(JOINT)) != sorted(keys):
            raise NotationError(Text("error-trainer-not-each-once", answer=repr(answer), choices=", ".join(keys)))

    def said(self, answer: str) -> Text:
        """An answer in words."""
        texts = {choice.key: choice.text for choice in self.choices}
        return joined([texts[key] for key in answer.split(JOINT)], "drill-forms-then")


@dataclass(frozen=True)
class Fill:
    """A number for each field, one after the other; money is in minor units."""

    fields: tuple[Text, ...]
    """What stands before each; a single one may be empty."""
    currency: Currency | None
    """None where things are counted."""
    kind: Literal["fill"] = "fill"

    def check(self, answer: str) -> None:
        """Raise NotationError if nobody can have answered so."""
        _numbers(answer, count=len(self.fields))

    def said(self, answer: str) -> Text:
        """An answer in words."""
        parts = answer.split(JOINT)
        written = [self.currency.mark(int(part)) if self.currency else decimal(part) for part in parts]
        if len(written) == 1:
            return written[0]
        return joined(
            [
                Text("drill-forms-filled", field=field, number=number)
                for field, number in zip(self.fields, written, strict=True)
            ]
        )


@dataclass(frozen=True)
class CutChips:
    """How many chips of each value, largest first."""

    chips: tuple[int, ...]
    currency: Currency
    kind: Literal["cut"] = "cut"

    def check(self, answer: str) -> None:
        """Raise NotationError if nobody can have answered so."""
        _numbers(answer, count=len(self.chips))

    def said(self, answer: str) -> Text:
        """An answer in words."""
        counts = [int(part) for part in answer.split(JOINT)]
        return joined(
            [
                chips_said(count, self.currency.mark(chip))
                for chip, count in zip(self.chips, counts, strict=True)
                if count
            ]
        )


@dataclass(frozen=True)
class Locate:
    """A square of the big road of a shoe with these results; the answer is its column and row, from 1."""

    results: tuple[RoadEntry, ...]
    columns: int
    """How many are offered."""
    kind: Literal["locate"] = "locate"

    def check(self, answer: str) -> None:
        """Raise NotationError if nobody can have answered so."""
        column, row = _numbers(answer, count=2)
        if not (1 <= column <= self.columns and 1 <= row <= HEIGHT):
            raise NotationError(Text("error-trainer-no-square", answer=repr(answer), columns=self.columns, rows=HEIGHT))

    def said(self, answer: str) -> Text:
        """An answer in words."""
        column, row = _numbers(answer, count=2)
        return Text("drill-forms-column-row", column=column, row=row)


Form = Choose | Pick | Arrange | Fill | CutChips | Locate


def _numbers(answer: str, *, count: int) -> list[int]:
    parts = answer.split(JOINT)
    if len(parts) != count or not all(
        part.isascii() and part.isdecimal() and len(part) <= _MOST_DIGITS for part in parts
    ):
        raise NotationError(Text("error-trainer-not-numbers", answer=repr(answer), count=count, joint=JOINT))
    return [int(part) for part in parts]
