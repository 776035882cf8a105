"""How each declared type is written as plain JSON values and read back: one small pair of functions a type.

The pairs are made once from the type hints and kept. Reading is strict: a wrong type, an unknown field or a value out
of a closed set is a BrokenJournal that names the place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from punto.errors import BrokenJournal, HouseError, NotationError
from punto.fairness.house_text import house_toml, read_house_text
from punto.house.model import House
from punto.rules.cards import Card, format_cards, parse_cards

Json = Any
"""A plain JSON value: None, a boolean, a whole number, a string, a list or an object of them."""


@dataclass(frozen=True)
class Form:
    """How values of one type are written and read; reading is told the place for its errors."""

    encode: Callable[[Any], Json]
    decode: Callable[[Json, str], Any]


@cache
def form_of(hint: Any) -> Form:
    """The form of a type as it stands in an annotation."""
    if hint in _SPECIAL:
        return _SPECIAL[hint]
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _of_enum(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return _of_dataclass(hint)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return Form(_same, _one_of(frozenset(arguments)))
    if origin in (Union, UnionType):
        return _of_optional(hint, arguments)
    if origin is tuple:
        return _of_tuple(hint, arguments)
    if origin is frozenset:
        return _of_set(form_of(arguments[0]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _of_mapping(*arguments)
    raise TypeError(f"{hint} has no form; give it one in {__name__}")


def _same(value: Any) -> Json:
    return value


def _exactly(kind: type) -> Form:
    def decode(data: Json, place: str) -> Any:
        if type(data) is not kind:
            raise BrokenJournal(f"{place}: {data!r} is no {kind.__name__}")
        return data

    return Form(_same, decode)


def _one_of(allowed: frozenset[Any]) -> Callable[[Json, str], Any]:
    def decode(data: Json, place: str) -> Any:
        if not isinstance(data, (str, int)) or data not in allowed:
            raise BrokenJournal(f"{place}: {data!r} is none of {sorted(allowed)}")
        return data

    return decode


def _of_enum(hint: type[StrEnum]) -> Form:
    check = _one_of(frozenset(each.value for each in hint))
    return Form(lambda value: value.value, lambda data, place: hint(check(data, place)))


def _of_optional(hint: Any, arguments: tuple[Any, ...]) -> Form:
    inner = [each for each in arguments if each is not NoneType]
    if len(inner) != 1 or len(arguments) != 2:
        raise TypeError(f"{hint} has no form: only one type or None can stand in a place")
    form = form_of(inner[0])
    return Form(
        lambda value: None if value is None else form.encode(value),
        lambda data, place: None if data is None else form.decode(data, place),
    )


def _of_tuple(hint: Any, arguments: tuple[Any, ...]) -> Form:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        form = form_of(arguments[0])
        return Form(
            lambda value: [form.encode(each) for each in value],
            lambda data, place: tuple(
                form.decode(each, f"{place}[{index}]") for index, each in enumerate(_list(data, place))
            ),
        )
    forms = [form_of(each) for each in arguments]

    def decode(data: Json, place: str) -> Any:
        given = _list(data, place)
        if len(given) != len(forms):
            raise BrokenJournal(f"{place}: {len(given)} values where {hint} has {len(forms)}")
        return tuple(form.decode(each, place) for form, each in zip(forms, given, strict=True))

    return Form(lambda value: [form.encode(each) for form, each in zip(forms, value, strict=True)], decode)


def _list(data: Json, place: str) -> list[Json]:
    if not isinstance(data, list):
        raise BrokenJournal(f"{place}: {data!r} is no list")
    return data


def _of_set(form: Form) -> Form:
    return Form(
        lambda value: sorted(form.encode(each) for each in value),
        lambda data, place: frozenset(form.decode(each, place) for each in _list(data, place)),
    )


def _of_mapping(key: Any, value: Any) -> Form:
    """Keys of JSON objects are strings; whole numbers are written as such."""
    form = form_of(value)
    written, read = (str, _whole_number) if key is int else (form_of(key).encode, form_of(key).decode)

    def decode(data: Json, place: str) -> Any:
        if not isinstance(data, dict):
            raise BrokenJournal(f"{place}: {data!r} is no object")
        return {read(name, place): form.decode(each, f"{place}.{name}") for name, each in data.items()}

    return Form(lambda given: {written(name): form.encode(each) for name, each in given.items()}, decode)


def _whole_number(data: Json, place: str) -> int:
    if not isinstance(data, str) or not data.isdecimal():
        raise BrokenJournal(f"{place}: {data!r} is no whole number")
    return int(data)


def _of_dataclass(hint: type) -> Form:
    hints = get_type_hints(hint)
    forms = {each.name: form_of(hints[each.name]) for each in fields(hint)}
    needed = {each.name for each in fields(hint) if each.default is MISSING and each.default_factory is MISSING}
    encoders = [(name, form.encode) for name, form in forms.items()]

    def encode(value: Any) -> Json:
        return {name: write(getattr(value, name)) for name, write in encoders}

    def decode(data: Json, place: str) -> Any:
        if not isinstance(data, dict):
            raise BrokenJournal(f"{place}: {data!r} is no object")
        if wrong := (data.keys() - forms.keys()) | (needed - data.keys()):
            raise BrokenJournal(f"{place}: {', '.join(sorted(wrong))} unknown or missing in a {hint.__name__}")
        return hint(**{name: forms[name].decode(each, f"{place}.{name}") for name, each in data.items()})

    return Form(encode, decode)


def _read_card(data: Json, place: str) -> Card:
    cards = _read_cards(data, place)
    if len(cards) != 1:
        raise BrokenJournal(f"{place}: {data!r} is no card")
    return cards[0]


def _read_cards(data: Json, place: str) -> tuple[Card, ...]:
    try:
        return parse_cards(data)
    except (NotationError, AttributeError) as error:
        raise BrokenJournal(f"{place}: {error}") from None


def _read_bytes(data: Json, place: str) -> bytes:
    try:
        return bytes.fromhex(data)
    except (TypeError, ValueError):
        raise BrokenJournal(f"{place}: {data!r} is not hexadecimal") from None


def _write_house(house: House) -> Json:
    return {"key": house.key, "toml": house_toml(house)}


def _read_house(data: Json, place: str) -> House:
    try:
        return read_house_text(data["key"], data["toml"])
    except (HouseError, KeyError, TypeError) as error:
        raise BrokenJournal(f"{place}: no house: {error}") from error


_SPECIAL: dict[Any, Form] = {
    int: _exactly(int),
    str: _exactly(str),
    bool: _exactly(bool),
    bytes: Form(bytes.hex, _read_bytes),
    Card: Form(str, _read_card),
    tuple[Card, ...]: Form(format_cards, _read_cards),
    House: Form(_write_house, _read_house),
}
