"""The life of a shoe at the table: committed, cut, burned, dealt, closed, revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from punto.fairness.commit import SEED_BYTES, commitment, mix_cuts, shoe_order
from punto.ledger.transfers import post
from punto.rules.shoe import Shoe
from punto.table.commands import Command, CutShoe, ShuffleShoe
from punto.table.events import (
    CommissionCollected,
    Event,
    HouseChanged,
    ShoeBurned,
    ShoeClosed,
    ShoeCommitted,
    ShoeCut,
    ShoeEnd,
    ShoeRevealed,
)
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import CurrentShoe, State

MOST_ENTROPY: Final = 256
"""The most bytes in one cut."""

Answer = tuple[Event, ...] | Refusal


def wants_seed(state: State | None) -> bool:
    """Whether the table waits for `ShuffleShoe` with a fresh seed."""
    return state is not None and state.phase is Phase.SHUFFLING and state.paused_at is None and state.closing_by is None


def _shuffle(state: State, command: ShuffleShoe) -> Answer:
    if state.paused_at is not None:
        return refuse(Code.TABLE_PAUSED)
    if not wants_seed(state) or len(command.seed) != SEED_BYTES:
        return refuse(Code.SEED_NOT_WANTED)
    asked = state.settings.cut_ms > 0 and any(state.connected)
    return (
        ShoeCommitted(
            at=command.at,
            shoe=state.shoes + 1,
            commitment=commitment(command.seed),
            seed=command.seed,
            cut_until=command.at + state.settings.cut_ms if asked else None,
        ),
    )


def _cut(state: State, command: CutShoe) -> Answer:
    patron = state.seated(command.patron)
    if patron is None:
        return refuse(Code.NOT_SEATED)
    if not 0 < len(command.entropy) <= MOST_ENTROPY:
        return refuse(Code.ENTROPY_OUT_OF_RANGE, most=MOST_ENTROPY)
    if state.paused_at is not None:
        return refuse(Code.TABLE_PAUSED)
    if state.phase is not Phase.CUTTING or state.shoe is None:
        return refuse(Code.CUT_NOT_OPEN)
    if patron.seat in state.shoe.asked:
        return refuse(Code.ALREADY_CUT)
    return (ShoeCut(at=command.at, seat=patron.seat, patron=patron.patron, entropy=command.entropy),)


def step_cutting(state: State, at: int) -> tuple[Event, ...]:
    """The cut is over when time is up, or when everybody who is there has cut or does not want to."""
    shoe = state.shoe
    assert shoe is not None
    waiting = any(each.seat not in shoe.asked for each in state.connected)
    if shoe.cut_until is not None and at < shoe.cut_until and waiting:
        return ()
    return (_burned(state, shoe, at),)


def _burned(state: State, shoe: CurrentShoe, at: int) -> ShoeBurned:
    cut = mix_cuts(shoe.cuts)
    rules = state.house.shoe
    cards = Shoe.of(shoe_order(shoe.seed, cut, decks=rules.decks), rules)
    shown = cards.order[0] if rules.burn == "first card" else None
    return ShoeBurned(at=at, shoe=shoe.number, cut=cut, burned=cards.burned, shown=shown)


def is_over(state: State) -> bool:
    """Whether the shoe ends with the round that was just played."""
    assert state.shoe is not None
    return state.shoe.end or (state.current is not None and state.current.last)


def ended(state: State, at: int) -> tuple[Event, ...]:
    """The shoe ends: it is closed, owed commission is collected if the house does that now, the seed is revealed."""
    shoe = state.shoe
    assert shoe is not None
    left = 0 if shoe.cards is None else len(shoe.cards.order) - shoe.cards.used
    closed = ShoeClosed(at=at, shoe=shoe.number, reason=_why(state, shoe), cards_left=left)
    revealed = ShoeRevealed(at=at, shoe=shoe.number, seed=shoe.seed, cut=shoe.cut or mix_cuts(shoe.cuts))
    collected = _collected(state, at)
    return (closed, collected, revealed) if collected else (closed, revealed)


def _why(state: State, shoe: CurrentShoe) -> ShoeEnd:
    if shoe.out_of_cards:
        return "out of cards"
    if shoe.end:
        return "void"
    return "cut card" if is_over(state) else "table closed"


def _collected(state: State, at: int) -> CommissionCollected | None:
    owing = [(each.seat, each.owed) for each in state.seats.values() if each.owed is not None]
    if not owing or "end of shoe" not in state.house.commission.collected:
        return None
    return CommissionCollected(
        at=at,
        collected=tuple((seat, owed.amount) for seat, owed in owing),
        transfers=tuple(post(owed) for _, owed in owing),
    )


def house_changed(state: State, at: int) -> HouseChanged:
    """The house that was chosen during the shoe takes over."""
    assert state.next_house is not None
    return HouseChanged(at=at, by=state.next_house_by, before=state.house.key, after=state.next_house)


HANDLERS: dict[type[Command], Callable[[State, Any], Answer]] = {ShuffleShoe: _shuffle, CutShoe: _cut}
