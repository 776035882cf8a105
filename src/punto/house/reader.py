"""Reading values out of a document, noting every problem instead of stopping at the first.

Each reader gives the value, or None after it has noted what is wrong and what would be right. A key that is not there
is a problem of the table that lacks it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from punto.errors import NotationError, Problem, nearest
from punto.house.document import Node
from punto.rules.money import Currency
from punto.rules.text import LANGUAGES, Language, Text

T = TypeVar("T")

_LANGUAGE_NAMES: dict[Language, str] = {"en": "English", "zh": "Chinese"}


class Reader:
    """Collects the problems of one load."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def problem(self, node: Node, message: str) -> None:
        """Note a problem at a place, once."""
        found = node.problem(message)
        if found not in self.problems:
            self.problems.append(found)

    def only(self, table: Node, known: Sequence[str]) -> None:
        """Note every key that the table should not have."""
        if not table.is_table:
            self.problem(table, f"must be a table with {', '.join(known)}, not {shown(table)}")
        for key, node in table.items():
            if key not in known:
                self.problem(node, f"unknown key {key!r}; {nearest(key, sorted(known))}")

    def required(self, table: Node, key: str, what: str) -> Node | None:
        """The node of a key that must be there."""
        if not table.is_table:
            return None
        node = table.get(key)
        if node is None:
            self.problem(table, f"{key!r} is missing; it gives {what}")
        return node

    def parsed(self, node: Node | None, parse: Callable[[str], T], *, like: str) -> T | None:
        """A string in one of our notations, which looks `like` that."""
        text = self.string(node, like=like)
        if node is None or text is None:
            return None
        try:
            return parse(text)
        except NotationError as error:
            self.problem(node, str(error))
            return None

    def string(self, node: Node | None, *, like: str = "") -> str | None:
        """A string that is not empty."""
        if node is None:
            return None
        such_as = f" such as {like!r}" if like else ""
        if not isinstance(node.value, str):
            self.problem(node, f"must be a text in quotes{such_as}, not {shown(node)}")
            return None
        if not node.value.strip():
            self.problem(node, f"must not be empty; write a text{such_as}")
            return None
        return node.value

    def flag(self, node: Node | None) -> bool | None:
        """True or false."""
        if node is None:
            return None
        if not isinstance(node.value, bool):
            self.problem(node, f"must be true or false, not {shown(node)}")
            return None
        return node.value

    def integer(self, node: Node | None, *, least: int, most: int) -> int | None:
        """A whole number within bounds."""
        if node is None:
            return None
        if isinstance(node.value, bool) or not isinstance(node.value, int) or not least <= node.value <= most:
            self.problem(node, f"must be a whole number from {least} to {most}, not {shown(node)}")
            return None
        return node.value

    def choice(self, node: Node | None, options: Iterable[str]) -> str | None:
        """One of the given words."""
        if node is None:
            return None
        known = list(options)
        if node.value not in known:
            self.problem(node, f"must be one of {', '.join(map(repr, known))}, not {shown(node)}")
            return None
        return str(node.value)

    def amount(self, node: Node | None, currency: Currency | None) -> int | None:
        """An amount of money above zero, written as a decimal in quotes."""
        if node is None or currency is None:
            return None
        amount = self.parsed(node, currency.parse, like=currency.format(2000))
        if amount == 0:
            self.problem(node, "must be more than nothing")
            return None
        return amount

    def text(self, node: Node | None) -> Text | None:
        """A text in every language: a table of them, or one string that serves for all."""
        if node is None:
            return None
        if isinstance(node.value, str):
            plain = self.string(node)
            return None if plain is None else Text(plain, plain)
        if not node.is_table:
            self.problem(node, f"must be a text in quotes, or a table of it in en and zh, not {shown(node)}")
            return None
        self.only(node, LANGUAGES)
        said = {
            language: self.string(self.required(node, language, f"this text in {_LANGUAGE_NAMES[language]}"))
            for language in LANGUAGES
        }
        return Text(said["en"], said["zh"]) if said["en"] and said["zh"] else None

    def array(self, node: Node | None, what: str) -> list[Node]:
        """The elements of an array."""
        if node is None:
            return []
        if not node.is_array:
            self.problem(node, f"must be an array of {what}, not {shown(node)}")
        return list(node.elements())


def shown(node: Node) -> str:
    """A value in a message, as one would write it in the file."""
    if node.is_table:
        return "a table"
    if node.is_array:
        return "an array"
    if isinstance(node.value, bool):
        return str(node.value).lower()
    return repr(node.value) if isinstance(node.value, str) else str(node.value)
