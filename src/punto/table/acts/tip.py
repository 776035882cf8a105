"""A tip for the dealer: some chips of the patron's, given when the house permits it."""

from __future__ import annotations

from punto.ledger.accounts import AccountKind
from punto.ledger.transfers import move
from punto.table.acts.chips import fault_of_amount, fault_of_available
from punto.table.command import SeatedCommand
from punto.table.event import Event, MoneyEvent
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State


class TipGiven(MoneyEvent, frozen=True, kw_only=True):
    """A patron gave the dealer a tip."""

    seat: int
    patron: str
    amount: int

    def change(self, state: State) -> State:
        """Only money moved: it is no result of play, and so counts neither as won nor as lost."""
        return state.with_seat(self.seat, bought_in=state.seats[self.seat].bought_in - self.amount)


class TipDealer(SeatedCommand, frozen=True, kw_only=True):
    """Give the dealer a tip."""

    amount: int

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """The house must permit tips, and there must be something to give."""
        if not state.house.tips:
            return refuse(Code.HOUSE_FORBIDS)
        return fault_of_available(state, seated, 1)

    def fault(self, state: State) -> Refusal | None:
        """The amount must be one, and must be there."""
        return fault_of_amount(state, self.amount) or fault_of_available(state, self.seat_in(state), self.amount)

    def events(self, state: State) -> tuple[Event, ...]:
        """The chips go to an account of their own."""
        seated = self.seat_in(state)
        given = move(
            f"{state.table}/tip/{state.sequence + 1}",
            debit=state.accounts.patron(seated.patron),
            credit=state.accounts.house(AccountKind.TIPS),
            amount=self.amount,
        )
        return (TipGiven(at=self.at, seat=seated.seat, patron=seated.patron, amount=self.amount, transfers=(given,)),)
