"""`view`: what one viewer may see of a table. It is the only door to the wire.

A card's face is in a view only when the viewer may see it: the controller from the peel on, everybody from the
exposure on. Seeds, undealt cards and what is private to another patron are in none.

Checked in the tests by non-interference: two states that differ only in what a viewer may not see give equal views.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from punto.rules.cards import points
from punto.rules.rounds import Hand
from punto.rules.tableau import Side
from punto.table.calls import calls, winner_of
from punto.table.phases import Ownership, Phase, ShoePhase
from punto.table.shoes import wants_seed
from punto.table.state import CurrentRound, CurrentShoe, Seated, State
from punto.table.views import (
    BetView,
    CardView,
    ControlView,
    HandView,
    OperatorView,
    OwnView,
    RoundView,
    SeatView,
    ShoeView,
    View,
)

Role = Literal["patron", "spectator", "operator"]


@dataclass(frozen=True)
class Viewer:
    """Who looks at the table. A patron without a seat sees what a spectator sees."""

    role: Role
    patron: str | None = None


SPECTATOR: Final = Viewer("spectator")
OPERATOR: Final = Viewer("operator")


def as_patron(patron: str) -> Viewer:
    """The patron of that id as a viewer."""
    return Viewer("patron", patron)


def view(state: State, viewer: Viewer, *, now: int | None = None) -> View:
    """What the viewer may see; `now` is for clocks on the page and for limits that change with time."""
    moment = state.at if now is None else max(now, state.at)
    patron = state.seated(viewer.patron) if viewer.role == "patron" and viewer.patron is not None else None
    return View(
        table=state.table,
        house=state.house.key,
        title=state.house.title,
        style=state.house.style,
        currency=state.house.currency.code,
        helpline=state.house.helpline,
        now=moment,
        sequence=state.sequence,
        phase=state.phase,
        deadline=_deadline(state),
        paused=state.paused_at is not None,
        pause_reason=state.pause_reason,
        closing=state.closing_by is not None,
        seats_max=state.house.seats,
        seats=tuple(_seat(state, each, you=each is patron) for each in state.seats.values()),
        shoe=_shoe(state.shoe) if state.shoe else None,
        current=_round(state, state.current, patron) if state.current else None,
        own=_own(state, patron, moment) if patron else None,
        operator=_operator(state) if viewer.role == "operator" else None,
        may=tuple(_may(state, viewer, patron)),
    )


def _deadline(state: State) -> int | None:
    """When the phase ends by the clock, as patrons know it: the dealer's pace is not their concern."""
    if state.phase is Phase.CUTTING and state.shoe is not None:
        return state.shoe.cut_until
    if state.current is None:
        return None
    if state.phase is Phase.BETTING:
        return state.current.closes_at
    if state.phase is Phase.SETTLED:
        return state.next_at
    return min((each.until for each in state.current.controls.values() if each.until is not None), default=None)


def _seat(state: State, patron: Seated, *, you: bool) -> SeatView:
    current = state.current
    slip = current.slips.get(patron.seat) if current else None
    return SeatView(
        seat=patron.seat,
        name=patron.name,
        connected=patron.connected,
        ready=current is not None and patron.seat in current.ready,
        leaving=patron.leaving is not None,
        stakes=slip.stakes if slip else (),
        bets=tuple(
            BetView(bet=each.bet, stake=each.stake, result=each.result, returned=each.returned, net=each.net)
            for each in (current.bets if current else ())
            if each.patron == patron.patron
        ),
        you=you,
        bot=patron.bot,
    )


def _shoe(shoe: CurrentShoe) -> ShoeView:
    revealed = shoe.phase is ShoePhase.REVEALED
    return ShoeView(
        number=shoe.number,
        phase=shoe.phase,
        commitment=shoe.commitment,
        cut_until=shoe.cut_until,
        cut_by=tuple(cut.who for cut in shoe.cuts),
        burned=shoe.cards.burned if shoe.cards else 0,
        shown=str(shoe.shown) if shoe.shown else None,
        cards_left=len(shoe.cards.order) - shoe.cards.used if shoe.cards else 0,
        rounds=shoe.history,
        results="".join(each.result for each in shoe.history if each.result is not None),
        seed=shoe.seed.hex() if revealed else None,
        cut=shoe.cut.hex() if revealed else None,
    )


def _round(state: State, current: CurrentRound, patron: Seated | None) -> RoundView:
    return RoundView(
        number=current.number,
        last=current.last,
        closes_at=current.closes_at,
        player=_hand(current, "player", patron),
        banker=_hand(current, "banker", patron),
        player_control=_control(state, current, "player"),
        banker_control=_control(state, current, "banker"),
        calls=tuple(calls(state)),
        winner=winner_of(state),
        void=current.void,
    )


