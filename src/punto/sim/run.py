"""Running a work: spans of shoes go to an engine, tallies come back, in any order and with the same sum.

Where spans are dealt (this thread, several, a cluster, a GPU) is the engine's business, and what is counted the work's
(a simulation or a study); here spans are handed out, added up and written to a checkpoint. Ctrl-C ends the run with
what is done so far, and so does a report that raises `Enough`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Generic

from punto.sim.checkpoint import Checkpoint
from punto.sim.engine import BATCH, CountedT, Engine, JobTooLarge, Work, WorkT, spans


class Enough(Exception):
    """Raised by whoever is told how far a run has come: the run ends with what is done so far, as Ctrl-C ends it."""


@dataclass
class RunProgress(Generic[CountedT]):
    """How far a run has come."""

    shoes: int
    """How many are wanted."""
    tally: CountedT
    """All shoes from the first up to some one, without a gap."""
    resumed: int
    """Rounds that a checkpoint brought along."""
    seconds: float = 0.0
    interrupted: bool = False
    unsaved: OSError | None = None
    """Why the checkpoint could not be written the last time, if it could not."""

    @property
    def rounds_per_second(self) -> float:
        """The speed of this run, without what came from a checkpoint."""
        return (self.tally.rounds - self.resumed) / self.seconds if self.seconds else 0.0


def deal(
    work: WorkT,
    shoes: int,
    *,
    engine: Engine[WorkT, CountedT],
    shoes_a_span: int | None = None,
    checkpoint: Checkpoint | None = None,
    report: Callable[[RunProgress[CountedT]], None] = lambda _: None,
) -> RunProgress[CountedT]:
    """Deal shoes 0 to `shoes` and count; goes on where a checkpoint of the same work ended.

    A checkpoint holds whole batches only, so that a run can go on from it to any number of shoes. One that cannot be
    written does not end the run. `report` is told of what a checkpoint brought, then of every span. Refused when the
    engine cannot deal the work.
    """
    if (said := engine.refusal(work)) is not None:
        raise JobTooLarge(said)
    tally: CountedT
    work, tally = checkpoint.resume(work, shoes) if checkpoint else (work, work.nothing())
    progress = RunProgress(shoes, tally, resumed=tally.rounds)
    wanted = spans(tally.shoes, shoes, shoes_a_span or engine.shoes_a_span(work, shoes))
    early: dict[int, CountedT] = {}
    whole = tally
    began = perf_counter()
    try:
        if tally.shoes:
            report(progress)
        for (first, _), result in engine.counts(work, wanted):
            early[first] = result
            progress.seconds = perf_counter() - began
            while progress.tally.shoes in early:
                progress.tally += early.pop(progress.tally.shoes)
                whole = whole if progress.tally.shoes % BATCH else progress.tally
            if checkpoint and checkpoint.is_due():
                progress.unsaved = _saved(checkpoint, work, whole)
            report(progress)
    except (KeyboardInterrupt, Enough):
        progress.interrupted = True
    if checkpoint:
        progress.unsaved = _saved(checkpoint, work, whole)
    return progress


def _saved(checkpoint: Checkpoint, work: Work[Any], tally: object) -> OSError | None:
    try:
        checkpoint.save(work, tally)
    except OSError as error:
        return error
    return None
