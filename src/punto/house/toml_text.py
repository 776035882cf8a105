"""Values as TOML writes them."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["toml_string", "toml_value"]


def toml_value(value: Any) -> str:
    """A plain value on one line.

    >>> print(toml_value({"minimum": "5.00", "of": [1, True]}))
    { minimum = "5.00", of = [1, true] }
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return toml_string(value) if isinstance(value, str) else str(value)


def toml_string(text: str) -> str:
    """A string in quotes."""
    # A JSON string is a TOML string, but for one character that JSON lets stand.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
