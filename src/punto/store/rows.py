"""What is read from and written to the database, as plain frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from punto.ledger import Account, Transfer
from punto.table.limits import LimitPlan

__all__ = [
    "AnswerRow",
    "Batch",
    "Grant",
    "Head",
    "JournalRow",
    "Purse",
    "Snapshot",
    "Standing",
    "StandingChange",
    "TransferRow",
]


@dataclass(frozen=True, slots=True)
class Head:
    """How far a table's journal is."""

    table: str
    sequence: int
    """The number of events."""
    hash: str
    """The hash of the last one."""
    commands: int
    """The number of answered commands."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One event as it is stored."""

    table: str
    sequence: int
    type: str
    payload: str
    at: int
    command: str
    """The key of the command that caused it."""
    previous: str
    hash: str


@dataclass(frozen=True, slots=True)
class TransferRow:
    """One transfer as it is stored: which event it belongs to, and its place there."""

    table: str
    sequence: int
    place: int
    transfer: Transfer


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """The answer to one command as it is stored."""

    table: str
    key: str
    command: str
    digest: str
    at: int
    shoe: int
    number: int
    sequence: int
    events: int
    """How many events it caused: the last so many up to `sequence`."""
    refusal: str | None
    """As canonical JSON."""
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a table after some event, as canonical JSON."""

    table: str
    sequence: int
    hash: str
    state: str
    seal: str


@dataclass(frozen=True, slots=True)
class Standing:
    """What has to be known of a patron when they sit down."""

    limits: LimitPlan = field(default_factory=LimitPlan)
    excluded_until: int | None = None
    day_net: int = 0
    """What the day in question has brought so far, at all tables."""


@dataclass(frozen=True, slots=True)
class StandingChange:
    """What a batch changes of one patron's standing at one table; None leaves a value as it is."""

    patron: str
    at: int
    currency: str
    """In which the table plays: always the same one."""
    limits: LimitPlan | None = None
    excluded_until: int | None = None
    day: int | None = None
    net: int = 0
    cashed: int = 0
    """What was cashed out, less what was bought."""


@dataclass(frozen=True, slots=True)
class Purse:
    """A patron's play chips in one currency, in minor units."""

    granted: int = 0
    """Everything that they were ever given."""
    cashed: int = 0
    """Everything that they cashed out at all tables, less everything that they bought."""
    playing: int = 0
    """What lies on tables at this moment, stakes and owed commission included."""

    @property
    def free(self) -> int:
        """What they can buy chips for."""
        return self.granted + self.cashed

    @property
    def worth(self) -> int:
        """Everything that they have: nothing means broke."""
        return self.free + self.playing


@dataclass(frozen=True, slots=True)
class Grant:
    """Play chips that a patron was given."""

    patron: str
    currency: str
    number: int
    """From 1 on, for each patron and currency."""
    amount: int
    at: int
    reason: str
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Batch:
    """Everything that some answered commands write about one table; all of it or nothing."""

    before: Head
    after: Head
    journal: tuple[JournalRow, ...]
    transfers: tuple[TransferRow, ...]
    answers: tuple[AnswerRow, ...]
    accounts: Mapping[str, Account]
    """The accounts that changed."""
    closed: tuple[str, ...]
    """The accounts that are gone."""
    standings: tuple[StandingChange, ...]
    snapshot: Snapshot | None = None
