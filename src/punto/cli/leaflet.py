"""`punto leaflet`: the how-to-play leaflet of a house or a set as a file."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from punto.cli.document import STDOUT, format_of
from punto.cli.language import say, spoken
from punto.cli.output import print_json
from punto.cli.progress import steps_of
from punto.cli.terminal import Terminal
from punto.house import House
from punto.house.sets import HouseSet, load_set_or_house, set_of
from punto.leaflet import FORMATS, PAPERS, Wishes, leaflet
from punto.leaflet.logo import read_logo
from punto.leaflet.model import Picture
from punto.words import Text


def run(arguments: Namespace) -> int:
    """Write one leaflet."""
    fmt = format_of(arguments, FORMATS)
    told = _told(arguments.names)
    wishes = Wishes(
        odds=arguments.odds,
        place=arguments.place,
        paper=PAPERS[arguments.paper] if arguments.paper else None,
        logo=_logo(told, Path(arguments.names[0]).parent),
        address=arguments.address.rstrip("/") if arguments.address else None,
    )
    with steps_of(Text("cli-leaflet-doing")):
        made = leaflet(told, lang=spoken(), fmt=fmt, wishes=wishes, layout=arguments.layout)
    if arguments.output == STDOUT:
        sys.stdout.buffer.write(made)
        return 0
    Path(arguments.output).write_bytes(made)
    if arguments.json:
        print_json(
            {
                "house": told.key,
                "language": spoken(),
                "format": fmt,
                "odds": arguments.odds,
                "file": arguments.output,
                "bytes": len(made),
            }
        )
    else:
        said = Text("cli-document-written", title=told.title, file=arguments.output, bytes=len(made))
        Terminal().print(say(said), soft_wrap=True)
    return 0


def _told(names: list[str]) -> House | HouseSet:
    """What the leaflet tells: a house, a set, or several houses as one."""
    found = [load_set_or_house(name) for name in names]
    if len(found) == 1:
        return found[0]
    return set_of([house for each in found for house in ([each] if isinstance(each, House) else each.houses)])


def _logo(told: House | HouseSet, folder: Path) -> Picture | None:
    """The logo that the house names, read from beside its file."""
    name = told.leaflet.logo
    return None if name is None else read_logo(folder / name, shows=say(told.title))
