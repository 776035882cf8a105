"""Loading a house file: every problem at once, or a whole house.

A house extends another (`extends = "other-house"`) or, at the end of the chain, `defaults.toml`, where every default
of the game stands. The chain is merged value by value first; then the result is read as one document.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from punto.errors import HouseError, Problem, UnknownName, nearest
from punto.house.bet_keys import FROM, KEY, KEYS_OF_A_WHOLE_BET, KEYS_OF_AN_ENTRY, OFFER, PAID, UNSTATED
from punto.house.catalogue import entries
from punto.house.document import Node, merge, parse, read, with_values
from punto.house.house_keys import EXTENDS, HOUSE, WITHOUT
from punto.house.house_reader import read_house
from punto.house.model import House
from punto.house.reader import ValueReader, shown
from punto.words import NOTHING, Text

_FOLDER = Path(__file__).parent
_FILE = ".toml"
_SECTIONS = HOUSE.merged
_OF_THE_ROWS = frozenset({PAID.name, UNSTATED.name})
_SECTIONS_OF_A_BET = OFFER.merged | {PAID.name}


@cache
def shipped() -> dict[str, Path]:
    """The shipped house files by key."""
    return {path.stem: path for path in sorted((_FOLDER / "houses").glob("*.toml"))}


def house_keys() -> tuple[str, ...]:
    """The keys of the shipped houses."""
    return tuple(shipped())


def load_house(house: str | Path, *, every_language: bool = False) -> House:
    """A shipped house by its key in any case, or a house file by its path.

    With `every_language` a text of the file that is not in all of them is a problem as well.

    Raises HouseError with every problem of the file, UnknownName when there is no such key.
    """
    if (key := str(house).casefold()) in shipped():
        return _load_shipped(key)
    path = Path(house)
    if path.suffix != ".toml":
        raise UnknownName("house", str(house), shipped())
    return _checked(path.stem, read(path), folder=path.parent, every_language=every_language)


def load_house_text(text: str, *, key: str = "own-house", file: str = "own-house.toml") -> House:
    """A house from the text of its file; it may extend shipped houses only."""
    return _checked(key, parse(text, file=file), folder=None)


_NAMELESS = """
title  = { key = "houses-bets" }
about  = { key = "houses-bets-about" }
source = "bets"
"""


def house_of_bets(keys: Iterable[str]) -> House:
    """A house of nothing but these bets of the catalogue, under the defaults."""
    text = "".join(f"[[bet]]\nkey = {key!r}\n" for key in keys)
    return _checked("bets", _named(parse(text, file="bets.toml")), folder=None)


def load_bets(bets: str | Path, *, every_language: bool = False) -> House:
    """A house of nothing but bets under the defaults: one bet of the catalogue by key, or those of a file by its path.

    Such a file holds `[[bet]]` tables as a house file does, and may say what else a house may say.
    """
    path = Path(bets)
    if path.suffix == ".toml":
        document = read(path)
    elif str(bets) in entries():
        document = parse(f"[[bet]]\nkey = {str(bets)!r}", file=f"{bets}.toml")
    else:
        raise UnknownName("bet in the catalogue", str(bets), entries())
    return _checked(path.stem, _named(document), folder=path.parent, every_language=every_language)


def _named(document: Node | Problem) -> Node | Problem:
    """A document of bets with what every house must say."""
    names = parse(_NAMELESS, file="bets")
    if isinstance(document, Problem) or isinstance(names, Problem):
        return document
    return merge(document, names, merged=frozenset())


@cache
def _load_shipped(key: str) -> House:
    return _checked(key, read(shipped()[key], file=f"{key}.toml"), folder=None)


def _checked(key: str, document: Node | Problem, *, folder: Path | None, every_language: bool = False) -> House:
    if isinstance(document, Problem):
        raise HouseError([document])
    reader = ValueReader(every_language=every_language)
    house = read_house(reader, key, _extended(reader, document, folder, seen=(key,)))
    if house is None or reader.problems:
        raise HouseError(sorted(reader.problems))
    return house


def _extended(reader: ValueReader, document: Node, folder: Path | None, *, seen: tuple[str, ...]) -> Node:
    """The document with everything that it leaves to the houses below it."""
    below = _below(reader, document, folder, seen=seen)
    merged = merge(document, below, merged=_SECTIONS)
    bets = _merged_bets(reader, document, below)
    return with_values(merged, {**merged.value, "bet": bets} if bets is not None else merged.value)


def _below(reader: ValueReader, document: Node, folder: Path | None, *, seen: tuple[str, ...]) -> Node:
    extends = EXTENDS.node(reader, document)
    name = EXTENDS.read(reader, document)
    if extends is None or name is None:
        return defaults()
    key = Path(name).stem if name.endswith(_FILE) else name
    if key in seen:
        circle = " -> ".join((*seen, key))
        reader.problem(extends, Text("error-house-extends-itself-one-them", name=repr(name), circle=circle))
        return defaults()
    own = folder / f"{name.removesuffix(_FILE)}{_FILE}" if folder is not None else None
    if own is not None and own.is_file():
        other, folder = read(own), own.parent
    elif name in shipped():
        other = read(shipped()[name], file=f"{name}{_FILE}")
    else:
        beside = NOTHING if own is None else Text("error-house-neither-beside", file=own.name)
        reader.problem(
            extends,
            Text(
                "error-house-there-no-house-extend", name=repr(name), beside=beside, name2=nearest(name, house_keys())
            ),
        )
        return defaults()
    if isinstance(other, Problem):
        reader.problems.append(other)
        return defaults()
    return _extended(reader, other, folder, seen=(*seen, key))


@cache
def defaults() -> Node:
    """What a house plays by where no file says anything."""
    document = read(_FOLDER / "defaults.toml", file="defaults.toml")
    if isinstance(document, Problem):
        raise HouseError([document])
    return document


def _merged_bets(reader: ValueReader, document: Node, below: Node) -> Node | None:
    """The bets below, each with this document's adjustments, then this document's own; all over the catalogue."""
    bets: dict[str, Node] = {}
    inherited = below.get("bet")
    for node in inherited.elements() if inherited is not None else ():
        bets[node.value["key"].value] = node
    for node in reader.array(WITHOUT.node(reader, document), Text("error-house-bets-to-leave-out")):
        name = reader.string(node)
        if name is not None and bets.pop(name, None) is None:
            reader.problem(
                node, Text("error-house-there-no-bet-below", name=repr(name), name2=nearest(name, list(bets)))
            )
    array = document.get("bet")
    own_keys: set[str] = set()
    for node in reader.array(array, Text("error-house-bets-written")):
        if not node.is_table:
            reader.problem(node, Text("error-house-must-bet-written-bet", node=shown(node)))
        key = reader.string(KEY.node(reader, node))
        if key is None:
            continue
        if key in own_keys:
            reader.problem(node, Text("error-house-bet-stands-this-file", name=repr(key)))
        own_keys.add(key)
        base = bets.get(key) if node.get(FROM.name) is None else None
        bets[key] = _over_catalogue(reader, node, key) if base is None else _over_bet(node, base)
    place = array or inherited
    return None if place is None else Node(list(bets.values()), place.source, place.path)


def _over_bet(node: Node, base: Node) -> Node:
    """A house's bet over that of the house below; new rows do away with what was paid on the old ones."""
    if node.get("rows") is not None:
        base = with_values(base, {key: each for key, each in base.items() if key not in _OF_THE_ROWS})
    return merge(node, base, merged=_SECTIONS_OF_A_BET)


def _over_catalogue(reader: ValueReader, node: Node, key: str) -> Node:
    """A house's bet with what it leaves out taken from the catalogue's entry of its key, or of its `from`."""
    origin = FROM.node(reader, node)
    name = FROM.read(reader, node) if origin is not None else key
    entry = entries().get(name or key)
    if entry is None:
        own = NOTHING if origin else Text("error-house-own-needs", keys=", ".join(KEYS_OF_A_WHOLE_BET))
        if name is not None and (origin or not any(node.get(each) for each in KEYS_OF_A_WHOLE_BET)):
            help_ = nearest(name, list(entries()), all_of_them=Text("error-house-bets-lists-all"))
            reader.problem(
                origin or node.value["key"],
                Text("error-house-there-no-bet-catalogue", name=repr(name), own=own, help=help_),
            )
        return node
    taken = with_values(entry, {each: value for each, value in entry.items() if each not in KEYS_OF_AN_ENTRY})
    return merge(node, taken, merged=frozenset())
