"""Reading values out of a document, noting every problem instead of stopping at the first.

Each reader gives the value, or None after it has noted what is wrong and what would be right. A key that is not there
is a problem of the table that lacks it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from punto.errors import NotationError, Problem, nearest
from punto.house.document import Node
from punto.rules.money import Currency
from punto.words import ENGLISH, LANGUAGES, NOTHING, Text, is_known, language_name, listed, titles

T = TypeVar("T")

_MOST_SHOWN = 80


class ValueReader:
    """Collects the problems of one load.

    A text may be written in one language, which then serves for all; with `every_language` that is a problem too.
    Amounts are read in a currency: one that the file says itself is known once it has been read, and amounts of a file
    that says it wrongly are not looked at.
    """

    def __init__(self, *, every_language: bool = False, currency: Currency | None = None) -> None:
        self.problems: list[Problem] = []
        self.currency = currency
        self._every_language = every_language

    def problem(self, node: Node, message: Text) -> None:
        """Note a problem at a place, once."""
        found = node.problem(message)
        if found not in self.problems:
            self.problems.append(found)

    def only(self, table: Node, known: Sequence[str]) -> None:
        """Note every key that the table should not have."""
        if not table.is_table:
            self.problem(table, Text("error-house-must-table-with-not", known=", ".join(known), table=shown(table)))
        for key, node in table.items():
            if key not in known:
                self.problem(node, Text("error-house-unknown-key", name=repr(key), name2=nearest(key, sorted(known))))

    def required(self, table: Node, key: str, what: Text) -> Node | None:
        """The node of a key that must be there."""
        if not table.is_table:
            return None
        node = table.get(key)
        if node is None:
            self.problem(table, Text("error-house-missing-gives", name=repr(key), what=what))
        return node

    def parsed(self, node: Node | None, parse: Callable[[str], T], *, like: str) -> T | None:
        """A string in one of our notations, which looks `like` that."""
        text = self.string(node, like=like)
        if node is None or text is None:
            return None
        try:
            return parse(text)
        except NotationError as error:
            self.problem(node, error.text)
            return None

    def string(self, node: Node | None, *, like: str = "") -> str | None:
        """A string that is not empty."""
        if node is None:
            return None
        such_as = Text("error-house-such-as", like=repr(like)) if like else NOTHING
        if not isinstance(node.value, str):
            self.problem(node, Text("error-house-must-text-quotes-not", such_as=such_as, node=shown(node)))
            return None
        if not node.value.strip():
            self.problem(node, Text("error-house-must-not-empty-write", such_as=such_as))
            return None
        return node.value

    def flag(self, node: Node | None) -> bool | None:
        """True or false."""
        if node is None:
            return None
        if not isinstance(node.value, bool):
            self.problem(node, Text("error-house-must-true-or-false", node=shown(node)))
            return None
        return node.value

    def integer(self, node: Node | None, *, least: int, most: int) -> int | None:
        """A whole number within bounds."""
        if node is None:
            return None
        if isinstance(node.value, bool) or not isinstance(node.value, int) or not least <= node.value <= most:
            self.problem(node, Text("error-house-must-whole-number-from", least=least, most=most, node=shown(node)))
            return None
        return node.value

    def choice(self, node: Node | None, options: Iterable[str]) -> str | None:
        """One of the given words."""
        if node is None:
            return None
        known = list(options)
        if node.value not in known:
            self.problem(node, Text("error-house-must-one-not", repr=", ".join(map(repr, known)), node=shown(node)))
            return None
        return str(node.value)

    def amount(self, node: Node | None) -> int | None:
        """An amount of money above zero, written as a decimal in quotes."""
        if node is None or self.currency is None:
            return None
        amount = self.parsed(node, self.currency.parse, like=self.currency.format(2000))
        if amount == 0:
            self.problem(node, Text("error-house-must-more-than-nothing"))
            return None
        return amount

    def text(self, node: Node | None) -> Text | None:
        """A text: a table of it by language, one string that serves for all, or the key of a message.

        Where a language is missing, English is read, or else the first that is there.
        """
        if node is None:
            return None
        if isinstance(node.value, str):
            plain = self.string(node)
            if plain is not None and self._every_language:
                self.problem(node, Text("error-house-one-text-for-all", languages=", ".join(LANGUAGES)))
            return None if plain is None else titles({ENGLISH: plain})
        if not node.is_table:
            self.problem(node, Text("error-house-must-text-quotes-or", node=shown(node)))
            return None
        return self._by_key(node) if node.get("key") is not None else self._by_language(node)

    def _by_key(self, node: Node) -> Text | None:
        self.only(node, ("key",))
        key = self.string(node.get("key"))
        if key is not None and not is_known(key):
            self.problem(node, Text("error-house-names-no-message-there", name=repr(key)))
            return None
        return None if key is None else Text(key)

    def _by_language(self, node: Node) -> Text | None:
        self.only(node, LANGUAGES)
        said = {language: self.string(node.get(language)) for language in LANGUAGES if node.get(language) is not None}
        if not said:
            self.problem(node, Text("error-house-must-hold-text-one", languages=", ".join(LANGUAGES)))
        elif self._every_language and (missing := [each for each in LANGUAGES if each not in said]):
            named = listed([f"{each} ({language_name(each)})" for each in missing], "and")
            self.problem(node, Text("error-house-lacks-languages", languages=named))
        texts = {language: text for language, text in said.items() if text is not None}
        return titles(texts) if texts and len(texts) == len(said) else None

    def name(self, node: Node | None, among: str) -> Text | None:
        """A text whose usual names have words in every language: a plain "wins" is the message `<among>-wins`."""
        if node is not None and isinstance(node.value, str):
            key = f"{among}-{slug(node.value)}"
            if is_known(key):
                return Text(key)
        return self.text(node)

    def array(self, node: Node | None, what: Text) -> list[Node]:
        """The elements of an array."""
        if node is None:
            return []
        if not node.is_array:
            self.problem(node, Text("error-house-must-array-not", what=what, node=shown(node)))
        return list(node.elements())


def slug(name: str) -> str:
    """A usual name as the keys of messages write it: "win by 9 points" is `win-by-9-points`."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def shown(node: Node) -> Text | str:
    """A value in a message, as one would write it in the file."""
    if node.is_table:
        return Text("error-house-a-table")
    if node.is_array:
        return Text("error-house-an-array")
    if isinstance(node.value, bool):
        return str(node.value).lower()
    said = repr(node.value) if isinstance(node.value, str) else str(node.value)
    return said if len(said) <= _MOST_SHOWN else f"{said[:_MOST_SHOWN]}..."
