"""`punto plans`: the betting plans that are shipped."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.output import console, print_json, table
from punto.sim.plan import every_plan


def run(arguments: Namespace) -> int:
    """List the shipped plans."""
    plans = every_plan()
    if arguments.json:
        listed = [
            {
                "plan": plan.key,
                "title": {"en": plan.title.en, "zh": plan.title.zh},
                "about": {"en": plan.about.en, "zh": plan.about.zh},
                "bets": [rule.bet for rule in plan.rules],
                "steps": list(plan.progression.steps),
            }
            for plan in plans
        ]
        print_json({"plans": listed})
        return 0
    listing = table("plan", "bets", "what it does", whole=("plan",))
    for plan in plans:
        listing.add_row(plan.key, ", ".join(dict.fromkeys(rule.bet for rule in plan.rules)), plan.about.en)
    terminal = console()
    terminal.print(listing)
    terminal.print("Try one: punto simulate bclc-ez --strategy PLAN", style="dim")
    return 0
