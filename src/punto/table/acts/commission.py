"""Commission: a patron chooses to pay it at the payout or to owe it, and pays what is owed at any time."""

from __future__ import annotations

from msgspec.structs import replace

from punto.table.acts.chips import fault_of_available
from punto.table.collecting import collection, relieved
from punto.table.command import SeatedCommand
from punto.table.event import Event, MoneyEvent
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State


class CommissionChosen(Event, frozen=True, kw_only=True):
    """A patron chose when to pay commission: it counts from the next payout on."""

    seat: int
    patron: str
    later: bool
    """Whether it is owed instead of being taken out of the payout."""

    def change(self, state: State) -> State:
        """What is owed already stays owed."""
        return state.with_seat(self.seat, pays_later=self.later)


class CommissionPaid(MoneyEvent, frozen=True, kw_only=True):
    """A patron paid commission that was owed, before the house collected it."""

    seat: int
    patron: str
    amount: int

    def change(self, state: State) -> State:
        """It was counted as lost when it was charged: only the debt is gone."""
        return replace(state, seats={**state.seats, self.seat: relieved(state.seats[self.seat], self.amount)})


class ChooseCommission(SeatedCommand, frozen=True, kw_only=True):
    """Pay commission at the payout, or let it be owed."""

    later: bool

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Only where the house lists the payout and another time."""
        house = state.house
        return None if house.charges_commission and house.commission.is_chosen else refuse(Code.HOUSE_FORBIDS)

    def events(self, state: State) -> tuple[Event, ...]:
        """Choosing what holds already is nothing new."""
        seated = self.seat_in(state)
        if seated.pays_later == self.later:
            return ()
        return (CommissionChosen(at=self.at, seat=seated.seat, patron=seated.patron, later=self.later),)


class PayCommission(SeatedCommand, frozen=True, kw_only=True):
    """Pay the commission that is owed, now."""

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Something must be owed, and what is only marked must find chips."""
        if not seated.owes:
            return refuse(Code.NOTHING_OWED)
        return None if seated.owed is not None else fault_of_available(state, seated, 1)

    def events(self, state: State) -> tuple[Event, ...]:
        """All of it, or as much as the patron has."""
        seated = self.seat_in(state)
        transfers = collection(state, seated, name=f"{state.table}/commission/{state.sequence + 1}")
        amount = sum(each.amount for each in transfers)
        return (CommissionPaid(at=self.at, seat=seated.seat, patron=seated.patron, amount=amount, transfers=transfers),)
