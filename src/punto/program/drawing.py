"""The drawing rules as the tables that counting and dealing kernels take."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from punto.rules.tableau import TABLEAU

PLAYER_STOOD = 10
"""As the value of Player's third card: there is none."""

Flags = npt.NDArray[np.bool_]


def player_draws() -> Flags:
    """By Player's two-card total: whether it draws, naturals aside."""
    return np.array([total in TABLEAU.player_draws for total in range(10)])


def banker_draws() -> Flags:
    """By Banker's two-card total and the value of Player's third card or PLAYER_STOOD: whether it draws."""
    table = np.zeros((10, PLAYER_STOOD + 1), dtype=np.bool_)
    for total, drawing in enumerate(TABLEAU.banker_draws_to):
        table[total, :PLAYER_STOOD] = [third in drawing for third in range(10)]
        table[total, PLAYER_STOOD] = total in TABLEAU.banker_draws_if_player_stood
    return table
