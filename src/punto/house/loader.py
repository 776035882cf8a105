"""Loading a house file: every problem at once, or a whole house.

A house extends another (`extends = "other-house"`) or, at the end of the chain, `defaults.toml`, where every default
of the game stands. The chain is merged value by value first; then the result is read as one document.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from punto.errors import HouseError, Problem, UnknownName, nearest
from punto.house.bet_reader import KEYS_OF_A_WHOLE_BET
from punto.house.catalogue import entries
from punto.house.document import Node, merge, parse, read, with_values
from punto.house.house_reader import read_house
from punto.house.model import House
from punto.house.reader import Reader, shown

_PACKAGE = files("punto.house")
_SECTIONS = frozenset({"shoe", "time", "limits", "main", "side", "combinations", "commission", "payout", "handling"})
_SECTIONS_OF_A_BET = frozenset({"limits", "pays"})


@cache
def shipped() -> dict[str, Traversable]:
    """The shipped house files by key."""
    found = [path for path in (_PACKAGE / "houses").iterdir() if path.name.endswith(".toml")]
    return {path.name.removesuffix(".toml"): path for path in sorted(found, key=lambda path: path.name)}


def house_keys() -> tuple[str, ...]:
    """The keys of the shipped houses."""
    return tuple(shipped())


def load_house(house: str | Path) -> House:
    """A shipped house by its key, or a house file by its path.

    Raises HouseError with every problem of the file, UnknownName when there is no such key.
    """
    if str(house) in shipped():
        return _load_shipped(str(house))
    path = Path(house)
    if path.suffix != ".toml":
        raise UnknownName("house", str(house), shipped())
    return _checked(path.stem, read(path), folder=path.parent)


def load_house_text(text: str, *, key: str = "own-house", file: str = "own-house.toml") -> House:
    """A house from the text of its file; it may extend shipped houses only."""
    return _checked(key, parse(text, file=file), folder=None)


_NAMELESS = """
title  = { en = "Bets", zh = "投注" }
about  = { en = "Bets without a house of their own, under the defaults.", zh = "按默认规则的投注。" }
source = "bets"
"""


def load_bets(bets: str | Path) -> House:
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
    names = parse(_NAMELESS, file="bets")
    assert isinstance(names, Node)
    named = document if isinstance(document, Problem) else merge(document, names, merged=frozenset())
    return _checked(path.stem, named, folder=path.parent)


@cache
def _load_shipped(key: str) -> House:
    return _checked(key, read(shipped()[key], file=f"{key}.toml"), folder=None)


def _checked(key: str, document: Node | Problem, *, folder: Path | None) -> House:
    if isinstance(document, Problem):
        raise HouseError([document])
    reader = Reader()
    house = read_house(reader, key, _extended(reader, document, folder, seen=(key,)))
    if house is None or reader.problems:
        raise HouseError(sorted(reader.problems))
    return house


def _extended(reader: Reader, document: Node, folder: Path | None, *, seen: tuple[str, ...]) -> Node:
    """The document with everything that it leaves to the houses below it."""
    below = _below(reader, document, folder, seen=seen)
    merged = merge(document, below, merged=_SECTIONS)
    bets = _merged_bets(reader, document, below)
    return with_values(merged, {**merged.value, "bet": bets} if bets is not None else merged.value)


def _below(reader: Reader, document: Node, folder: Path | None, *, seen: tuple[str, ...]) -> Node:
    extends = document.get("extends")
    name = reader.string(extends)
    if extends is None or name is None:
        return _defaults()
    if name in seen:
        circle = " -> ".join((*seen, name))
        reader.problem(extends, f"{name!r} extends itself: {circle}; one of them must extend another house, or none")
        return _defaults()
    own = folder / f"{name}.toml" if folder is not None else None
    if own is not None and own.is_file():
        other = read(own)
    elif name in shipped():
        other = read(shipped()[name], file=f"{name}.toml")
    else:
        beside = "" if own is None else f", neither shipped nor as {own.name} beside this file"
        reader.problem(extends, f"there is no house {name!r} to extend{beside}; {nearest(name, house_keys())}")
        return _defaults()
    if isinstance(other, Problem):
        reader.problems.append(other)
        return _defaults()
    return _extended(reader, other, folder, seen=(*seen, name))


@cache
def _defaults() -> Node:
    document = read(_PACKAGE / "defaults.toml", file="defaults.toml")
    if isinstance(document, Problem):
        raise HouseError([document])
    return document


def _merged_bets(reader: Reader, document: Node, below: Node) -> Node | None:
    """The bets below, each with this document's adjustments, then this document's own; all over the catalogue."""
    bets: dict[str, Node] = {}
    inherited = below.get("bet")
    for node in inherited.elements() if inherited is not None else ():
        bets[node.value["key"].value] = node
    for node in reader.array(document.get("without"), "keys of bets to leave out"):
        name = reader.string(node)
        if name is not None and bets.pop(name, None) is None:
            reader.problem(node, f"there is no bet {name!r} below this house to leave out; {nearest(name, list(bets))}")
    array = document.get("bet")
    own_keys: set[str] = set()
    for node in reader.array(array, "bets, each written [[bet]]"):
        if not node.is_table:
            reader.problem(node, f"must be a bet, written [[bet]] with a key below it, not {shown(node)}")
        key = reader.string(reader.required(node, "key", "the bet's name in slips and tables"))
        if key is None:
            continue
        if key in own_keys:
            reader.problem(node, f"the bet {key!r} stands in this file twice; keep one of them")
        own_keys.add(key)
        base = bets.get(key) if node.get("from") is None else None
        bets[key] = _over_catalogue(reader, node, key) if base is None else _over_bet(node, base)
    place = array or inherited
    return None if place is None else Node(list(bets.values()), place.source, place.path)


def _over_bet(node: Node, base: Node) -> Node:
    """A house's bet over that of the house below; new rows do away with what was paid on the old ones."""
    if node.get("rows") is not None:
        base = with_values(base, {key: each for key, each in base.items() if key != "pays"})
    return merge(node, base, merged=_SECTIONS_OF_A_BET)


def _over_catalogue(reader: Reader, node: Node, key: str) -> Node:
    """A house's bet with what it leaves out taken from the catalogue's entry of its key, or of its `from`."""
    origin = node.get("from")
    name = reader.string(origin) if origin is not None else key
    entry = entries().get(name or key)
    if entry is None:
        own = "" if origin else f", and one of the house's own needs {', '.join(KEYS_OF_A_WHOLE_BET)}"
        if name is not None and (origin or not any(node.get(each) for each in KEYS_OF_A_WHOLE_BET)):
            help_ = nearest(name, list(entries()), all_of_them="punto bets lists what it has")
            reader.problem(origin or node.value["key"], f"there is no bet {name!r} in the catalogue{own}; {help_}")
        return node
    return merge(node, entry, merged=frozenset())
