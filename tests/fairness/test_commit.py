"""Commit, cut, shuffle: golden vectors, a second implementation from the written layouts, and the laws."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.errors import NotationError
from punto.fairness.commit import Cut, commitment, mix_cuts, shoe_key, shoe_order
from punto.rules.cards import DECK, format_cards

# Written by a JavaScript program with WebCrypto alone, from the layouts in the docstrings.
VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))

seeds = st.binary(min_size=32, max_size=32)
cut_lists = st.lists(st.builds(Cut, st.text(max_size=5), st.binary(max_size=5)), max_size=3)


def cuts_of(vector: dict[str, Any]) -> list[Cut]:
    return [Cut(cut["who"], bytes.fromhex(cut["entropy"])) for cut in vector["cuts"]]


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_golden_vectors(vector: dict[str, Any]) -> None:
    seed, cut = bytes.fromhex(vector["seed"]), mix_cuts(cuts_of(vector))
    assert commitment(seed) == vector["commitment"]
    assert cut.hex() == vector["cut"]
    assert shoe_key(seed, cut).hex() == vector["shoe_key"]
    assert format_cards(shoe_order(seed, cut, decks=vector["decks"])) == vector["order"]


def test_the_layouts_byte_by_byte() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == hashlib.sha256(b"punto commitment 1" + seed).hexdigest()
    message = b"punto cut 1" + b"\0\0\0\2"
    message += b"\0\0\0\6" + b"seat 3" + b"\0\0\0\3" + b"\1\2\3"
    message += b"\0\0\0\6" + "张伟".encode() + b"\0\0\0\x10" + bytes(16)
    cut = hashlib.sha256(message).digest()
    assert mix_cuts([Cut("seat 3", b"\1\2\3"), Cut("张伟", bytes(16))]) == cut
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in seed.ljust(64, b"\0")) + b"punto shoe 1" + cut).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in seed.ljust(64, b"\0")) + inner).digest()
    assert shoe_key(seed, cut) == outer


@given(cut_lists, cut_lists)
def test_different_cuts_mix_differently(one: list[Cut], other: list[Cut]) -> None:
    assert (mix_cuts(one) == mix_cuts(other)) == (one == other)


def test_the_order_of_the_cuts_and_their_borders_matter() -> None:
    mixed = [
        mix_cuts(cuts)
        for cuts in (
            [],
            [Cut("", b"")],
            [Cut("ab", b"c")],
            [Cut("a", b"bc")],
            [Cut("a", b"b"), Cut("c", b"d")],
            [Cut("c", b"d"), Cut("a", b"b")],
        )
    ]
    assert len(set(mixed)) == len(mixed)


@given(seeds, cut_lists, st.integers(1, 8))
def test_an_order_holds_every_card_of_every_deck(seed: bytes, cuts: list[Cut], decks: int) -> None:
    order = shoe_order(seed, mix_cuts(cuts), decks=decks)
    assert Counter(order) == dict.fromkeys(DECK, decks)


@given(seeds, st.integers(0, 255))
def test_every_bit_of_the_seed_counts(seed: bytes, bit: int) -> None:
    other = (int.from_bytes(seed, "big") ^ (1 << bit)).to_bytes(32, "big")
    cut = mix_cuts([])
    assert commitment(seed) != commitment(other)
    assert shoe_order(seed, cut, decks=1) != shoe_order(other, cut, decks=1)


@given(seeds)
def test_a_cut_changes_the_order_and_not_the_commitment(seed: bytes) -> None:
    orders = {shoe_order(seed, mix_cuts([Cut("seat 1", bytes([byte]))]), decks=1) for byte in range(8)}
    assert len(orders) == 8


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(NotationError, match=f"a seed has 32 bytes; this one has {length}"):
        commitment(bytes(length))
    with pytest.raises(NotationError, match="32 bytes"):
        shoe_key(bytes(length), bytes(32))
