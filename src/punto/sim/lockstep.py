"""The fast kernel: shoes of bets on points, card counts and pairs, 64 at a time in small-integer lanes.

One file, tables as arguments, nothing of ours imported but Philox, which never changes: Numba's cache does not see
changes in other files. No shoe is ever shuffled. With the ranks in the order T J Q K A 2 ... 9 a lane holds twelve
boundaries, the cards left of the first r ranks; a number u below the cards left falls behind as many boundaries as are
not above it, which is the rank, and each boundary above it goes down by one, which takes the card out. That has the law
of a shuffled shoe, needs no memory that is looked up and no branch, and so the compiler deals sixteen lanes with one
instruction.

Shoe k is lane k & 63 of group k >> 6, and its cards depend on (seed, k) alone. Its words come from Philox
(`punto.sim.philox`, which says which word draws which card).

The cards burned unseen are not drawn: cards nobody has seen may as well lie at the end of the shoe, so that only
positions shift. A round goes to the class with the index player total << 4 | banker total | player drew << 8 | banker
drew << 9 | player pair << 10 | banker pair << 11.

How it is checked: bit for bit against a plain Python dealer of the layout above, with and without compilation, in any
chunks and threads; the classes against exact counts. `draws_as` lets the caller compare the drawing rules that stand
here in arithmetic with those of the game.
"""

# Lanes are 16 bits wide only if every step of the arithmetic is cast: Numba widens literals to 64 bits.
# ruff: noqa: FBT001, PLR0913, PLR0917

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit
from numpy import int16, uint16, uint32, uint64

from punto.sim.philox import fill, prepare

Integers = npt.NDArray[np.int64]
Lanes = npt.NDArray[np.int16]
Words = npt.NDArray[np.uint32]
Longs = npt.NDArray[np.uint64]

CLASSES = 4096
SHOES_ABREAST = 64
RANK_ORDER = "TJQKA23456789"
_MOST_ROUNDS = 160
_WORKSPACE = 2048

_jit = njit(cache=True, nogil=True)
_step = njit(cache=True, nogil=True, forceinline=True)
_macro = njit(cache=True, nogil=True, inline="always")

# The workspace is one flat array of lines of 64 lanes, at these offsets; literal in the code, because only literal
# offsets let the compiler see that lines do not overlap:
#   0-767    twelve boundaries           768 cards left        832 cards burned unseen    896 alive: -1 or 0
#   960      rounds of the shoe          1024-1471 seven words, later the numbers to draw by
#   1472     class of the round          1536 player           1600 banker                1664, 1728 third cards
#   1792     draw and pair bits          1856, 1920 the six ranks of a round, for whoever settles by cards
#   1984     rank of the first card, where it decides the burn
# Each step goes over the lanes in four pieces of sixteen: one vector register a line.


@_jit
def _split(ws: Lanes, words: Words) -> None:
    for i in range(64):
        ws[1024 + i] = int16(words[i])
        ws[1088 + i] = int16(words[i] >> uint32(16))
        ws[1152 + i] = int16(words[i + 64])
        ws[1216 + i] = int16(words[i + 64] >> uint32(16))
        ws[1280 + i] = int16(words[i + 128])
        ws[1344 + i] = int16(words[i + 128] >> uint32(16))
        ws[1408 + i] = int16(words[i + 192])


@_macro
def _number(n: np.int16, word: np.int16, refine: np.int16) -> np.int16:
    """floor(n (word + refine / 2^16) / 2^16), by halves of 16 bits."""
    m = uint32(uint16(n))
    p = uint32(m * uint32(uint16(word)))
    q = uint32(m * uint32(uint16(refine)))
    carry = uint16(p) > uint16(~uint16(q >> uint32(16)))
    return int16(int16(p >> uint32(16)) + int16(carry))


@_macro
def _last_digit(total: np.int16) -> np.int16:
    """A sum of two digits modulo 10: what is negative is a large unsigned number."""
    return int16(min(uint16(total), uint16(total - int16(10))))


