"""Shapes: what a file may hold, said once for the reader that loads it and for the JSON Schema that describes it.

A `Form` is what one value may be: it reads such a value and gives its schema. A `Key` is a name in a table with its
form and what it means, and a `TableForm` is a form made of keys. The keys of a house file stand in `house_keys.py`,
those of a bet in `bet_keys.py`, those of a betting plan in `punto.sim.plan_keys`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from punto.house.document import Node
from punto.house.reader import ValueReader
from punto.words import ENGLISH, LANGUAGES, Language, Text

__all__ = [
    "AMOUNT",
    "FILLED",
    "Amount",
    "Array",
    "ChoiceForm",
    "Flag",
    "Form",
    "Free",
    "Key",
    "Later",
    "NameForm",
    "Notation",
    "Schema",
    "Schemas",
    "TableForm",
    "WholeForm",
    "WordsForm",
]

T = TypeVar("T")
Schema = dict[str, Any]

FILLED: Final[Schema] = {"type": "string", "pattern": r"\S"}
"""A string that is not empty."""
AMOUNT: Final[Schema] = {"type": "string", "pattern": r"^\s*(?=[0-9.]*[1-9])[0-9]+(\.[0-9]+)?\s*$"}
"""An amount of money above zero; how fine it may be is for the currency to say."""


class Schemas:
    """The schema that is being made: the language of its descriptions, and the parts that it names once."""

    def __init__(self, language: Language = ENGLISH, *, proposed: Mapping[str, Iterable[str]]) -> None:
        self.parts: dict[str, Schema] = {}
        self._language = language
        self._proposed = proposed

    def proposed(self, among: str) -> tuple[str, ...]:
        """The usual names among bets, rows or houses, which an editor proposes."""
        return tuple(self._proposed[among])

    def usual(self, among: str) -> Schema:
        """One of the usual names."""
        return self.part(f"usual-{among}", lambda: {"enum": list(self.proposed(among))})

    def say(self, text: Text) -> str:
        """A description."""
        return text.on_one_line(self._language)

    def part(self, name: str, make: Callable[[], Schema]) -> Schema:
        """A reference to a part, which is made the first time that it is asked for."""
        if name not in self.parts:
            self.parts[name] = {}  # A part may hold itself.
            self.parts[name] = make()
        return {"$ref": f"#/$defs/{name}"}


class Form(ABC, Generic[T]):
    """What one value may be."""

    @abstractmethod
    def read(self, reader: ValueReader, node: Node | None) -> T | None:
        """The value of a node; None where there is none, or after it has been noted what is wrong with it."""

    @abstractmethod
    def schema(self, schemas: Schemas) -> Schema:
        """The JSON Schema of such a value."""


@dataclass(frozen=True)
class Key(Generic[T]):
    """A key of a table."""

    name: str
    form: Form[T]
    about: Text
    """What it gives."""
    needed: bool = False

    def read(self, reader: ValueReader, table: Node) -> T | None:
        """Its value in a table; a key that is needed and missing is a problem of the table."""
        return self.form.read(reader, self.node(reader, table))

    def node(self, reader: ValueReader, table: Node) -> Node | None:
        """The node of its value."""
        return reader.required(table, self.name, self.about) if self.needed else table.get(self.name)

    @property
    def optional(self) -> Key[T]:
        """The same key where it may be left out."""
        return replace(self, needed=False)

    def schema(self, schemas: Schemas) -> Schema:
        """The schema of its value, with what it means."""
        return {"description": schemas.say(self.about), **self.form.schema(schemas)}


@dataclass(frozen=True)
class TableForm(Form[Node]):
    """A table of these keys and no others; reading it gives the node, of which the keys are read one by one."""

    keys: tuple[Key[Any], ...]
    name: str | None = None
    """By which schemas speak of it, where it stands in several places."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its keys."""
        return tuple(key.name for key in self.keys)

    @property
    def merged(self) -> frozenset[str]:
        """The names of the tables within that are merged value by value with those of another document.

        A table that needs some of its keys is given whole.
        """
        inside = {key.name: key.form for key in self.keys if isinstance(key.form, TableForm)}
        found = {name: form for name, form in inside.items() if not any(key.needed for key in form.keys)}
        return frozenset(found).union(*(form.merged for form in found.values()))

    def read(self, reader: ValueReader, node: Node | None) -> Node | None:
        """The node, after a look at its keys."""
        if node is not None:
            reader.only(node, self.names)
        return node

    def schema(self, schemas: Schemas) -> Schema:
        """An object of its keys."""
        return self.plain(schemas) if self.name is None else schemas.part(self.name, lambda: self.plain(schemas))

    def plain(self, schemas: Schemas) -> Schema:
        """The object itself, wherever it stands."""
        required = [key.name for key in self.keys if key.needed]
        return {
            "type": "object",
            "properties": {key.name: key.schema(schemas) for key in self.keys},
            **({"required": required} if required else {}),
            "additionalProperties": False,
        }


@dataclass(frozen=True)
class Flag(Form[bool]):
    """True or false."""

    def read(self, reader: ValueReader, node: Node | None) -> bool | None:
        """The flag."""
        return reader.flag(node)

    def schema(self, schemas: Schemas) -> Schema:
        """A boolean."""
        del schemas
        return {"type": "boolean"}


