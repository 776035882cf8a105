"""The command line: finds the commands, loads the one that is asked for, and runs it.

A command is a module below `punto.cli.commands`, in the folder of its subject: `arguments` says what it takes, and
`run` does it. Nothing else lists commands. What it does is said by the message `cli-NAME-does`, in a line for `punto
--help`, and by `cli-NAME-about`, if there is one, at the top of its own help; no module is imported for either.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from punto import __version__
from punto.cli.guard import guarded
from punto.cli.help_formatter import RawHelpFormatter
from punto.cli.language import OPTION, choose_language, say, speak
from punto.cli.parser import Parser
from punto.words import Text, is_known

__all__ = ["CommandPlace", "command_parser", "commands", "main"]

_COMMANDS = "punto.cli.commands"
_FOLDER = Path(__file__).parent / "commands"


class CommandPlace(NamedTuple):
    """Where a command is found."""

    name: str
    subject: str
    """The folder."""

    @property
    def help(self) -> str:
        """What it does, in a line."""
        return say(Text(f"cli-{self.name}-does"))

    @property
    def about(self) -> str:
        """What its own help says first."""
        key = f"cli-{self.name}-about"
        return say(Text(key)) if is_known(key) else self.help

    def load(self) -> ModuleType:
        """Its module."""
        return import_module(f"{_COMMANDS}.{self.subject}.{self.name}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status; `punto.cli.guard` says which there are."""
    given = sys.argv[1:] if argv is None else list(argv)
    return guarded(lambda: _run(given), as_json="--json" in given)


def _run(given: Sequence[str]) -> int:
    choose_language(given, os.environ)
    known, rest = commands(), _without_leading_language(given)
    if rest and rest[0] in known:
        command = known[rest[0]]
        arguments = command_parser(command).parse_args(rest[1:])
        if arguments.lang is not None:
            speak(arguments.lang)
        return int(command.load().run(arguments))
    _parser_of_all(known).parse_args(rest)
    raise AssertionError("without a command that is known, the parser ends by itself")


def _without_leading_language(given: Sequence[str]) -> Sequence[str]:
    """The arguments from the command on: `--lang` may stand before it, too."""
    if given and given[0].startswith(f"{OPTION}="):
        return _without_leading_language(given[1:])
    return _without_leading_language(given[2:]) if len(given) > 1 and given[0] == OPTION else given


def commands() -> dict[str, CommandPlace]:
    """Every command by its name, subject by subject."""
    files = sorted(_FOLDER.glob("*/[!_]*.py"))
    return {path.stem: CommandPlace(path.stem, path.parent.name) for path in files}


def command_parser(command: CommandPlace) -> Parser:
    """What one command takes."""
    parser = Parser(prog=f"punto {command.name}", description=command.about)
    parser.add_argument("--json", action="store_true", help=say(Text("cli-arguments-json")))
    command.load().arguments(parser)
    return parser


def _parser_of_all(known: dict[str, CommandPlace]) -> Parser:
    """The parser that answers when no command is named: help, version and complaints."""
    width = max(map(len, known))
    listed: list[str] = []
    for subject in dict.fromkeys(each.subject for each in known.values()):
        listed += ["", say(Text(f"cli-subject-{subject}"))]
        listed += [f"  {each.name:{width}}  {each.help}" for each in known.values() if each.subject == subject]
    parser = Parser(
        prog="punto",
        description="\n".join([say(Text("cli-main-about")), *listed]),
        epilog=f"{say(Text('cli-main-houses'))}\n{say(Text('cli-main-more'))}",
        formatter_class=RawHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=f"punto {__version__}", help=say(Text("cli-main-version"))
    )
    parser.add_argument("COMMAND", choices=tuple(known), metavar="COMMAND", help=say(Text("cli-main-command")))
    return parser
