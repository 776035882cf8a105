"""Midi: who gets the cards of a side, and what may be done with them.

The largest bet on a side, measured when betting closes, is offered its cards; of equal bets the one confirmed first,
then the lower seat. The patron takes them or cedes to the next largest. When all cede, nobody bet the side, or time
runs out, the dealer turns the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from punto.rules.tableau import Side
from punto.table.commands import AcceptControl, CedeControl, Command, ExposeCard, PeelCard
from punto.table.events import (
    CardExposed,
    CardPeeled,
    ControlAccepted,
    ControlOffered,
    ControlPassed,
    DealerReason,
    DealerTookControl,
    Event,
    SqueezeStarted,
)
from punto.table.moment import refusal_of_moment
from punto.table.phases import Ownership, Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import AcceptedSlip, Control, Seated, State

_SECOND = 1000
_SIDES: tuple[Side, ...] = ("player", "banker")
Answer = tuple[Event, ...] | Refusal


def queue_for(state: State, side: Side) -> tuple[int, ...]:
    """The seats that are asked for a side's cards, in order; nobody is in Mini."""
    if state.house.style != "midi":
        return ()
    slips = state.played.slips
    bets = {seat: amount for seat, slip in slips.items() if (amount := _on_side(state, slip, side))}
    return tuple(sorted(bets, key=lambda seat: (-bets[seat], slips[seat].sequence, seat)))


def _on_side(state: State, slip: AcceptedSlip, side: Side) -> int:
    bets = ((state.house.offer(key).bet, stake) for key, stake in slip.stakes)
    return sum(stake for bet, stake in bets if bet.kind == "main" and bet.side == side)


def step_offers(state: State, at: int) -> tuple[Event, ...]:
    """What the dealer does while it is open who gets the cards."""
    for side in _SIDES:
        control = state.played.controls[side]
        if control.owner is Ownership.OPEN:
            return (_next_offer(state, side, control, at),)
        if control.owner is Ownership.OFFERED and control.until is not None and at >= control.until:
            return (DealerTookControl(at=at, side=side, reason="offer ran out", seat=control.seat),)
    return ()


def _next_offer(state: State, side: Side, control: Control, at: int) -> Event:
    asked = queue_for(state, side)
    may_pass_on = state.house.handling.ceding or len(control.queue) == len(asked)
    if not control.queue or not may_pass_on:
        reason: DealerReason = "all ceded" if asked else "nobody bet this side"
        return DealerTookControl(at=at, side=side, reason=reason, seat=None)
    seat = control.queue[0]
    if not state.seats[seat].connected:
        return ControlPassed(at=at, side=side, seat=seat, reason="not connected")
    return ControlOffered(at=at, side=side, seat=seat, until=at + state.settings.offer_ms)


def step_turning(state: State, at: int) -> tuple[Event, ...]:
    """What happens by the clock while cards lie face down: squeezes begin and run out, the dealer turns its own.

    The dealer turns Player's cards before Banker's, whoever has Player's.
    """
    lying = _face_down(state)
    for side, control in state.played.controls.items():
        if control.owner is not Ownership.PATRON or not any(each == side for each in lying.values()):
            continue
        if control.until is None:
            return (SqueezeStarted(at=at, until=at + state.house.handling.squeeze_seconds * _SECOND),)
        if at >= control.until:
            return (DealerTookControl(at=at, side=side, reason="squeeze ran out", seat=control.seat),)
    place = dealers_card(state)
    if place is None or state.next_at is None or at < state.next_at:
        return ()
    return (CardExposed(at=at, place=place, seat=None),)


def dealers_card(state: State) -> int | None:
    """The place of the card that the dealer turns next, if it is the dealer's turn."""
    lying = _face_down(state)
    if not lying:
        return None
    side: Side = "player" if "player" in lying.values() else "banker"
    if state.played.controls[side].owner is not Ownership.DEALER:
        # Banker's cards wait for Player's.
        return None
    return next(place for place, each in lying.items() if each == side)


def squeeze_ends(state: State) -> int | None:
    """When the earliest squeeze of cards that still lie face down runs out."""
    lying = set(_face_down(state).values())
    controls = state.played.controls
    ends = [controls[side].until for side in lying if controls[side].owner is Ownership.PATRON]
    return min((end for end in ends if end is not None), default=None)


def _face_down(state: State) -> dict[int, Side]:
    return {place: card.side for place, card in enumerate(state.played.cards) if not card.exposed}


def _accept(state: State, command: AcceptControl) -> Answer:
    patron = _offered_to(state, command)
    if isinstance(patron, Refusal):
        return patron
    return (ControlAccepted(at=command.at, side=command.side, seat=patron.seat),)


def _cede(state: State, command: CedeControl) -> Answer:
    patron = _offered_to(state, command)
    if isinstance(patron, Refusal):
        return patron
    return (ControlPassed(at=command.at, side=command.side, seat=patron.seat, reason="ceded"),)


def _offered_to(state: State, command: AcceptControl | CedeControl) -> Seated | Refusal:
    seated = state.seated(command.patron)
    if seated is None:
        return refuse(Code.NOT_SEATED)
    if (refusal := refusal_of_moment(state, command)) is not None:
        return refusal
    control = state.current.controls.get(command.side) if state.current else None
    if state.phase is not Phase.CONTROL or control is None or control.owner is not Ownership.OFFERED:
        return refuse(Code.CONTROL_NOT_OFFERED)
    return seated if control.seat == seated.seat else refuse(Code.CONTROL_NOT_OFFERED)


def _peel(state: State, command: PeelCard) -> Answer:
    patron = _controller_of(state, command)
    if isinstance(patron, Refusal):
        return patron
    if state.played.cards[command.place].peeled_by == patron.seat:
        return ()
    return (CardPeeled(at=command.at, place=command.place, seat=patron.seat),)


def _expose(state: State, command: ExposeCard) -> Answer:
    patron = _controller_of(state, command)
    if isinstance(patron, Refusal):
        return patron
    return (CardExposed(at=command.at, place=command.place, seat=patron.seat),)


def _controller_of(state: State, command: PeelCard | ExposeCard) -> Seated | Refusal:
    """The patron, if the card at that place is theirs to look at and to turn."""
    seated, place = state.seated(command.patron), command.place
    if seated is None:
        return refuse(Code.NOT_SEATED)
    if (refusal := refusal_of_moment(state, command)) is not None:
        return refusal
    cards = state.current.cards if state.current else ()
    if not 0 <= place < len(cards):
        return refuse(Code.NO_SUCH_CARD)
    control = state.played.controls[cards[place].side]
    turning = state.phase in (Phase.EXPOSING, Phase.THIRD_CARDS)
    if not turning or control.owner is not Ownership.PATRON or control.seat != seated.seat:
        return refuse(Code.NOT_YOUR_CARD)
    return refuse(Code.CARD_ALREADY_EXPOSED) if cards[place].exposed else seated


HANDLERS: dict[type[Command], Callable[[State, Any], Answer]] = {
    AcceptControl: _accept,
    CedeControl: _cede,
    PeelCard: _peel,
    ExposeCard: _expose,
}
