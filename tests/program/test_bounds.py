"""The size of compiled tables is bounded before the work begins, and the error names the bet and its facts."""

from __future__ import annotations

import re

import pytest

from punto.errors import HouseError, TooManyFacts
from punto.exact import odds
from punto.house.catalogue import entries
from punto.house.loader import load_bets, load_house_text
from punto.program.bounds import MOST_CELLS
from punto.program.compiled import compile_bets
from punto.rules.facts import FACTS

ONE_HAND = (
    'player_pair_rank = "A", player_suited = true, player_colour = "red", player_royal = "none", '
    'player_two_card_total = 2, player_two_card_colour = "red", player_third_rank = "2", winner = "player"'
)


def house_of(when: str) -> str:
    return (
        'extends = "bclc-mini"\n[[bet]]\nkey = "greedy"\nname = "Greedy"\nkind = "side"\nside = "centre"\n'
        f'rows = [{{ name = "a", when = {{ {when} }}, pays = "5:1" }}]\n'
    )


def test_11_27_a_bet_with_too_many_facts_is_named_before_it_is_compiled() -> None:
    house = load_house_text(house_of(ONE_HAND))
    before = MOST_CELLS.set(1 << 20)
    try:
        with pytest.raises(TooManyFacts, match=re.escape("the bet 'greedy' asks for too many facts")) as caught:
            odds(house, bets=["greedy"])
        assert "player_pair_rank" in str(caught.value)
        with pytest.raises(TooManyFacts, match="bets together"):
            compile_bets(house.bets)
        assert odds(house, bets=["player"])["player"].edge > 0, "the others can be priced"
    finally:
        MOST_CELLS.reset(before)


@pytest.mark.parametrize("key", entries())
def test_11_27_every_bet_of_the_catalogue_fits_into_the_bound_of_a_server(key: str) -> None:
    before = MOST_CELLS.set(1 << 24)
    try:
        compile_bets(load_bets(key).bets)
    finally:
        MOST_CELLS.reset(before)


def test_11_27_a_house_whose_bet_asks_for_every_fact_is_a_problem_and_not_hours_of_work() -> None:
    def value(key: str) -> str:
        first = FACTS[key].domain[0]
        return str(first).lower() if isinstance(first, bool) else repr(first)

    every = ", ".join(f"{key} = {value(key)}" for key in FACTS)
    with pytest.raises(HouseError) as caught:
        load_house_text(house_of(every))
    assert any("can never match" in str(each.message) for each in caught.value.problems)
