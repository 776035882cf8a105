"""Slips: accepted whole or refused whole, by the first reason in order, in a sentence that says what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.house import House
from punto.house.loader import load_house_text
from punto.house.settle import settle_slip, settle_slips
from punto.house.slip import RefusalCode, Slip, SlipRefusal, refusal_of, refusals
from punto.rules.rounds import Round
from tests.strategies import houses, rounds, slips, stakes_within_limits

STRICT = load_house_text(
    """
    title  = { en = "Strict", zh-Hans = "严格" }
    about  = { en = "A house with every rule there is.", zh-Hans = "样样都管。" }
    source = "the tests"
    [limits]
    main              = { minimum = "25.00", maximum = "100.00", increment = "5.00" }
    side              = { minimum = "2.00", maximum = "50.00", increment = "1.00" }
    side_bets_require = "same side"
    tie_alone         = true
    [combinations]
    main           = [["banker", "tie"], ["player", "tie"]]
    never_together = [["dragon_bonus_player", "dragon_bonus_banker"]]
    [[bet]]
    key = "player"
    [[bet]]
    key = "banker"
    [[bet]]
    key = "tie"
    [[bet]]
    key = "dragon_bonus_player"
    [[bet]]
    key = "dragon_bonus_banker"
    [[bet]]
    key      = "either_pair"
    requires = "any main"
    [[bet]]
    key      = "player_pair"
    requires = "player or banker"
    """,
    key="strict",
)
CODES = {
    "empty_slip",
    "unknown_bet",
    "stake_not_positive",
    "below_minimum",
    "above_maximum",
    "off_increment",
    "tie_alone_below_minimum",
    "combination_not_permitted",
    "bets_never_together",
    "prerequisite_missing",
}


def refusal(slip: Slip, house: House = STRICT) -> SlipRefusal:
    found = refusal_of(house, slip)
    assert found is not None
    return found


# --- every code, with its sentence


@pytest.mark.parametrize(
    ("slip", "code", "bet", "en", "zh"),
    [
        ({}, "empty_slip", None, "The slip holds no bet.", "没有下注。"),
        (
            {"bankr": 2500},
            "unknown_bet",
            "bankr",
            "Strict has no bet “bankr”; did you mean 'banker'?",
            "严格没有投注项“bankr”；是否指'banker'？",
        ),
        (
            {"player": 0},
            "stake_not_positive",
            "player",
            "A stake on Player must be more than nothing.",
            "闲的注额必须大于零。",
        ),
        (
            {"player": 2000},
            "below_minimum",
            "player",
            "Player takes at least $25.00; $20.00 was bet.",
            "闲最低注额为$25.00；所下注额为$20.00。",
        ),
        (
            {"player": 10500},
            "above_maximum",
            "player",
            "Player takes at most $100.00; $105.00 was bet.",
            "闲最高注额为$100.00；所下注额为$105.00。",
        ),
        (
            {"player": 2700},
            "off_increment",
            "player",
            "Player is bet in steps of $5.00; $27.00 is no multiple of that.",
            "闲的注额须为$5.00的倍数；$27.00不符。",
        ),
        (
            {"tie": 500},
            "tie_alone_below_minimum",
            "tie",
            "Tie is the only main bet, so it must be at least $25.00; $5.00 was bet.",
            "仅下注和时，注额不得低于$25.00；所下注额为$5.00。",
        ),
        (
            {"player": 2500, "banker": 2500},
            "combination_not_permitted",
            None,
            "Player and Banker may not be bet together; permitted together are Banker and Tie; Player and Tie.",
            "闲与庄不可同时下注；可同时下注的组合为：庄与和；闲与和。",
        ),
        (
            {"player": 2500, "dragon_bonus_player": 200, "dragon_bonus_banker": 200},
            "bets_never_together",
            None,
            "Only one of Player Dragon Bonus and Banker Dragon Bonus may be bet in a round.",
            "闲龙宝与庄龙宝每局只可下注其中一项。",
        ),
        (
            {"player": 2500, "dragon_bonus_banker": 200},
            "prerequisite_missing",
            "dragon_bonus_banker",
            "Banker Dragon Bonus needs a bet on Banker in the same round.",
            "投注庄龙宝须同时投注庄。",
        ),
        (
            {"tie": 2500, "player_pair": 200},
            "prerequisite_missing",
            "player_pair",
            "Player Pair needs a bet on Player or Banker in the same round.",
            "投注闲对须同时投注闲或庄。",
        ),
        (
            {"either_pair": 200},
            "prerequisite_missing",
            "either_pair",
            "Either Pair needs a bet on Player, Banker or Tie in the same round.",
            "投注任意对子须同时投注闲、庄或和。",
        ),
    ],
)
def test_a_refusal_names_the_bet_and_what_would_be_right(
    slip: Slip, code: str, bet: str | None, en: str, zh: str
) -> None:
    found = refusal(slip)
    assert (found.code, found.bet) == (code, bet)
    assert (str(found.message), found.message.in_language("zh-Hans")) == (en, zh)


@pytest.mark.parametrize(
    "slip",
    [
        {"player": 2500},
        {"player": 10000, "tie": 500},  # Beside another main bet one step is enough for Tie.
        {"tie": 2500},
        {"banker": 2500, "tie": 2500, "dragon_bonus_banker": 200, "either_pair": 5000},
        {"banker": 2500, "player_pair": 300},
    ],
)
def test_accepted(slip: Slip) -> None:
    assert refusal_of(STRICT, slip) is None
    assert refusals(STRICT, slip) == []


def test_a_negative_stake_is_refused_too() -> None:
    assert refusal({"player": -2500}).code == "stake_not_positive"


# --- precedence


def test_the_order_of_precedence_of_the_codes() -> None:
    assert [str(code) for code in RefusalCode] == [
        "empty_slip",
        "unknown_bet",
        "stake_not_positive",
        "below_minimum",
        "above_maximum",
        "off_increment",
        "tie_alone_below_minimum",
        "combination_not_permitted",
        "bets_never_together",
        "prerequisite_missing",
    ]


def mended() -> Iterator[tuple[Slip, str | None]]:
    """A slip that breaks as many rules as one slip can, mended one rule after another, and what is left to mend."""
    slip = {
        "player": 0,
        "banker": 2000,
        "tie": 10500,
        "dragon_bonus_player": 250,
        "dragon_bonus_banker": 200,
        "either_paar": 1,
    }
    yield dict(slip), "unknown_bet"
    del slip["either_paar"]
    yield dict(slip), "stake_not_positive"
    slip["player"] = 2500
    yield dict(slip), "below_minimum"
    slip["banker"] = 2500
    yield dict(slip), "above_maximum"
    slip["tie"] = 2500
    yield dict(slip), "off_increment"
    slip["dragon_bonus_player"] = 200
    yield dict(slip), "combination_not_permitted"
    del slip["player"]
    yield dict(slip), "bets_never_together"
    del slip["dragon_bonus_banker"]
    yield dict(slip), "prerequisite_missing"
    del slip["dragon_bonus_player"]
    yield dict(slip), None


def test_the_first_broken_rule_is_named_whatever_else_is_wrong() -> None:
    for slip, code in mended():
        found = refusal_of(STRICT, slip)
        assert (found.code if found else None) == code


@pytest.mark.parametrize(
    ("slip", "codes"),
    [
        (
            {"tie": 200, "player_pair": 100},
            ["tie_alone_below_minimum", "off_increment", "below_minimum", "prerequisite_missing"],
        ),
        (
            {"tie": 500, "dragon_bonus_player": 200, "dragon_bonus_banker": 200},
            ["tie_alone_below_minimum", "bets_never_together", "prerequisite_missing"],
        ),
    ],
)
def test_several_rules_broken_at_once(slip: Slip, codes: list[str]) -> None:
    assert {str(each.code) for each in refusals(STRICT, slip)} == set(codes)
    assert refusal(slip).code == min(codes, key=[str(code) for code in RefusalCode].index)


def test_the_order_of_the_bets_on_a_slip_does_not_matter() -> None:
    for slip, code in mended():
        found = refusal_of(STRICT, dict(reversed(list(slip.items()))))
        assert (found.code if found else None) == code


# --- laws


def broken_rules(house: House, slip: Slip) -> set[str]:
    """The codes of every rule that a slip breaks, told once more and in another way."""
    if not slip:
        return {"empty_slip"}
    found = set()
    main = {key for key in slip if house.by_key[key].bet.kind == "main"}
    for key, stake in slip.items():
        limits, requires = house.by_key[key].limits, house.by_key[key].requires
        alone = house.tie_alone and main == {"tie"}
        beside = house.tie_alone and key == "tie" and not alone
        if stake < 1:
            found.add("stake_not_positive")
        else:
            if stake < limits.minimum and not beside:
                found.add("tie_alone_below_minimum" if alone and key == "tie" else "below_minimum")
            if stake > limits.maximum:
                found.add("above_maximum")
            if stake // limits.increment * limits.increment != stake:
                found.add("off_increment")
        enough: set[str] = {
            "none": set(house.by_key),
            "any main": {"player", "banker", "tie"},
            "player or banker": {"player", "banker"},
            "same side": {str(house.by_key[key].bet.side)},
        }[requires]
        if not enough & (set(slip) if requires == "none" else main):
            found.add("prerequisite_missing")
    permitted = house.combinations.main
    if permitted is not None and len(main) > 1 and all(main - group for group in permitted):
        found.add("combination_not_permitted")
    if any(len(group.intersection(slip)) > 1 for group in house.combinations.never_together):
        found.add("bets_never_together")
    return found


any_house = houses | st.just(STRICT)


@given(any_house.flatmap(lambda house: st.tuples(st.just(house), slips(house) | stakes_within_limits(house))))
def test_a_slip_is_refused_exactly_when_it_breaks_a_rule(case: tuple[House, Slip]) -> None:
    house, slip = case
    found = refusals(house, slip)
    assert {str(each.code) for each in found} == broken_rules(house, slip)
    first = refusal_of(house, slip)
    assert (first is None) == (not found)
    if first is not None:
        assert list(RefusalCode).index(first.code) == min(list(RefusalCode).index(each.code) for each in found)


@given(any_house.flatmap(lambda house: st.tuples(st.just(house), slips(house))))
def test_every_refusal_can_be_read(case: tuple[House, Slip]) -> None:
    house, slip = case
    for each in refusals(house, slip):
        assert str(each.code) in CODES
        for text in (str(each.message), each.message.in_language("zh-Hans")):
            assert text
            assert not set("{}") & set(text)
        assert re.search("[\u4e00-\u9fff]", each.message.in_language("zh-Hans"))
        if each.bet is not None:
            name = house.by_key[each.bet].bet.name
            assert str(name) in str(each.message)
            assert name.in_language("zh-Hans") in each.message.in_language("zh-Hans")


@given(houses.flatmap(lambda house: st.tuples(st.just(house), stakes_within_limits(house))), rounds)
def test_an_accepted_slip_is_settled_bet_by_bet(case: tuple[House, Slip], dealt: Round) -> None:
    house, slip = case
    settled = settle_slip(house, dealt, slip)
    assert {each.bet.key: each.stake for each in settled} == dict(slip)
    assert settle_slips(house, dealt, {1: slip, 2: slip}) == {1: settled, 2: settled}


# --- main bets under other names, and the cap on side bets


def test_a_main_bet_under_another_key_meets_a_prerequisite() -> None:
    house = load_house_text(
        """
        title  = "x"
        about  = "x"
        source = "x"
        [limits]
        side_bets_require = "any main"
        [[bet]]
        key = "banker_ez"
        [[bet]]
        key = "dragon_7"
        """
    )
    assert refusal_of(house, {"banker_ez": 500, "dragon_7": 500}) is None
    alone = refusal({"dragon_7": 500}, house)
    assert str(alone.message) == "Dragon 7 needs a bet on Banker in the same round."


def test_winners_share_the_cap_on_side_bets() -> None:
    house = load_house_text('extends = "bclc-ez"\n[limits]\nside_payout_cap = "1000.00"')
    dealt = Round.parse("K K K 3 7 4")
    assert (dealt.winner, dealt.banker.total, len(dealt.banker.cards)) == ("tie", 7, 3)
    dealt = Round.parse("K K K 3 6 4")
    settled = settle_slips(house, dealt, {"a": {"dragon_7": 2000, "player": 500}, "b": {"dragon_7": 1000}})
    assert [(each.bet.key, each.winnings, each.capped) for each in settled["a"]] == [
        ("dragon_7", 66_666, True),
        ("player", 0, False),
    ]
    assert [(each.winnings, each.returned) for each in settled["b"]] == [(33_333, 34_333)]
    assert not settle_slip(house, dealt, {"dragon_7": 2500})[0].capped, "what does not exceed it is not cut"


@given(st.lists(st.integers(1, 50_000), min_size=1, max_size=6), st.integers(1, 10**6))
def test_shares_never_add_up_to_more_than_the_cap(stakes: list[int], cap: int) -> None:
    house = replace(House.load("bclc-ez"), side_payout_cap=cap)
    settled = settle_slips(house, Round.parse("K K K 3 6 4"), {n: {"dragon_7": each} for n, each in enumerate(stakes)})
    won = [bets[0].winnings for bets in settled.values()]
    assert sum(won) <= max(cap, 0)
    if sum(stakes) * 40 > cap:
        assert cap - sum(won) < len(stakes), "no more is lost than a cent a winner"
    else:
        assert won == [40 * each for each in stakes]
