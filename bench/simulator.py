"""The simulator against plain Python and NumPy, in one run, as ratios.

All of them deal whole shoes of `atlantic-city-mini` and settle all of its bets. The baselines shuffle; the NumPy one
deals thousands of shoes side by side and settles by a table of classes, and a tuned one shows what a second look
finds. Every method is validated before it is timed: the kernels bit for bit by the tests, and here each method's edges
against the exact ones.

    python -m bench.simulator
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter

import numpy as np
import numpy.typing as npt

from bench.report import Goal, report
from punto.exact import odds
from punto.house import House
from punto.house.loader import load_house_text
from punto.sim.engine import BATCH
from punto.sim.job import Job, Payoffs, job_of
from punto.sim.kernels import Kernel
from punto.sim.run import deal
from punto.sim.threads import Threads

HOUSE = House.load("atlantic-city-mini")
SUITED = load_house_text(
    'extends = "atlantic-city-mini"\ntitle = "suited"\nabout = "suited"\n[[bet]]\nkey = "player_perfect_pair"\n'
)
JOB = job_of(HOUSE, seed=1, shoes=10**6)
PAYOFFS, PAY = JOB.payoffs, JOB.points.pay
HIGHEST = np.array([3, 3, 4, 4, 5, 5, 6, 6, 2, 3])
"""The highest total on which Banker draws, by Player's third card."""
SAMPLES = 9

Settled = tuple[int, npt.NDArray[np.int64]]
"""Rounds, and what each bet has won, in parts of a unit."""
Method = Callable[[int, int], Settled]


def plain(shoes: int, seed: int) -> Settled:
    """One shoe after the other in plain Python, every bet settled after every round."""
    rng, highest, pays = random.Random(seed), HIGHEST.tolist(), PAY.tolist()
    rounds, won, squares = 0, [0] * len(HOUSE.bets), [0] * len(HOUSE.bets)
    for _ in range(shoes):
        cards = _deck()
        rng.shuffle(cards)
        position = 1 + (cards[0] or 10)
        last = False
        while not last:
            last = position >= 402
            p, b = (cards[position] + cards[position + 2]) % 10, (cards[position + 1] + cards[position + 3]) % 10
            position += 4
            bits = 0
            if p < 8 and b < 8:
                limit = 5
                if p < 6:
                    third = cards[position]
                    position += 1
                    p, limit, bits = (p + third) % 10, highest[third], 256
                if b <= limit:
                    b = (b + cards[position]) % 10
                    position += 1
                    bits |= 512
            rounds += 1
            for bet, net in enumerate(pays[p << 4 | b | bits]):
                won[bet] += net
                squares[bet] += net * net
    return rounds, np.array(won)


def _deck() -> list[int]:
    return [0] * 128 + [value for value in range(1, 10) for _ in range(32)]


def with_numpy(shoes: int, seed: int) -> Settled:
    """Thousands of shuffled shoes side by side, every bet settled after every round by a table."""
    rng, rounds = np.random.default_rng(seed), 0
    won, squares = np.zeros(len(HOUSE.bets), np.int64), np.zeros(len(HOUSE.bets), np.int64)
    side_by_side = 2000
    for first in range(0, shoes, side_by_side):
        size = min(side_by_side, shoes - first)
        cards = rng.permuted(np.tile(np.array(_deck(), np.int8), (size, 1)), axis=1)
        # Room behind the last card, for third cards that are looked at before they are needed.
        cards = np.concatenate([cards, np.zeros((size, 8), np.int8)], axis=1)
        position = 1 + np.where(cards[:, 0] == 0, 10, cards[:, 0]).astype(np.int64)
        shoe = np.arange(size)
        while len(shoe):
            last = position >= 402
            six = cards[shoe[:, None], position[:, None] + np.arange(6)].astype(np.int64)
            p, b = (six[:, 0] + six[:, 2]) % 10, (six[:, 1] + six[:, 3]) % 10
            open_ = (p < 8) & (b < 8)
            player_draws = open_ & (p < 6)
            banker_draws = open_ & (b <= np.where(player_draws, HIGHEST[six[:, 4]], 5))
            banker_third = np.where(player_draws, six[:, 5], six[:, 4])
            p = np.where(player_draws, (p + six[:, 4]) % 10, p)
            b = np.where(banker_draws, (b + banker_third) % 10, b)
            index = p << 4 | b | player_draws << 8 | banker_draws << 9
            nets = PAY[index]
            won += nets.sum(axis=0)
            squares += (nets * nets).sum(axis=0)
            rounds += len(shoe)
            position = position + 4 + player_draws + banker_draws
            shoe, position = shoe[~last], position[~last]
    return rounds, won


