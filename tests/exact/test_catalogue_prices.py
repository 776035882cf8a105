"""Bets of the catalogue against figures that others have published, for eight decks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from punto.exact import odds
from punto.house.loader import house_of_bets

DEALS = 4_998_398_275_503_360
"""In what the published tables count rounds."""

MATCHING_DRAGON = {
    "a": {3: 20_748_232_028_160, 4: 1_174_231_511_040, 5: 40_210_759_680, 6: 652_458_240},
    "2": {3: 20_753_336_463_360, 4: 1_130_651_443_200, 5: 36_344_340_480, 6: 652_458_240},
    "3": {3: 20_047_474_974_720, 4: 840_162_535_680},
    "4": {3: 18_841_460_736_000, 4: 431_482_026_240},
    "5": {3: 20_626_123_653_120, 4: 1_201_241_210_880, 5: 43_303_895_040, 6: 652_458_240},
    "8": {3: 14_755_316_551_680, 4: 502_955_546_880},
}
"""How many deals show so many cards of a rank."""


@pytest.mark.parametrize("rank", MATCHING_DRAGON)
def test_11_24_cards_of_a_rank_in_a_round_are_counted_as_published(rank: str) -> None:
    key = f"matching_dragon_{rank}"
    rows = odds(house_of_bets([key]))[key].rows
    found = {int(*row.row.when[0].wanted): row.probability * DEALS for row in rows}
    published = MATCHING_DRAGON[rank]
    assert {count: deals for count, deals in found.items() if count >= 3} == published


@pytest.mark.parametrize(
    ("key", "edge"),
    [
        ("royal_match", "0.0213"),
        ("player_fabulous", "0.0160"),
        ("banker_fabulous", "0.0155"),
        ("kill_the_ox_and_tiger", "0.1376"),
        ("lucky_99", "0.1742"),
        ("player_majestic_match", "0.0646"),
        ("three_card_6s", "0.1337"),
        ("super_6", "0.2998"),
        ("three_giving_8", "0.0868"),
        ("eights_and_nines", "0.0737"),
        ("bad_beat", "0.0846"),
    ],
)
def test_11_24_edges_are_those_published_with_the_pays(key: str, edge: str) -> None:
    assert abs(odds(house_of_bets([key]))[key].edge - Fraction(edge)) <= Fraction(1, 20_000)
