"""`punto bet`: price a bet of the catalogue, or own bets in a file, in any shoe."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, effects_argument, seen_argument, shoe_arguments
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("bet", metavar="KEY|FILE", help=say(Text("cli-bet-bet")))
    shoe_arguments(command)
    seen_argument(command)
    effects_argument(command)


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import bet

    return bet.run(arguments)
