"""`punto simulate`: simulate shoes by the million, or what a betting plan really does.

Deals whole shoes and compares every bet with its exact price. The same seed gives the same counts on any number of
threads or machines. Ctrl-C prints what is done so far.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, house_argument, integer, many, positive
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    house_argument(command)
    command.add_argument("--shoes", type=many, default=100_000, metavar="N", help=say(Text("cli-simulate-shoes")))
    command.add_argument("--decks", type=positive, metavar="N", help=say(Text("cli-simulate-decks")))
    command.add_argument("--rounds", type=positive, metavar="N", help=say(Text("cli-simulate-rounds")))
    command.add_argument("--seed", type=integer, metavar="S", help=say(Text("cli-arguments-seed")))
    command.add_argument("--threads", type=positive, metavar="T", help=say(Text("cli-arguments-threads")))
    command.add_argument("--cluster", metavar="ADDRESS", help=say(Text("cli-arguments-cluster")))
    command.add_argument("--gpu", action="store_true", help=say(Text("cli-simulate-gpu")))
    command.add_argument("--checkpoint", metavar="FILE", help=say(Text("cli-arguments-checkpoint")))
    command.add_argument("--plot", metavar="FILE", help=say(Text("cli-arguments-plot")))
    command.add_argument("--strategy", metavar="PLAN", help=say(Text("cli-simulate-strategy")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import simulate

    return simulate.run(arguments)
