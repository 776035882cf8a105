"""Golden playthroughs: one seeded whole shoe a house, played again and compared."""

from __future__ import annotations

import pytest

from punto.house import House
from punto.house.loader import house_keys
from tests.golden.playthrough import FOLDER, SEEDS, path_of, settled, shoe_of, text_of


def test_every_house_has_its_shoe_and_no_other_file_lies_there() -> None:
    assert sorted(SEEDS) == sorted(house_keys())
    assert {path.stem for path in FOLDER.iterdir()} == set(SEEDS)


@pytest.mark.parametrize("key", SEEDS)
def test_the_shoe_plays_as_it_is_written(key: str) -> None:
    # Line by line, so that a failure shows the round and not 1,000 lines.
    written = path_of(key).read_text(encoding="utf-8").splitlines()
    played = text_of(House.load(key), SEEDS[key]).splitlines()
    for number, (was, is_) in enumerate(zip(written, played, strict=False), start=1):
        assert is_ == was, f"{path_of(key).name}:{number} (python -m tests.golden writes it anew)"
    assert len(played) == len(written)


@pytest.mark.parametrize("key", SEEDS)
def test_the_shoe_shows_every_row_of_every_bet(key: str) -> None:
    house = House.load(key)
    rounds = list(shoe_of(house, SEEDS[key]).rounds())
    rows = {(bet.key, row.name.en) for bet in house.bets for row in bet.rows}
    seen = {(each.bet.key, each.row.name.en) for dealt in rounds for each in settled(house, dealt) if each.row}
    assert seen == rows
    assert {dealt.winner for dealt in rounds} == {"player", "banker", "tie"}
    assert {len(dealt.cards) for dealt in rounds} == {4, 5, 6}
    assert {(dealt.player.natural, dealt.banker.natural) for dealt in rounds} == {
        (mine, other) for mine in (False, True) for other in (False, True)
    }
    assert any(dealt.winner == "tie" and dealt.player.natural for dealt in rounds)
    for hands in ([dealt.player for dealt in rounds], [dealt.banker for dealt in rounds]):
        assert any(hand.cards[0].rank == hand.cards[1].rank for hand in hands), "a pair"
