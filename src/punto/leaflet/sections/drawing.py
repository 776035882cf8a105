"""The third-card rules, read from the tableau."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TypeVar

from punto.leaflet.model import LeafletTable, Paragraph, Section, TableCell, TableColumn
from punto.leaflet.words import Say, one_after_another, rank_name
from punto.rules.cards import RANKS, VALUES
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import TABLEAU
from punto.words import Text, listed, numbers

T = TypeVar("T")

_TOTALS = range(10)
_ALL = frozenset(_TOTALS)
_DRAWS = Text("leaflet-drawing-draws")
_DRAWS_UNLESS = Text("leaflet-drawing-draws-unless")
_STANDS = Text("leaflet-drawing-stands")
_NATURAL = Text("leaflet-drawing-natural")
_ALWAYS = Text("leaflet-drawing-always")
_NEVER = Text("leaflet-drawing-never")


def third_cards(say: Say) -> Section:
    """Naturals, Player's rule, and Banker's by Player's third card."""
    natural = numbers(TABLEAU.natural)
    return Section(
        "third",
        say(Text("leaflet-drawing-third-cards")),
        (
            Paragraph(
                say(Text("leaflet-drawing-total-first-two-cards", natural=natural)),
                lead=say(Text("leaflet-drawing-naturals")),
            ),
            Paragraph(say(Text("leaflet-drawing-otherwise-player-hand-completed"))),
            _by_own_total(say),
            _bankers(say),
            Paragraph(say(Text("leaflet-drawing-value-counts", values=_unlike_their_face()))),
        ),
    )


def _by_own_total(say: Say) -> LeafletTable:
    """Player's rule, and Banker's when Player stood: both depend on the hand's own total alone."""

    def does(total: int) -> tuple[Text, Text]:
        if total in TABLEAU.natural:
            return _NATURAL, _NATURAL
        player = _DRAWS_UNLESS if total in TABLEAU.player_draws else _STANDS
        return player, _DRAWS if total in TABLEAU.banker_draws_if_player_stood else _STANDS

    return LeafletTable(
        "",
        (
            TableColumn(say(Text("leaflet-drawing-first-two-cards"))),
            TableColumn(say(SIDE_NAMES["player"])),
            TableColumn(say(Text("leaflet-drawing-banker-if-player-stands"))),
        ),
        tuple(
            (TableCell(say(numbers(totals))), *(TableCell(say(each)) for each in both)) for totals, both in _runs(does)
        ),
    )


def _bankers(say: Say) -> LeafletTable:
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
            draws, stands = numbers(values), numbers(_ALL - values)
        rows.append((TableCell(say(numbers(totals))), TableCell(say(draws)), TableCell(say(stands))))
    return LeafletTable(
        say(Text("leaflet-drawing-banker-by-third-card")),
        (
            TableColumn(say(Text("leaflet-drawing-banker-has"))),
            TableColumn(say(Text("leaflet-drawing-draws-if-card-counts"))),
            TableColumn(say(Text("leaflet-drawing-stands-if-counts"))),
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
        ranks = [rank for rank in others if VALUES[rank] == value]
        said.append(Text("leaflet-drawing-is", first=ranks[0], ranks=listed(map(rank_name, ranks)), value=value))
    return one_after_another(said, "leaflet-drawing-ranks")