@_step
def _aim(ws: Lanes, h: int) -> None:
    """Words become the numbers to draw by; Banker's third card has one for each number of cards then left."""
    for i in range(h, h + 16):
        n = ws[768 + i]
        refine = ws[1408 + i]
        ws[1024 + i] = _number(n, ws[1024 + i], refine)
        ws[1088 + i] = _number(int16(n - int16(1)), ws[1088 + i], refine)
        ws[1152 + i] = _number(int16(n - int16(2)), ws[1152 + i], refine)
        ws[1216 + i] = _number(int16(n - int16(3)), ws[1216 + i], refine)
        ws[1280 + i] = _number(int16(n - int16(4)), ws[1280 + i], refine)
        word = ws[1344 + i]
        ws[1344 + i] = _number(int16(n - int16(4)), word, refine)
        ws[1408 + i] = _number(int16(n - int16(5)), word, refine)


@_step
def _open(ws: Lanes, h: int, lowest: int) -> None:
    """The first four cards, and what Player's third card would be."""
    for i in range(h, h + 16):
        ua, ub, uc = ws[1024 + i], ws[1088 + i], ws[1152 + i]
        ud, ue = ws[1216 + i], ws[1280 + i]
        a = int16(12 - lowest)
        b, c, d, x = a, a, a, a
        for r in range(lowest, 12):
            t = ws[64 * r + i]
            m = int16(-int16(t > ua))
            a = int16(a + m)
            t = int16(t + m)
            m = int16(-int16(t > ub))
            b = int16(b + m)
            t = int16(t + m)
            m = int16(-int16(t > uc))
            c = int16(c + m)
            t = int16(t + m)
            m = int16(-int16(t > ud))
            d = int16(d + m)
            t = int16(t + m)
            ws[64 * r + i] = t
            x = int16(x - int16(t > ue))
        ws[1536 + i] = a
        ws[1600 + i] = b
        ws[1664 + i] = c
        ws[1728 + i] = d
        ws[1792 + i] = x


@_macro
def _highest_drawing(third: np.int16) -> np.int16:
    """The highest total on which Banker draws to Player's third card: 3 + third // 2, but 2 for an 8 and 3 for a 9."""
    return int16(third - int16(6)) if third > int16(7) else int16(int16(3) + int16(third >> int16(1)))


@_step
def _decide(ws: Lanes, h: int, lowest: int, traced: int) -> None:
    """Totals, pairs, and who draws."""
    for i in range(h, h + 16):
        a, b, c = ws[1536 + i], ws[1600 + i], ws[1664 + i]
        d, x = ws[1728 + i], ws[1792 + i]
        bits = int16(0)
        if traced:
            ws[1856 + i] = int16(int16(a | int16(b << int16(4))) | int16(int16(c << int16(8)) | int16(d << int16(12))))
            ws[1920 + i] = x
        if lowest == 0:
            bits = int16(int16(int16(-int16(a == c)) & int16(1024)) | int16(int16(-int16(b == d)) & int16(2048)))
            a = max(int16(a - int16(3)), int16(0))
            b = max(int16(b - int16(3)), int16(0))
            c = max(int16(c - int16(3)), int16(0))
            d = max(int16(d - int16(3)), int16(0))
            x = max(int16(x - int16(3)), int16(0))
        player = _last_digit(int16(a + c))
        banker = _last_digit(int16(b + d))
        player_draws = int16(-int16((player < int16(6)) & (banker < int16(8))))
        highest = _highest_drawing(x) if player_draws != int16(0) else int16(5)
        banker_draws = int16(-int16((player < int16(8)) & (banker <= highest)))
        ue = ws[1280 + i]
        uf = int16(int16(ws[1344 + i] & int16(~player_draws)) | int16(ws[1408 + i] & player_draws))
        ws[768 + i] = int16(ws[768 + i] - int16(4) + int16(player_draws + banker_draws))
        ws[1664 + i] = int16(ue | int16(~player_draws & int16(0x7FFF)))
        ws[1728 + i] = int16(uf | int16(~banker_draws & int16(0x7FFF)))
        ws[1536 + i] = _last_digit(int16(player + int16(x & player_draws)))
        ws[1600 + i] = banker
        ws[1792 + i] = int16(bits | int16(player_draws & int16(256)) | int16(banker_draws & int16(512)))


