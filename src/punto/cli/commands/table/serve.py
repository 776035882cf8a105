"""`punto serve`: put live tables on the network.

Opens the tables and serves them until Ctrl-C. Tables that are in the database go on where they were.
PUNTO_OPERATOR_TOKEN sets the operator's token (else one is made and printed), PUNTO_SECRET what signs sessions (else
the database keeps one).
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, amount, port, positive, whole
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("--host", default="127.0.0.1", help=say(Text("cli-serve-host")))
    command.add_argument("--port", type=port, default=8000, help=say(Text("cli-serve-port")))
    command.add_argument("--reachable-at", metavar="URL", help=say(Text("cli-serve-reachable-at")))
    command.add_argument(
        "--database",
        default="punto.db",
        metavar="DATABASE",
        help=say(Text("cli-serve-database")),
    )
    command.add_argument(
        "--table",
        action="append",
        default=[],
        dest="tables",
        metavar="NAME=HOUSE[,pace=PACE][,bots=N]",
        help=say(Text("cli-serve-table")),
    )
    command.add_argument(
        "--house", action="append", default=[], dest="houses", metavar="FILE", help=say(Text("cli-serve-house"))
    )
    command.add_argument("--no-own-tables", action="store_true", help=say(Text("cli-serve-no-own-tables")))
    command.add_argument(
        "--own-table-idle", type=amount, default=10, metavar="MINUTES", help=say(Text("cli-serve-own-table-idle"))
    )
    command.add_argument(
        "--seat-idle",
        type=amount,
        default=5,
        metavar="MINUTES",
        help=say(Text("cli-serve-seat-idle")),
    )
    command.add_argument(
        "--spare-tables",
        type=whole,
        default=6,
        metavar="N",
        help=say(Text("cli-serve-spare-tables")),
    )
    command.add_argument(
        "--play-chips", type=positive, default=1000, metavar="N", help=say(Text("cli-serve-play-chips"))
    )
    command.add_argument(
        "--bots-rest", type=amount, default=10, metavar="MINUTES", help=say(Text("cli-serve-bots-rest"))
    )
    _limit_arguments(command)
    command.add_argument(
        "--log-format", choices=("human", "json"), default="human", help=say(Text("cli-serve-log-format"))
    )
    command.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")
    command.add_argument("--receipts", type=amount, default=30, metavar="DAYS", help=say(Text("cli-serve-receipts")))
    command.add_argument("--grace", type=amount, default=20, metavar="SECONDS", help=say(Text("cli-serve-grace")))


def _limit_arguments(command: Parser) -> None:
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        dest="origins",
        metavar="ORIGIN",
        help=say(Text("cli-serve-origin")),
    )
    command.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        dest="proxies",
        metavar="ADDRESS",
        help=say(Text("cli-serve-trusted-proxy")),
    )
    command.add_argument(
        "--max-clients", type=positive, default=2000, metavar="N", help=say(Text("cli-serve-max-clients"))
    )
    command.add_argument(
        "--max-clients-per-address",
        type=positive,
        default=100,
        metavar="N",
        help=say(Text("cli-serve-max-clients-per-address")),
    )
    command.add_argument(
        "--max-seats-per-address",
        type=whole,
        default=14,
        metavar="N",
        help=say(Text("cli-serve-max-seats-per-address")),
    )
    command.add_argument(
        "--own-tables-per-address",
        type=whole,
        default=6,
        metavar="N",
        help=say(Text("cli-serve-own-tables-per-address")),
    )
    command.add_argument(
        "--stall-seconds",
        type=amount,
        default=15,
        metavar="SECONDS",
        help=say(Text("cli-serve-stall-seconds")),
    )
    command.add_argument("--rate", type=amount, default=1, metavar="TIMES", help=say(Text("cli-serve-rate")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import serve

    return serve.run(arguments)
