"""Plug-in discovery: every concrete subclass of a base, so that nothing has to list them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def kinds_of(base: type[T]) -> Iterator[type[T]]:
    """Every class below a base that has none below itself, in the order in which they were defined."""
    below = base.__subclasses__()
    if not below:
        yield base
    for each in below:
        yield from kinds_of(each)
