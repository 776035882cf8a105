"""`punto leaflet`: the how-to-play leaflet of a house as a file."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import cast

from punto.cli.output import console, print_json
from punto.errors import NotationError
from punto.house import House
from punto.leaflet import FORMATS, Format, leaflet

_STDOUT = "-"


def run(arguments: Namespace) -> int:
    """Write one leaflet."""
    fmt = _format(arguments)
    house = House.load(arguments.house)
    made = leaflet(house, lang=arguments.lang, fmt=fmt, odds=arguments.odds)
    if arguments.output == _STDOUT:
        sys.stdout.buffer.write(made)
        return 0
    Path(arguments.output).write_bytes(made)
    if arguments.json:
        print_json(
            {
                "house": house.key,
                "language": arguments.lang,
                "format": fmt,
                "odds": arguments.odds,
                "file": arguments.output,
                "bytes": len(made),
            }
        )
    else:
        title = house.title.in_language(arguments.lang)
        console().print(f"{title}: {arguments.output}, {len(made):,} bytes", soft_wrap=True)
    return 0


def _format(arguments: Namespace) -> Format:
    """The format that was asked for, or that the name of the file tells."""
    endings = ", ".join(f".{each}" for each in FORMATS)
    if arguments.output == _STDOUT and arguments.json:
        raise NotationError("--json tells what was written to a file; with -o - the leaflet itself goes there")
    if arguments.format is not None:
        return cast(Format, arguments.format)
    if arguments.output == _STDOUT:
        raise NotationError(f"-o - needs --format, one of {', '.join(FORMATS)}")
    suffix = Path(arguments.output).suffix.removeprefix(".").lower()
    if suffix not in FORMATS:
        raise NotationError(f"{arguments.output!r} does not tell the format; let it end in {endings}, or give --format")
    return suffix
