"""The document of a table as clients hold it; `punto.server.live.document` makes it."""

from __future__ import annotations

from dataclasses import dataclass

from punto.rules.scoreboard import AskMarks, Letter, Mark, RoadCounts
from punto.table import View

__all__ = ["RoadBead", "RoadCell", "RoadMark", "RoadsDocument", "TableDocument"]

GridPlace = tuple[int, int]
"""Column and row, from 0 at the top left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoadBead:
    """One round on the bead plate."""

    result: Letter
    banker_pair: bool
    player_pair: bool
    natural: bool
    total: int
    """What the winner had, or both in a tie."""
    place: GridPlace


@dataclass(frozen=True, slots=True, kw_only=True)
class RoadCell:
    """One decision on the big road, and the ties marked on it."""

    result: Letter
    ties: int
    banker_pair: bool
    player_pair: bool
    natural: bool
    place: GridPlace


@dataclass(frozen=True, slots=True)
class RoadMark:
    """One mark of a derived road: R, red, repeats; B, blue, breaks."""

    mark: Mark
    place: GridPlace


@dataclass(frozen=True, slots=True, kw_only=True)
class RoadsDocument:
    """The roads of the shoe."""

    bead_plate: tuple[RoadBead, ...]
    big_road: tuple[RoadCell, ...]
    waiting_ties: int
    """Ties of a shoe that has had no decision yet."""
    big_eye_boy: tuple[RoadMark, ...]
    small_road: tuple[RoadMark, ...]
    cockroach_pig: tuple[RoadMark, ...]
    ask_banker: AskMarks
    ask_player: AskMarks
    counts: RoadCounts


@dataclass(frozen=True, slots=True)
class TableDocument:
    """Everything that one audience may see of a table."""

    view: View
    roads: RoadsDocument
