"""`punto bets`: list the catalogue of bets, or everything about one."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("bet", nargs="?", metavar="KEY", help=say(Text("cli-bets-bet")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import bets

    return bets.run(arguments)
