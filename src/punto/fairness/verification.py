"""What a verification finds: every check that was made, and every failure of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from punto.errors import HouseError
from punto.fairness.house_text import read_house_text
from punto.fairness.record import ShoeRecord
from punto.house.model import House

__all__ = ["Case", "Check", "CheckKey", "Failure", "Verification", "checked", "report_json"]

CheckKey = Literal[
    "seal", "commitment", "house", "order", "burn", "cards", "tableau", "end", "slips", "payouts", "sums"
]


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as it must be: where in the record, and what would be right."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


@dataclass(frozen=True, slots=True)
class Check:
    """One check with everything that it found."""

    key: CheckKey
    sentence: str
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


def checked(key: CheckKey, sentence: str, failures: Iterable[Failure]) -> Check:
    """A check after its failures have been collected."""
    return Check(key, sentence, tuple(failures))


def report_json(found: Verification) -> dict[str, Any]:
    """The report of a verification as data for JSON."""
    return {
        "ok": found.ok,
        "shoe": found.record.header.name,
        "house": found.record.header.house.key,
        "rounds": len(found.record.rounds),
        "checks": [
            {
                "check": check.key,
                "ok": check.ok,
                "shown": check.sentence if check.ok else None,
                "failures": [{"place": each.place, "message": each.message} for each in check.failures],
            }
            for check in found.checks
        ],
    }


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
