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
from punto.exact.effects import Effects, effects_of_removal
from punto.house import House
from punto.program.price import Price
from punto.rules.cards import RANKS, format_cards, parse_cards
from punto.rules.composition import Composition
from punto.rules.shoe import MOST_DECKS


def run(arguments: Namespace) -> int:
    """Price the bets of a house."""
    house = House.load(arguments.house)
    shoe = shoe_of(arguments, decks=house.shoe.decks)
    stake = None if arguments.stake is None else house.currency.parse(arguments.stake)
    if stake == 0:
        raise NotationError("--stake must be more than nothing")
    priced = odds(house, shoe, seen=parse_cards(arguments.seen), bets=arguments.bets, stake=stake)
    bets = [each.bet for each in priced]
    effects = effects_of_removal(bets, shoe, priced.stakes) if arguments.effects else None
    if arguments.json:
        print_json({"house": house.key, **odds_json(priced), **(_effects_json(effects) if effects else {})})
    else:
        terminal = console()
        terminal.print(Text(house.title.en, "bold").append(f": {shoe_said(priced)}", "not bold"))
        print_odds(terminal, priced)
        if len(bets) > 1:
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
    seen = f", after {format_cards(priced.seen)}" if priced.seen else ""
    return f"{priced.composition}, {len(priced.composition)} cards{seen}"


def odds_json(priced: OddsTable) -> dict[str, object]:
    """The odds as JSON; `ev` and the probabilities are exact fractions."""
    keys = [each.bet.key for each in priced]
    return {
        "decks": _whole_decks(priced.composition),
        "cards": len(priced.composition),
        "composition": str(priced.composition),
        "seen": [str(card) for card in priced.seen],
        "bets": [_price_json(each) for each in priced],
        "covariance": {
            key: {other: float(value) for other, value in zip(keys, line, strict=True)}
            for key, line in zip(keys, priced.covariance, strict=True)
        },
        "correlation": {
            key: dict(zip(keys, line, strict=True)) for key, line in zip(keys, priced.correlation, strict=True)
        },
    }


def _whole_decks(composition: Composition) -> int | None:
    """How many decks the shoe is, if it is whole decks."""
    decks, rest = divmod(len(composition), 52)
    return decks if not rest and composition == Composition.of_decks(decks) else None


def _price_json(priced: Price) -> dict[str, object]:
    return {
        "bet": priced.bet.key,
        "ev": fraction(priced.ev),
        "ev_float": float(priced.ev),
        "edge_percent": float(priced.edge * 100),
        "variance": float(priced.variance),
        "standard_deviation": priced.standard_deviation,
        "p_win": float(priced.p_win),
        "p_push": float(priced.p_push),
        "p_lose": float(priced.p_lose),
        "hit_frequency": float(priced.p_win),
        "rows": [
            {
                "name": each.row.name.en,
                "pays": str(each.row.pays),
                "probability": float(each.probability),
                "probability_exact": fraction(each.probability),
            }
            for each in priced.rows
        ],
    }


def fraction(value: Fraction) -> str:
    """A fraction as `num/den`, whole numbers too."""
    return f"{value.numerator}/{value.denominator}"


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


def _effects_json(effects: Effects) -> dict[str, object]:
    exact = {bet: {rank: fraction(value) for rank, value in by_rank.items()} for bet, by_rank in effects.items()}
    floats = {bet: {rank: float(value) for rank, value in by_rank.items()} for bet, by_rank in effects.items()}
    return {"effects": floats, "effects_exact": exact}
