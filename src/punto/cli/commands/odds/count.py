"""`punto count`: design a card count for a bet, or judge one, by what it earns.

Tags are sought by the units they earn on real shoes and judged on others. With --tags a given count is judged: ten
numbers for Ace, 2 ... 9 and the ten-valued, added up over all cards seen; the true count is that sum for each unseen
deck of 52 cards, not rounded.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.parser import Parser, many, positive, threshold, whole
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("bet", metavar="BET", help=say(Text("cli-count-bet")))
    command.add_argument("--house", metavar="HOUSE", help=say(Text("cli-count-house")))
    command.add_argument("--tags", metavar="TAGS", help=say(Text("cli-count-tags")))
    command.add_argument("--trigger", type=threshold, metavar="COUNT", help=say(Text("cli-count-trigger")))
    command.add_argument("--running", action="store_true", help=say(Text("cli-count-running")))
    command.add_argument("--level", type=int, choices=(1, 2, 3), help=say(Text("cli-count-level")))
    command.add_argument("--unbalanced", action="store_true", help=say(Text("cli-count-unbalanced")))
    command.add_argument("--decks", type=positive, metavar="N", help=say(Text("cli-count-decks")))
    command.add_argument("--cut-card", type=whole, metavar="N", help=say(Text("cli-count-cut-card")))
    command.add_argument("--shoes", type=many, default=4000, metavar="N", help=say(Text("cli-count-shoes")))
    command.add_argument("--seed", type=whole, metavar="S", help=say(Text("cli-arguments-seed")))
    command.add_argument(
        "--bankroll", type=positive, default=1000, metavar="UNITS", help=say(Text("cli-count-bankroll"))
    )
    command.add_argument("--sheet", metavar="FILE", help=say(Text("cli-count-sheet")))


def run(arguments: Namespace) -> int:
    """Do it; what that needs is loaded now."""
    from punto.cli import count

    return count.run(arguments)
