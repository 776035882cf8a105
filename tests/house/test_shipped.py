"""The shipped houses and the catalogue: complete, in both languages, in a stable order, and free of dead rows."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest

from punto.errors import HouseError, UnknownName
from punto.house import House
from punto.house.catalogue import catalogue_bet, entries, families
from punto.house.describe import BetDescription, HouseDescription, describe_bet, describe_house
from punto.house.loader import house_keys
from punto.rules.bets import Bet
from punto.rules.money import CURRENCIES
from punto.words import Text

HOUSES = (
    "atlantic-city-midi",
    "atlantic-city-mini",
    "bclc-dragon",
    "bclc-ez",
    "bclc-midi",
    "bclc-mini",
    "bclc-no-commission",
    "dragon-midi",
    "dragon-mini",
    "ohio-midi",
    "ohio-mini",
    "pairs-mini",
)
LEAFLETS = {"dragon": "000_", "atlantic": "001_", "bclc": "002_", "pairs": "003_", "ohio": "004_"}
CHINESE = re.compile("[\u4e00-\u9fff]")
TRADITIONAL = set("莊閒龍對點贏賠張個單雙盤註碼與須時間邊門發數開補")
"""Characters that Simplified Chinese writes otherwise."""
CATALOGUE_FILES = sorted(
    (path for path in (files("punto.house") / "catalogue").iterdir() if path.name.endswith(".toml")),
    key=lambda path: path.name,
)

ASKED_FOR = frozenset(
    {
        "player",
        "banker",
        "tie",
        "dragon_bonus_player",
        "dragon_bonus_banker",
        "player_pair",
        "banker_pair",
        "dragon_7",
        "panda_8",
        "super_6",
        "lucky_6",
        "lucky_6_two_cards",
        "lucky_6_three_cards",
        "small_tiger",
        "big_tiger",
        "tiger_tie",
        "tiger_pair",
        "either_pair",
        "player_perfect_pair",
        "banker_perfect_pair",
        "either_perfect_pair",
        "big",
        "small",
        "player_natural_win",
        "banker_natural_win",
        "player_natural_8",
        "player_natural_9",
        "banker_natural_8",
        "banker_natural_9",
        "egalite_0",
        "egalite_1",
        "egalite_2",
        "egalite_3",
        "egalite_4",
        "egalite_5",
        "egalite_6",
        "egalite_7",
        "egalite_8",
        "egalite_9",
        "bad_beat",
        "three_card_6s",
        "royal_match",
        "player_red",
        "player_black",
        "banker_red",
        "banker_black",
        "lucky_7",
        "super_lucky_7",
        "player_fabulous_4",
        "banker_fabulous_4",
        "ox_6",
        "four_cards",
        "five_cards",
        "six_cards",
        "player_three_card_win",
        "banker_three_card_win",
    }
)
"""The bets that every casino's catalogue must have, by key."""


def texts_of_bet(bet: Bet) -> Iterator[tuple[str, Text]]:
    yield f"{bet.key}: name", bet.name
    for what, text in (("about", bet.about), ("varies", bet.varies)):
        if text is not None:
            yield f"{bet.key}: {what}", text
    for row in bet.rows:
        yield f"{bet.key}: row {row.name!s}", row.name


def texts_of_house(house: House) -> Iterator[tuple[str, Text]]:
    yield "title", house.title
    yield "about", house.about
    for what, text in (
        ("helpline", house.helpline),
        ("may", house.handling.may),
        ("may not", house.handling.may_not),
        *((name, text) for name, text in vars(house.texts).items() if isinstance(text, Text)),
    ):
        if text is not None:
            yield what, text
    for bet in house.bets:
        yield from texts_of_bet(bet)


def check_languages(texts: Iterator[tuple[str, Text]]) -> None:
    for what, text in texts:
        english, chinese = str(text), text.in_language("zh-Hans")
        assert CHINESE.search(chinese), f"{what}: no Chinese in {chinese!r}"
        assert not CHINESE.search(english), f"{what}: Chinese in {english!r}"
        assert chinese != english, what
        assert not TRADITIONAL & set(chinese), f"{what}: not Simplified: {TRADITIONAL & set(chinese)}"
        assert not set("{}") & set(english + chinese), what
        assert english.strip() == english, what
        assert chinese.strip() == chinese, what


