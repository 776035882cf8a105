"""`punto audit`: check a whole database: its chain, every round, every shoe, every balance.

Replays every journal and settles every round again; 0 if everything agrees, 1 if anything differs.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.parser import Parser, database_arguments


def arguments(command: Parser) -> None:
    """What it takes."""
    database_arguments(command)


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import audit

    return audit.run(arguments)
