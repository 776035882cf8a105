"""Sets: games of one operator that are told in one leaflet, each a house, named together by a small TOML file.

    title = { en = "Baccarat" }        # what the leaflet is called
    [[game]]
    house = "bclc-mini"                # a shipped house, or a house file beside this one
    name  = { en = "Mini-Baccarat" }   # what the game is called among the others; else the title of the house

The first game is told whole, the others by what they have of their own. `[texts]` and `[leaflet]` are those of a house
file (`house/texts.py`, `house/leaflet_settings.py`); what they leave out is the first game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from punto.errors import HouseError, Problem, UnknownName
from punto.house.document import Node, read
from punto.house.leaflet_settings import SETTINGS, LeafletSettings, read_leaflet_settings
from punto.house.loader import load_house, shipped
from punto.house.model import House
from punto.house.reader import ValueReader
from punto.house.shape import Array, Free, Key, TableForm, WordsForm
from punto.house.texts import TEXTS, HouseTexts, read_texts
from punto.words import Text, listed

__all__ = ["SET", "Game", "HouseSet", "is_set_file", "load_set", "load_set_or_house", "set_keys", "set_of"]

T = TypeVar("T", HouseTexts, LeafletSettings)

_FOLDER = Path(__file__).parent / "sets"

_NAME_OF_GAME = Key("name", WordsForm(), Text("schema-set-name"))
_HOUSE = Key("house", Free(like="bclc-mini", among="houses"), Text("error-house-game-of-set"), needed=True)
_GAME = TableForm((_HOUSE, _NAME_OF_GAME))
_TITLE = Key("title", WordsForm(), Text("error-house-name-set"), needed=True)
_ABOUT = Key("about", WordsForm(), Text("schema-set-about"))
_GAMES = Key("game", Array(_GAME, Text("error-house-games-written"), least=1), Text("error-house-games-written"))
SET = TableForm((_TITLE, _ABOUT, _GAMES, TEXTS, SETTINGS))
"""The keys of a set file."""


@dataclass(frozen=True)
class Game:
    """One game of a set."""

    house: House
    name: Text
    """What it is called among the others."""


@dataclass(frozen=True)
class HouseSet:
    """Games that are told together."""

    key: str
    title: Text
    about: Text | None
    games: tuple[Game, ...]
    texts: HouseTexts
    leaflet: LeafletSettings

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses in order."""
        return tuple(game.house for game in self.games)


@cache
def _shipped_sets() -> dict[str, Path]:
    return {path.stem: path for path in sorted(_FOLDER.glob("*.toml"))}


def set_keys() -> tuple[str, ...]:
    """The keys of the shipped sets."""
    return tuple(_shipped_sets())


def is_set_file(document: Node) -> bool:
    """Whether a document is a set: no other file names games."""
    return document.get("game") is not None


def load_set(name: str | Path, *, every_language: bool = False) -> HouseSet:
    """A shipped set by its key in any case, or a set file by its path.

    Raises HouseError with every problem of the file, UnknownName when there is no such key.
    """
    key = str(name).casefold()
    if key in _shipped_sets():
        return _load_shipped(key)
    path = Path(name)
    if path.suffix != ".toml":
        raise UnknownName("set", str(name), _shipped_sets())
    return _checked(path.stem, read(path), path.parent, every_language=every_language)


def load_set_or_house(name: str | Path) -> HouseSet | House:
    """Whatever goes by that name: a house or a set, shipped or in a file."""
    key = str(name).casefold()
    if key in _shipped_sets():
        return load_set(key)
    path = Path(name)
    if path.suffix == ".toml":
        document = read(path)
        return load_set(path) if isinstance(document, Node) and is_set_file(document) else load_house(path)
    if key not in shipped():
        raise UnknownName("house", str(name), {**shipped(), **_shipped_sets()})
    return load_house(key)


def set_of(houses: Sequence[House]) -> HouseSet:
    """Some houses as a set: a shipped one where it is just these, else one that is called by their titles."""
    for key in set_keys():
        found = load_set(key)
        if found.houses == tuple(houses):
            return found
    first = houses[0]
    return HouseSet(
        key="-and-".join(house.key for house in houses),
        title=listed([house.title for house in houses], "and"),
        about=None,
        games=tuple(Game(house, house.title) for house in houses),
        texts=first.texts,
        leaflet=first.leaflet,
    )


@cache
def _load_shipped(key: str) -> HouseSet:
    return _checked(key, read(_shipped_sets()[key], file=f"{key}.toml"), None)


def _checked(key: str, document: Node | Problem, folder: Path | None, *, every_language: bool = False) -> HouseSet:
    if isinstance(document, Problem):
        raise HouseError([document])
    reader = ValueReader(every_language=every_language)
    found = _read(reader, key, document, folder)
    if found is None or reader.problems:
        raise HouseError(sorted(reader.problems))
    return found


def _read(reader: ValueReader, key: str, document: Node, folder: Path | None) -> HouseSet | None:
    SET.read(reader, document)
    title = _TITLE.read(reader, document)
    about = _ABOUT.read(reader, document)
    games = [_game(reader, node, folder) for node in _GAMES.read(reader, document) or () if node is not None]
    texts = read_texts(reader, document)
    leaflet = read_leaflet_settings(reader, document)
    whole = [game for game in games if game is not None]
    if not games:
        reader.problem(document, Text("error-house-set-has-no-game"))
    if reader.problems or title is None or not whole:
        return None
    first = whole[0].house
    return HouseSet(
        key, title, about, tuple(whole), texts=_over(texts, first.texts), leaflet=_over(leaflet, first.leaflet)
    )


def _game(reader: ValueReader, table: Node, folder: Path | None) -> Game | None:
    node = _HOUSE.node(reader, table)
    named = _HOUSE.form.read(reader, node)
    name = _NAME_OF_GAME.read(reader, table)
    if node is None or named is None:
        return None
    beside = folder / f"{named.removesuffix('.toml')}.toml" if folder is not None else None
    try:
        house = load_house(beside) if beside is not None and beside.is_file() else load_house(named)
    except HouseError as error:
        reader.problems += error.problems
        return None
    except UnknownName as error:
        reader.problem(node, error.text)
        return None
    return Game(house, name or house.title)


def _over(own: T, below: T) -> T:
    """What a set says itself, and whatever it leaves out as its first game has it."""
    return replace(below, **{key: value for key, value in vars(own).items() if value != getattr(type(own)(), key)})
