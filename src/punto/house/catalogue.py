"""The catalogue: bets that casinos deal, as data, from which a house picks by key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from punto.errors import HouseError, Problem, UnknownName, nearest
from punto.house.bet_keys import CONFIRMED, ENTRY, SAME_AS
from punto.house.bet_reader import CATALOGUE, read_bet
from punto.house.document import Node, parse
from punto.house.reader import ValueReader
from punto.rules.bets import Bet
from punto.words import Text

_FOLDER = Path(__file__).parent / "catalogue"
_KEY = re.compile(r'^key *= *"(\w+)"', re.MULTILINE)
"""Where an entry says its key; a test holds this to what the files say when they are parsed."""


class _Entries(Mapping[str, Node]):
    """The entries by key, as written. A file is parsed when one of its entries is asked for: a house needs a few."""

    def __init__(self) -> None:
        self._texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(_FOLDER.iterdir())}
        self._file_of = {key: name for name, text in self._texts.items() for key in _KEY.findall(text)}
        self._parsed: dict[str, dict[str, Node]] = {}

    def __getitem__(self, key: str) -> Node:
        name = self._file_of[key]
        if name not in self._parsed:
            document = parse(self._texts[name], file=f"{CATALOGUE}{name}")
            if isinstance(document, Problem):
                raise HouseError([document])
            self._parsed[name] = {entry.value["key"].value: entry for entry in document.value["bet"].value}
        return self._parsed[name][key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._file_of)

    def __len__(self) -> int:
        return len(self._file_of)


@cache
def entries() -> Mapping[str, Node]:
    """Every entry of the catalogue by key, as written; a house's own words are merged over them."""
    return _Entries()


@cache
def families() -> dict[str, tuple[str, ...]]:
    """The keys of the catalogue by the file they stand in."""
    grouped: dict[str, list[str]] = {}
    for key, node in entries().items():
        grouped.setdefault(_family(node), []).append(key)
    return {family: tuple(keys) for family, keys in grouped.items()}


def _family(node: Node) -> str:
    return node.source.file.removeprefix(CATALOGUE).removesuffix(".toml")


@dataclass(frozen=True)
class Entry:
    """A bet of the catalogue and what is known of it."""

    bet: Bet
    family: str
    confirmed: str | None
    """Where its pays are published; None when no source was found that says so."""
    same_as: str | None
    """The key of the entry that is the same bet under another name."""


def entry(key: str, *, decks: int | None = None) -> Entry:
    """The entry of that key, or UnknownName. With `decks`, also proves that each of its rows can match."""
    if key not in entries():
        raise UnknownName("bet in the catalogue", key, entries())
    reader, node = ValueReader(), entries()[key]
    ENTRY.read(reader, node)
    bet = read_bet(reader, node, decks=decks)
    confirmed, same_as = CONFIRMED.read(reader, node), SAME_AS.read(reader, node)
    if same_as is not None and same_as not in entries():
        reader.problem(
            node,
            Text("error-house-there-no-bet-for", same_as=repr(same_as), same_as2=nearest(same_as, list(entries()))),
        )
    if bet is None or reader.problems:
        raise HouseError(reader.problems)
    return Entry(bet, _family(node), confirmed, same_as)


def catalogue_bet(key: str, *, decks: int | None = None) -> Bet:
    """The bet of that key with its usual pays."""
    return entry(key, decks=decks).bet
