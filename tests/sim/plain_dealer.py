"""The documented layout of the simulator's shoes, in plain Python: what every kernel must deal, bit for bit.

Nothing here is shared with the kernels but the words of their docstrings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from punto.rules.cards import Card
from punto.rules.rounds import Round, deal, next_side
from punto.rules.shoe import ShoeRules, full_order

LANE_ORDER = "TJQKA23456789"
_BURN_ROUND = 0xFFFFFFFF


def philox(counter: Sequence[int], key: Sequence[int]) -> tuple[int, int, int, int]:
    """Philox4x32-10."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        p, q = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (q >> 32) ^ c1 ^ k0, q & 0xFFFFFFFF, (p >> 32) ^ c3 ^ k1, p & 0xFFFFFFFF
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return c0, c1, c2, c3


def words(seed: int, shoe: int, number: int, *, stream: int) -> list[int]:
    """The eight 16-bit words of a shoe's round."""
    block = philox((shoe & 0xFFFFFFFF, shoe >> 32, number, stream), (seed & 0xFFFFFFFF, seed >> 32))
    return [half for word in block for half in (word & 0xFFFF, word >> 16)]


class PlainShoe:
    """Shoe number `shoe` of a seed: ranks drawn from the cards left in order, suits from those of the rank."""

    def __init__(self, rules: ShoeRules, *, seed: int, shoe: int) -> None:
        self.rules, self.seed, self.shoe = rules, seed, shoe
        self.left = {rank: [card for card in full_order(rules.decks) if card.rank == rank] for rank in LANE_ORDER}
        self.burn_card: Card | None = None
        self.used = self.unseen = 0 if rules.burn == "first card" else rules.burn
        if rules.burn == "first card":
            self.burn_card = self.take(_BURN_ROUND, 0)
            self.unseen = self.burn_card.value or 10
            self.used = 1 + self.unseen

    @property
    def cards(self) -> int:
        return sum(map(len, self.left.values()))

    def take(self, turn: int, word: int) -> Card:
        ranks, suits = (words(self.seed, self.shoe, turn, stream=stream) for stream in (0, 1))
        place = (self.cards * ((ranks[word] << 16) + ranks[6])) >> 32
        ordered = [rank for rank in LANE_ORDER for _ in self.left[rank]]
        same = self.left[ordered[place]]
        at = (len(same) * ((suits[word] << 16) + suits[6])) >> 32
        drawn, same[at] = same[at], same[-1]
        same.pop()
        return drawn

    def rounds(self) -> Iterator[Round]:
        """The rounds by the words of their cards and the law of the shoe's end."""
        turn, last = 0, False
        while not last:
            last = self.used >= self.rules.cards - self.rules.cut_card
            dealt: list[Card] = []
            while (side := next_side(dealt)) is not None:
                if self.cards == self.unseen:
                    return
                dealt.append(self.take(turn, len(dealt) if len(dealt) < 4 else 4 if side == "player" else 5))
            yield deal(iter(dealt))
            self.used += len(dealt)
            turn += 1
