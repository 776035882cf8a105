"""Engines: whatever deals spans of shoes and counts them. All of them give the same tally for the same span.

Kernels deal in the thread that calls (`kernels`, and `study.kernel` for studies), threads and clusters hand spans to
kernels (`threads`, `cluster`), a GPU has a kernel of its own (`gpu`). What is counted is the work's business: a
simulation counts how rounds settle, a study what bets are worth. How they are checked: one test runs every engine over
the same spans and demands equal tallies.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

from punto.errors import PuntoError
from punto.words import Text

Span = tuple[int, int]
"""The shoes from one up to another; the first begins a batch."""

BATCH = 256
"""Shoes in a batch: spans begin with one, and standard errors of long runs are estimated from them."""
_SHOES_A_SPAN = 256 * BATCH
"""Some hundredths of a second on one core: progress is smooth and a stop answers at once."""
_STEPS = 100
"""A short run is cut into so many spans, so that its convergence can be drawn."""


class Counted(Protocol):
    """A tally: what was counted in some shoes. Tallies of parts add up, in any order to the same sum."""

    @property
    def shoes(self) -> int:
        """How many shoes."""

    @property
    def rounds(self) -> int:
        """How many rounds they had."""

    def __add__(self, other: Self, /) -> Self:
        """The tally of both parts."""


CountedT = TypeVar("CountedT", bound=Counted)


class Work(Protocol[CountedT]):
    """What to deal and what to count, as one value that any engine, here or on another machine, can work from."""

    @property
    def kind(self) -> str:
        """What it is called where a checkpoint of something else is refused: a simulation, a study."""

    @property
    def digest(self) -> str:
        """What tells this work from others: the same in every process."""

    def nothing(self) -> CountedT:
        """The tally of no shoe."""

    def saved(self, tally: CountedT) -> dict[str, object]:
        """A tally as JSON, for a checkpoint."""

    def resumed(self, saved: Mapping[str, Any]) -> tuple[Self, CountedT]:
        """The work as it was when a tally was saved, and that tally; ValueError, KeyError or TypeError for no tally."""


WorkT = TypeVar("WorkT", bound=Work[Any])


class Engine(ABC, Generic[WorkT, CountedT]):
    """Deals spans of a work's shoes."""

    @abstractmethod
    def count(self, work: WorkT, span: Span) -> CountedT:
        """Deal the shoes of a span and count them."""

    def counts(self, work: WorkT, spans: Iterable[Span]) -> Iterator[tuple[Span, CountedT]]:
        """Deal spans; each is given with its tally as soon as it is done, in any order."""
        for span in spans:
            yield span, self.count(work, span)

    def shoes_a_span(self, work: WorkT, shoes: int) -> int:
        """How many shoes suit this engine at a time, in whole batches, when so many are wanted."""
        del work
        return min(_SHOES_A_SPAN, whole_batches(shoes // _STEPS))

    def refusal(self, work: WorkT) -> Text | None:
        """Why this engine cannot deal a work; None when it can."""
        del work
        return None


class JobTooLarge(PuntoError):
    """An engine was asked for a job that it cannot deal; the message says which bets are too much for it."""


def spans(first: int, last: int, size: int) -> Iterator[Span]:
    """The shoes cut into spans of a size; the last may be shorter, and what is no whole batch is a span of its own."""
    whole = last - last % BATCH
    for start in range(first, whole, size):
        yield start, min(start + size, whole)
    if whole < last:
        yield whole, last


def whole_batches(shoes: int) -> int:
    """The number of shoes rounded up to whole batches."""
    return max(1, -(-shoes // BATCH)) * BATCH
