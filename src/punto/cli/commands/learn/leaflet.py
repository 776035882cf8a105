"""`punto leaflet`: the how-to-play leaflet of a house, of several or of a set, for print and screen."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("names", nargs="+", metavar="HOUSE", help=say(Text("cli-leaflet-names")))
    command.add_argument("--odds", action="store_true", help=say(Text("cli-leaflet-odds")))
    command.add_argument("--for", dest="place", choices=("screen", "table"), help=say(Text("cli-leaflet-for")))
    command.add_argument("--paper", choices=("a4", "letter"), help=say(Text("cli-leaflet-paper")))
    command.add_argument(
        "--layout", choices=("folded", "reading", "rack"), default="folded", help=say(Text("cli-leaflet-layout"))
    )
    command.add_argument("--address", metavar="URL", help=say(Text("cli-leaflet-address")))
    command.add_argument("-o", "--output", required=True, metavar="FILE", help=say(Text("cli-leaflet-output")))
    command.add_argument(
        "--format", choices=("pdf", "html", "md", "txt", "json"), help=say(Text("cli-arguments-format"))
    )


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import leaflet

    return leaflet.run(arguments)
