"""Proof that rows of a bet can match: which rows match together, over every round that the tableau allows.

A row's conditions are asked of every hand of two or three cards, each fact once, and hands are then known by the rows
that they leave possible and by what facts of the round still ask of them. There are few such kinds of hands however
many facts a row names, and only these kinds are paired. (`reach` finds all combinations of values that facts can take,
which is many more.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from punto.rules.bets import Row
from punto.rules.cards import DECK, UNSUITED, points
from punto.rules.facts import FACTS, HAND_FACTS, FactValue, RoundFact, SideFact, hand_facts_needed, looks_at_suits
from punto.rules.reach import hands, may_meet
from punto.rules.tableau import Side

COPIES_THAT_MATTER = 3
"""A hand has three cards at most: with so many decks or more, the number of decks decides nothing."""


class _Kind(NamedTuple):
    """What hands have in common that rows cannot tell apart."""

    rows: int
    """A bit for each row whose conditions on this hand hold."""
    said: tuple[FactValue, ...]
    """The facts of the hand that facts of the round are made from."""


_Kinds = dict[tuple[int, int | None], frozenset[_Kind]]
"""By the hand's two-card total and the value of its third card."""


def rows_matching_together(rows: Sequence[Row], *, decks: int) -> set[tuple[int, ...]]:
    """Every set of rows, by their numbers in order, that some round matches; the empty one where some round loses.

    The copies of a card are counted within a hand, as in `reach`.

    >>> from punto.house.catalogue import catalogue_bet
    >>> sorted(rows_matching_together(catalogue_bet("banker").rows, decks=8))
    [(), (0,), (1,)]
    """
    on_round = [[each for each in row.when if isinstance(FACTS[each.fact], RoundFact)] for row in rows]
    facts = tuple({each.fact: FACTS[each.fact] for conditions in on_round for each in conditions}.values())
    keys = tuple(dict.fromkeys(key for fact in facts for side in hand_facts_needed(fact).values() for key in side))
    suited = any(looks_at_suits(FACTS[each.fact]) for row in rows for each in row.when)
    copies = min(decks, COPIES_THAT_MATTER) if suited else COPIES_THAT_MATTER
    sides: tuple[Side, Side] = ("player", "banker")
    players, bankers = (_kinds_of(rows, side, keys, suited=suited, copies=copies) for side in sides)

    @cache
    def on_both(player: tuple[FactValue, ...], banker: tuple[FactValue, ...]) -> int:
        hands_said = dict(zip(keys, player, strict=True)), dict(zip(keys, banker, strict=True))
        values = {fact.key: fact.evaluate(*hands_said) for fact in facts if isinstance(fact, RoundFact)}
        return sum(
            1 << number
            for number, conditions in enumerate(on_round)
            if all(values[each.fact] in each.wanted for each in conditions)
        )

    found = {
        player.rows & banker.rows & on_both(player.said, banker.said)
        for player, banker in set(_meetings(players, bankers))
    }
    return {tuple(number for number in range(len(rows)) if mask >> number & 1) for mask in found}


def _meetings(players: _Kinds, bankers: _Kinds) -> Iterator[tuple[_Kind, _Kind]]:
    """The kinds of hands that end a round together."""
    answers: defaultdict[tuple[int, bool], set[_Kind]] = defaultdict(set)
    for (total, third), kinds in bankers.items():
        answers[total, third is not None] |= kinds
    for (player_total, third), kinds in players.items():
        for (banker_total, draws), others in answers.items():
            if may_meet(player_total, third, banker_total, banker_draws=draws):
                for player in kinds:
                    for banker in others:
                        yield player, banker


def _kinds_of(rows: Sequence[Row], side: Side, keys: tuple[str, ...], *, suited: bool, copies: int) -> _Kinds:
    """The kinds of hands of one side."""
    on_hand = [
        (~(1 << number), fact.of.key, each.wanted)
        for number, row in enumerate(rows)
        for each in row.when
        if isinstance(fact := FACTS[each.fact], SideFact) and fact.side == side
    ]
    asked = tuple(dict.fromkeys((*keys, *(key for _, key, _ in on_hand))))
    conditions = [(without, asked.index(key), wanted) for without, key, wanted in on_hand]
    columns = [_said_of_hands(key, suited=suited, copies=copies) for key in asked]
    found: defaultdict[tuple[int, int | None], set[_Kind]] = defaultdict(set)
    # Most hands are alike in all that is asked: what is left of them is a thousandth.
    for drawn, *said in set(zip(_drawn(suited=suited, copies=copies), *columns, strict=True)):
        mask = (1 << len(rows)) - 1
        for without, place, wanted in conditions:
            if said[place] not in wanted:
                mask &= without
        found[drawn].add(_Kind(mask, tuple(said[: len(keys)])))
    return {drawn: frozenset(kinds) for drawn, kinds in found.items()}


@lru_cache(maxsize=4)
def _drawn(*, suited: bool, copies: int) -> tuple[tuple[int, int | None], ...]:
    """The two-card total and the value of the third card of every hand."""
    return tuple(
        (points(hand[:2]), hand[2].value if len(hand) == 3 else None)
        for hand in hands(DECK if suited else UNSUITED, copies=copies)
    )


@lru_cache(maxsize=128)
def _said_of_hands(key: str, *, suited: bool, copies: int) -> tuple[FactValue, ...]:
    """What a fact says of every hand, in one order for all facts."""
    evaluate = HAND_FACTS[key].evaluate
    return tuple(evaluate(hand) for hand in hands(DECK if suited else UNSUITED, copies=copies))
