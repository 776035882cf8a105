"""Patrons come, buy chips, lose their connection, set their limits and leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from punto.ledger.transfers import move, post
from punto.table.betting import withdrawn
from punto.table.commands import (
    AcknowledgeReminder,
    BuyIn,
    CashOut,
    Command,
    Disconnect,
    ExcludeSelf,
    LeaveTable,
    Reconnect,
    SetLimits,
    TakeSeat,
)
from punto.table.events import (
    BoughtIn,
    CashedOut,
    Event,
    LeaveAnnounced,
    LeaveReason,
    LimitsSet,
    PatronDisconnected,
    PatronLeft,
    PatronReconnected,
    PatronSeated,
    ReminderAcknowledged,
    SelfExcluded,
)
from punto.table.evolve import evolve
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State

MOST_AMOUNT: Final = 10**13
"""The most that can be bought at once, in minor units: far below what a browser can count exactly."""

MOST_NAME: Final = 40
"""The most characters of a name."""

Answer = tuple[Event, ...] | Refusal


def _take_seat(state: State, command: TakeSeat) -> Answer:
    seats = state.house.seats
    if state.closing_by is not None:
        return refuse(Code.TABLE_CLOSING)
    if (already := state.seated(command.patron)) is not None:
        return refuse(Code.ALREADY_SEATED, seat=already.seat)
    if command.excluded_until is not None and command.at < command.excluded_until:
        return refuse(Code.SELF_EXCLUDED)
    free = [seat for seat in range(1, seats + 1) if seat not in state.seats]
    if command.seat is not None and not 1 <= command.seat <= seats:
        return refuse(Code.UNKNOWN_SEAT, seat=command.seat, seats=seats)
    if command.seat is not None and command.seat not in free:
        return refuse(Code.SEAT_TAKEN, seat=command.seat)
    if not free:
        return refuse(Code.TABLE_FULL)
    if not _is_name(command.name):
        return refuse(Code.NAME_OUT_OF_RANGE, most=MOST_NAME)
    seated = PatronSeated(
        at=command.at,
        seat=command.seat or free[0],
        patron=command.patron,
        name=command.name,
        limits=command.limits,
        excluded_until=command.excluded_until,
        day_net=command.day_net,
        bot=command.bot,
    )
    return (seated,)


def _is_name(name: str) -> bool:
    """Whether a name can be shown to others: not empty, not long, nothing invisible."""
    return bool(name.strip()) and len(name) <= MOST_NAME and name.isprintable()


def _buy_in(state: State, command: BuyIn) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if (refusal := _refusal_to_play(patron, command.at)) is not None:
        return refusal
    if not 0 < command.amount <= MOST_AMOUNT:
        return refuse(Code.AMOUNT_OUT_OF_RANGE, most=state.house.currency.mark(MOST_AMOUNT))
    bought = move(
        f"{state.table}/buy-in/{state.sequence + 1}",
        debit=state.accounts.cashier,
        credit=state.accounts.patron(patron.patron),
        amount=command.amount,
    )
    return (
        BoughtIn(at=command.at, seat=patron.seat, patron=patron.patron, amount=command.amount, transfers=(bought,)),
    )


def _cash_out(state: State, command: CashOut) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    mark = state.house.currency.mark
    if not 0 < command.amount <= MOST_AMOUNT:
        return refuse(Code.AMOUNT_OUT_OF_RANGE, most=mark(MOST_AMOUNT))
    available = state.money_of(patron.patron).available
    if command.amount > available:
        return refuse(Code.INSUFFICIENT_BALANCE, needed=mark(command.amount), available=mark(available))
    cashed = move(
        f"{state.table}/cash-out/{state.sequence + 1}",
        debit=state.accounts.patron(patron.patron),
        credit=state.accounts.cashier,
        amount=command.amount,
    )
    return (
        CashedOut(at=command.at, seat=patron.seat, patron=patron.patron, amount=command.amount, transfers=(cashed,)),
    )


def _leave(state: State, command: LeaveTable) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    return leave_when_possible(state, patron, at=command.at, reason="own wish")


def leave_when_possible(state: State, patron: Seated, *, at: int, reason: LeaveReason) -> tuple[Event, ...]:
    """The patron leaves now, or when the round is over if there is a stake in play that cannot be taken back."""
    if not state.has_stake(patron.seat):
        return (left(state, patron, at=at, reason=reason),)
    taken_back = withdrawn(state, patron, at=at) if state.phase is Phase.BETTING and state.paused_at is None else None
    if taken_back is None or isinstance(taken_back, Refusal):
        return (LeaveAnnounced(at=at, seat=patron.seat, patron=patron.patron, reason=reason),)
    after = evolve(state, taken_back)
    return taken_back, left(after, patron, at=at, reason=reason)


def left(state: State, patron: Seated, *, at: int, reason: LeaveReason) -> PatronLeft:
    """The patron, who has no stake in play, leaves: owed commission is collected and the rest goes to the cashier."""
    account = state.accounts.patron(patron.patron)
    transfers = [] if patron.owed is None else [post(patron.owed)]
    owed = 0 if patron.owed is None else patron.owed.amount
    rest = state.book.account(account).balance - owed
    if rest:
        name = f"{state.table}/leave/{state.sequence + 1}"
        transfers.append(move(name, debit=account, credit=state.accounts.cashier, amount=rest))
    return PatronLeft(
        at=at,
        seat=patron.seat,
        patron=patron.patron,
        reason=reason,
        commission=owed,
        cashed_out=rest,
        limits=patron.limits,
        day_net=patron.day_net if patron.day == state.settings.day_of(at) else 0,
        transfers=tuple(transfers),
    )


def _disconnect(state: State, command: Disconnect) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if not patron.connected:
        return refuse(Code.NOT_CONNECTED)
    until = command.at + state.settings.seat_held_ms
    return (PatronDisconnected(at=command.at, seat=patron.seat, patron=patron.patron, held_until=until),)


def _reconnect(state: State, command: Reconnect) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if patron.connected:
        return refuse(Code.ALREADY_CONNECTED)
    return (PatronReconnected(at=command.at, seat=patron.seat, patron=patron.patron),)


def _set_limits(state: State, command: SetLimits) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if not command.limits.is_sound:
        return refuse(Code.LIMIT_NOT_POSITIVE)
    after = patron.limits.changed(command.limits, at=command.at, raise_after_ms=state.settings.raise_after_ms)
    if after == patron.limits:
        return ()
    return (LimitsSet(at=command.at, seat=patron.seat, patron=patron.patron, before=patron.limits, after=after),)


def _exclude(state: State, command: ExcludeSelf) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if command.until <= max(command.at, patron.excluded_until or 0):
        return refuse(Code.EXCLUSION_NOT_LONGER)
    excluded = SelfExcluded(at=command.at, seat=patron.seat, patron=patron.patron, until=command.until)
    after = evolve(state, excluded)
    gone = leave_when_possible(after, after.seats[patron.seat], at=command.at, reason="self-excluded")
    return excluded, *gone


def _acknowledge(state: State, command: AcknowledgeReminder) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if patron.reminded_at is None:
        return refuse(Code.NO_REMINDER)
    return (ReminderAcknowledged(at=command.at, seat=patron.seat, patron=patron.patron),)


def _refusal_to_play(patron: Seated, at: int) -> Refusal | None:
    """Why a patron who is at the table may not bring more money into play."""
    if patron.excluded_until is not None and at < patron.excluded_until:
        return refuse(Code.SELF_EXCLUDED)
    if patron.leaving is not None:
        return refuse(Code.PATRON_LEAVING)
    return None


HANDLERS: dict[type[Command], Callable[[State, Any], Answer]] = {
    TakeSeat: _take_seat,
    BuyIn: _buy_in,
    CashOut: _cash_out,
    LeaveTable: _leave,
    Disconnect: _disconnect,
    Reconnect: _reconnect,
    SetLimits: _set_limits,
    ExcludeSelf: _exclude,
    AcknowledgeReminder: _acknowledge,
}
