"""What the events of a round change: slips, the close of betting, payout and void."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from punto.rules.roads import Result
from punto.rules.rounds import Round
from punto.rules.tableau import Side
from punto.table.events import (
    BettingClosed,
    BettingExtended,
    BettingOpened,
    Event,
    PatronReady,
    RoundSettled,
    RoundVoided,
    SlipAccepted,
    SlipWithdrawn,
)
from punto.table.phases import Ownership, Phase
from punto.table.state import AcceptedSlip, Control, CurrentRound, RoundPlayed, Seated, State

_SECOND = 1000


def with_round(state: State, **changes: Any) -> State:
    """The state with some values of the current round changed."""
    return replace(state, current=replace(state.played, **changes))


def _opened(state: State, event: BettingOpened) -> State:
    current = CurrentRound(number=event.number, last=event.last, opened_at=event.at, closes_at=event.closes_at)
    escrow = state.accounts.escrow(shoe=event.shoe, number=event.number)
    return replace(state, phase=Phase.BETTING, current=current, next_at=None, book=state.book.open(escrow))


def _extended(state: State, event: BettingExtended) -> State:
    return with_round(state, closes_at=event.closes_at)


def _slip_accepted(state: State, event: SlipAccepted) -> State:
    current = state.played
    slip = AcceptedSlip(
        stakes=event.stakes,
        sequence=event.sequence,
        accepted_at=event.at,
        holds=tuple(each for each in event.transfers if each.kind == "pending"),
    )
    sent = {**current.slips_sent, event.seat: current.slips_sent.get(event.seat, 0) + 1}
    return with_round(
        state,
        slips={**current.slips, event.seat: slip},
        slips_sent=sent,
        sequence=event.sequence,
        ready=current.ready - {event.seat},
    )


def _slip_withdrawn(state: State, event: SlipWithdrawn) -> State:
    current = state.played
    slips = {seat: slip for seat, slip in current.slips.items() if seat != event.seat}
    return with_round(state, slips=slips, ready=current.ready - {event.seat})


def _ready(state: State, event: PatronReady) -> State:
    return with_round(state, ready=state.played.ready | {event.seat})


def _closed(state: State, event: BettingClosed) -> State:
    queues: dict[Side, tuple[int, ...]] = {"player": event.player_queue, "banker": event.banker_queue}
    owner = Ownership.OPEN if state.house.style == "midi" else Ownership.DEALER
    controls = {side: Control(owner=owner, queue=queue) for side, queue in queues.items()}
    state = with_round(state, controls=controls, closes_at=None)
    return replace(state, phase=Phase.CLOSED, next_at=event.at + state.settings.pace.first_card_ms)


def _settled(state: State, event: RoundSettled) -> State:
    nets: dict[int, int] = {}
    for bet in event.bets:
        nets[bet.seat] = nets.get(bet.seat, 0) + bet.net
    owed = {each.debit: each for each in event.transfers if each.kind == "pending"}

    def after(each: Seated) -> Seated:
        if each.seat not in nets:
            return each
        net, day = nets[each.seat], state.settings.day_of(event.at)
        return replace(
            each,
            session_net=each.session_net + net,
            day=day,
            day_net=(each.day_net if each.day == day else 0) + net,
            owed=owed.get(state.accounts.patron(each.patron), each.owed),
        )

    state = replace(state, seats={seat: after(each) for seat, each in state.seats.items()})
    result = str(Result.of_round(Round.parse(event.cards)))
    played = RoundPlayed(number=event.number, cards=event.cards, result=result)
    return _over(with_round(state, bets=event.bets), event, played)


def _voided(state: State, event: RoundVoided) -> State:
    played = RoundPlayed(number=event.number, cards=None, result=None)
    state = _over(with_round(state, void=event.reason), event, played)
    if state.shoe is None:
        return state
    end = state.shoe.end or event.end_shoe
    return replace(state, shoe=replace(state.shoe, end=end, out_of_cards=event.out_of_cards))


def _over(state: State, event: Event, played: RoundPlayed) -> State:
    """The round is over: its escrow is closed, which can only be if it holds exactly nothing."""
    pause_ms = state.settings.pace.pause_ms
    if pause_ms is None:
        pause_ms = state.house.pause_seconds * _SECOND
    shoe = state.shoe and replace(state.shoe, history=(*state.shoe.history, played))
    return replace(
        state,
        phase=Phase.SETTLED,
        shoe=shoe,
        next_at=event.at + pause_ms,
        book=state.book.close(state.escrow),
    )


EVOLUTIONS: dict[type[Event], Callable[[State, Any], State]] = {
    BettingOpened: _opened,
    BettingExtended: _extended,
    SlipAccepted: _slip_accepted,
    SlipWithdrawn: _slip_withdrawn,
    PatronReady: _ready,
    BettingClosed: _closed,
    RoundSettled: _settled,
    RoundVoided: _voided,
}
