"""Events (event sourcing): what happened at a table, in the past tense. The state of a table is their fold.

An event knows how it changes the state. It only records what it says; whether it was right was decided before. An event
that moves money lists its transfers, with ids that follow from the table, the shoe, the round, the seat and the bet, so
that journal and ledger are written together and a replay must come to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from punto.ledger.transfers import Transfer

if TYPE_CHECKING:
    from punto.table.state import State


class Event(Struct, frozen=True, kw_only=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Base class of events (event sourcing): one fact of the journal, at a moment in milliseconds."""

    at: int

    def change(self, state: State) -> State:
        """The state after this event; BrokenJournal when it cannot follow."""
        raise NotImplementedError


class MoneyEvent(Event, frozen=True, kw_only=True):
    """An event that moves money. Its transfers are booked before it changes the state."""

    transfers: tuple[Transfer, ...]

    @property
    def passes(self) -> tuple[str, ...]:
        """Accounts that money only passes through: they are opened for the transfers, and closed by the event."""
        return ()


def transfers_of(event: Event) -> tuple[Transfer, ...]:
    """The money that an event moves."""
    return event.transfers if isinstance(event, MoneyEvent) else ()
