"""Checkpoint of a long run: how many shoes are done and what they counted, in one file that is replaced whole."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from punto.errors import NotationError
from punto.sim.engine import Work, WorkT
from punto.words import Text

_VERSION = 3
_SECONDS_BETWEEN = 5.0


@dataclass
class Checkpoint:
    """Where a run writes down what is done."""

    path: Path
    _saved_at: float = field(default_factory=monotonic)

    def resume(self, work: WorkT, shoes: int) -> tuple[WorkT, Any]:
        """What an earlier run of the same work has counted, or nothing, and the work in batches of that run.

        NotationError when the file is of another work, or of more shoes than are wanted.
        """
        if not self.path.exists():
            return work, work.nothing()
        try:
            saved = json.loads(self.path.read_text(encoding="utf-8"))
            told = saved["version"], saved["kind"], saved["digest"]
            resumed = work.resumed(saved["tally"]) if told == (_VERSION, work.kind, work.digest) else None
        except (ValueError, KeyError, TypeError) as error:
            raise NotationError(
                Text("error-sim-not-checkpoint", path=str(self.path), kind=_kind(work.kind), error=repr(error))
            ) from None
        if resumed is None:
            raise NotationError(
                Text("error-sim-belongs-another-house-bets", path=str(self.path), kind=_kind(work.kind))
            )
        work, tally = resumed
        if tally.shoes > shoes:
            raise NotationError(
                Text("error-sim-holds-shoes-already-more", path=str(self.path), shoes=tally.shoes, shoes2=shoes)
            )
        return work, tally

    def check(self) -> None:
        """Raise OSError now, and not after hours, if the file could not be written."""
        with self._beside.open("a", encoding="utf-8"):
            pass
        self._beside.unlink()

    def is_due(self) -> bool:
        """Whether the last time it was tried is some seconds ago."""
        return monotonic() - self._saved_at >= _SECONDS_BETWEEN

    def save(self, work: Work[Any], tally: Any) -> None:
        """Write the file anew beside the old one, then put it in its place: there is always a whole one."""
        saved = {"version": _VERSION, "kind": work.kind, "digest": work.digest, "tally": work.saved(tally)}
        self._saved_at = monotonic()
        self._beside.write_text(json.dumps(saved), encoding="utf-8")
        self._beside.replace(self.path)

    @property
    def _beside(self) -> Path:
        return self.path.with_name(self.path.name + ".new")


def _kind(kind: str) -> Text:
    return Text("error-sim-work", kind=kind)
