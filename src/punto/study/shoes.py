"""Shoes dealt round by round, with what every bet is worth before each round from the cards that are left.

The shoes are those of the simulator: shoe k is dealt from (seed, k) by the words of Philox, 64 shoes side by side. A
card's number falls behind as many ranks, in the simulator's order, as hold fewer cards together. Cards burned unseen
are not drawn: nobody has seen them, so that they may as well lie at the end of the shoe.

How it is checked: the rounds of whole shoes against the simulator's tally, and what bets are worth against the exact
odds of the same composition.
"""

# Kernels: long lists of arrays, and loops inside loops, are what keeps them quick.
# ruff: noqa: C901, FBT001, PLR0912, PLR0913, PLR0917

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from punto.exact.points_batch import worth_of_batch
from punto.sim.philox import BURN_ROUND, RANKS, words_of

Integers = npt.NDArray[np.int64]
Small = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float64]
DrawingRules = npt.NDArray[np.bool_]

RANK_ORDER = "TJQKA23456789"
"""The simulator's order of ranks, in which cards are drawn."""
MOST_ROUNDS = 160
"""More than twelve decks can deal."""


@njit(cache=True, nogil=True)
def _draw(left: Integers, cards: int, word: int, refine: int) -> int:
    """Take the card of a number out of the shoe; its rank, in RANK_ORDER."""
    number = (cards * word + (cards * refine >> 16)) >> 16
    rank = 0
    while left[rank] <= number:
        number -= left[rank]
        rank += 1
    left[rank] -= 1
    return rank


@njit(cache=True, nogil=True)
def _value(rank: int) -> int:
    return rank - 3 if rank > 3 else 0


@njit(cache=True, nogil=True)
def _pairs_worth(left: Integers, cards: int, pays: Floats, worth: Floats) -> None:
    """What bets on pairs alone are worth: `pays` by the two pair bits, Player's first, and bet."""
    single, both = 0, 0
    for rank in range(13):
        single += left[rank] * (left[rank] - 1)
    for rank in range(13):
        own = left[rank] * (left[rank] - 1)
        both += own * (single - own + (left[rank] - 2) * (left[rank] - 3))
    one = np.float64(single) / (np.float64(cards) * (cards - 1))
    two = np.float64(both) / (np.float64(cards) * (cards - 1) * (cards - 2) * (cards - 3))
    for bet in range(worth.shape[0]):
        alone = (one - two) * (pays[1, bet] + pays[2, bet])
        worth[bet] = alone + two * pays[3, bet] + (1 - 2 * one + two) * pays[0, bet]


@njit(cache=True, nogil=True)
def _deal_round(
    left: Integers, cards: int, words: Integers, player_draws: DrawingRules, banker_draws: DrawingRules
) -> int:
    """Take the cards of a round out of the shoe; how many they were."""
    refine = words[6]
    player = _value(_draw(left, cards, words[0], refine))
    banker = _value(_draw(left, cards - 1, words[1], refine))
    player = (player + _value(_draw(left, cards - 2, words[2], refine))) % 10
    banker = (banker + _value(_draw(left, cards - 3, words[3], refine))) % 10
    if player >= 8 or banker >= 8:
        return 4
    used, third = 4, 10
    if player_draws[player]:
        third = _value(_draw(left, cards - 4, words[4], refine))
        used = 5
    if banker_draws[banker, third]:
        _draw(left, cards - used, words[5], refine)
        used += 1
    return used


@njit(cache=True, nogil=True)
def study_shoes(
    seed: np.uint64,
    first: int,
    last: int,
    copies: int,
    burn: int,
    by_first: bool,
    cut_card: int,
    player_draws: DrawingRules,
    banker_draws: DrawingRules,
    outcomes: Integers,
    kind_of: Integers,
    pays: Floats,
    pair_pays: Floats,
    work: Integers,
    shoe_of: Integers,
    round_of: Small,
    left_of: Small,
    worth_of: Floats,
) -> int:
    """Deal shoes and write down each round's moment: its shoe, its number, the cards left and what bets are worth.

    `copies` is the number of cards of a rank; `burn`, `by_first` and `cut_card` are the house's. The bets on points
    come first, with `pays` by kind, then those on pairs, with `pair_pays`. `left_of[moment]` is by rank in RANK_ORDER.
    Gives the number of moments; the arrays must have room for MOST_ROUNDS a shoe.
    """
    found = 0
    points, pairs = pays.shape[1], pair_pays.shape[1]
    left, cards, burned = np.zeros((64, 13), np.int64), np.zeros(64, np.int64), np.zeros(64, np.int64)
    alive, words = np.zeros(64, np.bool_), np.zeros(8, np.int64)
    values, sums = np.zeros((10, 64), np.int64), np.zeros((pays.shape[0], 64), np.int64)
    worth, pair_worth = np.zeros((points, 64)), np.zeros(pairs)
    for group in range(first, last, 64):
        lanes = min(64, last - group)
        for lane in range(64):
            # Lanes behind the last shoe hold a full one, so that nothing is divided by none.
            left[lane] = copies
            cards[lane], burned[lane], alive[lane] = 13 * copies, burn, lane < lanes
            if by_first and lane < lanes:
                words_of(seed, group + lane, BURN_ROUND, RANKS, words)
                value = _value(_draw(left[lane], cards[lane], words[0], words[6]))
                burned[lane] = value if value > 0 else 10
                cards[lane] -= 1
        number = 0
        going = True
        while going:
            going = False
            values[:] = 0
            for lane in range(64):
                for rank in range(13):
                    values[_value(rank), lane] += left[lane, rank]
            if points > 0:
                worth_of_batch(values, outcomes, kind_of, pays, player_draws, banker_draws, work, sums, worth)
            for lane in range(lanes):
                if not alive[lane]:
                    continue
                dealable = cards[lane] - burned[lane]
                shoe_of[found], round_of[found] = group + lane, number
                for rank in range(13):
                    left_of[found, rank] = left[lane, rank]
                for bet in range(points):
                    worth_of[found, bet] = worth[bet, lane]
                if pairs > 0:
                    _pairs_worth(left[lane], cards[lane], pair_pays, pair_worth)
                    for bet in range(pairs):
                        worth_of[found, points + bet] = pair_worth[bet]
                words_of(seed, group + lane, number, RANKS, words)
                used = _deal_round(left[lane], cards[lane], words, player_draws, banker_draws)
                cards[lane] -= used
                # A round for which the cards did not last is void; one that began behind the cut card is the last. With
                # fewer than six cards left, seen or not, nothing is worth a definite amount any more.
                if dealable >= used:
                    found += 1
                    alive[lane] = dealable > cut_card and dealable - used >= 4 and cards[lane] >= 6
                else:
                    alive[lane] = False
                if alive[lane]:
                    going = True
                else:
                    left[lane] = copies
            number += 1
    return found
