"""`punto compare`: the same bets in several houses, side by side."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from punto.cli.odds import fraction, shoe_of
from punto.cli.output import console, print_json, table
from punto.exact import OddsTable, odds
from punto.house import House


def run(arguments: Namespace) -> int:
    """Compare houses bet by bet."""
    houses = [House.load(each) for each in arguments.houses]
    priced = [odds(house, shoe_of(arguments, decks=house.shoe.decks)) for house in houses]
    keys = list(dict.fromkeys(each.bet.key for each_table in priced for each in each_table))
    if arguments.json:
        print_json(
            {"houses": [house.key for house in houses], "bets": [_bet_json(key, houses, priced) for key in keys]}
        )
        return 0
    names = [house.key for house in houses]
    listing = table("edge %", *names, right=tuple(names))
    for key in keys:
        edges = [_edge(each, key) for each in priced]
        known = {edge for edge in edges if edge}
        style = "bold yellow" if len(known) > 1 else ""
        name = _name(key, priced) + (" *" if len(known) > 1 else "")
        listing.add_row(name, *(Text(edge or "-", style if edge else "dim") for edge in edges))
    terminal = console()
    terminal.print(listing)
    terminal.print("* the houses differ", style="dim")
    return 0


def _bet_json(key: str, houses: list[House], priced: list[OddsTable]) -> dict[str, object]:
    offered = {
        house.key: {
            "ev": fraction(each_table[key].ev),
            "edge_percent": float(each_table[key].edge * 100),
            "standard_deviation": each_table[key].standard_deviation,
            "p_win": float(each_table[key].p_win),
        }
        for house, each_table in zip(houses, priced, strict=True)
        if key in house.by_key
    }
    return {"bet": key, "houses": offered}


def _edge(priced: OddsTable, key: str) -> str:
    return next((f"{float(each.edge * 100):.4f}" for each in priced if each.bet.key == key), "")


def _name(key: str, priced: list[OddsTable]) -> str:
    return next(each.bet.name.en for each_table in priced for each in each_table if each.bet.key == key)
