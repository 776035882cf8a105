"""How commands that read a whole database say how far they are: on the error output, and only where a person looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["counted", "progress_of"]


@contextmanager
def progress_of(doing: str, *, shown: bool) -> Iterator[Callable[[str, int, int], None] | None]:
    """What to tell the table, the events done and how many there are; None where nobody looks."""
    terminal = Console(stderr=True)
    if not (shown and terminal.is_terminal):
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal, transient=True) as progress:
        bar = progress.add_task(doing)

        def tell(table: str, done: int, total: int) -> None:
            progress.update(bar, description=f"{doing} {table}", completed=done, total=total)

        yield tell


def counted(count: int, thing: str) -> str:
    """A number of things.

    >>> counted(1, "shoe"), counted(5730, "event")
    ('1 shoe', '5,730 events')
    """
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
