"""The committed source: commit, cut, reveal. The order follows from a sealed seed and the patrons' cuts."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from punto.fairness.commit import Cut, mix_cuts, shoe_order
from punto.rules.cards import DECK, Card
from punto.table.sources.source import CardSource, Proof


class Committed(CardSource, frozen=True, kw_only=True, tag="committed"):
    """A shoe whose seed is fixed and secret until the shoe ends."""

    seed: bytes
    commitment: str
    decks: int
    cuts: tuple[Cut, ...] = ()

    @property
    def size(self) -> int:
        """Whole decks."""
        return self.decks * len(DECK)

    def card(self, place: int) -> Card | None:
        """Every card is known, as the cuts so far make it."""
        order = self.order
        return order[place] if place < len(order) else None

    def cut(self, cut: Cut, /) -> Committed:
        """The source after one more patron has cut."""
        return replace(self, cuts=(*self.cuts, cut))

    @property
    def proof(self) -> Proof:
        """Itself: the order follows from the seed and the cuts."""
        return self

    @property
    def mixed(self) -> bytes:
        """All cuts in one."""
        return mix_cuts(self.cuts)

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards in dealing order, as the cuts so far make it."""
        return _order(self.seed, self.mixed, self.decks)


@lru_cache(maxsize=256)
def _order(seed: bytes, cut: bytes, decks: int) -> tuple[Card, ...]:
    """Kept for the shoes in play, because the order is asked for at every card."""
    return shoe_order(seed, cut, decks=decks)
