"""`punto bet`: the price of a bet from the catalogue, or of an own one in a file, in any shoe."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.bets import print_confirmation
from punto.cli.language import say
from punto.cli.odds import MATRICES_UNASKED, answer_json, effects_wanted, print_effects, print_odds, shoe_of, shoe_said
from punto.cli.output import print_json
from punto.cli.pay_tables import bets_table
from punto.cli.progress import steps_of
from punto.cli.terminal import Terminal
from punto.exact import odds
from punto.exact.odds_table import parse_seen
from punto.house.catalogue import entries, entry
from punto.house.loader import load_bets
from punto.words import Text


def run(arguments: Namespace) -> int:
    """Price a bet, or all bets of a file."""
    house = load_bets(arguments.bet)
    with steps_of(Text("cli-odds-doing")) as report:
        shoe = shoe_of(arguments, decks=house.shoe.decks)
        priced = odds(house, shoe, seen=parse_seen(arguments.seen), report=report)
        effects = effects_wanted(arguments, priced, report)
    if arguments.json:
        print_json(answer_json(priced, effects, matrices=len(priced.bets) <= MATRICES_UNASKED))
    else:
        terminal = Terminal()
        terminal.print(bets_table(house.bets))
        if arguments.bet in entries():
            print_confirmation(terminal, entry(arguments.bet))
        terminal.print(say(shoe_said(priced)))
        print_odds(terminal, priced)
        if effects is not None:
            print_effects(terminal, effects)
    return 0
