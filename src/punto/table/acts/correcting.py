"""Corrections: a paid round that was wrong is put right by a later entry; nothing that happened is erased.

An operator says what the round should have brought a seat, and why. The difference moves between the house and the
patron by transfers of its own; the round itself stays in the journal as it was settled. It may be a round of any shoe:
what it brought is part of no state, so that whoever keeps the journal says it with the command (`Standing.paid`). A
patron who has left gets the money in their purse, or gives it back from there, by way of an account that is opened and
closed in the same entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from punto.ledger.transfers import Transfer, move
from punto.table.acts.chips import fault_of_amount
from punto.table.command import OperatorCommand
from punto.table.dealer.payout import RoundSettled
from punto.table.event import Event, MoneyEvent
from punto.table.refusals import Code, Refusal, refuse
from punto.table.standing import PaidSeat
from punto.table.state import State

PaidPlace = tuple[int, int, int]
"""Where a paid slip stands: the shoe, the number of the round, and the seat."""


class RoundCorrected(MoneyEvent, frozen=True, kw_only=True):
    """What a paid round brought a seat was corrected."""

    by: str
    shoe: int
    number: int
    seat: int
    """The seat that had the bets."""
    patron: str
    reason: str
    """One of the usual reasons, or in the operator's words."""
    before: int
    after: int
    """What the round brought the patron, before and after."""
    cashed: int = 0
    """What went to the purse of a patron who had left; below zero, what came from there."""

    @property
    def passes(self) -> tuple[str, ...]:
        """The account of a patron who has left."""
        return (self.transfers[0].credit,) if self.cashed and self.transfers else ()

    def change(self, state: State) -> State:
        """The patron has won or lost so much more, today."""
        seated, more = state.seated(self.patron), self.after - self.before
        if seated is not None:
            day = max(seated.day, state.settings.day_of(self.at))
            day_net = (seated.day_net if seated.day == day else 0) + more
            state = state.with_seat(seated.seat, session_net=seated.session_net + more, day=day, day_net=day_net)
        return replace(state, book=state.book.close(*self.passes), corrections=state.corrections + 1)


def paid_by(event: Event) -> Iterator[tuple[PaidPlace, PaidSeat]]:
    """What an event says that rounds brought their seats: a payout for the first time, a correction anew."""
    match event:
        case RoundSettled():
            for slip in event.slips:
                yield (event.shoe, event.number, slip.seat), PaidSeat(patron=slip.patron, net=slip.net)
        case RoundCorrected():
            yield (event.shoe, event.number, event.seat), PaidSeat(patron=event.patron, net=event.after)
        case _:
            pass


class CorrectRound(OperatorCommand, frozen=True, kw_only=True):
    """Correct what a paid round brought a seat."""

    shoe: int
    number: int
    seat: int
    after: int
    """What the round should have brought, in minor units: a loss is below zero."""
    reason: str

    guarded: ClassVar[bool] = True

    @property
    def place(self) -> PaidPlace:
        """Which slip it is about."""
        return self.shoe, self.number, self.seat

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """A round must be over."""
        over = state.shoes > 1 or (state.shoe is not None and state.shoe.history)
        return None if over else refuse(Code.NO_ROUND_TO_CORRECT)

    def fault(self, state: State) -> Refusal | None:
        """A reason, a bet that was paid, a difference, and money to give back."""
        if not self.reason.strip():
            return refuse(Code.REASON_NEEDED)
        paid = state.standing.paid
        if paid is None:
            return refuse(Code.NO_BET_TO_CORRECT, seat=self.seat, number=self.number, shoe=self.shoe)
        more = self.after - paid.net
        if not more:
            return refuse(Code.NOTHING_TO_CORRECT)
        return fault_of_amount(state, abs(more)) or _fault_of_means(state, paid.patron, -more)

    def events(self, state: State) -> tuple[Event, ...]:
        """The difference moves, by transfers of its own."""
        paid = state.standing.paid
        assert paid is not None, "the guard has let it through"
        more, gone = self.after - paid.net, state.seated(paid.patron) is None
        return (
            RoundCorrected(
                at=self.at,
                by=self.by,
                shoe=self.shoe,
                number=self.number,
                seat=self.seat,
                patron=paid.patron,
                reason=self.reason.strip(),
                before=paid.net,
                after=self.after,
                cashed=more if gone else 0,
                transfers=self._transfers(state, paid.patron, more, gone=gone),
            ),
        )

    def _transfers(self, state: State, patron: str, more: int, *, gone: bool) -> tuple[Transfer, ...]:
        """From the house to the patron, or back; for one who has left, on to the cashier or first from there."""
        accounts = state.accounts
        way = [accounts.bankroll, accounts.patron(patron), *([accounts.cashier] if gone else [])]
        if more < 0:
            way.reverse()
        name = f"{state.table}/{self.shoe}.{self.number}/{self.seat}/corrected/{state.sequence + 1}"
        moved = [move(name, debit=way[0], credit=way[1], amount=abs(more))]
        if gone:
            moved.append(move(f"{name}/purse", debit=way[1], credit=way[2], amount=abs(more)))
        return tuple(moved)


def _fault_of_means(state: State, patron: str, amount: int) -> Refusal | None:
    """Whether the patron can give back so much: from their chips, or from the purse if they have left."""
    at_hand = state.standing.free if state.seated(patron) is None else state.money_of(patron).available
    if at_hand is None or amount <= at_hand:
        return None
    mark = state.house.currency.mark
    return refuse(Code.PATRON_SHORT, needed=mark(amount), available=mark(at_hand))
