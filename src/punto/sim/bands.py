"""How a plan's money spreads over a session: quantiles over all sessions, at points along the way.

Checked against a plain recomputation from sessions that were played with pencil and paper.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from punto.sim.sessions import SessionsOutcome

Floats = npt.NDArray[np.float64]
QUANTILES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
"""The middle, half, nine tenths and nearly all of the sessions."""


@dataclass(frozen=True, eq=False)
class Bands:
    """Money at points along the session, in minor units. A session that has ended keeps what it ended with."""

    rounds: npt.NDArray[np.int64]
    """After how many rounds each point is."""
    quantiles: dict[float, Floats]
    """By quantile: the money below which so many of the sessions are, at each point."""
    mean: Floats


def bands_of(outcome: SessionsOutcome) -> Bands:
    """The bands of the sessions whose paths were kept."""
    paths = outcome.paths
    lines = np.quantile(paths, QUANTILES, axis=0)
    return Bands(
        rounds=outcome.every * np.arange(1, paths.shape[1] + 1),
        quantiles=dict(zip(QUANTILES, lines, strict=True)),
        mean=paths.mean(axis=0),
    )