def _hand(current: CurrentRound, side: Side, patron: Seated | None) -> HandView:
    own = [(place, card) for place, card in enumerate(current.cards) if card.side == side]
    shown = tuple(card.card for _, card in own if card.exposed)
    first_two_up = len(own) >= 2 and all(card.exposed for _, card in own[:2])
    return HandView(
        cards=tuple(
            CardView(
                place=place,
                # The one place where a face gets into a view.
                face=str(card.card) if card.exposed or (patron is not None and card.peeled_by == patron.seat) else None,
                exposed=card.exposed,
                peeled=card.peeled_by is not None,
            )
            for place, card in own
        ),
        total=points(shown) if shown else None,
        natural=first_two_up and Hand(shown).natural,
    )


def _control(state: State, current: CurrentRound, side: Side) -> ControlView | None:
    control = current.controls.get(side)
    if control is None or state.house.style != "midi":
        return None
    return ControlView(
        owner=control.owner, seat=control.seat, until=control.until, passed=control.passed, reason=control.reason
    )


def _own(state: State, patron: Seated, now: int) -> OwnView:
    money, current = state.money_of(patron.patron), state.current
    return OwnView(
        seat=patron.seat,
        balance=money.balance,
        available=money.available,
        staked=current.slips[patron.seat].total if current and state.has_stake(patron.seat) else 0,
        owed=patron.owed.amount if patron.owed else 0,
        collected=patron.collected,
        bought_in=patron.bought_in,
        session_net=patron.session_net,
        day_net=patron.day_net if patron.day == state.settings.day_of(now) else 0,
        seated_at=patron.seated_at,
        held_until=patron.held_until,
        limits=patron.limits.at(now),
        plan=patron.limits,
        reminded_at=patron.reminded_at,
        excluded_until=patron.excluded_until,
        bets=tuple(each for each in (current.bets if current else ()) if each.patron == patron.patron),
    )


def _operator(state: State) -> OperatorView:
    accounts = state.book.accounts
    return OperatorView(
        balances={name: account.balance for name, account in accounts.items()},
        held={name: account.debits_pending for name, account in accounts.items() if account.debits_pending},
        settings=state.settings,
        next_house=state.next_house.key if state.next_house else None,
        patrons={seat: each.patron for seat, each in state.seats.items()},
    )


def _may(state: State, viewer: Viewer, patron: Seated | None) -> Iterator[str]:
    if state.phase is Phase.ENDED:
        return
    if viewer.role == "operator":
        yield from _operator_may(state)
    elif patron is None:
        if viewer.role == "patron" and state.closing_by is None and len(state.seats) < state.house.seats:
            yield "TakeSeat"
    else:
        yield from _patron_may(state, patron)


def _operator_may(state: State) -> Iterator[str]:
    yield "ResumeTable" if state.paused_at is not None else "PauseTable"
    yield "ChangeSettings"
    if state.closing_by is None:
        yield from ("ChangeHouse", "CloseTable")
    if state.in_play or state.phase is Phase.BETTING:
        yield "VoidRound"
    if wants_seed(state):
        yield "ShuffleShoe"


def _patron_may(state: State, patron: Seated) -> Iterator[str]:
    yield "LeaveTable"
    yield from ("SetLimits", "ExcludeSelf")
    if patron.reminded_at is not None:
        yield "AcknowledgeReminder"
    if state.money_of(patron.patron).available:
        yield "CashOut"
    if patron.leaving is None:
        yield "BuyIn"
    if state.paused_at is None:
        yield from _play_may(state, patron)


def _play_may(state: State, patron: Seated) -> Iterator[str]:
    current = state.current
    if state.phase is Phase.CUTTING and state.shoe is not None and patron.seat not in state.shoe.asked:
        yield from ("CutShoe", "SayReady")
    if current is None:
        return
    if state.phase is Phase.BETTING:
        if patron.leaving is None:
            yield "PlaceSlip"
        if patron.seat in current.slips:
            yield "WithdrawSlip"
        if patron.seat not in current.ready:
            yield "SayReady"
    own = [(side, each) for side, each in current.controls.items() if each.seat == patron.seat]
    if any(each.owner is Ownership.OFFERED for _, each in own):
        yield from ("AcceptControl", "CedeControl")
    mine = {side for side, each in own if each.owner is Ownership.PATRON}
    turning = state.phase in (Phase.EXPOSING, Phase.THIRD_CARDS)
    if turning and any(card.side in mine and not card.exposed for card in current.cards):
        yield from ("PeelCard", "ExposeCard")
