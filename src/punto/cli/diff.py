"""`punto diff`: what differs between two houses, in words, with the odds that change."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from punto.cli.language import say
from punto.cli.listing import Listing
from punto.cli.output import number, plain, print_json, table
from punto.cli.progress import steps_of
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.exact import OddsTable, odds
from punto.exact.as_json import fraction
from punto.house import House
from punto.house.differences import Difference, HouseDifferences, differences_between
from punto.words import Text, listed


class Edges(NamedTuple):
    """The house edge on a bet in either house; None where it has no such bet."""

    bet: str
    name: Text
    edges: tuple[Fraction | None, Fraction | None]


def run(arguments: Namespace) -> int:
    """Compare two houses key by key and bet by bet."""
    one, other = House.load(arguments.one), House.load(arguments.other)
    found = differences_between(one, other)
    with steps_of(Text("cli-odds-doing")) as report:
        changed = _changed(odds(one, report=report), odds(other, report=report)) if found.any else []
    if arguments.json:
        print_json(_to_json((one, other), found, changed))
    else:
        _print((arguments.one, arguments.other), found, changed)
    return 0


def _changed(one: OddsTable, other: OddsTable) -> list[Edges]:
    """The bets whose edge is not the same in both houses."""
    before, after = ({price.bet.key: price for price in priced} for priced in (one, other))
    edges = []
    for key in dict.fromkeys((*before, *after)):
        prices = before.get(key), after.get(key)
        name = next(price.bet.name for price in prices if price is not None)
        was, becomes = (None if price is None else price.edge for price in prices)
        edges.append(Edges(key, name, (was, becomes)))
    return [each for each in edges if each.edges[0] != each.edges[1]]


def _print(names: tuple[str, str], found: HouseDifferences, changed: list[Edges]) -> None:
    terminal = Terminal()
    if not found.any:
        terminal.print(say(Text("cli-diff-none")))
        return
    if found.settings or found.bets:
        listing = table(Text("cli-table-setting"), *names)
        _add(listing, found.settings)
        for bet in found.bets:
            listing.add_section()
            listing.add_row(Styled(say(bet.name), "bold"))
            _add(listing, bet.differences)
        terminal.print(listing)
    for name, only in zip(names, found.only, strict=True):
        if only:
            terminal.print(say(Text("cli-diff-only", house=name, bets=listed([each.name for each in only], "and"))))
    if changed:
        edges = table(Text("cli-table-edge"), *map(number, names))
        for each in changed:
            edges.add_row(say(each.name), *("-" if edge is None else f"{float(edge * 100):.4f}" for edge in each.edges))
        terminal.print(edges)
    else:
        terminal.print(say(Text("cli-diff-same-odds")))


def _add(listing: Listing, differing: Iterable[Difference]) -> None:
    for each in differing:
        listing.add_row(say(each.about), *("-" if value is None else say(value) for value in each.values))


def _to_json(houses: tuple[House, House], found: HouseDifferences, changed: list[Edges]) -> dict[str, object]:
    return {
        "houses": [house.key for house in houses],
        "settings": plain(found.settings),
        "bets": plain(found.bets),
        "only": [[bet.key for bet in bets] for bets in found.only],
        "edges": [
            {
                "bet": each.bet,
                "edge_exact": [None if edge is None else fraction(edge) for edge in each.edges],
                "edge_percent": [None if edge is None else float(edge * 100) for edge in each.edges],
            }
            for each in changed
        ],
    }
