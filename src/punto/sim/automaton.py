"""The general kernel: shoes of any bets, suits too, settled by the compiled automaton.

Tables as arguments. The ranks of a shoe are those of the fast kernel, which deals them 64 shoes abreast; so a shoe is
the same whatever is bet on it. Where a bet looks at suits, a second stream of words draws them: of the n cards of the
rank that are left, in the order of full decks, the one at place floor(n x) is drawn, and the last of the rank takes
its place.

No third card is decided by a branch, because a processor guesses them badly: both are always looked up, and count only
where they are drawn. Each look-up waits for the one before, so a round of all 64 shoes is settled before the next one
of any: while one shoe waits, the others go on.

How it is checked: against a plain Python dealer, and against the fast kernel on bets that both can deal.
"""

# ruff: noqa: PLR0917

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from punto.sim.lockstep import CLASSES, deal_group, workspace
from punto.sim.philox import BURN_ROUND, fill, prepare

Integers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.uint16]
Lanes = npt.NDArray[np.int16]
Words = npt.NDArray[np.uint32]
Number = int | np.int64

_MOST_ROUNDS = 160
"""More than twelve decks can deal."""
_NO_CLASS = -1


class Deal(NamedTuple):
    """The shoe and the compiled bets, in small integers so that all of it stays in the cache."""

    cards: Bytes
    """The type of each card of the full shoe, rank after rank in the order of the fast kernel."""
    suited: bool
    """Whether a bet looks at suits; else all cards of a rank have one type."""
    two: Shorts
    stay: Shorts
    three: Shorts
    class_of: Shorts
    burn_by_first: bool
    burn: int
    cut_card: int
    most_rounds: int
    """No shoe has more rounds than that."""


class Room(NamedTuple):
    """The memory of a group of shoes."""

    ws: Lanes
    indexes: Lanes
    dealt: Lanes
    left: Bytes
    """The cards of each lane, rank after rank."""
    ranks: Integers
    """How many of each rank are left in each lane: 13 a lane."""
    words: Words
    trace: Integers
    """By round and lane: the class, or _NO_CLASS where the shoe has ended."""


@njit(cache=True, nogil=True, inline="always")
def place_of(cards: Number, word: Number, refine: Number) -> Number:
    """floor(cards (word + refine / 2^16) / 2^16)."""
    return (cards * word + ((cards * refine) >> 16)) >> 16


@njit(cache=True, nogil=True, inline="always")
def _drawn(
    room: Room, front: int, lane: int, rank: Number, each: int, word: Number, refine: Number, leaves: Number
) -> np.int64:
    """The card of a rank that is drawn, and that leaves if `leaves` is 1; a shoe without it stays as it is."""
    at = np.uint64(13 * lane + rank)
    n = room.ranks[at]
    first = front + rank * each
    # With none left nothing leaves, and what stands in front of the rank is looked up in vain.
    place, last = np.uint64(first + place_of(n, word, refine)), np.uint64(max(first + n - 1, 0))
    card = np.int64(room.left[place])
    room.left[place] = card + leaves * (np.int64(room.left[last]) - card)
    room.ranks[at] = n - leaves
    return card


@njit(cache=True, nogil=True)
def _settle_suits(seed: np.uint64, group: int, lanes: int, rounds: int, deal: Deal, room: Room) -> None:
    """Settle a group with the suits of its cards."""
    size = len(deal.cards)
    each = size // 13
    keys, shared, words = np.zeros(20, np.uint64), np.zeros(192, np.uint64), room.words
    prepare(seed, group, 1, keys, shared)
    for i in range(lanes):
        room.left[i * size : i * size + size] = deal.cards
    room.ranks[:] = each
    if deal.burn_by_first:
        fill(group, BURN_ROUND, keys, shared, words)
        for i in range(lanes):
            rank = np.int64(room.ws[1984 + i])
            word, refine = np.int64(words[i] & np.uint32(0xFFFF)), np.int64(words[192 + i] & np.uint32(0xFFFF))
            _drawn(room, i * size, i, rank, each, word, refine, 1)
    for turn in range(rounds):
        fill(group, turn, keys, shared, words)
        for i in range(lanes):
            index = np.int64(room.indexes[64 * turn + i])
            if index >= CLASSES:
                room.trace[64 * turn + i] = _NO_CLASS
                continue
            four, thirds = np.int64(room.dealt[128 * turn + i]), np.int64(room.dealt[128 * turn + 64 + i])
            refine, front = np.int64(words[192 + i] & np.uint32(0xFFFF)), i * size
            w0, w1, w2 = np.int64(words[i]), np.int64(words[64 + i]), np.int64(words[128 + i])
            a = _drawn(room, front, i, four & 15, each, w0 & 0xFFFF, refine, 1)
            b = _drawn(room, front, i, four >> 4 & 15, each, w0 >> 16, refine, 1)
            c = _drawn(room, front, i, four >> 8 & 15, each, w1 & 0xFFFF, refine, 1)
            d = _drawn(room, front, i, four >> 12 & 15, each, w1 >> 16, refine, 1)
            drew, answered = index >> 8 & 1, index >> 9 & 1
            x = _drawn(room, front, i, thirds & 15, each, w2 & 0xFFFF, refine, drew)
            y = _drawn(room, front, i, thirds >> 4 & 15, each, w2 >> 16, refine, answered)
            room.trace[64 * turn + i] = _class_of(deal, a, b, c, d, x, y, drew, answered)


