"""`punto odds`: the exact odds of a house's bets, in any shoe and at any moment of a round."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from fractions import Fraction

from rich.console import Console
from rich.text import Text

from punto.cli.output import console, print_json, table
from punto.errors import NotationError
from punto.exact import OddsTable, odds
from punto.exact.as_json import effects_json, odds_json
from punto.exact.effects import Effects, effects_of_removal
from punto.exact.odds import format_seen, parse_seen
from punto.house import House
from punto.rules.cards import RANKS, parse_cards
from punto.rules.composition import Composition
from punto.rules.shoe import MOST_DECKS


def run(arguments: Namespace) -> int:
    """Price the bets of a house."""
    house = House.load(arguments.house)
    shoe = shoe_of(arguments, decks=house.shoe.decks)
    stake = None if arguments.stake is None else house.currency.parse(arguments.stake)
    if stake == 0:
        raise NotationError("--stake must be more than nothing")
    priced = odds(house, shoe, seen=parse_seen(arguments.seen), bets=arguments.bets, stake=stake)
    effects = effects_of_removal(priced.bets, shoe, priced.stakes) if arguments.effects else None
    if arguments.json:
        print_json({"house": house.key, **odds_json(priced), **(effects_json(effects) if effects else {})})
    else:
        terminal = console()
        terminal.print(Text(house.title.en, "bold").append(f": {shoe_said(priced)}", "not bold"))
        print_odds(terminal, priced)
        if len(priced.bets) > 1:
            _print_matrix(terminal, priced, "covariance", priced.covariance)
            _print_matrix(terminal, priced, "correlation", priced.correlation)
        if effects:
            _print_effects(terminal, effects)
    return 0


def shoe_of(arguments: Namespace, *, decks: int) -> Composition:
    """The shoe that the arguments describe: so many decks or a composition, less the removed cards."""
    if arguments.composition is not None:
        if arguments.decks is not None:
            raise NotationError("give --decks or --composition, not both")
        shoe = Composition.parse(arguments.composition)
    else:
        wanted = decks if arguments.decks is None else arguments.decks
        if wanted > MOST_DECKS:
            raise NotationError(f"--decks {wanted}: a shoe has 1 to {MOST_DECKS} decks")
        shoe = Composition.of_decks(wanted)
    return shoe.without(parse_cards(arguments.removed))


def shoe_said(priced: OddsTable) -> str:
    """The shoe and the moment in words."""
    seen = f", after {format_seen(priced.seen)}" if priced.seen else ""
    return f"{priced.composition}, {len(priced.composition)} cards{seen}"


def print_odds(terminal: Console, priced: OddsTable) -> None:
    """The odds as a table, row by row under each bet."""
    right = ("pays", "probability", "one in", "edge %", "deviation")
    listing = table("bet", "pays", "probability", "one in", "edge %", "deviation", right=right)
    for each in priced:
        listing.add_section()
        edge = f"{float(each.edge * 100):.6f}"
        deviation = f"{each.standard_deviation:.4f}"
        listing.add_row(Text(each.bet.name.en, "bold"), "", "", "", Text(edge, "bold"), deviation)
        for row in each.rows:
            listing.add_row(f"  {row.row.name.en}", str(row.row.pays), *_chance(row.probability))
        listing.add_row("  loses", "", *_chance(each.p_lose))
    terminal.print(listing)


def _chance(probability: Fraction) -> tuple[str, str]:
    one_in = f"{float(1 / probability):,.2f}" if probability else "never"
    return f"{float(probability):.8f}", one_in


def _print_matrix(
    terminal: Console, priced: OddsTable, name: str, matrix: Sequence[Sequence[Fraction | float]]
) -> None:
    names = [each.bet.name.en for each in priced]
    numbers = [str(number) for number in range(1, len(names) + 1)]
    listing = table(name, *numbers, right=tuple(numbers))
    for number, bet, line in zip(numbers, names, matrix, strict=True):
        listing.add_row(f"{number} {bet}", *(f"{float(value):+.3f}" for value in line))
    terminal.print(listing)


def _print_effects(terminal: Console, effects: Effects) -> None:
    terminal.print("What removing one card does to the patron's expectation, in hundredths of a percent:")
    listing = table("card", *effects, right=tuple(effects))
    for rank in RANKS:
        shown = (f"{float(by_rank[rank] * 10_000):+.4f}" if rank in by_rank else "" for by_rank in effects.values())
        listing.add_row("10" if rank == "T" else rank, *shown)
    terminal.print(listing)
