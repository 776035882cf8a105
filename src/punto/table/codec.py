"""Events, commands and states as plain JSON values, and back.

An event, a command, a state or a view becomes an object with its `type`, the `version` of its form and its fields;
what is inside follows from the declared types, so that nothing is written down twice. Cards are written in their
notation, bytes as hex, a house as its key and its complete house file.

`decode(encode(value)) == value` for everything. An unknown field is an error; a field that is missing takes its
default. When the form of a type changes, its version in `VERSIONS` rises and `UPGRADES` gets a function that brings
the older form up.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

from punto.errors import BrokenJournal
from punto.table.commands import COMMANDS, Command
from punto.table.events import EVENTS, Event
from punto.table.forms import Json, form_of
from punto.table.state import State
from punto.table.views import View

T = TypeVar("T")

VERSIONS: Final[dict[str, int]] = {}
"""The version of each form that is not in its first one any more."""

UPGRADES: Final[dict[tuple[str, int], Callable[[dict[str, Json]], dict[str, Json]]]] = {}
"""By type and version: how to bring fields of that version to the next."""

_TYPES: Final[dict[str, type]] = {each.__name__: each for each in (*EVENTS, *COMMANDS, State, View)}


def encode(value: Event | Command | State | View) -> dict[str, Json]:
    """The value as an object of plain JSON values."""
    kind: Any = type(value)
    name = kind.__name__
    fields = form_of(kind).encode(value)
    return {"type": name, "version": VERSIONS.get(name, 1), **fields}


def decode(data: dict[str, Json]) -> Event | Command | State | View:
    """The value of an object that `encode` made, now or in an earlier version; BrokenJournal if it is none."""
    fields = dict(data)
    name, version = fields.pop("type", None), fields.pop("version", None)
    if not isinstance(name, str) or name not in _TYPES:
        raise BrokenJournal(f"{name!r} is no type of event, command, state or view")
    newest = VERSIONS.get(name, 1)
    if not isinstance(version, int) or not 1 <= version <= newest:
        raise BrokenJournal(f"{name} has version {version!r}; this Punto knows 1 to {newest}")
    for older in range(version, newest):
        fields = UPGRADES[name, older](fields)
    value: Any = form_of(_TYPES[name]).decode(fields, name)
    return value  # type: ignore[no-any-return]


def decode_event(data: dict[str, Json]) -> Event:
    """The event of an object, or BrokenJournal."""
    return _expect(Event, decode(data))


def decode_command(data: dict[str, Json]) -> Command:
    """The command of an object, or BrokenJournal."""
    return _expect(Command, decode(data))


def decode_state(data: dict[str, Json]) -> State:
    """The state of an object, or BrokenJournal."""
    return _expect(State, decode(data))


def _expect(kind: type[T], value: object) -> T:
    if not isinstance(value, kind):
        raise BrokenJournal(f"{type(value).__name__} is no {kind.__name__.lower()}")
    return value


def canonical(data: Json) -> bytes:
    """One way only to write a JSON value as bytes: what digests and the hash chain are made over."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
