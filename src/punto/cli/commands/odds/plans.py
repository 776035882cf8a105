"""`punto plans`: list the shipped betting plans."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.output import by_language, print_json, table, unwrapped
from punto.cli.parser import Parser
from punto.cli.terminal import Terminal
from punto.sim.plan import every_plan
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    del command


def run(arguments: Namespace) -> int:
    """List the shipped plans."""
    plans = every_plan()
    if arguments.json:
        listed = [
            {
                "plan": plan.key,
                "title": by_language(plan.title),
                "about": by_language(plan.about),
                "bets": list(plan.bets),
                "steps": list(plan.progression.steps),
            }
            for plan in plans
        ]
        print_json({"plans": listed})
        return 0
    listing = table(unwrapped(Text("cli-table-plan")), Text("cli-table-bets"), Text("cli-table-what-it-does"))
    for plan in plans:
        listing.add_row(plan.key, ", ".join(plan.bets), say(plan.about))
    terminal = Terminal()
    terminal.print(listing)
    terminal.print(say(Text("cli-plans-try")), style="dim")
    return 0
