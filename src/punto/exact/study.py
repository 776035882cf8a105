"""Expectations of bets in very many shoes: for counts, for studies of whole shoes, for odds that move with every card.

The closed-form kernel counts a batch of shoes at once; an expectation then is a dot product. Bets on points only.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from punto.errors import ImpossibleDeal, PuntoError
from punto.exact.points import count_points_and_pairs, reachable_outcomes
from punto.exact.points_batch import count_points_batch
from punto.program.drawing import banker_draws, player_draws
from punto.program.points import asks_for_pairs, is_points_bet, point_rows
from punto.program.price import Stakes
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, VALUES

Shoes = npt.NDArray[np.int64]
"""One shoe a line: how many cards of each rank are left, Ace to King."""
_MOST_CARDS_OF_A_ROUND = 6
_BY_VALUE = np.array([[VALUES[rank] == value for value in range(10)] for rank in RANKS], dtype=np.int64)


def expectations(bets: Sequence[Bet], shoes: Shoes, stakes: Stakes) -> npt.NDArray[np.float64]:
    """What one unit on each bet is worth in each shoe: a line a shoe, a column a bet.

    >>> from punto.house import House
    >>> house = House.load("bclc-ez")
    >>> full = np.full((1, 13), 32)
    >>> expectations(house.bets, full, Stakes(house.commission, house.payout_rounding)).round(6).tolist()
    [[-0.012351, -0.010183, -0.143596, -0.076113]]
    """
    if others := [bet.key for bet in bets if not is_points_bet(bet)]:
        raise PuntoError(f"{', '.join(others)}: looks beyond points and pairs; price it with odds(), shoe by shoe")
    cards = shoes.sum(axis=1)
    if len(shoes) and cards.min() < _MOST_CARDS_OF_A_ROUND:
        raise ImpossibleDeal(f"shoe {int(cards.argmin())} holds {cards.min()} cards, and a round takes up to six")
    rows = point_rows(bets)
    nets = np.empty(rows.shape)
    for column, bet in enumerate(bets):
        # The last entry, for no row, is where NO_ROW = -1 points.
        nets[:, column] = np.array([float(stakes.net(bet, row)) for row in (*bet.rows, None)])[rows[:, column]]
    if any(map(asks_for_pairs, bets)):
        counts = np.array([count_points_and_pairs(shoe, player_draws(), banker_draws()) for shoe in shoes]).T
    else:
        outcomes = reachable_outcomes(player_draws(), banker_draws())
        values = np.ascontiguousarray(shoes @ _BY_VALUE)
        counts, nets = count_points_batch(values, outcomes, player_draws(), banker_draws()), nets[outcomes]
    worth: npt.NDArray[np.float64] = counts.T @ nets / counts.sum(axis=0)[:, np.newaxis]
    return worth
