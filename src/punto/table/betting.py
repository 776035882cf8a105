"""The betting window: slips are accepted whole or refused whole, replaced and withdrawn; patrons say they are ready."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from punto.house.slip import refusal_of
from punto.ledger.transfers import hold, void
from punto.table.commands import Command, PlaceSlip, RoundCommand, SayReady, WithdrawSlip
from punto.table.control import queue_for
from punto.table.events import (
    BettingClosed,
    BettingExtended,
    BettingOpened,
    CloseReason,
    CutDeclined,
    Event,
    PatronReady,
    SlipAccepted,
    SlipWithdrawn,
    Stakes,
)
from punto.table.moment import refusal_of_moment
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, of_slip, refuse
from punto.table.state import Seated, State

_SECOND = 1000
Answer = tuple[Event, ...] | Refusal


def opened(state: State, at: int) -> BettingOpened:
    """The next round of the shoe opens for bets."""
    assert state.shoe is not None
    assert state.shoe.cards is not None
    history = state.shoe.history
    return BettingOpened(
        at=at,
        shoe=state.shoe.number,
        number=history[-1].number + 1 if history else 1,
        closes_at=_closes_at(state, at),
        last=state.shoe.cards.next_is_last,
    )


def step(state: State, at: int) -> tuple[Event, ...]:
    """What the clock does while betting is open.

    A round that nobody bet on is dealt only when everybody who is there wants it; else the window opens again. With
    nobody there and no bet the clock stops.
    """
    current = state.played
    if state.everyone_ready:
        return (_closed(state, at, "ready"),)
    if current.closes_at is None:
        closes_at = _closes_at(state, at)
        return () if closes_at is None else (BettingExtended(at=at, closes_at=closes_at),)
    if at < current.closes_at:
        return ()
    if current.slips:
        return (_closed(state, at, "time"),)
    return (BettingExtended(at=at, closes_at=_closes_at(state, at)),)


def _closes_at(state: State, at: int) -> int | None:
    waited_for = any(state.connected) or (state.phase is Phase.BETTING and state.played.slips)
    return at + state.house.betting_seconds * _SECOND if waited_for else None


def _closed(state: State, at: int, reason: CloseReason) -> BettingClosed:
    return BettingClosed(
        at=at, reason=reason, player_queue=queue_for(state, "player"), banker_queue=queue_for(state, "banker")
    )


def _place(state: State, command: PlaceSlip) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if patron.excluded_until is not None and command.at < patron.excluded_until:
        return refuse(Code.SELF_EXCLUDED)
    if patron.leaving is not None:
        return refuse(Code.PATRON_LEAVING)
    if (refused := refusal_of(state.house, command.stakes)) is not None:
        return of_slip(refused)
    if (closed := _refusal_of_phase(state, command)) is not None:
        return closed
    stakes = tuple((bet.key, command.stakes[bet.key]) for bet in state.house.bets if bet.key in command.stakes)
    total = sum(stake for _, stake in stakes)
    refusal = (
        _too_many(state, patron)
        or _refusal_of_balance(state, patron, total)
        or _refusal_of_own_limits(state, patron, total, command.at)
        or _refusal_of_differential(state, patron.seat, stakes)
    )
    return refusal or (_accepted(state, patron, stakes, command.at),)


def _accepted(state: State, patron: Seated, stakes: Stakes, at: int) -> SlipAccepted:
    current = state.played
    sequence = current.sequence + 1
    earlier = current.slips.get(patron.seat)
    replaced = [void(held) for held in earlier.holds] if earlier else []
    slip_id = f"{state.table}/{state.shoes}.{current.number}/{patron.seat}/{sequence}"
    holds = [
        hold(f"{slip_id}/{bet}/stake", debit=state.accounts.patron(patron.patron), credit=state.escrow, amount=stake)
        for bet, stake in stakes
    ]
    return SlipAccepted(
        at=at,
        seat=patron.seat,
        patron=patron.patron,
        stakes=stakes,
        sequence=sequence,
        transfers=(*replaced, *holds),
    )


def _withdraw(state: State, command: WithdrawSlip) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if (closed := _refusal_of_phase(state, command)) is not None:
        return closed
    if patron.seat not in state.played.slips:
        return refuse(Code.NO_SLIP)
    answer = withdrawn(state, patron, at=command.at)
    return answer if isinstance(answer, Refusal) else (answer,)


def withdrawn(state: State, patron: Seated, *, at: int) -> SlipWithdrawn | Refusal:
    """The seat's slip is taken back, unless the bets of the others would then lie too far apart."""
    if (refusal := _refusal_of_differential(state, patron.seat, ())) is not None:
        return refusal
    holds = state.played.slips[patron.seat].holds
    return SlipWithdrawn(at=at, seat=patron.seat, patron=patron.patron, transfers=tuple(map(void, holds)))


