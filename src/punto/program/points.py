"""Bets on points, card counts and pairs, as rows by the class index of the fast kernels.

The index has 12 bits: player total << 4 | banker total | player drew << 8 | banker drew << 9 | player pair << 10 |
banker pair << 11. Every bet whose facts can be told from these is a **points bet**; all bets of the five leaflets are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from punto.program.compiled import NO_ROW, IntegerTable, matching_rows
from punto.rules.bets import Bet
from punto.rules.facts import FACTS, HandFacts, hand_facts_needed
from punto.rules.reach import reachable
from punto.rules.tableau import TABLEAU

CLASSES = 4096
_KNOWN = frozenset({"total", "cards", "natural", "pair"})


def is_points_bet(bet: Bet) -> bool:
    """Whether the class index tells everything that the bet asks."""
    return all(_KNOWN.issuperset(keys) for fact in bet.facts for keys in hand_facts_needed(fact).values())


def asks_for_pairs(bet: Bet) -> bool:
    """Whether a points bet needs the two pair bits."""
    return any("pair" in keys for fact in bet.facts for keys in hand_facts_needed(fact).values())


def point_rows(bets: Sequence[Bet]) -> IntegerTable:
    """The row of each bet by class index; NO_ROW stands at the indexes that no round has."""
    rows = np.full((CLASSES, len(bets)), NO_ROW, dtype=np.int64)
    indexes = np.array(round_indexes())
    # A hand is its total, whether it drew, and whether it has a pair: forty of them.
    player = (indexes >> 4 & 15) + 10 * (indexes >> 8 & 1) + 20 * (indexes >> 10 & 1)
    banker = (indexes & 15) + 10 * (indexes >> 9 & 1) + 20 * (indexes >> 11 & 1)
    for column, bet in enumerate(bets):
        rows[indexes, column] = matching_rows(bet, _HANDS)[player, banker]
    return rows


@cache
def round_indexes() -> tuple[int, ...]:
    """The class indexes that rounds have: the 205 outcomes on points, each with the four combinations of pairs."""
    facts = tuple(FACTS[key] for key in ("player_total", "banker_total", "player_cards", "banker_cards"))
    outcomes = [
        int(player) << 4 | int(banker) | (player_cards == 3) << 8 | (banker_cards == 3) << 9
        for player, banker, player_cards, banker_cards in reachable(facts, decks=8)
    ]
    return tuple(sorted(outcome | pairs << 10 for outcome in outcomes for pairs in range(4)))


def _hand(total: int, *, drew: bool, pair: bool) -> HandFacts:
    return {"total": total, "cards": 3 if drew else 2, "natural": not drew and total in TABLEAU.natural, "pair": pair}


_HANDS = [_hand(total, drew=drew, pair=pair) for pair in (False, True) for drew in (False, True) for total in range(10)]
