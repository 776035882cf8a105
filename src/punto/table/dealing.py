"""The dealer's own steps: deal the first four, then third cards one by one, then settle."""

from __future__ import annotations

from punto.rules.rounds import DEAL_ORDER
from punto.table.control import step_turning
from punto.table.events import CardDealt, Event
from punto.table.settlement import out_of_cards, settled
from punto.table.state import State, next_card, side_of_next

_FIRST_FOUR = len(DEAL_ORDER)


def step(state: State, at: int) -> tuple[Event, ...]:
    """What the dealer does when it is due: from the close of betting to the payout, control apart."""
    if len(state.played.cards) >= _FIRST_FOUR and not state.played.all_exposed:
        return step_turning(state, at)
    if state.next_at is None or at < state.next_at:
        return ()
    side = side_of_next(state.played)
    if side is None:
        return (settled(state, at),)
    assert state.shoe is not None
    assert state.shoe.cards is not None
    card = next_card(state.shoe.cards)
    if card is None:
        return (out_of_cards(state, at),)
    place = len(state.played.cards)
    return (CardDealt(at=at, place=place, side=side, card=card, face_up=state.house.handling.dealt == "face up"),)
