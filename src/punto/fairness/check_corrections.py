"""The check of corrections: each names a paid slip, begins with what it had brought until then, and is counted."""

from __future__ import annotations

from collections.abc import Iterator

from punto.fairness.record import RecordedCorrection, ShoeRecord
from punto.fairness.seal import CORRECTIONS
from punto.fairness.verification import Case, Check, Failure, checked
from punto.words import Text

__all__ = ["corrections_check"]


def corrections_check(case: Case) -> Check:
    """Before is what was paid, or what the correction before it says; what all brought adds up."""
    record, part = case.record, case.record.corrections
    entries = part.entries if part is not None else ()
    net = sum(each.after - each.before for each in entries)

    def failures() -> Iterator[Failure]:
        if part is None:
            return
        if not entries:
            yield Failure(CORRECTIONS, Text("error-fairness-no-corrections"))
        yield from _failures(entries, record)
        if part.net != net:
            yield Failure(
                CORRECTIONS, _amounts("error-fairness-but-adds-up", record, field="net", one=part.net, other=net)
            )

    money = record.header.currency.mark
    return checked("corrections", Text("verify-corrections", entries=len(entries), net=money(net)), failures())


def _failures(entries: tuple[RecordedCorrection, ...], record: ShoeRecord) -> Iterator[Failure]:
    brought = {
        (each.number, slip.seat): sum(bet.net for bet in slip.bets)
        for each in record.rounds
        if each.void is None
        for slip in each.slips
    }
    for each in entries:
        place = Text("verify-correction", number=each.round, seat=each.seat)
        right = brought.get((each.round, each.seat))
        if right is None:
            yield Failure(place, Text("error-fairness-nothing-to-correct"))
        elif right != each.before:
            yield Failure(place, _amounts("error-fairness-had-brought", record, one=each.before, other=right))
        if each.after == each.before:
            yield Failure(place, Text("error-fairness-corrects-nothing"))
        brought[each.round, each.seat] = each.after


def _amounts(key: str, record: ShoeRecord, *, one: int, other: int, **values: str) -> Text:
    written = record.header.currency.format
    return Text(key, one=written(one), other=written(other), **values)
