"""What a verification finds: every check that was made, and every failure of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from punto.errors import HouseError
from punto.fairness.record import ShoeRecord
from punto.house.house_writer import read_house_text
from punto.house.model import House
from punto.words import Text

__all__ = ["Case", "Check", "CheckKey", "Failure", "Verification", "VerificationReport", "checked", "report_of"]

CheckKey = Literal[
    "seal",
    "commitment",
    "house",
    "order",
    "burn",
    "cards",
    "tableau",
    "end",
    "slips",
    "payouts",
    "sums",
    "corrections",
]


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as it must be: where in the record, and what would be right."""

    place: Text
    message: Text

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


@dataclass(frozen=True, slots=True)
class Check:
    """One check with everything that it found."""

    key: CheckKey
    sentence: Text
    """What has been shown, in words, if there is no failure."""
    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        """Whether there is no failure."""
        return not self.failures


@dataclass(frozen=True, slots=True)
class Verification:
    """Every check of a record, in the order in which a shoe is played."""

    record: ShoeRecord
    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Whether the record verifies: every check was made and none failed."""
        return all(check.ok for check in self.checks)

    @property
    def failed(self) -> tuple[CheckKey, ...]:
        """The keys of the checks that failed."""
        return tuple(check.key for check in self.checks if not check.ok)

    def check(self, key: CheckKey) -> Check:
        """The check of that key."""
        return next(check for check in self.checks if check.key == key)


def checked(key: CheckKey, sentence: Text, failures: Iterable[Failure]) -> Check:
    """A check after its failures have been collected."""
    return Check(key, sentence, tuple(failures))


@dataclass(frozen=True, kw_only=True)
class CheckReport:
    """One check of a record."""

    check: CheckKey
    ok: bool
    shown: Text | None
    """What has been shown, if nothing failed."""
    failures: tuple[Failure, ...]


@dataclass(frozen=True, kw_only=True)
class VerificationReport:
    """Every check of a record, as the API and `punto verify --json` say it."""

    ok: bool
    shoe: str
    house: str
    rounds: int
    checks: tuple[CheckReport, ...]


def report_of(found: Verification) -> VerificationReport:
    """The report of a verification."""
    header = found.record.header
    return VerificationReport(
        ok=found.ok,
        shoe=header.name,
        house=header.house.key,
        rounds=len(found.record.rounds),
        checks=tuple(
            CheckReport(
                check=check.key, ok=check.ok, shown=check.sentence if check.ok else None, failures=check.failures
            )
            for check in found.checks
        ),
    )


@dataclass(frozen=True, slots=True)
class Case:
    """A record and the house that its text gives; None when the text is no house."""

    record: ShoeRecord
    house: House | None

    @classmethod
    def of(cls, record: ShoeRecord) -> Case:
        """Read the record's house."""
        text = record.header.house
        try:
            return cls(record, read_house_text(text.key, text.toml))
        except HouseError:
            return cls(record, None)
