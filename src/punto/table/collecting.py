"""Collecting owed commission: what is held is posted; what is only marked is taken as far as the patron can pay."""

from __future__ import annotations

from msgspec.structs import replace

from punto.ledger.transfers import Transfer, move, post
from punto.table.state import Seated, State


def collection(state: State, seated: Seated, *, name: str) -> tuple[Transfer, ...]:
    """The transfers that collect now what a patron owes; `name` is the id of the one for marked commission."""
    account, held = state.accounts.patron(seated.patron), () if seated.owed is None else (post(seated.owed),)
    taken = min(seated.marked, state.book.account(account).available)
    if not taken:
        return held
    return *held, move(name, debit=account, credit=state.accounts.commission, amount=taken)


def relieved(seated: Seated, collected: int) -> Seated:
    """The seat after so much was collected: what was held first, then what was marked."""
    held = seated.owed.amount if seated.owed is not None else 0
    return replace(seated, owed=None, marked=seated.marked - (collected - held))
