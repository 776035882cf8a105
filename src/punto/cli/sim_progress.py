"""A progress bar with the rounds per second, on the error stream so that results can be piped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(what: str, total: int, *, quiet: bool) -> Iterator[Callable[[int, float], None]]:
    """A function that shows how many are done and how fast; nothing is shown when quiet or not on a terminal."""
    terminal = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal, disable=quiet or not terminal.is_terminal, transient=True) as bar:
        task = bar.add_task(what, total=total, speed="")

        def report(done: int, rounds_per_second: float) -> None:
            bar.update(task, completed=done, speed=f"{rounds_per_second / 1e6:,.1f} M rounds/s")

        yield report
