"""Bets compiled to small integer tables.

The plain definition of a bet (facts of a finished round, first row that matches) is run once over every hand of two or
three cards. Hands with equal facts are merged, then two-card hands that nothing after them tells apart, then cards
that are interchangeable in every place. What is left is a small automaton over **types** of cards:

    two[first, second] -> state        a hand of two cards
    stay[state], three[state, third]   the final class of the hand, without and with a third card
    class_of[player, banker]           the settlement class of two final hands
    rows[class, bet]                   the row that matches, or NO_ROW

How it is checked: the tests compare `rows` with the plain row matcher for every pair of final hands that can meet, for
every shipped house and every bet of the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from punto.errors import SuitNeeded
from punto.program.bounds import check_finals, check_states
from punto.rules.bets import Bet, Condition
from punto.rules.cards import DECK, RANKS, UNSUITED, Card, points
from punto.rules.composition import Composition
from punto.rules.facts import FACTS, HAND_FACTS, FactValue, HandFact, HandFacts, from_hands, hand_facts_needed
from punto.words import Text

IntegerTable = npt.NDArray[np.int64]
NO_ROW = -1
"""In `rows`: no row matches, the bet loses."""
_MOST_CODES = 2**62


@dataclass(frozen=True, eq=False)
class Program:
    """Bets as tables; see the module's docstring for their meaning."""

    bets: tuple[Bet, ...]
    deck: tuple[Card, ...]
    """The cards that the types lump: the 52 of a deck, or the 13 ranks when no bet looks at suits."""
    type_of: IntegerTable
    value: IntegerTable
    """The points that a card of each type counts."""
    two: IntegerTable
    points: IntegerTable
    """The total of the two cards of each state."""
    stay: IntegerTable
    three: IntegerTable
    class_of: IntegerTable
    rows: IntegerTable

    @property
    def suited(self) -> bool:
        """Whether the suits of the cards must be known."""
        return len(self.deck) == len(DECK)

    @property
    def types(self) -> int:
        """How many kinds of cards the bets tell apart."""
        return len(self.value)

    @property
    def classes(self) -> int:
        """How many ways of settling there are."""
        return len(self.rows)

    def type_counts(self, composition: Composition) -> IntegerTable:
        """How many cards of each type a composition holds; SuitNeeded when it must know suits and does not."""
        counts = np.zeros(self.types, dtype=np.int64)
        for card, count in composition.items:
            counts[self.card_type(card)] += count
        return counts

    def card_type(self, card: Card) -> int:
        """The type of a card."""
        if not self.suited:
            return int(self.type_of[UNSUITED.index(Card(card.rank))])
        if card.suit is None:
            raise SuitNeeded(
                Text(
                    "error-program-suit-needed",
                    card=str(card),
                    bets=", ".join(bet.key for bet in self.bets if bet.looks_at_suits),
                )
            )
        return int(self.type_of[DECK.index(card)])


def compile_bets(bets: Sequence[Bet]) -> Program:
    """Compile bets together, so that their joint law can be counted."""
    facts = tuple({fact.key: fact for bet in bets for fact in bet.facts}.values())
    keys = tuple(dict.fromkeys(key for fact in facts for side in hand_facts_needed(fact).values() for key in side))
    deck = DECK if any(HAND_FACTS[key].suits for key in keys) else UNSUITED
    finals, stay, three = _final_hands(deck, keys)
    check_finals(bets, finals=len(finals))
    state_of, type_of = _merge(deck, stay, three)
    kept_cards = _first_of_each(type_of)
    kept_pairs = _first_of_each(state_of)
    check_states(bets, states=len(kept_pairs), types=len(kept_cards))
    first, second = np.divmod(kept_pairs, len(deck))
    totals = np.array([points((deck[a], deck[b])) for a, b in zip(first, second, strict=True)], dtype=np.int64)
    class_of, rows = _settlement_classes(bets, finals)
    return Program(
        bets=tuple(bets),
        deck=deck,
        type_of=type_of,
        value=np.array([deck[card].value for card in kept_cards], dtype=np.int64),
        two=state_of.reshape(len(deck), len(deck))[np.ix_(kept_cards, kept_cards)],
        points=totals,
        stay=stay[first, second],
        three=three[first, second][:, kept_cards],
        class_of=class_of,
        rows=rows,
    )


def _final_hands(deck: tuple[Card, ...], keys: tuple[str, ...]) -> tuple[list[HandFacts], IntegerTable, IntegerTable]:
    """The distinct facts of hands, and which of them each hand of two and of three cards has."""
    size = len(deck)
    codes = np.zeros(size**2 + size**3, dtype=np.int64)
    for key in keys:
        answers = [fact_table(HAND_FACTS[key], deck, cards).reshape(-1) for cards in (2, 3)]
        codes = codes * len(HAND_FACTS[key].domain) + np.concatenate(answers)
    distinct, numbers = np.unique(codes, return_inverse=True)
    finals = [_decoded(int(code), keys) for code in distinct]
    return finals, numbers[: size**2].reshape(size, size), numbers[size**2 :].reshape(size, size, size)


