"""`punto compare`: the same bets in several houses, side by side."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from punto.cli.odds import shoe_of
from punto.cli.output import console, print_json, table
from punto.exact import OddsTable, odds
from punto.exact.as_json import comparison_json
from punto.house import House


def run(arguments: Namespace) -> int:
    """Compare houses bet by bet."""
    houses = [House.load(each) for each in arguments.houses]
    priced = [odds(house, shoe_of(arguments, decks=house.shoe.decks)) for house in houses]
    if arguments.json:
        print_json(comparison_json(houses, priced))
        return 0
    names = [house.key for house in houses]
    listing = table("edge %", *names, right=tuple(names))
    for key in dict.fromkeys(bet.key for each in priced for bet in each.bets):
        edges = [_edge(each, key) for each in priced]
        known = {edge for edge in edges if edge}
        style = "bold yellow" if len(known) > 1 else ""
        name = _name(key, priced) + (" *" if len(known) > 1 else "")
        listing.add_row(name, *(Text(edge or "-", style if edge else "dim") for edge in edges))
    terminal = console()
    terminal.print(listing)
    terminal.print("* the houses differ", style="dim")
    return 0


def _edge(priced: OddsTable, key: str) -> str:
    return next((f"{float(each.edge * 100):.4f}" for each in priced if each.bet.key == key), "")


def _name(key: str, priced: list[OddsTable]) -> str:
    return next(each.bet.name.en for each_table in priced for each in each_table if each.bet.key == key)
