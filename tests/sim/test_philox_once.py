"""The generator stands once in each language that it must be in: everything else asks there."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

_MULTIPLIERS = ("D2511F53", "CD9E8D57")
"""Philox cannot be written without them."""


def test_17_philox_stands_once_in_python_and_once_in_cuda() -> None:
    package = Path(str(files("punto")))
    sources = [path for path in package.rglob("*") if path.suffix in {".py", ".cu", ".c", ".cpp", ".h"}]
    for number in _MULTIPLIERS:
        found = {path.relative_to(package).as_posix() for path in sources if number in path.read_text("utf-8").upper()}
        assert found == {"sim/philox.py", "sim/gpu/kernel.cu"}
