"""What an audit finds: every check of every table, with a count and the first differences of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from punto.words import Text

__all__ = ["KEPT", "Audit", "AuditCheck", "AuditCheckKey", "AuditCounts", "Differences", "TableAudit"]

KEPT: Final = 20
"""How many differences of a check are kept."""

AuditCheckKey = Literal[
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

    first: list[Text] = field(default_factory=list)
    count: int = 0

    def add(self, difference: Text) -> None:
        """One more."""
        self.count += 1
        if len(self.first) < KEPT:
            self.first.append(difference)


@dataclass(frozen=True, slots=True)
class AuditCheck:
    """One check: what it found to be so, or what differs."""

    key: AuditCheckKey
    sentence: Text
    """What it found to be so, where nothing differs."""
    differences: tuple[Text, ...]
    """The first differences."""
    count: int
    """How many differences there are."""

    @classmethod
    def of(cls, key: AuditCheckKey, sentence: Text, found: Differences) -> AuditCheck:
        """The check with these differences."""
        return cls(key, sentence, tuple(found.first), found.count)

    @property
    def ok(self) -> bool:
        """Whether nothing differs."""
        return not self.count


@dataclass
class AuditCounts:
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
    counts: AuditCounts
    checks: tuple[AuditCheck, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing differs."""
        return all(check.ok for check in self.checks)


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of a database."""

    database: str
    whole: AuditCheck
    """Whether every row belongs to a table."""
    grants: AuditCheck
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
