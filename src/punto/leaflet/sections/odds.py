"""The exact odds, on request."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import perm

from punto.exact import OddsTable, odds
from punto.exact.odds import MOST_CARDS_OF_A_ROUND
from punto.house import House
from punto.leaflet.model import Block, Cell, Column, Paragraph, Section, Table
from punto.leaflet.sections.bets import pays_cell
from punto.leaflet.sections.game import decks_said
from punto.leaflet.words import Say, sentence
from punto.program.price import Price
from punto.rules.text import Text

_WINS = Text("Wins", "赢")
_PUSHES = Text("Pushes", "退回")
_LOSES = Text("Loses", "输")


def exact_odds(house: House, say: Say) -> Section:
    """The edge and hit rate of every bet, and how often each line of its table comes."""
    priced = odds(house)
    return Section(
        "odds",
        say(Text("The exact odds", "精确概率")),
        (*_intro(house, say), _overview(priced, say), *_lines(house, priced, say)),
        new_sheet=True,
    )


def _intro(house: House, say: Say) -> Iterator[Block]:
    ways = perm(house.shoe.cards, MOST_CARDS_OF_A_ROUND)
    yield Paragraph(
        say(
            Text(
                "For a full shoe of {decks}, before a card is dealt: counted over all {ways} ways in which six cards "
                "can come, not estimated.",
                "以{decks}的全新牌靴、发牌之前计：由六张牌的全部{ways}种次序逐一计数得出，并非估算。",
            ).format(decks=decks_said(house.shoe.decks), ways=f"{ways:,}")
        )
    )
    yield Paragraph(
        say(
            Text(
                "The house edge is what the house keeps on average of every {hundred} staked. It is in the rules; no "
                "system of betting changes it.",
                "赌场优势为每投注{hundred}，赌场平均所得。它由规则决定，任何投注方法都不能改变。",
            ).format(hundred=house.currency.mark(100 * 10**house.currency.decimals))
        )
    )


def _overview(priced: OddsTable, say: Say) -> Table:
    return Table(
        say(Text("Every bet", "各项投注")),
        (
            Column(say(Text("Bet", "投注"))),
            *(Column(say(each), "right") for each in (_WINS, _PUSHES)),
            Column(say(Text("House edge", "赌场优势")), "right"),
        ),
        tuple(
            (
                Cell(say(each.bet.name)),
                *(Cell(percent(chance)) for chance in (each.p_win, each.p_push)),
                Cell(percent(each.edge)),
            )
            for each in priced
        ),
    )


def _lines(house: House, priced: OddsTable, say: Say) -> Iterator[Table]:
    """The chance of every line of every bet."""
    for each in priced:
        yield Table(
            say(each.bet.name),
            (
                Column(say(Text("When", "结果"))),
                Column(say(Text("Pays", "赔率")), "right"),
                Column(say(Text("Chance", "概率")), "right"),
                Column(say(Text("Once in", "平均局数")), "right"),
            ),
            tuple(_rows(house, each, say)),
        )


def _rows(house: House, priced: Price, say: Say) -> Iterator[tuple[Cell, ...]]:
    for each in priced.rows:
        yield (
            Cell(say(sentence(each.row.name))),
            pays_cell(house, each.row, say),
            Cell(percent(each.probability)),
            Cell(_once_in(each.probability)),
        )
    yield Cell(say(_LOSES)), Cell(""), Cell(percent(priced.p_lose)), Cell(_once_in(priced.p_lose))


def percent(share: Fraction) -> str:
    """A share as a percentage, right to the last digit shown; tiny ones with more digits.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 3_000_000)), percent(Fraction(0))
    ('33.3333%', '0.0000333%', '0')
    """
    if not share:
        return "0"
    decimals = 4
    while abs(share) * 10 ** (decimals + 2) < 100:
        decimals += 1
    scaled = round(share * 10 ** (decimals + 2))
    digits = str(abs(scaled)).rjust(decimals + 1, "0")
    return ("−" if scaled < 0 else "") + f"{digits[:-decimals]}.{digits[-decimals:]}%"


def _once_in(chance: Fraction) -> str:
    if not chance:
        return "–"
    rounds = 1 / chance
    return f"{float(rounds):,.1f}" if rounds < 100 else f"{round(rounds):,}"
