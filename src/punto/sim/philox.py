"""Philox4x32-10, the counter-based generator of every kernel (the GPU's is written once more, in CUDA).

Keyed by the seed (low and high 32 bits), with the counter (shoe low, shoe high, round, stream), so that any round of
any shoe can be dealt alone, by a thread, a worker or a GPU. A block's four 32-bit words, low half first, are the eight
16-bit words w0 ... w7 of a round; stream 0 draws the ranks of its cards and stream 1 their suits:

    w0 w1 w2 w3   the first four cards: P1 B1 P2 B2
    w4, w5        Player's third card, Banker's third card
    w6            refines each of them: u = floor(n (w + w6 / 2^16) / 2^16)
    round 0xFFFFFFFF, w0 and w6: the first card, where it decides the burn

This generator never deals a live shoe.

How it is checked: by the published known answers. It never changes, and so kernels may import it although Numba's
cache does not see changes in other files.
"""

# A step has six words.
# ruff: noqa: PLR0917

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit
from numpy import uint32, uint64

Integers = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint32]
Longs = npt.NDArray[np.uint64]

ABREAST = 64
"""Shoes whose words `fill` makes side by side."""
BURN_ROUND = 0xFFFFFFFF
RANKS, SUITS = 0, 1
"""The streams."""
REFINE = 6

_jit = njit(cache=True, nogil=True)
_macro = njit(cache=True, nogil=True, inline="always")


@_macro
def _step(
    c0: np.uint64, c1: np.uint64, c2: np.uint64, c3: np.uint64, k0: np.uint64, k1: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """One of the ten steps, on 32-bit words in 64 bits."""
    low, s32 = uint64(0xFFFFFFFF), uint64(32)
    p, q = uint64(0xD2511F53) * (c0 & low), uint64(0xCD9E8D57) * (c2 & low)
    return (q >> s32) ^ c1 ^ k0, q & low, (p >> s32) ^ c3 ^ k1, p & low


@_jit
def prepare(seed: np.uint64, group: int, stream: int, keys: Longs, shared: Longs) -> None:
    """What the rounds of a group of shoes have in common.

    The round is one word of the counter, and it takes two of the ten steps until it has reached every word: the lanes'
    words after those two, but for what comes of the round, are made here, once for all rounds. `keys` holds 20 numbers,
    `shared` 192.
    """
    low, s32 = uint64(0xFFFFFFFF), uint64(32)
    k0, k1 = uint64(seed) & low, uint64(seed) >> s32
    for step in range(10):
        keys[2 * step] = (k0 + uint64(step) * uint64(0x9E3779B9)) & low
        keys[2 * step + 1] = (k1 + uint64(step) * uint64(0xBB67AE85)) & low
    nothing = uint64(0)
    for i in range(64):
        shoe = (uint64(group) + uint64(i)) & low
        _, _, c2, c3 = _step(shoe, nothing, nothing, uint64(stream), nothing, keys[1])
        c0, c1, _, _ = _step(nothing, nothing, c2, nothing, nothing, nothing)
        shared[i], shared[64 + i], shared[128 + i] = c3, c0, c1


@_jit
def fill(group: int, number: int, keys: Longs, shared: Longs, words: Words) -> None:
    """The words of a round for each of the 64 shoes from `group` on, a multiple of 64: word w of lane i at 64 w + i."""
    low, s32 = uint64(0xFFFFFFFF), uint64(32)
    nothing = uint64(0)
    c0, c1, _, _ = _step(nothing, uint64(group) >> s32, uint64(number) & low, nothing, keys[0], nothing)
    _, _, b, c = _step(c0, nothing, nothing, nothing, nothing, keys[3])
    a = c1 ^ keys[2]
    for i in range(64):
        c0, c1, c2, c3 = shared[64 + i] ^ a, shared[128 + i], shared[i] ^ b, c
        for step in range(2, 10):
            c0, c1, c2, c3 = _step(c0, c1, c2, c3, keys[2 * step], keys[2 * step + 1])
        words[i], words[i + 64] = uint32(c0), uint32(c1)
        words[i + 128], words[i + 192] = uint32(c2), uint32(c3)


@_jit
def words_of(seed: np.uint64, shoe: int, number: int, stream: int, words: Integers) -> None:
    """The eight 16-bit words of one shoe's round."""
    low, s32 = uint64(0xFFFFFFFF), uint64(32)
    c0, c1, c2, c3 = uint64(shoe) & low, uint64(shoe) >> s32, uint64(number), uint64(stream)
    k0, k1 = uint64(seed) & low, uint64(seed) >> s32
    for _ in range(10):
        c0, c1, c2, c3 = _step(c0, c1, c2, c3, k0, k1)
        k0, k1 = (k0 + uint64(0x9E3779B9)) & low, (k1 + uint64(0xBB67AE85)) & low
    half, s16 = uint64(0xFFFF), uint64(16)
    words[0], words[1] = np.int64(c0 & half), np.int64(c0 >> s16)
    words[2], words[3] = np.int64(c1 & half), np.int64(c1 >> s16)
    words[4], words[5] = np.int64(c2 & half), np.int64(c2 >> s16)
    words[6], words[7] = np.int64(c3 & half), np.int64(c3 >> s16)
