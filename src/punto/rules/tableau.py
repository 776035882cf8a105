"""The drawing rules: who draws a third card, and why.

The tableau is data (`TABLEAU`); everything that must know a drawing rule, from the dealer's call to the compiled
kernels, reads it there. All five leaflets give this same table. There are few decisions, so each is made once and kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from punto.rules.cards import Card
from punto.rules.sides import SIDE_NAMES
from punto.words import Text, numbers

Side = Literal["player", "banker"]


def _totals(first: int, last: int) -> frozenset[int]:
    return frozenset(range(first, last + 1))


@dataclass(frozen=True)
class Tableau:
    """The third-card rules as sets of totals and values."""

    natural: frozenset[int]
    """Two-card totals that end the round at once, in either hand."""
    player_draws: frozenset[int]
    """Two-card totals on which Player draws."""
    banker_draws_if_player_stood: frozenset[int]
    """Two-card totals on which Banker draws when Player took no third card."""
    banker_draws_to: tuple[frozenset[int], ...]
    """By Banker's two-card total: the values of Player's third card to which Banker draws."""


TABLEAU = Tableau(
    natural=_totals(8, 9),
    player_draws=_totals(0, 5),
    banker_draws_if_player_stood=_totals(0, 5),
    banker_draws_to=(
        _totals(0, 9),
        _totals(0, 9),
        _totals(0, 9),
        _totals(0, 9) - {8},
        _totals(2, 7),
        _totals(4, 7),
        _totals(6, 7),
        frozenset(),
    ),
)


@dataclass(frozen=True, slots=True)
class DrawDecision:
    """One hand draws or stands, with the reason as a sentence."""

    side: Side
    draws: bool
    reason: Text

    def __str__(self) -> str:
        return str(self.reason)


@cache
def player_decision(*, player_total: int, banker_total: int) -> DrawDecision:
    """Whether Player draws on these two-card totals.

    >>> print(player_decision(player_total=4, banker_total=8))
    Banker has a natural 8, so Player stands.
    """
    if stopped := _natural_stops("player", player_total=player_total, banker_total=banker_total):
        return stopped
    draws = player_total in TABLEAU.player_draws
    return _by_total("player", player_total, draws=draws, drawing=TABLEAU.player_draws)


@cache
def banker_decision(*, banker_total: int, player_total: int, player_third: Card | None) -> DrawDecision:
    """Whether Banker draws on its two-card total; `player_third` is None when Player stood.

    >>> print(banker_decision(banker_total=6, player_total=1, player_third=Card("3")))
    Banker has 6 and draws only to a Player third card of 6 or 7; it was a 3.
    """
    if stopped := _natural_stops("banker", player_total=player_total, banker_total=banker_total):
        return stopped
    if player_third is None:
        drawing = TABLEAU.banker_draws_if_player_stood
        return _by_total("banker", banker_total, draws=banker_total in drawing, drawing=drawing)
    draws_to = TABLEAU.banker_draws_to[banker_total]
    return _by_third_card(banker_total, player_third, draws_to=draws_to)


def _natural_stops(side: Side, *, player_total: int, banker_total: int) -> DrawDecision | None:
    """The decision to stand when either hand is a natural; the hand's own natural is named first."""
    totals: dict[Side, int] = {"player": player_total, "banker": banker_total}
    other: Side = "banker" if side == "player" else "player"
    if totals[side] in TABLEAU.natural:
        reason = Text("draw-natural", side=SIDE_NAMES[side], total=totals[side])
        return DrawDecision(side, draws=False, reason=reason)
    if totals[other] in TABLEAU.natural:
        reason = Text("draw-other-natural", side=SIDE_NAMES[side], other=SIDE_NAMES[other], total=totals[other])
        return DrawDecision(side, draws=False, reason=reason)
    return None


def _by_total(side: Side, total: int, *, draws: bool, drawing: frozenset[int]) -> DrawDecision:
    """A decision that depends on the hand's own total alone."""
    on = drawing if draws else frozenset(range(10)) - drawing - TABLEAU.natural
    reason = Text(f"draw-{side}-{'draws' if draws else 'stands'}", total=total, on=numbers(on))
    return DrawDecision(side, draws=draws, reason=reason)


def _by_third_card(total: int, third: Card, *, draws_to: frozenset[int]) -> DrawDecision:
    """Banker's decision after Player drew."""
    draws = third.value in draws_to
    exceptions = frozenset(range(10)) - draws_to
    if not exceptions:
        reason = Text("draw-always-draws", total=total)
    elif not draws_to:
        reason = Text("draw-always-stands", total=total)
    elif len(exceptions) == 1:
        reason = Text("draw-unless", total=total, value=min(exceptions), third=_said(third))
    else:
        key = "draw-to" if draws else "draw-only-to"
        reason = Text(key, total=total, values=numbers(draws_to), third=_said(third))
    return DrawDecision("banker", draws=draws, reason=reason)


def _said(card: Card) -> Text:
    return Text("draw-third-card", rank=int(card.rank) if card.rank.isdigit() else card.rank)