@dataclass(frozen=True)
class WholeForm(Form[int]):
    """A whole number within bounds."""

    least: int
    most: int

    def read(self, reader: ValueReader, node: Node | None) -> int | None:
        """The number."""
        return reader.integer(node, least=self.least, most=self.most)

    def schema(self, schemas: Schemas) -> Schema:
        """An integer."""
        del schemas
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True)
class ChoiceForm(Form[str]):
    """One of some words."""

    options: tuple[str, ...]

    def read(self, reader: ValueReader, node: Node | None) -> str | None:
        """The word."""
        return reader.choice(node, self.options)

    def schema(self, schemas: Schemas) -> Schema:
        """An enumeration."""
        del schemas
        return {"enum": list(self.options)}


@dataclass(frozen=True)
class Free(Form[str]):
    """A string that is not empty, the same in every language."""

    like: str = ""
    among: str = ""
    """What it names, if an editor can propose it."""
    only: bool = False
    """Whether there are no others; the reader of the file says so."""

    def read(self, reader: ValueReader, node: Node | None) -> str | None:
        """The string."""
        return reader.string(node, like=self.like)

    def schema(self, schemas: Schemas) -> Schema:
        """A string, and the usual ones."""
        if self.among:
            usual = schemas.usual(self.among)
            return usual if self.only else {"anyOf": [usual, FILLED]}
        return {**FILLED, **({"examples": [self.like]} if self.like else {})}


@dataclass(frozen=True)
class Notation(Form[T]):
    """A string in one of our notations, which looks `like` that."""

    parse: Callable[[str], T]
    like: str
    pattern: str
    """What `parse` reads, as far as a pattern can say, for the schema."""

    def read(self, reader: ValueReader, node: Node | None) -> T | None:
        """What the string means."""
        return reader.parsed(node, self.parse, like=self.like)

    def schema(self, schemas: Schemas) -> Schema:
        """A string of that pattern."""
        del schemas
        return {"type": "string", "pattern": self.pattern, "examples": [self.like]}


@dataclass(frozen=True)
class Amount(Form[int]):
    """An amount of money above zero in the currency of the file, or a word in its place."""

    word: str | None = None
    stands_for: int = 0

    def read(self, reader: ValueReader, node: Node | None) -> int | None:
        """The amount in minor units."""
        if node is not None and self.word is not None and node.value == self.word:
            return self.stands_for
        return reader.amount(node)

    def schema(self, schemas: Schemas) -> Schema:
        """A decimal in quotes."""
        del schemas
        return AMOUNT if self.word is None else {"anyOf": [{"const": self.word}, AMOUNT]}


@dataclass(frozen=True)
class WordsForm(Form[Text]):
    """A text: one string for all languages, a table of it by language, or the key of a message."""

    def read(self, reader: ValueReader, node: Node | None) -> Text | None:
        """The text."""
        return reader.text(node)

    def schema(self, schemas: Schemas) -> Schema:
        """A string or one of the two tables."""
        return schemas.part("text", _words)


def _words() -> Schema:
    by_language = dict.fromkeys(LANGUAGES, FILLED)
    table = {"type": "object", "additionalProperties": False}
    return {
        "anyOf": [
            FILLED,
            {**table, "properties": by_language, "minProperties": 1},
            {**table, "properties": {"key": FILLED}, "required": ["key"]},
        ]
    }


@dataclass(frozen=True)
class NameForm(Form[Text]):
    """A text whose usual names have words in every language."""

    among: str
    """How the messages of the usual names begin."""

    def read(self, reader: ValueReader, node: Node | None) -> Text | None:
        """The name."""
        return reader.name(node, self.among)

    def schema(self, schemas: Schemas) -> Schema:
        """A text, and the usual names."""
        return {"anyOf": [schemas.usual(self.among), WordsForm().schema(schemas)]}


@dataclass(frozen=True)
class Array(Form[list[T | None]]):
    """An array of values of one form; None for each that is wrong."""

    of: Form[T]
    what: Text
    """What it is an array of."""
    least: int = 0
    """How many it must hold; the reader of the file says what it lacks."""
    most: int | None = None

    def read(self, reader: ValueReader, node: Node | None) -> list[T | None] | None:
        """The values."""
        return [self.of.read(reader, each) for each in reader.array(node, self.what)]

    def schema(self, schemas: Schemas) -> Schema:
        """An array."""
        bounds = {"minItems": self.least} if self.least else {}
        return {
            "type": "array",
            "items": self.of.schema(schemas),
            **bounds,
            **({} if self.most is None else {"maxItems": self.most}),
        }


@dataclass(frozen=True)
class Later(Form[Node]):
    """A value that can only be read together with others: the form says what it may be, and gives its node."""

    make: Callable[[Schemas], Schema]

    def read(self, reader: ValueReader, node: Node | None) -> Node | None:
        """The node."""
        del reader
        return node

    def schema(self, schemas: Schemas) -> Schema:
        """As it was given."""
        return self.make(schemas)
