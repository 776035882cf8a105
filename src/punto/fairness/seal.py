"""Seals: each part of a record is bound to its content and to the part before it.

The parts are the header, the rounds in order, the closing and, where there are any, the corrections. A part's content
is its JSON without the key `seal`, in canonical form: keys sorted, no white space, characters unescaped where JSON
allows it (what JavaScript's `JSON.stringify` gives of an object with sorted keys), in UTF-8.

    seal = SHA-256("punto seal 1" + seal of the part before, 32 bytes (all zero before the header) + content)

In the record it is 64 hex digits. A seal proves nothing by itself, since whoever forges a record can seal it anew; but
the table may show each seal as it goes, and then the words that no sum can check (a reason, a name) are bound as well.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from punto.fairness.record import ShoeRecord
from punto.fairness.record_codec import content_of
from punto.words import Text

__all__ = ["CLOSING", "CORRECTIONS", "HEADER", "parts", "place_of_round", "seal_of", "sealed"]

_LABEL = b"punto seal 1"
_BEFORE_THE_FIRST = "0" * 64

HEADER: Final = Text("verify-header")
CLOSING: Final = Text("verify-closing")
CORRECTIONS: Final = Text("verify-corrections-part")


def place_of_round(number: int) -> Text:
    """What to call a round of a record."""
    return Text("verify-round", number=number)


def seal_of(content: dict[str, Any], *, before: str = _BEFORE_THE_FIRST) -> str:
    """The seal of a part's content (its JSON data without the seal) after the seal before it."""
    canonical = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(_LABEL + bytes.fromhex(before) + canonical.encode()).hexdigest()


def parts(record: ShoeRecord) -> Iterator[tuple[Text, dict[str, Any], str]]:
    """Every part in order: what to call it, its content and the seal that it carries."""
    currency = record.header.currency
    yield HEADER, content_of(record.header, currency), record.header.seal
    for each in record.rounds:
        yield place_of_round(each.number), content_of(each, currency), each.seal
    yield CLOSING, content_of(record.closing, currency), record.closing.seal
    if record.corrections is not None:
        yield CORRECTIONS, content_of(record.corrections, currency), record.corrections.seal


def sealed(record: ShoeRecord) -> ShoeRecord:
    """The record with every seal set right."""
    seals: list[str] = []
    for _, content, _ in parts(record):
        seals.append(seal_of(content, before=seals[-1] if seals else _BEFORE_THE_FIRST))
    first, *of_rounds = seals
    of_rounds, (last, *later) = of_rounds[: len(record.rounds)], of_rounds[len(record.rounds) :]
    rounds = [replace(each, seal=seal) for each, seal in zip(record.rounds, of_rounds, strict=True)]
    return ShoeRecord(
        header=replace(record.header, seal=first),
        rounds=tuple(rounds),
        closing=replace(record.closing, seal=last),
        corrections=replace(record.corrections, seal=later[0]) if record.corrections is not None else None,
    )
