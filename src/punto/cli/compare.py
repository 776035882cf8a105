"""`punto compare`: the same bets in several houses, side by side."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.odds import shoe_of
from punto.cli.output import number, print_json, table
from punto.cli.progress import steps_of
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.exact import OddsTable, odds
from punto.exact.as_json import comparison_json
from punto.house import House
from punto.words import Text


def run(arguments: Namespace) -> int:
    """Compare houses bet by bet."""
    houses = [House.load(each) for each in arguments.houses]
    with steps_of(Text("cli-odds-doing")) as report:
        priced = [odds(house, shoe_of(arguments, decks=house.shoe.decks), report=report) for house in houses]
    if arguments.json:
        print_json(comparison_json(houses, priced))
        return 0
    listing = table(Text("cli-table-edge"), *(number(house.key) for house in houses))
    any_differ = False
    for key in dict.fromkeys(bet.key for each in priced for bet in each.bets):
        edges = [_edge(each, key) for each in priced]
        known = {edge for edge in edges if edge}
        differ = len(known) > 1
        any_differ |= differ
        style = "bold yellow" if differ else ""
        name = _name(key, priced) + (" *" if differ else "")
        listing.add_row(name, *(Styled(edge or "-", style if edge else "dim") for edge in edges))
    terminal = Terminal()
    terminal.print(listing)
    if len(houses) > 1:
        said = Text("cli-compare-differ" if any_differ else "cli-compare-agree")
        terminal.print(say(said), style="dim")
    return 0


def _edge(priced: OddsTable, key: str) -> str:
    return next((f"{float(each.edge * 100):.4f}" for each in priced if each.bet.key == key), "")


def _name(key: str, priced: list[OddsTable]) -> str:
    return next(say(each.bet.name) for each_table in priced for each in each_table if each.bet.key == key)
