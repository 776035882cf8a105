"""The shapes of the four suits, in a square of 100, as SVG paths: one drawing for the page and for print."""

from __future__ import annotations

from punto.leaflet.model import Suit

SUIT_PATHS: dict[Suit, str] = {
    "s": "M50 2C44 22 6 38 6 65C6 79 16 88 28 88C36 88 43 84 47 76C46 87 41 94 33 98H67C59 94 54 87 53 76"
    "C57 84 64 88 72 88C84 88 94 79 94 65C94 38 56 22 50 2Z",
    "h": "M50 97C44 78 4 59 4 31C4 15 15 5 28 5C38 5 46 11 50 22C54 11 62 5 72 5C85 5 96 15 96 31C96 59 56 78 50 97Z",
    "d": "M50 1C41 20 27 37 12 50C27 63 41 80 50 99C59 80 73 63 88 50C73 37 59 20 50 1Z",
    "c": "M50 3C37 3 28 13 28 25C28 32 31 38 35 42C32 40 28 39 25 39C13 39 4 49 4 61C4 73 13 83 25 83"
    "C35 83 43 77 47 69C46 83 41 92 33 97H67C59 92 54 83 53 69C57 77 65 83 75 83C87 83 96 73 96 61"
    "C96 49 87 39 75 39C72 39 68 40 65 42C69 38 72 32 72 25C72 13 63 3 50 3Z",
}

RED_SUITS: frozenset[Suit] = frozenset({"h", "d"})
