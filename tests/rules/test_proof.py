"""Rows can match: the quick proof says what all combinations of facts say, and the catalogue is proved here."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from punto.house import House
from punto.house.catalogue import catalogue_bet, entries
from punto.house.loader import house_keys
from punto.rules.bets import Bet
from punto.rules.proof import rows_matching_together
from punto.rules.reach import reachable
from tests.strategies import bets, facts_without_suits


def by_all_combinations(bet: Bet, *, decks: int) -> set[tuple[int, ...]]:
    """The rows that match together, from every combination of values that the bet's facts can take."""
    place = {fact.key: index for index, fact in enumerate(bet.facts)}
    return {
        tuple(
            number
            for number, row in enumerate(bet.rows)
            if all(values[place[each.fact]] in each.wanted for each in row.when)
        )
        for values in reachable(bet.facts, decks=decks)
    }


@settings(max_examples=25)
@given(bet=bets(among=facts_without_suits))
def test_the_proof_agrees_with_all_combinations_of_facts(bet: Bet) -> None:
    assert rows_matching_together(bet.rows, decks=8) == by_all_combinations(bet, decks=8)


@pytest.mark.parametrize("decks", [1, 2, 8])
@pytest.mark.parametrize("key", ["either_perfect_pair", "royal_match", "all_red"])
def test_the_proof_agrees_where_suits_and_decks_matter(key: str, decks: int) -> None:
    bet = catalogue_bet(key)
    assert rows_matching_together(bet.rows, decks=decks) == by_all_combinations(bet, decks=decks)


@pytest.mark.parametrize("key", list(entries()))
def test_every_row_of_the_catalogue_can_match(key: str) -> None:
    """The loader takes it from here, and does not prove the catalogue at every start."""
    bet = catalogue_bet(key)
    first = {matching[0] for matching in rows_matching_together(bet.rows, decks=8) if matching}
    assert first == set(range(len(bet.rows)))


@pytest.mark.parametrize("key", house_keys())
def test_every_row_of_a_shipped_house_can_match(key: str) -> None:
    house = House.load(key)
    for bet in house.bets:
        first = {matching[0] for matching in rows_matching_together(bet.rows, decks=house.shoe.decks) if matching}
        assert first == set(range(len(bet.rows))), bet.key
