"""What the models of requests find wrong, as texts: pydantic speaks English only, and whoever asked may not.

A kind of error that has no message here is said in pydantic's own words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import PydanticCustomError

from punto.words import Text, Value, verbatim

__all__ = ["invalid", "said_of_value"]

_OWN: Final = "server-request-"
_MESSAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "missing": ("server-request-missing",),
    "extra_forbidden": ("server-request-extra-forbidden",),
    "json_invalid": ("server-request-json-invalid", "error"),
    "string_type": ("server-request-string-type",),
    "string_too_short": ("server-request-string-too-short", "min_length"),
    "string_too_long": ("server-request-string-too-long", "max_length"),
    "string_pattern_mismatch": ("server-request-string-pattern-mismatch", "pattern"),
    "int_type": ("server-request-int-type",),
    "int_parsing": ("server-request-int-parsing",),
    "int_from_float": ("server-request-int-from-float",),
    "float_type": ("server-request-float-type",),
    "float_parsing": ("server-request-float-parsing",),
    "bool_type": ("server-request-bool-type",),
    "bool_parsing": ("server-request-bool-parsing",),
    "list_type": ("server-request-list-type",),
    "dict_type": ("server-request-dict-type",),
    "model_attributes_type": ("server-request-model-attributes-type",),
    "too_short": ("server-request-too-short", "min_length", "actual_length"),
    "too_long": ("server-request-too-long", "max_length", "actual_length"),
    "greater_than": ("server-request-greater-than", "gt"),
    "greater_than_equal": ("server-request-greater-than-equal", "ge"),
    "less_than": ("server-request-less-than", "lt"),
    "less_than_equal": ("server-request-less-than-equal", "le"),
    "finite_number": ("server-request-finite-number",),
    "literal_error": ("server-request-literal-error", "expected"),
    "enum": ("server-request-enum", "expected"),
}
"""By the kind of an error its message, and the values of its context that the message takes."""


def invalid(key: str) -> PydanticCustomError:
    """The error of a validator of ours: the message `server-request-...` of this key says what would be right."""
    # Pydantic keeps only the kind and a text of an error: the kind is the key. No braces: it would fill them.
    return PydanticCustomError(key, str(Text(key)))


def said_of_value(error: Mapping[str, Any]) -> Text:
    """What is wrong with a value, of an error as pydantic lists it."""
    kind, context = str(error["type"]), error.get("ctx", {})
    if kind.startswith(_OWN):
        return Text(kind)
    key, *wanted = _MESSAGES.get(kind, ("",))
    if not key or not all(name in context for name in wanted):
        return verbatim(str(error["msg"]))
    # Limits are text, without separators, as they are to be written in a request; a length is a number of things too.
    values: dict[str, Value] = {name: str(context[name]) for name in wanted}
    if limit := {"min_length", "max_length"}.intersection(wanted):
        values["count"] = int(context[limit.pop()])
    return Text(key, **values)
