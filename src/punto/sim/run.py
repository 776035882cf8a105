"""Running a simulation: spans of shoes go to workers, tallies come back, in any order and with the same sum.

A span is a range of shoes. Where they are dealt (this thread, several, a cluster) is a `Workers`' business; here they
are handed out, added up and written to a checkpoint. Ctrl-C ends the run with what is done so far, and so does a
report that raises `Enough`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from punto.sim.checkpoint import Checkpoint
from punto.sim.hand_out import Enough, in_order
from punto.sim.job import BATCH, Job
from punto.sim.tally import Moments, Tally

_MOST_MOMENTS = 500
_SHOES_A_SPAN = 256 * BATCH
"""Some hundredths of a second on one core: progress is smooth and a stop answers at once."""
_STEPS = 100
"""A short run is cut into so many spans, so that its convergence can be drawn."""

Span = tuple[int, int]
Results = Iterator[tuple[Span, Tally]]
Workers = Callable[[Job, Iterable[Span]], Results]
"""Deals spans somewhere and gives each span with its tally as soon as it is done."""


@dataclass
class Progress:
    """How far a run has come."""

    shoes: int
    """How many are wanted."""
    tally: Tally
    """All shoes from the first up to some one, without a gap."""
    resumed: int
    """Rounds that a checkpoint brought along."""
    seconds: float = 0.0
    interrupted: bool = False
    history: list[Moments] = field(default_factory=list)
    """The run at some hundred moments, for plots of convergence; it does not grow with the run."""

    @property
    def rounds_per_second(self) -> float:
        """The speed of this run, without what came from a checkpoint."""
        return (self.tally.rounds - self.resumed) / self.seconds if self.seconds else 0.0

    def remember(self) -> None:
        """Add this moment to the history; when it gets long, every other moment is forgotten."""
        if len(self.history) >= _MOST_MOMENTS:
            del self.history[::2]
        self.history.append(self.tally.moments)


def simulate(
    job: Job,
    shoes: int,
    *,
    workers: Workers,
    span: int,
    checkpoint: Checkpoint | None = None,
    report: Callable[[Progress], None] = lambda _: None,
) -> Progress:
    """Deal shoes 0 to `shoes` and count; goes on where a checkpoint of the same job ended."""
    tally = checkpoint.load(job) if checkpoint else job.nothing()
    progress = Progress(shoes, tally, resumed=tally.rounds, history=[tally.moments] if tally.shoes else [])
    wanted = spans(tally.shoes, shoes, span)
    early: dict[int, Tally] = {}
    began = perf_counter()
    try:
        for (first, _), result in workers(job, wanted):
            early[first] = result
            progress.seconds = perf_counter() - began
            while progress.tally.shoes in early:
                progress.tally += early.pop(progress.tally.shoes)
                progress.remember()
            if checkpoint:
                checkpoint.save_now_and_then(job, progress.tally)
            report(progress)
    except (KeyboardInterrupt, Enough):
        progress.interrupted = True
    if checkpoint:
        checkpoint.save(job, progress.tally)
    return progress


def span_here(shoes: int) -> int:
    """How many shoes a thread of this process gets at a time, when so many are wanted."""
    return min(_SHOES_A_SPAN, whole_batches(shoes // _STEPS))


def whole_batches(shoes: int) -> int:
    """The number of shoes rounded up to whole batches."""
    return max(1, -(-shoes // BATCH)) * BATCH


def spans(first: int, last: int, size: int) -> list[Span]:
    """The shoes cut into spans of a size; the last may be shorter."""
    return [(start, min(start + size, last)) for start in range(first, last, size)]


def in_threads(threads: int) -> Workers:
    """Workers in this process; the kernels release the interpreter, so that threads really run side by side."""

    def work(job: Job, wanted: Iterable[Span]) -> Results:
        return in_order(lambda span: (span, job.run(*span)), wanted, threads=threads)

    return work
