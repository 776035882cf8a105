"""Exact counts of a composition, in plain Python: every hand of Player, every hand of Banker, every third card.

Cards are told apart by what they count, ten values, each with the number of ways to draw it; a round that takes
four or five cards stands for all sequences of six that begin with it. Who draws is asked of `punto.rules.tableau`.

How it is checked: tiny compositions against the real dealer over all permutations of their cards, eight decks
against the figures of the rule book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import perm
from typing import NamedTuple

from punto.rules.cards import RANKS, VALUES, Card
from punto.rules.composition import Composition
from punto.rules.tableau import banker_decision, player_decision

CARD_OF_VALUE = {VALUES[rank]: Card(rank) for rank in RANKS}


class Ending(NamedTuple):
    """How a round ended: the totals, and how many cards each hand has."""

    player: int
    player_cards: int
    banker: int
    banker_cards: int

    @property
    def margin(self) -> int:
        """By how much Player won; negative when Banker did."""
        return self.player - self.banker

    @property
    def cards(self) -> int:
        return self.player_cards + self.banker_cards

    @property
    def player_natural(self) -> bool:
        return self.player_cards == 2 and self.player >= 8

    @property
    def banker_natural(self) -> bool:
        return self.banker_cards == 2 and self.banker >= 8


def endings(composition: Composition) -> Counter[Ending]:
    """How many ordered sequences of six cards end in each way."""
    counts = by_value(composition)
    size = len(composition)
    found: Counter[Ending] = Counter()
    for player, player_ways in two_cards(counts):
        for banker, banker_ways in two_cards(counts):
            ways = player_ways * banker_ways
            for ending, third_ways in third_cards(counts, player, banker):
                unseen = perm(size - ending.cards, 6 - ending.cards)
                found[ending] += ways * third_ways * unseen
    return found


def by_value(composition: Composition) -> list[int]:
    """How many cards count 0, 1, ... 9."""
    counts = [0] * 10
    for rank in RANKS:
        counts[VALUES[rank]] += composition.count(rank)
    return counts


def two_cards(counts: list[int]) -> Iterator[tuple[int, int]]:
    """The total of each hand of two cards and the ways to draw it; while it is held, its cards are out of `counts`."""
    for first, second in combinations_with_replacement(range(10), 2):
        orders = 1 if first == second else 2
        ways = orders * counts[first] * (counts[second] - (first == second))
        if ways:
            counts[first] -= 1
            counts[second] -= 1
            yield (first + second) % 10, ways
            counts[first] += 1
            counts[second] += 1


def third_cards(counts: list[int], player: int, banker: int) -> Iterator[tuple[Ending, int]]:
    """Each way in which a round with these two-card totals ends, and how many ways there are to draw it."""
    if not player_draws(player, banker):
        if not banker_draws(player, banker, None):
            yield Ending(player, 2, banker, 2), 1
            return
        for card, ways in enumerate(counts):
            yield Ending(player, 2, (banker + card) % 10, 3), ways
        return
    for third, ways in enumerate(counts):
        total = (player + third) % 10
        if not banker_draws(player, banker, third):
            yield Ending(total, 3, banker, 2), ways
            continue
        for card, more in enumerate(counts):
            yield Ending(total, 3, (banker + card) % 10, 3), ways * (more - (card == third))


@cache
def player_draws(player: int, banker: int) -> bool:
    return player_decision(player_total=player, banker_total=banker).draws


@cache
def banker_draws(player: int, banker: int, third: int | None) -> bool:
    card = None if third is None else CARD_OF_VALUE[third]
    return banker_decision(banker_total=banker, player_total=player, player_third=card).draws


# --- the columns of a perft file


def _player_wins_by(margin: int) -> Callable[[Ending], bool]:
    return lambda end: end.margin == margin and not end.player_natural


def _banker_wins_by(margin: int) -> Callable[[Ending], bool]:
    return lambda end: end.margin == -margin and not end.banker_natural


COLUMNS: dict[str, Callable[[Ending], bool]] = {
    "sequences": lambda _: True,
    "player": lambda end: end.margin > 0,
    "banker": lambda end: end.margin < 0,
    "tie": lambda end: end.margin == 0,
    "4_cards": lambda end: end.cards == 4,
    "5_cards": lambda end: end.cards == 5,
    "6_cards": lambda end: end.cards == 6,
    "natural": lambda end: end.player_natural or end.banker_natural,
    "dragon_7": lambda end: end.margin < 0 and end.banker == 7 and end.banker_cards == 3,
    "panda_8": lambda end: end.margin > 0 and end.player == 8 and end.player_cards == 3,
    "banker_6": lambda end: end.margin < 0 and end.banker == 6,
    "natural_tie": lambda end: end.margin == 0 and end.player_natural,
    "p_natural": lambda end: end.margin > 0 and end.player_natural,
    "b_natural": lambda end: end.margin < 0 and end.banker_natural,
    **{f"p_by_{margin}": _player_wins_by(margin) for margin in range(4, 10)},
    **{f"b_by_{margin}": _banker_wins_by(margin) for margin in range(4, 10)},
}
PAIR = "player_pair"
"""The one column that looks at ranks and not at values. Banker's first two cards pair as often as Player's."""


def count(composition: Composition, columns: tuple[str, ...]) -> tuple[int, ...]:
    """The counts of these columns."""
    found = endings(composition)

    def column(name: str) -> int:
        if name == PAIR:
            size = len(composition)
            return sum(perm(held, 2) for held in composition.by_rank) * perm(size - 2, 4)
        return sum(ways for ending, ways in found.items() if COLUMNS[name](ending))

    return tuple(map(column, columns))
