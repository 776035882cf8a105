"""When a line of a pay table pays, in people's words: "Banker wins with a three-card 7".

What is not among the usual turns of the table is said condition by condition, as the rules say it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from punto.house import House
from punto.rules.bets import Condition, Row
from punto.rules.facts import FactValue
from punto.rules.phrases import condition_phrase
from punto.rules.sides import SIDE_NAMES
from punto.words import Text, listed, numbers

_SIDES = ("player", "banker")


def when_said(conditions: Sequence[Condition]) -> Text:
    """Conditions that hold together, as one phrase.

    >>> when = (Condition("winner", frozenset({"banker"})), Condition("banker_total", frozenset({7})))
    >>> print(when_said((*when, Condition("banker_cards", frozenset({3})))))
    Banker wins with a three-card 7
    """
    wanted = {condition.fact: condition.wanted for condition in conditions}
    turn = _turn(wanted)
    if turn is not None:
        return turn
    return listed(map(condition_phrase, conditions), "conditions") if conditions else Text("value-always")


def _turn(wanted: dict[str, frozenset[FactValue]]) -> Text | None:
    """The usual turn for a way of winning or tying, if there is one."""
    natural = [f"{side}_natural" for side in _SIDES]
    if (
        wanted.get("winner") == frozenset({"tie"})
        and len(wanted) == 2
        and any(wanted.get(each) == frozenset({True}) for each in natural)
    ):
        return Text("leaflet-phrases-ties-natural")
    for side in _SIDES:
        if wanted.get("winner") != frozenset({side}):
            continue
        said = {"side": SIDE_NAMES[side]}
        of_hand = {fact: values for fact, values in wanted.items() if fact != "winner"}
        totals = of_hand.get(f"{side}_total", frozenset())
        if of_hand == {f"{side}_natural": {True}}:
            return Text("leaflet-phrases-wins-natural", **said)
        if of_hand == {f"{side}_natural": {False}}:
            return Text("leaflet-phrases-wins-no-natural", **said)
        if totals and of_hand == {f"{side}_total": totals, f"{side}_cards": {3}}:
            return Text("leaflet-phrases-wins-three-card", **said, totals=_whole(totals))
        if totals and of_hand == {f"{side}_total": totals}:
            return Text("leaflet-phrases-wins-with", **said, totals=_whole(totals))
    return None


def _whole(values: Iterable[FactValue]) -> Text:
    return numbers(value for value in values if isinstance(value, int))


def hand_called(house: House, row: Row) -> Text | None:
    """What the hand of a main bet's row is called: by the row itself, or by the side bet of one line on this hand."""
    if row.hand is not None:
        return row.hand
    for bet in house.bets:
        if bet.kind == "side" and len(bet.rows) == 1 and set(bet.rows[0].when) == set(row.when):
            return bet.name
    return None