# --- houses


def test_twelve_houses_in_a_stable_order() -> None:
    assert house_keys() == HOUSES


@pytest.mark.parametrize("key", HOUSES)
def test_a_house_loads_and_knows_its_leaflet(key: str) -> None:
    house = House.load(key)
    assert house.key == key
    assert house.source.startswith(LEAFLETS[key.partition("-")[0]])
    assert house.style == ("midi" if key.endswith("midi") else "mini")
    assert house.currency is CURRENCIES["CAD" if key.startswith("bclc") else "USD"]
    assert [bet.key for bet in house.bets[:3]] == ["player", "banker", "tie"]
    assert [bet.kind for bet in house.bets] == ["main"] * 3 + ["side"] * (len(house.bets) - 3)


@pytest.mark.parametrize("key", HOUSES)
def test_a_house_speaks_english_and_chinese(key: str) -> None:
    check_languages(texts_of_house(House.load(key)))


def test_titles_are_told_apart() -> None:
    houses = [House.load(key) for key in HOUSES]
    assert (
        len({str(house.title) for house in houses})
        == len({house.title.in_language("zh-Hans") for house in houses})
        == len(HOUSES)
    )


@pytest.mark.parametrize("key", HOUSES)
def test_a_house_can_be_described_as_json(key: str) -> None:
    house = House.load(key)
    described = describe_house(house)
    assert msgspec.json.decode(msgspec.json.encode(described), type=HouseDescription) == described
    assert [bet.bet for bet in described.bets] == [bet.key for bet in house.bets]
    assert (described.commission is None) == (not house.charges_commission)


@pytest.mark.parametrize("key", HOUSES)
def test_every_chip_is_a_stake_or_a_part_of_one(key: str) -> None:
    house = House.load(key)
    assert all(house.chips[0] <= offer.limits.minimum for offer in house.offers), "no stake is below the smallest chip"
    assert all(chip % house.chips[0] == 0 for chip in house.chips)


# --- the catalogue


def test_the_catalogue_is_larger_than_the_best_peers() -> None:
    assert len(entries()) >= 54


def test_the_catalogue_has_every_bet_that_was_asked_for() -> None:
    assert set(entries()) >= ASKED_FOR


def test_no_key_stands_twice_in_the_catalogue() -> None:
    keys = [bet["key"] for path in CATALOGUE_FILES for bet in tomllib.loads(path.read_text(encoding="utf-8"))["bet"]]
    assert len(keys) == len(set(keys))
    assert keys == list(entries()), "in the order of the files and of their lines"


def test_families_are_the_files() -> None:
    assert list(families()) == [path.name.removesuffix(".toml") for path in CATALOGUE_FILES]
    assert [key for keys in families().values() for key in keys] == list(entries())


@pytest.mark.parametrize("path", CATALOGUE_FILES, ids=lambda path: str(path.name))
def test_a_file_of_the_catalogue_holds_nothing_but_bets(path: object) -> None:
    (found,) = [each for each in CATALOGUE_FILES if each is path]
    assert list(tomllib.loads(found.read_text(encoding="utf-8"))) == ["bet"]


@pytest.mark.parametrize("family", families())
def test_every_bet_of_the_catalogue_loads_and_every_row_can_match(family: str) -> None:
    for key in families()[family]:
        bet = catalogue_bet(key, decks=8)  # Raises if a row is dead or the bet cannot win.
        assert bet.key == key
        assert bet.best.as_fraction() > 0
        assert bet.about is not None, f"{key} does not say what it is"
        assert bet.varies is not None, f"{key} does not say what it usually pays and where casinos differ"
        assert len({str(row.name) for row in bet.rows}) == len(bet.rows), f"two rows of {key} have one name"
        check_languages(texts_of_bet(bet))
        described = describe_bet(bet)
        assert msgspec.json.decode(msgspec.json.encode(described), type=BetDescription) == described


def test_a_bet_is_checked_for_the_decks_it_is_dealt_from() -> None:
    with pytest.raises(HouseError, match="can never match: no round from a shoe of 1 deck meets all its facts"):
        catalogue_bet("player_perfect_pair", decks=1)


def test_an_unknown_bet_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"there is no bet in the catalogue 'panda8'; did you mean 'panda_8'"):
        catalogue_bet("panda8")
