"""How long commands say how far they are: on the error output, and only where a person looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["counted", "progress_bar", "progress_of"]


@contextmanager
def progress_of(doing: str, *, shown: bool) -> Iterator[Callable[[str, int, int], None] | None]:
    """What to tell the table, the events done and how many there are; None where nobody looks."""
    with _bar(shown=shown) as progress:
        if progress is None:
            yield None
            return
        task = progress.add_task(doing, speed="")

        def tell(table: str, done: int, total: int) -> None:
            progress.update(task, description=f"{doing} {table}", completed=done, total=total)

        yield tell


@contextmanager
def progress_bar(what: str, total: int, *, shown: bool) -> Iterator[Callable[[int, float], None]]:
    """What to tell how many are done, and the rounds per second."""
    with _bar(shown=shown) as progress:
        if progress is None:
            yield lambda _, __: None
            return
        task = progress.add_task(what, total=total, speed="")

        def tell(done: int, rounds_per_second: float) -> None:
            progress.update(task, completed=done, speed=f"{rounds_per_second / 1e6:,.1f} M rounds/s")

        yield tell


@contextmanager
def _bar(*, shown: bool) -> Iterator[Progress | None]:
    """A bar that vanishes when the work is done; None where nobody looks."""
    terminal = Console(stderr=True)
    if not (shown and terminal.is_terminal):
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    speed = TextColumn("{task.fields[speed]}")
    with Progress(*columns, speed, TimeRemainingColumn(), console=terminal, transient=True) as progress:
        yield progress


def counted(count: int, thing: str) -> str:
    """A number of things.

    >>> counted(1, "shoe"), counted(5730, "event")
    ('1 shoe', '5,730 events')
    """
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
