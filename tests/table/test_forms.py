"""What is stored keeps its form: a journal of today can be read by every later Punto.

`forms.txt` holds the form of every event and of the state, one type a line. When a form changes on purpose, raise its
version in `punto.table.codec.VERSIONS`, say in `UPGRADES` how the older one is brought up, and write the file anew with

    PUNTO_WRITE_FORMS=1 pytest tests/table/test_forms.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

from punto.house import House
from punto.rules.cards import Card
from punto.table.codec import VERSIONS
from punto.table.events import EVENTS
from punto.table.state import State

FILE = Path(__file__).with_name("forms.txt")


def _lines() -> Iterator[str]:
    found: dict[str, Any] = {}
    for kind in (*EVENTS, State):
        _collect(kind, found)
    for name, kind in sorted(found.items()):
        form = ", ".join(f"{each.name}: {each.type}" for each in fields(kind))
        yield f"{name} {VERSIONS.get(name, 1)}: {form}"


def _collect(hint: Any, found: dict[str, Any]) -> None:
    if isinstance(hint, type) and is_dataclass(hint) and hint not in (House, Card):
        if hint.__name__ in found:
            assert found[hint.__name__] is hint, f"two types are called {hint.__name__}"
            return
        found[hint.__name__] = hint
        for inner in get_type_hints(hint).values():
            _collect(inner, found)
    for argument in get_args(hint):
        _collect(argument, found)


def test_what_is_stored_keeps_its_form() -> None:
    now = "\n".join(_lines()) + "\n"
    if os.environ.get("PUNTO_WRITE_FORMS"):
        FILE.write_text(now, encoding="utf-8")
    assert now == FILE.read_text(encoding="utf-8"), __doc__
