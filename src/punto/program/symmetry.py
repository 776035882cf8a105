"""Symmetry: cards that mean the same to a bet as long as the shoe holds equally many of them.

The program of a bet tells the King of spades from the King of hearts where it asks for pairs of one suit, although
exchanging the two suits throughout changes nothing. Such an exchange is an automorphism of the bet; cards that
automorphisms carry into each other have the same effect of removal, and so one of them is worked out for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from punto.program.compiled import IntegerTable, fact_table
from punto.rules.bets import Bet
from punto.rules.cards import DECK, RANKS, SUITS, VALUES, Card
from punto.rules.composition import Composition
from punto.rules.facts import HAND_FACTS, hand_facts_needed


def interchangeable_cards(bet: Bet, composition: Composition) -> list[list[Card]]:
    """The cards of a shoe whose suits are known, those together that the bet has no reason to tell apart.

    >>> from punto.house.catalogue import catalogue_bet
    >>> shoe = Composition.of_decks(8)
    >>> len(interchangeable_cards(catalogue_bet("either_perfect_pair"), shoe))
    10
    >>> len(interchangeable_cards(catalogue_bet("all_red"), shoe))
    20
    """
    held = np.array([composition.counts.get(card, 0) for card in DECK])
    orbit = list(range(len(DECK)))
    for exchange in _exchanges():
        if np.array_equal(held[exchange], held) and _changes_nothing(bet, exchange):
            for place, other in enumerate(exchange.tolist()):
                low, high = sorted((orbit[place], orbit[other]))
                orbit = [low if each == high else each for each in orbit]
    found: dict[int, list[Card]] = {}
    for card, first in zip(DECK, orbit, strict=True):
        if composition.counts.get(card, 0):
            found.setdefault(first, []).append(card)
    return list(found.values())


def _exchanges() -> Iterator[IntegerTable]:
    """Two suits, or two ranks of one value, in each other's places: where each card of the deck goes."""
    for one, other in combinations(SUITS, 2):
        turned = {one: other, other: one}
        yield np.array([DECK.index(Card(card.rank, turned.get(str(card.suit), str(card.suit)))) for card in DECK])
    for one, other in combinations(RANKS, 2):
        if VALUES[one] == VALUES[other]:
            turned = {one: other, other: one}
            yield np.array([DECK.index(Card(turned.get(card.rank, card.rank), card.suit)) for card in DECK])


def _changes_nothing(bet: Bet, exchange: IntegerTable) -> bool:
    """Whether every fact that the bet asks for says the same of every hand after the exchange."""
    keys = {key for fact in bet.facts for side in hand_facts_needed(fact).values() for key in side}
    for key in keys:
        for size in (2, 3):
            said = fact_table(HAND_FACTS[key], DECK, size)
            if not np.array_equal(said[np.ix_(*[exchange] * size)], said):
                return False
    return True
