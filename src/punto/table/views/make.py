"""Projection: the state of a table as one viewer may see it (`view`). It is the only door to the wire.

A card's face is in a view only when the viewer may see it: the controller from the peel on, everybody from the
exposure on. Seeds, undealt cards and what is private to another patron are in none.

Checked in the tests by non-interference: two states that differ only in what a viewer may not see give equal views.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from punto.rules.cards import points
from punto.rules.needs import need
from punto.rules.rounds import Hand
from punto.rules.tableau import Side
from punto.table.dealer.offers import gone_until
from punto.table.dealer.turning import card_in_turn
from punto.table.phases import Phase, ShoePhase
from punto.table.standing import UNKNOWN, Standing
from punto.table.state import Control, CurrentRound, CurrentShoe, Seated, State
from punto.table.views.dealer_calls import calls, hand_of, void_call, winner_of
from punto.table.views.explanations import explained
from punto.table.views.kept import kept_by_identity
from punto.table.views.offers import Viewer, offered
from punto.table.views.shapes import (
    CardView,
    ControlView,
    HandView,
    OperatorView,
    OwnView,
    RoundView,
    SeatView,
    ShoeView,
    TurnView,
    View,
    WaitingView,
)

_SECOND = 1000


def view(state: State, viewer: Viewer, *, now: int | None = None, standing: Standing = UNKNOWN) -> View:
    """What the viewer may see; `now` is for clocks on the page and for limits that change with time.

    `standing` is what is known of a patron beyond this table: it bars what may be done, and shows nothing.
    """
    moment, shared = state.at if now is None else max(now, state.at), _shared(state)
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
        lasts_ms=_lasts_ms(state),
        paused=state.paused_at is not None,
        pause_reason=state.pause_reason,
        closing=state.closing_by is not None,
        seats_max=state.house.seats,
        seats_to_stay=state.seats_to_stay,
        seats_free=state.seats_free,
        seats=shared.seats if patron is None else _seats(state, patron, shared.seats),
        waiting=tuple(
            WaitingView(name=each.name, you=_is(viewer, each.patron), held_until=each.held_until)
            for each in state.waiting
        ),
        shoe=_shoe(state.shoe) if state.shoe else None,
        current=_round(state, state.open_round, patron) if _peels(state, patron) else shared.current,
        own=_own(state, patron, moment, shared) if patron else None,
        operator=_operator(state) if viewer.role == "operator" else None,
        may=tuple(kind.__name__ for kind in offered(state, viewer, now=moment, standing=standing)),
    )


@dataclass(frozen=True, slots=True)
class _Shared:
    """What everybody sees alike, made once however many look at a state."""

    seats: tuple[SeatView, ...]
    current: RoundView | None


@kept_by_identity(most=64)
def _shared(state: State) -> _Shared:
    return _Shared(
        tuple(_seat(state, each, you=False) for each in state.seats.values()),
        _round(state, state.current, None) if state.current else None,
    )


def _seats(state: State, patron: Seated, shared: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    """The seats as the patron of one of them sees them."""
    return tuple(each if each.seat != patron.seat else _seat(state, patron, you=True) for each in shared)


def _is(viewer: Viewer, patron: str) -> bool:
    return viewer.role == "patron" and viewer.patron == patron


def _deadline(state: State) -> int | None:
    """When the phase ends by the clock, as patrons know it: the dealer's pace is not their concern."""
    match state.phase:
        case Phase.SHUFFLING | Phase.ENDED:
            return None
        case Phase.CUTTING:
            return state.open_shoe.cut_until
        case Phase.BETTING:
            return state.open_round.closes_at
        case Phase.CLOSED | Phase.DEALING | Phase.CONTROL | Phase.EXPOSING | Phase.THIRD_CARDS:
            ends = (_until(state, each) for each in state.open_round.controls.values())
            return min((end for end in ends if end is not None), default=None)
        case Phase.SETTLED:
            return None if state.current is None else state.next_at
        case _:
            assert_never(state.phase)


def _until(state: State, control: Control) -> int | None:
    """How long a patron has for an offer or a squeeze; whoever is gone is not waited for as long."""
    gone = gone_until(state, control)
    return control.until if control.until is None or gone is None else min(control.until, gone)


