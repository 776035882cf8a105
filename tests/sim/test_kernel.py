"""The kernels deal exactly the documented shoes, whoever runs them and however they are cut up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.program.drawing import banker_draws, player_draws
from punto.rules.cards import DECK
from punto.rules.shoe import full_order
from punto.rules.tableau import TABLEAU
from punto.sim import automaton, lockstep
from punto.sim.job import BATCH, Job, job_of, results_by_shoe
from punto.sim.run import in_threads, simulate, spans
from punto.sim.tally import Tally
from tests.sim.plain_dealer import ByRank, BySwap, class_index, philox, rounds_of, words

SUITED = """
extends = "dragon-mini"
title = "suited"
about = "suited"
[[bet]]
key = "player_perfect_pair"
[[bet]]
key = "royal_match"
"""
SHOES = [
    'decks = 8\nburn = "first card"\ncut_card = 14',
    'decks = 1\nburn = "none"\ncut_card = 0',
    "decks = 2\nburn = 3\ncut_card = 5",
    'decks = 12\nburn = "first card"\ncut_card = 100',
    'decks = 1\nburn = "first card"\ncut_card = 41',
]


def house_with(shoe: str, *, suited: bool = False) -> House:
    extra = '[[bet]]\nkey = "player_perfect_pair"\n' if suited else ""
    extra = extra if "decks = 1\n" not in shoe else extra.replace("player_perfect_pair", "royal_match")
    head = 'extends = "pairs-mini"\ntitle = "own"\nabout = "own"\n'
    return load_house_text(f"{head}[shoe]\n{shoe}\n{extra}")


@pytest.mark.parametrize(
    ("counter", "key", "expected"),
    [
        ((0, 0, 0, 0), (0, 0), "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            "d16cfe09 94fdcceb 5001e420 24126ea1",
        ),
    ],
)
def test_known_answers_of_philox(counter: tuple[int, ...], key: tuple[int, ...], expected: str) -> None:
    assert " ".join(f"{word:08x}" for word in philox(counter, key)) == expected


@given(seed=st.integers(0, 2**64 - 1), shoe=st.integers(0, 2**40), number=st.integers(0, 2**32 - 1))
def test_the_words_of_a_round(seed: int, shoe: int, number: int) -> None:
    filled = np.zeros(8, np.int64)
    automaton.fill_words(np.uint64(seed), shoe, number, filled)
    assert filled.tolist() == words(seed, shoe, number)


GOLDEN = {
    0: ["J 2 6 4", "3 J 7 2 2 A", "Q 7 4 3 3 K"],
    1: ["4 6 7 7 J 7", "3 2 5 4", "Q Q 7 J A"],
    33: ["6 9 7 5 2 8", "5 7 T 8 2", "2 2 3 T 5 5"],
}


@pytest.mark.parametrize("shoe", GOLDEN)
def test_golden_cards_of_the_layout(shoe: int) -> None:
    rules = House.load("atlantic-city-mini").shoe
    dealt = rounds_of(ByRank(rules), rules, seed=20260101, shoe=shoe)
    assert [str(next(dealt)) for _ in range(3)] == GOLDEN[shoe]


@pytest.mark.parametrize("shoe", SHOES)
def test_the_fast_kernel_deals_the_documented_shoes(shoe: str) -> None:
    house = house_with(shoe)
    job = job_of(house, seed=2**63 + 5, shoes=70)
    assert job.deal is None, "the fast kernel"
    counts, lengths = Counter[int](), Counter[int]()
    for number in range(70):
        indexes = [
            class_index(dealt) for dealt in rounds_of(ByRank(house.shoe), house.shoe, seed=job.seed, shoe=number)
        ]
        counts.update(indexes)
        lengths[len(indexes)] += 1
    tally = job.run(0, 70)
    assert {index: count for index, count in enumerate(tally.counts.tolist()) if count} == counts
    assert {rounds: count for rounds, count in enumerate(tally.lengths.tolist()) if count} == lengths


@pytest.mark.parametrize("shoe", SHOES)
def test_the_general_kernel_deals_the_documented_shoes(shoe: str) -> None:
    house = house_with(shoe, suited=True)
    job = job_of(house, seed=99, shoes=40)
    assert job.deal is not None, "the general kernel"
    rows, nets = Counter[tuple[int, ...]](), [Fraction(0)] * len(house.bets)
    for number in range(40):
        for dealt in rounds_of(BySwap(full_order(house.shoe.decks)), house.shoe, seed=99, shoe=number):
            matched = [bet.row_for(dealt) for bet in house.bets]
            rows[
                tuple(-1 if row is None else bet.rows.index(row) for bet, row in zip(house.bets, matched, strict=True))
            ] += 1
    tally = job.run(0, 40)
    counted = Counter[tuple[int, ...]]()
    for line, count in zip(map(tuple, job.payoffs.rows.tolist()), tally.counts.tolist(), strict=True):
        if count:
            counted[line] += count
    assert counted == rows
    assert nets


def sums_of(job: Job, tally: Tally) -> list[Fraction]:
    return [Fraction(x, job.payoffs.parts) for x, _, _ in tally.sums]


def same(a: Tally, b: Tally) -> bool:
    return (a.digest, a.shoes, a.batches, a.rounds_squared, a.sums, a.lengths.tolist()) == (
        b.digest,
        b.shoes,
        b.batches,
        b.rounds_squared,
        b.sums,
        b.lengths.tolist(),
    )


@pytest.mark.parametrize("key", ["atlantic-city-mini", "pairs-mini", "suited"])
@pytest.mark.parametrize("shoes", [300, 20_000])
def test_threads_chunks_and_order_do_not_matter(key: str, shoes: int) -> None:
    house = load_house_text(SUITED) if key == "suited" else House.load(key)
    if key == "suited":
        shoes = min(shoes, 11_000)
    job = job_of(house, seed=5, shoes=shoes)
    whole = job.run(0, shoes)
    parts = [job.run(*span) for span in spans(0, shoes, 3 * BATCH)]
    assert same(sum(reversed(parts), start=job.nothing()), whole)
    for threads in (1, 2, 3):
        assert same(simulate(job, shoes, workers=in_threads(threads), span=2 * BATCH).tally, whole)


def test_without_pairs_the_four_ranks_that_count_nothing_are_one() -> None:
    with_pairs, without = (
        job_of(House.load("pairs-mini"), seed=8, shoes=64),
        job_of(House.load("dragon-mini"), seed=8, shoes=64),
    )
    both = with_pairs.run(0, 64).counts.reshape(4, 1024).sum(axis=0)
    assert both.tolist() == without.run(0, 64).counts[:1024].tolist()


def test_sums_by_shoe_are_what_the_bets_won() -> None:
    house = House.load("pairs-mini")
    one_by_one, batched = job_of(house, seed=4, shoes=512), job_of(house, seed=4, shoes=100_000)
    assert (one_by_one.batch, batched.batch) == (1, BATCH)
    first, second = one_by_one.run(0, 512), batched.run(0, 512)
    assert first.digest == second.digest
    assert sums_of(one_by_one, first) == sums_of(batched, second)
    assert (first.batches, second.batches) == (512, 2)
    won = first.counts @ one_by_one.payoffs.pay
    assert [x for x, _, _ in first.sums] == won.tolist()


def test_results_by_shoe_add_up() -> None:
    house = load_house_text(SUITED)
    payoffs, results = results_by_shoe(house, seed=12, shoes=200)
    tally = job_of(house, seed=12, shoes=200).run(0, 200)
    assert results.sum(axis=0).tolist() == [x for x, _, _ in tally.sums]
    assert (results**2).sum(axis=0).tolist() == [xx for _, xx, _ in tally.sums]
    assert payoffs.parts == 20


def test_the_kernel_draws_by_the_tableau() -> None:
    assert lockstep.draws_as(TABLEAU.natural, player_draws(), banker_draws())
    assert not lockstep.draws_as(frozenset({9}), player_draws(), banker_draws())
    other = banker_draws()
    other[3, 8] = True
    assert not lockstep.draws_as(TABLEAU.natural, player_draws(), other)


_WITHOUT_COMPILATION = """
import json, sys
from punto.house import House
from punto.house.loader import load_house_text
from punto.sim.job import job_of
from punto.sim.plan import load_plan
from punto.sim.sessions import play_plan
houses = [House.load("atlantic-city-mini"), House.load("pairs-mini"), load_house_text(sys.argv[1])]
digests = [job_of(house, seed=6, shoes=33).run(0, 33).digest for house in houses]
mini = House.load("bclc-mini")
outcome = play_plan(mini, load_plan("fibonacci", mini), 3, seed=6)
print(json.dumps([*digests, outcome.total, outcome.staked]))
"""


def test_compiled_or_not_the_counts_are_the_same() -> None:
    answers = []
    for disabled in ("0", "1"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
        command = [sys.executable, "-W", "ignore", "-c", _WITHOUT_COMPILATION, SUITED]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("key", [*house_keys(), "suited"])
def test_every_bet_lies_within_four_and_a_half_standard_errors_of_exact(key: str) -> None:
    from punto.exact import odds  # noqa: PLC0415 - the engines do not know each other; only this test compares them

    house = load_house_text(SUITED) if key == "suited" else House.load(key)
    job = job_of(house, seed=2026, shoes=25_600)
    tally = job.run(0, 25_600)
    for simulated, exact in zip(job.prices(tally), odds(house), strict=True):
        assert simulated.standard_error is not None
        assert abs(float(simulated.ev - exact.ev)) < 4.5 * simulated.standard_error
        assert float(simulated.variance) == pytest.approx(float(exact.variance), rel=0.05)


def test_a_shoe_is_conserved() -> None:
    rules = House.load("atlantic-city-mini").shoe
    pile = BySwap(full_order(rules.decks))
    used = [card for dealt in rounds_of(pile, rules, seed=1, shoe=1) for card in dealt.cards]
    assert len(used) + len(pile.left) == rules.cards - 1, "all but the first card, which was burned face up"
    assert set(used) <= set(DECK)
