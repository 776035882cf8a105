"""`punto` on a machine whose wall clock somebody sets: `python -m harness.stepped FILE serve ...`.

FILE holds by how many seconds the clock is off. Only this process sees it, so that no other is disturbed.
"""

from __future__ import annotations

import runpy
import sys
import time
from pathlib import Path

_NS = 10**9


def step(file: Path, *, seconds: int) -> None:
    """Set the clock of whoever looks at the file."""
    new = file.with_suffix(".new")
    new.write_text(str(seconds), encoding="utf-8")
    new.replace(file)


def main() -> None:
    """Run `punto` with the arguments that are left."""
    file, real_ns = Path(sys.argv.pop(1)), time.time_ns

    def wall_ns() -> int:
        return real_ns() + int(file.read_text(encoding="utf-8")) * _NS

    time.time_ns, time.time = wall_ns, lambda: wall_ns() / _NS
    runpy.run_module("punto", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
