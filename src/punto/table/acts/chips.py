"""Chips: bought from the cashier, and given back without getting up."""

from __future__ import annotations

from typing import ClassVar, Final

from punto.ledger.transfers import move
from punto.table.acts.betting import refusal_to_play
from punto.table.command import SeatedCommand
from punto.table.event import Event, MoneyEvent
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State

MOST_AMOUNT: Final = 10**13
"""The most that can be bought at once, in minor units: far below what a browser can count exactly."""


class BoughtIn(MoneyEvent, frozen=True, kw_only=True):
    """A patron bought chips."""

    seat: int
    patron: str
    amount: int

    def change(self, state: State) -> State:
        """So much more was brought to the table."""
        return state.with_seat(self.seat, bought_in=state.seats[self.seat].bought_in + self.amount)


class CashedOut(MoneyEvent, frozen=True, kw_only=True):
    """A patron gave chips back and stayed."""

    seat: int
    patron: str
    amount: int

    def change(self, state: State) -> State:
        """So much less was brought to the table."""
        return state.with_seat(self.seat, bought_in=state.seats[self.seat].bought_in - self.amount)


class BuyIn(SeatedCommand, frozen=True, kw_only=True):
    """Buy chips from the cashier."""

    amount: int

    guarded: ClassVar[bool] = True

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Who may not play brings no money."""
        return refusal_to_play(state, seated, at)

    def fault(self, state: State) -> Refusal | None:
        """The amount must be one, and the purse must hold it."""
        free, mark = state.standing.free, state.house.currency.mark
        if (fault := fault_of_amount(state, self.amount)) is not None or free is None or self.amount <= free:
            return fault
        return refuse(Code.PURSE_SHORT, needed=mark(self.amount), free=mark(free))

    def events(self, state: State) -> tuple[Event, ...]:
        """The cashier gives, the patron has."""
        seated = self.seat_in(state)
        bought = move(
            f"{state.table}/buy-in/{state.sequence + 1}",
            debit=state.accounts.cashier,
            credit=state.accounts.patron(seated.patron),
            amount=self.amount,
        )
        return (BoughtIn(at=self.at, seat=seated.seat, patron=seated.patron, amount=self.amount, transfers=(bought,)),)


class CashOut(SeatedCommand, frozen=True, kw_only=True):
    """Give chips back to the cashier and stay."""

    amount: int

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Who has nothing to spend has nothing to give back."""
        return fault_of_available(state, seated, 1)

    def fault(self, state: State) -> Refusal | None:
        """The amount must be one, and must be there."""
        return fault_of_amount(state, self.amount) or fault_of_available(state, self.seat_in(state), self.amount)

    def events(self, state: State) -> tuple[Event, ...]:
        """The patron gives, the cashier has."""
        seated = self.seat_in(state)
        cashed = move(
            f"{state.table}/cash-out/{state.sequence + 1}",
            debit=state.accounts.patron(seated.patron),
            credit=state.accounts.cashier,
            amount=self.amount,
        )
        return (CashedOut(at=self.at, seat=seated.seat, patron=seated.patron, amount=self.amount, transfers=(cashed,)),)


def fault_of_amount(state: State, amount: int) -> Refusal | None:
    """Whether it is an amount of money that can be moved."""
    if 0 < amount <= MOST_AMOUNT:
        return None
    return refuse(Code.AMOUNT_OUT_OF_RANGE, most=state.house.currency.mark(MOST_AMOUNT))


def fault_of_available(state: State, seated: Seated, amount: int) -> Refusal | None:
    """Whether the patron has so much to spend."""
    available = state.money_of(seated.patron).available
    if amount <= available:
        return None
    mark = state.house.currency.mark
    return refuse(Code.INSUFFICIENT_BALANCE, needed=mark(amount), available=mark(available))
