"""Snapshots: how far a simulation has come and what is known so far, now and then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

__all__ = ["Json", "NowAndThen", "SimulationSnapshot", "Stopped", "Tell"]

Json = dict[str, Any]
_SECONDS_BETWEEN_SNAPSHOTS: Final = 0.25


@dataclass(frozen=True, kw_only=True)
class SimulationSnapshot:
    """How far a simulation has come, and what is known so far."""

    done: int
    """Shoes, or sessions of a plan."""
    rounds: int
    seconds: float
    interrupted: bool
    result: Json | None
    """What the command says with `--json`; None as long as nothing can be said."""
    rows: Sequence[Sequence[object]] = ()
    """The same as a table, its head first."""
    drawing: Json | None = None
    """What the page draws: how each edge settled down, or the bands of a plan's money."""
    states: bytes = b""
    """The packed states that a count is judged by."""


Tell = Callable[[SimulationSnapshot], None]
Stopped = Callable[[], bool]


class NowAndThen:
    """Throttle of snapshots: whether it is time for another."""

    def __init__(self) -> None:
        self._next = monotonic() + _SECONDS_BETWEEN_SNAPSHOTS / 2

    def due(self) -> bool:
        """Whether it is; then the next is some time away."""
        if monotonic() < self._next:
            return False
        self._next = monotonic() + _SECONDS_BETWEEN_SNAPSHOTS
        return True
