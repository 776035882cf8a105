"""The AsyncAPI document of the socket, made from the models of the frames, and the JSON Schema of all frames."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from punto import __version__
from punto.server.protocol import (
    CLIENT_FRAMES,
    CLOSE_REASONS,
    MOST_BYTES,
    PROTOCOL,
    SERVER_FRAMES,
    TableDocument,
)

__all__ = ["asyncapi_document", "draft_07", "protocol_schemas"]

Json = dict[str, Any]

_REF: Final = "#/components/schemas/{model}"


def protocol_schemas(*, ref: str = _REF) -> dict[str, Json]:
    """The schema of every frame and of everything in it, by name."""
    wanted: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((each.__name__, "validation", TypeAdapter(each)) for each in CLIENT_FRAMES),
        *((each.__name__, "serialization", TypeAdapter(each)) for each in (*SERVER_FRAMES, TableDocument)),
    ]
    _, definitions = TypeAdapter.json_schemas(wanted, ref_template=ref)
    read = _reached(definitions["$defs"], [each.__name__ for each in CLIENT_FRAMES], ref)
    return {name: _tidy(schema, whole=name not in read) for name, schema in sorted(definitions["$defs"].items())}


def _reached(definitions: dict[str, Json], names: list[str], ref: str) -> set[str]:
    """The names of all definitions that these lead to."""
    prefix, seen, ahead = ref.replace("{model}", ""), set[str](), list(names)
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += [each.removeprefix(prefix) for each in _refs(definitions[name])]
    return seen


def _refs(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
        return own + [each for value in schema.values() for each in _refs(value)]
    return [each for value in schema for each in _refs(value)] if isinstance(schema, list) else []


def _tidy(schema: Json, *, whole: bool) -> Json:
    """A definition without titles; `whole` are those that the server writes, which leave no field out."""
    made: Json = _without_titles(schema)
    if "properties" in made:
        made["additionalProperties"] = False
        if whole:
            made["required"] = list(made["properties"])
            for each in made["properties"].values():
                each.pop("default", None)
    return made


def _without_titles(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_without_titles(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    # A property may well be called title: that one is an object.
    return {
        key: _without_titles(value)
        for key, value in schema.items()
        if not (key == "title" and isinstance(value, str)) and key != "discriminator"
    }


def draft_07(schema: Any) -> Any:
    """Pairs as the older draft of JSON Schema writes them: it is what AsyncAPI and makers of TypeScript read."""
    if isinstance(schema, dict):
        return {"items" if key == "prefixItems" else key: draft_07(value) for key, value in schema.items()}
    return [draft_07(each) for each in schema] if isinstance(schema, list) else schema


def _message_name(frame: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", frame.__name__.removesuffix("Frame")).lower()


@cache
def asyncapi_document() -> Json:
    """The whole AsyncAPI document."""
    channel = "#/channels/table"
    messages = {_message_name(each): each for each in (*SERVER_FRAMES, *CLIENT_FRAMES)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Punto, the live table",
            "version": __version__,
            "description": (
                "One socket a table. Frames are JSON texts, one object each, told apart by `type`. The first frame is "
                "`hello`; then the document that it brought moves on by `step` frames. A client that reconnects gives "
                "the last sequence number and the audience that it had, and gets only what it missed. "
                f"A message may have {MOST_BYTES} bytes at most."
            ),
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "parameters": {"table": {"description": "The id of the table, as GET /api/tables lists it."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET", "query": _query(), "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "show": {
                "action": "send",
                "summary": "What the server sends.",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{_message_name(each)}"} for each in SERVER_FRAMES],
            },
            "ask": {
                "action": "receive",
                "summary": "What clients send.",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{_message_name(each)}"} for each in CLIENT_FRAMES],
            },
        },
        "components": {
            "messages": {
                name: {
                    "name": name,
                    "summary": (frame.__doc__ or "").strip(),
                    "payload": {"$ref": _REF.format(model=frame.__name__)},
                }
                for name, frame in messages.items()
            },
            "schemas": draft_07(protocol_schemas()),
        },
        "x-protocol": PROTOCOL,
        "x-close-codes": {str(int(code)): reason for code, reason in CLOSE_REASONS.items()},
    }


def _query() -> Json:
    return {
        "type": "object",
        "properties": {
            "protocol": {"type": "integer", "const": PROTOCOL, "description": "The version that the client speaks."},
            "after": {"type": "integer", "minimum": 0, "description": "The sequence number that the client holds."},
            "audience": {"type": "string", "description": "The audience for which it holds it."},
            "as": {"type": "string", "enum": ["operator"], "description": "Connect with the rights of an operator."},
        },
        "additionalProperties": False,
    }
