"""What an operator may do to a running table; every event says who, when, and what it was before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from punto.table.commands import (
    ChangeHouse,
    ChangeSettings,
    CloseTable,
    Command,
    PauseTable,
    ResumeTable,
    VoidRound,
)
from punto.table.events import (
    ClosingAnnounced,
    Event,
    HouseChanged,
    HouseScheduled,
    SettingsChanged,
    TablePaused,
    TableResumed,
)
from punto.table.phases import Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.settlement import voided
from punto.table.state import State

Answer = tuple[Event, ...] | Refusal


def _change_house(state: State, command: ChangeHouse) -> Answer:
    """Another house only ever comes between shoes: during a shoe it is noted for the next one."""
    if state.closing_by is not None:
        return refuse(Code.TABLE_CLOSING)
    if command.house.currency != state.house.currency:
        return refuse(Code.OTHER_CURRENCY, before=state.house.currency.code, after=command.house.currency.code)
    change = HouseChanged if state.phase is Phase.SHUFFLING else HouseScheduled
    return (change(at=command.at, by=command.by, before=state.house.key, after=command.house),)


def _change_settings(state: State, command: ChangeSettings) -> Answer:
    return (SettingsChanged(at=command.at, by=command.by, before=state.settings, after=command.settings),)


def _pause(state: State, command: PauseTable) -> Answer:
    if state.paused_at is not None:
        return refuse(Code.TABLE_PAUSED)
    return (TablePaused(at=command.at, by=command.by, reason=command.reason, before=state.phase),)


def _resume(state: State, command: ResumeTable) -> Answer:
    if state.paused_at is None:
        return refuse(Code.TABLE_NOT_PAUSED)
    paused_ms = command.at - state.paused_at
    return (TableResumed(at=command.at, by=command.by, paused_ms=paused_ms, after=state.phase),)


def _void(state: State, command: VoidRound) -> Answer:
    if not (state.in_play or state.phase is Phase.BETTING):
        return refuse(Code.NO_ROUND_TO_VOID)
    return (voided(state, command.at, by=command.by, reason=command.reason, end_shoe=command.end_shoe),)


def _close(state: State, command: CloseTable) -> Answer:
    if state.closing_by is not None:
        return refuse(Code.TABLE_CLOSING)
    return (ClosingAnnounced(at=command.at, by=command.by, reason=command.reason, before=state.phase),)


HANDLERS: dict[type[Command], Callable[[State, Any], Answer]] = {
    ChangeHouse: _change_house,
    ChangeSettings: _change_settings,
    PauseTable: _pause,
    ResumeTable: _resume,
    VoidRound: _void,
    CloseTable: _close,
}
