"""What a house says of its shoe, as the numbers that kernels take."""

from __future__ import annotations

from punto.rules.cards import Card
from punto.rules.shoe import MOST_CARDS_OF_A_ROUND, ShoeRules, full_order
from punto.sim.lockstep import RANK_ORDER

MOST_ROUNDS = 160
"""More than twelve decks can deal."""


def fixed_burn(rules: ShoeRules) -> int:
    """The cards burned unseen whatever the first one is; none when the first card says how many."""
    return 0 if rules.burn == "first card" else rules.burn


def cut_at(rules: ShoeRules) -> int:
    """How many cards lie in front of the cut card."""
    return max(0, rules.cards - rules.cut_card)


def certain_rounds(rules: ShoeRules) -> int:
    """How many rounds every shoe has, even one whose rounds all take six cards.

    For so many rounds a shoe is a fair sample of rounds of a full one: that a round is dealt says nothing of the cards
    before it.
    """
    left, rounds, last = rules.cards - rules.most_burned, 0, False
    while not last and left >= MOST_CARDS_OF_A_ROUND:
        last = left <= rules.cut_card
        left -= MOST_CARDS_OF_A_ROUND
        rounds += 1
    return rounds


def by_rank(decks: int) -> tuple[Card, ...]:
    """The cards of a full shoe as the kernels count them off: rank after rank, each deck after deck."""
    return tuple(sorted(full_order(decks), key=lambda card: RANK_ORDER.index(card.rank)))
