"""`punto study`: what perfect play makes of every bet, from the cards left before each round.

Deals the shoes that punto simulate deals from the same seed, and works out the exact expectation of every bet before
every round. Ctrl-C prints what is done so far.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, house_argument, many, positive, whole
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    house_argument(command)
    command.add_argument("--shoes", type=many, default=10_000, metavar="N", help=say(Text("cli-study-shoes")))
    command.add_argument("--seed", type=whole, metavar="S", help=say(Text("cli-arguments-seed")))
    command.add_argument(
        "--bet", action="extend", nargs="+", dest="bets", metavar="KEY", help=say(Text("cli-arguments-bets"))
    )
    command.add_argument("--threads", type=positive, metavar="T", help=say(Text("cli-arguments-threads")))
    command.add_argument("--cluster", metavar="ADDRESS", help=say(Text("cli-arguments-cluster")))
    command.add_argument("--checkpoint", metavar="FILE", help=say(Text("cli-arguments-checkpoint")))
    command.add_argument("--plot", metavar="FILE", help=say(Text("cli-arguments-plot")))
    command.add_argument("--states", metavar="FILE", help=say(Text("cli-study-states")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import study

    return study.run(arguments)
