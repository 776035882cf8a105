"""A simulation at some hundred moments, for plots of convergence."""

from __future__ import annotations

from dataclasses import dataclass, field

from punto.sim.run import RunProgress
from punto.sim.tally import Moments, Tally

_MOST_MOMENTS = 500


@dataclass
class History:
    """Remembers a run when it is told how far it has come; it does not grow with the run."""

    moments: list[Moments] = field(default_factory=list)

    def __call__(self, progress: RunProgress[Tally]) -> None:
        """Add this moment if there is something new; when they get many, every other one is forgotten."""
        if progress.tally.shoes == (self.moments[-1].shoes if self.moments else 0):
            return
        if len(self.moments) >= _MOST_MOMENTS:
            del self.moments[::2]
        self.moments.append(progress.tally.moments)
