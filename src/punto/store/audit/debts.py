"""Owed commission, worked out again: what a seat owes grows by its wins and shrinks by what is collected, to the cent.

What is held is a pending transfer of exactly that amount, and is collected whole. What is only marked holds nothing,
and is collected as far as the chips go that are not spoken for.
"""

from __future__ import annotations

from collections.abc import Iterator

from punto.ledger import Transfer
from punto.store.audit.arithmetic import moved_by
from punto.store.audit.step import at
from punto.table import State
from punto.table.acts.commission import CommissionPaid
from punto.table.acts.seating import PatronLeft
from punto.table.dealer.payout import RoundSettled
from punto.table.dealer.shoe import CommissionCollected
from punto.table.event import Event
from punto.words import Text

__all__ = ["debt_differences"]


def debt_differences(event: Event, before: State, after: State | None) -> Iterator[Text]:
    """Where an event does not leave every seat with what it owes."""
    match event:
        case RoundSettled():
            won = {slip.seat: sum(bet.commission for bet in slip.bets if bet.owed) for slip in event.slips}
            yield from _left_owing(before, after, {seat: -amount for seat, amount in won.items()})
        case CommissionPaid():
            yield from _collected(before, event.seat, event.amount, event.transfers)
            yield from _left_owing(before, after, {event.seat: event.amount})
        case CommissionCollected():
            for seat, amount in event.collected:
                yield from _collected(before, seat, amount, event.transfers)
            owing = {seat for seat in before.seats if _collectible(before, seat)}
            if owing != {seat for seat, _ in event.collected}:
                said = [seat for seat, _ in event.collected]
                yield Text("audit-debts-seats", said=_seats(said), right=_seats(sorted(owing)))
            yield from _left_owing(before, after, dict(event.collected))
        case PatronLeft():
            yield from _collected(before, event.seat, event.commission, event.transfers)
            unpaid = _owed(before, event.seat) - event.commission
            if event.unpaid != unpaid:
                yield Text("audit-debts-unpaid", said=str(event.unpaid), right=str(unpaid))
        case _:
            pass


def _owed(state: State, seat: int) -> int:
    seated = state.seats[seat]
    return seated.marked + (0 if seated.owed is None else seated.owed.amount)


def _collectible(state: State, seat: int) -> int:
    """All that is held, and of what is marked as much as there are free chips."""
    seated = state.seats[seat]
    account = state.book.account(state.accounts.patron(seated.patron))
    held = 0 if seated.owed is None else seated.owed.amount
    free = account.credits_posted - account.debits_posted - account.debits_pending
    return held + min(seated.marked, free)


def _collected(before: State, seat: int, amount: int, transfers: tuple[Transfer, ...]) -> Iterator[Text]:
    right, account = _collectible(before, seat), before.accounts.patron(before.seats[seat].patron)
    if amount != right:
        yield at(_seat(seat), Text("audit-debts-collected", said=str(amount), right=str(right)))
    commission = before.accounts.commission
    moved = moved_by([each for each in transfers if each.debit == account and each.credit == commission])
    if moved.get(commission, 0) != amount:
        taken = str(moved.get(commission, 0))
        yield at(_seat(seat), Text("audit-debts-account", said=taken, right=str(amount)))


def _left_owing(before: State, after: State | None, paid: dict[int, int]) -> Iterator[Text]:
    """Every seat owes what it owed, less what it paid now or more what it did not pay."""
    for seat in before.seats if after is not None else ():
        if after is None or seat not in after.seats:
            continue
        right = _owed(before, seat) - paid.get(seat, 0)
        if _owed(after, seat) != right:
            yield at(_seat(seat), Text("audit-debts-owes", said=str(_owed(after, seat)), right=str(right)))


def _seat(seat: int) -> Text:
    return Text("audit-rounds-seat", seat=str(seat))


def _seats(seats: list[int]) -> str:
    return ", ".join(map(str, seats)) or "-"
