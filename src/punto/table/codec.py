"""The codec: events, commands, states and views as JSON, and back. Everything that is stored or sent goes through it.

What an object looks like follows from the declared types (msgspec), so that nothing is written down twice: an event is
an object of its fields with its `type`, a command with its `kind`. Cards are written in their notation, bytes in
base64, a house as its key and its complete house file. Reading is strict: a wrong type, an unknown field, a missing
one or a value out of a closed set is a BrokenJournal that names the place.

`canonical` writes a value in one way only, keys in order and no white space: digests and the hash chain are over it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar, Union

import msgspec

from punto.errors import BrokenJournal, NotationError
from punto.rules.cards import Card
from punto.table import acts
from punto.table.command import Command
from punto.table.event import Event
from punto.table.kinds import kinds_of
from punto.table.state import State
from punto.words import Text

T = TypeVar("T")
Json = Any
"""A plain JSON value: None, a boolean, a whole number, a string, a list or an object of them."""

__all__ = [
    "Json",
    "acts",
    "canonical",
    "decode",
    "decode_command",
    "decode_event",
    "decode_state",
    "encode",
    "plain",
    "prepare",
]


def _write(value: Any) -> Json:
    """What msgspec does not know by itself."""
    if isinstance(value, Card):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} has no form in JSON; give it one in {__name__}")


def _read(kind: type, data: Json) -> Any:
    if kind is Card and isinstance(data, str):
        try:
            return Card.parse(data)
        except NotationError as error:
            raise ValueError(str(error)) from None
    raise NotImplementedError(f"{kind.__name__} cannot be read from JSON; teach {__name__} how")


_CANONICAL: Final = msgspec.json.Encoder(enc_hook=_write, order="sorted")
_PLAIN: Final = msgspec.json.Encoder(enc_hook=_write)


def canonical(value: Any) -> bytes:
    """One way only to write a value as JSON: what digests and the hash chain are made over."""
    return _CANONICAL.encode(value)


def encode(value: Any) -> bytes:
    """A value as JSON, keys as they come."""
    return _PLAIN.encode(value)


def plain(value: Any) -> Json:
    """A value as plain JSON values."""
    return msgspec.to_builtins(value, enc_hook=_write, str_keys=True)


def decode(kind: type[T], data: bytes | str) -> T:
    """The value of that type in a JSON text; BrokenJournal with the place if there is none."""
    try:
        value: T = _decoder(kind).decode(data)  # type: ignore[arg-type]
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        what = getattr(kind, "__name__", None) or Text("error-table-event-or-command")
        raise BrokenJournal(Text("error-table-cannot-decode", what=what, error=str(error))) from None
    return value


def decode_event(data: bytes | str) -> Event:
    """The event in a JSON text, or BrokenJournal."""
    event: Event = decode(_any_of(Event), data)
    return event


def decode_command(data: bytes | str) -> Command:
    """The command in a JSON text, or BrokenJournal."""
    command: Command = decode(_any_of(Command), data)
    return command


def decode_state(data: bytes | str) -> State:
    """The state in a JSON text, or BrokenJournal."""
    return decode(State, data)


def prepare() -> None:
    """Work out once how events and states are read.

    Whoever reads in several threads calls it before they begin: msgspec crashes where two of them work out one type at
    the same time.
    """
    _decoder(_any_of(Event))
    _decoder(State)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=_read)


@cache
def _any_of(base: Any) -> Any:
    """All kinds below a base, told apart by their tag."""
    return Union[tuple(kinds_of(base))]  # noqa: UP007 - the kinds are known only at run time


def journal_schema() -> Json:
    """JSON Schema of the journal: every event as it is stored."""
    return msgspec.json.schema(_any_of(Event), schema_hook=_schema)


def _schema(kind: type) -> Json:
    if kind is Card:
        return {"type": "string", "pattern": "^[A2-9TJQK][shdc]?$", "examples": ["Th"]}
    raise NotImplementedError(f"{kind.__name__} has no schema; give it one in {__name__}")
