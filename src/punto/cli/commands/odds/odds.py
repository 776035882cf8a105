"""`punto odds`: the exact odds of a house's bets, in any shoe and at any moment."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, effects_argument, house_argument, seen_argument, shoe_arguments
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    house_argument(command)
    shoe_arguments(command)
    seen_argument(command)
    command.add_argument(
        "--bet", action="extend", nargs="+", dest="bets", metavar="KEY", help=say(Text("cli-arguments-bets"))
    )
    command.add_argument("--stake", metavar="AMOUNT", help=say(Text("cli-odds-stake")))
    effects_argument(command)
    command.add_argument("--matrices", action="store_true", help=say(Text("cli-odds-matrices")))
    known = command.add_mutually_exclusive_group()
    known.add_argument("--known", metavar="PLACES", help=say(Text("cli-odds-known")))
    known.add_argument("--sorted", metavar="RANKS", help=say(Text("cli-odds-sorted")))
    known.add_argument("--best-sort", action="store_true", help=say(Text("cli-odds-best-sort")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import odds

    return odds.run(arguments)
