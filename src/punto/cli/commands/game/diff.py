"""`punto diff`: what differs between two houses, in words, with the odds that change."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("one", metavar="HOUSE", help=say(Text("cli-diff-one")))
    command.add_argument("other", metavar="HOUSE", help=say(Text("cli-diff-other")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import diff

    return diff.run(arguments)
