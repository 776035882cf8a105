"""Operator commands: open, change, pause, void, close; every event says who, when, and what it was before and after."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field
from msgspec.structs import replace

from punto.house.house_writer import HouseFile
from punto.ledger.accounts import Accounts
from punto.ledger.book import Book
from punto.table.acts.seating import left
from punto.table.command import OperatorCommand, ServerCommand
from punto.table.dealer.payout import voided
from punto.table.event import Event
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.settings import PaceName, Settings
from punto.table.state import IdleWarning, Seated, State

FORMAT = 1
"""The version of the journal's format, which its first event names."""


class TableOpened(Event, frozen=True, kw_only=True):
    """A table opened under a house: the first event of every journal."""

    by: str
    table: str
    house: HouseFile
    settings: Settings
    format: int = FORMAT

    def opened(self) -> State:
        """The state that everything begins with."""
        book = Book().open(*Accounts(self.table).of_the_house)
        return State(table=self.table, house_file=self.house, settings=self.settings, book=book, at=self.at, sequence=1)


class HouseScheduled(Event, frozen=True, kw_only=True):
    """The operator chose another house; it comes with the next shoe."""

    by: str
    before: str
    after: HouseFile

    def change(self, state: State) -> State:
        """It waits."""
        return replace(state, next_house=self.after, next_house_by=self.by)


class HouseChanged(Event, frozen=True, kw_only=True):
    """From here on the table plays under another house."""

    by: str
    before: str
    after: HouseFile

    def change(self, state: State) -> State:
        """It holds."""
        return replace(state, house_file=self.after, next_house=None, next_house_by="")


class SettingsChanged(Event, frozen=True, kw_only=True):
    """The table got other settings."""

    by: str
    before: Settings
    after: Settings

    def change(self, state: State) -> State:
        """They hold from the next step on."""
        return replace(state, settings=self.after)


class TablePaused(Event, frozen=True, kw_only=True):
    """The table stopped where it was."""

    by: str
    reason: str
    before: Phase

    def change(self, state: State) -> State:
        """Nothing is due until it goes on."""
        return replace(state, paused_at=self.at, pause_reason=self.reason)


class TableResumed(Event, frozen=True, kw_only=True):
    """The table went on; every deadline moved by the length of the pause."""

    by: str
    paused_ms: int
    after: Phase

    def change(self, state: State) -> State:
        """The time that everybody had left is given back."""

        def later(moment: int | None) -> int | None:
            return None if moment is None else moment + self.paused_ms

        current, shoe = state.current, state.shoe
        if current is not None:
            controls = {side: replace(each, until=later(each.until)) for side, each in current.controls.items()}
            current = replace(current, closes_at=later(current.closes_at), controls=controls)
        if shoe is not None:
            shoe = replace(shoe, cut_until=later(shoe.cut_until))
        seats = {number: self._later(each) for number, each in state.seats.items()}
        return replace(
            state,
            current=current,
            shoe=shoe,
            seats=seats,
            waiting=tuple(replace(each, held_until=later(each.held_until)) for each in state.waiting),
            next_at=later(state.next_at),
            paused_at=None,
            pause_reason="",
        )

    def _later(self, seated: Seated) -> Seated:
        idle = seated.idle and IdleWarning(reason=seated.idle.reason, until=seated.idle.until + self.paused_ms)
        held = None if seated.held_until is None else seated.held_until + self.paused_ms
        gone = None if seated.gone_at is None else min(seated.gone_at + self.paused_ms, self.at)
        played = min(seated.played_at + self.paused_ms, self.at)
        return replace(seated, held_until=held, gone_at=gone, played_at=played, idle=idle)


class ClosingAnnounced(Event, frozen=True, kw_only=True):
    """The table will close after the current round."""

    by: str
    reason: str
    before: Phase

    def change(self, state: State) -> State:
        """Nobody sits down any more."""
        return replace(state, closing_by=self.by)


class TableClosed(Event, frozen=True, kw_only=True):
    """The table is closed for good."""

    by: str

    def change(self, state: State) -> State:
        """Only the house's own accounts are left."""
        house = state.accounts.of_the_house
        book = state.book.close(*(name for name in state.book.accounts if name not in house))
        return replace(state, book=book, phase=Phase.ENDED, current=None, shoe=None, next_at=None, paused_at=None)


class Tick(ServerCommand, frozen=True, kw_only=True):
    """Time has passed: do whatever is due."""

    def events(self, state: State) -> tuple[Event, ...]:
        """Nothing of its own: what is due happens before every command."""
        return ()


