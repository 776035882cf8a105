"""The other side of `punto.server.sandbox`: a process that reads what a stranger sent, says what it is, and ends.

python -m punto.server.sandboxed house < own-house.toml
python -m punto.server.sandboxed record < shoe-00001.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, Final

from punto.errors import HouseError, NotationError
from punto.fairness.record import ShoeRecord
from punto.fairness.verification import report_json
from punto.fairness.verify import verify
from punto.house.loader import load_house_text
from punto.server.house_data import house_data

_CPU_SECONDS: Final = 10
_MEMORY_BYTES: Final = 2 * 2**30


def check_house(given: bytes) -> dict[str, Any]:
    """Every problem of a house file, or the house."""
    try:
        house = load_house_text(given.decode())
    except HouseError as error:
        problems = [
            {"file": each.file, "line": each.line, "column": each.column, "key": each.key, "message": each.message}
            for each in error.problems
        ]
        return {"ok": False, "problems": problems, "house": None}
    return {"ok": True, "problems": [], "house": house_data(house)}


def verify_record(given: bytes) -> dict[str, Any]:
    """The report on a record, or why it is none."""
    try:
        return {"report": report_json(verify(ShoeRecord.parse(given.decode()))), "problem": None}
    except UnicodeDecodeError as error:
        return {"report": None, "problem": f"is not UTF-8 text: byte {error.start} cannot be read"}
    except NotationError as error:
        return {"report": None, "problem": str(error)}


TASKS: Final[dict[str, Callable[[bytes], dict[str, Any]]]] = {"house": check_house, "record": verify_record}


def main(task: str) -> None:
    """Do one task, from standard input to standard output."""
    _bound()
    json.dump(TASKS[task](sys.stdin.buffer.read()), sys.stdout)


def _bound() -> None:
    """Take only so much of the machine, where the system can see to that."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (_CPU_SECONDS, _CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))


if __name__ == "__main__":
    main(sys.argv[1])
