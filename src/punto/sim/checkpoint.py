"""A long run's memory: how many shoes are done and what they counted, in one file that is replaced whole."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import numpy as np

from punto.errors import NotationError
from punto.sim.job import Job
from punto.sim.tally import Tally

_VERSION = 1
_SECONDS_BETWEEN = 5.0


@dataclass
class Checkpoint:
    """Where a run writes down what is done."""

    path: Path
    _saved_at: float = field(default_factory=monotonic)

    def load(self, job: Job) -> Tally:
        """What an earlier run of the same job has counted, or nothing; the file of another job is an error."""
        if not self.path.exists():
            return job.nothing()
        try:
            saved = json.loads(self.path.read_text(encoding="utf-8"))
            version, digest = saved["version"], saved["job"]
            tally = Tally(
                shoes=int(saved["shoes"]),
                counts=np.array(saved["counts"], dtype=np.int64),
                lengths=np.array(saved["lengths"], dtype=np.int64),
                batches=int(saved["batches"]),
                rounds_squared=int(saved["rounds_squared"]),
                sums=tuple((int(x), int(xx), int(xn)) for x, xx, xn in saved["sums"]),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise NotationError(f"{self.path} is not a checkpoint of a simulation: {error!r}") from None
        if version != _VERSION or digest != job.digest:
            raise NotationError(
                f"{self.path} belongs to another simulation (house, seed or version differ); "
                "name another file, or remove it to start anew"
            )
        return tally

    def save_now_and_then(self, job: Job, tally: Tally) -> None:
        """Save if the last time is some seconds ago."""
        if monotonic() - self._saved_at >= _SECONDS_BETWEEN:
            self.save(job, tally)

    def save(self, job: Job, tally: Tally) -> None:
        """Write the file anew beside the old one, then put it in its place: there is always a whole one."""
        saved = {
            "version": _VERSION,
            "job": job.digest,
            "shoes": tally.shoes,
            "counts": tally.counts.tolist(),
            "lengths": tally.lengths.tolist(),
            "batches": tally.batches,
            "rounds_squared": tally.rounds_squared,
            "sums": tally.sums,
        }
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(json.dumps(saved), encoding="utf-8")
        beside.replace(self.path)
        self._saved_at = monotonic()
