"""A TOML document whose every value knows the file and the line it was written on.

Documents that extend each other are merged value by value, so that a problem is reported where the offending value
stands, in whichever file that is.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from punto.errors import WHOLE_FILE, Problem
from punto.house.file_places import places
from punto.words import Text


class Readable(Protocol):
    """A file, on disk or inside the package."""

    @property
    def name(self) -> str:
        """The last part of its path."""

    def read_text(self, encoding: str) -> str:
        """The whole text."""


@dataclass(frozen=True)
class SourceText:
    """A TOML text and the name under which it is spoken of."""

    file: str
    text: str

    @cached_property
    def lines(self) -> dict[tuple[str | int, ...], int]:
        """The line of each value; only worked out when there is a problem to report."""
        return places(self.text)


KeyPath = tuple[str | int, ...]


@dataclass(frozen=True)
class Node:
    """A value of a document: a table of nodes, an array of nodes, or a scalar."""

    value: Any
    source: SourceText
    path: KeyPath

    @property
    def line(self) -> int:
        """The line it is written on; a document as a whole begins on line 1."""
        return self.source.lines.get(self.path, 1)

    @property
    def key(self) -> str:
        """Its path as one would write it: `bet[2].rows[0].pays`."""
        parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path]
        return "".join(parts).lstrip(".") or WHOLE_FILE

    @property
    def is_table(self) -> bool:
        """Whether it is a table."""
        return isinstance(self.value, dict)

    @property
    def is_array(self) -> bool:
        """Whether it is an array."""
        return isinstance(self.value, list)

    def get(self, key: str) -> Node | None:
        """The value of a key, if this is a table that has it."""
        return self.value.get(key) if self.is_table else None

    def items(self) -> Iterator[tuple[str, Node]]:
        """The keys and values of a table."""
        yield from self.value.items() if self.is_table else ()

    def elements(self) -> Iterator[Node]:
        """The elements of an array."""
        yield from self.value if self.is_array else ()

    def problem(self, message: Text) -> Problem:
        """A problem that stands here."""
        return Problem(self.source.file, self.line, self.key, message)

    def plain(self) -> Any:
        """The value without its places, as `tomllib` gives it."""
        if self.is_table:
            return {key: node.plain() for key, node in self.items()}
        if self.is_array:
            return [node.plain() for node in self.elements()]
        return self.value


def parse(text: str, *, file: str) -> Node | Problem:
    """Read a TOML text; text that is not TOML gives the one problem that stops the reader."""
    try:
        return _node(tomllib.loads(text), SourceText(file, text), ())
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column (\d+)\)|\(at end of document\)", str(error))
        line = int(at[1]) if at and at[1] else len(text.splitlines()) or 1
        reason = str(error).removesuffix(at[0] if at else "").strip()
        column = int(at[2]) if at and at[2] else None
        return Problem(
            file,
            line,
            WHOLE_FILE,
            Text("error-house-not-toml" if at and at[1] else "error-house-not-toml-at-end", reason=reason),
            column,
        )
    except ValueError:
        # What TOML permits and Python does not read: a number of thousands of digits.
        return Problem(file, 1, WHOLE_FILE, Text("error-house-holds-number-more-digits"))
    except RecursionError:
        return Problem(file, 1, WHOLE_FILE, Text("error-house-nested-too-deeply-for"))


def read(path: Readable, *, file: str | None = None) -> Node | Problem:
    """Read a TOML file from disk or from the package."""
    label = file or (str(path) if isinstance(path, Path) else path.name)
    try:
        return parse(path.read_text(encoding="utf-8-sig"), file=label)  # Some editors begin with a mark.
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return Problem(label, line, WHOLE_FILE, Text("error-house-not-utf-8-text", start=error.start))
    except OSError as error:
        return Problem(label, 1, WHOLE_FILE, Text("error-house-cannot-read", value=str(error.strerror or error)))


def _node(value: Any, source: SourceText, path: KeyPath) -> Node:
    if isinstance(value, dict):
        return Node({key: _node(each, source, (*path, key)) for key, each in value.items()}, source, path)
    if isinstance(value, list):
        return Node([_node(each, source, (*path, index)) for index, each in enumerate(value)], source, path)
    return Node(value, source, path)


def merge(over: Node, under: Node, *, merged: frozenset[str]) -> Node:
    """`over` with whatever it leaves out taken from `under`; only the tables named in `merged` are merged inside."""
    if not (over.is_table and under.is_table):
        return over
    values: dict[str, Node] = dict(under.value)
    for key, node in over.items():
        below = under.get(key)
        values[key] = merge(node, below, merged=merged) if below is not None and key in merged else node
    return Node(values, over.source, over.path)


def with_values(node: Node, values: Mapping[str, Node]) -> Node:
    """A table node with other values, spoken of at the same place."""
    return Node(dict(values), node.source, node.path)
