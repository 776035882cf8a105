"""A text: what is to be said, as a message key and the values of its places, never as prose.

What is stored, sent and compared is the key and the values. Words are made of it where somebody reads it, in that
reader's language. A few keys are no messages but **forms** that every language works out by a rule of its own: money,
lists, a house's own titles. A value may be a text itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

from punto.words.catalogue import ENGLISH, Language, said_by_key
from punto.words.figures import amount_said, decimal_said, money_said

_SPACES: Final = re.compile(r"[ \t\n]+")


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A message key with the values of its places.

    >>> str(Text("refusal-seat-taken", seat=3))
    'Seat 3 is taken.'
    """

    key: str
    values: dict[str, Value] = field(hash=False)

    def __init__(self, key: str, /, **values: Value) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", values)

    def given(self, **values: Value) -> Text:
        """The same message with these values too."""
        return Text(self.key, **{**self.values, **values})

    def in_language(self, language: Language) -> str:
        """The text in a language, in English where the language has no such message."""
        form = _FORMS.get(self.key)
        if form is not None:
            return form(self.values, language)
        return said_by_key(self.key, language, {name: _said(value, language) for name, value in self.values.items()})

    def on_one_line(self, language: Language) -> str:
        """The text without its line ends and runs of spaces; a space that must not be broken stays one."""
        return " ".join(_SPACES.split(self.in_language(language).strip()))

    @property
    def identity(self) -> str:
        """What tells this text from others whatever the wording: a house's own title itself, else the key."""
        return self.in_language(ENGLISH) if self.key in ("title", "verbatim") else self.key

    def __str__(self) -> str:
        return self.in_language(ENGLISH)

    def __lt__(self, other: Text) -> bool:
        # Problems of a file are sorted by place, and those of one place by their words.
        return str(self) < str(other)


Item: TypeAlias = int | str | Text
Value: TypeAlias = Item | tuple[Item, ...]
"""What fills a place of a message."""

# ------------------------------------------------------------------------------------------- making texts


NOTHING = Text("nothing")
"""No words at all, where a text is expected."""


def verbatim(said: str) -> Text:
    """What somebody wrote, in whatever language."""
    return Text("verbatim", said=said)


def titles(by_language: Mapping[Language, str]) -> Text:
    """A text that a house gives by language; where it gives none, English or else the first is read."""
    return Text("title", **by_language)


def money(minor: int, *, symbol: str, decimals: int) -> Text:
    """An amount for people, with the currency's mark."""
    return Text("money", minor=minor, symbol=symbol, decimals=decimals)


def amount(minor: int, *, decimals: int) -> Text:
    """An amount without a mark."""
    return Text("amount", minor=minor, decimals=decimals)


def decimal(digits: str) -> Text:
    """A number with as many decimals as it is written with, such as "1.0579"."""
    return Text("decimal", digits=digits)


def percent(rate: Fraction) -> Text:
    """A rate as a percentage, to its last digit."""
    scaled = rate * 100
    places = 0
    while (scaled * 10**places).denominator != 1 and places < 9:
        places += 1
    return Text("percent", of=decimal(f"{float(scaled):.{places}f}"))


def listed(items: Iterable[Item], join: str = "or") -> Text:
    """Items as one phrase: "2, 3 or 4". `join` names a message `list-<join>`.

    >>> str(listed(["2", "3", "4"]))
    '2, 3 or 4'
    """
    return Text("list", items=tuple(items), join=join)


def numbers(values: Iterable[int], join: str = "or") -> Text:
    """Whole numbers as one phrase, runs of three and more as a range.

    >>> str(numbers([2, 3, 4, 5, 6, 7])), str(numbers([6, 7])), str(numbers([0, 1, 2, 9]))
    ('2 to 7', '6 or 7', '0 to 2 or 9')
    """
    runs: list[list[int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    said: list[Item] = []
    for run in runs:
        said += [Text("range", first=run[0], last=run[-1])] if len(run) > 2 else run
    return listed(said, join)


def sentence(phrase: Text) -> Text:
    """A phrase as it begins a sentence or a cell."""
    return Text("sentence", phrase=phrase)


def clause(sentence: Text) -> Text:
    """A sentence as it stands within another: without the stop at its end.

    >>> str(clause(Text("call-no-more-bets")))
    'No more bets'
    """
    return Text("clause", sentence=sentence)


# ------------------------------------------------------------------------------------------------- forms


def _said(value: Value, language: Language) -> str | int:
    match value:
        case Text():
            return value.in_language(language)
        case tuple():
            return _list({"items": value, "join": "and"}, language)
        case _:
            return value


def _whole(values: Mapping[str, Value], name: str) -> int:
    value = values[name]
    if not isinstance(value, int):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    return value


def _title(values: Mapping[str, Value], language: Language) -> str:
    own = values.get(language) or values.get(ENGLISH) or next(iter(values.values()))
    return str(own)


def _money(values: Mapping[str, Value], language: Language) -> str:
    return money_said(
        _whole(values, "minor"),
        symbol=str(values["symbol"]),
        decimals=_whole(values, "decimals"),
        language=language,
    )


def _amount(values: Mapping[str, Value], language: Language) -> str:
    return amount_said(_whole(values, "minor"), decimals=_whole(values, "decimals"), language=language)


def _items(values: Mapping[str, Value], name: str, language: Language) -> list[str]:
    items = values[name]
    if not isinstance(items, tuple):
        raise TypeError(f"{name} must be several, not {items!r}")
    return [str(_said(item, language)) for item in items]


def _list(values: Mapping[str, Value], language: Language) -> str:
    said = _items(values, "items", language)
    if not said:
        return ""
    before = said[0]
    for item in said[1:-1]:
        before = said_by_key("list-comma", language, {"before": before, "next": item})
    if len(said) == 1:
        return before
    return said_by_key(f"list-{values['join']}", language, {"before": before, "last": said[-1]})


def _sentence(values: Mapping[str, Value], language: Language) -> str:
    said = str(_said(values["phrase"], language))
    return said[:1].upper() + said[1:]


_FORMS: Mapping[str, Callable[[Mapping[str, Value], Language], str]] = {
    "amount": _amount,
    "clause": lambda values, language: str(_said(values["sentence"], language)).rstrip(".。"),
    "decimal": lambda values, language: decimal_said(str(values["digits"]), language=language),
    "lines": lambda values, language: "\n".join(_items(values, "lines", language)),
    "list": _list,
    "money": _money,
    "nothing": lambda _values, _language: "",
    "sentence": _sentence,
    "title": _title,
    "verbatim": lambda values, _language: str(values["said"]),
}
