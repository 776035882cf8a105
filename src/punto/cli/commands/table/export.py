"""`punto export`: write the shoes and journals of a database as files.

Writes a record of every closed shoe, for punto verify, and every journal as lines of JSON. Records are for everybody;
a journal is for the operator, since it holds the seed of the shoe that is on the table.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, database_arguments
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    database_arguments(command)
    command.add_argument("--to", required=True, metavar="FOLDER", help=say(Text("cli-export-to")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import export

    return export.run(arguments)
