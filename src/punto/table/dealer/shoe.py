"""The life of a shoe once it is on the table: the order is fixed and burned; at its end it is closed and revealed."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from punto.errors import BrokenJournal
from punto.rules.cards import Card
from punto.table.collecting import collection, relieved
from punto.table.event import Event, MoneyEvent
from punto.table.phases import Phase, ShoePhase
from punto.table.state import CurrentShoe, State
from punto.words import Text

ShoeEnd = Literal["cut card", "out of cards", "void", "table closed"]


class ShoeBurned(Event, frozen=True, kw_only=True):
    """The order is fixed and the first cards are burned."""

    shoe: int
    burned: int
    shown: Card | None
    """The first burned card, if it was shown because it decides how many follow."""

    def change(self, state: State) -> State:
        """The first round is next."""
        shoe = state.open_shoe
        size = shoe.source.size
        if self.burned > size:
            raise BrokenJournal(
                Text("error-table-burns-too-many", shoe=str(shoe.number), burned=self.burned, size=size)
            )
        shoe = replace(
            shoe,
            phase=ShoePhase.BURNED,
            size=size,
            cut_at=state.house.shoe.cut_at(size),
            used=self.burned,
            burned=self.burned,
            shown=self.shown,
            cut_until=None,
        )
        seats = {seat: replace(each, collected=0) for seat, each in state.seats.items()}
        return replace(state, phase=Phase.SETTLED, shoe=shoe, seats=seats, next_at=self.at)


class ShoeClosed(Event, frozen=True, kw_only=True):
    """No further round comes from this shoe."""

    shoe: int
    reason: ShoeEnd
    cards_left: int

    def change(self, state: State) -> State:
        """The table wants another."""
        shoe = replace(state.open_shoe, phase=ShoePhase.CLOSED)
        return replace(state, phase=Phase.SHUFFLING, shoe=shoe, next_at=None)


class CommissionCollected(MoneyEvent, frozen=True, kw_only=True):
    """The commission that patrons owed was collected."""

    collected: tuple[tuple[int, int], ...]
    """Seats and amounts."""

    def change(self, state: State) -> State:
        """Nobody owes any more, but for marked commission that found no chips."""
        paid = dict(self.collected)
        seats = {
            seat: replace(relieved(each, paid[seat]), collected=paid[seat]) if seat in paid else each
            for seat, each in state.seats.items()
        }
        return replace(state, seats=seats)


class ShoeRevealed(Event, frozen=True, kw_only=True):
    """The seed of a committed shoe is shown, so that anyone can recompute the order."""

    shoe: int
    seed: bytes
    cut: bytes
    """All cuts in one."""

    def change(self, state: State) -> State:
        """Everybody may know it."""
        return state.with_shoe(phase=ShoePhase.REVEALED)


def step_cutting(state: State, at: int) -> tuple[Event, ...]:
    """The cut is over when time is up, or when everybody who is there has cut or does not want to."""
    shoe = state.open_shoe
    waiting = any(each.seat not in shoe.asked for each in state.connected)
    if shoe.cut_until is not None and at < shoe.cut_until and waiting:
        return ()
    rules = state.house.shoe
    shown = shoe.source.card(0) if rules.burn == "first card" else None
    if shown is None and rules.burn == "first card":
        # Whoever shows the cards has not shown the first one yet.
        return ()
    return (ShoeBurned(at=at, shoe=shoe.number, burned=rules.burned(shown), shown=shown),)


def is_over(state: State) -> bool:
    """Whether the shoe ends with the round that was just played."""
    return state.open_shoe.end or (state.current is not None and state.current.last)


def ended(state: State, at: int) -> tuple[Event, ...]:
    """The shoe ends: it is closed, owed commission is collected if the house does that now, a seed is revealed."""
    shoe = state.open_shoe
    closed = ShoeClosed(at=at, shoe=shoe.number, reason=_why(state, shoe), cards_left=shoe.cards_left)
    return closed, *_collected(state, at), *_revealed(shoe, at)


def _why(state: State, shoe: CurrentShoe) -> ShoeEnd:
    if shoe.out_of_cards:
        return "out of cards"
    if shoe.end:
        return "void"
    return "cut card" if is_over(state) else "table closed"


def _collected(state: State, at: int) -> tuple[Event, ...]:
    if "end of shoe" not in state.house.commission.collected:
        return ()
    taken = {
        seat: transfers
        for seat, each in state.seats.items()
        if (transfers := collection(state, each, name=f"{state.table}/{state.shoes}/{seat}/commission"))
    }
    if not taken:
        return ()
    return (
        CommissionCollected(
            at=at,
            collected=tuple((seat, sum(each.amount for each in transfers)) for seat, transfers in taken.items()),
            transfers=tuple(each for transfers in taken.values() for each in transfers),
        ),
    )


def _revealed(shoe: CurrentShoe, at: int) -> tuple[Event, ...]:
    proof = shoe.source.proof
    return () if proof is None else (ShoeRevealed(at=at, shoe=shoe.number, seed=proof.seed, cut=proof.mixed),)
