"""A new shoe: the server brings its source, patrons cut it."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from punto.fairness.commit import SEED_BYTES, Cut, commitment
from punto.rules.cards import Card
from punto.table.command import SeatedCommand, ServerCommand
from punto.table.event import Event
from punto.table.phases import Phase, ShoePhase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.sources import Committed, Scripted, Source
from punto.table.state import CurrentShoe, Seated, State

MOST_ENTROPY: Final = 256
"""The most bytes in one cut."""


class ShoeBegun(Event, frozen=True, kw_only=True):
    """Base class of the first event of a shoe, whatever source it comes from: read models find shoes by it."""

    shoe: int

    secret: ClassVar[tuple[str, ...]]
    """The fields that nobody may see before the shoe is over."""
    guessable: ClassVar[bool]
    """Whether what is secret could be found by trying, with the hash of the event to compare with."""

    @property
    def promise(self) -> str | None:
        """The commitment that everybody is shown beforehand, if the source makes one."""
        return None


class ShoeCommitted(ShoeBegun, frozen=True, kw_only=True):
    """A new shoe: its seed is fixed and its commitment shown. The seed itself stays secret until the shoe ends."""

    secret = ("seed",)
    guessable = False

    commitment: str
    seed: bytes
    cut_until: int | None
    """Until when patrons may cut; None when nobody is there to ask."""

    @property
    def promise(self) -> str:
        """The hash of the seed."""
        return self.commitment

    def change(self, state: State) -> State:
        """Patrons may cut."""
        source = Committed(seed=self.seed, commitment=self.commitment, decks=state.house.shoe.decks)
        return _with_new_shoe(state, self.shoe, source, cut_until=self.cut_until)


class ShoeScripted(ShoeBegun, frozen=True, kw_only=True):
    """A new shoe whose cards are given beforehand."""

    secret = ("order",)
    # Towards the end of a shoe few orders are left that could be meant.
    guessable = True

    order: tuple[Card, ...]

    def change(self, state: State) -> State:
        """There is nothing to cut."""
        return _with_new_shoe(state, self.shoe, Scripted(order=self.order), cut_until=None)


class ShoeCut(Event, frozen=True, kw_only=True):
    """A patron's bytes are mixed into the order."""

    seat: int
    patron: str
    entropy: bytes

    def change(self, state: State) -> State:
        """The record of a shoe names who cut it by the seat, because the record is for everybody."""
        shoe = state.open_shoe
        source = shoe.source.cut(Cut(who=f"seat {self.seat}", entropy=self.entropy))
        return state.with_shoe(phase=ShoePhase.CUT, source=source, asked=shoe.asked | {self.seat})


class BeginShoe(ServerCommand, frozen=True, kw_only=True):
    """Begin a new shoe; sent by the server when `wants_shoe` says so."""

    def refusal(self, state: State) -> Refusal | None:
        """Only between shoes, and at a table that goes on."""
        if state.paused_at is not None:
            return refuse(Code.TABLE_PAUSED)
        return None if wants_shoe(state) and self.is_sound(state) else refuse(Code.SHOE_NOT_WANTED)

    def is_sound(self, state: State) -> bool:
        """Whether a shoe for this table can be made of it."""
        raise NotImplementedError


class ShuffleShoe(BeginShoe, frozen=True, kw_only=True):
    """Begin a committed shoe with this secret seed."""

    seed: bytes

    def is_sound(self, state: State) -> bool:
        """A seed has its length."""
        return len(self.seed) == SEED_BYTES

    def events(self, state: State) -> tuple[Event, ...]:
        """The seed is committed; whoever is there may cut."""
        asked = state.settings.cut_ms > 0 and any(state.connected)
        return (
            ShoeCommitted(
                at=self.at,
                shoe=state.shoes + 1,
                commitment=commitment(self.seed),
                seed=self.seed,
                cut_until=self.at + state.settings.cut_ms if asked else None,
            ),
        )


class ScriptShoe(BeginShoe, frozen=True, kw_only=True):
    """Begin a shoe of exactly these cards, in this order: a lesson, a replay, a test."""

    order: tuple[Card, ...]

    def is_sound(self, state: State) -> bool:
        """There must be cards to burn and to deal."""
        return bool(self.order) and state.house.shoe.burned(self.order[0]) < len(self.order)

    def events(self, state: State) -> tuple[Event, ...]:
        """The order is known to whoever wrote it."""
        return (ShoeScripted(at=self.at, shoe=state.shoes + 1, order=self.order),)


class CutShoe(SeatedCommand, frozen=True, kw_only=True):
    """Mix these bytes into the order of the new shoe."""

    entropy: bytes

    @classmethod
    def barred_to(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """While the shoe may be cut, once."""
        if state.paused_at is not None:
            return refuse(Code.TABLE_PAUSED)
        if state.phase is not Phase.CUTTING or state.shoe is None:
            return refuse(Code.CUT_NOT_OPEN)
        return refuse(Code.ALREADY_CUT) if seated.seat in state.shoe.asked else None

    def fault(self, state: State) -> Refusal | None:
        """Some bytes, and not too many."""
        if 0 < len(self.entropy) <= MOST_ENTROPY:
            return None
        return refuse(Code.ENTROPY_OUT_OF_RANGE, most=MOST_ENTROPY)

    def events(self, state: State) -> tuple[Event, ...]:
        """The bytes are mixed in."""
        seated = self.seat_in(state)
        return (ShoeCut(at=self.at, seat=seated.seat, patron=seated.patron, entropy=self.entropy),)


def wants_shoe(state: State | None) -> bool:
    """Whether the table waits for `BeginShoe`."""
    return state is not None and state.phase is Phase.SHUFFLING and state.paused_at is None and state.closing_by is None


def _with_new_shoe(state: State, number: int, source: Source, *, cut_until: int | None) -> State:
    shoe = CurrentShoe(number=number, phase=ShoePhase.COMMITTED, source=source, cut_until=cut_until)
    return replace(state, phase=Phase.CUTTING, shoe=shoe, shoes=number, current=None, next_at=None)