def with_tuned_numpy(shoes: int, seed: int) -> Settled:
    """The same with one-byte gathers from one flat array, and totals kept shoe by shoe: what a second look finds."""
    rng, rounds, won = np.random.default_rng(seed), 0, np.zeros(len(HOUSE.bets), np.int64)
    deck, highest, side_by_side = np.array(_deck(), np.uint8), HIGHEST.astype(np.uint8), 1000
    for first in range(0, shoes, side_by_side):
        size = min(side_by_side, shoes - first)
        cards = rng.permuted(np.tile(deck, (size, 1)), axis=1)
        flat = np.concatenate([cards, np.zeros((size, 8), np.uint8)], axis=1).ravel()
        start, totals = np.arange(size) * 424, np.zeros((size, len(HOUSE.bets)), np.int64)
        position = 1 + np.where(cards[:, 0] == 0, 10, cards[:, 0]).astype(np.int64)
        alive = np.arange(size)
        while len(alive):
            at = start[alive] + position[alive]
            p, b = (flat[at] + flat[at + 2]) % 10, (flat[at + 1] + flat[at + 3]) % 10
            open_ = (p < 8) & (b < 8)
            player_draws, third = open_ & (p < 6), flat[at + 4]
            banker_draws = open_ & (b <= np.where(player_draws, highest[third], 5))
            p = np.where(player_draws, (p + third) % 10, p)
            b = np.where(banker_draws, (b + flat[at + 4 + player_draws]) % 10, b)
            index = (
                p.astype(np.int64) << 4 | b | player_draws.astype(np.int64) << 8 | banker_draws.astype(np.int64) << 9
            )
            totals[alive] += PAY[index]
            rounds += len(alive)
            last = position[alive] >= 402
            position[alive] += 4 + player_draws + banker_draws
            alive = alive[~last]
        won += totals.sum(axis=0)
    return rounds, won


def fast(job: Job, threads: int) -> Method:
    """The project's own simulator."""

    def run(shoes: int, _: int) -> Settled:
        tally = deal(job, shoes, engine=Threads(threads, Kernel()), shoes_a_span=256 * BATCH).tally
        return tally.rounds, np.array([x for x, _, _ in tally.sums])

    return run


def validate(name: str, settled: Settled, payoffs: Payoffs, house: House) -> None:
    """Refuse to time what does not agree with the exact odds."""
    rounds, won = settled
    for column, price in enumerate(odds(house)):
        mean = float(won[column]) / payoffs.parts / rounds
        error = price.standard_deviation / rounds**0.5
        assert abs(mean - float(price.ev)) < 5 * error, f"{name}: {price.bet.key} {mean} is not {float(price.ev)}"


def main() -> None:
    """Time every method in turns and print the ratios."""
    job, suited = JOB, job_of(SUITED, seed=1, shoes=10**6)
    methods: dict[str, tuple[Method, int, Payoffs, House]] = {
        "plain Python": (plain, 400, PAYOFFS, HOUSE),
        "NumPy, shuffled shoes": (with_numpy, 8_000, PAYOFFS, HOUSE),
        "NumPy, tuned": (with_tuned_numpy, 8_000, PAYOFFS, HOUSE),
        "fast kernel, 1 thread": (fast(job, 1), 400_000, job.payoffs, HOUSE),
        "fast kernel, 2 threads": (fast(job, 2), 800_000, job.payoffs, HOUSE),
        "general kernel (suits), 1 thread": (fast(suited, 1), 40_000, suited.payoffs, SUITED),
    }
    for name, (method, shoes, payoffs, house) in methods.items():
        validate(name, method(shoes, 7), payoffs, house)
    speed = dict.fromkeys(methods, 0.0)
    for sample in range(SAMPLES):
        for name, (method, shoes, _, _) in methods.items():
            began = perf_counter()
            rounds, _ = method(shoes, sample)
            speed[name] = max(speed[name], rounds / (perf_counter() - began))
    numpy, one = speed["NumPy, shuffled shoes"], speed["fast kernel, 1 thread"]
    report(
        "Simulator, all bets of atlantic-city-mini settled",
        "M rounds/s",
        {name: value / 1e6 for name, value in speed.items()},
        [
            Goal("fast kernel, 1 thread, against NumPy", one / numpy, 45),
            Goal("fast kernel, 1 thread, against tuned NumPy", one / speed["NumPy, tuned"], None),
            Goal("fast kernel, 1 thread, against plain Python", one / speed["plain Python"], 300),
            Goal("2 threads against 1", speed["fast kernel, 2 threads"] / one, 1.8),
            Goal("general kernel against NumPy", speed["general kernel (suits), 1 thread"] / numpy, 5),
        ],
    )


if __name__ == "__main__":
    main()
