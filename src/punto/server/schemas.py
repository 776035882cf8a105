"""`python -m punto.server.schemas FOLDER` writes what the page's types are made from.

`protocol.schema.json` is the JSON Schema of every frame of the socket, `openapi.json` the document of the HTTP
interface. Both come from the models that the running server reads and writes with.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from punto.server.app import bare_app
from punto.server.protocol import CLIENT_FRAMES, SERVER_FRAMES
from punto.server.protocol.asyncapi import draft_07, protocol_schemas

__all__ = ["write_schemas"]


def write_schemas(folder: Path) -> None:
    """Write both documents into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "protocol.schema.json", protocol_schema())
    _write(folder / "openapi.json", draft_07(bare_app().openapi()))


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of all frames, as one document."""
    either = {
        name: {"oneOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in frames]}
        for name, frames in (("ClientFrame", CLIENT_FRAMES), ("ServerFrame", SERVER_FRAMES))
    }
    definitions: dict[str, Any] = draft_07(protocol_schemas(ref="#/$defs/{model}"))
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "oneOf": [{"$ref": "#/$defs/ClientFrame"}, {"$ref": "#/$defs/ServerFrame"}],
        "$defs": {**definitions, **either},
    }


def _write(path: Path, document: dict[str, Any]) -> None:
    text = json.dumps(document, ensure_ascii=False, indent=2)
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]))
