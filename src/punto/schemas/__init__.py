"""Schemas: JSON Schema of every kind of file that people write, so that their editors complete and check it.

Each is made from the keys that the reader of such a file reads by. They are shipped beside this module as `NAME.json`,
where the line `#:schema` of the shipped files leads editors, and served at `/schemas/NAME.json`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from punto.house.schema import bets_schema, catalogue_schema, document, house_schema, set_schema
from punto.house.shape import Schema, Schemas
from punto.sim.plan_keys import PLAN
from punto.words import ENGLISH, Language, Text

__all__ = ["SCHEMAS", "schema", "schema_text", "shipped_schema"]

SCHEMAS: Final[dict[str, Callable[[Schemas], Schema]]] = {
    "house": house_schema,
    "set": set_schema,
    "bet": bets_schema,
    "catalogue": catalogue_schema,
    "plan": PLAN.schema,
}
"""What makes the schema of each kind of file."""
_FOLDER: Final = Path(__file__).parent


def schema(name: str, language: Language = ENGLISH) -> Schema:
    """The schema of a kind of file, with its descriptions in a language."""
    return document(SCHEMAS[name], Text(f"schema-title-{name}"), language)


def schema_text(name: str, language: Language = ENGLISH) -> str:
    """The schema as it is written to a file."""
    return json.dumps(schema(name, language), ensure_ascii=False, indent=2) + "\n"


def shipped_schema(name: str) -> Path | None:
    """The shipped file of a schema, if there is such a schema."""
    return _FOLDER / f"{name}.json" if name in SCHEMAS else None
