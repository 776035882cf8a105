"""Differences of two houses, key by key and bet by bet, each with what the key means.

Both are compared as they are written out whole, so that it does not matter what either file leaves to another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from punto.errors import HouseError, Problem
from punto.house import bet_keys
from punto.house import house_keys as keys
from punto.house.document import Node, parse
from punto.house.house_writer import house_toml
from punto.house.model import House
from punto.house.reader import ValueReader
from punto.house.shape import Key, TableForm
from punto.rules.bets import Bet, Row
from punto.rules.phrases import row_phrase
from punto.words import Text, verbatim

__all__ = ["BetDifference", "Difference", "HouseDifferences", "differences_between"]

_NAMES = (keys.TITLE, keys.ABOUT)
"""What a house is called is no difference of its game."""
_SAID_BY_BETS = (keys.MAIN, keys.SIDE, keys.SIDE_BETS_REQUIRE, keys.BET)
"""A house that is written out whole says them bet by bet."""
_TOLD_OTHERWISE = (
    bet_keys.KEY,
    *(key.optional for key in (bet_keys.ROWS, bet_keys.PAID, bet_keys.ABOUT, bet_keys.VARIES)),
)
"""Of a bet: its key is what it is found by, its rows are compared one by one, and the rest describes them."""


@dataclass(frozen=True)
class Difference:
    """A value that is not the same in both houses."""

    key: str
    """Where it stands: `shoe.decks`, or the name of a row."""
    about: Text
    """What it means."""
    values: tuple[Text | None, Text | None]
    """How it is in each; None where there is none."""


@dataclass(frozen=True)
class BetDifference:
    """A bet that both houses offer, and not in the same way."""

    bet: str
    name: Text
    differences: tuple[Difference, ...]


@dataclass(frozen=True)
class HouseDifferences:
    """All that differs between two houses but for their names."""

    settings: tuple[Difference, ...]
    bets: tuple[BetDifference, ...]
    only: tuple[tuple[Bet, ...], tuple[Bet, ...]]
    """The bets that each has alone."""

    @property
    def any(self) -> bool:
        """Whether anything differs."""
        return bool(self.settings or self.bets or any(self.only))


def differences_between(one: House, other: House) -> HouseDifferences:
    """What differs between two houses.

    >>> found = differences_between(House.load("dragon-mini"), House.load("dragon-midi"))
    >>> [(each.key, *map(str, each.values)) for each in found.settings]
    [('style', 'mini', 'midi'), ('handling.may', 'None', 'handle the cards')]
    """
    documents = _document(one), _document(other)
    bets = [
        BetDifference(key, offer.bet.name, tuple(_of_bet(one, other, documents, key)))
        for key, offer in one.by_key.items()
        if key in other.by_key
    ]
    return HouseDifferences(
        settings=tuple(_of_table(keys.HOUSE, documents, without=(*_NAMES, *_SAID_BY_BETS))),
        bets=tuple(each for each in bets if each.differences),
        only=(_alone(one, other), _alone(other, one)),
    )


_Both = tuple[Node | None, Node | None]


def _document(house: House) -> Node:
    document = parse(house_toml(house), file=f"{house.key}.toml")
    if isinstance(document, Problem):
        raise HouseError([document])
    return document


def _alone(house: House, other: House) -> tuple[Bet, ...]:
    return tuple(bet for bet in house.bets if bet.key not in other.by_key)


def _of_table(
    table: TableForm, both: _Both, *, without: tuple[Key[Any], ...] = (), under: str = ""
) -> Iterator[Difference]:
    for key in table.keys:
        if key in without:
            continue
        one, other = (None if node is None else node.get(key.name) for node in both)
        if isinstance(key.form, TableForm):
            yield from _of_table(key.form, (one, other), without=without, under=f"{under}{key.name}.")
        elif _plain(one) != _plain(other):
            values = _said(key, one), _said(key, other)
            if str(values[0]) != str(values[1]):  # The entries of the catalogue may share a name.
                yield Difference(f"{under}{key.name}", key.about, values)


def _of_bet(one: House, other: House, documents: tuple[Node, Node], key: str) -> Iterator[Difference]:
    both = _bet(documents[0], key), _bet(documents[1], key)
    yield from _of_table(bet_keys.OFFER, both, without=_TOLD_OTHERWISE)
    rows = [{row.key: row for row in house.offer(key).bet.rows} for house in (one, other)]
    for name, row in {**rows[1], **rows[0]}.items():
        before, after = rows[0].get(name), rows[1].get(name)
        if before != after:
            yield Difference(name, row.name, (_row_said(before), _row_said(after)))


def _bet(document: Node, key: str) -> Node:
    bets: Node = document.value[keys.BET.name]
    return next(bet for bet in bets.elements() if bet.value["key"].value == key)


def _row_said(row: Row | None) -> Text | None:
    if row is None:
        return None
    said = "differences-row-less-commission" if row.commission else "differences-row"
    return Text(said, when=row_phrase(row), pays=row.pays.words)


def _plain(node: Node | None) -> Any:
    return None if node is None else node.plain()


def _said(key: Key[Any], node: Node | None) -> Text | None:
    if node is None:
        return None
    read = key.form.read(ValueReader(), node)
    return read if isinstance(read, Text) else verbatim(_written(node))


def _written(node: Node) -> str:
    """A value as a file writes it, without quotes; sets within an array are joined by a plus."""
    if node.is_array:
        inner = [" + ".join(map(_written, each.elements())) if each.is_array else _written(each) for each in node.value]
        return ", ".join(inner)
    return str(node.value).lower() if isinstance(node.value, bool) else str(node.value)
