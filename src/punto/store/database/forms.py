"""JSON columns: the few values that stand in one, beside events and states."""

from __future__ import annotations

import json
from typing import Any

from msgspec.structs import replace

from punto.errors import BrokenJournal
from punto.store.database.rows import ReceiptRow
from punto.store.write.chain import sealed_receipt
from punto.table import Receipt, canonical, decode
from punto.table.limits import LimitPlan
from punto.words import Text

__all__ = ["answer_row", "limits_text", "parsed", "read_limits", "receipt_of", "seal_of_answer"]


def limits_text(limits: LimitPlan | None) -> str | None:
    """A patron's limits as canonical JSON."""
    return None if limits is None else canonical(limits).decode()


def read_limits(text: str | None) -> LimitPlan | None:
    """The limits of a column."""
    return None if text is None else decode(LimitPlan, text)


def answer_row(made: Receipt, *, table: str, key: str, events: int, at_hash: str) -> ReceiptRow:
    """The sealed row of an answer that was given when the journal had this hash."""
    row = ReceiptRow(
        table=table,
        key=key,
        command=made.command,
        digest=made.digest,
        at=made.at,
        shoe=made.shoe,
        number=made.number,
        sequence=made.sequence,
        events=events,
    )
    return replace(row, seal=seal_of_answer(row, at_hash))


def receipt_of(row: ReceiptRow) -> Receipt:
    """The receipt of a stored answer."""
    return Receipt(
        command=row.command,
        digest=row.digest,
        at=row.at,
        shoe=row.shoe,
        number=row.number,
        sequence=row.sequence,
    )


def seal_of_answer(row: ReceiptRow, at_hash: str) -> str:
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
    }
    return sealed_receipt(at_hash, content)


def parsed(text: str) -> dict[str, Any]:
    """The JSON object of a column, or BrokenJournal."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BrokenJournal(Text("error-store-no-json", error=str(error))) from None
    if not isinstance(data, dict):
        raise BrokenJournal(Text("error-store-no-json-object", text=text[:60]))
    return data