@cache
def fact_table(fact: HandFact, deck: tuple[Card, ...], size: int) -> IntegerTable:
    """The place in its domain of what a fact says of each hand of so many cards.

    Kept: there are few facts, and asking one of all 140,608 hands of three cards is most of the work of compiling.
    """
    cards = deck if fact.suits else UNSUITED
    place = {value: index for index, value in enumerate(fact.domain)}
    said = [place[fact.evaluate(hand)] for hand in product(cards, repeat=size)]
    table: IntegerTable = np.array(said, dtype=np.int64).reshape((len(cards),) * size)
    if len(cards) == len(deck):
        return table
    # A fact that does not look at suits says the same of every suit of a rank.
    ranks = np.array([RANKS.index(card.rank) for card in deck])
    expanded: IntegerTable = table[np.ix_(*[ranks] * size)]
    return expanded


def _decoded(code: int, keys: tuple[str, ...]) -> HandFacts:
    facts: dict[str, FactValue] = {}
    for key in reversed(keys):
        code, place = divmod(code, len(HAND_FACTS[key].domain))
        facts[key] = HAND_FACTS[key].domain[place]
    return facts


def _merge(deck: tuple[Card, ...], stay: IntegerTable, three: IntegerTable) -> tuple[IntegerTable, IntegerTable]:
    """The state of each ordered pair of cards, and the type of each card."""
    size = len(deck)
    totals = np.array([[points((a, b)) for b in deck] for a in deck], dtype=np.int64)
    seen = np.concatenate([totals.reshape(-1, 1), stay.reshape(-1, 1), three.reshape(size * size, size)], axis=1)
    state_of = _numbered(seen)
    states = state_of.reshape(size, size)
    values = np.array([[card.value] for card in deck], dtype=np.int64)
    # A card is known by its value, by the pairs it makes as first and as second, and by what it makes as a third.
    as_third = three.reshape(size * size, size).T
    type_of = _numbered(np.concatenate([values, states, states.T, as_third], axis=1))
    return state_of, type_of


def _numbered(table: IntegerTable) -> IntegerTable:
    """A number for each row, equal rows alike, in the order in which they first occur."""
    _, first, inverse = np.unique(table, axis=0, return_index=True, return_inverse=True)
    rank = np.empty(len(first), dtype=np.int64)
    rank[np.argsort(first)] = np.arange(len(first))
    return rank[inverse.reshape(-1)]


def _first_of_each(numbers: IntegerTable) -> IntegerTable:
    """Where each number occurs first."""
    return np.unique(numbers, return_index=True)[1]


def _settlement_classes(bets: Sequence[Bet], finals: list[HandFacts]) -> tuple[IntegerTable, IntegerTable]:
    """Merge the pairs of final hands on which every bet has the same row."""
    matched = [matching_rows(bet, finals).reshape(-1) for bet in bets]
    codes = np.zeros(len(finals) ** 2, dtype=np.int64)
    many = 1
    for bet, rows in zip(bets, matched, strict=True):
        if many * (len(bet.rows) + 1) >= _MOST_CODES:
            codes = np.unique(codes, return_inverse=True)[1]
            many = int(codes.max()) + 1
        codes = codes * (len(bet.rows) + 1) + (rows - NO_ROW)
        many *= len(bet.rows) + 1
    class_of = _numbered(codes.reshape(-1, 1))
    kept = _first_of_each(class_of)
    return class_of.reshape(len(finals), len(finals)), np.stack([rows[kept] for rows in matched], axis=1)


def matching_rows(bet: Bet, finals: list[HandFacts]) -> IntegerTable:
    """The first row that matches each pair of hands, or NO_ROW: Player's hand down and Banker's across."""
    matched = np.full((len(finals), len(finals)), NO_ROW, dtype=np.int64)
    # The first row that matches wins, and so it is written last.
    for index, row in reversed(list(enumerate(bet.rows))):
        holds = np.ones(matched.shape, dtype=np.bool_)
        for condition in row.when:
            holds &= _holding(condition, finals)
        matched[holds] = index
    return matched


def _holding(condition: Condition, finals: list[HandFacts]) -> npt.NDArray[np.bool_]:
    """Where a condition holds; the fact is asked only once of hands that are alike in all that it looks at."""
    fact = FACTS[condition.fact]
    needed = hand_facts_needed(fact)
    sides = []
    for keys in (needed["player"], needed["banker"]):
        numbers: dict[tuple[FactValue, ...], int] = {}
        places = [numbers.setdefault(tuple(final[key] for key in keys), len(numbers)) for final in finals]
        sides.append(([dict(zip(keys, values, strict=True)) for values in numbers], np.array(places)))
    (players, down), (bankers, across) = sides
    said = [[from_hands(fact, player, banker) in condition.wanted for banker in bankers] for player in players]
    holding: npt.NDArray[np.bool_] = np.array(said, dtype=np.bool_)[np.ix_(down, across)]
    return holding
