"""`punto roads`: draw the five roads and the ask marks of a shoe.

Results are B, P and T in order, each with marks if wanted: b banker pair, p player pair, n natural.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.output import print_json
from punto.cli.parser import Parser
from punto.cli.roads_json import to_json
from punto.cli.terminal import Terminal
from punto.rules.scoreboard import parse_results, roads
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("results", metavar="RESULTS", help=say(Text("cli-roads-results")))


def run(arguments: Namespace) -> int:
    """Draw the roads of the given results."""
    drawn = roads(parse_results(arguments.results))
    if arguments.json:
        print_json(to_json(drawn))
    else:
        from punto.cli.road_drawing import draw_roads

        terminal = Terminal()
        terminal.draw(draw_roads(drawn, width=terminal.width))
    return 0
