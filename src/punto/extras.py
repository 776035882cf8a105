"""Extras: packages that only some work needs, left out of a plain installation.

Whoever is about to load one asks `require` first, as early as it is known that it will be needed, so that what is
missing is said in one sentence and not after an hour of work. `punto[gpu]` is asked for where a device is sought
(`punto.sim.gpu.engine`), since more than a package can be missing there.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from punto.errors import MissingExtra
from punto.words import Text

__all__ = ["EXTRAS", "require"]

EXTRAS: Final = {
    "cluster": "distributed",
    "parquet": "pyarrow",
    "pdf": "typst",
    "plot": "matplotlib",
    "postgres": "psycopg",
}
"""Each extra of `pyproject.toml` with the package by which it is known to be installed."""


def require(extra: str) -> None:
    """Raise MissingExtra, with the command that installs it, where an extra is not installed."""
    if find_spec(EXTRAS[extra]) is None:
        raise MissingExtra(Text("error-extra", extra=extra, package=EXTRAS[extra]))
