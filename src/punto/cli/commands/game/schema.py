"""`punto schema`: the JSON Schema of a house, a set, bets or a betting plan, for editors."""

from __future__ import annotations

import sys
from argparse import Namespace

from punto.cli.language import say, spoken
from punto.cli.parser import Parser
from punto.schemas import SCHEMAS, schema_text
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("kind", metavar="KIND", choices=tuple(SCHEMAS), help=say(Text("cli-schema-kind")))


def run(arguments: Namespace) -> int:
    """Write the schema, with its descriptions in the reader's language."""
    sys.stdout.write(schema_text(arguments.kind, spoken()))
    return 0
