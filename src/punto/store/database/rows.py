"""Rows: what is read from and written to the database, as plain frozen values.

Those that are written whole have the columns of their table as fields, and are named by it: a `Session` writes them as
they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct

from punto.ledger import Account, Transfer
from punto.ledger.transfers import TransferKind
from punto.table.limits import LimitPlan

__all__ = [
    "AccountRow",
    "Batch",
    "Grant",
    "Head",
    "JournalRow",
    "PatronRow",
    "Pruned",
    "Purse",
    "ReceiptRow",
    "Snapshot",
    "StandingChange",
    "StoredRow",
    "Tenure",
    "TransferRow",
]


class Head(Struct, frozen=True):
    """Journal head: how far the journal of a table is, and the hash it has come to."""

    table: str
    sequence: int
    """The number of events."""
    hash: str
    """The hash of the last one."""
    commands: int
    """The number of accepted commands."""


class Tenure(Struct, frozen=True):
    """The right of one server to deal one table: the fencing token."""

    table: str
    node: int
    epoch: int


class StoredRow(Struct, frozen=True, rename={"table": "table_id"}):
    """Base class of rows that are written whole: a field is a column, in whatever order."""

    stored_in: ClassVar[str]
    """The name of the table in the database."""
    or_else: ClassVar[str] = ""
    """What happens to a row that is there already; nothing is said where there must not be one."""


class JournalRow(StoredRow, frozen=True):
    """One event as it is stored."""

    stored_in: ClassVar[str] = "journal"

    table: str
    sequence: int
    type: str
    payload: str
    at: int
    command: str
    """The key of the command that caused it."""
    previous: str
    hash: str
    epoch: int | None = None
    """That of the owner who wrote it, outside the hashed content; None where nobody had to own the table."""


class TransferRow(StoredRow, frozen=True):
    """One transfer as it is stored: which event it belongs to, and its place there."""

    stored_in: ClassVar[str] = "transfers"

    id: str
    kind: TransferKind
    debit: str
    credit: str
    amount: int
    pending: str | None
    table: str
    sequence: int
    place: int

    @classmethod
    def of(cls, moved: Transfer, table: str, sequence: int, place: int) -> TransferRow:
        """The transfer at that place of an event."""
        return cls(moved.id, moved.kind, moved.debit, moved.credit, moved.amount, moved.pending, table, sequence, place)

    @property
    def transfer(self) -> Transfer:
        """The transfer alone."""
        return Transfer(self.id, self.kind, self.debit, self.credit, self.amount, self.pending)


class AccountRow(StoredRow, frozen=True):
    """The balances of one account as they are stored."""

    stored_in: ClassVar[str] = "accounts"
    or_else: ClassVar[str] = (
        "ON CONFLICT (name) DO UPDATE SET "
        "debits_posted = excluded.debits_posted, debits_pending = excluded.debits_pending, "
        "credits_posted = excluded.credits_posted, credits_pending = excluded.credits_pending"
    )

    name: str
    table: str
    debits_posted: int
    debits_pending: int
    credits_posted: int
    credits_pending: int


class ReceiptRow(StoredRow, frozen=True, rename={"table": "table_id", "command": "command_id"}):
    """The answer to one accepted command as it is stored: its receipt."""

    stored_in: ClassVar[str] = "commands"

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
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Pruned:
    """The receipts of a table that are not kept any more."""

    commands: int
    """How many there were."""
    sequence: int
    """The event up to which receipts may be missing."""


class Snapshot(StoredRow, frozen=True):
    """The state of a table after some event, as canonical JSON."""

    stored_in: ClassVar[str] = "snapshots"

    table: str
    sequence: int
    hash: str
    state: str
    seal: str


class StandingChange(Struct, frozen=True):
    """What a batch changes of what one table knows of a patron; None leaves a value as it is.

    From the first change on it is also everything that the table knows.
    """

    patron: str
    at: int
    currency: str
    """In which the table plays: always the same one."""
    limits: LimitPlan | None = None
    excluded_until: int | None = None
    day: int | None = None
    """The day to which `net` and `staked` belong: that of the bets."""
    net: int = 0
    staked: int | None = None
    """The stakes in play."""
    seat: int | None = None
    """Where the patron sits; 0 for one who has left."""
    cashed: int = 0
    """What was cashed out, less what was bought."""


class PatronRow(StoredRow, frozen=True):
    """What one table knows of a patron, as it is stored; what is written is a change: see `StandingChange`."""

    stored_in: ClassVar[str] = "patrons"
    # What `punto.store.write.standings.merged` says, in SQL.
    or_else: ClassVar[str] = (
        "ON CONFLICT (table_id, patron) DO UPDATE SET "
        "limits = coalesce(excluded.limits, patrons.limits), "
        "limits_version = coalesce(excluded.limits_version, patrons.limits_version), "
        "excluded_until = coalesce(excluded.excluded_until, patrons.excluded_until), "
        "day = CASE WHEN excluded.day IS NULL OR excluded.day < patrons.day THEN patrons.day ELSE excluded.day END, "
        "day_net = CASE WHEN excluded.day IS NULL OR excluded.day < patrons.day THEN patrons.day_net "
        "WHEN excluded.day = patrons.day THEN patrons.day_net + excluded.day_net ELSE excluded.day_net END, "
        "staked = coalesce(excluded.staked, patrons.staked), seat = coalesce(excluded.seat, patrons.seat), "
        "at = excluded.at, currency = excluded.currency, cashed = patrons.cashed + excluded.cashed"
    )

    table_id: str
    patron: str
    limits: str | None
    """As canonical JSON."""
    limits_version: int | None
    excluded_until: int | None
    day: int | None
    day_net: int
    staked: int | None
    seat: int | None
    at: int
    currency: str
    cashed: int


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
    """Write batch: everything that some answered commands write about one table, all of it or nothing."""

    before: Head
    after: Head
    journal: tuple[JournalRow, ...]
    transfers: tuple[TransferRow, ...]
    answers: tuple[ReceiptRow, ...]
    accounts: Mapping[str, Account]
    """The accounts that changed."""
    closed: tuple[str, ...]
    """The accounts that are gone."""
    standings: tuple[StandingChange, ...]
    snapshot: Snapshot | None = None
    opened_by: str = ""
    """Who opened the table, in its first batch."""
    ended: bool = False
    """Whether the table is closed for good after it."""
    tenure: Tenure | None = None
    """Who writes it; None: somebody who needs nobody's leave, to a table that nobody owns."""