@_step
def _close(ws: Lanes, h: int, lowest: int, traced: int) -> None:
    """Third cards leave the shoe; the class of the round."""
    for i in range(h, h + 16):
        ue, uf = ws[1664 + i], ws[1728 + i]
        y = int16(12 - lowest)
        for r in range(lowest, 12):
            t = ws[64 * r + i]
            t = int16(t - int16(t > ue))
            m = int16(-int16(t > uf))
            y = int16(y + m)
            ws[64 * r + i] = int16(t + m)
        if traced:
            ws[1920 + i] = int16(ws[1920 + i] | int16(y << int16(4)))
        if lowest == 0:
            y = max(int16(y - int16(3)), int16(0))
        drew = int16(-int16(uf < int16(0x7FFF)))
        banker = _last_digit(int16(ws[1600 + i] + int16(y & drew)))
        ws[1472 + i] = int16(int16(ws[1536 + i] << int16(4)) | banker | ws[1792 + i])


@_step
def _guard(ws: Lanes, cut_card: int, h: int) -> None:
    """Near the end of the shoe: void a round that ran out of cards, and end a shoe whose last round this was."""
    for i in range(h, h + 16):
        index, n = ws[1472 + i], ws[768 + i]
        left = int16(n - ws[832 + i])
        used = int16(int16(4) + int16((index >> int16(8)) & int16(1)) + int16((index >> int16(9)) & int16(1)))
        counts = int16(ws[896 + i] & int16(-int16(left >= int16(0))))
        ws[960 + i] = int16(ws[960 + i] - counts)
        ws[896 + i] = int16(counts & int16(-int16(int16(left + used) > int16(cut_card))))
        ws[1472 + i] = index if counts != int16(0) else int16(4096)
        # A shoe that is over goes on drawing from six cards, so that its numbers stay in range.
        ws[768 + i] = n if counts != int16(0) else int16(6)


@_jit
def _start(
    ranks: Integers, burn: int, by_first: bool, keys: Longs, shared: Longs, group: int, words: Words, ws: Lanes
) -> int:
    """Fresh shoes in all lanes, burned; gives the cards of a full one."""
    total = 0
    for r in range(13):
        total += ranks[r]
        if r < 12:
            for i in range(64):
                ws[64 * r + i] = int16(total)
    if by_first:
        fill(group, 0xFFFFFFFF, keys, shared, words)
    for i in range(64):
        ws[768 + i], ws[832 + i], ws[896 + i] = int16(total), int16(burn), int16(-1)
        if by_first:
            u = _number(int16(total), int16(words[i]), int16(words[i + 192]))
            rank = 12
            for r in range(12):
                if ws[64 * r + i] > u:
                    rank -= 1
                    ws[64 * r + i] = int16(ws[64 * r + i] - int16(1))
            ws[768 + i] = int16(total - 1)
            ws[1984 + i] = int16(rank)
            ws[832 + i] = int16(rank - 3 if rank > 3 else 10)
    return total


@_step
def _deal_round(
    ws: Lanes, group: int, following: int, keys: Longs, shared: Longs, words: Words, lowest: int, traced: int
) -> None:
    """A round of every lane. The words of the following one are made in between: their long chains of multiplications
    run beside the short ones of the lanes.
    """
    _open(ws, 0, lowest)
    _open(ws, 16, lowest)
    _open(ws, 32, lowest)
    _open(ws, 48, lowest)
    fill(group, following, keys, shared, words)
    _decide(ws, 0, lowest, traced)
    _decide(ws, 16, lowest, traced)
    _decide(ws, 32, lowest, traced)
    _decide(ws, 48, lowest, traced)
    _close(ws, 0, lowest, traced)
    _close(ws, 16, lowest, traced)
    _close(ws, 32, lowest, traced)
    _close(ws, 48, lowest, traced)


