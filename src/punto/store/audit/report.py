"""What an audit finds: every check of every table, with a count and the first differences of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

__all__ = ["KEPT", "Audit", "Check", "CheckKey", "Counts", "Differences", "TableAudit"]

KEPT: Final = 20
"""How many differences of a check are kept word for word."""

CheckKey = Literal[
    "tables",
    "grants",
    "chain",
    "replay",
    "rounds",
    "shoes",
    "ledger",
    "balances",
    "answers",
    "snapshots",
    "patrons",
    "purses",
]


@dataclass
class Differences:
    """Differences as they are found: the first few, and how many there are."""

    first: list[str] = field(default_factory=list)
    count: int = 0

    def add(self, difference: str) -> None:
        """One more."""
        self.count += 1
        if len(self.first) < KEPT:
            self.first.append(difference)


@dataclass(frozen=True, slots=True)
class Check:
    """One check: what it found to be so, or what differs."""

    key: CheckKey
    sentence: str
    differences: tuple[str, ...]
    """The first differences."""
    count: int
    """How many differences there are."""

    @classmethod
    def of(cls, key: CheckKey, sentence: str, found: Differences) -> Check:
        """The check with these differences."""
        return cls(key, sentence, tuple(found.first), found.count)

    @property
    def ok(self) -> bool:
        """Whether nothing differs."""
        return not self.count


@dataclass
class Counts:
    """How much there was to audit."""

    events: int = 0
    rounds: int = 0
    void: int = 0
    bets: int = 0
    shoes: int = 0
    transfers: int = 0
    answers: int = 0
    accounts: int = 0


@dataclass(frozen=True, slots=True)
class TableAudit:
    """The audit of one table."""

    table: str
    hash: str
    """The last hash of the journal: note it, and the journal cannot be written anew unseen."""
    counts: Counts
    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing differs."""
        return all(check.ok for check in self.checks)


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of a database."""

    database: str
    whole: Check
    """Whether every row belongs to a table."""
    grants: Check
    """Whether the grants of play chips are as they were given, and cover what was bought at all tables."""
    tables: tuple[TableAudit, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing differs."""
        return self.whole.ok and self.grants.ok and all(table.ok for table in self.tables)

    @property
    def differences(self) -> int:
        """How many differences there are."""
        return (
            self.whole.count + self.grants.count + sum(check.count for table in self.tables for check in table.checks)
        )
