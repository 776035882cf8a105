"""The exact odds, on request."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import perm

from punto.exact import OddsTable, odds
from punto.exact.odds_table import MOST_CARDS_OF_A_ROUND
from punto.house import House
from punto.house.loader import house_of_bets
from punto.leaflet.model import Block, LeafletTable, Paragraph, Section, TableCell, TableColumn
from punto.leaflet.sections.bets import pays_cell
from punto.leaflet.words import Say, decks_said
from punto.pricing.prices import Price
from punto.words import Text, decimal, sentence, verbatim

_WINS = Text("leaflet-odds-wins")
_PUSHES = Text("leaflet-odds-pushes")
_LOSES = Text("leaflet-odds-loses")


@cache
def winners(decks: int) -> dict[str, Text]:
    """How often Player and Banker win and the hands tie, by the exact odds of a full shoe, to a hundredth of a percent.

    >>> {name: str(share) for name, share in winners(8).items()}
    {'player': '44.62%', 'banker': '45.86%', 'tie': '9.52%'}
    """
    priced = odds(house_of_bets(("player", "banker", "tie")).with_decks(decks))
    return {each.bet.key: _hundredths(each.p_win) for each in priced}


def _hundredths(share: Fraction) -> Text:
    whole, rest = divmod(round(share * 10_000), 100)
    return Text("percent", of=decimal(f"{whole}.{rest:02}"))


def exact_odds(house: House, say: Say) -> Section:
    """The edge and hit rate of every bet, and how often each line of its table comes."""
    priced = odds(house)
    return Section(
        "odds",
        say(Text("leaflet-odds-exact-odds")),
        (*_intro(house, say), _overview(priced, say), *_lines(house, priced, say)),
        new_sheet=True,
    )


def _intro(house: House, say: Say) -> Iterator[Block]:
    ways = perm(house.shoe.cards, MOST_CARDS_OF_A_ROUND)
    yield Paragraph(
        say(Text("leaflet-odds-for-full-shoe-before", decks=decks_said(house.shoe.decks), ways=decimal(str(ways))))
    )
    yield Paragraph(
        say(Text("leaflet-odds-house-edge-what-house", hundred=house.currency.mark(100 * 10**house.currency.decimals)))
    )


def _overview(priced: OddsTable, say: Say) -> LeafletTable:
    return LeafletTable(
        say(Text("leaflet-odds-every-bet")),
        (
            TableColumn(say(Text("leaflet-odds-bet"))),
            *(TableColumn(say(each), "right") for each in (_WINS, _PUSHES)),
            TableColumn(say(Text("leaflet-odds-house-edge")), "right"),
        ),
        tuple(
            (
                TableCell(say(each.bet.name)),
                *(TableCell(say(share_said(share))) for share in (each.p_win, each.p_push, each.edge)),
            )
            for each in priced
        ),
    )


def _lines(house: House, priced: OddsTable, say: Say) -> Iterator[LeafletTable]:
    """The chance of every line of every bet."""
    for each in priced:
        yield LeafletTable(
            say(each.bet.name),
            (
                TableColumn(say(Text("leaflet-odds-when"))),
                TableColumn(say(Text("leaflet-odds-pays")), "right"),
                TableColumn(say(Text("leaflet-odds-chance")), "right"),
                TableColumn(say(Text("leaflet-odds-once")), "right"),
            ),
            tuple(_rows(house, each, say)),
        )


def _rows(house: House, priced: Price, say: Say) -> Iterator[tuple[TableCell, ...]]:
    for each in priced.rows:
        yield (
            TableCell(say(sentence(each.row.name))),
            pays_cell(house, priced.bet, each.row, say),
            TableCell(say(share_said(each.probability))),
            TableCell(say(_once_in(each.probability))),
        )
    lost = priced.p_lose
    yield TableCell(say(_LOSES)), TableCell(""), TableCell(say(share_said(lost))), TableCell(say(_once_in(lost)))


def share_said(share: Fraction) -> Text:
    """A share as a percentage, right to the last digit shown; tiny ones with more digits.

    >>> [str(share_said(share)) for share in (Fraction(1, 3), Fraction(1, 3_000_000), Fraction(0))]
    ['33.3333%', '0.0000333%', '0']
    """
    if not share:
        return decimal("0")
    decimals = 4
    while abs(share) * 10 ** (decimals + 2) < 100:
        decimals += 1
    scaled = round(share * 10 ** (decimals + 2))
    digits = str(abs(scaled)).rjust(decimals + 1, "0")
    return Text("percent", of=decimal(f"{'-' if scaled < 0 else ''}{digits[:-decimals]}.{digits[-decimals:]}"))


def _once_in(chance: Fraction) -> Text:
    if not chance:
        return verbatim("–")
    rounds = 1 / chance
    return decimal(f"{float(rounds):.1f}" if rounds < 100 else str(round(rounds)))