@_jit
def deal_group(
    seed: np.uint64,
    group: int,
    ranks: Integers,
    burn: int,
    by_first: bool,
    cut_card: int,
    most: int,
    lowest: int,
    traced: int,
    ws: Lanes,
    trace: Lanes,
    dealt: Lanes,
) -> int:
    """Deal the 64 shoes of a group to their ends: the classes of their rounds go to `trace`, 64 a round, 4096 where a
    shoe has ended. With `traced` (and `lowest` 0) the ranks go to `dealt`, 128 numbers a round: first the ranks of P1,
    B1, P2 and B2, four bits each, then those that Player and Banker drew, or would have drawn.
    """
    keys, shared, words = np.zeros(20, np.uint64), np.zeros(192, np.uint64), np.zeros(256, np.uint32)
    prepare(seed, group, 0, keys, shared)
    total = _start(ranks, burn, by_first, keys, shared, group, words, ws)
    # Before these rounds every shoe has more cards than lie behind the cut card, and enough for a round.
    safe = max(0, (total - (11 if by_first else burn) - max(cut_card, 5) - 1) // 6 + 1)
    for i in range(64):
        ws[960 + i] = int16(min(safe, most))
    rounds = 0
    fill(group, 0, keys, shared, words)
    while True:
        _split(ws, words)
        _aim(ws, 0)
        _aim(ws, 16)
        _aim(ws, 32)
        _aim(ws, 48)
        # `lowest` and `traced` are literals in each call, so that the loops over boundaries are unrolled.
        if lowest == 0 and traced:
            _deal_round(ws, group, rounds + 1, keys, shared, words, 0, 1)
        elif lowest == 0:
            _deal_round(ws, group, rounds + 1, keys, shared, words, 0, 0)
        else:
            _deal_round(ws, group, rounds + 1, keys, shared, words, 3, 0)
        alive = int16(-1)
        if rounds >= safe:
            _guard(ws, cut_card, 0)
            _guard(ws, cut_card, 16)
            _guard(ws, cut_card, 32)
            _guard(ws, cut_card, 48)
            alive = int16(0)
            for i in range(64):
                alive = int16(alive | ws[896 + i])
        # Unsigned, or each store would first look whether its place is counted from the end.
        start = uint64(rounds) * uint64(64)
        for i in range(64):
            trace[start + uint64(i)] = ws[1472 + i]
        if traced:
            for i in range(128):
                dealt[uint64(2) * start + uint64(i)] = ws[1856 + i]
        rounds += 1
        if alive == int16(0) or rounds == most:
            return rounds


@_jit
def count_shoes(
    seed: np.uint64,
    first: int,
    last: int,
    ranks: Integers,
    burn: int,
    by_first: bool,
    cut_card: int,
    most: int,
    lowest: int,
    batch: int,
    used: Integers,
    pay: Integers,
    counts: Integers,
    lengths: Integers,
    ws: Lanes,
) -> Integers:
    """Count shoes `first` to `last` by class and by length; give the sums over batches of shoes.

    `ranks` are the cards of each rank in RANK_ORDER; `burn` is a fixed number of cards, or with `by_first` the first
    card says how many. `cut_card` cards lie behind the cut card; no shoe has more than `most` rounds. `lowest` is 0, or
    3 where no bet asks for pairs: the four ranks that count nothing are then one, and the pair bits stay zero. `used`
    lists the classes that occur, `pay[class, bet]` is what a bet wins, in parts of a unit. `ws` is a workspace from
    `workspace()`.

    The sums, one line a bet, are of x, x^2 and x n, where x is what the bet won in a batch and n the batch's rounds; a
    last line has the number of batches and the sum of n^2. A batch is one shoe or a multiple of 64, aligned to shoe
    numbers, so that `first` must begin one. The caller asks for spans short enough that x^2 adds up within 63 bits.
    """
    bets = pay.shape[1]
    sums, won = np.zeros((bets + 1, 3), np.int64), np.zeros((64, bets), np.int64)
    trace, seen = np.zeros(64 * _MOST_ROUNDS, np.int16), np.zeros(CLASSES + 1, np.int32)
    played = 0
    for group in range(first, last, 64):
        rounds = deal_group(seed, group, ranks, burn, by_first, cut_card, most, lowest, 0, ws, trace, trace)
        lanes = min(64, last - group)
        if lanes == 64:
            for place in range(64 * rounds):
                seen[uint16(trace[place])] += np.int32(1)
        else:
            for turn in range(rounds):
                for i in range(lanes):
                    seen[uint16(trace[64 * turn + i])] += np.int32(1)
        for i in range(lanes):
            lengths[ws[960 + i]] += 1
            played += ws[960 + i]
        if batch == 1:
            _add_shoes(trace, rounds, lanes, pay, won, ws, sums)
        if batch == 1 or (group + 64) % batch == 0 or group + 64 >= last:
            _add_batch(used, seen, pay, won[0], played if batch > 1 else 0, counts, sums)
            played = 0
    return sums


@_jit
def _add_shoes(trace: Lanes, rounds: int, lanes: int, pay: Integers, won: Integers, ws: Lanes, sums: Integers) -> None:
    """Each shoe is a batch of its own."""
    bets = pay.shape[1]
    won[:] = 0
    for turn in range(rounds):
        for i in range(lanes):
            index = trace[64 * turn + i]
            if index < CLASSES:
                for bet in range(bets):
                    won[i, bet] += pay[index, bet]
    for i in range(lanes):
        n = np.int64(ws[960 + i])
        for bet in range(bets):
            sums[bet, 0] += won[i, bet]
            sums[bet, 1] += won[i, bet] * won[i, bet]
            sums[bet, 2] += won[i, bet] * n
        sums[bets, 0] += 1
        sums[bets, 1] += n * n


@_jit
def _add_batch(
    used: Integers,
    seen: npt.NDArray[np.int32],
    pay: Integers,
    won: Integers,
    played: int,
    counts: Integers,
    sums: Integers,
) -> None:
    """What was seen since the last batch goes to the counts and, unless each shoe was a batch, to the sums."""
    bets = pay.shape[1]
    won[:] = 0
    for index in used:
        count = np.int64(seen[index])
        seen[index] = 0
        counts[index] += count
        for bet in range(bets):
            won[bet] += count * pay[index, bet]
    if played:
        for bet in range(bets):
            sums[bet, 0] += won[bet]
            sums[bet, 1] += won[bet] * won[bet]
            sums[bet, 2] += won[bet] * played
        sums[bets, 0] += 1
        sums[bets, 1] += played * played


def workspace() -> Lanes:
    """The lanes' memory, on a boundary of 64 bytes: lines that straddle cache lines cost a third of the speed."""
    raw = np.zeros(_WORKSPACE + 32, np.int16)
    offset = (-raw.ctypes.data % 64) // 2
    return raw[offset : offset + _WORKSPACE]


def draws_as(
    naturals: frozenset[int], player_draws: npt.NDArray[np.bool_], banker_draws: npt.NDArray[np.bool_]
) -> bool:
    """Whether these drawing rules, by total and third card (10: none), are those that stand here in arithmetic."""
    player = all(bool(player_draws[total]) == (total < 6) for total in range(8))
    stood = all(bool(banker_draws[total, 10]) == (total <= 5) for total in range(8))
    drew = all(
        bool(banker_draws[total, third]) == (total <= int(_highest_drawing(np.int16(third))))
        for total in range(8)
        for third in range(10)
    )
    return naturals == {8, 9} and player and stood and drew
