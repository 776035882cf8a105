"""Dealer's calls: what the dealer of a live table has said so far, by what lies face up there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from punto.house.hands import hand_called
from punto.rules.calls import calls_before_close, calls_of_round
from punto.rules.cards import Card
from punto.rules.rounds import DEAL_ORDER, Round, Winner, play
from punto.table.phases import Phase
from punto.table.reasons import reason_said
from punto.table.state import State, Voided, side_of_next
from punto.words import Text

_FIRST_FOUR = len(DEAL_ORDER)


def calls(state: State) -> Iterator[Text]:
    """Everything the dealer has said in the current round so far."""
    current = state.current
    if current is None:
        return
    if state.phase is not Phase.BETTING:
        void = None if current.void is None else void_call(current.void)
        called = partial(hand_called, state.house)
        yield from calls_of_round(face_up(state), last=current.last, void=void, called=called)
        return
    yield from calls_before_close(last=current.last)


def void_call(void: Voided) -> Text:
    """Why a round is void, as the dealer says it: a usual reason in the reader's language, an operator's own words as
    they are.
    """
    return Text("call-too-few-cards") if void.out_of_cards else reason_said(void.reason)


def face_up(state: State) -> tuple[Card, ...]:
    """The cards in deal order up to the first that lies face down."""
    cards = state.open_round.cards
    first_down = next((place for place, each in enumerate(cards) if not each.exposed), len(cards))
    return tuple(each.card for each in cards[:first_down])


def winner_of(state: State) -> Winner | None:
    """Who won the current round, once it is complete and every card lies face up."""
    dealt = _complete(state)
    return dealt.winner if dealt is not None else None


def hand_of(state: State) -> Text | None:
    """What the house calls the hand of the current round, once it is complete and every card lies face up."""
    dealt = _complete(state)
    return hand_called(state.house, dealt) if dealt is not None else None


def _complete(state: State) -> Round | None:
    """The current round, once it is complete and every card lies face up."""
    current = state.current
    if current is None or len(current.cards) < _FIRST_FOUR or not current.all_exposed:
        return None
    return play(current.dealt) if side_of_next(current) is None else None
