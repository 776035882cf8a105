"""`punto bets`: the catalogue of bets with their edges, or everything about one."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from punto.cli.language import say
from punto.cli.output import both_names, emphasised, number, print_json, share, table, unwrapped
from punto.cli.pay_tables import bets_table, pays_said
from punto.cli.progress import steps_of
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.exact.odds_table import odds_of_bets
from punto.house.catalogue import Entry, entries, entry
from punto.house.describe import describe_bet
from punto.house.loader import load_bets
from punto.pricing.prices import Price, StakePolicy
from punto.rules.bets import Bet
from punto.rules.composition import Composition
from punto.words import Text, verbatim

_DECKS = 8
_UNCONFIRMED = "?"


def run(arguments: Namespace) -> int:
    """List the catalogue, or describe one bet."""
    if arguments.bet is not None:
        chosen = entry(arguments.bet)
        (priced,) = _priced([chosen.bet]).values()
        if arguments.json:
            print_json(_to_json(chosen, priced))
        else:
            _describe(chosen, priced)
        return 0
    found = [entry(key) for key in entries()]
    prices = _priced([each.bet for each in found])
    if arguments.json:
        print_json({"decks": _DECKS, "bets": [_to_json(each, prices[each.bet.key]) for each in found]})
    else:
        _list(found, prices)
    return 0


def _priced(bets: list[Bet]) -> dict[str, Price]:
    """The exact price of each bet."""
    rules = load_bets("banker")
    stakes, shoe = StakePolicy(rules.commission, rules.payout_rounding), Composition.of_decks(_DECKS)
    with steps_of(Text("cli-bets-doing")) as tell:
        return {each.bet.key: each for each in odds_of_bets(bets, shoe, stakes, report=tell)}


def _to_json(each: Entry, priced: Price) -> dict[str, Any]:
    return {
        "family": each.family,
        **vars(describe_bet(each.bet)),
        "confirmed": each.confirmed,
        "same_as": each.same_as,
        "edge_percent": float(priced.edge * 100),
    }


def _list(found: list[Entry], prices: Mapping[str, Price]) -> None:
    listing = table(
        unwrapped(Text("cli-table-bet")),
        Text("cli-table-name"),
        Text("cli-table-pays"),
        number(Text("cli-table-edge")),
        unwrapped(""),
    )
    family = ""
    for each in found:
        if each.family != family:
            family = each.family
            listing.add_section()
            listing.add_row(Styled(say(Text(f"cli-bets-family-{family.replace('_', '-')}")), style="bold"))
        bet = each.bet
        pays = " ".join(say(pays_said(row.pays)) for row in bet.rows)
        edge = f"{float(prices[bet.key].edge * 100):.4f}"
        same = f" (= {each.same_as})" if each.same_as else ""
        mark = _UNCONFIRMED if each.confirmed is None else ""
        listing.add_row(bet.key, f"{say(bet.name)}{same}", pays, edge, mark)
    terminal = Terminal()
    terminal.print(listing)
    for line in (
        Text("cli-bets-legend-edge", decks=_DECKS),
        Text("cli-bets-legend-marks", unconfirmed=_UNCONFIRMED),
        Text("cli-bets-more", count=len(found)),
    ):
        terminal.print(say(line), style="dim")


def print_confirmation(terminal: Terminal, each: Entry) -> None:
    """Where the pays of an entry are published, or that we know nowhere."""
    if each.confirmed is None:
        terminal.print(say(Text("cli-bets-unconfirmed")), style="yellow")
    else:
        terminal.print(say(Text("cli-bets-confirmed", source=each.confirmed)))


def _describe(each: Entry, priced: Price) -> None:
    terminal, bet = Terminal(), each.bet
    terminal.print(emphasised(verbatim(both_names(bet.name)), bet.name))
    for text in (bet.about, bet.varies):
        if text is not None:
            terminal.print(say(text))
    if each.same_as is not None:
        terminal.print(say(Text("cli-bets-same", bet=each.same_as)))
    print_confirmation(terminal, each)
    terminal.print(say(Text("cli-bets-edge", decks=_DECKS, edge=share(float(priced.edge), 6))))
    terminal.print(bets_table([bet]))
