"""A codec out of small parts: each `Form` says once how a value is written as JSON and read back, and its schema.

Reading is strict: every key is there, none is unknown or twice, and a text in one of our notations is written in its
one way. What is wrong is a NotationError that names the place and what would be right.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, NoReturn, TypeVar, cast

from punto.errors import NotationError, nearest
from punto.rules.cards import Card, format_cards, parse_cards
from punto.rules.money import CURRENCIES, Currency
from punto.words import Text

__all__ = [
    "CARDS",
    "CURRENCY",
    "FLAG",
    "HEX",
    "MONEY",
    "TEXT",
    "Found",
    "JsonForm",
    "array",
    "hex_of",
    "in_notation",
    "number",
    "object_schema",
    "one_of",
    "optional",
    "parse_json",
    "table",
]

T = TypeVar("T")
Json = Any

_MOST = 10**9
"""No number comes near it; JSON numbers of any size would be a burden to other readers."""
_MOST_DIGITS = 24
_MOST_SHOWN = 60
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class Found:
    """A value found in JSON: its path, and the currency of the amounts in it, once that is known."""

    value: Json
    path: str = ""
    currency: Currency | None = None

    def refuse(self, right: Text) -> NoReturn:
        """NotationError: what would be right here, and what stands here."""
        shown = json.dumps(self.value, ensure_ascii=True)
        shown = shown if len(shown) <= _MOST_SHOWN else shown[: _MOST_SHOWN - 3] + "..."
        raise NotationError(Text("error-fairness-not", name=self._name, right=right, shown=shown))

    def member(self, key: str) -> Found:
        """The value of a key that must be there."""
        if not isinstance(self.value, dict):
            self.refuse(Text("error-fairness-must-table"))
        if key not in self.value:
            raise NotationError(Text("error-fairness-missing", name=self._name, name2=repr(key)))
        return Found(self.value[key], f"{self.path}.{key}" if self.path else key, self.currency)

    def members(self, *keys: str) -> list[Found]:
        """The values of all keys; there must be no other."""
        found = [self.member(key) for key in keys]
        for key in self.value:
            if key not in keys:
                raise NotationError(
                    Text("error-fairness-unknown-key", name=self._name, name2=repr(key), name3=nearest(key, keys))
                )
        return found

    @property
    def _name(self) -> Text | str:
        return self.path or Text("error-fairness-the-record")


@dataclass(frozen=True, slots=True)
class JsonForm(Generic[T]):
    """How values of one type stand in JSON. Amounts are written in a currency; nothing else asks for it."""

    read: Callable[[Found], T]
    write: Callable[[T, Currency], Json]
    schema: Json
    """Its JSON Schema; it may permit a little more than is read, such as a card of no suit."""


def parse_json(text: str) -> Json:
    """JSON in which no key stands twice in one table, or NotationError."""

    def pairs(items: list[tuple[str, Json]]) -> dict[str, Json]:
        found = dict(items)
        if len(found) < len(items):
            keys = [key for key, _ in items]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise NotationError(Text("error-fairness-key-stands-twice-one", twice=repr(twice)))
        return found

    try:
        return json.loads(text, object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        raise NotationError(
            Text("error-fairness-record-not-json-line", lineno=error.lineno, colno=error.colno, msg=error.msg)
        ) from None
    except NotationError:
        raise
    except (ValueError, RecursionError) as error:
        raise NotationError(Text("error-fairness-record-not-json-can", error=str(error))) from None


def _as_it_is(value: Any, _: Currency) -> Json:
    return value


def _text(found: Found) -> str:
    if not isinstance(found.value, str) or not found.value.strip():
        found.refuse(Text("error-fairness-must-text"))
    if any(0xD800 <= ord(character) <= 0xDFFF for character in found.value):
        found.refuse(Text("error-fairness-must-whole-characters"))
    return found.value


def _flag(found: Found) -> bool:
    if not isinstance(found.value, bool):
        found.refuse(Text("error-fairness-must-true-or-false"))
    return found.value


def _bytes(found: Found) -> bytes:
    if not isinstance(found.value, str) or not _HEX.fullmatch(found.value):
        found.refuse(Text("error-fairness-must-hex"))
    return bytes.fromhex(found.value)


TEXT: Final = JsonForm(_text, _as_it_is, {"type": "string", "minLength": 1})
FLAG: Final = JsonForm(_flag, _as_it_is, {"type": "boolean"})
HEX: Final = JsonForm(_bytes, lambda value, _: value.hex(), {"type": "string", "pattern": f"^{_HEX.pattern}$"})


def number(*, least: int = 0, most: int = _MOST) -> JsonForm[int]:
    """A whole number in bounds."""

    def read(found: Found) -> int:
        if type(found.value) is not int or not least <= found.value <= most:
            found.refuse(Text("error-fairness-must-number", least=str(least), most=str(most)))
        return found.value

    return JsonForm(read, _as_it_is, {"type": "integer", "minimum": least, "maximum": most})


def one_of(known: tuple[T, ...]) -> JsonForm[T]:
    """One of some texts."""

    def read(found: Found) -> T:
        if found.value not in known:
            found.refuse(Text("error-fairness-must-one-of", known=", ".join(map(repr, known))))
        return cast(T, found.value)

    return JsonForm(read, _as_it_is, {"enum": list(known)})


def hex_of(length: int) -> JsonForm[bytes]:
    """So many bytes in hex."""

    def read(found: Found) -> bytes:
        value = _bytes(found)
        if len(value) != length:
            found.refuse(Text("error-fairness-must-hex-of", bytes=length, digits=2 * length))
        return value

    return JsonForm(read, HEX.write, {"type": "string", "pattern": f"^[0-9a-f]{{{2 * length}}}$"})


def optional(form: JsonForm[T]) -> JsonForm[T | None]:
    """That form, or null."""
    return JsonForm(
        lambda found: None if found.value is None else form.read(found),
        lambda value, currency: None if value is None else form.write(value, currency),
        {"anyOf": [form.schema, {"type": "null"}]},
    )


def array(form: JsonForm[T]) -> JsonForm[tuple[T, ...]]:
    """Any number of that form."""

    def read(found: Found) -> tuple[T, ...]:
        if not isinstance(found.value, list):
            found.refuse(Text("error-fairness-must-array"))
        places = (f"{found.path}[{index}]" for index in range(len(found.value)))
        return tuple(form.read(Found(*each, found.currency)) for each in zip(found.value, places, strict=True))

    return JsonForm(
        read,
        lambda values, currency: [form.write(each, currency) for each in values],
        {"type": "array", "items": form.schema},
    )


def table(kind: Callable[..., T], **forms: JsonForm[Any]) -> JsonForm[T]:
    """An object of these attributes, in this order."""
    keys = tuple(forms)

    def read(found: Found) -> T:
        values = zip(forms.items(), found.members(*keys), strict=True)
        return kind(**{key: form.read(value) for (key, form), value in values})

    def write(value: T, currency: Currency) -> Json:
        return {key: form.write(getattr(value, key), currency) for key, form in forms.items()}

    return JsonForm(read, write, object_schema({key: form.schema for key, form in forms.items()}, about=kind.__doc__))


def object_schema(properties: dict[str, Json], *, about: str | None) -> Json:
    """JSON Schema of an object with exactly these keys."""
    return {
        "type": "object",
        "description": about,
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def in_notation(read: Callable[[str], T], write: Callable[[T], str]) -> JsonForm[T]:
    """A text in one of our notations, written in its one way."""
    return JsonForm(lambda found: _parsed(found, read, write), lambda value, _: write(value), {"type": "string"})


def _parsed(found: Found, read: Callable[[str], T], write: Callable[[T], str]) -> T:
    if not isinstance(found.value, str):
        found.refuse(Text("error-fairness-must-text"))
    try:
        value = read(found.value)
    except NotationError as error:
        raise NotationError(Text("error-fairness-at", path=found.path, error=error.text)) from None
    if write(value) != found.value:
        found.refuse(Text("error-fairness-must-written", right=json.dumps(write(value))))
    return value


def _cards(found: Found) -> tuple[Card, ...]:
    cards = _parsed(found, parse_cards, format_cards)
    for place, card in enumerate(cards, start=1):
        if card.suit is None:
            raise NotationError(Text("error-fairness-card-must-have-its", path=found.path, place=place, card=str(card)))
    return cards


def _money(found: Found) -> int:
    """An amount of money, perhaps below zero."""
    currency = found.currency
    if currency is None:
        raise TypeError(f"{found.path}: an amount is read before its currency is known")

    def read(text: str) -> int:
        if len(text) > _MOST_DIGITS:
            raise NotationError(Text("error-fairness-more-money-than-there", text=text[:_MOST_DIGITS]))
        return -currency.parse(text[1:]) if text.startswith("-") else currency.parse(text)

    return _parsed(found, read, currency.format)


CARDS: Final[JsonForm[tuple[Card, ...]]] = JsonForm(_cards, lambda cards, _: format_cards(cards), {"type": "string"})
MONEY: Final[JsonForm[int]] = JsonForm(
    _money,
    lambda amount, currency: currency.format(amount),
    {"type": "string", "pattern": r"^-?[0-9]+(?:\.[0-9]+)?$", "maxLength": _MOST_DIGITS},
)
_CODE: Final = one_of(tuple(CURRENCIES))
CURRENCY: Final[JsonForm[Currency]] = JsonForm(
    lambda found: CURRENCIES[_CODE.read(found)], lambda value, _: value.code, _CODE.schema
)
