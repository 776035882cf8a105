"""The moments of a study as a file: one line for each round, with the cards left and what every bet is worth.

CSV always; Parquet where pyarrow is installed.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from punto.errors import NotationError
from punto.extras import require
from punto.rules.cards import RANKS
from punto.study.job import RoundMoments, Study
from punto.words import Text


class MomentsWriter(Protocol):
    """Takes moments, some shoes at a time."""

    def __call__(self, found: RoundMoments) -> None:
        """Write these moments after those before."""


def check_states_file(path: Path) -> None:
    """Raise now, and not after the work, if the states could not be written there."""
    if path.suffix not in (".csv", ".parquet"):
        raise NotationError(Text("study-states-no-format", file=str(path)))
    if path.suffix == ".parquet":
        require("parquet")
    if not path.parent.is_dir():
        raise NotationError(Text("study-states-no-folder", file=str(path), folder=str(path.parent)))


@contextmanager
def states_file(path: Path, study: Study) -> Iterator[MomentsWriter]:
    """A file for the moments of a study: `shoe`, `round`, the cards left by rank, and a column a bet."""
    check_states_file(path)
    names = ["shoe", "round", *(f"left_{rank}" for rank in RANKS), *(bet.key for bet in study.bets)]
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            lines = csv.writer(file)
            lines.writerow(names)
            yield lambda found: lines.writerows(_lines(found))
        return
    import pyarrow as pa  # noqa: PLC0415 - installed only where somebody wants it
    import pyarrow.parquet as pq  # noqa: PLC0415

    types = [pa.int64(), pa.int16(), *[pa.int16()] * len(RANKS), *[pa.float64()] * len(study.bets)]
    with pq.ParquetWriter(path, pa.schema(list(zip(names, types, strict=True)))) as writer:

        def write(found: RoundMoments) -> None:
            columns: list[Any] = [found.shoe, found.round + 1, *found.left.T, *found.worth.T]
            arrays = [pa.array(column, type_) for column, type_ in zip(columns, types, strict=True)]
            writer.write_table(pa.Table.from_arrays(arrays, names=names))

        yield write


def _lines(found: RoundMoments) -> Iterator[list[object]]:
    parts = (found.shoe.tolist(), (found.round + 1).tolist(), found.left.tolist(), found.worth.tolist())
    for shoe, number, left, worth in zip(*parts, strict=True):
        yield [shoe, number, *left, *worth]
