"""A leaflet as JSON, for pages that lay it out themselves: the data of `model.py` as it stands."""

from __future__ import annotations

import msgspec

from punto.leaflet.model import Leaflet


def write_json(leaflet: Leaflet) -> bytes:
    """The whole leaflet as UTF-8 JSON; a block says by `kind` what it is."""
    return msgspec.json.encode(leaflet)
