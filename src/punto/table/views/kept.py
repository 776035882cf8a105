"""Memoisation by identity: states and their parts never change, so that what was made of one holds for as long as it is
the same object, whatever it holds and without comparing it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def kept_by_identity(*, most: int) -> Callable[[Callable[[T], R]], Callable[[T], R]]:
    """Keep what a function made of the last so many values that it was asked about."""

    def keeping(make: Callable[[T], R]) -> Callable[[T], R]:
        known: dict[int, tuple[T, R]] = {}

        def given(value: T) -> R:
            found = known.get(id(value))
            if found is not None and found[0] is value:
                return found[1]
            made = make(value)
            if len(known) >= most:
                known.clear()
            known[id(value)] = (value, made)
            return made

        return given

    return keeping
