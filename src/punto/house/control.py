"""Midi: who is offered the cards of a side.

The largest bet on a side, measured when betting closes, is offered its cards; of equal bets the one that has stood
longest at its amount, then the lower seat. Where the house lets patrons cede, the next largest is asked, also after
somebody who does not answer; else, or when all have passed or nobody bet the side, the dealer turns the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from punto.house.model import House


@dataclass(frozen=True)
class SideBet:
    """What a seat has on a side when betting closes."""

    seat: int
    amount: int
    sequence: int
    """Its place in the order in which the bets on this side came to their amounts."""


def order_of_offers(house: House, bets: Iterable[SideBet]) -> tuple[int, ...]:
    """The seats that are asked for a side's cards, in order; nobody is in Mini."""
    if house.style != "midi":
        return ()
    return tuple(bet.seat for bet in sorted(bets, key=lambda bet: (-bet.amount, bet.sequence, bet.seat)))


def offered_next(house: House, queue: Sequence[int], *, passed: int) -> int | None:
    """Whom the cards are offered when so many of the queue have passed; None when the dealer turns them."""
    may_pass_on = house.handling.ceding or passed == 0
    return queue[passed] if passed < len(queue) and may_pass_on else None
