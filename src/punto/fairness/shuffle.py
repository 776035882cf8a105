"""The shuffle, version 1: Fisher-Yates with rejection sampling over a keyed stream.

The stream is HMAC-SHA256(key, "punto shuffle 1" + block number as 8 bytes, big end first), block 0, 1, 2, ..., read
as 32-bit words, big end first. A number below n is the first word w below the largest multiple of n that fits in 32
bits, taken modulo n; words above it are skipped. For i from the last place down to the second, the card at i changes
places with the card at a number below i + 1.

Golden vectors are in the tests. A change to any of this is a new version, never an edit.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

VERSION = 1
_LABEL = b"punto shuffle 1"
_WORDS = 2**32

T = TypeVar("T")


def shuffled(order: Sequence[T], key: bytes) -> tuple[T, ...]:
    """The order shuffled by the key."""
    cards = list(order)
    words = _words(key)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, words)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def key_from_text(seed: str) -> bytes:
    """The key of a practice shoe whose seed anyone may type."""
    return hashlib.sha256(seed.encode()).digest()


def _words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, _LABEL + block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound
