"""The general kernel: shoes of any bets, suits too, dealt by the compiled automaton, 32 of them side by side.

One file, tables as arguments. Shoe k depends on (seed, k) alone. Its words come from Philox4x32-10, keyed by the seed
(low and high 32 bits), with the counter (k low, k high, round, 0):

    the block's four 32-bit words, low half first, are eight 16-bit words w0 ... w7
    w0 w1 w2 w3   the first four cards: P1 B1 P2 B2
    w4, w5        Player's third card, Banker's third card
    w6            refines each of them: x = (w + w6 / 2^16) / 2^16
    round 0xFFFFFFFF, w0 and w6: the first card, where it decides the burn

The card at place floor(n x) of the n that are left is drawn, and the last one takes its place. The cards burned unseen
are not drawn: cards nobody has seen may as well lie at the end of the shoe, so that only positions shift.

No third card is decided by a branch, because a processor guesses them badly: both are always looked up, and count only
where they are drawn. Each look-up waits for the one before, so a round of all 32 shoes is dealt before the next one of
any: while one shoe waits, the others go on.
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
_FRONT = 8
"""Bytes in front of each shoe: the last of no cards is looked up there, and not used."""


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
def fill_group(seed: np.uint64, group: int, number: int, words: Integers) -> None:
    """The words of a round for each of the 32 shoes from `group` on, a multiple of 32: word w of lane i at 32 w + i."""
    mask, shift = np.uint64(0xFFFFFFFF), np.uint64(32)
    first, second = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
    half, sixteen = np.uint64(0xFFFF), np.uint64(16)
    for i in range(32):
        c0, c1 = (np.uint64(group) + np.uint64(i)) & mask, np.uint64(group) >> shift
        c2, c3 = np.uint64(number) & mask, np.uint64(0)
        k0, k1 = np.uint64(seed) & mask, np.uint64(seed) >> shift
        for _ in range(10):
            p, q = first * (c0 & mask), second * (c2 & mask)
            c0, c1, c2, c3 = (q >> shift) ^ c1 ^ k0, q & mask, (p >> shift) ^ c3 ^ k1, p & mask
            k0, k1 = (k0 + np.uint64(0x9E3779B9)) & mask, (k1 + np.uint64(0xBB67AE85)) & mask
        words[i], words[32 + i] = np.int64(c0 & half), np.int64(c0 >> sixteen)
        words[64 + i], words[96 + i] = np.int64(c1 & half), np.int64(c1 >> sixteen)
        words[128 + i], words[160 + i] = np.int64(c2 & half), np.int64(c2 >> sixteen)
        words[192 + i] = np.int64(c3 & half)


@njit(cache=True, nogil=True, inline="always")
def _place(cards: int, word: int, refine: int) -> int:
    return (cards * word + ((cards * refine) >> 16)) >> 16


@njit(cache=True, nogil=True)
def _start(
    seed: np.uint64,
    group: int,
    lanes: int,
    deal: Deal,
    left: Bytes,
    words: Integers,
    cards: Integers,
    dealable: Integers,
) -> None:
    """Fresh shoes, burned."""
    size = len(deal.cards)
    if deal.burn_by_first:
        fill_group(seed, group, BURN_ROUND, words)
    for i in range(lanes):
        front = i * (size + _FRONT) + _FRONT
        left[front : front + size] = deal.cards
        cards[i], burned = size, deal.burn
        if deal.burn_by_first:
            place = front + _place(size, words[i], words[192 + i])
            burned = int(deal.value[left[place]]) or 10
            left[place] = left[front + size - 1]
            cards[i] = size - 1
        dealable[i] = cards[i] - burned


@njit(cache=True, nogil=True)
def deal_group(
    seed: np.uint64, group: int, lanes: int, deal: Deal, left: Bytes, words: Integers, trace: Integers, rounds: Integers
) -> None:
    """Deal up to 32 shoes to their ends: the class of round r of lane i to `trace[i, r]`, their numbers to `rounds`."""
    size = len(deal.cards)
    behind = size - deal.cut_at
    cards, dealable, alive = np.zeros(32, np.int64), np.zeros(32, np.int64), np.ones(32, np.bool_)
    _start(seed, group, lanes, deal, left, words, cards, dealable)
    number, going = 0, lanes
    while going:
        fill_group(seed, group, number, words)
        for i in range(lanes):
            if not alive[i]:
                continue
            n, may = cards[i], dealable[i]
            front, refine = i * (size + _FRONT) + _FRONT, words[192 + i]
            if may < 4:
                alive[i], rounds[i], going = False, number, going - 1
                continue
            place = np.uint64(front + _place(n, words[i], refine))
            a, left[place] = left[place], left[np.uint64(front + n - 1)]
            place = np.uint64(front + _place(n - 1, words[32 + i], refine))
            b, left[place] = left[place], left[np.uint64(front + n - 2)]
            place = np.uint64(front + _place(n - 2, words[64 + i], refine))
            c, left[place] = left[place], left[np.uint64(front + n - 3)]
            place = np.uint64(front + _place(n - 3, words[96 + i], refine))
            d, left[place] = left[place], left[np.uint64(front + n - 4)]
            n -= 4
            player, banker = deal.two[a, c], deal.two[b, d]
            p, q = deal.points[player], deal.points[banker]
            no_natural = np.int64(p < 8) & np.int64(q < 8)

            place = np.uint64(front + _place(n, words[128 + i], refine))
            card, last = np.int64(left[place]), np.int64(left[np.uint64(front + n - 1)])
            draws = no_natural & np.int64(deal.player_draws[p])
            left[place] = card + draws * (last - card)
            third = PLAYER_STOOD + draws * (np.int64(deal.value[card]) - PLAYER_STOOD)
            stays = np.int64(deal.stay[player])
            player_end = stays + draws * (np.int64(deal.three[player, card]) - stays)
            n -= draws

            place = np.uint64(front + _place(n, words[160 + i], refine))
            card, last = np.int64(left[place]), np.int64(left[np.uint64(front + n - 1)])
            draws = no_natural & np.int64(deal.banker_draws[q, third])
            left[place] = card + draws * (last - card)
            stays = np.int64(deal.stay[banker])
            banker_end = stays + draws * (np.int64(deal.three[banker, card]) - stays)
            n -= draws

            after = may - (cards[i] - n)
            cards[i], dealable[i] = n, after
            trace[i, number] = deal.class_of[player_end, banker_end]
            # A round that ran out of cards is void, and a round that began with the cut card is the last.
            if after < 0 or may <= behind:
                alive[i], rounds[i], going = False, number + (after >= 0), going - 1
        number += 1


@njit(cache=True, nogil=True)
def count_shoes(
    seed: np.uint64, first: int, last: int, deal: Deal, batch: int, pay: Integers, counts: Integers, lengths: Integers
) -> Integers:
    """Count shoes `first` to `last` by class and by length; give the sums over batches of shoes.

    `pay[class, bet]` is what a bet wins, in parts of a unit. The sums, one line a bet, are of x, x^2 and x n, where x
    is what the bet won in a batch and n the batch's rounds; a last line has the number of batches and the sum of n^2.
    A batch is one shoe or a multiple of 32, aligned to shoe numbers, so that `first` must begin one and a group of 32.
    """
    bets = pay.shape[1]
    sums, won, seen = np.zeros((bets + 1, 3), np.int64), np.zeros(bets, np.int64), np.zeros(len(counts), np.int64)
    left, words = np.zeros(32 * (len(deal.cards) + _FRONT), np.uint8), np.zeros(256, np.int64)
    trace, rounds = np.zeros((32, _MOST_ROUNDS), np.int64), np.zeros(32, np.int64)
    played = 0
    for group in range(first, last, 32):
        lanes = min(32, last - group)
        deal_group(seed, group, lanes, deal, left, words, trace, rounds)
        for i in range(lanes):
            for turn in range(rounds[i]):
                seen[trace[i, turn]] += 1
            lengths[rounds[i]] += 1
            played += rounds[i]
            shoe = group + i + 1
            if shoe % batch and shoe < last:
                continue
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
            played = 0
    return sums


@njit(cache=True, nogil=True)
def shoe_results(seed: np.uint64, first: int, last: int, deal: Deal, pay: Integers) -> Integers:
    """What each bet wins in each of the shoes `first` to `last`, one unit a round, in parts of a unit.

    `first` must be a multiple of 32.
    """
    results = np.zeros((last - first, pay.shape[1]), np.int64)
    left, words = np.zeros(32 * (len(deal.cards) + _FRONT), np.uint8), np.zeros(256, np.int64)
    trace, rounds = np.zeros((32, _MOST_ROUNDS), np.int64), np.zeros(32, np.int64)
    for group in range(first, last, 32):
        lanes = min(32, last - group)
        deal_group(seed, group, lanes, deal, left, words, trace, rounds)
        for i in range(lanes):
            for turn in range(rounds[i]):
                for bet in range(pay.shape[1]):
                    results[group + i - first, bet] += pay[trace[i, turn], bet]
    return results