def _lasts_ms(state: State) -> int | None:
    """How long the phase that ends at the deadline lasts when it is whole, under this house and at this pace."""
    if _deadline(state) is None:
        return None
    match state.phase:
        case Phase.CUTTING:
            return state.settings.cut_ms
        case Phase.BETTING:
            return state.house.betting_seconds * _SECOND
        case Phase.SETTLED:
            return state.pause_ms
        case Phase.CONTROL:
            return state.offer_ms
        case Phase.CLOSED | Phase.DEALING | Phase.EXPOSING | Phase.THIRD_CARDS:
            return state.house.handling.squeeze_seconds * _SECOND
        case Phase.SHUFFLING | Phase.ENDED:
            return None
        case _:
            assert_never(state.phase)


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
        bets=current.paid_to(patron.patron) if current else (),
        you=you,
        bot=patron.bot,
    )


@kept_by_identity(most=1024)
def _shoe(shoe: CurrentShoe) -> ShoeView:
    proof = shoe.source.proof
    told = proof if shoe.phase is ShoePhase.REVEALED else None
    return ShoeView(
        number=shoe.number,
        phase=shoe.phase,
        commitment=proof.commitment if proof else None,
        cut_until=shoe.cut_until,
        cut_by=tuple(cut.who for cut in proof.cuts) if proof else (),
        burned=shoe.burned,
        shown=str(shoe.shown) if shoe.shown else None,
        cards_left=shoe.cards_left,
        rounds=shoe.history,
        results="".join(each.result for each in shoe.history if each.result is not None),
        seed=told.seed.hex() if told else None,
        cut=told.mixed.hex() if told else None,
    )


def _peels(state: State, patron: Seated | None) -> bool:
    """Whether a patron sees a card that the others do not."""
    if patron is None or state.current is None:
        return False
    return any(card.peeled_by == patron.seat for card in state.current.cards)


def _round(state: State, current: CurrentRound, patron: Seated | None) -> RoundView:
    return RoundView(
        number=current.number,
        last=current.last,
        closes_at=current.closes_at,
        player=_hand(current, "player", patron),
        banker=_hand(current, "banker", patron),
        player_control=_control(state, current, "player"),
        banker_control=_control(state, current, "banker"),
        turn=_turn(state, current),
        calls=tuple(calls(state)),
        winner=winner_of(state),
        hand=hand_of(state),
        void=None if current.void is None else void_call(current.void),
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
        owner=control.owner,
        seat=control.seat,
        until=_until(state, control),
        lasts_ms=_lasts_ms(state) if control.until is not None else None,
        passed=control.passed,
        reason=control.reason,
    )


def _turn(state: State, current: CurrentRound) -> TurnView | None:
    place = card_in_turn(state)
    if place is None:
        return None
    side = current.cards[place].side
    held, others = (
        tuple(card.card if card.exposed else None for card in current.cards if (card.side == side) is own)
        for own in (True, False)
    )
    shown = [card for card in held if card is not None]
    return TurnView(side=side, place=place, holds=points(shown) if shown else None, need=need(side, held, others))


def _own(state: State, patron: Seated, now: int, shared: _Shared) -> OwnView:
    money, current = state.money_of(patron.patron), state.current
    paid = current.paid_to(patron.patron) if current else ()
    hand = shared.current.hand if shared.current else None
    return OwnView(
        seat=patron.seat,
        balance=money.balance,
        available=money.available,
        staked=current.slips[patron.seat].total if current and state.has_stake(patron.seat) else 0,
        owed=patron.owes,
        pays_later=_pays_later(state, patron),
        collected=patron.collected,
        bought_in=patron.bought_in,
        session_net=patron.session_net,
        day_net=patron.day_net if patron.day == state.settings.day_of(now) else 0,
        seated_at=patron.seated_at,
        held_until=patron.held_until,
        # A bet that lies there keeps the seat.
        idle=None if state.has_stake(patron.seat) else patron.idle,
        limits=patron.limits.at(now),
        plan=patron.limits,
        reminded_at=patron.reminded_at,
        excluded_until=patron.excluded_until,
        fast=patron.fast,
        bets=tuple(explained(state.house, each, hand=hand) for each in paid),
    )


def _pays_later(state: State, patron: Seated) -> bool | None:
    house = state.house
    return house.commission.is_owed(later=patron.pays_later) if house.charges_commission else None


def _operator(state: State) -> OperatorView:
    accounts = state.book.accounts
    return OperatorView(
        balances={name: account.balance for name, account in accounts.items()},
        held={name: account.debits_pending for name, account in accounts.items() if account.debits_pending},
        settings=state.settings,
        next_house=state.next_house.key if state.next_house else None,
        marked={seat: each.marked for seat, each in state.seats.items() if each.marked},
        patrons={seat: each.patron for seat, each in state.seats.items()},
    )
