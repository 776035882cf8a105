"""`punto roads`: the five roads of a row of results."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.draw_roads import draw_roads
from punto.cli.output import console, print_json
from punto.cli.roads_json import to_json
from punto.rules.roads import parse_results, roads


def run(arguments: Namespace) -> int:
    """Draw the roads of the given results."""
    drawn = roads(parse_results(arguments.results))
    if arguments.json:
        print_json(to_json(drawn))
    else:
        terminal = console()
        terminal.print(draw_roads(drawn, width=terminal.width))
    return 0
