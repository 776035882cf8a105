"""What all events have, and the words they use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from punto.ledger.transfers import Transfer

Stakes = tuple[tuple[str, int], ...]
"""A slip as the table keeps it: the key of each bet and its stake, in the order of the house."""
CloseReason = Literal["time", "ready"]
DealerReason = Literal["nobody bet this side", "all ceded", "offer ran out", "squeeze ran out"]
PassReason = Literal["ceded", "not connected"]
LeaveReason = Literal["own wish", "seat hold ran out", "self-excluded", "table closed"]
ShoeEnd = Literal["cut card", "out of cards", "void", "table closed"]


@dataclass(frozen=True, kw_only=True)
class Event:
    """What all events have: the moment, in milliseconds."""

    at: int


@dataclass(frozen=True, kw_only=True)
class MoneyEvent(Event):
    """An event that moves money."""

    transfers: tuple[Transfer, ...]
