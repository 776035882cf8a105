"""How long commands say how far they are: on the error output, and only where a person looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from punto.cli.language import say
from punto.words import Text, decimal

if TYPE_CHECKING:
    from rich.progress import Progress

__all__ = ["Report", "progress_bar", "progress_of", "steps_of", "waiting_for"]

_PATIENCE_SECONDS = 1.0
"""What takes less needs no word."""

Report = Callable[[int, int], None]
"""What is told how many steps are done, and how many there are."""


@contextmanager
def progress_of(doing: Text) -> Iterator[Callable[[str, int, int], None] | None]:
    """What to tell the table, the events done and how many there are; None where nobody looks."""
    with _bar() as progress:
        if progress is None:
            yield None
            return
        said = say(doing)
        task = progress.add_task(said, speed="")

        def tell(table: str, done: int, total: int) -> None:
            progress.update(task, description=f"{said} {table}", completed=done, total=total)

        yield tell


@contextmanager
def progress_bar(what: Text, total: int) -> Iterator[Callable[[int, float], None]]:
    """What to tell how many are done, and the rounds per second."""
    with _bar() as progress:
        if progress is None:
            yield lambda _, __: None
            return
        task = progress.add_task(say(what), total=total, speed="")

        def tell(done: int, rounds_per_second: float) -> None:
            progress.update(
                task,
                completed=done,
                speed=say(Text("cli-simulate-millions-a-second", millions=decimal(f"{rounds_per_second / 1e6:.1f}"))),
            )

        yield tell


@contextmanager
def steps_of(doing: Text) -> Iterator[Report]:
    """What to tell how many steps are done, and how many there are; until it is told, the bar only moves."""
    with _bar() as progress:
        if progress is None:
            yield lambda _, __: None
            return
        task = progress.add_task(say(doing), speed="")
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def _bar() -> Iterator[Progress | None]:
    """A bar that vanishes when the work is done, also above JSON; None where nobody looks, who need not wait for it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    speed = TextColumn("{task.fields[speed]}")
    with Progress(*columns, speed, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        yield progress


@contextmanager
def waiting_for(what: Text) -> Iterator[None]:
    """Say on the error output what takes so long, once it has taken a second: with a spinner where a person looks."""
    said, spinner = say(what), None
    if sys.stderr.isatty():
        from rich.console import Console

        spinner = Console(stderr=True).status(f"{said} ...")
    start = spinner.start if spinner is not None else lambda: print(f"punto: {said}", file=sys.stderr)
    timer = Timer(_PATIENCE_SECONDS, start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if spinner is not None:
            spinner.stop()
