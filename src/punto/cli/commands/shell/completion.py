"""`punto completion`: the script by which bash, zsh or fish completes what is typed after punto."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from punto.cli.language import say
from punto.cli.parser import Parser
from punto.words import Text

_SHELLS: Final = ("bash", "zsh", "fish")


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("shell", metavar="SHELL", choices=_SHELLS, help=say(Text("cli-completion-shell")))


def run(arguments: Namespace) -> int:
    """Write the script to standard output."""
    from punto.cli.completion import completion_script

    sys.stdout.write(completion_script(arguments.shell))
    return 0
