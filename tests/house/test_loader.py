"""Loading: what a house takes from the houses below it and from the catalogue, and that nothing is half-loaded."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from punto.errors import HouseError, UnknownName
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.house.loader import house_keys, load_house, load_house_text, shipped
from punto.house.model import Limits
from punto.rules.money import CURRENCIES
from punto.rules.odds import PUSH
from punto.words import LANGUAGES, titles

HEAD = """
title  = { en = "Own", zh-Hans = "自家" }
about  = { en = "A house of our own.", zh-Hans = "自家的规矩。" }
source = "us"
"""


def own(rest: str) -> House:
    """A house that extends nothing; `rest` may begin with keys and go on with tables."""
    return load_house_text(HEAD + rest)


def problems_of(text: str) -> list[str]:
    with pytest.raises(HouseError) as caught:
        load_house_text(text)
    return [str(problem.message) for problem in caught.value.problems]


def pays(house: House, bet: str) -> dict[str, str]:
    return {str(row.name): str(row.pays) for row in house.offer(bet).bet.rows}


# --- the defaults


def test_a_house_that_says_little_has_every_default() -> None:
    house = own('[[bet]]\nkey = "player"')
    assert (house.key, house.title, house.source) == ("own-house", titles({"en": "Own", "zh-Hans": "自家"}), "us")
    assert (house.style, house.currency) == ("mini", CURRENCIES["USD"])
    assert (house.shoe.decks, house.shoe.burn, house.shoe.cut_card) == (8, "first card", 14)
    assert (house.commission.rate, house.commission.collected) == (Fraction(1, 20), ("payout",))
    assert (house.commission.rounding.unit, house.commission.rounding.favour) == (1, "patron")
    assert (house.payout_rounding.unit, house.payout_rounding.favour) == (1, "patron")
    assert (house.combinations.main, house.combinations.never_together) == (None, ())
    assert (house.tie_alone, house.differential, house.side_payout_cap) == (False, None, None)
    assert (house.handling.dealt, house.handling.ceding, house.handling.may) == ("face down", True, None)
    assert house.helpline is None
    assert house.offer("player").limits == Limits(minimum=500, maximum=500_000, increment=100)
    assert house.offer("player").bet == catalogue_bet("player")


def test_sections_are_merged_value_by_value() -> None:
    house = own(
        """
        [shoe]
        decks = 6
        [limits]
        main = { maximum = "100.00" }
        [time]
        pause_seconds = 9
        [commission]
        rate = "4%"
        [[bet]]
        key = "banker"
        """
    )
    assert (house.shoe.decks, house.shoe.cut_card) == (6, 14)
    assert house.offer("banker").limits == Limits(minimum=500, maximum=10_000, increment=100)
    assert (house.betting_seconds, house.pause_seconds) == (20, 9)
    assert (house.commission.rate, house.commission.collected) == (Fraction(1, 25), ("payout",))


def test_every_setting_that_the_defaults_do_not_choose() -> None:
    house = own(
        """
        currency = "JPY"
        chips    = ["100", "500"]
        [shoe]
        burn = "none"
        [limits]
        main            = { minimum = "100", maximum = "1000", increment = "100" }
        side            = { minimum = "100", maximum = "1000", increment = "100" }
        differential    = "2000"
        side_payout_cap = "50000"
        [combinations]
        main = []
        [commission]
        rounding = { unit = "50", favour = "house" }
        [payout]
        rounding = { unit = "10", favour = "nearest" }
        [[bet]]
        key = "banker"
        """
    )
    assert (house.currency.code, house.chips, house.shoe.burn) == ("JPY", (100, 500), 0)
    assert (house.differential, house.side_payout_cap) == (2000, 50_000)
    assert house.combinations.main == ()
    assert (house.commission.rounding.unit, house.commission.rounding.favour) == (50, "house")
    assert (house.payout_rounding.unit, house.payout_rounding.favour) == (10, "nearest")
    assert own('[shoe]\nburn = 3\n[[bet]]\nkey = "tie"').shoe.burn == 3


@pytest.mark.parametrize(
    "settings",
    [
        "[shoe]\ndecks = 1\nburn = 46\ncut_card = 6",  # One round is left.
        "[shoe]\ndecks = 1\ncut_card = 41",  # The cut card lies right behind the largest burn.
        "[shoe]\ndecks = 12\ncut_card = 0",
        '[limits]\nmain = { minimum = "50.00", maximum = "50.00", increment = "50.00" }',
        '[commission]\nrate = "99.99%"',
        '[commission]\nrate = "0%"',
        "[time]\nbetting_seconds = 1\npause_seconds = 3600",
        'seats = 99\nchips = ["0.01"]',
    ],
)
def test_what_is_just_within_bounds_is_accepted(settings: str) -> None:
    own(f'{settings}\n[[bet]]\nkey = "banker"')


def test_one_text_may_serve_for_every_language() -> None:
    house = load_house_text('title = "Macau"\nabout = "x"\nsource = "y"\n[[bet]]\nkey = "tie"')
    assert {house.title.in_language(language) for language in LANGUAGES} == {"Macau"}


# --- extends


def test_a_house_that_extends_another_differs_only_in_what_it_says() -> None:
    below = House.load("atlantic-city-mini")
    house = load_house_text(
        'extends = "atlantic-city-mini"\ntitle = { en = "Boardwalk", zh-Hans = "木板路" }\nseats = 3'
    )
    changed = {field.name for field in fields(House) if getattr(house, field.name) != getattr(below, field.name)}
    assert changed == {"key", "title", "seats"}


def test_bets_keep_their_order_and_new_ones_come_last() -> None:
    house = load_house_text(
        """
        extends = "bclc-mini"
        [[bet]]
        key = "panda_8"
        [[bet]]
        key    = "player"
        limits = { minimum = "10.00" }
        """
    )
    assert [bet.key for bet in house.bets] == ["player", "banker", "tie", "panda_8"]
    assert house.offer("player").limits == Limits(minimum=1000, maximum=500_000, increment=100)
    assert house.offer("player").bet == House.load("bclc-mini").offer("player").bet


def test_without_leaves_bets_out() -> None:
    house = load_house_text('extends = "pairs-mini"\nwithout = ["tie", "player_pair"]')
    assert [bet.key for bet in house.bets] == [
        "player",
        "banker",
        "dragon_bonus_player",
        "dragon_bonus_banker",
        "banker_pair",
    ]


def test_a_bet_left_out_may_come_back_from_the_catalogue() -> None:
    house = load_house_text(
        'extends = "bclc-dragon"\nwithout = ["dragon_bonus_player"]\n[[bet]]\nkey = "dragon_bonus_player"'
    )
    assert pays(house, "dragon_bonus_player")["non-natural win by 7"] == "6:1"
    assert house.bets[-1].key == "dragon_bonus_player"


def test_a_bet_left_out_may_not_be_spoken_of_any_more() -> None:
    never = '[combinations]\nnever_together = [["dragon_bonus_player", "dragon_bonus_banker"]]'
    messages = problems_of(f'extends = "atlantic-city-mini"\nwithout = ["dragon_bonus_player"]\n{never}')
    assert messages == [
        "'dragon_bonus_player' is none of the bets of this house; did you mean 'dragon_bonus_banker'?",
    ]


def test_three_generations() -> None:
    house = load_house_text('extends = "atlantic-city-midi"\n[limits]\nmain = { minimum = "25.00" }')
    assert (house.style, house.tie_alone) == ("midi", True)
    assert house.offer("tie").limits == Limits(minimum=2500, maximum=500_000, increment=500)
    assert house.commission.collected == ("end of shoe", "leaving", "payout")


# --- bets of the catalogue


def test_a_variant_is_taken_under_the_plain_key() -> None:
    house = own('[[bet]]\nkey = "banker"\nfrom = "banker_ez"')
    assert house.offer("banker").bet.rows == catalogue_bet("banker_ez").rows
    assert pays(house, "banker") == {"three-card 7": "push", "wins": "1:1", "tie": "push"}


def test_a_variant_takes_the_place_of_the_bet_below() -> None:
    house = load_house_text('extends = "bclc-mini"\n[[bet]]\nkey = "banker"\nfrom = "banker_no_commission"')
    assert [bet.key for bet in house.bets] == ["player", "banker", "tie"]
    assert not house.charges_commission


def test_pays_change_single_rows() -> None:
    house = own('[[bet]]\nkey = "tie"\npays = { tie = "9 to 1" }\n[[bet]]\nkey = "player"')
    assert pays(house, "tie") == {"tie": "9:1"}
    assert catalogue_bet("tie").rows[0].pays != house.offer("tie").bet.rows[0].pays, "the catalogue is as it was"
    assert house.offer("player").bet == catalogue_bet("player")


def test_pays_of_two_generations_add_up(tmp_path: Path) -> None:
    (tmp_path / "below.toml").write_text(
        HEAD + '[[bet]]\nkey = "lucky_6"\npays = { "two-card 6" = "11:1", "three-card 6" = "19:1" }', encoding="utf-8"
    )
    above = tmp_path / "above.toml"
    above.write_text(
        'extends = "below"\n[[bet]]\nkey = "lucky_6"\npays = { "three-card 6" = "23:1" }', encoding="utf-8"
    )
    assert pays(House.load(above), "lucky_6") == {"three-card 6": "23:1", "two-card 6": "11:1"}


def test_new_rows_do_away_with_the_pays_below(tmp_path: Path) -> None:
    (tmp_path / "below.toml").write_text(HEAD + '[[bet]]\nkey = "tie"\npays = { tie = "9:1" }', encoding="utf-8")
    above = tmp_path / "above.toml"
    above.write_text(
        'extends = "below"\n[[bet]]\nkey = "tie"\nrows = [{ name = "all", when = { winner = "tie" }, pays = "7:1" }]',
        encoding="utf-8",
    )
    assert pays(House.load(above), "tie") == {"all": "7:1"}


def test_a_name_may_be_changed_and_the_rows_stay() -> None:
    house = own('[[bet]]\nkey = "player_pair"\nname = { en = "Twins", zh-Hans = "双胞胎" }')
    assert house.offer("player_pair").bet.name == titles({"en": "Twins", "zh-Hans": "双胞胎"})
    assert house.offer("player_pair").bet.rows == catalogue_bet("player_pair").rows


def test_prerequisites_of_the_house_and_of_a_bet() -> None:
    house = own(
        """
        [limits]
        side_bets_require = "player or banker"
        [[bet]]
        key = "player"
        [[bet]]
        key = "player_pair"
        [[bet]]
        key      = "dragon_bonus_player"
        requires = "same side"
        [[bet]]
        key      = "either_pair"
        requires = "none"
        """
    )
    assert {offer.bet.key: offer.requires for offer in house.offers} == {
        "player": "none",
        "player_pair": "player or banker",
        "dragon_bonus_player": "same side",
        "either_pair": "none",
    }


def test_a_bet_of_the_houses_own() -> None:
    house = own(
        """
        [[bet]]
        key  = "lucky_8"
        name = { en = "Lucky 8", zh-Hans = "幸运8" }
        kind = "side"
        side = "banker"
        rows = [
          { name = "eight", when = { winner = "banker", banker_total = 8 }, pays = "9:1", commission = true },
          { name = "tie on 8 or 9", when = { winner = "tie", banker_total = { min = 8 } }, pays = "push" },
        ]
        """
    )
    bet = house.offer("lucky_8").bet
    assert (bet.kind, bet.side, bet.name.in_language("zh-Hans")) == ("side", "banker", "幸运8")
    assert [row.commission for row in bet.rows] == [True, False]
    assert bet.rows[1].pays is PUSH
    assert bet.rows[1].when[1].wanted == {8, 9}
    assert house.charges_commission


# --- files


def test_loading_by_path(tmp_path: Path) -> None:
    path = tmp_path / "my-house.toml"
    path.write_text(HEAD + '[[bet]]\nkey = "tie"', encoding="utf-8")
    assert House.load(path).key == House.load(str(path)).key == "my-house"


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "notepad.toml"
    path.write_text(HEAD + '[[bet]]\nkey = "tie"', encoding="utf-8-sig")
    assert House.load(path).title.in_language("zh-Hans") == "自家"


def test_a_house_may_extend_a_file_beside_it_which_goes_before_a_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "bclc-mini.toml").write_text(HEAD + 'seats = 2\n[[bet]]\nkey = "tie"', encoding="utf-8")
    (tmp_path / "above.toml").write_text('extends = "bclc-mini"', encoding="utf-8")
    assert House.load(tmp_path / "above.toml").seats == 2
    assert load_house_text('extends = "bclc-mini"').seats == 7


def test_a_shipped_house_extends_shipped_houses_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bclc-mini.toml").write_text("not TOML", encoding="utf-8")
    assert str(House.load("bclc-ez").title) == "BCLC EZ Baccarat"


def test_there_is_no_such_house() -> None:
    with pytest.raises(UnknownName, match=r"there is no house 'dragon-maxi'; did you mean 'dragon-m"):
        House.load("dragon-maxi")
    with pytest.raises(HouseError, match=r"nowhere\.toml:1: the file: cannot be read: No such file or directory"):
        House.load("nowhere.toml")


def test_a_house_is_frozen_and_loaded_once() -> None:
    house = load_house("dragon-mini")
    assert load_house("dragon-mini") is house
    with pytest.raises(FrozenInstanceError):
        house.seats = 9  # type: ignore[misc]
    with pytest.raises(UnknownName, match=r"there is no bet 'bankr'; did you mean 'banker'"):
        house.offer("bankr")


# --- whatever is written, it is a whole house or a list of problems

LINES = {key: path.read_text(encoding="utf-8").splitlines() for key, path in shipped().items()}
GARBAGE = [
    "",
    "x",
    "5",
    "true",
    "[]",
    "{}",
    '"x"',
    "[[bet]]",
    "[shoe]",
    "key = 1",
    "bet = 1",
    "limits = 1",
    "rows = {}",
]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The text of a shipped house in which a line or a value is missing, twice there, or something else."""
    lines = list(LINES[draw(st.sampled_from(house_keys()))])
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        line, garbage = lines[at], draw(st.sampled_from(GARBAGE))
        name = line.partition("=")[0]
        lines[at : at + 1] = draw(st.sampled_from([[], [line, line], [garbage], [f"{name} = {garbage}"]]))
    return "\n".join(lines)


@given(damaged())
@example("limits = 5")
@example("combinations = 5\ncommission = []")
@example("bet = [1, [], {key = []}]\nwithout = [{}]")
def test_a_damaged_file_is_a_whole_house_or_a_list_of_problems(text: str) -> None:
    try:
        house = load_house_text(text)
    except HouseError as error:
        assert error.problems  # noqa: PT017 - either outcome is right
    else:
        assert house.offers
        assert all(offer.bet.rows for offer in house.offers)
