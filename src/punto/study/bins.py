"""What a bet is worth, added up by the count at which it would be made: the inner loop of the search for tags.

How it is checked: the best trigger that it gives earns what the same count is judged to earn, and no other one more.
"""

# ruff: noqa: PLR0917 - a kernel takes its arrays one by one

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]


@njit(cache=True, nogil=True)
def worth_by_bin(
    seen: Floats, per_count: Floats, worth: Doubles, tags: Floats, scale: np.float32, most: int
) -> Doubles:
    """The sums of worth over bins of the count, `scale` of them a count, from -most to most, the outer ones open.

    `per_count` is what the running count is divided by at each moment.
    """
    sums = np.zeros(2 * most + 1)
    for moment in range(len(worth)):
        total = np.float32(0)
        for kind in range(len(tags)):
            total += seen[moment, kind] * tags[kind]
        # In this order, in 32 bits: as the count is judged.
        at = np.floor(total / per_count[moment] * scale)
        place = most if at > most else -most if at < -most else int(at)
        sums[place + most] += worth[moment]
    return sums
