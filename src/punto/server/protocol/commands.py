"""The bodies of commands on the wire, derived from the acts: the fields of each command less what the server fills in.

Nothing here lists the acts. What a field may hold follows from its type: a whole number that a browser can count, a
short text, a handful of stakes, some bytes in base64.
"""

from __future__ import annotations

import base64
from dataclasses import fields as fields_of_dataclass
from dataclasses import is_dataclass
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT
from msgspec.structs import fields
from pydantic import Field, create_model

from punto.server.protocol.base import BetKey, Frame, Reason, Whole
from punto.table.command import Command, OperatorCommand, PatronCommand
from punto.table.kinds import kinds_of

_MOST_STAKES: Final = 64
_MOST_BYTES: Final = 1024


_Base64 = Annotated[
    str,
    Field(
        max_length=_MOST_BYTES,
        pattern=r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
        json_schema_extra={"contentEncoding": "base64"},
    ),
]


def _wire(hint: Any) -> Any:
    """The type of a field on the wire."""
    if hint is int:
        return Whole
    if hint is str:
        return Reason
    if hint is bytes:
        return _Base64
    if hint == dict[str, int]:
        return Annotated[dict[BetKey, Whole], Field(max_length=_MOST_STAKES)]
    if get_origin(hint) in (Union, UnionType):
        return reduce(or_, (_wire(each) for each in get_args(hint) if each is not NoneType)) | None
    if is_dataclass(hint):
        return _part(cast(type, hint))
    if hint is bool or get_origin(hint) is Literal:
        return hint
    raise TypeError(f"{hint} has no form on the wire; give it one in {__name__}")


def _demanded(hint: Any) -> Any:
    """The type without None."""
    return reduce(or_, (each for each in get_args(hint) if each is not NoneType))


@cache
def _part(kind: type) -> type[Frame]:
    """A dataclass inside a body."""
    hints = get_type_hints(kind)
    parts: dict[str, Any] = {each.name: (_wire(hints[each.name]), each.default) for each in fields_of_dataclass(kind)}
    return create_model(f"{kind.__name__}Body", __base__=Frame, __doc__=kind.__doc__, **parts)


def _body(kind: type[Command]) -> type[Frame]:
    hints = get_type_hints(kind)
    said: dict[str, Any] = {}
    for each in fields(kind):
        if each.name in kind.demanded:
            said[each.name] = (_demanded(_wire(hints[each.name])), ...)
        elif each.name not in kind.filled:
            said[each.name] = (_wire(hints[each.name]), ... if each.default is NODEFAULT else each.default)
    tag: Any = Literal[kind.__name__]
    return create_model(kind.__name__, __base__=Frame, __doc__=kind.__doc__, kind=(tag, ...), **said)


def _sent_by(base: type[Command]) -> dict[str, type[Command]]:
    return {kind.__name__: kind for kind in kinds_of(base) if kind.offered}


KINDS: Final = {**_sent_by(PatronCommand), **_sent_by(OperatorCommand)}
"""Every command that people send, by its kind."""

_BODIES: Final = {name: _body(kind) for name, kind in KINDS.items()}

if TYPE_CHECKING:
    CommandBody = Frame
    OperatorCommandBody = Frame
else:
    CommandBody = Annotated[reduce(or_, _BODIES.values()), Field(discriminator="kind")]
    """The body of any command."""
    OperatorCommandBody = Annotated[
        reduce(or_, (_BODIES[name] for name in _sent_by(OperatorCommand))), Field(discriminator="kind")
    ]
    """The body of an operator's command."""


def kind_of(body: Frame) -> type[Command]:
    """The command of a body."""
    name: str = getattr(body, "kind")  # noqa: B009 - every body has one, and the types of bodies are made at run time
    return KINDS[name]


def said_in(body: Frame) -> dict[str, Any]:
    """What a body says, in the types of the command's fields."""
    kind = kind_of(body)
    hints = get_type_hints(kind)
    return {
        each.name: _read(hints[each.name], getattr(body, each.name))
        for each in fields(kind)
        if each.name not in kind.filled
    }


def _read(hint: Any, value: Any) -> Any:
    if hint is bytes:
        return base64.b64decode(value)
    if is_dataclass(hint):
        kind = cast(Any, hint)
        return kind(**{each.name: getattr(value, each.name) for each in fields_of_dataclass(kind)})
    return value
