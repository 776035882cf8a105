"""Which commands there are and what they take.

Only the arguments stand here; a command's module is loaded when it runs, so that `punto --help` answers at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from punto import __version__
from punto.errors import HouseError, PuntoError

BAD_INPUT = 2


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one message and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"punto: {message}; see '{self.prog} --help'\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 0, 1 when a record does not verify, 2 when the input was bad."""
    arguments = build_parser().parse_args(argv)
    command = import_module(f"punto.cli.{arguments.module}")
    try:
        code = int(command.run(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has seen enough. What is still buffered must not fail again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (PuntoError, OSError) as error:
        _complain(error, as_json=arguments.json)
        return BAD_INPUT
    return code


def _complain(error: PuntoError | OSError, *, as_json: bool) -> None:
    if as_json:
        from punto.cli.output import print_json, problem_json

        problems = [problem_json(each) for each in error.problems] if isinstance(error, HouseError) else []
        print_json({"error": {"message": str(error), "problems": problems}})
    else:
        print(f"punto: {error}", file=sys.stderr)


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = _Parser(
        prog="punto",
        description="The baccarat system: one house file, and everything follows from it.",
        epilog="Houses are named by key (punto houses) or by the path of an own file, such as my-house.toml.",
    )
    parser.add_argument("--version", action="version", version=f"punto {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for add in (
        _houses,
        _check,
        _bets,
        _bet,
        _settle,
        _odds,
        _compare,
        _leaflet,
        _simulate,
        _plans,
        _deal,
        _roads,
        _verify,
        _replay,
        _audit,
        _export,
        _serve,
    ):
        add(commands)
    return parser


_Commands = argparse._SubParsersAction  # noqa: SLF001 - argparse gives the type no public name


def _command(commands: _Commands[_Parser], name: str, module: str, help_text: str, description: str = "") -> _Parser:
    command = commands.add_parser(name, help=help_text, description=description or help_text)
    command.set_defaults(module=module)
    command.add_argument("--json", action="store_true", help="write JSON for programs")
    return command


def _houses(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "houses", "houses", "list the houses, or everything about one")
    command.add_argument("house", nargs="?", metavar="HOUSE", help="key or file of the house to describe")


def _check(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "check", "check", "validate own house files and list every problem")
    command.add_argument("files", nargs="+", metavar="FILE", help="house files (TOML)")


def _bets(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "bets", "bets", "list the catalogue of bets, or everything about one")
    command.add_argument("bet", nargs="?", metavar="KEY", help="key of the bet to describe")


def _settle(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "settle",
        "settle",
        "what a round pays in a house, and why",
        "Validates a slip under the house, plays out the cards, and shows every draw and every payout with its reason.",
    )
    command.add_argument("house", metavar="HOUSE", help="key or file of the house")
    command.add_argument("--cards", required=True, metavar="CARDS", help="in deal order, such as '5s 6h Kd Kc 7h 2d'")
    command.add_argument(
        "--bet",
        action="append",
        default=[],
        dest="bets",
        metavar="BET=STAKE",
        help="such as banker=20; repeat for more",
    )


def _deal(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "deal", "deal", "deal a whole shoe from a seed, with its roads and statistics")
    command.add_argument("house", metavar="HOUSE", help="key or file of the house")
    command.add_argument("--shoe", required=True, metavar="SEED", help="any text; the same text deals the same shoe")
    command.add_argument("--rounds", type=_positive, metavar="N", help="stop after so many rounds")


def _odds(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "odds", "odds", "the exact odds of a house's bets, in any shoe and at any moment")
    command.add_argument("house", metavar="HOUSE", help="key or file of the house")
    _shoe_arguments(command)
    _seen_argument(command)
    command.add_argument("--bet", action="extend", nargs="+", dest="bets", metavar="KEY", help="only these bets")
    command.add_argument(
        "--stake", metavar="AMOUNT", help="round payouts and commission as at the table for this stake"
    )
    command.add_argument("--effects", action="store_true", help="add the effect of removing one card of each rank")


def _compare(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "compare", "compare", "the same bets in several houses, side by side")
    command.add_argument("houses", nargs="+", metavar="HOUSE", help="keys or files of houses")
    _shoe_arguments(command)


def _leaflet(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "leaflet", "leaflet", "the how-to-play leaflet of a house, for print and screen")
    command.add_argument("house", metavar="HOUSE", help="key or file of the house")
    command.add_argument("--lang", choices=("en", "zh"), default="en", help="English or Chinese (default: en)")
    command.add_argument("--odds", action="store_true", help="add a page with the exact odds")
    command.add_argument(
        "-o", "--output", required=True, metavar="FILE", help="ends in .pdf, .html, .md or .txt; - is the terminal"
    )
    command.add_argument(
        "--format", choices=("pdf", "html", "md", "txt"), help="instead of what the name of FILE tells"
    )


def _bet(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "bet", "bet", "price a bet of the catalogue, or own bets in a file, in any shoe")
    command.add_argument("bet", metavar="KEY|FILE", help="key of the catalogue, or a TOML file with [[bet]] tables")
    _shoe_arguments(command)
    _seen_argument(command)


def _shoe_arguments(command: _Parser) -> None:
    command.add_argument("--decks", type=_positive, metavar="N", help="a full shoe of so many decks")
    command.add_argument("--composition", metavar="SHOE", help="'8 decks - As Td', or counts such as 'As=8 Kd=3 7=31'")
    command.add_argument("--removed", default="", metavar="CARDS", help="cards that have left the shoe: 'As Td 7'")


def _seen_argument(command: _Parser) -> None:
    command.add_argument(
        "--seen", default="", metavar="CARDS", help="cards of this round so far, in deal order; ? lies face down"
    )


def _simulate(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "simulate",
        "simulate",
        "simulate shoes by the million, or what a betting plan really does",
        "Deals whole shoes and compares every bet with its exact price. The same seed gives the same counts on any "
        "number of threads or machines. Ctrl-C prints what is done so far.",
    )
    command.add_argument("house", metavar="HOUSE", help="key or file of the house")
    command.add_argument("--shoes", type=_positive, default=100_000, metavar="N", help="how many (default: 100000)")
    command.add_argument("--seed", type=_whole, metavar="S", help="a whole number; a random one is chosen and printed")
    command.add_argument("--threads", type=_positive, metavar="T", help="default: all cores")
    command.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler such as tcp://host:8786, or local:4")
    command.add_argument("--checkpoint", metavar="FILE", help="save progress there, and go on from it next time")
    command.add_argument("--plot", metavar="FILE", help="draw a picture (.svg, .png or .pdf)")
    command.add_argument("--strategy", metavar="PLAN", help="a betting plan: a key (punto plans) or a TOML file")


def _plans(commands: _Commands[_Parser]) -> None:
    _command(commands, "plans", "plans", "list the shipped betting plans")


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _roads(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "roads",
        "roads",
        "draw the five roads and the ask marks of a shoe",
        "Results are B, P and T in order, each with marks if wanted: b banker pair, p player pair, n natural.",
    )
    command.add_argument("results", metavar="RESULTS", help="such as BBPPPBPBB or 'B Pn T Bbp'")


def _verify(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "verify",
        "verify",
        "check the record of a shoe, card by card and payout by payout",
        "Works out every card and every payout again from the record alone; 0 if all is true, 1 if anything is not.",
    )
    command.add_argument("file", metavar="FILE", help="the record of a shoe (JSON)")


def _replay(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "replay", "replay", "show the record of a shoe round by round, as the dealer calls it")
    command.add_argument("file", metavar="FILE", help="the record of a shoe (JSON)")
    command.add_argument("--round", type=_positive, metavar="N", help="only this round")


def _audit(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "audit",
        "audit",
        "check a whole database: its chain, every round, every shoe, every balance",
        "Replays every journal and settles every round again; 0 if everything agrees, 1 if anything differs.",
    )
    _database_arguments(command)


def _export(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "export",
        "export",
        "write the shoes and journals of a database as files",
        "Writes a record of every closed shoe, for punto verify, and every journal as lines of JSON. Records are for"
        " everybody; a journal is for the operator, since it holds the seed of the shoe that is on the table.",
    )
    _database_arguments(command)
    command.add_argument("--to", required=True, metavar="FOLDER", help="where to write; made if it is not there")


def _serve(commands: _Commands[_Parser]) -> None:
    command = _command(
        commands,
        "serve",
        "serve",
        "put live tables on the network",
        "Opens the tables and serves them until Ctrl-C. Tables that are in the database go on where they were. "
        "PUNTO_OPERATOR_TOKEN sets the operator's token (else one is made and printed), PUNTO_SECRET what signs "
        "sessions (else the database keeps one).",
    )
    command.add_argument("--host", default="127.0.0.1", help="address to listen at (default: 127.0.0.1)")
    command.add_argument("--port", type=_whole, default=8000, help="default: 8000; 0 takes a free one")
    command.add_argument(
        "--database",
        default="punto.db",
        metavar="DATABASE",
        help="SQLite file (default: punto.db), or postgresql://...",
    )
    command.add_argument(
        "--table",
        action="append",
        default=[],
        dest="tables",
        metavar="NAME=HOUSE[,pace=PACE][,bots=N]",
        help="open this table; repeat for more (default: six tables). Paces: calm, normal, fast, instant",
    )
    command.add_argument(
        "--house", action="append", default=[], dest="houses", metavar="FILE", help="an own house file; repeat for more"
    )
    command.add_argument("--no-own-tables", action="store_true", help="patrons may not open tables of their own")
    command.add_argument(
        "--own-table-idle", type=_amount, default=10, metavar="MINUTES", help="close an empty own table after (10)"
    )
    command.add_argument("--play-chips", type=_positive, default=1000, metavar="N", help="what a guest is given (1000)")
    command.add_argument(
        "--bots-rest", type=_amount, default=10, metavar="MINUTES", help="bots rest when unwatched (10)"
    )
    _limit_arguments(command)
    command.add_argument("--log-format", choices=("human", "json"), default="human", help="default: human")
    command.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")
    command.add_argument(
        "--grace", type=_amount, default=20, metavar="SECONDS", help="for rounds in progress to finish at the end (20)"
    )


def _limit_arguments(command: _Parser) -> None:
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        dest="origins",
        metavar="ORIGIN",
        help="let pages of this origin connect",
    )
    command.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        dest="proxies",
        metavar="ADDRESS",
        help="believe what this proxy says of the client's address",
    )
    command.add_argument("--max-clients", type=_positive, default=2000, metavar="N", help="sockets in all (2000)")
    command.add_argument("--max-clients-per-address", type=_positive, default=100, metavar="N", help="default: 100")
    command.add_argument(
        "--stall-seconds",
        type=_amount,
        default=15,
        metavar="SECONDS",
        help="close a client that takes nothing for (15)",
    )
    command.add_argument("--rate", type=_amount, default=1, metavar="TIMES", help="so many times the usual rate limits")


def _database_arguments(command: _Parser) -> None:
    command.add_argument("database", metavar="DATABASE", help="SQLite file, or postgresql://user@host/database")
    command.add_argument("--table", metavar="TABLE", help="only this table")


def _amount(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 0 or more")
    return number


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
