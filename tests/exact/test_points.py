"""The closed form: figures of the rule book, plain enumeration, and brute force over tiny shoes."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from math import perm
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.exact.points import (
    CLASSES,
    OUTCOMES,
    ClassCounts,
    DrawingRules,
    count_points,
    count_points_and_pairs,
    reachable_outcomes,
)
from punto.program.drawing import banker_draws, player_draws
from tests.exact.reference import RANK_VALUES, count_batch, count_by_permutations, count_by_values

PLAYER_DRAWS, BANKER_DRAWS = (player_draws(), banker_draws())
EIGHT_DECKS = np.array([128] + [32] * 9)
TWELVE_DECKS = 624


def ordered_pairs(ranks: ClassCounts) -> int:
    """The ordered pairs of cards of equal rank; over N (N-1) this is the probability of a pair in either hand."""
    return int((ranks * (ranks - 1)).sum())


def random_shoe(rng: np.random.Generator, cards: int) -> ClassCounts:
    """A shoe of so many cards; some values are common and some rare or missing."""
    return rng.multinomial(cards, rng.dirichlet([rng.choice([0.2, 1, 10])] * 10)).astype(np.int64)


def random_rules(rng: np.random.Generator) -> tuple[DrawingRules, DrawingRules]:
    """Drawing rules that no house has; they also speak of naturals, which must not matter."""
    return rng.random(10) < rng.random(), rng.random((10, 11)) < rng.random()


def by_winner(counts: ClassCounts) -> tuple[int, int, int]:
    """Rounds won by Player, won by Banker, and tied."""
    index = np.arange(len(counts))
    player, banker = index >> 4 & 15, index & 15
    return int(counts[player > banker].sum()), int(counts[player < banker].sum()), int(counts[player == banker].sum())


def test_figures_of_the_rule_book() -> None:
    counts = count_points(EIGHT_DECKS, PLAYER_DRAWS, BANKER_DRAWS)
    assert counts.sum() == 4_998_398_275_503_360
    assert by_winner(counts) == (2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216)


def test_average_cards_in_a_round() -> None:
    counts = count_points(EIGHT_DECKS, PLAYER_DRAWS, BANKER_DRAWS)
    cards = sum(int(count) * (4 + (index >> 8 & 1) + (index >> 9 & 1)) for index, count in enumerate(counts))
    assert Fraction(cards, int(counts.sum())) == Fraction(46924771178, 9501213267)


def test_205_outcomes_are_reachable_and_no_other_is_counted() -> None:
    outcomes = reachable_outcomes(PLAYER_DRAWS, BANKER_DRAWS)
    assert len(outcomes) == 205
    assert np.flatnonzero(count_points(EIGHT_DECKS, PLAYER_DRAWS, BANKER_DRAWS)).tolist() == outcomes.tolist()


@pytest.mark.parametrize("most", [12, 52, 416, TWELVE_DECKS])
def test_equals_plain_enumeration_on_random_shoes(most: int) -> None:
    rng = np.random.default_rng(most)
    shoes = np.array([random_shoe(rng, int(rng.integers(6, most + 1))) for _ in range(50)])
    outcomes = reachable_outcomes(PLAYER_DRAWS, BANKER_DRAWS)
    batch = count_batch(shoes, outcomes, PLAYER_DRAWS, BANKER_DRAWS)
    for shoe, column in zip(shoes, batch.T, strict=True):
        expected = count_by_values(shoe, PLAYER_DRAWS, BANKER_DRAWS)
        assert count_points(shoe, PLAYER_DRAWS, BANKER_DRAWS).tolist() == expected
        assert column.tolist() == [expected[outcome] for outcome in outcomes]


@given(st.integers(0, 2**32), st.integers(6, TWELVE_DECKS))
def test_equals_plain_enumeration_under_any_drawing_rules(seed: int, cards: int) -> None:
    rng = np.random.default_rng(seed)
    shoe, rules = random_shoe(rng, cards), random_rules(rng)
    expected = count_by_values(shoe, *rules)
    assert count_points(shoe, *rules).tolist() == expected
    outcomes = reachable_outcomes(*rules)
    assert count_batch(shoe[np.newaxis], outcomes, *rules)[:, 0].tolist() == [expected[o] for o in outcomes]
    assert set(np.flatnonzero(expected)) <= set(outcomes.tolist())


@pytest.mark.parametrize("held", [(0,), (5,), (0, 5), (3, 6), (1, 2, 7), tuple(range(10))])
def test_the_most_lopsided_shoes_of_twelve_decks_do_not_overflow(held: tuple[int, ...]) -> None:
    shoe = np.zeros(10, dtype=np.int64)
    shoe[list(held)] = TWELVE_DECKS // len(held)
    outcomes = reachable_outcomes(PLAYER_DRAWS, BANKER_DRAWS)
    expected = count_by_values(shoe, PLAYER_DRAWS, BANKER_DRAWS)
    assert count_points(shoe, PLAYER_DRAWS, BANKER_DRAWS).tolist() == expected
    assert count_batch(shoe[np.newaxis], outcomes, PLAYER_DRAWS, BANKER_DRAWS).sum() == sum(expected)


@pytest.mark.parametrize("shoes", [1, 63, 64, 65, 150])
def test_a_batch_of_any_size_equals_its_shoes_one_by_one(shoes: int) -> None:
    rng = np.random.default_rng(shoes)
    states = np.array([random_shoe(rng, 200) for _ in range(shoes)], dtype=np.int64).reshape(shoes, 10)
    outcomes = reachable_outcomes(PLAYER_DRAWS, BANKER_DRAWS)
    batch = count_batch(states, outcomes, PLAYER_DRAWS, BANKER_DRAWS)
    assert batch.shape == (205, shoes)
    for shoe, column in zip(states, batch.T, strict=True):
        assert column.tolist() == count_points(shoe, PLAYER_DRAWS, BANKER_DRAWS)[outcomes].tolist()


@given(st.integers(0, 2**32), st.integers(6, 8))
def test_points_and_pairs_equal_brute_force_over_tiny_shoes(seed: int, cards: int) -> None:
    rng = np.random.default_rng(seed)
    # Few ranks, so that pairs and double pairs are common.
    held = rng.choice(13, int(rng.integers(1, 5)), replace=False)
    ranks = np.bincount(rng.choice(held, cards), minlength=13)
    rules = random_rules(rng) if rng.random() < 0.5 else (PLAYER_DRAWS, BANKER_DRAWS)
    assert count_points_and_pairs(ranks, *rules).tolist() == count_by_permutations(ranks, *rules)


@given(st.integers(0, 2**32), st.integers(6, TWELVE_DECKS))
def test_pairs_split_the_outcomes(seed: int, cards: int) -> None:
    ranks = np.random.default_rng(seed).multinomial(cards, [1 / 13] * 13).astype(np.int64)
    values = np.bincount(RANK_VALUES, ranks).astype(np.int64)
    counts = count_points_and_pairs(ranks, PLAYER_DRAWS, BANKER_DRAWS)
    assert counts.shape == (CLASSES,)
    assert counts.min() >= 0
    by_pairs = counts.reshape(4, OUTCOMES)
    assert by_pairs.sum(axis=0).tolist() == count_points(values, PLAYER_DRAWS, BANKER_DRAWS).tolist()
    marginal = ordered_pairs(ranks) * perm(cards - 2, 4)
    assert int(by_pairs[[1, 3]].sum()) == int(by_pairs[[2, 3]].sum()) == marginal


def test_removing_any_one_card_of_a_full_shoe_leaves_the_chance_of_a_pair_unchanged() -> None:
    full = np.full(13, 32)
    chance = Fraction(ordered_pairs(full), 416 * 415)
    for rank in range(13):
        less = full - (np.arange(13) == rank)
        assert Fraction(ordered_pairs(less), 415 * 414) == chance


def test_the_same_without_compilation() -> None:
    """The kernels are plain Python underneath, which is how a debugger or a coverage tool sees them."""
    script = (
        "import numpy as np\n"
        "from punto.program.drawing import banker_draws, player_draws\n"
        "from punto.exact.points import *\n"
        "from tests.exact.reference import count_batch\n"
        "rules = (player_draws(), banker_draws())\n"
        "print(count_points_and_pairs(np.full(13, 4), *rules).tolist())\n"
        "values = np.array([16] + [4] * 9)\n"
        "print(count_batch(values[np.newaxis], reachable_outcomes(*rules), *rules)[:, 0].tolist())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    values = np.array([16] + [4] * 9)
    outcomes = reachable_outcomes(PLAYER_DRAWS, BANKER_DRAWS)
    assert done.stdout.splitlines() == [
        str(count_points_and_pairs(np.full(13, 4), PLAYER_DRAWS, BANKER_DRAWS).tolist()),
        str(count_batch(values[np.newaxis], outcomes, PLAYER_DRAWS, BANKER_DRAWS)[:, 0].tolist()),
    ]
