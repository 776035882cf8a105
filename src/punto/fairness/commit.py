"""Commit, cut, reveal: from a secret seed and the patrons' cuts to the order of a shoe.

1. The house draws a seed of 32 bytes and shows its commitment.
2. Patrons cut: each gives some bytes, which the house could not know when it committed.
3. The order of the shoe follows from the seed and the cuts together, so that neither side could choose it.
4. When the shoe closes the seed is revealed, and anyone can do the sums again.

Two primitives do everything, SHA-256 and HMAC-SHA256, and both are in every browser (WebCrypto: `digest`, `sign`).
Labels are ASCII without an ending zero; numbers are unsigned, big end first; `+` puts bytes one after the other.

    commitment = SHA-256("punto commitment 1" + seed)                                   32 bytes, shown as 64 hex digits
    cut        = SHA-256("punto cut 1" + number of cuts in 4 bytes
                         + for each cut, in order:
                             length of who in 4 bytes + who in UTF-8
                             + length of the entropy in 4 bytes + the entropy)          32 bytes
    shoe key   = HMAC-SHA256(key: seed, message: "punto shoe 1" + cut)                  32 bytes
    order      = shuffle version 1 (see `punto.fairness.shuffle`) of the decks in their canonical order, by the shoe key

The canonical order is deck after deck, in a deck rank by rank from Ace to King (A 2 3 4 5 6 7 8 9 T J Q K), in a rank
spades, hearts, diamonds, clubs. A shoe that nobody cut has the cut of an empty list. A change to any of this is a new
label, never an edit. Golden vectors are in the tests.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from punto.errors import NotationError
from punto.fairness.shuffle import shuffled
from punto.rules.cards import Card
from punto.rules.shoe import full_order
from punto.words import Text

__all__ = ["SEED_BYTES", "Cut", "commitment", "mix_cuts", "shoe_key", "shoe_order"]

SEED_BYTES = 32

_COMMITMENT = b"punto commitment 1"
_CUT = b"punto cut 1"
_SHOE = b"punto shoe 1"


@dataclass(frozen=True, slots=True)
class Cut:
    """What one patron gave to the order of a shoe: who it was, by any name, and the bytes."""

    who: str
    entropy: bytes


def commitment(seed: bytes) -> str:
    """What is shown before the cut: SHA-256 over `punto commitment 1` (18 bytes) and the seed (32 bytes), in hex.

    >>> commitment(bytes(32))
    '4ed056def5d002f463ab80c049a39fe7285fd83cbfa615bb23fe955026d7a3e8'
    """
    return hashlib.sha256(_COMMITMENT + _checked(seed)).hexdigest()


def mix_cuts(cuts: Iterable[Cut]) -> bytes:
    """All cuts in one: SHA-256 over `punto cut 1` (11 bytes), their number (4 bytes) and then for each, in order, the
    length of `who` in UTF-8 (4 bytes), `who`, the length of the entropy (4 bytes) and the entropy.

    Every length is written, so that no two lists of cuts are the same bytes.
    """
    given = tuple(cuts)
    parts = [_CUT, _length(given)]
    for cut in given:
        who = cut.who.encode()
        parts += [_length(who), who, _length(cut.entropy), cut.entropy]
    return hashlib.sha256(b"".join(parts)).digest()


def shoe_key(seed: bytes, cut: bytes) -> bytes:
    """The key of the shuffle: HMAC-SHA256, keyed by the seed, over `punto shoe 1` (12 bytes) and the mixed cuts."""
    return hmac.digest(_checked(seed), _SHOE + cut, "sha256")


def shoe_order(seed: bytes, cut: bytes, *, decks: int) -> tuple[Card, ...]:
    """The order in which the cards of a shoe come: shuffle version 1 of `full_order(decks)` by the shoe key."""
    return shuffled(full_order(decks), shoe_key(seed, cut))


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise NotationError(Text("error-fairness-seed-has-bytes-this", seed_bytes=SEED_BYTES, seed=len(seed)))
    return seed


def _length(of: tuple[Cut, ...] | bytes) -> bytes:
    return len(of).to_bytes(4, "big")
