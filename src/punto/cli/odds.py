"""`punto odds`: the exact odds of a house's bets, in any shoe and at any moment of a round."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from fractions import Fraction

from punto.cli.language import say
from punto.cli.output import emphasised, number, print_json, table
from punto.cli.pay_tables import pays_said
from punto.cli.progress import Report, steps_of
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.exact import OddsTable, odds
from punto.exact.as_json import effects_json, odds_json
from punto.exact.effects import Effects, effects_of_removal
from punto.exact.odds_table import format_seen, parse_seen
from punto.house import House
from punto.rules.cards import RANKS, parse_cards
from punto.rules.composition import Composition
from punto.rules.shoe import MOST_DECKS
from punto.words import Text

_LONGEST_HEADLINE = 100
MATRICES_UNASKED = 24
"""Up to so many bets, how they go together is told without being asked for."""


def run(arguments: Namespace) -> int:
    """Price the bets of a house."""
    house = House.load(arguments.house)
    shoe = shoe_of(arguments, decks=house.shoe.decks)
    if arguments.known is not None or arguments.sorted is not None or arguments.best_sort:
        from punto.cli.known import run_known

        return run_known(arguments, house, shoe)
    stake = None if arguments.stake is None else house.currency.parse(arguments.stake)
    if stake == 0:
        raise NotationError(Text("cli-odds-no-stake"))
    with steps_of(Text("cli-odds-doing")) as report:
        priced = odds(house, shoe, seen=parse_seen(arguments.seen), bets=arguments.bets, stake=stake, report=report)
        matrices = arguments.matrices or len(priced.bets) <= MATRICES_UNASKED
        if matrices and len(priced.bets) > 1:
            priced.covariance  # noqa: B018 - worked out here, while the bar is shown
        effects = effects_wanted(arguments, priced, report)
    if arguments.json:
        print_json({"house": house.key, **answer_json(priced, effects, matrices=matrices)})
    else:
        terminal = Terminal()
        heading = Text("cli-odds-heading", title=house.title, shoe=shoe_said(priced))
        terminal.print(emphasised(heading, house.title))
        print_odds(terminal, priced)
        if not matrices:
            terminal.print(say(Text("cli-odds-ask-matrices")), style="dim")
        elif len(priced.bets) > 1:
            _print_matrix(terminal, priced, Text("cli-table-covariance"), priced.covariance)
            _print_matrix(terminal, priced, Text("cli-table-correlation"), priced.correlation)
        if effects is not None:
            print_effects(terminal, effects)
    return 0


def effects_wanted(arguments: Namespace, priced: OddsTable, report: Report) -> Effects | None:
    """What removing one card does to each bet, if the arguments ask for it."""
    if not arguments.effects:
        return None
    return effects_of_removal(priced.bets, priced.composition, priced.stakes, report=report)


def answer_json(priced: OddsTable, effects: Effects | None, *, matrices: bool) -> dict[str, object]:
    """The odds and, if wanted, the effects of removal."""
    return {**odds_json(priced, matrices=matrices), **({} if effects is None else effects_json(effects))}


def shoe_of(arguments: Namespace, *, decks: int) -> Composition:
    """The shoe that the arguments describe: so many decks or a composition, less the removed cards."""
    if arguments.composition is not None:
        if arguments.decks is not None:
            raise NotationError(Text("cli-odds-decks-and-composition"))
        shoe = Composition.parse(arguments.composition)
    else:
        wanted = decks if arguments.decks is None else arguments.decks
        if wanted > MOST_DECKS:
            raise NotationError(Text("cli-odds-too-many-decks", decks=str(wanted), most=MOST_DECKS))
        shoe = Composition.of_decks(wanted)
    return shoe.without(parse_cards(arguments.removed))


def shoe_said(priced: OddsTable) -> Text:
    """The shoe and the moment in words."""
    shoe = str(priced.composition)
    if len(shoe) > _LONGEST_HEADLINE:  # Every suit of every rank would be no headline.
        shoe = " ".join(f"{rank}={count}" for rank, count in zip(RANKS, priced.composition.by_rank, strict=True))
    cards = Text("cli-things-cards", count=len(priced.composition))
    if not priced.seen:
        return Text("cli-odds-shoe", shoe=shoe, cards=cards)
    return Text("cli-odds-shoe-after", shoe=shoe, cards=cards, seen=format_seen(priced.seen))


def print_odds(terminal: Terminal, priced: OddsTable) -> None:
    """The odds as a table, row by row under each bet."""
    figures = ("pays", "probability", "one-in", "edge", "deviation")
    listing = table(Text("cli-table-bet"), *(number(Text(f"cli-table-{name}")) for name in figures))
    for each in priced:
        listing.add_section()
        edge = f"{float(each.edge * 100):.6f}"
        deviation = f"{each.standard_deviation:.4f}"
        listing.add_row(Styled(say(each.bet.name), "bold"), "", "", "", Styled(edge, "bold"), deviation)
        for row in each.rows:
            listing.add_row(f"  {say(row.row.name)}", say(pays_said(row.row.pays)), *_chance(row.probability))
        listing.add_row(f"  {say(Text('cli-odds-loses'))}", "", *_chance(each.p_lose))
    terminal.print(listing)


def _chance(probability: Fraction) -> tuple[str, str]:
    one_in = f"{float(1 / probability):,.2f}" if probability else say(Text("cli-odds-never"))
    return f"{float(probability):.8f}", one_in


def _print_matrix(
    terminal: Terminal, priced: OddsTable, name: Text, matrix: Sequence[Sequence[Fraction | float | None]]
) -> None:
    names = [say(each.bet.name) for each in priced]
    places = [str(place) for place in range(1, len(names) + 1)]
    listing = table(name, *map(number, places))
    for place, bet, line in zip(places, names, matrix, strict=True):
        listing.add_row(f"{place} {bet}", *("-" if value is None else f"{float(value):+.3f}" for value in line))
    terminal.print(listing)


def print_effects(terminal: Terminal, effects: Effects) -> None:
    """How the patron's expectation changes with each rank that is gone."""
    terminal.print(say(Text("cli-odds-effects")))
    listing = table(Text("cli-table-card"), *map(number, effects))
    for rank in RANKS:
        shown = (f"{float(by_rank[rank] * 10_000):+.4f}" if rank in by_rank else "" for by_rank in effects.values())
        listing.add_row("10" if rank == "T" else rank, *shown)
    terminal.print(listing)
