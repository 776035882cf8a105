"""Transfers: every movement of money has one debit, one credit and one amount.

An `immediate` transfer moves at once. A `pending` one holds the amount on both accounts until a `post` moves it or a
`void` lets it go; these two name the pending transfer and repeat its accounts and amount.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

TransferKind = Literal["immediate", "pending", "post", "void"]


class Transfer(Struct, frozen=True):
    """One movement of money, as it is written into the ledger."""

    id: str
    kind: TransferKind
    debit: str
    """The account that gives."""
    credit: str
    """The account that takes."""
    amount: int
    """In minor units."""
    pending: str | None = None
    """The id of the pending transfer that a post or a void ends."""


def move(name: str, *, debit: str, credit: str, amount: int) -> Transfer:
    """A transfer that moves at once."""
    return Transfer(name, "immediate", debit, credit, amount)


def hold(name: str, *, debit: str, credit: str, amount: int) -> Transfer:
    """A transfer that only holds the amount for now."""
    return Transfer(name, "pending", debit, credit, amount)


def post(held: Transfer) -> Transfer:
    """The transfer that moves what was held."""
    return Transfer(f"{held.id}/post", "post", held.debit, held.credit, held.amount, pending=held.id)


def void(held: Transfer) -> Transfer:
    """The transfer that lets go what was held."""
    return Transfer(f"{held.id}/void", "void", held.debit, held.credit, held.amount, pending=held.id)
