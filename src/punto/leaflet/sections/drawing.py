"""The third-card rules, read from the tableau."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TypeVar

from punto.leaflet.model import Cell, Column, Paragraph, Section, Table
from punto.leaflet.words import RANK_NAMES, Say, together, values_said
from punto.rules.cards import RANKS, VALUES
from punto.rules.tableau import TABLEAU
from punto.rules.text import OR, SIDE_NAMES, Text

T = TypeVar("T")

_TOTALS = range(10)
_ALL = frozenset(_TOTALS)
_DRAWS = Text("draws", "补牌")
_DRAWS_UNLESS = Text("draws, unless Banker has a natural", "补牌（庄家例牌除外）")
_STANDS = Text("stands", "不补牌")
_NATURAL = Text("natural: both stand", "例牌：双方不补")
_ALWAYS = Text("always", "一律")
_NEVER = Text("never", "从不")


def third_cards(say: Say) -> Section:
    """Naturals, Player's rule, and Banker's by Player's third card."""
    natural = values_said(TABLEAU.natural)
    return Section(
        "third",
        say(Text("Third cards", "补牌规则")),
        (
            Paragraph(
                say(
                    Text(
                        "A total of {natural} on the first two cards is a natural. If either hand has one, neither "
                        "hand draws: the round is over.",
                        "任何一手首两张牌为{natural}点即为例牌，双方均不再补牌，牌局结束。",
                    ).format(natural=natural)
                ),
                lead=say(Text("Naturals.", "例牌。")),
            ),
            Paragraph(
                say(
                    Text(
                        "Otherwise the Player hand is completed first, by its own total alone. If it stands, Banker "
                        "goes by its own total too; if it draws, by Player's third card.",
                        "若无例牌，先按闲家点数决定闲家是否补牌。闲家不补，则庄家亦按自身点数补牌；闲家补牌，则按闲家第三张牌而定。",
                    )
                )
            ),
            _by_own_total(say),
            _bankers(say),
            Paragraph(
                say(
                    Text(
                        "It is the value of Player's third card that counts: {values}.",
                        "闲家第三张牌以点数计：{values}。",
                    ).format(values=_unlike_their_face())
                )
            ),
        ),
    )


def _by_own_total(say: Say) -> Table:
    """Player's rule, and Banker's when Player stood: both depend on the hand's own total alone."""

    def does(total: int) -> tuple[Text, Text]:
        if total in TABLEAU.natural:
            return _NATURAL, _NATURAL
        player = _DRAWS_UNLESS if total in TABLEAU.player_draws else _STANDS
        return player, _DRAWS if total in TABLEAU.banker_draws_if_player_stood else _STANDS

    return Table(
        "",
        (
            Column(say(Text("First two cards", "首两张牌"))),
            Column(say(SIDE_NAMES["player"])),
            Column(say(Text("Banker, if Player stands", "庄家（闲家不补时）"))),
        ),
        tuple((Cell(say(values_said(totals))), *(Cell(say(each)) for each in both)) for totals, both in _runs(does)),
    )


def _bankers(say: Say) -> Table:
    """Banker's rule by Player's third card."""

    def draws_to(total: int) -> frozenset[int] | None:
        return None if total in TABLEAU.natural else TABLEAU.banker_draws_to[total]

    rows = []
    for totals, values in _runs(draws_to):
        if values is None:
            draws, stands = _NEVER, _NATURAL
        elif values == _ALL:
            draws, stands = _ALWAYS, _NEVER
        elif not values:
            draws, stands = _NEVER, _ALWAYS
        else:
            draws, stands = values_said(values), values_said(_ALL - values)
        rows.append((Cell(say(values_said(totals))), Cell(say(draws)), Cell(say(stands))))
    return Table(
        say(Text("Banker, by Player's third card", "庄家（按闲家第三张牌）")),
        (
            Column(say(Text("Banker has", "庄家点数"))),
            Column(say(Text("draws if that card counts", "补牌，若该牌为"))),
            Column(say(Text("stands if it counts", "不补，若该牌为"))),
        ),
        tuple(rows),
    )


def _runs(of: Callable[[int], T]) -> list[tuple[list[int], T]]:
    """Totals that have the same answer in a row, together."""
    return [(list(totals), answer) for answer, totals in groupby(_TOTALS, key=of)]


def _unlike_their_face() -> Text:
    """The ranks that do not count their face value, with what they count."""
    others = [rank for rank in RANKS if rank != str(VALUES[rank])]
    said = []
    for value in sorted({VALUES[rank] for rank in others}, reverse=True):
        ranks = together((RANK_NAMES[rank] for rank in others if VALUES[rank] == value), OR)
        said.append(Text("{}{} is {}", "{}{}为{}点").format(Text(_article(ranks.en), ""), ranks, value))
    return Text("; ".join(each.en for each in said), "；".join(each.zh for each in said))


def _article(word: str) -> str:
    return "an " if word[0] in "AEIOU" else "a "
