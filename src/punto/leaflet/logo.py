"""The logo of a house: read from its file, and proved to be a picture before a leaflet is made with it."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Final

from punto.errors import NotationError
from punto.extras import require
from punto.leaflet.model import Picture
from punto.words import Text

__all__ = ["read_logo", "svg_of"]

_SIZE_IN_PNG: Final = slice(16, 24)
"""Where a PNG says its width and its height, four bytes each."""


def read_logo(file: Path, *, shows: str) -> Picture:
    """The picture in a file, SVG or PNG by its ending; NotationError when there is none or it cannot be drawn."""
    require("pdf")
    import typst  # noqa: PLC0415 - only a leaflet with a logo needs it to be read

    folder: Any = file.parent  # In its types, the path must be of the kind that the text is.
    try:
        data = file.read_bytes()
        # What is printed with is asked: it knows best what it can draw.
        typst.compile(f"#image({json.dumps(file.name)})".encode(), format="svg", root=folder)
    except OSError as error:
        raise NotationError(Text("error-leaflet-logo", file=str(file), why=str(error.strerror or error))) from None
    except typst.TypstError as error:
        raise NotationError(Text("error-leaflet-logo", file=str(file), why=str(error))) from None
    return Picture("svg" if file.suffix.lower() == ".svg" else "png", b64encode(data).decode(), shows)


def svg_of(picture: Picture) -> str:
    """The picture as SVG, which a template takes as text: a PNG stands in one of its own size."""
    data = b64decode(picture.data)
    if picture.format == "svg":
        return data.decode("utf-8-sig")
    sizes = data[_SIZE_IN_PNG]
    width, height = int.from_bytes(sizes[:4]), int.from_bytes(sizes[4:])
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>"
        f"<image width='{width}' height='{height}' href='data:image/png;base64,{picture.data}'/></svg>"
    )
