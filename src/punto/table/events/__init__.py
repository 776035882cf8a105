"""Events: what happened at a table, in the past tense. The state of a table is their fold.

An event that moves money lists its transfers, with ids that follow from the table, the shoe, the round, the seat and
the bet, so that journal and ledger are written together and a replay must come to the same.
"""

from __future__ import annotations

from punto.ledger.transfers import Transfer
from punto.table.events.base import (
    CloseReason,
    DealerReason,
    Event,
    LeaveReason,
    MoneyEvent,
    PassReason,
    ShoeEnd,
    Stakes,
)
from punto.table.events.betting import (
    BettingClosed,
    BettingExtended,
    BettingOpened,
    PatronReady,
    SlipAccepted,
    SlipWithdrawn,
)
from punto.table.events.cards import (
    CardDealt,
    CardExposed,
    CardPeeled,
    ControlAccepted,
    ControlOffered,
    ControlPassed,
    DealerTookControl,
    SqueezeStarted,
)
from punto.table.events.operator import (
    ClosingAnnounced,
    HouseChanged,
    HouseScheduled,
    SettingsChanged,
    TableClosed,
    TableOpened,
    TablePaused,
    TableResumed,
)
from punto.table.events.patrons import (
    BoughtIn,
    CashedOut,
    LeaveAnnounced,
    LimitsSet,
    PatronDisconnected,
    PatronLeft,
    PatronReconnected,
    PatronSeated,
    ReminderAcknowledged,
    SelfExcluded,
    SessionReminded,
)
from punto.table.events.result import BetSettled, RoundSettled, RoundVoided
from punto.table.events.shoe import (
    CommissionCollected,
    CutDeclined,
    ShoeBurned,
    ShoeClosed,
    ShoeCommitted,
    ShoeCut,
    ShoeRevealed,
)

__all__ = [
    "EVENTS",
    "BetSettled",
    "BettingClosed",
    "BettingExtended",
    "BettingOpened",
    "BoughtIn",
    "CardDealt",
    "CardExposed",
    "CardPeeled",
    "CashedOut",
    "CloseReason",
    "ClosingAnnounced",
    "CommissionCollected",
    "ControlAccepted",
    "ControlOffered",
    "ControlPassed",
    "CutDeclined",
    "DealerReason",
    "DealerTookControl",
    "Event",
    "HouseChanged",
    "HouseScheduled",
    "LeaveAnnounced",
    "LeaveReason",
    "LimitsSet",
    "MoneyEvent",
    "PassReason",
    "PatronDisconnected",
    "PatronLeft",
    "PatronReady",
    "PatronReconnected",
    "PatronSeated",
    "ReminderAcknowledged",
    "RoundSettled",
    "RoundVoided",
    "SelfExcluded",
    "SessionReminded",
    "SettingsChanged",
    "ShoeBurned",
    "ShoeClosed",
    "ShoeCommitted",
    "ShoeCut",
    "ShoeEnd",
    "ShoeRevealed",
    "SlipAccepted",
    "SlipWithdrawn",
    "SqueezeStarted",
    "Stakes",
    "TableClosed",
    "TableOpened",
    "TablePaused",
    "TableResumed",
    "transfers_of",
]

EVENTS: tuple[type[Event], ...] = (
    *(TableOpened, HouseScheduled, HouseChanged, SettingsChanged, TablePaused, TableResumed, ClosingAnnounced),
    *(TableClosed, PatronSeated, BoughtIn, CashedOut, LeaveAnnounced, PatronLeft, PatronDisconnected),
    *(PatronReconnected, LimitsSet, SelfExcluded, SessionReminded, ReminderAcknowledged, ShoeCommitted, CutDeclined),
    *(ShoeCut, ShoeBurned, ShoeClosed, CommissionCollected, ShoeRevealed, BettingOpened, BettingExtended),
    *(SlipAccepted, SlipWithdrawn, PatronReady, BettingClosed, CardDealt, ControlOffered, ControlPassed),
    *(ControlAccepted, DealerTookControl, SqueezeStarted, CardPeeled, CardExposed, RoundSettled, RoundVoided),
)
"""Every event."""


def transfers_of(event: Event) -> tuple[Transfer, ...]:
    """The money that an event moves."""
    return event.transfers if isinstance(event, MoneyEvent) else ()
