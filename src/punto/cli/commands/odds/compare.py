"""`punto compare`: the same bets in several houses, side by side."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, shoe_arguments
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("houses", nargs="+", metavar="HOUSE", help=say(Text("cli-compare-houses")))
    shoe_arguments(command)


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import compare

    return compare.run(arguments)
