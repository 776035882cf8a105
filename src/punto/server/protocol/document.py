"""The document of a table as clients hold it; `punto.server.document` makes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from punto.server.protocol.base import Frame
from punto.table.views import View

GridPlace = Annotated[list[int], Field(min_length=2, max_length=2)]
"""Column and row, from 0 at the top left."""
Letter = Literal["B", "P", "T"]
Colour = Literal["R", "B"]


class RoadBead(Frame):
    """One round on the bead plate."""

    result: Letter
    banker_pair: bool
    player_pair: bool
    natural: bool
    total: int
    """What the winner had, or both in a tie."""
    place: GridPlace


class RoadCell(Frame):
    """One decision on the big road, and the ties marked on it."""

    result: Letter
    ties: int
    banker_pair: bool
    player_pair: bool
    natural: bool
    place: GridPlace


class RoadMark(Frame):
    """One mark of a derived road: R, red, repeats; B, blue, breaks."""

    mark: Colour
    place: GridPlace


class RoadAsk(Frame):
    """The mark that each derived road would get from one next result."""

    big_eye_boy: Colour | None
    small_road: Colour | None
    cockroach_pig: Colour | None


class RoadCounts(Frame):
    """How many rounds of the shoe had each winner and each mark."""

    rounds: int
    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    natural: int


class RoadsDocument(Frame):
    """The roads of the shoe."""

    bead_plate: list[RoadBead]
    big_road: list[RoadCell]
    waiting_ties: int
    """Ties of a shoe that has had no decision yet."""
    big_eye_boy: list[RoadMark]
    small_road: list[RoadMark]
    cockroach_pig: list[RoadMark]
    ask_banker: RoadAsk
    ask_player: RoadAsk
    counts: RoadCounts


class TableDocument(Frame):
    """Everything that one audience may see of a table."""

    view: View
    roads: RoadsDocument
