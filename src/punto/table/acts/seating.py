"""Seats: patrons sit down, lose their connection, come back and get up."""

from __future__ import annotations

from itertools import chain, count
from typing import ClassVar, Final

from msgspec.structs import replace

from punto.ledger.transfers import move
from punto.table.acts.betting import fault_of_differential, withdrawn
from punto.table.collecting import collection
from punto.table.command import PatronCommand, SeatedCommand
from punto.table.event import Event, MoneyEvent
from punto.table.limits import LimitPlan
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import LeaveReason, Seated, State

MOST_NAME: Final = 40
"""The most characters of a name."""

_MINUTE = 60_000


class PatronSeated(Event, frozen=True, kw_only=True):
    """A patron sat down."""

    seat: int
    patron: str
    name: str
    limits: LimitPlan
    excluded_until: int | None
    day_net: int
    bot: bool = False
    """Whether the server plays for this patron."""

    def change(self, state: State) -> State:
        """The seat is taken, and the patron has an account at this table."""
        minutes = self.limits.at(self.at).reminder_minutes
        seated = Seated(
            seat=self.seat,
            patron=self.patron,
            name=self.name,
            seated_at=self.at,
            played_at=self.at,
            limits=self.limits,
            excluded_until=self.excluded_until,
            day=state.settings.day_of(self.at),
            day_net=self.day_net,
            remind_at=None if minutes is None else self.at + minutes * _MINUTE,
            bot=self.bot,
        )
        seats = dict(sorted({**state.seats, self.seat: seated}.items()))
        waiting = tuple(each for each in state.waiting if each.patron != self.patron)
        book = state.book.open(state.accounts.patron(self.patron))
        return replace(state, seats=seats, waiting=waiting, book=book)


class LeaveAnnounced(Event, frozen=True, kw_only=True):
    """A patron will leave when the round is over, because there is a stake in play."""

    seat: int
    patron: str
    reason: LeaveReason

    def change(self, state: State) -> State:
        """From now on the patron only waits for the result."""
        return state.with_seat(self.seat, leaving=self.reason)


class PatronLeft(MoneyEvent, frozen=True, kw_only=True):
    """A patron left: owed commission was collected, the rest cashed out, and the seat is free."""

    seat: int
    patron: str
    reason: LeaveReason
    commission: int
    unpaid: int = 0
    """Commission that was only marked, and for which no chips were left."""
    cashed_out: int
    limits: LimitPlan
    day_net: int
    """What the day has brought so far, for the store to keep."""

    def change(self, state: State) -> State:
        """What was counted (changes of the slip, the cut) stays: getting up and sitting down again renews nothing."""
        seats = {seat: each for seat, each in state.seats.items() if seat != self.seat}
        current = state.current
        if current is not None:
            slips = {seat: slip for seat, slip in current.slips.items() if seat != self.seat}
            current = replace(current, slips=slips, ready=current.ready - {self.seat})
        book = state.book.close(state.accounts.patron(self.patron))
        return replace(state, seats=seats, current=current, book=book)


class PatronDisconnected(Event, frozen=True, kw_only=True):
    """A patron's connection is gone; the seat is held."""

    seat: int
    patron: str
    held_until: int

    def change(self, state: State) -> State:
        """Nobody waits for them any more."""
        return state.with_seat(self.seat, connected=False, held_until=self.held_until, gone_at=self.at)


