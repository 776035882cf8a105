"""Which combinations of facts can occur in a round at all.

Found by running the facts over every hand of two or three cards and pairing the hands that the tableau lets meet.
It grows with the product of what the facts can say, so it is for a few facts: the loader proves rows by `proof`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from punto.rules.cards import DECK, UNSUITED, Card, points
from punto.rules.facts import HAND_FACTS, Fact, FactValue, from_hands, hand_facts, hand_facts_needed
from punto.rules.tableau import TABLEAU, Side

Signature = tuple[FactValue, ...]


def hands(deck: tuple[Card, ...], *, copies: int) -> Iterator[tuple[Card, ...]]:
    """Every ordered hand of two or three cards with at most so many copies of one card."""
    for size in (2, 3):
        for hand in product(deck, repeat=size):
            if copies >= size or max(map(hand.count, hand)) <= copies:
                yield hand


def reachable(facts: tuple[Fact, ...], *, decks: int) -> frozenset[Signature]:
    """Every combination of values that these facts take together in some round.

    The copies of a card are counted within a hand, not over both hands: with fewer than six decks a combination
    that needs the same card in both hands may be given although it cannot occur; none that can occur is missing.
    """
    player_keys, banker_keys = _keys(facts, "player"), _keys(facts, "banker")
    meetings: set[tuple[Signature, Signature]] = set()
    for players, bankers in _groups_that_meet(facts, decks):
        meetings.update(product(players, bankers))
    return frozenset(
        tuple(
            from_hands(
                fact,
                dict(zip(player_keys, player, strict=True)),
                dict(zip(banker_keys, banker, strict=True)),
            )
            for fact in facts
        )
        for player, banker in meetings
    )


def _keys(facts: tuple[Fact, ...], side: Side) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for fact in facts for key in hand_facts_needed(fact)[side]))


def _groups_that_meet(
    facts: tuple[Fact, ...], decks: int
) -> Iterator[tuple[frozenset[Signature], frozenset[Signature]]]:
    """What the facts say of Player's hands and of the Banker's hands that end a round with them."""
    players, bankers = _signatures(_keys(facts, "player"), decks), _signatures(_keys(facts, "banker"), decks)
    for (player_total, third), (banker_total, banker_third) in product(players, bankers):
        if may_meet(player_total, third, banker_total, banker_draws=banker_third is not None):
            yield players[player_total, third], bankers[banker_total, banker_third]


def may_meet(player_total: int, third: int | None, banker_total: int, *, banker_draws: bool) -> bool:
    """Whether the tableau lets two hands end a round together, by their two-card totals and third cards."""
    if player_total in TABLEAU.natural or banker_total in TABLEAU.natural:
        return third is None and not banker_draws
    if (third is not None) != (player_total in TABLEAU.player_draws):
        return False
    if third is None:
        return banker_draws == (banker_total in TABLEAU.banker_draws_if_player_stood)
    return banker_draws == (third in TABLEAU.banker_draws_to[banker_total])


@lru_cache(maxsize=256)
def _signatures(keys: tuple[str, ...], decks: int) -> dict[tuple[int, int | None], frozenset[Signature]]:
    """What the hand facts say, for every hand, by its two-card total and the value of its third card."""
    suited = any(HAND_FACTS[key].suits for key in keys)
    found: defaultdict[tuple[int, int | None], set[Signature]] = defaultdict(set)
    for hand in hands(DECK if suited else UNSUITED, copies=decks if suited else 3):
        third = hand[2].value if len(hand) == 3 else None
        found[points(hand[:2]), third].add(tuple(hand_facts(hand, keys).values()))
    return {drawn: frozenset(signatures) for drawn, signatures in found.items()}
