"""The kernels deal exactly the documented shoes, whoever runs them and however they are cut up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.exact import odds
from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.pricing.goodness_of_fit import agreement
from punto.program.drawing import banker_draws, player_draws
from punto.rules.cards import DECK
from punto.rules.tableau import TABLEAU
from punto.sim import lockstep
from punto.sim.engine import BATCH, spans
from punto.sim.job import Job, job_of
from punto.sim.kernels import AutomatonKernel, Kernel, Lockstep, results_by_shoe
from punto.sim.philox import fill, prepare, words_of
from punto.sim.run import deal
from punto.sim.tally import Tally
from punto.sim.threads import Threads
from tests.sim.plain_dealer import PlainShoe, philox, words
from tests.sim.same import same

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


@given(
    seed=st.integers(0, 2**64 - 1),
    shoe=st.integers(0, 2**40),
    number=st.integers(0, 2**32 - 1),
    stream=st.sampled_from([0, 1]),
)
def test_the_words_of_a_round_for_one_shoe_and_for_64_abreast(seed: int, shoe: int, number: int, stream: int) -> None:
    filled = np.zeros(8, np.int64)
    words_of(np.uint64(seed), shoe, number, stream, filled)
    assert filled.tolist() == words(seed, shoe, number, stream=stream)
    keys, shared, abreast = np.zeros(20, np.uint64), np.zeros(192, np.uint64), np.zeros(256, np.uint32)
    prepare(np.uint64(seed), shoe - shoe % 64, stream, keys, shared)
    fill(shoe - shoe % 64, number, keys, shared, abreast)
    own = abreast.reshape(4, 64)[:, shoe % 64].tolist()
    assert [half for word in own for half in (word & 0xFFFF, word >> 16)] == filled.tolist()


GOLDEN = {
    0: ["J 2 6 4", "3 J 7 2 2 A", "Q 7 4 3 3 K"],
    1: ["4 6 7 7 J 7", "3 2 5 4", "Q Q 7 J A"],
    33: ["6 9 7 5 2 8", "5 7 T 8 2", "2 2 3 T 5 5"],
}


@pytest.mark.parametrize("shoe", GOLDEN)
def test_golden_cards_of_the_layout(shoe: int) -> None:
    dealt = PlainShoe(House.load("atlantic-city-mini").shoe, seed=20260101, shoe=shoe).rounds()
    ranks = [" ".join(card.rank for card in next(dealt).cards) for _ in range(3)]
    assert ranks == GOLDEN[shoe]


KERNELS = {
    "fast": (Lockstep(), ""),
    "general": (AutomatonKernel(), ""),
    "general, suits": (AutomatonKernel(), "royal_match"),
}


@pytest.mark.parametrize("shoe", SHOES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_the_kernels_deal_the_documented_shoes(shoe: str, kernel: str) -> None:
    engine, suited = KERNELS[kernel]
    house = house_with(shoe, suited=bool(suited))
    job = job_of(house, seed=2**63 + 5, shoes=70)
    rows, lengths = Counter[tuple[int, ...]](), Counter[int]()
    for number in range(70):
        rounds = list(PlainShoe(house.shoe, seed=job.seed, shoe=number).rounds())
        lengths[len(rounds)] += 1
        for dealt in rounds:
            matched = [(bet, bet.row_for(dealt)) for bet in house.bets]
            rows[tuple(-1 if row is None else bet.rows.index(row) for bet, row in matched)] += 1
    tally = engine.count(job, (0, 70))
    counted = zip(map(tuple, job.payoffs.program.rows.tolist()), tally.counts.tolist(), strict=True)
    assert {line: count for line, count in counted if count} == rows
    assert {rounds: count for rounds, count in enumerate(tally.lengths.tolist()) if count} == lengths


def sums_of(job: Job, tally: Tally) -> list[Fraction]:
    return [Fraction(x, job.payoffs.parts) for x, _, _ in tally.sums]


@pytest.mark.parametrize("key", ["atlantic-city-mini", "pairs-mini", "suited"])
@pytest.mark.parametrize("shoes", [300, 20_000])
def test_threads_chunks_and_order_do_not_matter(key: str, shoes: int) -> None:
    house = load_house_text(SUITED) if key == "suited" else House.load(key)
    if key == "suited":
        shoes = min(shoes, 11_000)
    job = job_of(house, seed=5, shoes=shoes)
    whole = Kernel().count(job, (0, shoes))
    parts = [Kernel().count(job, span) for span in spans(0, shoes, 3 * BATCH)]
    assert same(sum(reversed(parts), start=job.nothing()), whole)
    for threads in (1, 2, 3):
        assert same(deal(job, shoes, engine=Threads(threads, Kernel()), shoes_a_span=2 * BATCH).tally, whole)


def test_without_pairs_the_four_ranks_that_count_nothing_are_one() -> None:
    house = House.load("pairs-mini")
    fewer = replace(house, offers=house.offers[:5])
    with_pairs, without = (job_of(each, seed=8, shoes=64) for each in (house, fewer))
    assert (with_pairs.points.with_pairs, without.points.with_pairs) == (True, False)
    assert with_pairs.payoffs.parts == without.payoffs.parts
    assert Lockstep().count(with_pairs, (0, 64)).sums[:5] == Lockstep().count(without, (0, 64)).sums


def test_what_is_bet_does_not_change_the_cards() -> None:
    mini, suited = House.load("dragon-mini"), load_house_text(SUITED)
    assert suited.bets[: len(mini.bets)] == mini.bets
    plain, with_suits = (Kernel().count(job_of(house, seed=8, shoes=300), (0, 300)) for house in (mini, suited))
    assert with_suits.sums[: len(mini.bets)] == plain.sums


def test_the_suits_of_many_shoes_are_even() -> None:
    """Pairs of one suit come as often as exact odds say: the words of suits are even, and apart from those of ranks."""
    house = load_house_text(SUITED)
    job = job_of(house, seed=1, shoes=10**6, rounds=60)
    tally = Kernel().count(job, (0, 200 * BATCH))
    assert agreement(simulated=job.counts(tally), exact=odds(house).counts, shoes=None).verdict == "agrees"


def test_sums_by_shoe_are_what_the_bets_won() -> None:
    house = House.load("pairs-mini")
    one_by_one, batched = job_of(house, seed=4, shoes=512), job_of(house, seed=4, shoes=100_000)
    assert (one_by_one.batch, batched.batch) == (1, BATCH)
    first, second = Kernel().count(one_by_one, (0, 512)), Kernel().count(batched, (0, 512))
    assert first.digest == second.digest
    assert sums_of(one_by_one, first) == sums_of(batched, second)
    assert (first.batches, second.batches) == (512, 2)
    won = first.counts @ one_by_one.payoffs.pay
    assert [x for x, _, _ in first.sums] == won.tolist()


def test_results_by_shoe_add_up() -> None:
    house = load_house_text(SUITED)
    job = job_of(house, seed=12, shoes=200)
    payoffs, results = job.payoffs, results_by_shoe(job.payoffs, house.shoe, seed=12, shoes=200)
    tally = Kernel().count(job, (0, 200))
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
from punto.sim.kernels import Kernel
from punto.sim.plan import load_plan
from punto.sim.sessions import play_plan
houses = [House.load("atlantic-city-mini"), House.load("pairs-mini"), load_house_text(sys.argv[1])]
digests = [Kernel().count(job_of(house, seed=6, shoes=33), (0, 33)).digest for house in houses]
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
    tally = Kernel().count(job, (0, 25_600))
    for simulated, exact in zip(job.prices(tally), odds(house), strict=True):
        assert simulated.standard_error is not None
        assert abs(float(simulated.ev - exact.ev)) < 4.5 * simulated.standard_error
        assert float(simulated.variance) == pytest.approx(float(exact.variance), rel=0.05)


def test_a_shoe_is_conserved() -> None:
    rules = House.load("atlantic-city-mini").shoe
    shoe = PlainShoe(rules, seed=1, shoe=1)
    used = [card for dealt in shoe.rounds() for card in dealt.cards]
    assert len(used) + shoe.cards == rules.cards - 1, "all but the first card, which was burned face up"
    assert set(used) <= set(DECK)
