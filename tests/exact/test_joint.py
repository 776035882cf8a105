"""How bets go together, and what removing a card does: the quick ways equal the plain ones."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from punto.errors import TooManyFacts
from punto.exact import odds_of_bets
from punto.exact.count import compiled, count_by_automaton, count_by_closed_form
from punto.exact.effects import effects_of_removal
from punto.exact.odds_table import counted_together
from punto.house import House
from punto.house.catalogue import catalogue_bet, entries
from punto.pricing.prices import StakePolicy, products
from punto.program.points import is_points_bet
from punto.program.symmetry import interchangeable_cards
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, Card
from punto.rules.composition import Composition

_MINI = House.load("bclc-mini")
_STAKES = StakePolicy(_MINI.commission, _MINI.payout_rounding)
_MIXED = [
    catalogue_bet(key) for key in ("player", "tie", "player_pair", "all_red", "royal_match", "tiger_pair", "dragon_7")
]


def test_11_19_covariances_of_pairs_are_those_of_the_joint_law_of_all_bets() -> None:
    shoe = Composition.of_decks(1)
    table = odds_of_bets(_MIXED, shoe, _STAKES)
    joint = products(_MIXED, table.counts, _STAKES, of=range(len(_MIXED)))
    for row, line in enumerate(table.covariance):
        for column, value in enumerate(line):
            assert value == joint[row][column] - table.prices[row].ev * table.prices[column].ev


def test_11_19_whoever_waits_is_told_how_far_the_work_is() -> None:
    told: list[tuple[int, int]] = []
    table = odds_of_bets(_MIXED, Composition.of_decks(1), _STAKES, report=lambda done, of: told.append((done, of)))
    # The bets on points share one count; each of the three others has its own.
    assert told == [(step, 4) for step in range(4)]
    told.clear()
    assert table.covariance
    assert told == [(step, 7) for step in range(8)], "points; three others beside them; three pairs of others"
    told.clear()
    effects_of_removal(_MIXED[:2], Composition.of_decks(1), _STAKES, report=lambda done, of: told.append((done, of)))
    assert told == [(step, 13) for step in range(13)]


@pytest.mark.parametrize("key", ["all_red", "royal_match"])
def test_11_19_cards_that_may_be_exchanged_have_one_effect(key: str) -> None:
    bet, shoe = catalogue_bet(key), Composition.parse("2 decks - As Ks 7d")
    before = odds_of_bets([bet], shoe, _STAKES)[key].ev
    plain = dict.fromkeys(RANKS, Fraction(0))
    for cards in interchangeable_cards(bet, shoe):
        # The first and the last of each class: all of them would take a minute.
        after = {odds_of_bets([bet], shoe.without([card]), _STAKES)[key].ev for card in (cards[0], cards[-1])}
        assert len(after) == 1, f"removing {cards} does not do the same to {key}"
        for card in cards:
            plain[card.rank] += (after.copy().pop() - before) * shoe.counts[card] / shoe.count(card.rank)
    assert effects_of_removal([bet], shoe, _STAKES)[key] == plain
    together = [card for cards in interchangeable_cards(bet, shoe) for card in cards]
    assert sorted(map(str, together)) == sorted(str(card) for card, _ in shoe.items), "every card once"


def test_the_closed_form_counts_what_the_automaton_counts() -> None:
    bets = tuple(bet for bet in map(catalogue_bet, entries()) if is_points_bet(bet))
    without_pairs = tuple(catalogue_bet(key) for key in ("player", "banker", "tie", "dragon_7", "panda_8"))
    rng = np.random.default_rng(19)
    for _ in range(3):
        shoe = Composition.of(
            {Card(rank): int(count) for rank, count in zip(RANKS, rng.integers(0, 40, 13), strict=True)}
        )
        for asked in (bets, without_pairs):
            automaton, closed = count_by_automaton(asked, shoe), count_by_closed_form(asked, shoe)
            by_row = [
                {tuple(row): count for row, count in zip(each.rows.tolist(), each.counts, strict=True) if count}
                for each in (automaton, closed)
            ]
            assert by_row[0] == by_row[1]


_RENTED = """
import sys
from punto.exact import count, odds
from punto.house import House
house = House.load("pairs-mini")
first = odds(house).counts
assert "numba" not in sys.modules, "one answer does not wait for compiled code"
count._Renting.LOADING_SECONDS = 0.0
again = odds(house).counts
assert "numba" in sys.modules, "many answers do"
print(first.rows.shape[1], dict(zip(map(tuple, first.rows.tolist()), first.counts)) ==
      {row: n for row, n in zip(map(tuple, again.rows.tolist()), again.counts) if n})
"""


def test_17_a_process_that_prices_often_goes_over_to_the_closed_form() -> None:
    ran = subprocess.run([sys.executable, "-c", _RENTED], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(len(House.load("pairs-mini").bets)), "True"]


def test_17_bets_counted_together_are_priced_as_each_alone() -> None:
    keys = ("all_red", "tie", "royal_match", "player_majestic_match", "either_perfect_pair", "player_fabulous_pair")
    bets, shoe = tuple(map(catalogue_bet, keys)), Composition.of_decks(1)
    assert len(counted_together(bets)) == 4
    together = odds_of_bets(bets, shoe, _STAKES)
    assert [each.bet.key for each in together] == list(keys)
    for bet in bets:
        assert together[bet.key] == odds_of_bets([bet], shoe, _STAKES)[bet.key]


def test_17_what_is_too_much_together_is_counted_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bets, shoe = tuple(map(catalogue_bet, ("all_red", "all_black"))), Composition.of_decks(2)
    together = odds_of_bets(bets, shoe, _STAKES)
    asked: list[int] = []

    def narrow(given: Sequence[Bet], **_: int) -> None:
        asked.append(len(given))
        if len(given) > 1:
            raise TooManyFacts("these are too many together")

    compiled.cache_clear()
    monkeypatch.setattr("punto.program.compiled.check_finals", narrow)
    assert odds_of_bets(bets, shoe, _STAKES).prices == together.prices
    assert asked == [2, 1, 1]
