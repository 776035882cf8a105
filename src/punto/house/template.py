"""The template of a house file: every key with what it means.

What is chosen is written out; a default is written as a comment, to be uncommented and changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from punto.house import house_keys as keys
from punto.house.loader import defaults
from punto.house.shape import Key, TableForm
from punto.house.toml_text import toml_value
from punto.words import ENGLISH, Language, Text

__all__ = ["house_template"]

Values = Mapping[str, Any]


def house_template(
    chosen: Values, bets: Sequence[Values], *, schema: str | None = None, language: Language = ENGLISH
) -> str:
    """A commented house file of what is chosen, by key and section, and of these bets.

    `schema` is the address at which editors find the schema of house files.
    """
    lines = [] if schema is None else [f"#:schema {schema}"]
    lines += [f"# {Text('template-about').on_one_line(language)}", ""]
    lines += _table(keys.HOUSE, chosen, defaults().plain(), language)
    for bet in bets:
        lines += ["", f"[[{keys.BET.name}]]", *(f"{name} = {toml_value(value)}" for name, value in bet.items())]
    return "\n".join(lines) + "\n"


def _table(table: TableForm, chosen: Values, usual: Values, language: Language) -> Iterator[str]:
    """The keys of a table: plain ones first, as TOML wants it, then its sections."""
    sections = [key for key in table.keys if key in _SECTIONS]
    for key in (key for key in table.keys if key not in _SECTIONS and (key.name in chosen or key.name in usual)):
        mark = "" if key.name in chosen else "# "
        yield f"# {key.about.on_one_line(language)}"
        yield f"{mark}{key.name} = {toml_value(chosen.get(key.name, usual.get(key.name)))}"
    for section in sections:
        yield from ("", f"# {section.about.on_one_line(language)}", f"[{section.name}]")
        assert isinstance(section.form, TableForm)
        yield from _table(section.form, chosen.get(section.name, {}), usual.get(section.name, {}), language)


_SECTIONS: tuple[Key[Any], ...] = tuple(key for key in keys.HOUSE.keys if isinstance(key.form, TableForm))
"""The tables that stand under a heading of their own; those within them are written on one line."""
