"""The betting window: it opens, is extended while nobody bets, and closes by time or when nobody need be waited for."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from punto.rules.tableau import Side
from punto.table.dealer.offers import queue_for
from punto.table.dealer.payout import who_played
from punto.table.event import Event
from punto.table.phases import Ownership, Phase
from punto.table.state import Control, CurrentRound, State

CloseReason = Literal["time", "ready"]
_SECOND = 1000


class BettingOpened(Event, frozen=True, kw_only=True):
    """Bets are taken for a round."""

    shoe: int
    number: int
    closes_at: int | None
    """None: nobody is there to wait for another, so the clock does not run."""
    last: bool
    """Whether it is the last round of the shoe."""

    def change(self, state: State) -> State:
        """A new round, with an account for its stakes."""
        current = CurrentRound(number=self.number, last=self.last, opened_at=self.at, closes_at=self.closes_at)
        escrow = state.accounts.escrow(shoe=self.shoe, number=self.number)
        return replace(state, phase=Phase.BETTING, current=current, next_at=None, book=state.book.open(escrow))


class BettingExtended(Event, frozen=True, kw_only=True):
    """The clock of the betting window starts, starts anew because nobody has bet, or stops."""

    closes_at: int | None

    def change(self, state: State) -> State:
        """A new deadline; a window without a bet is another window, in which as many slips may be sent again."""
        current = state.open_round
        return state.with_round(closes_at=self.closes_at, slips_sent=current.slips_sent if current.slips else {})


class BettingClosed(Event, frozen=True, kw_only=True):
    """No more bets. In Midi, the seats to whom each side's cards are offered, largest bet first."""

    reason: CloseReason
    player_queue: tuple[int, ...]
    banker_queue: tuple[int, ...]

    def change(self, state: State) -> State:
        """The stakes stand."""
        queues: dict[Side, tuple[int, ...]] = {"player": self.player_queue, "banker": self.banker_queue}
        owner = Ownership.OPEN if state.house.style == "midi" else Ownership.DEALER
        controls = {side: Control(owner=owner, queue=queue) for side, queue in queues.items()}
        current = replace(state.open_round, controls=controls, closes_at=None)
        next_at = self.at + state.pace.first_card_ms
        return replace(who_played(state, self.at), current=current, phase=Phase.CLOSED, next_at=next_at)


def opened(state: State, at: int) -> BettingOpened:
    """The next round of the shoe opens for bets."""
    shoe = state.open_shoe
    return BettingOpened(
        at=at,
        shoe=shoe.number,
        number=shoe.history[-1].number + 1 if shoe.history else 1,
        closes_at=_closes_at(state, at),
        last=shoe.next_is_last,
    )


def step_betting(state: State, at: int) -> tuple[Event, ...]:
    """What the clock does while betting is open.

    A round that nobody bet on is dealt only when everybody who is there wants it; else the window opens again. With
    nobody there, or one patron alone, and no bet the clock stops.
    """
    current = state.open_round
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
    """Who is in company has so many seconds; who is alone keeps nobody waiting before the first chip lies there."""
    in_company = len(list(state.connected)) > 1
    staked = state.phase is Phase.BETTING and bool(state.open_round.slips)
    return at + state.house.betting_seconds * _SECOND if in_company or staked else None


def _closed(state: State, at: int, reason: CloseReason) -> BettingClosed:
    return BettingClosed(
        at=at, reason=reason, player_queue=queue_for(state, "player"), banker_queue=queue_for(state, "banker")
    )