class PatronReconnected(Event, frozen=True, kw_only=True):
    """A patron is back."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """As if they had never been away."""
        return state.with_seat(self.seat, connected=True, held_until=None, gone_at=None)


class TakeSeat(PatronCommand, frozen=True, kw_only=True):
    """Sit down."""

    name: str
    seat: int | None = None
    """The wanted seat; None takes the first free one."""
    bot: bool = False
    """Whether the server plays for this patron; everybody is shown that."""

    filled: ClassVar[frozenset[str]] = PatronCommand.filled | {"name", "bot"}
    guarded: ClassVar[bool] = True

    @classmethod
    def barred(cls, state: State, patron: str, at: int) -> Refusal | None:
        """A table that stays open, no seat yet, one that is free, and a patron who did not exclude themselves."""
        if state.closing_by is not None:
            return refuse(Code.TABLE_CLOSING)
        if (already := state.seated(patron)) is not None:
            return refuse(Code.ALREADY_SEATED, seat=already.seat)
        if not _free_seats(state):
            return refuse(Code.TABLE_FULL)
        waits = state.waits(patron)
        its_own = waits is not None and waits.held_until is not None
        if not its_own and not state.seats_free:
            return refuse(Code.SEAT_HELD)
        return refuse(Code.SELF_EXCLUDED) if state.standing.excludes(at) else None

    def fault(self, state: State) -> Refusal | None:
        """The seat is one and free, and the name can be shown to others."""
        seats = state.seats_to_stay
        if self.seat is not None and not 1 <= self.seat <= seats:
            return refuse(Code.UNKNOWN_SEAT, seat=self.seat, seats=seats)
        if self.seat is not None and self.seat in state.seats:
            return refuse(Code.SEAT_TAKEN, seat=self.seat)
        return None if is_name(self.name) else refuse(Code.NAME_OUT_OF_RANGE, most=MOST_NAME)

    def events(self, state: State) -> tuple[Event, ...]:
        """The patron has the wanted seat, or the first that is free."""
        return (
            PatronSeated(
                at=self.at,
                seat=self.seat or _free_seats(state)[0],
                patron=self.patron,
                name=_told_apart(state, self.name),
                limits=state.standing.limits,
                excluded_until=state.standing.excluded_until,
                day_net=state.standing.day_net or 0,
                bot=self.bot,
            ),
        )


class LeaveTable(SeatedCommand, frozen=True, kw_only=True):
    """Get up: owed commission is collected and the rest cashed out. A stake in play is settled first."""

    def events(self, state: State) -> tuple[Event, ...]:
        """Now, or when the round is over."""
        return leave_when_possible(state, self.seat_in(state), at=self.at, reason="own wish")


class Disconnect(SeatedCommand, frozen=True, kw_only=True):
    """The patron's connection is gone."""

    offered: ClassVar[bool] = False

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Once."""
        return None if seated.connected else refuse(Code.NOT_CONNECTED)

    def events(self, state: State) -> tuple[Event, ...]:
        """The seat is held for a while."""
        seated, until = self.seat_in(state), self.at + state.settings.seat_held_ms
        return (PatronDisconnected(at=self.at, seat=seated.seat, patron=seated.patron, held_until=until),)


class Reconnect(SeatedCommand, frozen=True, kw_only=True):
    """The patron is back."""

    offered: ClassVar[bool] = False

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Once."""
        return refuse(Code.ALREADY_CONNECTED) if seated.connected else None

    def events(self, state: State) -> tuple[Event, ...]:
        """They are back."""
        seated = self.seat_in(state)
        return (PatronReconnected(at=self.at, seat=seated.seat, patron=seated.patron),)


def leave_when_possible(
    state: State, seated: Seated, *, at: int, reason: LeaveReason, after: int = 0
) -> tuple[Event, ...]:
    """The patron leaves now, or when the round is over if there is a stake in play that cannot be taken back.

    `after` is the number of events of the same command that come before.
    """
    if not state.has_stake(seated.seat):
        return (left(state, seated, at=at, reason=reason, after=after),)
    may_withdraw = state.phase is Phase.BETTING and state.paused_at is None
    if not may_withdraw or fault_of_differential(state, seated.seat, ()) is not None:
        return (LeaveAnnounced(at=at, seat=seated.seat, patron=seated.patron, reason=reason),)
    return withdrawn(state, seated, at=at), left(state, seated, at=at, reason=reason, after=after + 1)


def left(state: State, seated: Seated, *, at: int, reason: LeaveReason, after: int = 0) -> PatronLeft:
    """The patron, who has no stake in play, leaves: owed commission is collected and the rest goes to the cashier."""
    account, name = state.accounts.patron(seated.patron), f"{state.table}/leave/{state.sequence + after + 1}"
    transfers = list(collection(state, seated, name=f"{name}/commission"))
    paid = sum(each.amount for each in transfers)
    rest = state.book.account(account).balance - paid
    if rest:
        transfers.append(move(name, debit=account, credit=state.accounts.cashier, amount=rest))
    return PatronLeft(
        at=at,
        seat=seated.seat,
        patron=seated.patron,
        reason=reason,
        commission=paid,
        unpaid=seated.owes - paid,
        cashed_out=rest,
        limits=seated.limits,
        day_net=seated.day_net if seated.day == state.settings.day_of(at) else 0,
        transfers=tuple(transfers),
    )


def departures(state: State, at: int) -> tuple[Event, ...]:
    """Who leaves now because the round is over or the seat was held long enough; one at a time."""
    for seated in state.seats.values():
        if seated.leaving is None and seated.held_until is None:
            continue
        if state.has_stake(seated.seat):
            continue
        if seated.leaving is not None:
            return (left(state, seated, at=at, reason=seated.leaving),)
        if seated.held_until is not None and at >= seated.held_until:
            return (left(state, seated, at=at, reason="seat hold ran out"),)
    return ()


def _free_seats(state: State) -> list[int]:
    return [seat for seat in range(1, state.seats_to_stay + 1) if seat not in state.seats]


def _told_apart(state: State, name: str) -> str:
    """The name, with a number where somebody at the table is called so already: dealers and patrons go by names."""
    taken = {seated.name for seated in state.seats.values()}
    numbered = (f"{name[: MOST_NAME - 4].rstrip()} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if each not in taken)


def is_name(name: str) -> bool:
    """Whether a name can be shown to others: not empty, not long, nothing invisible."""
    return bool(name.strip()) and len(name) <= MOST_NAME and name.isprintable()
