"""Lanes: the kinds of work, each with its own processes, so that none keeps another waiting."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final, Literal

__all__ = ["LANES", "Lane", "LaneName"]

LaneName = Literal["reading", "strangers", "simulations", "audits"]


@dataclass(frozen=True, kw_only=True)
class Lane:
    """How much of one kind of work there may be."""

    most: int
    """Processes at once."""
    warm: int = 0
    """Processes that are started with the server and never let go."""
    waiting: int
    """Jobs that may wait for a process. Past it work is shed."""
    of_an_address: int
    """Jobs of one address that may wait or run."""
    wait_seconds: float = 20.0
    """How long a job may wait before it is shed."""
    seconds: float
    """How long a job may take by the clock, which other work of the machine makes longer. It ends what hangs;
    were it short, it would end what gets little of a busy processor, whose work is then lost and begun anew."""
    stop_seconds: float = 1.0
    """How long a job that nobody waits for may take to come to its end before it is killed."""
    processor_seconds: int
    """How much of a processor a job may use."""
    memory_bytes: int
    """How large the process may become."""
    nice: int = 5
    """How far it stands back for the tables, which have a deadline."""


_HALF: Final = max(1, (os.cpu_count() or 1) // 2)

LANES: Final[dict[LaneName, Lane]] = {
    # Read models, known houses: each takes milliseconds.
    "reading": Lane(
        most=2, warm=1, waiting=64, of_an_address=24, seconds=300.0, processor_seconds=10, memory_bytes=2 << 30
    ),
    # What somebody sends as text: it may be anything.
    "strangers": Lane(
        most=2, warm=1, waiting=24, of_an_address=8, seconds=300.0, processor_seconds=10, memory_bytes=2 << 30
    ),
    # A queue of its own (`simulations/jobs.py`) says who waits. Compiled code reserves much more than it uses.
    "simulations": Lane(
        most=_HALF,
        waiting=64,
        of_an_address=64,
        wait_seconds=3600.0,
        seconds=3600.0,
        stop_seconds=15.0,
        processor_seconds=1800,
        memory_bytes=16 << 30,
        nice=10,
    ),
    # One at a time, of an operator.
    "audits": Lane(
        most=1,
        waiting=1,
        of_an_address=2,
        seconds=24 * 3600.0,
        processor_seconds=24 * 3600,
        memory_bytes=16 << 30,
        nice=10,
    ),
}
