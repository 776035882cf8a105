"""The record of a shoe in a file."""

from __future__ import annotations

from pathlib import Path

from punto.errors import NotationError
from punto.fairness.record import ShoeRecord
from punto.words import Text


def read_record_file(file: str | Path) -> ShoeRecord:
    """The record in a file; NotationError with the file and the place when it cannot be read."""
    try:
        return ShoeRecord.parse(Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise NotationError(Text("error-fairness-not-utf-8-text", file=str(file), start=error.start)) from None
    except NotationError as error:
        raise NotationError(f"{file}: {error}") from None
