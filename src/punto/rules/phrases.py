"""Conditions of a bet said in words, for leaflets and tables.

A fact says its condition by the message `fact-<key>` (`fact-hand-<key>` for one of a hand), with the hand as `$side`
and the wanted values as `$values`; the "no" of a yes-or-no fact, and the "none" of one that has it, is
`fact-<key>-not`.
"""

from __future__ import annotations

from punto.rules.bets import Condition, Row
from punto.rules.facts import FACTS, NONE, Fact, FactValue, SideFact
from punto.rules.sides import SIDE_NAMES
from punto.words import Text, is_known, listed, numbers


def row_phrase(row: Row) -> Text:
    """When a row pays, as one phrase.

    >>> from punto.rules.odds import Odds
    >>> when = (Condition("winner", frozenset({"banker"})), Condition("banker_total", frozenset({7})))
    >>> print(row_phrase(Row(Text("rows-wins"), when, Odds(40, 1))))
    Banker wins and Banker totals 7
    """
    parts = [condition_phrase(condition) for condition in row.when]
    return listed(parts, "conditions") if parts else Text("value-always")


def condition_phrase(condition: Condition) -> Text:
    """One condition as a phrase."""
    fact = FACTS[condition.fact]
    wanted = [value for value in fact.domain if value in condition.wanted]
    said = [value for value in wanted if value is not False and value != NONE]
    parts: list[Text] = []
    if said:
        parts.append(fact_phrase(fact).given(values=_values_said(said)))
    if said != wanted and is_deniable(fact):
        parts.append(fact_phrase(fact, denied=True))
    return listed(parts)


def fact_phrase(fact: Fact, *, denied: bool = False) -> Text:
    """What a fact says of a round, but for the values."""
    asked = fact.of if isinstance(fact, SideFact) else fact
    name = "count" if asked.counts else asked.key.replace("_", "-")
    key = f"fact-{'hand-' if isinstance(fact, SideFact) else ''}{name}{'-not' if denied else ''}"
    phrase = Text(key, side=SIDE_NAMES[fact.side]) if isinstance(fact, SideFact) else Text(key)
    return phrase.given(rank=asked.counts) if asked.counts else phrase


def is_deniable(fact: Fact) -> bool:
    """Whether a fact can be no, or none."""
    return False in [value for value in fact.domain if isinstance(value, bool)] or NONE in fact.domain


def _values_said(wanted: list[FactValue]) -> Text:
    words = [_word(value) for value in wanted if isinstance(value, str)]
    figures = [value for value in wanted if isinstance(value, int) and not isinstance(value, bool)]
    return listed([*words, numbers(figures)] if figures else words)


def _word(value: str) -> Text | str:
    """A value by its message; ranks that are figures are their own words."""
    key = f"value-{value.lower()}"
    return Text(key) if is_known(key) else value


def open_phrase(fact: Fact) -> Text:
    """How a fact reads, with `...` in the place of its values."""
    return fact_phrase(fact).given(values="...")
