"""The few values that stand in a column as JSON, beside events and states."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, TypeVar

from punto.errors import BrokenJournal
from punto.store.chain import sealed_receipt
from punto.store.rows import AnswerRow
from punto.table import Receipt, Refusal, canonical
from punto.table.forms import form_of
from punto.table.limits import LimitPlan

__all__ = ["answer_row", "limits_text", "parsed", "read_limits", "receipt_of", "seal_of_answer"]

T = TypeVar("T")


def limits_text(limits: LimitPlan | None) -> str | None:
    """A patron's limits as canonical JSON."""
    return None if limits is None else _written(LimitPlan, limits)


def read_limits(text: str | None) -> LimitPlan | None:
    """The limits of a column."""
    return None if text is None else _read(LimitPlan, text)


def answer_row(made: Receipt, *, table: str, key: str, events: int, at_hash: str) -> AnswerRow:
    """The sealed row of an answer that was given when the journal had this hash."""
    row = AnswerRow(
        table=table,
        key=key,
        command=made.command,
        digest=made.digest,
        at=made.at,
        shoe=made.shoe,
        number=made.number,
        sequence=made.sequence,
        events=events,
        refusal=None if made.refusal is None else _written(Refusal, made.refusal),
    )
    return replace(row, seal=seal_of_answer(row, at_hash))


def receipt_of(row: AnswerRow) -> Receipt:
    """The receipt of a stored answer; BrokenJournal if its refusal cannot be read."""
    return Receipt(
        command=row.command,
        digest=row.digest,
        at=row.at,
        shoe=row.shoe,
        number=row.number,
        sequence=row.sequence,
        refusal=None if row.refusal is None else _read(Refusal, row.refusal),
    )


def seal_of_answer(row: AnswerRow, at_hash: str) -> str:
    """The right seal of a stored answer: over all of it but the seal."""
    content: dict[str, object] = {
        "table": row.table,
        "key": row.key,
        "command": row.command,
        "digest": row.digest,
        "at": row.at,
        "shoe": row.shoe,
        "number": row.number,
        "sequence": row.sequence,
        "events": row.events,
        "refusal": row.refusal,
    }
    return sealed_receipt(at_hash, content)


def parsed(text: str) -> dict[str, Any]:
    """The JSON object of a column, or BrokenJournal."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BrokenJournal(f"no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BrokenJournal(f"no JSON object: {text[:60]}")
    return data


def _written(kind: Any, value: object) -> str:
    return canonical(form_of(kind).encode(value)).decode()


def _read(kind: type[T], text: str) -> T:
    form: Any = kind
    value: T = form_of(form).decode(parsed(text), kind.__name__)
    return value
