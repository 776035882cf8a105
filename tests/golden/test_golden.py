"""Golden playthroughs: one seeded whole shoe a house, and a table at play, journal and views; all of it compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from punto.house import House
from punto.house.loader import house_keys
from tests.golden import live, playthrough


@pytest.mark.parametrize("folder", [playthrough.FOLDER, live.FOLDER], ids=lambda folder: folder.name)
def test_every_house_has_its_file_and_no_other_lies_there(folder: Path) -> None:
    assert {path.stem for path in folder.iterdir()} == set(house_keys())


@pytest.mark.parametrize("key", house_keys())
def test_the_shoe_plays_as_it_is_written(key: str) -> None:
    _compare(playthrough.path_of(key), playthrough.text_of(House.load(key), playthrough.seed_of(key)))


@pytest.mark.parametrize("key", house_keys())
def test_the_journal_and_the_views_of_a_table_are_as_they_are_written(key: str) -> None:
    _compare(live.path_of(key), live.text_of(House.load(key)))


def _compare(path: Path, played: str) -> None:
    """Line by line, so that a failure shows the round and not 1,000 lines."""
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (was, is_) in enumerate(zip(written, played.splitlines(), strict=False), start=1):
        assert is_ == was, f"{path.name}:{number} (python -m tests.golden writes it anew)"
    assert len(played.splitlines()) == len(written)


@pytest.mark.parametrize("key", house_keys())
def test_the_shoe_shows_every_row_of_every_bet_and_every_kind_of_round(key: str) -> None:
    assert not playthrough.missing(House.load(key), playthrough.seed_of(key))
