"""Conditions said in words, as a leaflet prints them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from punto.rules.bets import Bet, Condition, Row
from punto.rules.facts import FACTS, Fact, FactValue, SideFact
from punto.rules.odds import Odds
from punto.rules.phrases import condition_phrase, row_phrase
from punto.words import Text, numbers, titles
from tests.strategies import bets, conditions

CHINESE = re.compile("[\u4e00-\u9fff]")


def said(**when: FactValue | set[FactValue]) -> Text:
    wanted = [
        Condition(fact, frozenset(values if isinstance(values, set) else {values})) for fact, values in when.items()
    ]
    return row_phrase(Row(titles({"en": "row", "zh-Hans": "行"}), tuple(wanted), Odds(1, 1)))


def is_well_said(text: Text) -> bool:
    return (
        bool(CHINESE.search(text.in_language("zh-Hans")))
        and not any(
            set("{}") & set(each) or "  " in each or each != each.strip()
            for each in (str(text), text.in_language("zh-Hans"))
        )
        and not re.search(r"\b(True|False|none|None)\b", str(text) + text.in_language("zh-Hans"))
    )


@pytest.mark.parametrize("fact", FACTS.values(), ids=FACTS)
def test_every_value_of_every_fact_can_be_said(fact: Fact) -> None:
    phrases = [condition_phrase(Condition(fact.key, frozenset({value}))) for value in fact.domain]
    assert all(map(is_well_said, phrases))
    assert (
        len({str(phrase) for phrase in phrases})
        == len({phrase.in_language("zh-Hans") for phrase in phrases})
        == len(fact.domain)
    )


@given(conditions())
def test_every_condition_can_be_said(condition: Condition) -> None:
    phrase = condition_phrase(condition)
    assert is_well_said(phrase)
    fact = FACTS[condition.fact]
    if isinstance(fact, SideFact):
        assert ("Player" if fact.side == "player" else "Banker") in str(phrase)
        assert ("闲家" if fact.side == "player" else "庄家") in phrase.in_language("zh-Hans")


@given(bets())
def test_every_row_can_be_said(bet: Bet) -> None:
    assert all(is_well_said(row_phrase(row)) for row in bet.rows)


@pytest.mark.parametrize(
    ("phrase", "en", "zh"),
    [
        (said(), "always", "总是"),
        (said(nines={2, 3, 4}), "the number of 9s in the round is 2 to 4", "本局共有2至4张9"),
        (said(player_tens=3), "the number of 10s in Player's hand is 3", "闲家有3张10"),
        (said(banker_three_of_a_kind=True), "Banker's three cards have one rank", "庄家三张牌点数相同"),
        (
            said(player_three_card_suits=1),
            "the number of suits in Player's three cards is 1",
            "闲家三张牌共1种花色",
        ),
        (said(player_first_rank={"T", "K"}), "Player's first card is 10 or King", "闲家首张牌为10或K"),
        (said(banker_first_suit="hearts"), "the suit of Banker's first card is hearts", "庄家首张牌花色为红桃"),
        (said(winner="banker"), "Banker wins", "庄家胜"),
        (said(winner={"player", "tie"}), "Player wins or the hands tie", "闲家胜或和局"),
        (
            said(winner="banker", banker_total=7, banker_cards=3),
            "Banker wins, Banker totals 7 and Banker has 3 cards",
            "庄家胜、庄家7点且庄家共3张牌",
        ),
        (said(margin={4, 5, 6, 7}), "the margin is 4 to 7", "相差4至7点"),
        (said(player_natural=True), "Player has a natural", "闲家例牌"),
        (said(player_natural=False), "Player has no natural", "闲家非例牌"),
        (
            said(player_natural={True, False}),
            "Player has a natural or Player has no natural",
            "闲家例牌或闲家非例牌",
        ),
        (said(banker_third_rank="none"), "Banker takes no third card", "庄家不补牌"),
        (
            said(player_third_rank={"none", "K", "T", "A"}),
            "Player's third card is Ace, 10 or King or Player takes no third card",
            "闲家第三张牌为A、10或K或闲家不补牌",
        ),
        (said(winning_total={"none", 9}), "the winning hand totals 9 or the hands tie", "胜方9点或和局"),
        (
            said(player_royal="suited"),
            "Player's first two cards are a suited King and Queen",
            "闲家首两张牌为同花K与Q",
        ),
        (said(player_colour="red"), "Player's cards are all red", "闲家所有牌为全红"),
        (said(pairs={1, 2}), "the number of hands that start with a pair is 1 or 2", "1或2方首两张牌为对子"),
    ],
)
def test_as_a_leaflet_says_it(phrase: Text, en: str, zh: str) -> None:
    assert (str(phrase), phrase.in_language("zh-Hans")) == (en, zh)


@pytest.mark.parametrize(
    ("values", "en", "zh"),
    [
        ([4], "4", "4"),
        ([6, 7], "6 or 7", "6或7"),
        ([4, 5, 6, 7], "4 to 7", "4至7"),
        ([9, 0, 1, 2], "0 to 2 or 9", "0至2或9"),
        ([1, 3, 5], "1, 3 or 5", "1、3或5"),
    ],
)
def test_numbers_as_a_patron_says_them(values: list[int], en: str, zh: str) -> None:
    phrase = numbers(values)
    assert (str(phrase), phrase.in_language("zh-Hans")) == (en, zh)
