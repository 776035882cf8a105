"""Corrections of paid rounds, worked out again: each names what the round had brought, and moves the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from punto.errors import BrokenJournal
from punto.store.audit.arithmetic import moved_by
from punto.store.read.reader import Reader
from punto.store.write.loading import event_as
from punto.table import State
from punto.table.acts.correcting import PaidPlace, RoundCorrected
from punto.table.dealer.payout import RoundSettled
from punto.words import Text

__all__ = ["PaidSlips", "corrected_at", "correction_differences"]


class PaidSlips:
    """What each slip brought that is corrected anywhere in a journal: an audit of any length remembers only these."""

    def __init__(self, corrected: Iterable[RoundCorrected]) -> None:
        self._wanted = {(each.shoe, each.number, each.seat) for each in corrected}
        self._brought: dict[PaidPlace, tuple[str, int]] = {}

    def follow(self, event: RoundSettled | RoundCorrected) -> None:
        """One more round was paid, or corrected."""
        if isinstance(event, RoundCorrected):
            self._brought[event.shoe, event.number, event.seat] = event.patron, event.after
            return
        for slip in event.slips:
            if (place := (event.shoe, event.number, slip.seat)) in self._wanted:
                self._brought[place] = slip.patron, sum(bet.net for bet in slip.bets)

    def brought(self, event: RoundCorrected) -> tuple[str, int] | None:
        """Whose slip it is that is corrected, and what it had brought them; None where nothing was paid."""
        return self._brought.get((event.shoe, event.number, event.seat))


def corrected_at(reader: Reader, table: str) -> Iterator[RoundCorrected]:
    """The corrections of a table that can be read; that another cannot is found where the journal is followed."""
    for row in reader.events(table, RoundCorrected):
        with suppress(BrokenJournal):
            yield event_as(row, RoundCorrected)


def correction_differences(event: RoundCorrected, before: State, brought: tuple[str, int] | None) -> Iterator[Text]:
    """Where a correction does not name what the round brought, who ordered it and why, or moves another sum."""
    if (event.patron, event.before) != brought:
        said, right = (f"{event.patron} {event.before}", "-" if brought is None else "{} {}".format(*brought))
        yield Text("audit-corrections-before", said=said, right=right)
    if not event.reason.strip() or not event.by:
        yield Text("audit-corrections-unsigned")
    more = event.after - event.before
    sits = any(each.patron == event.patron for each in before.seats.values())
    # Of a patron who has left the money goes through to the cashier, and into the purse.
    ends_at = before.accounts.patron(event.patron) if sits else before.accounts.cashier
    due = {ends_at: more, before.accounts.bankroll: -more} if more else {}
    if event.cashed != (cashed := 0 if sits else more):
        yield Text("audit-rounds-figure", name="cashed", said=str(event.cashed), right=str(cashed))
    moved = moved_by(event.transfers)
    if moved != due:
        yield Text("audit-rounds-moves", moved=_amounts(moved), right=_amounts(due))


def _amounts(by_account: dict[str, int]) -> str:
    return ", ".join(f"{name} {amount}" for name, amount in sorted(by_account.items())) or "-"