def _ready(state: State, command: SayReady) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if state.phase is Phase.CUTTING and state.shoe is not None and state.paused_at is None:
        if patron.seat in state.shoe.asked:
            return ()
        return (CutDeclined(at=command.at, seat=patron.seat, patron=patron.patron),)
    if (closed := _refusal_of_phase(state, command)) is not None:
        return closed
    if patron.seat in state.played.ready:
        return ()
    return (PatronReady(at=command.at, seat=patron.seat, patron=patron.patron),)


def _refusal_of_phase(state: State, command: RoundCommand) -> Refusal | None:
    if (refusal := refusal_of_moment(state, command)) is not None:
        return refusal
    return None if state.phase is Phase.BETTING else refuse(Code.BETTING_NOT_OPEN)


def _too_many(state: State, patron: Seated) -> Refusal | None:
    most = state.settings.slips_per_round
    sent = state.played.slips_sent.get(patron.seat, 0)
    return refuse(Code.TOO_MANY_SLIPS, most=most) if sent >= most else None


def _refusal_of_balance(state: State, patron: Seated, total: int) -> Refusal | None:
    earlier = state.played.slips.get(patron.seat)
    available = state.money_of(patron.patron).available + (earlier.total if earlier else 0)
    if total <= available:
        return None
    mark = state.house.currency.mark
    return refuse(Code.INSUFFICIENT_BALANCE, needed=mark(total), available=mark(available))


def _refusal_of_own_limits(state: State, patron: Seated, total: int, at: int) -> Refusal | None:
    limits, mark = patron.limits.at(at), state.house.currency.mark
    if limits.round_stake_max is not None and total > limits.round_stake_max:
        return refuse(Code.ROUND_LIMIT_EXCEEDED, total=mark(total), limit=mark(limits.round_stake_max))
    day_net = patron.day_net if patron.day == state.settings.day_of(at) else 0
    if limits.day_loss_max is not None and total - day_net > limits.day_loss_max:
        return refuse(Code.DAY_LOSS_LIMIT_EXCEEDED, total=mark(total), limit=mark(limits.day_loss_max))
    return None


def _refusal_of_differential(state: State, seat: int, stakes: Stakes) -> Refusal | None:
    """Whether all Player bets of the table would differ too much from all Banker bets with these stakes at the seat."""
    limit = state.house.differential
    if limit is None:
        return None
    others = [slip.stakes for number, slip in state.played.slips.items() if number != seat]
    difference = _difference(state, [*others, stakes])
    if difference <= limit:
        return None
    mark = state.house.currency.mark
    return refuse(Code.DIFFERENTIAL_EXCEEDED, limit=mark(limit), difference=mark(difference))


def _difference(state: State, slips: Iterable[Stakes]) -> int:
    sums = {"player": 0, "banker": 0, "centre": 0}
    for stakes in slips:
        for key, stake in stakes:
            bet = state.house.offer(key).bet
            if bet.kind == "main":
                sums[bet.side] += stake
    return abs(sums["player"] - sums["banker"])


HANDLERS: dict[type[Command], Callable[[State, Any], Answer]] = {
    PlaceSlip: _place,
    WithdrawSlip: _withdraw,
    SayReady: _ready,
}
