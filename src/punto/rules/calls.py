"""What the dealer says in a round: sentences from the rules' own reasons, made only from cards that lie face up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from punto.rules.cards import Card, points
from punto.rules.rounds import DEAL_ORDER, Round, decisions, next_side, play
from punto.words import Text

PLACE_BETS = Text("call-place-bets")
LAST_ROUND = Text("call-last-round")
NO_MORE_BETS = Text("call-no-more-bets")
_FIRST_FOUR = len(DEAL_ORDER)


def call_of_totals(*, player: int, banker: int) -> Text:
    """What the dealer says of the first four cards."""
    return Text("call-totals", player=player, banker=banker)


def calls_before_close(*, last: bool) -> Iterator[Text]:
    """What the dealer says while bets are taken."""
    if last:
        yield LAST_ROUND
    yield PLACE_BETS


def calls_of_round(
    shown: Sequence[Card],
    *,
    last: bool,
    void: Text | None = None,
    called: Callable[[Round], Text | None] | None = None,
) -> Iterator[Text]:
    """What the dealer has said of a round since betting closed, when these of its cards lie face up, in deal order.

    `called` knows what the house calls a finished round's hand.
    """
    if last:
        yield LAST_ROUND
    yield NO_MORE_BETS
    if len(shown) >= _FIRST_FOUR:
        yield call_of_totals(player=points(shown[0:4:2]), banker=points(shown[1:4:2]))
        yield from (decision.reason for decision in decisions(shown))
        if next_side(shown) is None:
            yield _result(play(shown), called)
    if void is not None:
        yield void


def _result(dealt: Round, called: Callable[[Round], Text | None] | None) -> Text:
    """The result, with the name of the hand where it has one."""
    hand = called(dealt) if called is not None else None
    return dealt.call if hand is None else Text("call-hand", call=dealt.call, hand=hand)
