"""`punto new`: write a commented house file, from a few questions or from options."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.new_house import BANKERS, QUESTIONS, SIDE_BETS
from punto.cli.parser import Parser
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("kind", metavar="KIND", choices=("house",), help=say(Text("cli-new-kind")))
    command.add_argument("file", nargs="?", metavar="FILE", help=say(Text("cli-new-file")))
    for each in QUESTIONS:
        command.add_argument(f"--{each.option}", metavar=each.option.upper(), help=say(each.key.about))
    command.add_argument("--banker", choices=tuple(BANKERS), help=say(Text("cli-new-banker")))
    command.add_argument(f"--{SIDE_BETS}", metavar="KEYS", help=say(Text("cli-new-bets")))
    command.add_argument("--schema", metavar="ADDRESS", help=say(Text("cli-new-schema")))


def run(arguments: Namespace) -> int:
    """Ask on a terminal for what is not given, and write the file."""
    from punto.cli import new_house

    return new_house.run(arguments)
