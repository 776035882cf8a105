"""Turning the cards: squeezes begin and run out, patrons look and turn, the dealer turns its own.

The two sides take turns, so that the whole table looks at one card. `side_in_turn` says whose turn it is, and nobody
else, patron or dealer, can turn a card meanwhile.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from punto.rules.tableau import Side
from punto.table.dealer.offers import DealerTookControl, gone_until
from punto.table.event import Event
from punto.table.phases import TURNING, Ownership, Phase
from punto.table.state import State, side_of_next

_SECOND = 1000
_SIDES: tuple[Side, ...] = ("player", "banker")


class SqueezeStarted(Event, frozen=True, kw_only=True):
    """Whoever has the cards of the side in turn may look at them, and has to turn them until then."""

    until: int

    def change(self, state: State) -> State:
        """The time of the side in turn runs; the other one has all of its own before it."""
        return _with_time(state, side_in_turn(state), self.until)


class CardPeeled(Event, frozen=True, kw_only=True):
    """The controller begins to look at a card."""

    place: int
    seat: int

    def change(self, state: State) -> State:
        """The seat sees its face."""
        return _with_card(state, self.place, peeled_by=self.seat)


class CardExposed(Event, frozen=True, kw_only=True):
    """A card lies face up."""

    place: int
    seat: int | None
    """Who turned it; None is the dealer."""

    def change(self, state: State) -> State:
        """Everybody sees its face."""
        state = _with_card(state, self.place, exposed=True)
        current = state.open_round
        side = current.cards[self.place].side
        if side not in _face_down(state).values():
            state = _with_time(state, side, None)
        if not current.all_exposed:
            return replace(state, next_at=self.at + state.pace.expose_ms)
        return all_face_up(state, self.at)


def all_face_up(state: State, at: int) -> State:
    """Every card that was dealt lies face up: a third card or the payout is next."""
    pace = state.pace
    wait = pace.result_ms if side_of_next(state.open_round) is None else pace.third_ms
    return replace(state, phase=Phase.THIRD_CARDS, next_at=at + wait)


def step_turning(state: State, at: int) -> tuple[Event, ...]:
    """What happens by the clock while cards lie face down."""
    side = side_in_turn(state)
    if side is not None and (control := state.open_round.controls[side]).owner is Ownership.PATRON:
        if control.until is None:
            return (SqueezeStarted(at=at, until=at + state.house.handling.squeeze_seconds * _SECOND),)
        if at >= control.until:
            return (DealerTookControl(at=at, side=side, reason="squeeze ran out", seat=control.seat),)
        if (gone := gone_until(state, control)) is not None and at >= gone:
            return (DealerTookControl(at=at, side=side, reason="holder gone", seat=control.seat),)
    place = dealers_card(state)
    if place is None or state.next_at is None or at < state.next_at:
        return ()
    return (CardExposed(at=at, place=place, seat=None),)


def side_in_turn(state: State) -> Side | None:
    """Whose cards are being turned; None while no card is.

    A side that has begun is finished first. Before that, of two patrons the one with the larger stake on their side
    goes first; in all other cases, as with equal stakes, Player is turned before Banker.
    """
    if state.phase not in TURNING:
        return None
    current = state.open_round
    lying = [side for side in _SIDES if side in _face_down(state).values()]
    if len(lying) < len(_SIDES):
        return lying[0] if lying else None
    begun = [side for side in _SIDES if any(card.exposed for card in current.cards if card.side == side)]
    if len(begun) == 1:
        return begun[0]
    held = all(control.owner is Ownership.PATRON for control in current.controls.values())
    return "banker" if held and _held_by(state, "banker") > _held_by(state, "player") else "player"


def card_in_turn(state: State) -> int | None:
    """The place of the card that is to be turned next; None while no card is."""
    side = side_in_turn(state)
    return next((place for place, each in _face_down(state).items() if each == side), None)


def dealers_card(state: State) -> int | None:
    """The place of the card that the dealer turns next, if it is the dealer's turn."""
    side = side_in_turn(state)
    if side is None or state.open_round.controls[side].owner is not Ownership.DEALER:
        return None
    return card_in_turn(state)


def squeeze_ends(state: State) -> int | None:
    """Squeeze deadline: when the squeeze of the side in turn ends, by time or because the holder is gone."""
    side = side_in_turn(state)
    if side is None or (control := state.open_round.controls[side]).owner is not Ownership.PATRON:
        return None
    ends = (control.until, gone_until(state, control))
    return min((end for end in ends if end is not None), default=None)


def _held_by(state: State, side: Side) -> int:
    """What the patron who has a side's cards has staked on it."""
    current = state.open_round
    seat = current.controls[side].seat
    slip = current.slips.get(seat) if seat is not None else None
    return state.on_side(slip.stakes, side) if slip is not None else 0


def _with_time(state: State, side: Side | None, until: int | None) -> State:
    controls = state.open_round.controls
    if side is None or controls[side].owner is not Ownership.PATRON:
        return state
    return state.with_round(controls={**controls, side: replace(controls[side], until=until)})


def _face_down(state: State) -> dict[int, Side]:
    return {place: card.side for place, card in enumerate(state.open_round.cards) if not card.exposed}


def _with_card(state: State, place: int, **changes: Any) -> State:
    cards = list(state.open_round.cards)
    cards[place] = replace(cards[place], **changes)
    return state.with_round(cards=tuple(cards))
