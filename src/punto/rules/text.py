"""A text in the languages that Punto speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Language = Literal["en", "zh"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Text:
    """One thing said in English and in Simplified Chinese."""

    en: str
    zh: str

    def in_language(self, language: Language) -> str:
        """The text in that language."""
        return self.zh if language == "zh" else self.en

    def format(self, *args: object, **kwargs: object) -> Text:
        """Both texts with their places filled; an argument that is a Text goes in by language."""

        def fill(language: Language) -> str:
            def said(value: object) -> object:
                return value.in_language(language) if isinstance(value, Text) else value

            template = self.in_language(language)
            return template.format(*map(said, args), **{key: said(value) for key, value in kwargs.items()})

        return Text(en=fill("en"), zh=fill("zh"))

    def __str__(self) -> str:
        return self.en


SIDE_NAMES = {"player": Text("Player", "闲家"), "banker": Text("Banker", "庄家"), "tie": Text("Tie", "和")}
"""The two hands and the tie, as the dealer names them."""


def listed(items: list[str], language: Language, *, joined_by: Text) -> str:
    """Items as one phrase: "2, 3 or 4".

    >>> listed(["2", "3", "4"], "en", joined_by=Text("or", "或"))
    '2, 3 or 4'
    """
    if len(items) == 1:
        return items[0]
    if language == "zh":
        return "、".join(items[:-1]) + joined_by.zh + items[-1]
    return ", ".join(items[:-1]) + f" {joined_by.en} " + items[-1]


OR = Text("or", "或")
AND = Text("and", "且")


def values_phrase(values: list[int], language: Language) -> str:
    """Whole numbers as a patron would say them: runs of three and more as "4 to 7".

    >>> values_phrase([2, 3, 4, 5, 6, 7], "en"), values_phrase([6, 7], "en"), values_phrase([0, 1, 2, 9], "en")
    ('2 to 7', '6 or 7', '0 to 2 or 9')
    """
    runs: list[list[int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    to = "至" if language == "zh" else " to "
    words: list[str] = []
    for run in runs:
        words += [f"{run[0]}{to}{run[-1]}"] if len(run) > 2 else [str(value) for value in run]
    return listed(words, language, joined_by=OR)
