"""`punto bet`: the price of a bet from the catalogue, or of an own one in a file, in any shoe."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.bets import bets_table
from punto.cli.odds import print_odds, shoe_of, shoe_said
from punto.cli.output import console, print_json
from punto.exact import odds
from punto.exact.as_json import odds_json
from punto.exact.odds import parse_seen
from punto.house.loader import load_bets


def run(arguments: Namespace) -> int:
    """Price a bet, or all bets of a file."""
    house = load_bets(arguments.bet)
    priced = odds(house, shoe_of(arguments, decks=house.shoe.decks), seen=parse_seen(arguments.seen))
    if arguments.json:
        print_json(odds_json(priced))
    else:
        terminal = console()
        terminal.print(bets_table(house.bets))
        terminal.print(shoe_said(priced))
        print_odds(terminal, priced)
    return 0
