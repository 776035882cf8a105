"""The drawing rules: who draws a third card, and why.

The tableau is data (`TABLEAU`); everything that must know a drawing rule, from the dealer's call to the compiled
kernels, reads it there. All five leaflets give this same table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from punto.rules.cards import Card
from punto.rules.text import SIDE_NAMES, Language, Text, values_phrase

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
class Decision:
    """One hand draws or stands, with the reason as a sentence."""

    side: Side
    draws: bool
    reason: Text

    def __str__(self) -> str:
        return self.reason.en


def player_decision(*, player_total: int, banker_total: int) -> Decision:
    """Whether Player draws on these two-card totals.

    >>> print(player_decision(player_total=4, banker_total=8))
    Banker has a natural 8, so Player stands.
    """
    if stopped := _natural_stops("player", player_total=player_total, banker_total=banker_total):
        return stopped
    draws = player_total in TABLEAU.player_draws
    return _by_total("player", player_total, draws=draws, drawing=TABLEAU.player_draws)


def banker_decision(*, banker_total: int, player_total: int, player_third: Card | None) -> Decision:
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


def _natural_stops(side: Side, *, player_total: int, banker_total: int) -> Decision | None:
    """The decision to stand when either hand is a natural; the hand's own natural is named first."""
    totals: dict[Side, int] = {"player": player_total, "banker": banker_total}
    other: Side = "banker" if side == "player" else "player"
    if totals[side] in TABLEAU.natural:
        reason = Text("{side} has a natural {total} and stands.", "{side}例牌{total}点，不补牌。")
        return Decision(side, draws=False, reason=reason.format(side=SIDE_NAMES[side], total=totals[side]))
    if totals[other] in TABLEAU.natural:
        reason = Text("{other} has a natural {total}, so {side} stands.", "{other}例牌{total}点，{side}不补牌。")
        filled = reason.format(side=SIDE_NAMES[side], other=SIDE_NAMES[other], total=totals[other])
        return Decision(side, draws=False, reason=filled)
    return None


def _by_total(side: Side, total: int, *, draws: bool, drawing: frozenset[int]) -> Decision:
    """A decision that depends on the hand's own total alone."""
    stood = Text("Player stood; ", "闲家不补牌；") if side == "banker" else Text("", "")
    if draws:
        reason = Text("{stood}{side} has {total} and draws on {on}.", "{stood}{side}{total}点，{on}点须补牌。")
        totals = drawing
    else:
        reason = Text("{stood}{side} has {total} and stands on {on}.", "{stood}{side}{total}点，{on}点不补牌。")
        totals = frozenset(range(10)) - drawing - TABLEAU.natural
    return Decision(
        side, draws=draws, reason=reason.format(stood=stood, side=SIDE_NAMES[side], total=total, on=_said(totals))
    )


def _by_third_card(total: int, third: Card, *, draws_to: frozenset[int]) -> Decision:
    """Banker's decision after Player drew."""
    draws = third.value in draws_to
    exceptions = frozenset(range(10)) - draws_to
    values = Text("", "")
    if not exceptions:
        reason = Text("Banker has {total} and always draws.", "庄家{total}点，必须补牌。")
    elif not draws_to:
        reason = Text("Banker has {total} and always stands.", "庄家{total}点，不补牌。")
    elif len(exceptions) == 1:
        values = _said(exceptions, article=True)
        reason = Text(
            "Banker has {total} and draws unless Player's third card is {values}; it was {third}.",
            "庄家{total}点，除非闲家第三张牌是{values}，否则须补牌；第三张牌是{third}。",
        )
    else:
        values = _said(draws_to)
        only = Text("draws", "须补牌") if draws else Text("draws only", "才补牌")
        reason = Text(
            "Banker has {total} and {only} to a Player third card of {values}; it was {third}.",
            "庄家{total}点，闲家第三张牌是{values}{only}；第三张牌是{third}。",
        ).format(total="{total}", only=only, values="{values}", third="{third}")
    filled = reason.format(total=total, values=values, third=_third_card_said(third))
    return Decision("banker", draws=draws, reason=filled)


def _said(values: frozenset[int], *, article: bool = False) -> Text:
    def phrase(language: Language) -> str:
        return values_phrase(sorted(values), language)

    return Text((_article(phrase("en")) if article else "") + phrase("en"), phrase("zh"))


_WORDS = {"A": "Ace", "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King"}


def _third_card_said(card: Card) -> Text:
    word = _WORDS.get(card.rank, card.rank)
    counts = "" if card.rank == str(card.value) else f", which counts {card.value}"
    counts_zh = "" if card.rank == str(card.value) else f"，算{card.value}点"
    rank_zh = "10" if card.rank == "T" else card.rank
    return Text(f"{_article(word)}{word}{counts}", f"{rank_zh}{counts_zh}")


def _article(word: str) -> str:
    return "an " if word in ("8", "Ace") else "a "
