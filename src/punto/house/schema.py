"""JSON Schema of the files that the house loader reads: a house, a file of bets, a set, the catalogue.

Made from the keys that the loader itself reads by, with the defaults of `defaults.toml`. A schema sees what stands in
the file; what houses below it hold, what bets need of each other and what rounds can happen is for `punto check`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from punto.house import house_keys as keys
from punto.house.bet_keys import ENTRY, FROM, KEY, KEYS_OF_A_WHOLE_BET
from punto.house.catalogue import catalogue_bet, entries
from punto.house.loader import defaults, house_keys
from punto.house.sets import SET
from punto.house.shape import Schema, Schemas
from punto.words import ENGLISH, Language, Text

__all__ = ["bets_schema", "catalogue_schema", "document", "house_schema", "set_schema"]

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def document(make: Callable[[Schemas], Schema], title: Text, language: Language = ENGLISH) -> Schema:
    """A whole schema: what `make` gives, and beside it the parts that it refers to."""
    bets = [catalogue_bet(key) for key in entries()]
    rows = [row for bet in bets for row in bet.rows]
    proposed = {
        "bet-keys": tuple(entries()),
        "bets": _said(row.hand for row in rows if row.hand is not None),
        "houses": house_keys(),
        "rows": _said(row.name for row in rows),
    }
    schemas = Schemas(language, proposed=proposed)
    made = make(schemas)
    return {"$schema": _DIALECT, "title": schemas.say(title), **made, "$defs": dict(sorted(schemas.parts.items()))}


def _said(names: Iterable[Text]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(str, names)))


def house_schema(schemas: Schemas) -> Schema:
    """A house file: one that extends no other must name itself and its bets, and its own bets whole."""
    made = _of_house(schemas)
    needed = made.pop("required")
    bets = {"minItems": 1, "items": _known_or_whole(schemas)}
    alone = {"required": [*needed, keys.BET.name], "properties": {keys.BET.name: bets}}
    return {**made, "if": {"required": [keys.EXTENDS.name]}, "else": alone}


def bets_schema(schemas: Schemas) -> Schema:
    """A file of bets, as `punto bet` takes it: like a house file, but it need not name itself."""
    return {**_of_house(schemas), "required": [keys.BET.name]}


def set_schema(schemas: Schemas) -> Schema:
    """A set file."""
    made = SET.schema(schemas)
    return {**made, "required": [*made["required"], "game"]}


def catalogue_schema(schemas: Schemas) -> Schema:
    """A file of the catalogue."""
    bets = {"type": "array", "items": ENTRY.schema(schemas), "minItems": 1}
    return {
        "type": "object",
        "properties": {keys.BET.name: {"description": schemas.say(keys.BET.about), **bets}},
        "required": [keys.BET.name],
        "additionalProperties": False,
    }


def _of_house(schemas: Schemas) -> Schema:
    made = keys.HOUSE.schema(schemas)
    return {**made, "properties": _with_defaults(made["properties"], defaults().plain())}


def _with_defaults(properties: Schema, values: dict[str, Any]) -> Schema:
    """Properties with the values that hold where a file says nothing."""
    told = dict(properties)
    for name, value in values.items():
        if "properties" in told[name]:
            told[name] = {**told[name], "properties": _with_defaults(told[name]["properties"], value)}
        else:
            told[name] = {**told[name], "default": value}
    return told


def _known_or_whole(schemas: Schemas) -> Schema:
    """A bet that the catalogue has, or one that says all that it needs."""
    return {
        "anyOf": [
            {"required": [FROM.name]},
            {"properties": {KEY.name: schemas.usual("bet-keys")}},
            {"required": list(KEYS_OF_A_WHOLE_BET)},
        ]
    }
