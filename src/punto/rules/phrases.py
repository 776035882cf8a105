"""Conditions of a bet said in words, for leaflets and tables."""

from __future__ import annotations

from punto.rules.bets import Condition, Row
from punto.rules.facts import FACTS, NONE, SideFact, Value
from punto.rules.text import AND, OR, SIDE_NAMES, Language, Text, listed, values_phrase

_WORDS = {
    "player": Text("Player wins", "闲家胜"),
    "banker": Text("Banker wins", "庄家胜"),
    "tie": Text("the hands tie", "和局"),
    "red": Text("all red", "全红"),
    "black": Text("all black", "全黑"),
    "mixed": Text("mixed", "杂色"),
    "suited": Text("suited", "同花"),
}


def row_phrase(row: Row) -> Text:
    """When a row pays, as one phrase.

    >>> from punto.rules.odds import Odds
    >>> when = (Condition("winner", frozenset({"banker"})), Condition("banker_total", frozenset({7})))
    >>> print(row_phrase(Row(Text("7", "7"), when, Odds(40, 1))))
    Banker wins and Banker totals 7
    """

    def said(language: Language) -> str:
        parts = [condition_phrase(condition).in_language(language) for condition in row.when]
        return listed(parts, language, joined_by=AND) if parts else ("总是" if language == "zh" else "always")

    return Text(said("en"), said("zh"))


def condition_phrase(condition: Condition) -> Text:
    """One condition as a phrase."""
    fact = FACTS[condition.fact]
    phrase = fact.of.phrase if isinstance(fact, SideFact) else fact.phrase
    side = SIDE_NAMES[fact.side] if isinstance(fact, SideFact) else ""
    wanted = [value for value in fact.domain if value in condition.wanted]
    said = [value for value in wanted if value is not False and value != NONE]
    parts: list[Text] = []
    if said:
        values = Text(_values_said(said, "en"), _values_said(said, "zh"))
        parts.append(phrase.says.format(side=side, values=values))
    if phrase.denies is not None and said != wanted:
        parts.append(phrase.denies.format(side=side))
    return Text(
        listed([part.en for part in parts], "en", joined_by=OR),
        listed([part.zh for part in parts], "zh", joined_by=OR),
    )


def _values_said(wanted: list[Value], language: Language) -> str:
    numbers = [value for value in wanted if isinstance(value, int)]
    words = [value for value in wanted if isinstance(value, str)]
    said = [_WORDS[word].in_language(language) if word in _WORDS else word for word in words]
    if numbers:
        said.append(values_phrase(numbers, language))
    return listed(said, language, joined_by=OR)
