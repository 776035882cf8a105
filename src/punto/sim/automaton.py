"""The general kernel: shoes of any bets, suits too, dealt one after the other by the compiled automaton.

One file, tables as arguments. Shoe k depends on (seed, k) alone. Its words come from Philox4x32-10, keyed by the seed
(low and high 32 bits), with the counter (k low, k high, round, 0):

    the block's four 32-bit words, low half first, are eight 16-bit words w0 ... w7
    w0 w1 w2 w3   the first four cards: P1 B1 P2 B2
    w4, w5        Player's third card, Banker's third card
    w6            refines each of them: x = (w + w6 / 2^16) / 2^16
    round 0xFFFFFFFF, w0 and w6: the first card, where it decides the burn

The card at place floor(n x) of the n that are left is drawn, and the last one takes its place. The cards burned unseen
are not drawn: cards nobody has seen may as well lie at the end of the shoe, so that only positions shift.
"""

# ruff: noqa: PLR0917

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

Integers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.uint16]
Flags = npt.NDArray[np.bool_]

BURN_ROUND = 0xFFFFFFFF
REFINE = 6
PLAYER_STOOD = 10
_MOST_ROUNDS = 160
"""More than twelve decks can deal."""


class Deal(NamedTuple):
    """The shoe, the drawing rules and the compiled bets, in small integers so that all of it stays in the cache."""

    cards: Bytes
    """The type of each card of the full shoe, in canonical order."""
    value: Bytes
    two: Shorts
    points: Bytes
    stay: Shorts
    three: Shorts
    class_of: Shorts
    player_draws: Flags
    banker_draws: Flags
    """By Banker's total and the value of Player's third card, PLAYER_STOOD when there is none."""
    burn_by_first: bool
    burn: int
    cut_at: int


@njit(cache=True, nogil=True)
def fill_words(seed: np.uint64, shoe: int, number: int, words: Integers) -> None:
    """The eight 16-bit words of a shoe's round."""
    mask, shift = np.uint64(0xFFFFFFFF), np.uint64(32)
    first, second = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
    c0, c1 = np.uint64(shoe) & mask, np.uint64(shoe) >> shift
    c2, c3 = np.uint64(number), np.uint64(0)
    k0, k1 = np.uint64(seed) & mask, np.uint64(seed) >> shift
    for _ in range(10):
        p, q = first * c0, second * c2
        c0, c1, c2, c3 = (q >> shift) ^ c1 ^ k0, q & mask, (p >> shift) ^ c3 ^ k1, p & mask
        k0, k1 = (k0 + np.uint64(0x9E3779B9)) & mask, (k1 + np.uint64(0xBB67AE85)) & mask
    half, sixteen = np.uint64(0xFFFF), np.uint64(16)
    words[0], words[1] = np.int64(c0 & half), np.int64(c0 >> sixteen)
    words[2], words[3] = np.int64(c1 & half), np.int64(c1 >> sixteen)
    words[4], words[5] = np.int64(c2 & half), np.int64(c2 >> sixteen)
    words[6], words[7] = np.int64(c3 & half), np.int64(c3 >> sixteen)


@njit(cache=True, nogil=True)
def draw(left: Bytes, cards: int, word: int, refine: int) -> np.int64:
    """Draw one of the cards left; the last one takes its place."""
    place = (cards * word + ((cards * refine) >> 16)) >> 16
    drawn = left[place]
    left[place] = left[cards - 1]
    return np.int64(drawn)


@njit(cache=True, nogil=True)
def deal_shoe(seed: np.uint64, shoe: int, deal: Deal, left: Bytes, words: Integers, trace: Integers) -> int:
    """Deal a whole shoe: the classes of its rounds go to `trace`, their number comes back."""
    size = len(deal.cards)
    left[:] = deal.cards
    cards, burned = size, deal.burn
    if deal.burn_by_first:
        fill_words(seed, shoe, BURN_ROUND, words)
        first = draw(left, cards, words[0], words[REFINE])
        cards -= 1
        burned = int(deal.value[first]) or 10
    dealable = cards - burned
    rounds, last = 0, False
    while not last:
        last = size - dealable >= deal.cut_at
        fill_words(seed, shoe, rounds, words)
        if dealable < 4:
            break
        refine, used = words[REFINE], 4
        a, b = draw(left, cards, words[0], refine), draw(left, cards - 1, words[1], refine)
        c, d = draw(left, cards - 2, words[2], refine), draw(left, cards - 3, words[3], refine)
        player, banker = deal.two[a, c], deal.two[b, d]
        player_end, banker_end = deal.stay[player], deal.stay[banker]
        p, q, third = deal.points[player], deal.points[banker], PLAYER_STOOD
        if p < 8 and q < 8:
            if deal.player_draws[p]:
                card = draw(left, cards - used, words[4], refine)
                third, used = deal.value[card], used + 1
                player_end = deal.three[player, card]
            if deal.banker_draws[q, third]:
                card = draw(left, cards - used, words[5], refine)
                used += 1
                banker_end = deal.three[banker, card]
        if used > dealable:
            break
        cards -= used
        dealable -= used
        trace[rounds] = deal.class_of[player_end, banker_end]
        rounds += 1
    return rounds


@njit(cache=True, nogil=True)
def count_shoes(
    seed: np.uint64, first: int, last: int, deal: Deal, batch: int, pay: Integers, counts: Integers, lengths: Integers
) -> Integers:
    """Count shoes `first` to `last` by class and by length; give the sums over batches of shoes.

    `pay[class, bet]` is what a bet wins, in parts of a unit. The sums, one line a bet, are of x, x^2 and x n, where x
    is what the bet won in a batch and n the batch's rounds; a last line has the number of batches and the sum of n^2.
    Batches are aligned to shoe numbers, so that `first` must begin one.
    """
    bets = pay.shape[1]
    sums, won, seen = np.zeros((bets + 1, 3), np.int64), np.zeros(bets, np.int64), np.zeros(len(counts), np.int64)
    left, words, trace = deal.cards.copy(), np.zeros(8, np.int64), np.zeros(_MOST_ROUNDS, np.int64)
    for start in range(first, last, batch):
        played = 0
        for shoe in range(start, min(start + batch, last)):
            rounds = deal_shoe(seed, shoe, deal, left, words, trace)
            for turn in range(rounds):
                seen[trace[turn]] += 1
            lengths[rounds] += 1
            played += rounds
        won[:] = 0
        for index in range(len(seen)):
            if seen[index]:
                for bet in range(bets):
                    won[bet] += seen[index] * pay[index, bet]
                counts[index] += seen[index]
                seen[index] = 0
        for bet in range(bets):
            sums[bet, 0] += won[bet]
            sums[bet, 1] += won[bet] * won[bet]
            sums[bet, 2] += won[bet] * played
        sums[bets, 0] += 1
        sums[bets, 1] += played * played
    return sums


@njit(cache=True, nogil=True)
def shoe_results(seed: np.uint64, first: int, last: int, deal: Deal, pay: Integers) -> Integers:
    """What each bet wins in each of the shoes `first` to `last`, one unit a round, in parts of a unit."""
    results = np.zeros((last - first, pay.shape[1]), np.int64)
    left, words, trace = deal.cards.copy(), np.zeros(8, np.int64), np.zeros(_MOST_ROUNDS, np.int64)
    for shoe in range(first, last):
        for turn in range(deal_shoe(seed, shoe, deal, left, words, trace)):
            for bet in range(pay.shape[1]):
                results[shoe - first, bet] += pay[trace[turn], bet]
    return results
