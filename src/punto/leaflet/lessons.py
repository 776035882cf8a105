"""Lessons: side bets of several lines, taught round by round, the common ones before the rarest.

A bet and its mirror on the other hand are one family. Every line is shown by a round that was found by search and
settled by the rules, then a round that just misses, a tie that loses; totals that one remembers are preferred.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from punto.exact import odds
from punto.house import House
from punto.leaflet.behaviour import mirrored
from punto.leaflet.model import LeafletTable, Paragraph, Section, TableCell, TableColumn
from punto.leaflet.search import Wanted, find_round
from punto.leaflet.words import Say, names_of
from punto.rules.bets import Bet, Row
from punto.rules.facts import FACTS
from punto.rules.rounds import Round
from punto.rules.sides import SIDE_NAMES
from punto.words import Text, clause

_TOTALS = (FACTS["winner"], FACTS["player_total"], FACTS["banker_total"], FACTS["natural"])
_WON_BY, _NEARLY_BY, _TIED_AT = 8, 6, 4
"""The totals that are preferred: of a hand that wins, of one that wins by too little, and of a tie."""
_NATURAL = (9, 3)


@dataclass(frozen=True)
class Lesson:
    """One round and the lines by which the bets of its family end in it; None where a bet loses."""

    dealt: Round
    rows: tuple[Row | None, ...]


@dataclass(frozen=True)
class Family:
    """A side bet of several lines with its mirror on the other hand, if there is one, and their lessons."""

    bets: tuple[Bet, ...]
    lessons: tuple[Lesson, ...]


@lru_cache(maxsize=32)
def families(house: House) -> tuple[Family, ...]:
    """The side bets of several lines with their lessons, in the order of the house."""
    left = [bet for bet in house.bets if bet.kind == "side" and len(bet.rows) > 1]
    found = []
    while left:
        bet = left.pop(0)
        twin = next((other for other in left if mirrored(bet, other, decks=house.shoe.decks)), None)
        if twin is not None:
            left.remove(twin)
        bets = (bet,) if twin is None else (bet, twin)
        found.append(Family(bets, tuple(_lessons(house, bets))))
    return tuple(found)


def telling(family: Family) -> Lesson | None:
    """The lesson to show with its cards: after the draw, and of those the first that pays more than even money."""
    won = [lesson for lesson in family.lessons if any(row and not row.pays.is_push for row in lesson.rows)]
    drawn = [lesson for lesson in won if not (lesson.dealt.player.natural or lesson.dealt.banker.natural)] or won
    better = [each for each in drawn if max(row.pays.as_fraction() for row in each.rows if row) > _FAIR]
    return next(iter([*better, *drawn]), None)


_FAIR = 2
"""Odds above which a win is worth a picture."""


def _lessons(house: House, bets: tuple[Bet, ...]) -> Iterator[Lesson]:
    decks, first = house.shoe.decks, bets[0]
    for number, wanted in enumerate(_wishes(house, bets)):
        facts = tuple(dict.fromkeys((*(fact for bet in bets for fact in bet.facts), *_TOTALS)))
        dealt = find_round(facts, wanted, decks=decks, seed=f"lesson {number}, {first.key}")
        if dealt is not None:
            yield Lesson(dealt, tuple(bet.row_for(dealt) for bet in bets))


def _wishes(house: House, bets: tuple[Bet, ...]) -> Iterator[Sequence[Wanted]]:
    """What each round is to show: the lines by how often they come, in turn on either hand; a near miss; a tie."""
    chance = {each.row: each.probability for price in odds(house) if price.bet in bets for each in price.rows}
    order = sorted(range(len(bets[0].rows)), key=lambda place: -chance[bets[0].rows[place]])
    pushes = [place for place in order if bets[0].rows[place].pays.is_push]
    wins = [place for place in order if place not in pushes]
    for number, place in enumerate(wins):
        bet = bets[number % len(bets)]
        yield [_by(bet, place), _remembered(bet)]
    margins = _margins(bets[0])
    if margins:
        yield [_lost(bets), _won_by(min(margins) - 1), _no_natural, _totals(_NEARLY_BY, _NEARLY_BY - min(margins) + 1)]
        yield [_lost(bets), _tied, _no_natural, _totals(_TIED_AT, _TIED_AT)]
    else:
        yield [_just_missed(bets[0], wins[0])]
    for place in pushes:
        yield [_by(bets[0], place)]


def _margins(bet: Bet) -> frozenset[int]:
    """The margins by which a bet wins, if it asks for one."""
    asked = [condition.wanted for row in bet.rows for condition in row.when if condition.fact == "margin"]
    return frozenset(value for values in asked for value in values if isinstance(value, int) and value > 1)


def _by(bet: Bet, place: int) -> Wanted:
    return lambda dealt: bet.row_for(dealt) is bet.rows[place]


def _lost(bets: Sequence[Bet]) -> Wanted:
    return lambda dealt: all(bet.row_for(dealt) is None for bet in bets)


def _remembered(bet: Bet) -> Wanted:
    """Totals that one remembers: a natural 9 over 3, else 8 over whatever it beats."""

    def holds(dealt: Round) -> bool:
        high, low = _ordered(dealt)
        if dealt.player.natural or dealt.banker.natural:
            return (high, low) == _NATURAL
        return high == _WON_BY and dealt.winner == bet.side

    return holds


def _won_by(margin: int) -> Wanted:
    return lambda dealt: dealt.winner == "player" and dealt.player.total - dealt.banker.total == margin


def _no_natural(dealt: Round) -> bool:
    return not (dealt.player.natural or dealt.banker.natural)


def _tied(dealt: Round) -> bool:
    return dealt.winner == "tie"


def _totals(high: int, low: int) -> Wanted:
    return lambda dealt: _ordered(dealt) == (high, low)


def _just_missed(bet: Bet, place: int) -> Wanted:
    """All conditions of a line but one hold, and the bet loses."""
    when = bet.rows[place].when
    return lambda dealt: bet.row_for(dealt) is None and sum(each.holds(dealt) for each in when) == len(when) - 1


def _ordered(dealt: Round) -> tuple[int, int]:
    low, high = sorted((dealt.player.total, dealt.banker.total))
    return high, low


def lesson_tables(house: House, say: Say) -> Section | None:
    """The rounds of every family as a section; None when the house has no such bet."""
    tables = tuple(_table(family, say) for family in families(house) if family.lessons)
    if not tables:
        return None
    intro = Paragraph(say(Text("leaflet-lessons-intro")))
    return Section("rounds", say(Text("leaflet-lessons-title")), (intro, *tables))


def _table(family: Family, say: Say) -> LeafletTable:
    several = len(family.bets) > 1 and all(bet.side != "centre" for bet in family.bets)
    heads = [SIDE_NAMES[bet.side] for bet in family.bets if bet.side != "centre"] if several else []
    return LeafletTable(
        say(names_of(family.bets, "and")),
        (
            TableColumn(say(Text("leaflet-lessons-round"))),
            *(TableColumn(say(head), "right") for head in heads or [Text("leaflet-bets-pays")]),
        ),
        tuple(
            (TableCell(say(_said(lesson.dealt)), weight="plain"), *(TableCell(say(_end(row))) for row in lesson.rows))
            for lesson in family.lessons
        ),
    )


def _said(dealt: Round) -> Text:
    called = clause(dealt.call)
    natural = dealt.player.natural if dealt.winner == "player" else dealt.banker.natural
    return Text("leaflet-lessons-natural", call=called) if natural else called


def _end(row: Row | None) -> Text:
    return Text("leaflet-lessons-loses") if row is None else row.pays.words
