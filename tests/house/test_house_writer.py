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


OWN_WORDS = """
extends = "pairs-mini"
title   = "Words"

[texts]
slogan      = { en = "Play well.", zh-Hans = "玩得好。" }
web_address = "www.example.com"
edition     = "07/12"

[leaflet]
for     = "table"
paper   = "letter"
logo    = "logo.svg"
colour  = "#AA0000"
accent  = "#b08d4f"
address = "https://tables.example/"
"""


def test_free_texts_and_settings_of_the_leaflet_are_read_back() -> None:
    house = load_house_text(OWN_WORDS)
    assert (str(house.texts.slogan), house.texts.web_address, house.texts.edition) == (
        "Play well.",
        "www.example.com",
        "07/12",
    )
    assert house.texts.welcome is not None, "what a section leaves out comes from the house below"
    assert vars(house.leaflet) == {
        "place": "table",
        "paper": "letter",
        "counting": ("7 T", "7 8", "K 6 5", "2 3 5"),
        "logo": "logo.svg",
        "colour": "#aa0000",
        "accent": "#b08d4f",
        "address": "https://tables.example",
    }
    assert house.offer("dragon_bonus_player").unstated == {f"non-natural-win-by-{margin}" for margin in range(4, 10)}
    assert read_house_text(house.key, house_toml(house)) == house


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('colour = "red"', "must be a colour"),
        ('logo = "logo.exe"', ".svg or .png"),
        ('address = "tables.example"', "must be an address"),
        ('for = "phone"', "must be one of 'screen', 'table'"),
        ('size = "b5"', "unknown key 'size'"),
    ],
)
def test_a_wrong_setting_of_the_leaflet_is_named(line: str, said: str) -> None:
    with pytest.raises(HouseError, match=said):
        load_house_text(f'extends = "pairs-mini"\n[leaflet]\n{line}\n')


def test_a_row_that_a_bet_has_not_cannot_be_unstated() -> None:
    with pytest.raises(HouseError, match="the bet has no row 'win by 12'"):
        load_house_text('extends = "ohio-mini"\n[[bet]]\nkey = "dragon_bonus_player"\nunstated = ["win by 12"]\n')
