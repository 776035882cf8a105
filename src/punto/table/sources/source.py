"""The card source as a seam: what a table asks of wherever its cards come from, and nothing more.

A source says which card comes next where it knows that. What was dealt stands in the journal, in `ShoeBurned` and
`CardDealt`, and the journal is the truth: the state follows from the events, and whether they agree with the source is
asked by the audit and by whoever verifies the record of the shoe.
"""

from __future__ import annotations

from typing import Protocol, Self

from msgspec import Struct

from punto.fairness.commit import Cut
from punto.rules.cards import Card


class Proof(Protocol):
    """Commit and reveal: by what anyone can check the order of a shoe. Seed and order are secret until it is over."""

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before anybody could cut."""

    @property
    def cuts(self) -> tuple[Cut, ...]:
        """What patrons mixed in, in order."""

    @property
    def mixed(self) -> bytes:
        """All cuts in one."""

    @property
    def seed(self) -> bytes:
        """What the order follows from, together with the cuts."""

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards in dealing order."""


class CardSource(Struct, frozen=True, kw_only=True, tag_field="source"):
    """Base class of card sources. A source has a size; it need know neither a card beforehand nor how to prove one."""

    @property
    def size(self) -> int:
        """The number of cards in the shoe."""
        raise NotImplementedError

    def card(self, place: int) -> Card | None:
        """The card at that place of the shoe, the first of all at 0; None where the source does not know it yet."""
        raise NotImplementedError

    def cut(self, _: Cut, /) -> Self:
        """The source after a patron has cut; as it was where there is nothing to mix a cut into."""
        return self

    @property
    def proof(self) -> Proof | None:
        """What the record of the shoe proves its order by; None where there is nothing to verify."""
        return None
