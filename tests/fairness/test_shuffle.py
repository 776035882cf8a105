"""The shuffle: golden vectors that must never change, a second implementation, and that it is fair."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.fairness.shuffle import VERSION, _below, key_from_text, shuffled
from punto.rules.shoe import full_order

# --- golden vectors: another answer is another version

VECTORS = [
    (b"", (9, 4, 6, 0, 3, 2, 5, 7, 8, 1)),
    (b"punto", (4, 5, 8, 3, 7, 6, 2, 1, 9, 0)),
    (bytes(range(32)), (6, 4, 0, 7, 5, 9, 2, 1, 3, 8)),
]

SHOES = [
    # seed, decks, the first cards, SHA-256 of all cards with a blank between them
    (
        "punto",
        1,
        "2d 4h Qd Ad 4c Ts Ac Kh 4s 3d 9s 3s",
        "7ce91bcfe0d53b964fb06e5fa3060a2f397e497e2d8ba9b017f5ed1181a3931a",
    ),
    (
        "punto",
        8,
        "3s 3c 7d 4d Ac 8c 2h Jd Kd 4s Js 2d",
        "39d8b0a9ca81d386c88ae0d6949864201d2b481462f051530ab066301c7d118b",
    ),
    (
        "百家乐",
        6,
        "8h 8h 3c Ts Ah Ad 2h 6c 7s Ah Qd Qs",
        "67869d1f9aab636ce895863e455566c3bf7bc0072b4c45f5bc22b9add0195ede",
    ),
]


def test_the_vectors_are_those_of_version_1() -> None:
    assert VERSION == 1


@pytest.mark.parametrize(("key", "order"), VECTORS)
def test_golden_vector(key: bytes, order: tuple[int, ...]) -> None:
    assert shuffled(range(10), key) == order


@pytest.mark.parametrize(("seed", "decks", "first", "digest"), SHOES)
def test_golden_shoe(seed: str, decks: int, first: str, digest: str) -> None:
    order = " ".join(map(str, shuffled(full_order(decks), key_from_text(seed))))
    assert order.startswith(first)
    assert hashlib.sha256(order.encode()).hexdigest() == digest


def test_the_key_of_a_practice_shoe_is_the_sha_256_of_its_seed() -> None:
    assert key_from_text("punto").hex() == "d909170446e389ff31170ed1c8cb8121d95531133002847eb5e3734b34e99cc3"


# --- a second implementation, from the words of the first one's docstring and by other means


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 by hand."""
    block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def shuffled_again(size: int, key: bytes) -> tuple[int, ...]:
    """First the whole stream, then all the picks, then the places they lead to."""
    blocks = size // 8 + 8  # Eight words a block, and plenty to spare for words that are skipped.
    stream = b"".join(hmac_sha256(key, b"punto shuffle 1" + struct.pack(">Q", number)) for number in range(blocks))
    words = list(struct.unpack(f">{8 * blocks}L", stream))
    picks = {}
    for bound in range(size, 1, -1):
        word = words.pop(0)
        while word // bound == 2**32 // bound and 2**32 % bound:  # In the last, incomplete multiple.
            word = words.pop(0)
        picks[bound - 1] = word % bound
    order = {place: place for place in range(size)}
    for last, other in picks.items():
        order |= {last: order[other], other: order[last]}
    return tuple(order[place] for place in range(size))


@given(st.integers(0, 120), st.binary(max_size=100))
def test_a_second_implementation_agrees(size: int, key: bytes) -> None:
    assert shuffled(range(size), key) == shuffled_again(size, key)


@pytest.mark.parametrize(("key", "order"), VECTORS)
def test_the_second_implementation_gives_the_golden_vectors(key: bytes, order: tuple[int, ...]) -> None:
    assert shuffled_again(10, key) == order


@pytest.mark.parametrize(("seed", "decks", "first", "digest"), SHOES)
def test_the_second_implementation_gives_the_golden_shoes(seed: str, decks: int, first: str, digest: str) -> None:
    key = hashlib.sha256(seed.encode()).digest()
    places = shuffled_again(52 * decks, key)
    names = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"] * decks
    order = " ".join(names[place] for place in places)
    assert order.startswith(first)
    assert hashlib.sha256(order.encode()).hexdigest() == digest


# --- fair


@given(st.lists(st.integers()), st.binary())
def test_a_shuffle_is_a_permutation(order: list[int], key: bytes) -> None:
    before = list(order)
    after = shuffled(order, key)
    assert Counter(after) == Counter(order)
    assert order == before, "what was given is left alone"
    assert shuffled(order, key) == after, "the same key gives the same order"


@pytest.mark.parametrize(
    ("bound", "words", "number"),
    [
        (3, [5], 2),
        (3, [2**32 - 2], 2),  # The last word of the last whole multiple of 3.
        (3, [2**32 - 1, 4], 1),  # One above it: skipped, or 0 would come too often.
        (10, [2**32 - 1, 2**32 - 6, 7], 7),
        (2, [2**32 - 1], 1),  # All words are fair to a power of two.
        (52, [2**32 - 48, 51], 51),
    ],
)
def test_words_above_the_largest_multiple_are_skipped(bound: int, words: list[int], number: int) -> None:
    left = iter(words)
    assert _below(bound, left) == number
    assert next(left, None) is None


def test_every_order_of_four_comes_equally_often() -> None:
    # 24 orders, 250 of each expected; the keys are fixed, so this can only ever pass or only ever fail.
    seen = Counter(shuffled(range(4), number.to_bytes(4, "big")) for number in range(6000))
    assert set(seen) == set(permutations(range(4)))
    chi_square = sum((count - 250) ** 2 / 250 for count in seen.values())
    assert chi_square < 49.7, "23 degrees of freedom: this is exceeded once in a thousand"


def test_every_card_comes_to_every_place_equally_often() -> None:
    # 2600 shuffles of 52 cards: 50 of each pair of card and place expected.
    seen = Counter(pair for number in range(2600) for pair in enumerate(shuffled(range(52), number.to_bytes(4, "big"))))
    chi_square = sum((seen[place, card] - 50) ** 2 / 50 for place in range(52) for card in range(52))
    assert chi_square < 2830, "51 * 51 degrees of freedom: this is exceeded about once in a thousand"
