"""A house written out whole: what is read back is the same house, and the text leans on nothing else."""

from __future__ import annotations

import hashlib
import tomllib

import pytest

from punto.errors import HouseError
from punto.house.house_writer import house_digest, house_toml, read_house_text
from punto.house.loader import load_house_text
from tests.fairness.records import all_houses, own_house


@pytest.mark.parametrize("key", sorted(all_houses()))
def test_what_is_read_back_is_the_same_house(key: str) -> None:
    house = all_houses()[key]
    assert read_house_text(house.key, house_toml(house)) == house


@pytest.mark.parametrize("key", sorted(all_houses()))
def test_the_text_leaves_nothing_to_another_file(key: str) -> None:
    document = tomllib.loads(house_toml(all_houses()[key]))
    assert "extends" not in document
    assert {"shoe", "time", "limits", "combinations", "commission", "payout", "handling"} <= set(document)
    for bet in document["bet"]:
        assert {"key", "name", "kind", "side", "requires", "limits", "rows"} <= set(bet)
        assert "from" not in bet


def test_a_house_has_one_text_however_it_was_written() -> None:
    once = house_toml(own_house())
    assert house_toml(load_house_text(once, key="small-house")) == once


def test_the_digest_is_that_of_the_text_as_a_file() -> None:
    text = house_toml(own_house())
    assert house_digest(text) == hashlib.sha256(text.encode()).hexdigest()


def test_a_text_that_is_no_house_is_refused_with_its_problems() -> None:
    text = house_toml(own_house()).replace('pays = "1:1"', 'pays = "one"', 1)
    with pytest.raises(HouseError, match="not odds"):
        read_house_text("small-house", text)