@njit(cache=True, nogil=True)
def _settle_ranks(lanes: int, rounds: int, deal: Deal, room: Room) -> None:
    """Settle a group whose bets do not look at suits: every card is the first of its rank."""
    each = len(deal.cards) // 13
    kind = deal.cards[::each].copy()
    for turn in range(rounds):
        for i in range(lanes):
            index = np.int64(room.indexes[64 * turn + i])
            if index >= CLASSES:
                room.trace[64 * turn + i] = _NO_CLASS
                continue
            four, thirds = np.int64(room.dealt[128 * turn + i]), np.int64(room.dealt[128 * turn + 64 + i])
            a, b, c, d = kind[four & 15], kind[four >> 4 & 15], kind[four >> 8 & 15], kind[four >> 12 & 15]
            x, y = kind[thirds & 15], kind[thirds >> 4 & 15]
            room.trace[64 * turn + i] = _class_of(deal, a, b, c, d, x, y, index >> 8 & 1, index >> 9 & 1)


@njit(cache=True, nogil=True, inline="always")
def _class_of(
    deal: Deal, a: Number, b: Number, c: Number, d: Number, x: Number, y: Number, drew: Number, answered: Number
) -> np.int64:
    player, banker = deal.two[a, c], deal.two[b, d]
    player_end, banker_end = np.int64(deal.stay[player]), np.int64(deal.stay[banker])
    player_end += drew * (np.int64(deal.three[player, x]) - player_end)
    banker_end += answered * (np.int64(deal.three[banker, y]) - banker_end)
    return np.int64(deal.class_of[player_end, banker_end])


@njit(cache=True, nogil=True)
def _settle_group(seed: np.uint64, group: int, lanes: int, deal: Deal, room: Room) -> int:
    """Deal the shoes of a group, up to 64, to their ends; the classes of their rounds go to the room's trace."""
    rounds = deal_group(
        seed,
        group,
        np.full(13, len(deal.cards) // 13),
        deal.burn,
        deal.burn_by_first,
        deal.cut_card,
        deal.most_rounds,
        0,
        1,
        room.ws,
        room.indexes,
        room.dealt,
    )
    if deal.suited:
        _settle_suits(seed, group, lanes, rounds, deal, room)
    else:
        _settle_ranks(lanes, rounds, deal, room)
    return rounds


def room_for(deal: Deal) -> Room:
    """The memory that a kernel needs."""
    return Room(
        ws=workspace(),
        indexes=np.zeros(64 * _MOST_ROUNDS, np.int16),
        dealt=np.zeros(128 * _MOST_ROUNDS, np.int16),
        left=np.zeros(64 * len(deal.cards), np.uint8),
        ranks=np.zeros(64 * 13, np.int64),
        words=np.zeros(256, np.uint32),
        trace=np.zeros(64 * _MOST_ROUNDS, np.int64),
    )


@njit(cache=True, nogil=True)
def count_shoes(
    seed: np.uint64,
    first: int,
    last: int,
    deal: Deal,
    batch: int,
    pay: Integers,
    counts: Integers,
    lengths: Integers,
    room: Room,
) -> Integers:
    """Count shoes `first` to `last` by class and by length; give the sums over batches of shoes.

    `pay[class, bet]` is what a bet wins, in parts of a unit. The sums, one line a bet, are of x, x^2 and x n, where x
    is what the bet won in a batch and n the batch's rounds; a last line has the number of batches and the sum of n^2.
    A batch is one shoe or a multiple of 64, aligned to shoe numbers, so that `first` must begin one and a group of 64.
    """
    bets = pay.shape[1]
    sums, won, seen = np.zeros((bets + 1, 3), np.int64), np.zeros(bets, np.int64), np.zeros(len(counts), np.int64)
    played = 0
    for group in range(first, last, 64):
        lanes = min(64, last - group)
        rounds = _settle_group(seed, group, lanes, deal, room)
        for i in range(lanes):
            own = 0
            for turn in range(rounds):
                index = room.trace[64 * turn + i]
                if index == _NO_CLASS:
                    break
                seen[index] += 1
                own += 1
            lengths[own] += 1
            played += own
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
def shoe_results(seed: np.uint64, first: int, last: int, deal: Deal, pay: Integers, room: Room) -> Integers:
    """What each bet wins in each of the shoes `first` to `last`, one unit a round, in parts of a unit.

    `first` must be a multiple of 64.
    """
    results = np.zeros((last - first, pay.shape[1]), np.int64)
    for group in range(first, last, 64):
        lanes = min(64, last - group)
        rounds = _settle_group(seed, group, lanes, deal, room)
        for i in range(lanes):
            for turn in range(rounds):
                index = room.trace[64 * turn + i]
                if index != _NO_CLASS:
                    for bet in range(pay.shape[1]):
                        results[group + i - first, bet] += pay[index, bet]
    return results
