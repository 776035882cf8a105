"""`punto bets`: the catalogue of bets, or everything about one."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from punto.cli.output import console, print_json, table
from punto.house.catalogue import catalogue_bet, families
from punto.house.describe import describe_bet
from punto.rules.bets import Bet
from punto.rules.phrases import row_phrase


def run(arguments: Namespace) -> int:
    """List the catalogue, or describe one bet."""
    if arguments.bet is not None:
        bet = catalogue_bet(arguments.bet)
        if arguments.json:
            print_json(describe_bet(bet))
        else:
            _describe(bet)
        return 0
    bets = {family: [catalogue_bet(key) for key in keys] for family, keys in families().items()}
    if arguments.json:
        listed = [{"family": family, **describe_bet(bet)} for family, members in bets.items() for bet in members]
        print_json({"bets": listed})
    else:
        _list(bets)
    return 0


def _list(bets: dict[str, list[Bet]]) -> None:
    listing = table("bet", "name", "中文", "pays", whole=("bet",))
    for family, members in bets.items():
        listing.add_section()
        listing.add_row(Text(family.replace("_", " "), style="bold"))
        for bet in members:
            listing.add_row(bet.key, bet.name.en, bet.name.zh, " ".join(str(row.pays) for row in bet.rows))
    terminal = console()
    terminal.print(listing)
    count = sum(map(len, bets.values()))
    terminal.print(f"{count} bets. Everything about one: punto bets KEY", style="dim")


def _describe(bet: Bet) -> None:
    terminal = console()
    terminal.print(Text.assemble((bet.name.en, "bold"), " · ", bet.name.zh))
    for text in (bet.about, bet.varies):
        if text is not None:
            terminal.print(text.en)
    terminal.print(bets_table([bet]))


def bets_table(bets: Iterable[Bet], headings: Mapping[str, str] | None = None) -> Table:
    """The pay tables of bets, row by row, each under its name and whatever a house has to say of it."""
    listing = table("row", "when", "pays", right=("pays",))
    for bet in bets:
        listing.add_section()
        listing.add_row(Text(bet.name.en, style="bold"), Text(headings[bet.key] if headings else "", style="dim"))
        for row in bet.rows:
            pays = f"{row.pays} less commission" if row.commission else str(row.pays)
            listing.add_row(f"  {row.name.en}", row_phrase(row).en, pays)
    return listing
