"""How large the compiled tables of bets may become, known before they are made.

Two numbers grow with the facts that bets ask for together: the pairs of final hands, each with a row of every bet; and
the pairs of two-card hands, which are counted anew for every pair of third cards. A process that works for strangers
sets a smaller bound than the generous one that holds otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final

from punto.errors import TooManyFacts
from punto.rules.bets import Bet
from punto.words import Text

__all__ = ["MOST_CELLS", "check_finals", "check_states"]

MOST_CELLS: Final[ContextVar[int]] = ContextVar("MOST_CELLS", default=1 << 30)
"""Cells of a table, or of all tables that are counted one after the other."""


def check_finals(bets: Sequence[Bet], *, finals: int) -> None:
    """TooManyFacts when the pairs of final hands, with a row of each bet, are too many."""
    _check(bets, finals * finals * len(bets), Text("error-program-final-hands", hands=finals))


def check_states(bets: Sequence[Bet], *, states: int, types: int) -> None:
    """TooManyFacts when the pairs of two-card hands, times the pairs of third cards, are too many."""
    _check(bets, states * states * types * types, Text("error-program-two-card-hands", hands=states, kinds=types))


def _check(bets: Sequence[Bet], cells: int, told_apart: Text) -> None:
    most = MOST_CELLS.get()
    if cells <= most:
        return
    worst = max(bets, key=lambda bet: len(bet.facts))
    facts = ", ".join(fact.key for fact in worst.facts)
    many, remedy = (
        (Text("error-program-bet-asks", bet=repr(worst.key)), Text("error-program-fewer-facts"))
        if len(bets) == 1
        else (Text("error-program-bets-ask", bets=len(bets)), Text("error-program-fewer-bets", bet=repr(worst.key)))
    )
    raise TooManyFacts(
        Text(
            "error-program-for-too-many-facts",
            many=many,
            told_apart=told_apart,
            cells=cells,
            most=most,
            remedy=remedy,
            facts=facts,
        )
    )
