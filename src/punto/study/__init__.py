"""Studies of a house by the cards that are left: perfect play, card counts, known cards, simulations.

The package can be called, as `punto.study(house, shoes, seed=...)`: see `punto.study.run.study_house`.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from punto.house.model import House
    from punto.study.job import BetStudy


class _Callable(ModuleType):
    """`punto` offers a function under the name of this package, and importing the package must not take it away."""

    def __call__(self, house: House, shoes: int = 1000, *, seed: int) -> tuple[BetStudy, ...]:
        from punto.study.run import study_house  # noqa: PLC0415 - NumPy and the kernel wait until they are wanted

        return study_house(house, shoes, seed=seed)


sys.modules[__name__].__class__ = _Callable