class OpenTable(OperatorCommand, frozen=True, kw_only=True):
    """Open a table under a house."""

    table: str
    house: HouseFile
    settings: Settings = field(default_factory=Settings)

    offered: ClassVar[bool] = False

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """A table opens once."""
        return refuse(Code.TABLE_ALREADY_OPEN)

    def opening(self) -> TableOpened:
        """The first event of the table."""
        return TableOpened(at=self.at, by=self.by, table=self.table, house=self.house, settings=self.settings)


class ChangeHouse(OperatorCommand, frozen=True, kw_only=True):
    """Play under another house from the next shoe on."""

    house: str
    """The key of one of the server's houses."""
    file: HouseFile
    """That house, whole."""

    filled: ClassVar[frozenset[str]] = OperatorCommand.filled | {"file"}

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """A table that closes needs no other house."""
        return refuse(Code.TABLE_CLOSING) if state.closing_by is not None else None

    def fault(self, state: State) -> Refusal | None:
        """Chips on the table have a currency."""
        before, after = state.house.currency, self.file.house.currency
        return None if before == after else refuse(Code.OTHER_CURRENCY, before=before.code, after=after.code)

    def events(self, state: State) -> tuple[Event, ...]:
        """Another house only ever comes between shoes: during a shoe it is noted for the next one.

        Where it has fewer seats, those beyond are not taken any more, and whoever sits there is paid out at the change.
        """
        loses_seats = any(seat > self.file.house.seats for seat in state.seats)
        change = HouseChanged if state.phase is Phase.SHUFFLING and not loses_seats else HouseScheduled
        return (change(at=self.at, by=self.by, before=state.house.key, after=self.file),)


class ChangeSettings(OperatorCommand, frozen=True, kw_only=True):
    """Give the table another pace, at once."""

    pace: PaceName
    settings: Settings
    """What a table of that pace has."""

    filled: ClassVar[frozenset[str]] = OperatorCommand.filled | {"settings"}

    def events(self, state: State) -> tuple[Event, ...]:
        """What they were and what they are."""
        return (SettingsChanged(at=self.at, by=self.by, before=state.settings, after=self.settings),)


class PauseTable(OperatorCommand, frozen=True, kw_only=True):
    """Stop the table where it is."""

    reason: str = ""

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """Once."""
        return refuse(Code.TABLE_PAUSED) if state.paused_at is not None else None

    def events(self, state: State) -> tuple[Event, ...]:
        """The clock stops."""
        return (TablePaused(at=self.at, by=self.by, reason=self.reason, before=state.phase),)


class ResumeTable(OperatorCommand, frozen=True, kw_only=True):
    """Go on after a pause; every deadline moves by its length."""

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """Only after a pause."""
        return refuse(Code.TABLE_NOT_PAUSED) if state.paused_at is None else None

    def events(self, state: State) -> tuple[Event, ...]:
        """The clock runs again."""
        paused_ms = self.at - (self.at if state.paused_at is None else state.paused_at)
        return (TableResumed(at=self.at, by=self.by, paused_ms=paused_ms, after=state.phase),)


class VoidRound(OperatorCommand, frozen=True, kw_only=True):
    """Void the current round: every stake goes back."""

    reason: str
    end_shoe: bool = False

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """Only a round that is not settled."""
        return None if state.in_play or state.phase is Phase.BETTING else refuse(Code.NO_ROUND_TO_VOID)

    def fault(self, state: State) -> Refusal | None:
        """Patrons are told why."""
        return None if self.reason.strip() else refuse(Code.REASON_NEEDED)

    def events(self, state: State) -> tuple[Event, ...]:
        """Every stake goes back."""
        return (voided(state, self.at, by=self.by, reason=self.reason, end_shoe=self.end_shoe),)


class CloseTable(OperatorCommand, frozen=True, kw_only=True):
    """Close the table after the current round."""

    reason: str = ""

    @classmethod
    def barred(cls, state: State) -> Refusal | None:
        """Once."""
        return refuse(Code.TABLE_CLOSING) if state.closing_by is not None else None

    def events(self, state: State) -> tuple[Event, ...]:
        """The round in play comes to its end first."""
        return (ClosingAnnounced(at=self.at, by=self.by, reason=self.reason, before=state.phase),)


def house_changed(state: State, at: int) -> tuple[Event, ...]:
    """The house that was scheduled takes over, once whoever sits where it has no seat is paid out and gone."""
    if state.next_house is None:
        return ()
    for seated in state.seats.values():
        if seated.seat > state.seats_to_stay:
            return (left(state, seated, at=at, reason="house changed"),)
    return (HouseChanged(at=at, by=state.next_house_by, before=state.house.key, after=state.next_house),)
