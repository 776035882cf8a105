"""What the events of the cards change: dealing, who has them, and turning them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from punto.errors import BrokenJournal
from punto.rules.rounds import DEAL_ORDER
from punto.rules.tableau import Side
from punto.table.events import (
    CardDealt,
    CardExposed,
    CardPeeled,
    ControlAccepted,
    ControlOffered,
    ControlPassed,
    DealerTookControl,
    Event,
    SqueezeStarted,
)
from punto.table.evolve_round import with_round
from punto.table.phases import Ownership, Phase, ShoePhase
from punto.table.state import CardOnTable, Control, State, next_card, side_of_next

_FIRST_FOUR = len(DEAL_ORDER)


def _dealt(state: State, event: CardDealt) -> State:
    shoe = state.shoe
    if shoe is None or shoe.cards is None or next_card(shoe.cards) != event.card:
        raise BrokenJournal(f"{event.card} is not the next card of shoe {state.shoes} of table {state.table!r}")
    shoe = replace(shoe, phase=ShoePhase.DEALT, cards=replace(shoe.cards, used=shoe.cards.used + 1))
    card = CardOnTable(side=event.side, card=event.card, exposed=event.face_up)
    state = with_round(replace(state, shoe=shoe), cards=(*state.played.cards, card))
    pace, dealt = state.settings.pace, len(state.played.cards)
    if dealt < _FIRST_FOUR:
        return replace(state, phase=Phase.DEALING, next_at=event.at + pace.card_ms)
    if event.face_up:
        return _all_face_up(state, event.at)
    if dealt > _FIRST_FOUR:
        return replace(state, next_at=event.at + pace.expose_ms)
    phase = Phase.CONTROL if state.house.style == "midi" else Phase.EXPOSING
    return replace(state, phase=phase, next_at=event.at + pace.expose_ms)


def _all_face_up(state: State, at: int) -> State:
    """Every card that was dealt lies face up: a third card or the payout is next."""
    pace = state.settings.pace
    wait = pace.result_ms if side_of_next(state.played) is None else pace.third_ms
    return replace(state, phase=Phase.THIRD_CARDS, next_at=at + wait)


def _with_control(state: State, side: Side, control: Control) -> State:
    return with_round(state, controls={**state.played.controls, side: control})


def _offered(state: State, event: ControlOffered) -> State:
    control = state.played.controls[event.side]
    offer = replace(control, owner=Ownership.OFFERED, seat=event.seat, until=event.until, queue=control.queue[1:])
    return _with_control(state, event.side, offer)


def _passed(state: State, event: ControlPassed) -> State:
    control = state.played.controls[event.side]
    queue = tuple(seat for seat in control.queue if seat != event.seat)
    passed = (*control.passed, event.seat)
    return _with_control(state, event.side, Control(owner=Ownership.OPEN, queue=queue, passed=passed))


def _accepted(state: State, event: ControlAccepted) -> State:
    passed = state.played.controls[event.side].passed
    state = _with_control(state, event.side, Control(owner=Ownership.PATRON, seat=event.seat, passed=passed))
    return _begin_exposing(state, event.at)


def _dealer(state: State, event: DealerTookControl) -> State:
    passed = state.played.controls[event.side].passed
    control = Control(owner=Ownership.DEALER, passed=passed, reason=event.reason)
    state = _with_control(state, event.side, control)
    return _begin_exposing(state, event.at)


def _begin_exposing(state: State, at: int) -> State:
    """The cards are turned once it is known for both sides who turns them."""
    undecided = {Ownership.OPEN, Ownership.OFFERED}
    if any(control.owner in undecided for control in state.played.controls.values()):
        return state
    phase = Phase.EXPOSING if state.phase is Phase.CONTROL else state.phase
    return replace(state, phase=phase, next_at=at + state.settings.pace.expose_ms)


def _squeeze_started(state: State, event: SqueezeStarted) -> State:
    controls = {
        side: replace(control, until=event.until) if control.owner is Ownership.PATRON else control
        for side, control in state.played.controls.items()
    }
    return with_round(state, controls=controls)


def _peeled(state: State, event: CardPeeled) -> State:
    return _with_card(state, event.place, peeled_by=event.seat)


def _exposed(state: State, event: CardExposed) -> State:
    state = _with_card(state, event.place, exposed=True)
    if state.played.all_exposed:
        controls = {side: replace(control, until=None) for side, control in state.played.controls.items()}
        return _all_face_up(with_round(state, controls=controls), event.at)
    return replace(state, next_at=event.at + state.settings.pace.expose_ms)


def _with_card(state: State, place: int, **changes: Any) -> State:
    cards = list(state.played.cards)
    cards[place] = replace(cards[place], **changes)
    return with_round(state, cards=tuple(cards))


EVOLUTIONS: dict[type[Event], Callable[[State, Any], State]] = {
    CardDealt: _dealt,
    ControlOffered: _offered,
    ControlPassed: _passed,
    ControlAccepted: _accepted,
    DealerTookControl: _dealer,
    SqueezeStarted: _squeeze_started,
    CardPeeled: _peeled,
    CardExposed: _exposed,
}
