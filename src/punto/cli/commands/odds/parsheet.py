"""`punto parsheet`: the par sheet of a house: every bet, outcome and figure, to be signed.

Works out everything exactly, deals shoes to confirm it, and studies what perfect play would make of it. The same
house and seed give the same file.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, house_argument, many, whole
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    house_argument(command)
    command.add_argument("-o", "--output", required=True, metavar="FILE", help=say(Text("cli-parsheet-output")))
    command.add_argument("--format", choices=("pdf", "html", "json"), help=say(Text("cli-arguments-format")))
    command.add_argument("--seed", type=whole, default=1, metavar="S", help=say(Text("cli-parsheet-seed")))
    command.add_argument("--shoes", type=many, default=100_000, metavar="N", help=say(Text("cli-parsheet-shoes")))
    command.add_argument(
        "--study-shoes", type=many, default=2000, metavar="N", help=say(Text("cli-parsheet-study-shoes"))
    )


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import parsheet

    return parsheet.run(arguments)
