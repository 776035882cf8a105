"""The documented layout of the simulator's shoes, in plain Python: what every kernel must deal, bit for bit.

Nothing here is shared with the kernels but the words of their docstrings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from punto.rules.cards import Card, points
from punto.rules.rounds import Round, deal, next_side
from punto.rules.shoe import ShoeRules

LANE_ORDER = "TJQKA23456789"
_BURN_ROUND = 0xFFFFFFFF
_WORD = {0: 0, 1: 1, 2: 2, 3: 3}


def philox(counter: Sequence[int], key: Sequence[int]) -> tuple[int, int, int, int]:
    """Philox4x32-10."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        p, q = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (q >> 32) ^ c1 ^ k0, q & 0xFFFFFFFF, (p >> 32) ^ c3 ^ k1, p & 0xFFFFFFFF
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return c0, c1, c2, c3


def words(seed: int, shoe: int, number: int) -> list[int]:
    """The eight 16-bit words of a shoe's round."""
    block = philox((shoe & 0xFFFFFFFF, shoe >> 32, number, 0), (seed & 0xFFFFFFFF, seed >> 32))
    return [half for word in block for half in (word & 0xFFFF, word >> 16)]


class ByRank:
    """Cards drawn by rank from the counts that are left: the fast kernel."""

    def __init__(self, rules: ShoeRules) -> None:
        self.left = [Card(rank) for rank in LANE_ORDER for _ in range(4 * rules.decks)]

    def take(self, place: int) -> Card:
        return self.left.pop(place)


class BySwap:
    """Cards drawn from an array whose last card fills the gap: the general kernel."""

    def __init__(self, order: Sequence[Card]) -> None:
        self.left = list(order)

    def take(self, place: int) -> Card:
        drawn, self.left[place] = self.left[place], self.left[-1]
        self.left.pop()
        return drawn


def rounds_of(pile: ByRank | BySwap, rules: ShoeRules, *, seed: int, shoe: int) -> Iterator[Round]:
    """The rounds of a shoe by the words of its rounds and the law of its end."""

    def number(word: int, refine: int) -> int:
        n = len(pile.left)
        return (n * ((word << 16) + refine)) >> 32

    used = 0
    if rules.burn == "first card":
        burn = words(seed, shoe, _BURN_ROUND)
        first = pile.take(number(burn[0], burn[6]))
        used = 1 + (first.value or 10)
        unseen = used - 1
    else:
        used = unseen = rules.burn
    turn, last = 0, False
    while not last:
        last = used >= rules.cards - rules.cut_card
        drawn = words(seed, shoe, turn)
        dealt: list[Card] = []
        while (side := next_side(dealt)) is not None:
            if len(pile.left) == unseen:
                return
            word = drawn[len(dealt)] if len(dealt) < 4 else drawn[4 if side == "player" else 5]
            dealt.append(pile.take(number(word, drawn[6])))
        yield deal(iter(dealt))
        used += len(dealt)
        turn += 1


def class_index(dealt: Round) -> int:
    """The 12-bit class of a round."""
    player, banker = dealt.player.cards, dealt.banker.cards
    index = points(player) << 4 | points(banker) | (len(player) == 3) << 8 | (len(banker) == 3) << 9
    return index | (player[0].rank == player[1].rank) << 10 | (banker[0].rank == banker[1].rank) << 11
