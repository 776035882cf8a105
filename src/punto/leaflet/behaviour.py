"""What bets do, asked of the rules instead of retyped: on a tie, row after row, and on either side.

The answers are proofs over every combination of facts that a round can have, not samples.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from punto.rules.bets import Bet, Condition, Row
from punto.rules.facts import FACTS, FactValue, SideFact
from punto.rules.reach import reachable

_OTHER_SIDE: Mapping[FactValue, FactValue] = {"player": "banker", "banker": "player", "tie": "tie"}


def rows_on(bet: Bet, winner: str, *, decks: int) -> frozenset[Row | None]:
    """Every row that may match when the round ends so; None among them when the bet may lose."""
    keys = _keys(bet) | {"winner"}
    return frozenset(_first(bet.rows, facts) for facts in _situations(keys, decks=decks) if facts["winner"] == winner)


def yields_to_earlier(bet: Bet, *, decks: int) -> tuple[bool, ...]:
    """For each row whether an earlier row can match beside it, so that it holds only otherwise."""
    if len(bet.rows) == 1:
        return (False,)
    situations = _situations(_keys(bet), decks=decks)
    return tuple(
        any(_holds(row, facts) and _first(bet.rows[:number], facts) is not None for facts in situations)
        for number, row in enumerate(bet.rows)
    )


def mirrored(bet: Bet, other: Bet, *, decks: int) -> bool:
    """Whether `other` is the same bet with Player and Banker in each other's places, line for line."""
    if [(row.name, row.pays, row.commission) for row in bet.rows] != [
        (row.name, row.pays, row.commission) for row in other.rows
    ]:
        return False
    if {bet.side, other.side} != {"player", "banker"}:
        return False
    swapped = replace(bet, rows=tuple(replace(row, when=tuple(map(_swapped, row.when))) for row in bet.rows))
    situations = _situations(_keys(swapped) | _keys(other), decks=decks)
    return all(_index(swapped.rows, facts) == _index(other.rows, facts) for facts in situations)


def _keys(bet: Bet) -> frozenset[str]:
    return frozenset(fact.key for fact in bet.facts)


def _swapped(condition: Condition) -> Condition:
    fact = FACTS[condition.fact]
    if isinstance(fact, SideFact):
        return replace(condition, fact=SideFact("banker" if fact.side == "player" else "player", fact.of).key)
    if fact.key == "winner":
        return replace(condition, wanted=frozenset(_OTHER_SIDE[value] for value in condition.wanted))
    # Every other fact of a round is the same from both sides.
    return condition


@lru_cache(maxsize=256)
def _situations(keys: frozenset[str], *, decks: int) -> tuple[dict[str, FactValue], ...]:
    """Every combination of values that these facts can have."""
    facts = tuple(FACTS[key] for key in sorted(keys))
    return tuple(
        {fact.key: value for fact, value in zip(facts, values, strict=True)} for values in reachable(facts, decks=decks)
    )


def _holds(row: Row, facts: Mapping[str, FactValue]) -> bool:
    return all(facts[condition.fact] in condition.wanted for condition in row.when)


def _first(rows: tuple[Row, ...], facts: Mapping[str, FactValue]) -> Row | None:
    return next((row for row in rows if _holds(row, facts)), None)


def _index(rows: tuple[Row, ...], facts: Mapping[str, FactValue]) -> int | None:
    return next((number for number, row in enumerate(rows) if _holds(row, facts)), None)
