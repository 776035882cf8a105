"""What an operator did."""

from __future__ import annotations

from dataclasses import dataclass

from punto.house.model import House
from punto.table.events.base import Event
from punto.table.phases import Phase
from punto.table.settings import Settings


@dataclass(frozen=True, kw_only=True)
class TableOpened(Event):
    """A table opened under a house."""

    by: str
    table: str
    house: House
    settings: Settings


@dataclass(frozen=True, kw_only=True)
class HouseScheduled(Event):
    """The operator chose another house; it comes with the next shoe."""

    by: str
    before: str
    after: House


@dataclass(frozen=True, kw_only=True)
class HouseChanged(Event):
    """From here on the table plays under another house."""

    by: str
    before: str
    after: House


@dataclass(frozen=True, kw_only=True)
class SettingsChanged(Event):
    """The table got other settings."""

    by: str
    before: Settings
    after: Settings


@dataclass(frozen=True, kw_only=True)
class TablePaused(Event):
    """The table stopped where it was."""

    by: str
    reason: str
    before: Phase


@dataclass(frozen=True, kw_only=True)
class TableResumed(Event):
    """The table went on; every deadline moved by the length of the pause."""

    by: str
    paused_ms: int
    after: Phase


@dataclass(frozen=True, kw_only=True)
class ClosingAnnounced(Event):
    """The table will close after the current round."""

    by: str
    reason: str
    before: Phase


@dataclass(frozen=True, kw_only=True)
class TableClosed(Event):
    """The table is closed for good."""

    by: str
