"""The catalogue: bets that casinos deal, as data, from which a house picks by key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from punto.errors import HouseError, Problem, UnknownName
from punto.house.bet_reader import BET_KEYS, CATALOGUE, read_bet
from punto.house.document import Node, read
from punto.house.reader import Reader
from punto.rules.bets import Bet

_FOLDER = files("punto.house") / "catalogue"


@cache
def entries() -> dict[str, Node]:
    """Every entry of the catalogue by key, as written; a house's own words are merged over them."""
    found: dict[str, Node] = {}
    for path in sorted(_FOLDER.iterdir(), key=lambda path: path.name):
        document = read(path, file=f"{CATALOGUE}{path.name}")
        if isinstance(document, Problem):
            raise HouseError([document])
        for entry in document.value["bet"].value:
            found[entry.value["key"].value] = entry
    return found


@cache
def families() -> dict[str, tuple[str, ...]]:
    """The keys of the catalogue by the file they stand in."""
    grouped: dict[str, list[str]] = {}
    for key, entry in entries().items():
        family = entry.source.file.removeprefix(CATALOGUE).removesuffix(".toml")
        grouped.setdefault(family, []).append(key)
    return {family: tuple(keys) for family, keys in grouped.items()}


def catalogue_bet(key: str, *, decks: int = 8) -> Bet:
    """The bet of that key with its usual pays, checked for a shoe of so many decks; UnknownName if there is none."""
    if key not in entries():
        raise UnknownName("bet in the catalogue", key, entries())
    reader = Reader()
    reader.only(entries()[key], BET_KEYS)
    bet = read_bet(reader, entries()[key], decks=decks)
    if bet is None or reader.problems:
        raise HouseError(reader.problems)
    return bet
