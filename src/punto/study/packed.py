"""The states that a count is judged by, packed: some hundred bytes a shoe, to be sent to a browser once.

All little-endian: three numbers of 32 bits (shoes, moments, cards of a whole shoe); then, one for each moment, what a
unit is worth and the expected square of what it wins (floats of 32 bits); the number of moments of each shoe (a byte);
and three bytes a moment for the cards seen since the moment before it, or since the shoe began: six nibbles, the lower
one first, each the place of the card's kind among the tags, or 15 for none.
"""

from __future__ import annotations

import struct
from typing import Final

import numpy as np
import numpy.typing as npt

from punto.study.earnings import COUNTED, CountStates

_HEAD: Final = struct.Struct("<III")
_CARDS: Final = 6
_NONE: Final = 15


def pack_states(states: CountStates) -> bytes:
    """The states as bytes; worth and squares are rounded to 32 bits."""
    moments = len(states.worth)
    rounds = np.bincount(states.shoe, minlength=states.shoes)
    since = states.seen.astype(np.int64)
    same = states.shoe[1:] == states.shoe[:-1]
    since[1:][same] -= states.seen[:-1][same].astype(np.int64)
    line, kind = np.nonzero(since)
    many = since[line, kind]
    lines, kinds = np.repeat(line, many), np.repeat(kind, many)
    totals = since.sum(axis=1)
    # The place of each card in its line: how many cards have come since the line began.
    places = np.arange(len(lines)) - np.repeat(totals.cumsum() - totals, totals)
    dealt = np.full((moments, _CARDS), _NONE, dtype=np.uint8)
    dealt[lines, places] = kinds
    nibbles = dealt[:, 0::2] | dealt[:, 1::2] << 4
    return b"".join(
        (
            _HEAD.pack(states.shoes, moments, states.cards),
            states.worth.astype("<f4").tobytes(),
            states.square.astype("<f4").tobytes(),
            rounds.astype(np.uint8).tobytes(),
            nibbles.astype(np.uint8).tobytes(),
        )
    )


def unpack_states(packed: bytes) -> CountStates:
    """The states that were packed."""
    shoes, moments, cards = _HEAD.unpack_from(packed)
    place = _HEAD.size

    def column(kind: npt.DTypeLike, many: int) -> npt.NDArray[np.generic]:
        nonlocal place
        found = np.frombuffer(packed, kind, many, place)
        place += found.nbytes
        return found

    worth, square = (column("<f4", moments).astype(np.float64) for _ in range(2))
    rounds = column(np.uint8, shoes).astype(np.int64)
    nibbles = column(np.uint8, 3 * moments).astype(np.int64).reshape(moments, 3)
    seen = np.zeros((moments, len(COUNTED)), dtype=np.int64)
    for card in range(_CARDS):
        kinds = nibbles[:, card // 2] >> 4 * (card % 2) & _NONE
        [lines] = np.nonzero(kinds != _NONE)
        seen[lines, kinds[lines]] += 1
    seen = seen.cumsum(axis=0)
    shoe = np.repeat(np.arange(shoes), rounds)
    # What had been seen when a shoe began belongs to the shoes before it.
    before = np.zeros((shoes, len(COUNTED)), dtype=np.int64)
    ends = rounds.cumsum()
    before[1:] = seen[ends[:-1] - 1]
    return CountStates(
        cards=cards,
        shoes=shoes,
        shoe=shoe,
        seen=(seen - before[shoe]).astype(np.float32),
        worth=worth,
        square=square,
    )
