"""The scripted source: the cards are given beforehand."""

from __future__ import annotations

from punto.rules.cards import Card
from punto.table.sources.source import CardSource


class Scripted(CardSource, frozen=True, kw_only=True, tag="scripted"):
    """A shoe whose order was written down. There is nothing to cut and nothing to verify."""

    order: tuple[Card, ...]

    @property
    def size(self) -> int:
        """As many as were written down."""
        return len(self.order)

    def card(self, place: int) -> Card | None:
        """As it was written down."""
        return self.order[place] if place < len(self.order) else None
